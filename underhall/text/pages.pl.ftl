### Co mówią strony.

## Wszędzie

nav-play = Gra
language = Język
theme = Jasno lub ciemno
unofficial = Wersja nieoficjalna. Słowa i rysunki są nasze; wartości oznaczone jako odtworzone mogą poprawić posiadacze gier.
to-the-hall = Do sali
trouble-heading = Nie udało się
close = Zamknij
save = Zapisz
back = Wstecz
play = Graj
copy-link = Kopiuj odnośnik
view-empty = Na razie pusto: { $what }.
face-broken = Coś, co ta gra ma do pokazania, nie daje się wczytać: { $why }

## Sala

hall-title = Pięcioro drzwi, jeden stół
play-now = Zagraj teraz w { $game } z botami
play-bots = Z botami
new-table = Nowy stół
my-tables = Moje gry
longest-first = najdłużej czekające najpierw
further-tables = Dalsze stoły
first-tables = Wróć do pierwszych stołów
no-tables = Jeszcze żadnej gry
your-move = Twój ruch
look-in = Zajrzyj
review = Przejrzyj
frozen = zamrożony
not-playable = nie wczytuje się
join-code = Kod zaproszenia
join = Dołącz
join-note = Znajomy przysyła odnośnik albo kod; jedno i drugie prowadzi do wolnego krzesła.
puzzles-today = Zagadki na dziś
puzzles-when = nowe o północy
puzzle-solve = Rozwiąż
puzzle-was-solved = rozwiązana
small-games = Coś krótkiego
read-rules = Zasady
read-rules-note = Każdy punkt, z wyszukiwaniem
replays = Powtórki
replays-note = Skończona gra jeszcze raz albo zapis
first-door = Dobre na początek
door-together = razem
door-learn = Lekcja ({ $n } min)
door-puzzles = Zagadki ({ $n })
hall-welcome = Wybierz drzwi: boty siadają od razu, znajomi, gdy tylko ich zaprosisz.
turns-waiting =
    { $n ->
        [one] Jedna gra czeka na ciebie.
        [few] { $n } gry czekają na ciebie.
       *[many] { $n } gier czeka na ciebie.
    }
level-of-bots = Poziom botów: { $level }
level-in = Poziom botów w grze { $game }
level-random-says = gra, na co zasady pozwolą
level-novice-says = zna drogę i często ją myli
level-adept-says = planuje turę, myśli przez chwilę
level-master-says = planuje dalej, myśli kilka sekund
no-tables-note = Rozpoczęte gry czekają tu na ciebie, najdłużej czekające najpierw. Bez konta: należą do tej przeglądarki.
open-tables = Wolne krzesło
more = Więcej
look-around = Najpierw rozejrzyj się
since-seconds = od { $n } s
since-minutes = od { $n } min
since-hours = od { $n } h
since-days =
    { $n ->
        [one] od wczoraj
        [few] od { $n } dni
       *[many] od { $n } dni
    }
weight =
    { $n ->
        [1] Lekka
        [2] Dość lekka
        [3] Średnio ciężka
        [4] Dość ciężka
       *[other] Ciężka
    }

## Nowy stół

new-table-of = Nowy stół: { $game }
players-heading = Gracze
chair-n = Krzesło { $n }
name = Imię
name-n = Imię na krześle { $n }
kind-none = bez krzesła
kind-me = Ty
kind-here = Ktoś przy tym urządzeniu
kind-open = Znajomy, przez odnośnik
kind-bot = Bot, { $level }
level-random = losowy
level-novice = nowicjusz
level-adept = adept
level-master = mistrz
level-greedy = zachłanny
first-heading = Miejsca
first-order = w tej kolejności
first-random = przetasowane
public-heading = Wolne krzesła
pick-so-many = { $what }: do zaznaczenia { $n }.
public-no = dla znajomych z odnośnikiem
public-yes = dla każdego w tym domu
undo-heading = Cofanie
undo-consent = póki nic nie odkryto, potem za zgodą
undo-free = zawsze
undo-none = nigdy
clock-heading = Zegar na każdą turę
clock-none = brak
clock-of =
    { $n ->
        [60] 1 minuta
        [180] 3 minuty
        [600] 10 minut
        [86400] doba
       *[other] { $n } s
    }
then-heading = Gdy czas minie
then-wait = stół czeka dalej
then-bot = dalej gra bot
open-table = Otwórz stół

## Zaproszenie

invited = Zaproszenie do gry { $game }
no-invitation = To zaproszenie nie prowadzi do wolnego krzesła.
your-name = Twoje imię
sit-down = Usiądź

## Stół

to-your-choice = Do twojego wyboru
page-board = Plansza
page-standings = Stan
page-side = Miejsca
page-log = Dziennik
your-hand = Twoja ręka
your-turn-chip = Twoja kolej
game-over-chip = Koniec gry
waiting-chip = Czekamy
you-note = ty
chair-open = wolne krzesło
chair-away = poza stołem
chair-late = po czasie
chair-here = jest tutaj
chat = Rozmowa
chat-none = Nikt jeszcze nic nie powiedział.
chat-say = Powiedz coś przy stole
chat-send = Wyślij
mute-chat = Bez powiadomień o rozmowie
table-menu = Ten stół
keys-heading = Klawiatura
key-choose = wybór możliwości; dalsze mają litery
key-second = dalsze możliwości: Z, potem drugi klawisz
key-end = koniec, pas lub rezygnacja
key-here = wybierz rzecz, przy której jesteś
key-zoom = większa, mniejsza, cała plansza
key-walk = chodzenie po rzeczach na stole
zoom-out = Cała plansza
not-asked = Nie teraz: { $asked }
log-filter = Pokaż tylko jednego gracza
log-only = Tylko { $name }
table-opened-amid = Gra zaczyna się tutaj, w środku: to, co wcześniej, rozegrano przy innym stole.
since-your-turn = Od twojej ostatniej tury
press-again = Naciśnij jeszcze raz, aby to zrobić mimo wszystko.
closing-options = Koniec, pas lub rezygnacja
fold-more =
    { $shut ->
        [0] Wszystkie możliwości: { $n }
       *[other] Wszystkie: { $n }, niemożliwe: { $shut }
    }
fold-less = Pokaż mniej
offline = Brak połączenia: to, co teraz robisz, nie dociera do stołu. Strona sama spróbuje jeszcze raz.
bot-for-you = Gra za ciebie bot.
you-left = Stół na razie bez ciebie.
you-ran-out = Twój czas się skończył.
you-resigned = To już rezygnacja: na twoim krześle gra dalej bot.
skip-hint = Dowolny klawisz lub kliknięcie przyspiesza.
pace = Tempo botów
pace-slow = wolno
pace-normal = zwykle
pace-fast = szybko
pace-instant = od razu
pick-things = Kliknij { $n } z nich albo wybierz tutaj.
trying-out = To próba na boku, z botami. Prawdziwy stół czeka, nikt tego nie widzi.
back-to-table = Wróć do stołu
tryout-chip = Próba na boku
try-out = Wypróbuj stąd na boku
try-out-note = Prywatna kopia tego, co widzisz, z botami; potem wracasz i decydujesz.
curtain-setting = Kurtyna między graczami na tym urządzeniu
mark-setting = Tytuł i ikona karty mówią, że to twoja kolej
time-short = Twój czas zaraz się skończy.
replay-who = { $who }: { $asked }
replay-taken = Decyzja: { $what }
call-saved = Powiadomienie przyjdzie tam, gdy będzie twoja kolej, a ta strona będzie zamknięta.
call-ended = Powiadomienia są wyłączone.
call-says = { $game }: { $who }, twoja kolej.
call-me = Powiadamiaj mnie pod tym adresem, gdy jest moja kolej
call-note = Na czas, gdy ta strona jest zamknięta. Dozwolone: { $hosts }. Dla ntfy: https://HOST/?topic=NAZWA
name-yourself = twoje imię?
tips = Objaśnienia
notices = Powiadomienia
undo-told = skutek już widać: powie o tym dziennik i wynik gry
undo-asks = pozostali muszą się zgodzić
agree = Zgoda
refuse = Odmowa
withdraw = Wycofaj
come-back = Wróć na swoje krzesło
invite-friends = Jest wolne krzesło.
invite-link = Kopiuj zaproszenie
invite-short = Zaproś
invite-code = Albo podaj kod: { $code }
watch-link = Kopiuj odnośnik dla widzów
seat-link = Kopiuj odnośnik do swojego krzesła
seat-link-note = Otwiera twoje krzesło na innym urządzeniu. Nie pokazuj go nikomu.
confirm-end = Pytaj jeszcze raz, gdy coś zostaje niewykorzystane
sound = Dźwięk, gdy twoja kolej
notify = Powiadomienie, gdy twoja kolej
notify-refused = Przeglądarka nie pozwala tej stronie na powiadomienia.
share-position = Pozycja jako plik
download-record = Zapis jako plik
chair-keys = Krzesła i klucze
renew-note = Nowy odnośnik jest od razu kopiowany; dawne niczego już nie otwierają, na żadnym urządzeniu.
renew-own = Nowy odnośnik do swojego krzesła
renew-seat = Nowy odnośnik do krzesła: { $name }
renew-watch = Nowy odnośnik dla widzów
free-chair = Zwolnij krzesło: { $name }
sure-free = Na pewno zwolnić? Dawny klucz niczego już nie otworzy
seat-bot = Niech bot gra za: { $name }
leave = Odejdź na chwilę
end-game = Zaproponuj koniec gry
sure-end = Na pewno zaproponować koniec?
resign = Poddaj się
sure-resign = Na pewno się poddajesz?
delete-table = Usuń ten stół
sure-delete = Na pewno usunąć go dla wszystkich?
commitment = Tasowania obiecano przed grą tą liczbą:
connection-back = Połączono ponownie.
curtain-turn = { $name }, twoja kolej
curtain-note = Przekaż urządzenie, potem podnieś kurtynę.
curtain-lift = Podnieś kurtynę

## Powtórka

replay = Powtórka
replay-moment = Chwila gry
replay-start = Na początek
replay-turn-back = Tura wstecz
replay-back = Krok wstecz
replay-play = Odtwarzaj lub zatrzymaj
replay-forward = Krok naprzód
replay-turn-forward = Tura naprzód
replay-end = Na koniec
replay-speed = Prędkość
replay-eyes = Czyimi oczami
play-on = Graj dalej stąd
verified = Sprawdzono każdy ruch
bring-heading = Odtwórz zapis
bring-note = Przynieś plik gry rozegranej tutaj, w innym domu albo w terminalu. Najpierw sprawdzamy każdy ruch i każde losowanie.
bring-choose = Wybierz zapis
bring-drop = albo upuść go tutaj: plik JSON, najwyżej { $kb } kB
bring-too-large = Ten plik ma ponad { $kb } kB; żaden zapis gry tyle nie ma.
my-games = Twoje skończone gry
own-record = Twój dorobek
record-seats = graczy
record-played = rozegrane
record-won = wygrane
record-best = najlepszy wynik
record-mean = średni wynik
record-streak = wygrane z rzędu
no-games = Żadna gra nie jest jeszcze skończona.
brought = z pliku

## Wynik

see-result = Wynik
ended-early = Koniec za zgodą wszystkich
unfinished = Ten zapis kończy się w środku gry
lasted =
    { $n ->
        [0] mniej niż minuta
        [one] { $n } minuta
        [few] { $n } minuty
       *[other] { $n } minut
    }
rematch = Rewanż
record = Zapis
points-heading = Skąd wzięły się punkty
all-together = Wszyscy razem
along-the-way = Punkty po drodze
period = Runda
axis-decisions = decyzje
axis-points = punkty
tie-rules = Przy równej liczbie punktów o kolejności decydują zasady.
peeked =
    { $n ->
        [1] { $who } raz cofa decyzję, widząc już jej skutek.
       *[other] { $who } cofa decyzje, widząc już ich skutek, tyle razy: { $n }.
    }
over-time = Punkty w czasie
shuffle-checked = Każde tasowanie sprawdzone: ogłoszony teraz klucz zgadza się z obietnicą z otwarcia stołu.
shuffle-wrong = Klucz nie zgadza się z obietnicą z otwarcia stołu.
seed-checked = Sprawdzono każde losowanie: cały los tej gry pochodzi z ziarna { $seed }.
moves-checked = Sprawdzono każdy ruch. Zapis nie mówi, skąd wziął się los.

## Zasady

rules-of = Zasady gry { $game }
contents = Spis treści
search-rules = Szukaj
search-none = Nic nie znaleziono.
rules-in-english = Punkty zasad są tylko po angielsku; przy stole wszystko jest po polsku.
sources-heading = Skąd pochodzą wartości
sources-note = Co podaje instrukcja, pochodzi z instrukcji. Reszta jest odtworzona: z publicznych stron, z pamięci albo zaprojektowana dla tego wydania.
sources-group = Grupa
sources-groups = Według grup, pod nazwami z pliku wartości
sources-total = Razem: z instrukcji { $rulebook }, z tego wydania { $house }, z pamięci { $memory }, z publicznych stron { $public }.
source-rulebook = instrukcja
source-house = to wydanie
source-memory = pamięć
source-public = publiczne
sources-none = Wszystko tutaj jest naszego autorstwa.
sources-correct = Posiadacze gry mogą poprawić każdą wartość we własnym pliku:

## Objaśnienia rzeczy

tip-number = nr { $n } w wydaniu drukowanym
tip-made = odtworzone
tip-made-parts = odtworzone: { $parts }
tip-corrected = wartości z własnego egzemplarza
made-cost = koszt
made-effect = działanie
made-numbers = liczby
made-vp = punkty
made-dev-vp = punkty za rozwinięcie
made-dev-cost = koszt rozwinięcia
made-furnace-cost = koszt wbudowania pieca
made-specialist = czyja to premia
made-yield = wydobycie
made-extra-yield = dodatkowe wydobycie
made-spaces = liczba pól
