# Szczegóły tego, co poszło nie tak, pod tymi samymi nazwami co po angielsku.

## Opcje

fault-no-bot = nie ma bota { $id }; są: { $known }
fault-no-bots = nie zainstalowano żadnego bota
fault-option-choice = opcja { $option }: { $value } nie jest żadną z możliwości: { $known }
fault-option-several = opcja { $option }: podaj różne nazwy połączone znakiem +, razem { $n }
fault-seats = w grę { $game } może grać od { $least } do { $most } osób, a nie { $n }
fault-no-option = gra { $game } nie ma opcji { $option }; ma: { $known }
fault-no-game = nie ma gry { $id }; { $why }
fault-part-meant = może chodziło o { $known }?
fault-part-known = są: { $known }
fault-undo-policy = cofanie to jedno z: { $known }, a nie { $value }
fault-clock-then = po upływie czasu następuje jedno z: { $known }, a nie { $value }
fault-clock = zegar chodzi od { $least } do { $most } sekund
fault-chair = krzesło to me, here, open albo bot, a nie { $value }
fault-no-language = nie ma języka { $lang }; są: { $known }
fault-run-empty = seria potrzebuje przynajmniej jednej gry i jednego bota
fault-run-rounds = trzeba rozegrać przynajmniej 1 rundę, a nie { $n }
fault-run-log = nie ma dziennika { $log }; są: { $known }
fault-run-process = musi grać przynajmniej 1 proces, a nie { $n }
fault-run-games = trzeba rozegrać przynajmniej 1 grę, a nie { $n }
fault-tune-games = { $n } gier to za mało, żeby się z nich uczyć
fault-tune-features = gra { $game } nie podaje cech (study/features.py)
fault-tune-only = only { $only }: powinno być jedno z: { $known }
fault-tune-judgements = gra { $game } nie podaje ocen (study/judgements.py)
fault-tune-unjudged = gra { $game } opiera cechy na ocenach, a niczego o nich nie mówi (study/guess.toml)
fault-tune-only-judged = to, jak skończyły się pozycje, nic nie mówi o ocenach; ucz się z changes
fault-tune-needs = potrzeba przynajmniej 1 ({ $what }), a nie { $n }

## Dane elementów

fault-data-type = dane elementów { $where }: powinno być { $wanted }, jest { $found }
fault-data-tables = dane elementów { $where }: powinny być tabele, każda z id
fault-data-id-twice = dane elementów { $where }: dwa razy to samo id
fault-data-none-with-id = w danych elementów nie ma { $where } z id { $id }
fault-data-none = w danych elementów nie ma { $where }
fault-data-whole = dane elementów{ $of }: { $path } musi być liczbą całkowitą nie mniejszą niż { $least }
fault-data-flag = dane elementów{ $of }: { $path } musi być true albo false
fault-data-word = dane elementów{ $of }: { $path } musi być jednym z: { $known }
fault-data-list = dane elementów: { $path } musi być listą tabel
fault-data-exactly = dane elementów: { $path } musi zawierać dokładnie: { $known }
fault-data-amounts = dane elementów{ $of }: { $path } musi podawać ilości
fault-data-missing = dane elementów{ $of }: brakuje { $path }
fault-data-names = dane elementów{ $of }: { $path } nie jest nazwą rzeczy „{ $topic }”
fault-data-fixed = dane elementów{ $of }: { $path } nie może być inne niż { $value }
fault-data-same = dane elementów: { $one } i { $other } muszą być takie same
fault-data-holds = { $path }: { $id } musi zawierać nazwane wartości
fault-data-no-game = { $path }: { $key } nie jest grą; umieść wartości pod jedną z: { $known }
fault-data-named = { $path }: powinny być nazwane wartości
fault-data = dane elementów{ $of }: { $why }
fault-player-score = gracz { $who }: podaj wynik albo punkty według źródeł, nie jedno i drugie
fault-player = gracz { $who }: { $why }
fault-option = opcja { $option }: { $why }
fault-data-read = nie można odczytać { $path }: { $why }
fault-data-broken = { $path } jest uszkodzony: { $why }

## Pojedyncze wartości

fault-no-name = nie ma „{ $topic }” o nazwie { $token }; znane: { $known }
fault-name = powinna być nazwa „{ $topic }”, jest { $found }
fault-whole-least = powinna być liczba całkowita nie mniejsza niż { $least }, jest { $found }
fault-whole-most = powinna być liczba całkowita nie większa niż { $most }, jest { $found }
fault-whole = powinna być liczba całkowita, jest { $found }
fault-text = powinien być tekst, jest { $found }
fault-flag = powinno być true albo false, jest { $found }
fault-list-of = powinna być lista „{ $topic }”, jest { $found }
fault-list = powinna być lista, jest { $found }
fault-twice = { $token } podano dwa razy

## Pozycje

fault-position-game = ta pozycja jest z gry { $game }, a nie z gry { $wanted }
fault-position-data = tę pozycję zrobiono z innymi danymi elementów; podaje je w 'data'
fault-position-seats = pozycja, seats: powinna być liczba całkowita, jest { $found }
fault-position-active = pozycja, active: nie ma miejsca { $seat }
fault-position-chance = pozycja, chance: powinna być lista wyników takich jak card:bank
fault-position-named = { $where }: powinny być nazwane wartości, jest { $found }
fault-position-agenda = pozycja, agenda: powinna być lista
fault-agenda-frame = pozycja, agenda: { $entry } nie jest nazwą kroku; znane: { $known }
fault-agenda-needs = krok { $frame } wymaga { $name }
fault-agenda-answers = krok { $frame }: odpowiedzi wymagają po jednej pozycji na miejsce
fault-agenda-answer = krok { $frame }: miejsce { $seat } nie może odpowiedzieć { $answer }: { $why }
fault-position-less = tej pozycji nie da się grać dalej: mniej niż nic „{ $what }”
fault-position-knows = { $where } nie zna { $key }; zna: { $known }
fault-agenda-seat = krok { $frame }: { $name }: nie ma miejsca { $seat }
fault-agenda-value = krok { $frame }: { $name }: { $why }
fault-agenda-over = pozycja, agenda: gra jest skończona, a coś zostało do zrobienia
fault-agenda-misfit = krok { $frame }: { $why }
fault-part-fails = krok { $frame } zawodzi: { $why }
fault-position-stuck = tej pozycji nie da się grać dalej: { $why }
fault-position-for = ta pozycja jest na { $seats } miejsc, a nie na { $n }
fault-position-options = ta pozycja ma opcje { $options }, a nie { $other }
fault-position-key-named = pozycja, { $key }: powinny być nazwane wartości, jest { $found }
fault-position-key-whole = pozycja, { $key }: powinna być liczba całkowita, jest { $found }
fault-position-key-most = pozycja, { $key }: powinna być liczba całkowita nie większa niż { $most }, jest { $found }
fault-position-key-length = pozycja, { $key }: powinna być lista najwyżej { $n } wartości, jest { $found }
fault-position-key-list = pozycja, { $key }: powinna być lista, jest { $found }
fault-position-key-counts = pozycja, { $key }: powinny być liczby „{ $topic }”, jest { $found }
fault-position-key-no = pozycja, { $key }: nie ma „{ $topic }” { $token }; znane: { $known }
fault-position-key-only = pozycja, { $key }: { $token } podano { $n } razy, a jest tylko { $most }
fault-position-many = pozycja: nie ma aż tylu { $what }
fault-position-key-least = pozycja, { $key }: powinno być { $least } lub więcej, jest { $found }
fault-position-key-different = pozycja, { $key }: powinny być różne, jest { $found }
fault-part-number = { $where }, { $key } { $token }: powinna być liczba całkowita
fault-position-key = pozycja, { $key }: { $why }
fault-position-over = w tej pozycji gra jest już skończona
fault-position-fit = ta pozycja nie pasuje: { $why }
fault-names-no-game = nie podano tu gry
fault-key-named = { $key }: powinny być nazwane wartości
fault-damaged-position = ta pozycja jest uszkodzona: { $why }
fault-damaged-record = ten zapis jest uszkodzony: { $why }
fault-damaged = to ({ $what }) jest uszkodzone: { $why }

## Zapisy

fault-no-record = to nie jest zapis gry
fault-record-format = ten zapis ma format { $found }; znany jest { $known }
fault-record-lists = ten zapis jest uszkodzony: setup i log muszą być listami
fault-record-seats = ten zapis jest uszkodzony: seats musi być liczbą, a options nazwanymi wartościami
fault-record-game = ten zapis jest z gry { $game }, a nie z gry { $wanted }
fault-record-missing = ten zapis nie jest pełny: brakuje { $key }
fault-record-at = ten zapis jest uszkodzony w miejscu { $where }: { $entry }
fault-record-key = ten zapis jest uszkodzony: jego klucz nie jest liczbą szesnastkową
fault-record-data = ten zapis rozegrano z innymi danymi elementów
fault-record-promise = klucz tego zapisu nie jest tym, który obiecano
fault-record-revision = { $why } (zapisano przy wydaniu zasad { $told }, tu jest { $now })
fault-record-chance = { $where }: los dał { $came }, a zapis mówi { $told }
fault-record-result = gra kończy się tak: { $came }, a zapis mówi { $told }
fault-record-setup = przygotowanie przebiega inaczej niż w zapisie: { $why }
fault-record-replay = { $where }: tego nie da się odtworzyć: { $why }
fault-entry-follow = wpis { $n } nie następuje po { $number }
fault-entry-draws = wpis { $n } losuje tu inaczej
fault-result-numbers = wynik, { $key }: powinny być liczby całkowite, razem { $n }, jest { $found }
fault-result-named = wynik: powinny być nazwane wartości, jest { $found }
fault-result-breakdown = wynik: powinno być rozbicie, po jednej tabeli punktów na miejsce
fault-result-drawn = wynik, drawn: powinno być true albo false, jest { $found }
fault-result-sources = wynik: każde miejsce musi mieć te same źródła punktów
fault-record-entries = ma więcej wpisów niż { $n }
fault-record-nothing = o niczym w nim nie zdecydowano
fault-record-no-json = nie ma w nim JSON-a
fault-record-damaged = jest uszkodzony: { $what }
fault-record-one-seat = zawiera to, co wiedziało jedno miejsce

## Los i cofanie

fault-script-draws = zapisany wynik { $outcome }: gra losuje teraz „{ $topic }”
fault-script-below = zapisany wynik { $outcome }: powinna być liczba mniejsza niż { $n }
fault-script-cannot = zapisany wynik { $outcome } nie może teraz wypaść
fault-script-end = zapisany los się skończył, a gra losuje teraz { $wanted }
fault-undo-none = nie masz ruchu, który można cofnąć
fault-undo-consent = od tego czasu coś wylosowano, pokazano albo zdecydował inny gracz; cofnięcie wymaga zgody stołu
fault-undo-no-action = nie ma niedokończonej akcji, z której można wyjść
fault-undo-finish = w tej akcji coś wylosowano, pokazano albo zdecydował inny gracz; trzeba ją dokończyć
fault-undo-no-move = nie ma ruchu { $n }, do którego można wrócić
fault-redo-none = nie masz niczego do ponowienia

## Nazwy, pliki, miejsce na stoły

fault-say-nothing = nie ma tu nic do powiedzenia
fault-say-long = najwyżej { $most } znaków, a nie { $n }
fault-say-unseen = niczego z tego nie widać
fault-bytes = najwyżej { $n } bajtów
fault-store-postgres = PostgreSQL wymaga dodatku: { $how }
fault-store-address = to nie jest adres bazy danych: { $why }
fault-store-no-file = nie ma pliku { $path }
fault-store-there = { $path } już istnieje
fault-copy-full = dom, do którego się kopiuje, ma już stoły
fault-copy-differs = kopia się różni: { $one } zamiast { $other }
fault-store-closing = dom się zamyka
fault-store-version = ma wersję { $version }, a ten Underhall zna { $known }
fault-store-card = karta stołu nie jest obiektem: { $text }
fault-store-entry = wpis nie jest JSON-em: { $why }
fault-store-first = nie można odczytać pierwszego wpisu stołu { $id }: { $why }
fault-store-other = są w niej inne tabele
fault-store-lacks = nie ma w niej { $name }
fault-os-none = nie ma takiego pliku ani katalogu
fault-os-denied = brak uprawnień
fault-os-folder = to jest katalog
fault-os-no-folder = to nie jest katalog
fault-os-there = taki plik już istnieje
fault-os-full = na dysku nie ma miejsca
fault-os-read-only = ten dysk jest tylko do odczytu
fault-os-in-use = ten adres jest już zajęty
fault-os-long = nazwa pliku jest za długa
fault-json-value = tu powinna być wartość: wiersz { $line }, kolumna { $column }
fault-json-extra = zbędne dane: wiersz { $line }, kolumna { $column }
fault-json-comma = tu powinien być przecinek: wiersz { $line }, kolumna { $column }
fault-json-name = tu powinna być nazwa w cudzysłowie: wiersz { $line }, kolumna { $column }
fault-json-open = niezamknięty tekst: wiersz { $line }, kolumna { $column }
fault-toml-key = ta sama nazwa dwa razy (wiersz { $line }, kolumna { $column })
fault-toml-value = niepoprawna wartość (wiersz { $line }, kolumna { $column })
fault-toml-statement = niepoprawny zapis (wiersz { $line }, kolumna { $column })
fault-toml-expected = tu powinno być { $what } (wiersz { $line }, kolumna { $column })

## Żądania

fault-request-required = brakuje tej wartości
fault-request-text = powinien być tekst
fault-request-whole = powinna być liczba całkowita
fault-request-whole-text = powinna być liczba całkowita, a tego nie da się tak odczytać
fault-request-number = powinna być liczba
fault-request-flag = powinno być true albo false
fault-request-list = powinna być lista
fault-request-object = powinny być nazwane wartości
fault-request-object-of = powinny być nazwane wartości
fault-request-least = powinno być co najmniej { $n }
fault-request-most = powinno być najwyżej { $n }
fault-request-long = tekst powinien mieć najwyżej { $n } znaków
fault-request-long-one = tekst powinien mieć najwyżej { $n } znak
fault-request-short = tekst powinien mieć co najmniej { $n } znak
fault-request-short-many = tekst powinien mieć co najmniej { $n } znaków
fault-request-items = lista powinna mieć najwyżej { $n } wartości, a nie { $found }
fault-request-keys = nazwanych wartości powinno być najwyżej { $n }, a nie { $found }
fault-request-choice = powinno być { $known }
fault-request-extra = nie ma tu takiej wartości
fault-request-json = tego nie da się odczytać jako JSON

## Boty i serie

fault-weights-numbers = wagi, { $name }: powinny być dwie liczby, na początek i na koniec, a nie { $value }
fault-weights-game = wagi: zrobione dla { $made }, a nie dla { $game }
fault-weights-aim = wagi, aim: { $aim } nie jest jednym z: { $known }
fault-weights-table = wagi: brakuje tabeli [weights]
fault-weights-lacking = wagi: niczego dla cech { $names }; dostrój grę na nowo
fault-weights-unknown = wagi: nie ma cech { $names }; dostrój grę na nowo
fault-judged-table = wagi: [judged] powinno zawierać nazwane wartości, a nie { $value }
fault-judged-number = wagi, judged { $name }: powinna być liczba większa od 0, a nie { $value }
fault-judged-numbers = wagi, judged { $name }: liczb większych od 0 powinno być { $n }, a nie { $value }
fault-judged-lacking = wagi: niczego dla oceny { $name }; dostrój grę na nowo
fault-judged-unknown = wagi: nie ma ocen { $names }; dostrój grę na nowo
fault-review-over = ta gra nie jest skończona; omawia się tylko skończone gry
fault-review-nothing = w tym zapisie o niczym nie zdecydowano
fault-tune-ridge = ridge wynosi 0 lub więcej, a nie { $n }
fault-tune-sight = sight to część od 0 do 1, a nie { $n }
fault-tune-swing = swing to część większa od 0, najwyżej 1, a nie { $n }
fault-tune-stride = krok jest większy od 0, a nie { $n }
fault-run-plan = to nie jest plan serii
fault-run-plan-broken = ten plan serii jest uszkodzony: { $why }
fault-run-version = { $path } zaczął Underhall { $begun }, a tu jest { $here }: gry nie byłyby takie same; kontynuuj tamtą wersją albo zacznij inną serię
fault-run-not-empty = { $path } nie jest pusty; seria nigdy nie nadpisuje innej (kontynuacja: --resume)
fault-run-format = { $path }: ta seria ma format { $found }; znany jest { $known }
fault-run-rules = { $path } zaczęto z innymi zasadami albo danymi elementów gry { $id }: gry nie byłyby takie same; zacznij inną serię
fault-run-none = { $path } nie jest serią: nie ma w nim { $file }
fault-run-unread = nie można odczytać { $file }: { $why }
fault-run-no-games = w { $path } nie ma jeszcze gier
fault-run-column = { $path } jest uszkodzony: nie ma w nim kolumny { $name }
fault-puzzle = zadanie { $n } gry { $game } jest uszkodzone: { $why }
fault-chances = szanse w grze { $game }: oczekiwano jej nazwy i trzech liczb dodatnich
fault-odds = szanse w grze { $game }: oczekiwano jej nazwy, przesunięcia i dodatniego rozciągnięcia
fault-unknowable = to, co tam zrobiono, wynika z czegoś, czego to miejsce nie może wiedzieć
fault-howto = z tego nie da się zrobić strony „Jak grać”: { $why }
fault-lesson = z tego nie da się zrobić lekcji: { $why }
fault-things = things.toml nie opisuje rzeczy: { $why }
fault-face-among = { $key } nie należy do: { $known }
fault-face-name = { $key } musi być nazwą
fault-face-names = { $key } musi być listą nazw
fault-face-pairs = { $key } musi nadawać nazwom nazwy
fault-face-colours = colours musi podać klucz widoku, który je mówi
fault-face-effects = effects musi zawierać rodzaje i nic więcej
