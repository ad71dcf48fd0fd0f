### Słowa, których może użyć każde oblicze stołu: terminal, strona, raport.

yes = Tak
no = Nie
you = Ty
spectator = Widz

## Przyciski i nagłówki

undo = Cofnij
redo = Ponów
cancel = Krok wstecz
continue-unasked = Nie pytaj już w tej turze
why-not = Dlaczego nie?
rules = Zasady
options = Opcje
log = Przebieg gry
score = Wynik
total = Razem

## Czyja kolej i jak się skończyło

your-turn = Twoja decyzja.
# Imiona się nie odmieniają, stąd nie „Czekamy na…”.
waiting-for =
    { $who_n ->
        [1] Teraz decyduje { $who }.
       *[other] Teraz decydują { $who }.
    }
game-over = Koniec gry.
drawn = Remis.
won =
    { $who_n ->
        [0] Gra przegrana.
        [1] { $who } wygrywa.
       *[other] { $who } wygrywają wspólnie.
    }

## Liczby

points =
    { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    }
players =
    { $n ->
        [one] { $n } gracz
        [few] { $n } gracze
       *[many] { $n } graczy
    }
players-range = { $least }–{ $most } graczy
minutes-range = { $least }–{ $most } minut

# A game that is installed (or was) and does not load.
game-broken = { $game }: w tę grę nie można tu zagrać: { $why }
bot-broken = Bot { $bot } nie daje się wczytać: { $why }
game-not-installed = nie jest zainstalowana
