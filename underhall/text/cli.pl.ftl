### Wszystko, co mówi terminal.

cli-decimal-mark = ,
cli-player-name = Gracz { $n }
# Kim jest gracz; stoi za imieniem.
cli-you = ty
# Miejsca w pozycjach i zapisach liczy się od zera.
cli-seat-name = Miejsce { $seat }
cli-yes-words = t tak y yes
cli-no-words = n nie no

## Pomoc

cli-about = Underhall: gry planszowe z górskich królestw w twoim terminalu.
cli-about-more =
    underhall POLECENIE --help powie o każdym więcej.
    Każde polecenie przyjmuje --lang en lub --lang pl; inaczej decyduje LANG.
cli-about-games = Wymienia gry, w które można zagrać.
cli-about-play = Gra z botami albo ze znajomymi przy tej samej klawiaturze.
cli-about-what = Mówi, co robi karta, kafelek lub pole, który punkt zasad o tym mówi i czy wartości są odtworzone.
cli-about-chronicle = Opowiada o partiach rozegranych do końca w tym terminalu: kiedy, kto i z jakim wynikiem.
cli-about-simulate = Każe botom rozegrać wiele partii i podsumowuje wyniki.
cli-about-tune = Uczy boty, grające same ze sobą, ile co w grze jest warte.
cli-about-replay = Opowiada zapisaną partię słowami albo sprawdza, czy zapis się zgadza.
cli-about-position = Pokazuje pozycję, co można w niej zrobić i co z tego wyniknie.
cli-help-commands = Polecenia:
cli-help-usage = Użycie:
cli-help-arguments = Argumenty
cli-help-options = Opcje

cli-all-help = pokaż tę pomoc i zakończ
cli-all-lang = język wszystkich słów; domyślnie taki, jak w środowisku
cli-all-json = wypisz JSON dla programów
cli-all-data = twoje poprawki danych o elementach gry (TOML albo JSON); domyślnie plik wskazany przez UNDERHALL_DATA
cli-all-option = opcja gry; wymienia je underhall games
cli-all-seed = liczba, z której bierze się cały los; ta sama liczba daje tę samą grę
cli-all-ray = graj na Rayu: w klastrze pod ADDRESS (10.0.0.7:6379, ray://head:10001, auto), bez adresu na własnym, lokalnym

cli-games-all = wymień też grę przykładową
cli-example-games = Przykład: underhall games --json

cli-play-game = w co grać; nazwy wymienia underhall games
cli-play-seats = kto siedzi przy stole, w kolejności miejsc: you (ty) albo poziom bota (random, novice, adept, master)
cli-play-names = imiona osób przy klawiaturze albo wszystkich graczy
cli-play-save = po każdej decyzji zapisuj partię w tym pliku
cli-play-resume = graj dalej partię zapisaną w tym pliku
cli-example-play =
    Przykład: underhall play GAME --seats you,adept,novice --names Ania
    Kilka „you” przekazuje sobie klawiaturę, a kurtyna zasłania karty.

cli-chronicle-game = tylko partie tej gry; nazwy wymienia underhall games
cli-chronicle-empty = Nie rozegrano tu jeszcze do końca żadnej partii.
cli-example-chronicle = Przykład: underhall chronicle GAME

cli-simulate-game = w co grać; nazwy wymienia underhall games
cli-simulate-seats = poziom bota na każdym miejscu (random, novice, adept, master)
cli-simulate-games = ile partii; domyślnie 100
cli-simulate-jobs = ile procesów dzieli się pracą; wyniki są takie same przy każdej liczbie
cli-simulate-rotate = po każdej partii gracze przesiadają się o jedno miejsce
cli-example-simulate = Przykład: underhall simulate GAME --seats adept,novice,novice --games 200 --seed 1 --rotate

cli-tune-game = czego się uczyć; nazwy podaje underhall games
cli-tune-games = ile partii w rundzie; domyślnie 200
cli-tune-rounds = ile razy grać i się uczyć; domyślnie 3
cli-tune-seats = liczby graczy, na zmianę; domyślnie wszystkie od dwóch
cli-tune-budget = ile symulacji boty przeznaczają na plan; domyślnie 100
cli-tune-ridge = jak mocno wagi trzymają się poprzednich, w procentach; domyślnie 10
cli-tune-sight = ile koniec partii mówi o chwili o turę wcześniejszej, w procentach; domyślnie 60
cli-tune-by = z czego się uczyć: moments (jak skończyły się pozycje) albo changes (co przyniosły inne wagi); domyślnie moments
cli-tune-swing = przy changes: o ile zmieniać wagi i oceny, w procentach ich samych; domyślnie 50
cli-tune-stride = przy changes: jak daleko iść, gdy to pewne, w procentach zmiany; domyślnie 150
cli-tune-only = przy changes: ucz się tylko wag (weights) albo tylko ocen, na których opierają się cechy (judged); domyślnie jednych i drugich
cli-tune-after = ucz się dalej od wag z tego pliku; bez tego od domysłów gry
cli-tune-jobs = ile procesów dzieli się pracą; wyniki są zawsze te same
cli-tune-out = zapisz wagi w tym pliku i powiedz, jak dobrze przewidują; bez tego zostaną wypisane
cli-example-tune = Przykład: underhall tune GAME --games 400 --seed 1 --out weights.toml
cli-tune-round = Runda { $n } (momentów: { $moments })
cli-tune-changed = Runda { $n } (partii: { $moments })
cli-tune-explained-all = wyjaśnione
cli-tune-explained-opening = początek
cli-tune-explained-middle = środek
cli-tune-explained-ending = koniec
cli-tune-log-loss-all = strata log.
cli-tune-log-loss-opening = początek
cli-tune-log-loss-middle = środek
cli-tune-log-loss-ending = koniec
cli-tune-hoped = spodziewany zysk
cli-tune-unwritten = nie można zapisać { $file }: { $why }

cli-replay-file = zapis partii z polecenia play
cli-replay-to = zatrzymaj się po tylu wpisach
cli-replay-seat = opowiedz to, co wie to miejsce (liczone od zera), a nie to, co wiedzą wszyscy
cli-replay-verify = powiedz tylko, czy zapis się zgadza; jeśli nie, stan wyjścia wynosi 1
cli-example-replay = Przykład: underhall replay partia.json --to 40

cli-what-game = z której gry; nazwy wymienia underhall games
cli-what-name = jak się nazywa, albo rodzaj rzeczy, na przykład guild
cli-what-rule = pokaż punkt zasad razem z sąsiednimi
cli-example-what = Przykład: underhall what belfort karczma --rule
cli-position-file = pozycja jako JSON; - czyta standardowe wejście
cli-position-apply = ruchy do wykonania, każdy za pierwsze pytane miejsce, albo MIEJSCE=RUCH za wskazane; wypisuje pozycję, do której prowadzą
cli-position-seat = patrz oczami tego miejsca (liczonego od zera)
cli-example-position = Przykład: underhall position koncowka.json --apply 0=pass

## Błędne dane

cli-usage-missing = brakuje { $what }; zobacz underhall { $command } --help
cli-usage-empty = { $what } wymaga wartości
cli-usage-unknown = { $command } nie rozumie { $what }; zobacz underhall { $command } --help
cli-usage-choice = { $what }: nie ma „{ $found }”; są: { $known }
cli-usage-number = { $name }: potrzebna liczba całkowita nie mniejsza niż { $least }, jest „{ $found }”
cli-usage-integer = { $name }: potrzebna liczba całkowita, jest „{ $found }”
cli-usage-option = --option: napisz klucz=wartość, a nie „{ $found }”
cli-no-command = nie ma polecenia „{ $command }”; są: { $known }
cli-no-option = przed { $command } podaj polecenie; są: { $known }
cli-no-language = nie ma języka „{ $lang }”; są: { $known }
cli-no-player = nie może tu usiąść „{ $found }”; mogą: { $known }
cli-no-bot = nie ma bota „{ $found }”; są: { $known }
cli-no-seat = nie ma miejsca { $seat }; ostatnie to { $last }
cli-names-count =
    { $found ->
        [one] --names: { $found } imię
        [few] --names: { $found } imiona
       *[many] --names: { $found } imion
    }, a osób przy klawiaturze jest { $people }, przy stole { $all }
cli-names-empty = --names: jedno z imion jest puste
cli-file-stdin = standardowe wejście
cli-file-cannot-read = nie można odczytać { $file }: { $why }
cli-file-cannot-write = nie można zapisać { $file }: { $why }
cli-file-no-text = { $file } nie zawiera tekstu
cli-file-no-json = { $file } nie jest poprawnym JSON-em: { $why }
cli-file-no-toml = { $file } nie jest poprawnym TOML: { $why }
cli-file-no-values = { $file } nie zawiera nazwanych wartości
cli-record-damaged = ten zapis jest uszkodzony: { $why }
cli-record-players = ten zapis jest uszkodzony: gracze nie pasują do miejsc
cli-wrong-game = { $file } zawiera partię gry { $found }, a nie { $wanted }
cli-resume-brings = zapisana partia ma własne { $what }; pomiń tę opcję
cli-resume-seats = { $file } nie mówi, kto gra; podaj graczy przez --seats
cli-resume-count = --seats wymienia { $found }, a w zapisanej partii miejsc jest { $wanted }
cli-save-exists = { $file } już istnieje; wybierz inny plik
cli-position-no-game = pozycja nie mówi, z jakiej jest gry: brakuje „game”
cli-position-damaged = ta pozycja jest niepoprawna: { $why }
cli-position-over = gra jest skończona: nie można zagrać { $move }
cli-position-not-asked = { $move }: miejsce { $seat } nie ma teraz nic do zdecydowania
cli-position-unknown = { $move } nie jest niczym, co można tu wybrać; są: { $known }

cli-no-result = Nie ma już nic do zdecydowania, a gra nie ma wyniku.

## Lista gier

cli-maturity-complete = kompletna
cli-maturity-growing = w budowie
cli-maturity-example = przykład
cli-option-many = { $n } spośród:
cli-option-several = { $least }–{ $most } spośród:

## Gra w terminalu

cli-play-seed-is = Ziarno losu: { $seed }.
cli-play-help-is = Odpowiadaj numerem albo nazwą z nawiasu. „pomoc” powie, co jeszcze można wpisać.
cli-recap-long =
    { $n ->
        [one] … a wcześniej jeszcze { $n } zdarzenie; „dziennik” pokaże wszystko.
        [few] … a wcześniej jeszcze { $n } zdarzenia; „dziennik” pokaże wszystko.
       *[many] … a wcześniej jeszcze { $n } zdarzeń; „dziennik” pokaże wszystko.
    }
cli-window-hint = („{ $command }” przepuszcza wszystko do końca tury.)
cli-nothing-here = Nie ma tu niczego o nazwie „{ $text }”. „?” powie, czego nie wolno i dlaczego, „pomoc” – co można wpisać.
cli-nothing-refused = Wszystko, po co można by sięgnąć, jest dozwolone.
cli-allowed = „{ $text }” jest dozwolone.
cli-refused-are = Niedozwolone:
cli-hint-worth = { $by } pkt, wygrywa { $chance }
cli-hint-chance = { $by } punktu procentowego, zwycięstwo { $chance }
cli-hint-how = „{ $word } { $letter }” zagrywa pierwszą z nich w całości.
cli-hint-no-letter = „{ $found }” nie jest żadną z podpowiedzi; są: { $known }
cli-skip-all = wszystko
cli-skip-nothing = nic
cli-skip-for-good = Od teraz nikt nie pyta, czy chcesz przerwać; zmieni to „{ $word } nic”.
cli-skip-ended = Znowu padną pytania, czy chcesz przerwać.
cli-skip-no-window = Nie ma czego przepuszczać: tę decyzję trzeba podjąć.
cli-saved = Zapisano w { $file }.
cli-save-offer = Zapisać partię? Podaj nazwę pliku lub „tak”; sam Enter znaczy nie:
cli-overwrite = { $file } to inny plik. Nadpisać? (t/n)
cli-not-finished = Partia nie została dokończona.
cli-go-on = Dalszy ciąg: underhall play --resume { $file }
cli-curtain = Teraz { $who }. { $who }, naciśnij Enter:
cli-curtain-undo = Teraz { $who }. { $who }, naciśnij Enter („cofnij” cofa ostatnią decyzję):
cli-rules-chapters = Rozdziały („zasady 3” pokaże rozdział, „zasady 3.1” – punkt, „zasady złoto” – punkty z tym słowem):
cli-rules-nothing = W zasadach tej gry nie ma punktu „{ $wanted }” ani punktu z takimi słowami.
cli-what-filler = to
cli-what-usage = Napisz, o co pytasz, na przykład „{ $word } to { $name }”.
cli-what-nowhere = W tej grze nic nie ma własnego działania.
cli-what-nothing = Nic w tej grze nie nazywa się „{ $wanted }”.
cli-what-is = { $name }: { $does }
cli-what-more =
    { $n ->
        [one] … i jeszcze { $n }.
        [few] … i jeszcze { $n }.
       *[many] … i jeszcze { $n }.
    }

## Cofanie

cli-undo-nothing = Nie masz żadnej decyzji do cofnięcia.
cli-undo-done = Cofnięto.
cli-undo-refused = Niczego nie cofnięto.
cli-undo-sure =
    { $n ->
        [one] Od tamtej pory coś dobrano lub pokazano. Mimo to cofnąć { $n } decyzję? (t/n)
        [few] Od tamtej pory coś dobrano lub pokazano. Mimo to cofnąć { $n } decyzje? (t/n)
       *[many] Od tamtej pory coś dobrano lub pokazano. Mimo to cofnąć { $n } decyzji? (t/n)
    }
cli-undo-consent =
    { $n ->
        [one] { $other }, czy { $who } może cofnąć { $n } decyzję? (t/n)
        [few] { $other }, czy { $who } może cofnąć { $n } ostatnie decyzje przy stole? (t/n)
       *[many] { $other }, czy { $who } może cofnąć { $n } ostatnich decyzji przy stole? (t/n)
    }
cli-redo-nothing = Nie masz żadnej decyzji do ponowienia.
cli-redo-done = Ponowiono.
cli-cancel-done = Powrót do początku tej akcji.

## Polecenia w trakcie gry

cli-commands-answer = Wpisz numer albo nazwę z nawiasu tego, co wybierasz, albo jedno z tych słów:
cli-word-table = stół
cli-word-log = dziennik
cli-word-rules = zasady
cli-word-what = co
cli-word-hint = podpowiedź
cli-word-undo = cofnij
cli-word-redo = ponów
cli-word-cancel = wycofaj
cli-word-skip = przepuść
cli-word-save = zapisz
cli-word-help = pomoc
cli-word-quit = koniec
cli-command-why = czego teraz nie wolno i dlaczego; „? nazwa” pyta o jedną rzecz
cli-command-table = pokaż jeszcze raz stół i pytanie
cli-command-log = wszystko, co się zdarzyło; „dziennik 10” – dziesięć ostatnich linii
cli-command-rules = punkt zasad, na przykład „zasady 3.1”, albo punkty z jakimś słowem
cli-command-what = karta, kafelek albo pole w słowach: „co to NAZWA”
cli-command-hint = trzy najlepsze akcje i dlaczego; z literą: zagraj jedną z nich
cli-command-undo = cofnij swoją ostatnią decyzję
cli-command-redo = podejmij ją ponownie
cli-command-cancel = wycofaj się z rozpoczętej akcji
cli-command-skip = do końca tury nie pytaj, czy chcesz przerwać; „przepuść wszystko” – do końca gry
cli-command-save = zapisz partię; „zapisz PLIK” mówi gdzie
cli-command-help = ta lista; „/pomoc”, jeśli tak samo nazywa się coś do wyboru
cli-command-quit = zakończ grę

## Zapisy

cli-replay-verified =
    { $n ->
        [one] Zapis się zgadza: { $n } wpis prowadzi tam, dokąd powinien.
        [few] Zapis się zgadza: wszystkie { $n } wpisy prowadzą tam, dokąd powinny.
       *[many] Zapis się zgadza: wszystkie wpisy ({ $n }) prowadzą tam, dokąd powinny.
    }
cli-replay-diverged = Zapis się nie zgadza: { $why }
cli-replay-undo = { $who } cofa.
cli-replay-taken-back = { $who } podejmuje decyzję, którą później cofnięto.
cli-replay-chose = { $who } wybiera: { $label }.
cli-replay-secret = { $who } podejmuje decyzję.

## Symulacje

cli-sim-title =
    { $n ->
        [one] { $title }: { $n } partia
        [few] { $title }: { $n } partie
       *[many] { $title }: { $n } partii
    }
cli-sim-player = Gracz
cli-sim-chair = Miejsce
cli-sim-wins = Zwycięstwa
cli-sim-rank = Średnie miejsce
cli-sim-score = Średni wynik
cli-sim-sources = Punkty za
cli-sim-together = Wspólnie
cli-sim-won = W zwycięstwach
cli-sim-lost = W porażkach
cli-sim-pace = Decyzji na partię: { $each }, opcji w decyzji najwyżej { $most }; decyzji na sekundę: { $rate } ({ $seconds } s)

## Turnieje

cli-about-tournament = Rozgrywa turniej botów, w każdym ustawieniu i przy wielu stołach; wszystko zostaje w folderze przebiegu.
cli-tournament-run = folder przebiegu; musi być nowy albo pusty, chyba że przebieg jest wznawiany
cli-tournament-bots = kto z kim się spotyka; bez tego wszystkie poziomy
cli-tournament-play = jakie gry
cli-tournament-seats = przy ilu miejscach; bez tego przy każdej liczbie, na jaką gra pozwala
cli-tournament-rounds = ile razy rozegrać każde ustawienie; bez tego raz
cli-tournament-jobs = ile procesów dzieli się pracą; bez tego po jednym na rdzeń, a gry są te same przy każdej liczbie
cli-tournament-log = co jest zapisywane: same gry (games) albo też każda decyzja (decisions)
cli-tournament-resume = wznów przerwany przebieg
cli-example-tournament = Przykład: underhall tournament moj-przebieg --play belfort,dwergar --bots random,novice --seats 2 --rounds 20
cli-tournament-kept = Przerwano. { $n ->
        [one] Jedna gra jest zapisana
        [few] { $n } gry są zapisane
       *[other] { $n } gier jest zapisanych
    } w folderze { $folder }; --resume wznawia.
cli-tournament-done = { $n ->
        [one] Jedna gra
        [few] { $n } gry
       *[other] { $n } gier
    } w folderze { $folder }
cli-tournament-all = Wszystkie gry
cli-tournament-rating = Ranking
cli-tournament-games = Gry

## Raporty

cli-about-report = Pokazuje na jednej stronie HTML, co mówi przebieg: kto wygrywa, skąd są punkty, co robili zwycięzcy.
cli-report-run = folder przebiegu
cli-report-out = plik strony; bez tego report.JĘZYK.html w folderze przebiegu
cli-example-report = Przykład: underhall report moj-przebieg --out belfort.html
cli-report-written = Raport jest w pliku { $file }.
cli-report-no-report = { $file } nie jest raportem i pozostaje bez zmian; podaj inny plik przez --out
