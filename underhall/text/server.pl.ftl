### Co mówi dom stołów: odmowy, to, co w przebiegu dotyczy ludzi, i polecenie `serve`.

## Odmowy. $why to szczegół, w miarę możności po polsku (faults/pl.ftl).

error-house-error = To niemożliwe: { $why }
error-stale = Tymczasem gra poszła dalej. Nic się nie zmieniło; spójrz jeszcze raz.
error-no-such-table = Nie ma takiego stołu albo ten odnośnik do niego nie prowadzi.
error-not-yours = O tym decyduje ktoś inny.
error-not-now = W tej chwili to niemożliwe.
error-undo-forbidden = Przy tym stole niczego się nie cofa.
error-table-over = Ta gra jest skończona.
error-table-frozen = Ten stół jest zamrożony: obecne zasady nie pozwalają odtworzyć jego przebiegu.
error-no-chair = Nie ma wolnego krzesła: kod jest błędny albo wszystkie krzesła są zajęte.
error-bad-words = Tego nie można pokazać: { $why }
error-no-call = Serwer nie wysyła powiadomień pod ten adres, tylko do: { $why }
error-no-record = Ten plik nie jest poprawnym zapisem gry. Zapisy to pliki JSON, które tworzy skończony stół albo „underhall play --save”. ({ $why })
error-only-position = Ten plik zawiera jedną pozycję, a nie zapis gry.
error-not-whole = Ten zapis mówi tylko to, co wiedziało jedno miejsce, gdy gra jeszcze trwała, więc nie można go odtworzyć. Pobierz go ponownie, gdy gra się skończy.
error-foreign-game = Ten zapis pochodzi z gry, której tu nie ma: { $why }
error-too-much = Zbyt wiele żądań; poczekaj chwilę.
error-too-large = To za dużo: { $why }
error-too-slow = To żądanie trwało zbyt długo i zostało porzucone.
error-closing = Dom jest właśnie zamykany. Nic się nie zmieniło; spróbuj ponownie, gdy będzie otwarty.
error-not-found = Pod tym adresem nic nie ma.
error-not-like-that = Pod ten adres nie można wysłać takiego żądania.
error-unreadable = Nie można odczytać tego żądania.
error-wrong-origin = To żądanie pochodzi z innej strony i zostało odrzucone.
error-store-trouble = Nie można użyć miejsca, w którym są stoły: { $why }
error-store-away = Stołów nie można teraz odczytać ani zapisać, więc nic się nie zmieniło. Spróbuj ponownie za chwilę.
error-store-full = Dysk jest pełny, więc nic się nie zmieniło. Zrób miejsce i spróbuj ponownie. ({ $why })
error-store-damaged = Zapis stołów jest uszkodzony i pozostał nietknięty; zastąp go kopią zapasową. ({ $why })
error-store-too-new = Stoły zapisała nowsza wersja Underhall. ({ $why })
error-store-foreign = To jest baza danych czegoś innego; pozostała nietknięta. ({ $why })
error-store-unknown = Stoły można trzymać w pliku albo pod adresem postgresql://…, nie pod { $why }
error-house-open = Dom jest tam już otwarty: { $why }
error-malformed = Żądanie jest niepoprawne w miejscu „{ $where }”: { $why }

## To, co w przebiegu dotyczy ludzi

table-undo = { $who } cofa decyzję.
table-undo-seen = { $who } cofa decyzję, widząc już jej skutek.
table-seated = { $who } siada do stołu.
table-left = { $who } odchodzi na jakiś czas.
table-returned = { $who } wraca.
table-renamed = Ktoś przybiera imię { $who }.
table-resigned = { $who } rezygnuje; dalej gra bot.
table-bot-seated = { $who }: na razie decyduje bot.
table-freed = { $who }: krzesło jest znowu wolne; dawny klucz już go nie otwiera.
table-renewed = { $who }: krzesło ma nowy klucz; dawne już go nie otwierają.
table-renewed-link = Ten stół ma nowy odnośnik; dawne już do niego nie prowadzą.
table-asked-undo = { $who } prosi o cofnięcie decyzji.
table-asked-end = { $who } proponuje zakończyć grę w tym miejscu.
table-refused-undo = { $who }: niczego nie cofamy.
table-refused-end = { $who }: gramy dalej.
table-ended = { $who } i wszyscy pozostali zgodzili się zakończyć grę w tym miejscu.
table-expired = { $who }: czas minął.
table-frozen =
    { $cause ->
        [data] Ten stół jest zamrożony: od jego otwarcia zmieniły się dane elementów gry.
        [options] Ten stół jest zamrożony: opcja, z którą go otwarto, już nie istnieje.
        [unknown] Ten stół jest zamrożony: ta wersja nie potrafi odczytać wpisu { $entry } w jego przebiegu.
       *[moves] { $entry ->
            [0] Ten stół jest zamrożony: obecne zasady nie pozwalają odtworzyć jego przebiegu.
            [1] Ten stół jest zamrożony: przy obecnych zasadach jego przygotowanie wychodzi inaczej.
           *[other] Ten stół jest zamrożony: od wpisu { $entry } obecne zasady nie pozwalają odtworzyć jego przebiegu.
        }
    }
table-held-up =
    { $by ->
        [store] Dom nie może w tej chwili zapisywać na dysku, więc gra musi poczekać. Sam spróbuje ponownie; nic, co potwierdzono, nie przepadło.
       *[house] Coś w domu wstrzymuje tę grę. Dom sam spróbuje ponownie; nic, co potwierdzono, nie przepadło.
    }
table-thawed = Przy tym stole można grać dalej: jego przebieg znów daje się odtworzyć.

## underhall serve, underhall backup

cli-about-serve = Otwiera dom stołów w przeglądarce: tylko dla ciebie albo dla sieci domowej.
cli-example-serve =
    Przykład: underhall serve --host 0.0.0.0 --port 8014
    Bez --host wejść można tylko z tego komputera.
cli-serve-host = adres, pod którym słucha; 0.0.0.0 wpuszcza sieć domową (domyślnie 127.0.0.1)
cli-serve-port = port; 0 bierze dowolny wolny (domyślnie 8014)
cli-serve-workers = procesy, które razem prowadzą dom, gdy stoły są w PostgreSQL (1, jeśli nie podano)
cli-serve-proxy = adres albo sieć serwera pośredniczącego na innym komputerze, który mówi, w czyim imieniu pyta; można podać kilka razy
cli-serve-metrics = adres albo sieć, która oprócz tego komputera może czytać /metrics; można podać kilka razy
cli-serve-log-json = pisz dziennik jako JSON, po jednym obiekcie w wierszu
cli-serve-network = { $name }: oczekiwano adresu albo sieci takiej jak 10.0.0.0/24, jest „{ $found }”
cli-serve-alone = --workers: plik stołów jest dla jednego procesu. Podaj --store postgresql://…, aby dzielić dom.
cli-serve-crew = { $count ->
    [one] Prowadzi go jeden proces.
    [few] Prowadzą go { $count } procesy.
    [many] Prowadzi go { $count } procesów.
   *[other] Prowadzi go { $count } procesu.
}
cli-serve-store = plik ze stołami, domyślnie w twoim katalogu danych; albo postgresql://… dla domu z kilku procesów
cli-serve-public = adres, pod którym dom jest dostępny przez serwer pośredniczący, np. https://gry.example.org
cli-serve-pause = ile sekund bot udaje, że myśli (domyślnie 0.7)
cli-serve-call = host, do którego wolno wysyłać powiadomienia o kolejce, np. ntfy.sh; można podać kilka razy
cli-serve-no-browser = nie otwieraj przeglądarki
cli-serve-memory = ile megabajtów na stoły trzymane w gotowości (domyślnie ćwierć pamięci, najwyżej 2048)
cli-serve-twice = Dom jest już otwarty: { $url }
cli-serve-twice-nowhere = Inny proces otworzył już dom na tym pliku.
cli-serve-go-there = Otworzyć go w przeglądarce? [T/n]
cli-serve-seconds = --pause: oczekiwano liczby sekund od 0 do 60, jest „{ $found }”
cli-serve-no-address = --public: oczekiwano adresu takiego jak https://gry.example.org, jest „{ $found }”
cli-serve-taken = Port { $port } jest zajęty; zamiast niego { $free }.
cli-serve-no-port = Żaden port od { $port } w górę nie jest wolny.
cli-serve-cannot-listen = nie można słuchać pod adresem { $host }: { $why }
cli-serve-open = Dom jest otwarty: { $url }
cli-serve-share = Dla sieci domowej: { $url }
cli-serve-kept = Stoły są w pliku { $file }. Ctrl-C zamyka dom; każdy ruch jest już zapisany.
cli-serve-kept-there = Stoły są pod adresem { $where }. Ctrl-C zamyka tę część domu; każdy ruch jest już zapisany.
cli-serve-closed = Dom jest zamknięty.

cli-about-backup = Kopiuje plik stołów, nawet gdy dom jest otwarty.
cli-example-backup = Przykład: underhall backup stoly-poniedzialek.sqlite
cli-backup-file = plik, który ma powstać; nie może jeszcze istnieć
cli-backup-store = plik ze stołami; domyślnie w twoim katalogu danych
cli-backup-done = Skopiowano { $store } do { $file }.
cli-backup-database = Kopię domu w PostgreSQL robi pg_dump, gdy dom jest otwarty, albo „underhall copy”, gdy jest zamknięty.

cli-about-copy = Kopiuje cały dom z jednego miejsca w drugie i sprawdza, czy wszystko dotarło.
cli-example-copy =
    Przykład: underhall copy tables.sqlite postgresql://localhost/underhall
    W obie strony; dom musi być zamknięty, a miejsce docelowe puste.
cli-copy-source = plik albo postgresql://…, skąd kopiować
cli-copy-target = plik albo postgresql://…, dokąd kopiować; niczego jeszcze nie może tam być
cli-copy-done = Skopiowano { $tables ->
    [one] jeden stół
    [few] { $tables } stoły
    [many] { $tables } stołów
   *[other] { $tables } stołu
}, { $entries ->
    [one] jeden wpis
    [few] { $entries } wpisy
    [many] { $entries } wpisów
   *[other] { $entries } wpisu
} i { $keys ->
    [one] jeden klucz
    [few] { $keys } klucze
    [many] { $keys } kluczy
   *[other] { $keys } klucza
}; na miejscu wszystko się zgadza.
cli-copy-digest = SHA-256 obu: { $digest }
