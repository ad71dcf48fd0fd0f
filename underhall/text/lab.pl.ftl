### Raport z przebiegu laboratorium. Tytuły są ustaleniami: wybierają je liczby.

lab-page-title = { $game }: raport z laboratorium
lab-page-run = Raport z laboratorium
lab-where = Raport z laboratorium
lab-figure = Rycina { $n }
lab-count = { $n }
lab-percent = { $n } %
lab-chapters = rozdziały
lab-none = brak
lab-seats =
    { $n ->
        [one] { $n } miejsce
        [few] { $n } miejsca
       *[other] { $n } miejsc
    }
lab-at-table =
    { $n ->
        [one] Przy stole z { $n } miejscem
        [few] Przy stole z { $n } miejscami
       *[other] Przy stole z { $n } miejscami
    }

## Nagłówek

lab-overline =
    Raport z laboratorium: { $game }, { $last ->
        [one] { $tables } miejsce
        [few] { $tables } miejsca
       *[other] { $tables } miejsc
    }, { $n ->
        [one] { $n } gra
        [few] { $n } gry
       *[other] { $n } gier
    }
lab-lede-together = Wszyscy wygrywają albo przegrywają razem, więc nikt nie ma rankingu: liczy się, jak często udaje się wygrać z grą. Kto grał: { $bots }.
lab-lede-one = Na wszystkich miejscach siedział ten sam rodzaj bota ({ $bots }), więc różni je tylko miejsce i szczęście.
lab-lede-mixed = Kto grał: { $bots }, w każdym ustawieniu przy stole.
lab-run-over =
    Raport z laboratorium: { $n ->
        [one] { $n } gra
        [few] { $n } gry
       *[other] { $n } gier
    }
lab-run-lede = W co grano: { $games }. Najpierw ranking ze wszystkich gier, potem każda gra ma własną część.
lab-fact-games =
    { $n ->
        [one] gra
        [few] gry
       *[other] gier
    }
lab-fact-won = wygranych, z przedziałem 95 %
lab-fact-winner = punktów zwycięzcy, średnio
lab-fact-loser = punktów przy klęsce, średnio
lab-fact-lead = punktów przewagi nad drugim
lab-fact-shared =
    { $n ->
        [one] wspólne zwycięstwo
        [few] wspólne zwycięstwa
       *[other] wspólnych zwycięstw
    }
lab-fact-decisions = decyzji w grze
lab-fact-turns = tur w grze

## Kto wygrywa

lab-who = Kto wygrywa
lab-seat = Miejsce
lab-seat-name = Miejsce { $n }
lab-bot = Bot
lab-setting = Liczba miejsc i bot
lab-won-unit = wygrane gry, w procentach
lab-won-seats-unit = wygrane miejsca, w procentach
lab-fair = równy udział { $share }
lab-fair-lines = linia przerywana: równy udział
lab-seat-what = Gry wygrane z każdego miejsca, w procentach, z przedziałem 95 % (Wilsona). Linia przerywana: tyle wygrywałoby każde miejsce, gdyby nie miało znaczenia.
lab-seat-more =
    Miejsce { $n } z { $seats } wygrywa zbyt często: { $won }, a równy udział to { $fair }
lab-seat-less =
    Miejsce { $n } z { $seats } wygrywa zbyt rzadko: { $won }, a równy udział to { $fair }
lab-seat-none = Żadne miejsce się nie wyróżnia: takie różnice tłumaczy sam przypadek
lab-bot-what = Ile miejsc zajętych przez bota wygrało, w procentach, z przedziałem 95 % (Wilsona).
lab-bot-clear = { $best } wygrywa na { $won } swoich miejsc, a { $last } na { $less }
lab-bot-none = Żaden bot nie wygrywa wyraźnie częściej od innego
lab-rating-what = Ranking ze wszystkich zajętych miejsc, z przedziałem 95 %. 100 punktów więcej: lepszy kończy wyżej w 64 grach na 100.
lab-rating-unit = ranking, punkty
lab-rating-middle = środek { $n }
lab-rating-clear = { $best } stoi w rankingu o { $ahead } pkt wyżej niż { $next }
lab-rating-none = Dwóch najlepszych, { $best } i { $next }, nie da się jeszcze rozróżnić
lab-setting-what = Wygrane gry, w procentach, z przedziałem 95 % (Wilsona), według liczby miejsc i bota. Kółko: samotnie; romb: razem.
lab-setting-clear = Najczęściej wygrywa { $best }: { $won }; najrzadziej { $least }: { $less }
lab-setting-none = Wygrano { $won } gier i żadne ustawienie się nie wyróżnia
lab-setting-never =
    { $n ->
        [one] Jedyną grę przegrano
        [few] Nie wygrano żadnej z { $n } gier
       *[other] Nie wygrano żadnej z { $n } gier
    }
lab-setting-one = Wygrano { $won } gier, przedział { $interval } %
lab-usual = zwykłe opcje
lab-cause = przyczyna klęski
lab-lost = klęski
lab-cause-what = Co zakończyło przegrane gry, w procentach, według liczby miejsc; po prawej liczba klęsk.
lab-cause-clear = Najczęstszy koniec: { $cause } ({ $n } na 100 klęsk)
lab-cause-none = Żadna przyczyna klęski się nie wyróżnia: { $cause } ({ $n } na 100 klęsk), potem { $other }
lab-cause-only = Każda klęska miała jedną przyczynę: { $cause }

## Skąd są punkty

lab-points-fall = Skąd są punkty
lab-points = punkty
lab-score-what = Wyniki końcowe w stopniach; wysokość: udział gier, w każdym wierszu ta sama skala.
lab-score-unit = wynik końcowy, punkty
lab-score-alt = Histogramy wyników końcowych, po jednym na miejsce; liczby podano dalej w tekście
lab-score-clear = Miejsce { $best } zdobywa o { $more } pkt więcej niż miejsce { $least }
lab-score-none = Żadne miejsce nie zdobywa wyraźnie więcej: średnio { $means } pkt
lab-score-one = Osiem wyników na dziesięć mieści się między { $low } a { $high }
lab-score-note = Najwyższy wynik { $high }, najniższy { $low }.
lab-median = mediana { $n }
lab-tenth = co dziesiąty powyżej { $n }
lab-mean = średnio { $n }
lab-mean-and-interval = średnio { $mean }, przedział 95 % { $interval }
lab-winners = Zwycięzcy
lab-others = Pozostali
lab-games-won = Wygrane
lab-games-lost = Przegrane
lab-more = więcej
lab-source-what =
    Średnie punkty według źródeł. Zwycięzców: { $winners }, pozostałych: { $others }. Punkty stracone są tylko w tabeli; blade różnice mieszczą się w przedziałach.
lab-source-what-one = Średnie punkty według źródeł. Gry wygrane: { $winners }, przegrane: { $others }.
lab-source-one = Najwięcej punktów: { $source }
lab-source-clear-one = Wygrane gry dają o { $total } pkt więcej; główna różnica: { $list }
lab-source-clear = Zwycięzcy mają o { $total } pkt więcej; główna różnica: { $list }
lab-source-none = Żadne źródło nie odróżnia zwycięzców od pozostałych; najwięcej punktów: { $source }
lab-course-what = Średni wynik w przebiegu gry, według zajętego miejsca.
lab-course-band = Cień: ośmiu na dziesięciu w linii „{ $who }”.
lab-course-unit = przebieg gry
lab-course-alt = Średni wynik w przebiegu gry, po jednej linii na zajęte miejsce; na końcu linii stoi jej ostatnia liczba
lab-course-leads = W połowie gry przyszły zwycięzca prowadzi w { $n } na 100 gier (przedział { $interval })
lab-course-one = Jak wynik rośnie w przebiegu gry
lab-begin = start
lab-end = koniec
lab-line-winner = zwycięzca
lab-line-place =
    { $n ->
        [2] drugi
        [3] trzeci
        [4] czwarty
        [one] miejsce { $n }
        [few] miejsce { $n }
       *[other] miejsce { $n }
    }
lab-line-won = wygrane
lab-line-lost = przegrane
lab-length-title = Osiem gier na dziesięć liczy od { $low } do { $high } decyzji
lab-length-what = Udział gier według liczby prawdziwych decyzji (tych z więcej niż jedną możliwością), wszystkie miejsca razem.
lab-length-unit = decyzje w grze
lab-length-alt = Histogram liczby decyzji w grze
lab-length-note = Najkrótsza { $shortest }, najdłuższa { $longest }. Najszersza decyzja: { $widest } możliwości.

## Co robili zwycięzcy

lab-did = Co robili zwycięzcy
lab-did-together = Co robiono w wygranych grach
lab-winners-lower = zwycięzcy
lab-others-lower = pozostali
lab-won-lower = gry wygrane
lab-lost-lower = gry przegrane
lab-gap = różnica
lab-deed-times = razy w grze
lab-deed-share = procent graczy
lab-deed-share-one = procent gier
lab-deed-what-times = Ile razy w grze, średnio, z przedziałem 95 %. Ułożone według różnicy.
lab-deed-what-share = Ilu w ogóle to zrobiło, w procentach, z przedziałem 95 % (Wilsona). Ułożone według różnicy.
lab-with-winners = u zwycięzców
lab-with-others = u pozostałych
lab-with-won = w wygranych grach
lab-with-lost = w przegranych grach
lab-deed-more = { $deed }: { $with } częściej { $more }
lab-deed-less = { $deed }: { $without } częściej { $less }
lab-deed-both = { $deed }: { $with } częściej { $more }, { $without } { $less }
lab-deed-none = { $deed }: bez wyraźnej różnicy
lab-deed-note = Boty też się różnią: { $share } zwycięstw odnosi { $bot }, więc po części widać tu, jak gra ten bot.
lab-cut-more = Częściej: { $who } ({ $n } z { $of })
lab-cut-less = Częściej: { $who } ({ $n })
lab-cut-alike =
    { $left ->
        [0] Różnicę tłumaczy przypadek ({ $n })
       *[other] Różnicę tłumaczy przypadek ({ $n }, nie pokazano { $left })
    }
lab-deed-judged = Wszystko poniżej oceniane jest łącznie: zaznaczono tylko to, czego wśród tylu rzeczy przypadek raczej by nie wyróżnił (Holm, 5 %).

## Co było do wyboru

lab-offer = Co było do wyboru
lab-option = możliwość
lab-taken = wybrana
lab-offers = okazje
lab-use-what = Udział okazji, z których skorzystano, w procentach; możliwości, które pojawiły się co najmniej tyle razy: { $n }. Nazywają się tak, jak przy pierwszej okazji.
lab-use-unit = wybrana, procent okazji
lab-use-most = Wybierane najczęściej
lab-use-least = Wybierane najrzadziej, ale jednak
lab-use-clear = Najczęściej: „{ $most }” ({ $often }); najrzadziej: „{ $least }” ({ $rarely })
lab-use-none = Żadna możliwość nie jest wybierana wyraźnie częściej od innej
lab-never-title =
    { $n ->
        [one] Jednej możliwości nie wybrano nigdy
        [few] { $n } możliwości nie wybrano nigdy
       *[other] { $n } możliwości nie wybrano nigdy
    }
lab-never-none = Każdą możliwość, która pojawiła się { $n } razy, wybrano choć raz
lab-never-what = Pojawiły się co najmniej { $n } razy i za każdym razem wszystkie boty je odrzuciły.
lab-never-offers =
    { $n ->
        [one] ani razu przy { $n } okazji
        [few] ani razu przy { $n } okazjach
       *[other] ani razu przy { $n } okazjach
    }
lab-never-left =
    { $n ->
        [one] I jeszcze { $n }.
        [few] I jeszcze { $n }.
       *[other] I jeszcze { $n }.
    }
lab-never-note = Możliwość, której nikt nie wybiera, jest słaba, jest pułapką albo boty jej nie dostrzegają.
lab-rare-what = Poniżej: z czego skorzystano w mniej niż 5 na 100 okazji.
lab-rare = prawie nigdy
lab-one-in = raz na

## Jeszcze raz to samo

lab-again = Jak to powtórzyć
lab-again-title = Te same gry jeszcze raz
lab-again-what = Gra zależy tylko od ziarna i od swojego numeru; liczba procesów niczego nie zmienia.
lab-plan = Plan
lab-plan-version = Wersja
lab-plan-seed = Ziarno
lab-plan-bots = Boty
lab-plan-games = Gry
lab-plan-done = rozegrane: { $done } z { $n }
lab-plan-game = miejsca: { $seats }; { $options }; rewizja zasad { $revision }, dane { $data }
lab-plan-intervals = Przedziały
lab-plan-how = 95 %: Wilsona dla udziałów, normalne dla średnich, z informacji w pojedynkach dla rankingu. Różnica się liczy, gdy dwa przedziały na siebie nie zachodzą. Miejsca oraz to, co robili zwycięzcy, oceniane są łącznie (Holm): szansa, że wyróżni je sam przypadek, wynosi najwyżej 5 %, choćby ich przedziały się rozmijały.
