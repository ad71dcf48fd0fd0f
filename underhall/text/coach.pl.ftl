# Podpowiedzi, wyjaśnienia, omówienia i zagadki.

coach-decimal-mark = ,
coach-percent = { $n } %
coach-no-reason = niewiele się zmienia

feature-answers = to, co może nastąpić
feature-result = wynik końcowy
feature-other = inne

## Podpowiedzi przy stole

table-hinted = { $who } prosi o podpowiedź.
hint = Podpowiedź
hint-off = Przy tym stole nie ma podpowiedzi.
hint-thinking = Trener się zastanawia; kolejność może się jeszcze zmienić.
hint-enough = Wystarczy, pokaż
hint-chance = szansa na wygraną
hint-large = Co jest duże
hint-points = punkty
hint-chances = szansa
hint-then = Potem: { $what }
hint-play = Zagraj { $letter }
hint-played = Zagrano, jak radzi trener.
hint-back = Cofnij to
hint-unit = Zysk w punktach do końca tury; szansa na wygraną
hint-unit-together = Zysk w punktach procentowych; szansa na zwycięstwo
why-who = Czemu { $who }?
why-heading = { $who }: ostatnia akcja
why-rank =
    { $rank ->
        [1] Pierwszy wybór z { $found }.
       *[other] Wybór { $rank } z { $found }.
    }
why-next = Następne najlepsze: { $what }, gorsze o { $by }.
why-better = Lepsze, o ile możesz to wiedzieć: { $what }, więcej o { $by }.
why-unknown = To wynika z czegoś, czego nie możesz wiedzieć.
why-for-you = Dla ciebie oznacza to
why-earlier = Wcześniej
why-later = Później
why-note = Na podstawie tego, co możesz wiedzieć. Ludzi nikt nie pyta.
hinted =
    { $n ->
        [one] { $who }: { $n } podpowiedź.
        [few] { $who }: { $n } podpowiedzi.
       *[many] { $who }: { $n } podpowiedzi.
    }
hints-heading = Podpowiedzi
hints-yes = wolno pytać trenera
hints-no = bez podpowiedzi
error-no-hints = Przy tym stole nie ma podpowiedzi.

## Omówienie zakończonej partii

review-title = Omówienie
three-result = Wynik
three-faces = Wynik, omówienie, powtórka
review-all = Wszyscy
review-you = Ty
review-file = Jako plik
review-thinking = Trener ogląda partię jeszcze raz.
review-at = Tura { $at } z { $of }
review-progress = Trener ogląda partię jeszcze raz: { $n } %
review-chance = Szansa na wygraną
review-victory = Szansa na zwycięstwo
review-lines = Kto wygrywał
review-chance-short = Szansa
review-lead = Oczekiwana przewaga
review-lead-short = Punkty
review-chance-note = W procentach: ocena trenera na podstawie gier botów.
review-lead-note = O ile punktów przed najlepszym rywalem na końcu, według trenera.
review-points-line = Punkty
review-points-line-note = Punkty zdobyte do tej pory, tura po turze.
review-short =
    { $n ->
        [0] Tyle samo punktów, a jednak za zwycięzcą
        [one] Zabrakło { $n } punktu
        [few] Zabrakło { $n } punktów
       *[many] Zabrakło { $n } punktów
    }
review-led = Na prowadzeniu do tury { $n }.
review-dearest = Sama tura { $n } kosztowała { $cost } pkt.
review-from-to = Od { $start } do { $end }:
review-by-choices = wybory
review-by-chance = los
review-ends = Jak to się skończyło
review-ends-note = co pozostało, tura po turze; przy 0 wszystko stracone
review-of = z { $of }
review-points-note = narastająco
review-other-sources = Inne
review-end = Koniec
review-costly = Tury, które kosztowały najwięcej
review-worth = ile punktów wart był każdy wybór
review-worth-together = szansa na zwycięstwo po każdym wyborze
review-turn = Tura { $n }, { $who }
review-picture = Plansza przed turą { $n }, gra { $who }
review-played = Zagrane
review-fall = szansa na wygraną po lepszym wyborze → po zagranym
review-stays = bez zmian: { $chance }
review-better = Lepsze
review-play-on = Graj dalej od tego miejsca
review-nothing-costly = Żadna tura nie kosztowała tyle, by o tym mówić.
review-points = Skąd wzięły się punkty
review-first-choice = Pierwszy wybór trenera
review-first = pierwszy
review-second = drugi lub trzeci
review-other = inny
review-stone = Powtórka od tury { $n }
review-lost = Ostatnia kolumna: punkty oddawane średnio w turze względem pierwszego wyboru.
review-lost-together = Ostatnia kolumna: procenty oddawane w turze. Nikt nie jest oceniany: wszyscy wygrywają albo przegrywają razem.
review-budget =
    { $n ->
        [one] Trener sprawdził { $n } ciąg dalszy dla każdej części tury.
        [few] Trener sprawdził { $n } ciągi dalsze dla każdej części tury.
       *[many] Trener sprawdził { $n } ciągów dalszych dla każdej części tury.
    }
review-good-to = Wartości są dokładne do około jednego punktu.
review-good-to-together = Wartości są dokładne do około dwóch procent.
cli-about-review = omówienie zakończonej partii: kto wygrywał i które tury kosztowały najwięcej
cli-review-written = Zapisano: { $file }
cli-review-turn = { $letter }  Tura { $n }, { $who }: oddane { $cost }
cli-review-first = { $who }: pierwszy wybór trenera w { $n } z { $of } tur.
cli-review-no-review = { $file } już istnieje i nie jest omówieniem; zostaje, jak jest.

## Zagadki

cli-about-puzzles = znajdź pozycje, w których jedna akcja jest wyraźnie najlepsza
cli-puzzles-looking = Szukam zagadek; Ctrl-C kończy, znalezione zostają.
cli-puzzles-one = { $n }. ({ $hard }/5) { $what }: przewaga { $gap }
cli-puzzles-found =
    { $n ->
        [one] { $n } zagadka.
        [few] { $n } zagadki.
       *[many] { $n } zagadek.
    }
cli-puzzles-wrong = Zagadka { $n } już nie obowiązuje.
cli-puzzles-hold = Obowiązuje { $n } z { $of }.

puzzles-title = Zagadki
puzzles-none = Do tej gry nie ma jeszcze zagadek.
puzzles-about = Znajdź najlepszą akcję: jedna cała akcja jest wyraźnie lepsza od wszystkich innych.
puzzle-n = Zagadka { $n }
puzzle-task = Znajdź najlepszą akcję
puzzle-whole = Jedna cała akcja, od tego miejsca do końca
puzzle-hard = trudność { $n } z 5
puzzle-clue = Wskazówka
puzzle-show = Pokaż odpowiedź
puzzle-right = Znalezione
puzzle-wrong = To nie jest najlepsza akcja
puzzle-behind = gorsza o { $by }
puzzle-again = Jeszcze raz
puzzle-next = Następna zagadka
puzzle-best = Trzy najlepsze
puzzle-mine = twoja odpowiedź
puzzle-shown = Odpowiedź
puzzle-tries = Próby:
puzzle-sense = O różnicy decyduje: { $what }, { $by }.
puzzle-clue-feature = Chodzi o to: { $what }.
puzzle-clue-first = Zaczyna się tak: { $what }.
puzzle-clue-next = A potem: { $what }.
error-no-puzzle = Nie ma takiej zagadki.

cli-serve-no-hints = bez podpowiedzi przy żadnym stole
cli-review-file = zapis zakończonej partii
cli-review-out = zapisz omówienie jako stronę HTML w tym pliku
cli-review-seat = oczami tego miejsca (liczonego od zera): najpierw jego najdroższe tury
cli-review-budget = symulacje na każdą część tury
cli-example-review = Przykład: underhall review partia.json --out omowienie.html
cli-puzzles-game = gra
cli-puzzles-count = ile ma być w pliku
cli-puzzles-seed = inne partie dla innego ziarna
cli-puzzles-minutes = przestań szukać po tylu minutach
cli-puzzles-out = plik, jedna zagadka w wierszu; to, co tam jest, zostaje
cli-puzzles-check = zamiast szukać, zważ jeszcze raz zagadki z tego pliku
cli-puzzles-renew = zamiast szukać, przemyśl na nowo zagadki z tego pliku; te, które już się nie wyróżniają, znikają
cli-example-puzzles = Przykład: underhall puzzles belfort --count 5 --out moje.jsonl
