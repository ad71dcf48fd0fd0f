game-title = Szychta przy lampach
game-tagline = Najjaśniejsza samotna lampa kopie, chyba że ktoś zagwiżdże.
game-mood = Szybko i przewrotnie.
tie-ore = Przy równej liczbie punktów wyżej jest ten, kto ma więcej płytek rudy.

option-veins = Żyły
option-veins-3 = 3 żyły
option-veins-5 = 5 żył
option-veins-7 = 7 żył

## Rzeczy

lamp-1 = lampa 1
    .acc = lampę 1
    .gen = lampy 1
lamp-2 = lampa 2
    .acc = lampę 2
    .gen = lampy 2
lamp-3 = lampa 3
    .acc = lampę 3
    .gen = lampy 3
lamp-4 = lampa 4
    .acc = lampę 4
    .gen = lampy 4
lamp-5 = lampa 5
    .acc = lampę 5
    .gen = lampy 5
lamp-6 = lampa 6
    .acc = lampę 6
    .gen = lampy 6

# Biernik wszystkich czterech jest równy mianownikowi.
ore-copper = miedź
ore-silver = srebro
ore-gold = złoto
ore-seam = pokład

score-ore = Ruda
score-whistles = Gwizdki

## Pytania i odpowiedzi

ask-show_lamp = Którą lampę pokazujesz?
ask-whistle = { $digger } zabiera się do kopania. Gwiżdżesz?

do-blow = Zagwiżdż
do-continue = Pozwól kopać

## Powody

no-lamp-not-held = Nie masz na ręce { $lamp_gen }.
no-whistle-spent = Nie masz już gwizdka.
no-dig-already-stopped = To kopanie jest już wstrzymane.

## Co się stało

log-vein-began = Zaczyna się żyła { $vein }.
log-lamp-shown = { $who } pokazuje { $lamp_acc }.
log-nobody-alone = Żadna lampa nie świeci samotnie: nikt nie kopie.
log-dig-began = Najjaśniejsze samotne światło to { $lamp }: { $who } zabiera się do kopania.
log-whistle-blown = { $who } gwiżdże: { $victim } nie kopie i bierze { $lamp_acc } z powrotem na rękę.
log-ore-dug = { $who } wydobywa { $ore }.
log-lamps-drawn =
    { $n ->
        [one] { $who } dobiera { $n } lampę.
        [few] { $who } dobiera { $n } lampy.
       *[many] { $who } dobiera { $n } lamp.
    }
log-lamp-drawn = { $who } dobiera { $lamp_acc }.
log-game-ended = Koniec szychty.

## Stół na jeden rzut oka

pic-vein = Żyła { $vein } z { $veins } · lamp w talii: { $deck } · żetonów rudy w stosie: { $pile }
pic-discard = Odrzucone lampy: { $lamps }
pic-shown = pokazuje { $lamp }
pic-hand = ręka { $lamps }
pic-whistles = gwizdki { $n }
pic-ore = ruda: { $ore }

## Stół w przeglądarce

view-vein = Żyła
view-veins = Wszystkich żył
view-deck = Talia
view-discard = Odrzucone
view-pile = Zostało rudy
view-shown = Pokazuje
view-whistles = Gwizdki
view-ore = Ruda
view-hand = Ręka
view-lamps = Lampy

## Co zrobiono, jako nagłówki raportu

deed-ore-dug-ore = Wydobyte rudy
deed-lamp-shown-lamp = Pokazane lampy

## Na co patrzy dobry gracz

feature-points = punkty przed innymi
feature-leader = przewaga nad najlepszym rywalem
feature-whistles = gwizdki
feature-light = lampy na następne żyły

## Pierwsze pytania, do nowej osoby

first-show_lamp = Wszyscy pokazują lampę naraz; kopie najjaśniejsza pokazana bez pary. Na początek dobra jest najjaśniejsza z twoich.
