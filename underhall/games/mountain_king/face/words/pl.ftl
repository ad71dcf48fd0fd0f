game-title = W Grocie Króla Gór
game-tagline = Klany trolli drążą tunele w jednej górze i ciągną dawne posągi do jej serca.
game-mood = Łamigłówka w ciasnocie: każdy twój tunel to tunel, którego nie wykopią inni.
tie-trolls = Przy równej liczbie punktów wyżej jest ten, czyje trolle mają w sumie niższe poziomy, a potem ten, kto jest dalej w kolejności.

option-side = Strona planszy
option-side-usual = Zwykła dla tylu graczy
option-side-winter = Zimowa
option-teams = Zespoły
option-teams-no = Każdy gra dla siebie
option-teams-yes = Dwa zespoły po dwie osoby
option-workshops = Warsztaty
option-workshops-random = Losowe
option-workshops-no_duplicates = Losowe, każdy innego rodzaju
option-workshops-chosen = Wybrane warsztaty
option-chosen_workshops = Wybrane warsztaty
option-start = Kto zaczyna
option-start-random = Losowo
option-start-first = Kto zajmie pierwsze miejsce

## Rzeczy

resource-stone = kamień
    .sign = k
    .gen = kamienia
    .count = { $n ->
        [one] { $n } kamień
        [few] { $n } kamienie
       *[many] { $n } kamieni
    }
    .does = minerał do kopania tuneli, daje najmniej honoru
resource-iron = żelazo
    .sign = ż
    .gen = żelaza
    .count = { $n ->
        [1] { $n } żelazo
       *[other] { $n } żelaza
    }
    .does = minerał do kopania tuneli, daje więcej honoru niż kamień
resource-heartstone = klejnot
    .sign = j
    .gen = klejnotu
    .count = { $n ->
        [one] { $n } klejnot
        [few] { $n } klejnoty
       *[many] { $n } klejnotów
    }
    .does = minerał do kopania tuneli, daje najwięcej honoru
resource-cart = wózek
    .sign = w
    .gen = wózka
    .count = { $n ->
        [one] { $n } wózek
        [few] { $n } wózki
       *[many] { $n } wózków
    }
    .does = jeden ruch posągu
resource-hammer = młot
    .sign = ł
    .gen = młota
    .count = { $n ->
        [one] { $n } młot
        [few] { $n } młoty
       *[many] { $n } młotów
    }
    .count_gen = { $n ->
        [1] { $n } młota
       *[other] { $n } młotów
    }
    .does = usuwa skały z jednego pola podczas kopania
resource-rune = runa
    .sign = r
    .acc = runę
    .gen = runy
    .count = { $n ->
        [one] { $n } runa
        [few] { $n } runy
       *[many] { $n } run
    }
    .count_acc = { $n ->
        [one] { $n } runę
        [few] { $n } runy
       *[many] { $n } run
    }
    .does = pozwala rzucić czar
resource-coin = moneta
    .sign = m
    .acc = monetę
    .gen = monety
    .count = { $n ->
        [one] { $n } moneta
        [few] { $n } monety
       *[many] { $n } monet
    }
    .count_acc = { $n ->
        [one] { $n } monetę
        [few] { $n } monety
       *[many] { $n } monet
    }
    .does = łapówka dla jednego trolla z hordy
symbol-stone = { resource-stone }
    .sign = k
    .count_acc = { $n ->
        [one] { $n } kamień
        [few] { $n } kamienie
       *[many] { $n } kamieni
    }
    .does = { resource-stone.does }
symbol-iron = { resource-iron }
    .sign = ż
    .count_acc = { $n ->
        [1] { $n } żelazo
       *[other] { $n } żelaza
    }
    .does = { resource-iron.does }
symbol-heartstone = { resource-heartstone }
    .sign = j
    .count_acc = { $n ->
        [one] { $n } klejnot
        [few] { $n } klejnoty
       *[many] { $n } klejnotów
    }
    .does = { resource-heartstone.does }
symbol-cart = { resource-cart }
    .sign = w
    .count_acc = { $n ->
        [one] { $n } wózek
        [few] { $n } wózki
       *[many] { $n } wózków
    }
    .does = { resource-cart.does }
symbol-hammer = { resource-hammer }
    .sign = ł
    .count_acc = { $n ->
        [one] { $n } młot
        [few] { $n } młoty
       *[many] { $n } młotów
    }
    .does = { resource-hammer.does }
symbol-rune = { resource-rune }
    .sign = r
    .count_acc = { $n ->
        [one] { $n } runę
        [few] { $n } runy
       *[many] { $n } run
    }
    .does = { resource-rune.does }
symbol-coin = { resource-coin }
    .sign = m
    .count_acc = { $n ->
        [one] { $n } monetę
        [few] { $n } monety
       *[many] { $n } monet
    }
    .does = { resource-coin.does }
symbol-cart_fire = wózek Ognia
    .sign = w/O
    .count_acc = { $n ->
        [one] { $n } wózek Ognia
        [few] { $n } wózki Ognia
       *[many] { $n } wózków Ognia
    }
    .does = przesuwa tylko posągi Ognia; do wszystkiego innego to zwykły wózek
symbol-cart_ice = wózek Lodu
    .sign = w/L
    .count_acc = { $n ->
        [one] { $n } wózek Lodu
        [few] { $n } wózki Lodu
       *[many] { $n } wózków Lodu
    }
    .does = przesuwa tylko posągi Lodu; do wszystkiego innego to zwykły wózek
symbol-cart_moon = wózek Księżyca
    .sign = w/K
    .count_acc = { $n ->
        [one] { $n } wózek Księżyca
        [few] { $n } wózki Księżyca
       *[many] { $n } wózków Księżyca
    }
    .does = przesuwa tylko posągi Księżyca; do wszystkiego innego to zwykły wózek
clan-fire = Ogień
    .sign = O
    .pedestal = ᵒ
    .gen = Ognia
clan-ice = Lód
    .sign = L
    .pedestal = ˡ
    .gen = Lodu
clan-moon = Księżyc
    .sign = K
    .pedestal = ᵏ
    .gen = Księżyca
zone-dark_grey = obszar ciemnoszary
    .in = w obszarze ciemnoszarym
    .short = ciemnoszary
    .does = { does-zone }
zone-grey = obszar szary
    .in = w obszarze szarym
    .short = szary
    .does = { does-zone }
zone-brown = obszar brązowy
    .in = w obszarze brązowym
    .short = brązowy
    .does = { does-zone }
zone-orange = obszar pomarańczowy
    .in = w obszarze pomarańczowym
    .short = pomarańczowy
    .does = { does-zone }
zone-yellow = obszar żółty
    .in = w obszarze żółtym
    .short = żółty
    .does = { does-zone }
side-winter = strona zimowa
side-autumn = strona jesienna
tunnel-tunnel_i2 = tunel 2-polowy
    .gen = tunelu 2-polowego
    .does = { does-tunnel }
tunnel-tunnel_i3 = tunel prosty 3-polowy
    .gen = tunelu prostego 3-polowego
    .does = { does-tunnel }
tunnel-tunnel_v3 = tunel narożny 3-polowy
    .gen = tunelu narożnego 3-polowego
    .does = { does-tunnel }
tunnel-tunnel_i4 = tunel prosty 4-polowy
    .gen = tunelu prostego 4-polowego
    .does = { does-tunnel }
tunnel-tunnel_l4 = tunel hakowy 4-polowy
    .gen = tunelu hakowego 4-polowego
    .does = { does-tunnel }
tunnel-tunnel_t4 = tunel rozwidlony 4-polowy
    .gen = tunelu rozwidlonego 4-polowego
    .does = { does-tunnel }
tunnel-tunnel_s4 = tunel zygzakowy 4-polowy
    .gen = tunelu zygzakowego 4-polowego
    .does = { does-tunnel }
tunnel-tunnel_v5 = tunel narożny 5-polowy
    .gen = tunelu narożnego 5-polowego
    .does = { does-tunnel }

hall-rift = Szczelina
    .does = { does-hall }
hall-crucible = Tygiel
    .does = { does-hall }
hall-shamans_abode = Siedziba Szamana
    .does = { does-hall }
hall-stonemasons_house = Dom Kamieniarza
    .does = { does-hall }
hall-treasury = Skarbiec
    .does = { does-hall }
hall-great_forge = Wielka Kuźnia
    .does = { does-hall }

spell-ritual_of_earth = Rytuał Ziemi
    .does = weź { $first_acc }, { $second_acc } lub { $third_acc }
spell-honeyed_tongue = Złotousty
    .does = w tej turze łapówką może być dowolny zasób, nie tylko moneta
spell-ceremony_of_elevation = Ceremonia Wyniesienia
    .does = troll 3-poziomowy z hordy zastępuje twojego 2-poziomowego, bez łapówek, cokołu i lawiny
spell-burrowing_frenzy = Szał kopania
    .does = wykop od razu tunel za zwykły koszt; krok 2 wykonasz mimo to
spell-ritual_of_toil = Rytuał Trudu
    .does = weź { $first_acc }, { $second_acc } lub { $third_acc }
spell-distant_burrow = Daleki wykop
    .does = tunel kopany w kroku 2 tej tury nie musi stykać się z twoją siecią
spell-walking_statues = Wędrujące posągi
    .does = { $n ->
        [one] przesuń od razu posąg w swojej sieci, bez wózka
        [few] przesuwaj od razu posągi w swojej sieci, do { $n } razy, bez wózków
       *[many] przesuwaj od razu posągi w swojej sieci, do { $n } razy, bez wózków
    }
spell-crumbling_rock = Krucha skała
    .does = tunel kopany w kroku 2 tej tury nie wymaga młotów
spell-blended_ores = Stop minerałów
    .does = za tunel w kroku 2 tej tury możesz zapłacić różnymi minerałami; punkty jak za najmniej cenny
spell-horn_of_labour = Róg znoju
    .does = troll z twojego drugiego rzędu i dwa pod nim są aktywowane jak w lawinie
spell-masons_blessing = Błogosławieństwo kamieniarza
    .does = dodaj cokół ze składu na wolnej kotwie swojej sieci
spell-changing_places = Zamiana miejsc
    .does = dwa twoje trolle zamieniają się miejscami, każdy ze swoimi zasobami
spell-gilded_walls = Złocone ściany
    .does = tunel kopany w kroku 2 tej tury daje { $n } honoru więcej
spell-phantom_workshop = Widmowy warsztat
    .does = { $n ->
        [one] poza warsztatem tej tury skorzystaj raz z dowolnego w górze lub w rezerwie
        [few] poza warsztatem tej tury skorzystaj do { $n } razy z dowolnego w górze lub w rezerwie
       *[many] poza warsztatem tej tury skorzystaj do { $n } razy z dowolnego w górze lub w rezerwie
    }
spell-generous_market = Hojny targ
    .does = { $n ->
        [one] następna wymiana w tej turze kosztuje { $rate } zamiast { $usual } zasobów
        [few] { $n } następne wymiany w tej turze kosztują po { $rate } zamiast { $usual } zasobów
       *[many] { $n } następnych wymian w tej turze kosztuje po { $rate } zamiast { $usual } zasobów
    }
spell-call_of_the_ancients = Zew przodków
    .does = zakopany posąg obok twojej sieci przechodzi na jej pole i zostaje wydobyty
spell-unburdening = Ulga
    .does = { $n ->
        [one] przenieś do składu wszystkie zasoby jednego ze swoich trolli
        [few] przenieś do składu wszystkie zasoby najwyżej { $n } swoich trolli
       *[many] przenieś do składu wszystkie zasoby najwyżej { $n } swoich trolli
    }

workshop-toolmaker = Wytwórca narzędzi
    .does = { does-workshop }
workshop-amulet_maker = Wytwórca amuletów
    .does = { does-workshop }
workshop-cartwright = Kołodziej
    .does = { does-workshop }
workshop-mint = Mennica
    .does = { does-workshop }
workshop-stone_market = Targ kamienia
    .does = { does-workshop }
workshop-smithy = Kuźnia
    .does = { does-workshop }
workshop-jeweller = Jubiler
    .does = { does-workshop }
workshop-smelter = Huta
    .does = { does-workshop }
workshop-grindery = Szlifiernia
    .does = { does-workshop }
workshop-rune_carver = Rytownik run
    .does = { does-workshop }
workshop-porters_lodge = Gildia tragarzy
    .does = { does-workshop }

troll-starter_quarrier = Łamacz kamienia
    .does = { does-troll }
troll-starter_ironmonger = Żelaźnik
    .does = { does-troll }
troll-starter_gem_seeker = Poszukiwacz klejnotów
    .does = { does-troll }
troll-starter_purser = Skarbnik
    .does = { does-troll }
troll-starter_hammerer = Młotnik
    .does = { does-troll }
troll-starter_rune_reader = Czytacz run
    .does = { does-troll }
troll-troll_1_ember_hauler = Żarowy Tragarz
    .does = { does-troll }
troll-troll_1_cinder_smelter = Popielny Hutnik
    .does = { does-troll }
troll-troll_1_spark_breaker = Iskrowy Łupacz
    .does = { does-troll }
troll-troll_1_ash_peddler = Popielny Kramarz
    .does = { does-troll }
troll-troll_1_flame_whisperer = Szeptacz Płomieni
    .does = { does-troll }
troll-troll_1_frost_hauler = Szronowy Tragarz
    .does = { does-troll }
troll-troll_1_rime_smelter = Oszroniony Hutnik
    .does = { does-troll }
troll-troll_1_glacier_gemcutter = Lodowcowy Szlifierz
    .does = { does-troll }
troll-troll_1_snow_peddler = Śnieżny Kramarz
    .does = { does-troll }
troll-troll_1_icicle_whisperer = Szeptacz Sopli
    .does = { does-troll }
troll-troll_1_dusk_hauler = Zmierzchowy Tragarz
    .does = { does-troll }
troll-troll_1_pale_smelter = Blady Hutnik
    .does = { does-troll }
troll-troll_1_night_breaker = Nocny Łupacz
    .does = { does-troll }
troll-troll_1_tide_gatherer = Zbieracz Pływów
    .does = { does-troll }
troll-troll_1_star_whisperer = Szeptacz Gwiazd
    .does = { does-troll }
troll-troll_1_bog_prospector = Bagienny Poszukiwacz
    .does = { does-troll }
troll-troll_1_clay_lugger = Gliniany Dźwigacz
    .does = { does-troll }
troll-troll_1_mire_digger = Błotny Kopacz
    .does = { does-troll }
troll-troll_1_silt_sifter = Mułowy Przesiewacz
    .does = { does-troll }
troll-troll_1_puddle_miser = Kałużowy Skąpiec
    .does = { does-troll }
troll-troll_1_peat_knocker = Torfowy Stukacz
    .does = { does-troll }
troll-troll_2_magma_foreman = Magmowy Sztygar
    .does = { does-troll }
troll-troll_2_coal_jeweller = Węglowy Jubiler
    .does = { does-troll }
troll-troll_2_kiln_crusher = Piecowy Kruszyciel
    .does = { does-troll }
troll-troll_2_pyre_oracle = Wyrocznia Stosu
    .does = { does-troll }
troll-troll_2_avalanche_foreman = Lawinowy Sztygar
    .does = { does-troll }
troll-troll_2_crystal_crusher = Kryształowy Kruszyciel
    .does = { does-troll }
troll-troll_2_blizzard_trader = Zamieciowy Handlarz
    .does = { does-troll }
troll-troll_2_aurora_oracle = Wyrocznia Zorzy
    .does = { does-troll }
troll-troll_2_crescent_trader = Półksiężycowy Handlarz
    .does = { does-troll }
troll-troll_2_eclipse_jeweller = Zaćmieniowy Jubiler
    .does = { does-troll }
troll-troll_2_midnight_foreman = Północny Sztygar
    .does = { does-troll }
troll-troll_2_comet_oracle = Wyrocznia Komety
    .does = { does-troll }
troll-troll_2_quagmire_foreman = Trzęsawiskowy Sztygar
    .does = { does-troll }
troll-troll_2_ochre_smith = Ochrowy Kowal
    .does = { does-troll }
troll-troll_2_marsh_lapidary = Moczarowy Szlifierz
    .does = { does-troll }
troll-troll_2_sludge_crusher = Szlamowy Kruszyciel
    .does = { does-troll }
troll-troll_2_delta_wagoner = Deltowy Woźnica
    .does = { does-troll }
troll-troll_3_volgar_ironheart = Volgar Żelazne Serce
    .does = { does-troll }
troll-troll_3_brunna_rockmelter = Brunna Topiskała
    .does = { does-troll }
troll-troll_3_skorr_of_the_red_vein = Skorr z Czerwonej Żyły
    .does = { does-troll }
troll-troll_3_hedda_goldenflame = Hedda Złoty Płomień
    .does = { does-troll }
troll-troll_3_isgrim_heartcutter = Isgrim Krający Klejnoty
    .does = { does-troll }
troll-troll_3_ulda_winterhand = Ulda Zimowa Dłoń
    .does = { does-troll }
troll-troll_3_jorund_frostbeard = Jorund Mroźnobrody
    .does = { does-troll }
troll-troll_3_sigga_runesinger = Sigga Pieśniarka Run
    .does = { does-troll }
troll-troll_3_mani_the_silver = Mani Srebrny
    .does = { does-troll }
troll-troll_3_nott_gemgazer = Nott Wpatrzona w Klejnoty
    .does = { does-troll }
troll-troll_3_hati_wallbreaker = Hati Burzyciel
    .does = { does-troll }
troll-troll_3_skadi_nightdelver = Skadi Nocna Kopaczka
    .does = { does-troll }
troll-troll_3_grub_the_mountainous = Grub Przeogromny
    .does = { does-troll }
troll-troll_3_mogga_deepclaw = Mogga Głęboki Pazur
    .does = { does-troll }
troll-troll_3_old_boulderback = Stary Głazogrzbiet
    .does = { does-troll }
troll-troll_3_trundle_wheelwright = Trundle Kołodziej
    .does = { does-troll }
troll-troll_3_witch_murk = Wiedźma Mętna
    .does = { does-troll }

option-chosen_workshops-toolmaker = { workshop-toolmaker }
option-chosen_workshops-toolmaker_2 = { workshop-toolmaker } (drugi)
option-chosen_workshops-amulet_maker = { workshop-amulet_maker }
option-chosen_workshops-amulet_maker_2 = { workshop-amulet_maker } (drugi)
option-chosen_workshops-cartwright = { workshop-cartwright }
option-chosen_workshops-cartwright_2 = { workshop-cartwright } (drugi)
option-chosen_workshops-mint = { workshop-mint }
option-chosen_workshops-mint_2 = { workshop-mint } (druga)
option-chosen_workshops-stone_market = { workshop-stone_market }
option-chosen_workshops-stone_market_2 = { workshop-stone_market } (drugi)
option-chosen_workshops-smithy = { workshop-smithy }
option-chosen_workshops-smithy_2 = { workshop-smithy } (druga)
option-chosen_workshops-jeweller = { workshop-jeweller }
option-chosen_workshops-jeweller_2 = { workshop-jeweller } (drugi)
option-chosen_workshops-smelter = { workshop-smelter }
option-chosen_workshops-smelter_2 = { workshop-smelter } (druga)
option-chosen_workshops-grindery = { workshop-grindery }
option-chosen_workshops-grindery_2 = { workshop-grindery } (druga)
option-chosen_workshops-rune_carver = { workshop-rune_carver }
option-chosen_workshops-rune_carver_2 = { workshop-rune_carver } (drugi)
option-chosen_workshops-porters_lodge = { workshop-porters_lodge }
option-chosen_workshops-porters_lodge_2 = { workshop-porters_lodge } (druga)

place-1_0 = dolny rząd, miejsce 1
    .in = w dolnym rzędzie, miejsce 1
place-1_1 = dolny rząd, miejsce 2
    .in = w dolnym rzędzie, miejsce 2
place-1_2 = dolny rząd, miejsce 3
    .in = w dolnym rzędzie, miejsce 3
place-1_3 = dolny rząd, miejsce 4
    .in = w dolnym rzędzie, miejsce 4
place-2_0 = drugi rząd, miejsce 1
    .in = w drugim rzędzie, miejsce 1
place-2_1 = drugi rząd, miejsce 2
    .in = w drugim rzędzie, miejsce 2
place-2_2 = drugi rząd, miejsce 3
    .in = w drugim rzędzie, miejsce 3
place-3_0 = trzeci rząd, miejsce 1
    .in = w trzecim rzędzie, miejsce 1
place-3_1 = trzeci rząd, miejsce 2
    .in = w trzecim rzędzie, miejsce 2
place-4_0 = szczyt
    .in = na szczycie
slot-1_0 = dolny rząd, ramka 1
    .in = w dolnym rzędzie, ramka 1
slot-1_1 = dolny rząd, ramka 2
    .in = w dolnym rzędzie, ramka 2
slot-1_2 = dolny rząd, ramka 3
    .in = w dolnym rzędzie, ramka 3
slot-1_3 = dolny rząd, ramka 4
    .in = w dolnym rzędzie, ramka 4
slot-1_4 = dolny rząd, ramka 5
    .in = w dolnym rzędzie, ramka 5
slot-2_0 = środkowy rząd, ramka 1
    .in = w środkowym rzędzie, ramka 1
slot-2_1 = środkowy rząd, ramka 2
    .in = w środkowym rzędzie, ramka 2
slot-2_2 = środkowy rząd, ramka 3
    .in = w środkowym rzędzie, ramka 3
slot-2_3 = środkowy rząd, ramka 4
    .in = w środkowym rzędzie, ramka 4
slot-3_0 = górny rząd, ramka 1
    .in = w górnym rzędzie, ramka 1
slot-3_1 = górny rząd, ramka 2
    .in = w górnym rzędzie, ramka 2
slot-3_2 = górny rząd, ramka 3
    .in = w górnym rzędzie, ramka 3

score-digging = Tunele
score-coronation = Koronacja
score-pedestals = Cokoły
score-leftovers = Pozostałe zasoby
score-halls = Wielkie groty
score-statues = Posągi

## Co robią rzeczy, które działają podobnie

does-troll =
    { $level ->
        [0] początkowy troll, przynosi { $makes_acc }; na początku gry daje { $start_acc }
       *[other] troll { $level }-poziomowy, przynosi { $makes_acc }
    }
does-hall =
    { $size ->
        [one] zakrywa { $size } pole twoich tuneli; na końcu { $low } honoru, z posągiem na ołtarzu { $high }
        [few] zakrywa { $size } pola twoich tuneli; na końcu { $low } honoru, z posągiem na ołtarzu { $high }
       *[many] zakrywa { $size } pól twoich tuneli; na końcu { $low } honoru, z posągiem na ołtarzu { $high }
    }
does-workshop = zamienia { $spend_acc } na { $gain_acc } albo { $spend2_acc } na { $gain2_acc }
does-tunnel =
    { $anchor ->
        [0] { $size ->
            [one] { $size } pole bez kotwy; { $stone } honoru za kamień, { $iron } za żelazo, { $heartstone } za klejnoty
            [few] { $size } pola bez kotwy; { $stone } honoru za kamień, { $iron } za żelazo, { $heartstone } za klejnoty
           *[many] { $size } pól bez kotwy; { $stone } honoru za kamień, { $iron } za żelazo, { $heartstone } za klejnoty
        }
       *[other] { $size ->
            [one] { $size } pole z kotwą; { $stone } honoru za kamień, { $iron } za żelazo, { $heartstone } za klejnoty
            [few] { $size } pola z kotwą; { $stone } honoru za kamień, { $iron } za żelazo, { $heartstone } za klejnoty
           *[many] { $size } pól z kotwą; { $stone } honoru za kamień, { $iron } za żelazo, { $heartstone } za klejnoty
        }
    }
does-zone = posąg jest tu wart { $low } honoru, na cokole swojego klanu { $high }

## O co chodzi

ask-place_gate = Gdzie stawiasz swoje wrota? Od nich zaczynają się twoje tunele.
ask-draft_card = Którego początkowego trolla kładziesz? Drugi zostaje na ręce.
ask-draft_slot = Gdzie w dolnym rzędzie wiecu staje { $troll }?
ask-step1_menu = Czar czy warsztat? Możesz użyć po jednym albo iść dalej.
ask-spell_resolve = Czy wykonujesz czar „{ $spell }”, wszystko albo nic? Efekt: { $does }.
ask-spell_gain = Co bierzesz?
ask-elevate_out = Który z twoich trolli 2-poziomowych ustępuje miejsca?
ask-elevate_in = Który troll 3-poziomowy z hordy zajmuje jego miejsce?
ask-walk_statue =
    { $n ->
        [one] Który posąg rusza w drogę? Został { $n } ruch.
        [few] Który posąg rusza w drogę? Zostały { $n } ruchy.
       *[many] Który posąg rusza w drogę? Zostało { $n } ruchów.
    }
ask-horn_troll = Który troll z drugiego rzędu pracuje, razem z dwoma pod nim?
ask-bless_clan = Który cokół stawiasz?
ask-bless_anchor = Na której kotwie staje cokół?
ask-swap_first = Który troll zmienia miejsce?
ask-swap_second = Z którym?
ask-phantom_kind = Jaki warsztat się przed tobą zjawia?
ask-ancient_statue = Który zakopany posąg wzywasz?
ask-ancient_target = Dokąd w twoich tunelach przybywa?
ask-unburden_troll =
    { $n ->
        [one] Który troll oddaje zasoby do składu? Może jeszcze { $n }.
        [few] Który troll oddaje zasoby do składu? Mogą jeszcze { $n }.
       *[many] Który troll oddaje zasoby do składu? Może jeszcze { $n }.
    }
ask-workshop_use =
    { $n ->
        [one] Co robisz w warsztacie „{ $workshop }”? Zostało { $n } użycie.
        [few] Co robisz w warsztacie „{ $workshop }”? Zostały { $n } użycia.
       *[many] Co robisz w warsztacie „{ $workshop }”? Zostało { $n } użyć.
    }
ask-trade_gain = Co chcesz dostać z rezerwy?
ask-trade_give =
    { $n ->
        [one] Za 1 { $gain_acc } oddajesz jeszcze { $n } zasób: jaki?
        [few] Za 1 { $gain_acc } oddajesz jeszcze { $n } zasoby: jakie?
       *[many] Za 1 { $gain_acc } oddajesz jeszcze { $n } zasobów: jakie?
    }
ask-pay = Wydajesz { $amount_acc }. Skąd bierzesz następną sztukę?
ask-step2_menu = Werbujesz trolla czy kopiesz tunel?
ask-recruit_card = Kogo werbujesz? Dolny rząd jest za darmo, środkowy kosztuje 2 łapówki, górny 5.
ask-bribe_resource = Czym przekupujesz trolla „{ $troll }”?
ask-bag_pedestal = Który cokół wyjmujesz z woreczka?
ask-moot_position = Gdzie staje { $troll }? Ten troll i trolle pod nim przynoszą zasoby w lawinie.
ask-dig_mineral = Jakim minerałem płacisz za tunel?
ask-dig_shape = Który tunel kopiesz?
ask-dig_placement = Gdzie trafi { $tunnel }?
ask-dig_mixture =
    { $n ->
        [one] Jaki jest ostatni minerał?
        [few] Do zapłaty zostały { $n } minerały: jaki jest następny?
       *[many] Do zapłaty zostało { $n } minerałów: jaki jest następny?
    }
ask-pedestal = Czy stawiasz cokół na kotwie na polu { $cell }, { $zone_in }?
ask-workshop_build = Czy zakładasz warsztat na polu { $cell }, obok swojego tunelu?
ask-hall = Czy poświęcasz wielką grotę?
ask-hall_placement = Gdzie trafi wielka grota „{ $hall }”?
ask-statue_menu = Który posąg przesuwasz? Każdy ruch kosztuje wózek.
ask-statue_target = Dokąd trafi posąg { $clan_gen } z pola { $cell }?
unused-statues =
    { $n ->
        [one] Wózkiem można jeszcze przesunąć { $n } posąg.
        [few] Wózkiem można jeszcze przesunąć { $n } posągi.
       *[many] Wózkiem można jeszcze przesunąć { $n } posągów.
    }

## Co można zrobić

do-activate =
    { $uses ->
        [one] { $workshop }, pole { $cell }: { $uses } użycie
        [few] { $workshop }, pole { $cell }: do { $uses } użyć
       *[many] { $workshop }, pole { $cell }: do { $uses } użyć
    }
do-bless-anchor = Pole { $cell }, { $zone }: żeton { $points }
do-call-statue = Posąg { $clan_gen } z pola { $cell }
do-cast =
    { $runes ->
        [0] { $spell } (pierwsza runa): { $does }
        [1] { $spell } (druga runa): { $does }
       *[other] { $spell } (trzecia runa, zniszczy czar): { $does }
    }
do-choose-card = { $troll }
do-choose-troll = { $troll }: { $place }
do-dedicate = { $hall }: { $low } honoru, { $high } z posągiem na ołtarzu
do-dig = Wykop tunel
do-dig-mineral = { $amount }
do-dig-placement =
    { $anchor_n ->
        [0] { $cells }, { $zones_short }: koszt { $cost }
       *[other] { $cells }, { $zones_short } (* { $anchor_short }): koszt { $cost }
    }{ $gains_n ->
        [0] { "" }
       *[other] , zysk { $gains }
    }{ $statues_n ->
        [0] { "" }
       *[other] , posąg { $statues_gen }
    }
do-dig-shape =
    { $left ->
        [one] { $tunnel }: { $cost }, { $honor } honoru, został { $left }
        [few] { $tunnel }: { $cost }, { $honor } honoru, zostały { $left }
       *[many] { $tunnel }: { $cost }, { $honor } honoru, zostało { $left }
    }
do-dig-shape-mixed =
    { $n ->
        [one] { $tunnel }: { $n } minerał
        [few] { $tunnel }: { $n } minerały
       *[many] { $tunnel }: { $n } minerałów
    }{ $left ->
        [one] , został { $left }
        [few] , zostały { $left }
       *[many] , zostało { $left }
    }
do-draft = { $troll }: przynosi { $makes_acc }, na początek { $start }
do-end-step = Dalej, do werbowania lub kopania
do-end-turn = Zakończ turę
do-found-workshop = { $workshop }
do-ignore-spell = Zignoruj efekt czaru „{ $spell }”
do-lay-hall = { $cells }, ołtarz na polu { $altar }
do-move-statue = Posąg { $clan_gen } z pola { $cell }
do-move-to = Na pole { $cell }, { $zone }
do-no-hall = Bez wielkiej groty
do-no-pedestal = Bez cokołu
do-no-workshop = Bez warsztatu
do-pay-by-plan =
    { $n ->
        [one] Według planu: najpierw z trolli
        [few] Całą resztę ({ $n }) według planu: najpierw z trolli
       *[many] Całą resztę ({ $n }) według planu: najpierw z trolli
    }
do-pay-from-storage = Ze składu
do-pay-from-troll = { $troll }, { $place }: { $symbol }
do-place-gate = Punkt startowy { $number } na polu { $cell }
do-place-pedestal =
    { $points ->
        [0] Cokół { $clan_gen }
       *[other] Cokół { $clan_gen }: { $points } honoru
    }
do-place-troll =
    { $gains_n ->
        [0] { $place }: nic nie przyniesie
       *[other] { $place }: przyniesie { $gains_acc }
    }
do-recruit =
    { $bribes ->
        [0] { $found_n ->
            [0] { $troll }: za darmo
           *[other] { $troll }: za darmo, bierzesz z karty { $found_acc }
        }
        [one] { $found_n ->
            [0] { $troll }: { $bribes } łapówka
           *[other] { $troll }: { $bribes } łapówka, bierzesz z karty { $found_acc }
        }
        [few] { $found_n ->
            [0] { $troll }: { $bribes } łapówki
           *[other] { $troll }: { $bribes } łapówki, bierzesz z karty { $found_acc }
        }
       *[many] { $found_n ->
            [0] { $troll }: { $bribes } łapówek
           *[other] { $troll }: { $bribes } łapówek, bierzesz z karty { $found_acc }
        }
    }
do-recruit-troll = Zwerbuj trolla
do-resolve-spell = Wykonaj czar „{ $spell }”
do-skip-step = Pomiń ten krok
do-stop = Zakończ
do-stop-using = Zakończ korzystanie
do-take = { $gain }
do-trade =
    { $n ->
        [one] Wymień { $n } zasób na 1
        [few] Wymień { $n } zasoby na 1
       *[many] Wymień { $n } zasobów na 1
    }
do-use-recipe = Zamień { $spend_acc } na { $gain_acc }

## Co się stało

log-horde-filled = Do hordy dołącza { $troll }, { $slot_in }.
log-pedestal-drawn = Cokół { $clan_gen } leży na trollu { $slot_in }.
log-workshop-revealed = Warsztat w rezerwie: { $workshop }.
log-spell-revealed = W księdze czarów pojawia się { $spell }.
log-statues-dealt = Posągi rozłożono zgodnie z ruchem wskazówek zegara od pola { $cell }: { $order }, i tak w kółko.
    .seen = Posągi rozłożono zgodnie z ruchem wskazówek zegara: { $order }, i tak w kółko.
log-token-laid = { $clan }, { $zone }: żeton { $points }.
log-crown-given = { $who } nosi koronę i zaczyna.
log-gate-placed = { $who } stawia wrota na polu { $cell }.
    .seen = { $who } stawia wrota.
log-starter-drawn = { $who } dostaje kartę { $troll }.
log-starter-laid = { $who } kładzie kartę { $troll } { $place_in }.
log-moot-shown = { $who } zaczyna z trollami: { $trolls }.
log-round-began = Zaczyna się runda { $round }.
log-turn-began = { $who } zaczyna turę.
log-spent =
    { $place_n ->
        [0] { $who } wydaje { $resource_count_acc }.
       *[other] { $who } wydaje { $resource_count_acc } z trolla { $place_in }.
    }
log-gained = { $who } otrzymuje { $resource_count_acc }.
log-traded =
    { $paid ->
        [one] { $who } wymienia { $paid } zasób na 1 { $resource_acc }.
        [few] { $who } wymienia { $paid } zasoby na 1 { $resource_acc }.
       *[many] { $who } wymienia { $paid } zasobów na 1 { $resource_acc }.
    }
log-spell-cast =
    { $runes ->
        [1] { $who } rzuca czar „{ $spell }”, pierwsza runa.
       *[other] { $who } rzuca czar „{ $spell }”, runa { $runes }.
    }
log-spell-resolved = { $who } wykonuje czar „{ $spell }”.
log-spell-ignored = { $who } ignoruje efekt czaru „{ $spell }”.
log-spell-destroyed = Na czarze „{ $spell }” leży trzecia runa: zostaje zniszczony.
log-workshop-activated =
    { $uses ->
        [one] { $who } idzie do warsztatu „{ $workshop }”: { $uses } użycie.
        [few] { $who } idzie do warsztatu „{ $workshop }”: { $uses } użycia.
       *[many] { $who } idzie do warsztatu „{ $workshop }”: { $uses } użyć.
    }
log-workshop-used = { $who } korzysta z warsztatu „{ $workshop }”.
log-troll-elevated = { $who } wynosi trolla „{ $new }” na miejsce trolla „{ $old }”.
log-trolls-swapped = { $who }: { $first } i { $second } zamieniają się miejscami.
log-troll-unburdened = { $who } zdejmuje { $resource_count_acc } z trolla „{ $troll }”.
log-statue-called = { $who } wzywa posąg { $clan_gen } z pola { $start } na pole { $goal }.
    .seen = { $who } wzywa posąg { $clan_gen }.
log-bribed = { $who } daje łapówkę trollowi „{ $troll }”: { $resource }.
log-troll-recruited = { $who } werbuje trolla „{ $troll }”.
log-pedestal-taken = { $who } dostaje cokół { $clan_gen }.
log-troll-placed = { $who } stawia trolla „{ $troll }” { $place_in }.
log-troll-filled = { $who }: { $troll } przynosi { $symbol_count_acc }.
log-crowned = { $who } dopełnia wiec i dostaje { $honor } honoru za koronację.
log-end-triggered = Koniec gry się zbliża, sprawia to { $who }: ostatnią rundą będzie runda { $round }.
log-troll-retired = { $troll } odchodzi z hordy na spoczynek.
log-pedestal-bagged = Cokół { $clan_gen } wraca do woreczka.
log-tunnel-dug = { $who } kopie { $tunnel }, minerał: { $mineral }, pola: { $cells }.
    .seen = { $who } kopie { $tunnel }, minerał: { $mineral }.
log-honor-scored = { $who } zdobywa { $honor } honoru.
log-unearthed = { $who } odkopuje { $resource_count_acc } na polu { $cell }.
    .seen = { $who } odkopuje { $resource_count_acc }.
log-statue-excavated = { $who } wydobywa posąg { $clan_gen } na polu { $cell }.
    .seen = { $who } wydobywa posąg { $clan_gen }.
log-fragment-joined =
    { $n ->
        [one] { $who } przyłącza do sieci { $n } odizolowane pole.
        [few] { $who } przyłącza do sieci { $n } odizolowane pola.
       *[many] { $who } przyłącza do sieci { $n } odizolowanych pól.
    }
log-networks-joined = { $who } i { $partner } łączą swoje sieci.
log-pedestal-placed = { $who } stawia cokół { $clan_gen } na polu { $cell }, { $zone }: { $points } honoru.
    .seen = { $who } stawia cokół { $clan_gen }, { $zone }: { $points } honoru.
log-workshop-founded = { $who } zakłada warsztat „{ $workshop }” na polu { $cell }.
    .seen = { $who } zakłada warsztat „{ $workshop }”.
log-step-skipped = { $who } nie może ani werbować, ani kopać.
log-hall-dedicated = { $who } poświęca wielką grotę „{ $hall }”, ołtarz na polu { $altar }.
    .seen = { $who } poświęca wielką grotę „{ $hall }”.
log-pedestal-removed = Cokół { $clan_gen } na polu { $cell } znika ({ $who }).
    .seen = Cokół { $clan_gen } znika ({ $who }).
log-statue-moved = { $who } przesuwa posąg { $clan_gen } z pola { $start } na pole { $goal }.
    .seen = { $who } przesuwa posąg { $clan_gen }.
log-coronation-scored = { $who }: { $honor } honoru za koronację.
log-tokens-scored = { $who }: { $honor } honoru za cokoły.
log-leftovers-scored =
    { $trades ->
        [0] { $who }: { $honor } honoru za pozostałe zasoby.
        [one] { $who }: { $honor } honoru za pozostałe zasoby, po { $trades } wymianie.
        [few] { $who }: { $honor } honoru za pozostałe zasoby, po { $trades } wymianach.
       *[many] { $who }: { $honor } honoru za pozostałe zasoby, po { $trades } wymianach.
    }
log-hall-scored = { $who }: { $honor } honoru za wielką grotę „{ $hall }”.
log-statue-scored = { $who }: { $honor } honoru za posąg { $clan_gen } na polu { $cell }, { $zone }.
    .seen = { $who }: { $honor } honoru za posąg { $clan_gen }, { $zone }.
log-game-ended =
    { $who_n ->
        [one] Królem Gór zostaje { $who }.
        [few] Królami Gór zostają wspólnie { $who }.
       *[many] Królami Gór zostają wspólnie { $who }.
    }

## Dlaczego nie

no-already-covered = Jest tam już tunel, grota albo wrota.
no-anchor-taken = Jest tam już cokół albo grota.
no-beside-rival = To pole styka się z siecią gracza { $who }.
no-bribes-short =
    { $need ->
        [one] Trzeba { $need } łapówki, a masz { $have }.
        [few] Trzeba { $need } łapówek, a masz { $have }.
       *[many] Trzeba { $need } łapówek, a masz { $have }.
    }
no-cannot-pay = Koszt to { $cost }; brakuje: { $missing }.
no-cart-of-other-clan = Ten wózek przesuwa tylko posągi własnego klanu: { $cart }.
no-cell-occupied = Stoi tam posąg { $clan_gen }.
no-hall-fits-nowhere = Wielka grota „{ $hall }” nigdzie się nie mieści.
no-hall-on-gate = Wielka grota nie może zakryć wrót.
no-hall-on-hall = Jest tam już wielka grota.
no-hall-outside-network = Każde jej pole musi być twoim tunelem.
no-hall-taken = Wielka grota „{ $hall }” jest zajęta.
no-hammers-short = Na skały trzeba { $need_gen }, a masz { $have }.
no-has-none = Nie masz { $resource_gen }.
no-horde-empty = W hordzie nie ma już nikogo.
no-mineral-short = Najmniejszy tunel kosztuje { $need }, a masz { $have } ({ $resource }).
no-minerals-short = Najmniejszy tunel wymaga { $need } sztuk jednego minerału.
no-moot-full = Twój wiec jest pełny.
no-move-one-first = Najpierw przesuń jeden posąg.
no-must-recruit-or-dig = Możesz werbować albo kopać, więc musisz.
no-no-anchor-for-clan = Żadna wolna kotwa nie przyjmie cokołu { $clan_gen }.
no-no-anchor-to-bless = Nie masz cokołu i wolnej kotwy, które do siebie pasują.
no-no-cart = Nie masz wózka dla posągu { $clan_gen }.
no-no-free-cell = W jego zasięgu nie ma wolnego pola.
no-no-level-2-troll = Nie masz trolla 2-poziomowego.
no-no-level-3-card = W hordzie nie ma trolla 3-poziomowego.
no-no-loaded-troll = Żaden z twoich trolli nic nie niesie.
no-no-payable-dig = Nie stać cię na żaden tunel.
no-no-phantom-payable = Nie stać cię na żaden warsztat.
no-no-recipe-payable = Na nic cię nie stać w warsztacie „{ $workshop }”.
no-no-row-2-troll = Nie masz trolla w drugim rzędzie.
no-no-rune = Nie masz runy.
no-no-statue-near = Obok twojej sieci nie ma zakopanego posągu.
no-no-statue-to-move = Żaden posąg w twojej sieci nie może się ruszyć.
no-no-such-pedestal = Nie masz cokołu { $clan_gen }.
no-no-tunnels-left = Nie ma już tuneli.
no-not-beside-network = Tunel musi stykać się z twoją siecią.
no-not-in-bag = W woreczku nie ma cokołu { $clan_gen }.
no-not-in-supply = W rezerwie nie ma warsztatu „{ $workshop }”.
no-not-level-2 = To nie jest troll 2-poziomowy.
no-not-level-3 = To nie jest troll 3-poziomowy.
no-not-row-2 = Ten troll nie stoi w drugim rzędzie.
no-nowhere-to-dig = Nie ma gdzie kopać.
no-on-the-heart = Serca Góry nie można przekopać.
no-on-workshop-spot = To miejsce warsztatu.
no-partners-apart = Wrota zespołu leżą obok siebie.
no-point-token-gone = Żeton zajęty: { $clan }, { $zone }.
no-position-taken = Stoi tam { $troll }.
no-position-unsupported =
    { $places_n ->
        [one] Najpierw musi stanąć troll pod spodem: { $places }.
        [few] Najpierw muszą stanąć trolle pod spodem: { $places }.
       *[many] Najpierw muszą stanąć trolle pod spodem: { $places }.
    }
no-same-troll = Wybierz innego trolla.
no-shape-fits-nowhere = Nigdzie się nie mieści { $tunnel }.
no-spell-already-cast = W tej turze czar już był.
no-spot-of-other-number = Ten punkt startowy jest dla innej liczby graczy: { $number }.
no-spot-taken = Są tam wrota, które ma { $who }.
no-stack-empty = Nie ma już { $tunnel_gen }.
no-statue-not-in-network = Nie stoi w twojej sieci.
no-statue-too-far = Ten posąg nie leży obok twojej sieci.
no-storage-empty = W składzie nie ma { $resource_gen }.
no-symbol-empty = Nie ma na nim { $resource_gen }.
no-too-few-to-trade = Wymiana wymaga { $need } zasobów, a masz { $have }.
no-troll-holds-nothing = Ten troll nic nie niesie.
no-tunnel-not-adjacent = Posąg może iść tylko w swoim tunelu albo do sąsiedniego.
no-tunnel-too-large = Trzeba { $need } minerałów, a masz { $have }.
no-unburden-one-first = Najpierw wybierz jednego trolla.
no-use-first = Najpierw skorzystaj z warsztatu raz.
no-workshop-already-used = W tej turze warsztat już był.
no-workshop-not-in-play = Warsztatu „{ $workshop }” nie ma w grze.
no-workshop-out-of-reach = Nie masz otwartego wejścia do warsztatu „{ $workshop }”.

## Obraz w terminalu

step-setup = przygotowanie
step-spells = czary i warsztaty
step-recruit_or_dig = werbowanie lub kopanie
step-great_hall = wielka grota
step-statues = przesuwanie posągów
step-end = koniec
column-honor = honor
column-trolls = trolle
column-has = na trollach
column-storage = skład
column-pedestals = cokoły
column-tokens = żetony
pic-top =
    { $last ->
        [0] Runda { $round } · { $step } · { $side } · talie { $decks } · czary { $spells } · woreczek { $bag }
       *[other] Runda { $round } z { $last } · { $step } · { $side } · talie { $decks } · czary { $spells } · woreczek { $bag }
    }
pic-track = Obszary, posągi, żetony:
pic-horde = Horda
pic-book = Księga czarów:
pic-spell = { $spell }: { $does }
pic-stacks = Pozostałe tunele
pic-halls = Wielkie groty:
pic-workshops = Warsztaty:
pic-moot = Twój wiec
pic-team = Zespół { $n }
pic-sign = { $what_sign }
pic-pedestal = { $clan_pedestal }
pic-draft = Na ręce: { $cards }
pic-zone = { $zone_short }
pic-letters = k kamień, ż żelazo, j klejnot, w wózek, ł młot, r runa, m moneta · cień to obszar, ♥ Serce Góry
pic-legend = O L K posągi, ᵒ ˡ ᵏ cokoły · # skały, ○ fragment, □ ▣ miejsce i warsztat, ^ ¤ grota i ołtarz

## Zwykły stół w przeglądarce

view-arriving = troll w drodze
view-bag = cokoły w woreczku
view-book = księga czarów
view-bribes = łapówki
view-cast = czar w tej turze
view-cheap_trades = tanie wymiany
view-crowned = koronacje
view-decks = karty w taliach trolli
view-gate = wrota
view-gone = cokoły poza grą
view-halls = wielkie groty
view-holds = niesie
view-honor = honor
view-horde = horda
view-last_round = ostatnia runda
view-magic = działający czar
view-moot = wiec
view-networks = sieci
view-pedestal = cokół
view-pedestals = cokoły
view-picked = wybrana karta
view-round = runda
view-runes = runy na nim
view-side = strona planszy
view-spell = czar
view-spell_deck = czary w talii
view-spells_under = czary pod talią
view-stacks = pozostałe tunele
view-start = rozpoczynający gracz
view-statues = posągi
view-step = krok
view-storage = skład
view-supply = warsztaty w rezerwie
view-takers = zdobyte żetony
view-teams = zespoły
view-tokens = żetony
view-track = tor cokołów
view-troll = troll
view-trolls = trolle
view-tunnels = tunele
view-turn = ta tura
view-under = karty pod taliami
view-worked = warsztat w tej turze
view-workshop_cells = warsztaty w górze
view-workshops = miejsca warsztatów
view-cards = karty na ręce
view-hand = karty na ręce

## Plansza w przeglądarce

board-mountain = Góra
board-rubble = Pole skał: tunel kosztuje o 1 młot więcej za każde takie pole, które przykrywa
board-heart = Serce Góry: tu nikt nie kopie
board-side-n = Północ, { $zone_short }
board-side-ne = Północny wschód, { $zone_short }
board-side-e = Wschód, { $zone_short }
board-side-se = Południowy wschód, { $zone_short }
board-side-s = Południe, { $zone_short }
board-side-sw = Południowy zachód, { $zone_short }
board-side-w = Zachód, { $zone_short }
board-side-nw = Północny zachód, { $zone_short }
board-tunnel =
    { $n ->
        [one] Tunel gracza { $who }: { $n } pole. { $where }
        [few] Tunel gracza { $who }: { $n } pola. { $where }
       *[many] Tunel gracza { $who }: { $n } pól. { $where }
    }
board-fragment =
    { $n ->
        [one] Odizolowany tunel: { $n } pole. { $where }
        [few] Odizolowany tunel: { $n } pola. { $where }
       *[many] Odizolowany tunel: { $n } pól. { $where }
    }
board-gate = Wrota gracza { $who }
board-empty-spot = Puste miejsce warsztatu: { $where }
board-workshop =
    { $n ->
        [one] { $workshop }: { $recipes }. { $n } otwarte wejście. { $where }
        [few] { $workshop }: { $recipes }. { $n } otwarte wejścia. { $where }
       *[many] { $workshop }: { $recipes }. { $n } otwartych wejść. { $where }
    }
board-pedestal-of = Cokół { $clan_gen }
board-pedestal-fire = Cokół Ognia
board-pedestal-ice = Cokół Lodu
board-pedestal-moon = Cokół Księżyca
board-any-pedestal = Wybrany cokół
board-statue = Posąg { $clan_gen } w sieci gracza { $who }: wart { $honor }. { $where }
board-statue-buried = Posąg { $clan_gen }: jeszcze zakopany. { $where }
board-hall = { $hall }: { $low } honoru, z posągiem na ołtarzu { $top }
board-clan-mud = Błoto
board-horde-card =
    { $count ->
        [0] { $troll }: { $clan }, poziom { $level }, { $slot }. Przynosi: { $makes }
       *[other] { $troll }: { $clan }, poziom { $level }, { $slot }. Przynosi: { $makes }. Leży na nim: { $lying }
    }
board-troll =
    { $count ->
        [0] { $troll }: { $place }. Przynosi: { $makes }. Nic nie niesie
       *[other] { $troll }: { $place }. Przynosi: { $makes }. Niesie: { $holds }
    }
board-place-free =
    { $count ->
        [0] Wolne: { $place }
       *[other] Wolne: { $place }. Trolle poniżej przyniosłyby: { $gains }
    }
board-place-unsupported = Wymaga obu niżej: { $place }
board-needs-both = wymaga obu niżej
board-free = wolne
board-refills = przyniesie
board-starter = { $troll }: przynosi { $makes }. Na początek: { $start }
board-starts-with = na początek
board-arriving = Szuka miejsca
board-round =
    { $last ->
        [0] Runda { $round }
       *[other] Runda { $round } z { $last }
    }
board-round-word = Runda
board-step-spells = Czary
board-step-recruit_or_dig = Werbowanie lub kopanie
board-step-great_hall = Wielka grota
board-step-statues = Posągi
board-crowns = Żetony koronacji: gdy zniknie ostatni, zostają dwie rundy
board-trolls-away =
    { $n ->
        [one] brakuje { $n } trolla
        [few] brakuje { $n } trolli
       *[many] brakuje { $n } trolli
    }
board-rate = Wymień { $n } na 1
board-track = Tor cokołów
board-track-value = Tyle wart jest posąg; na cokole swojego klanu
board-stacks = Pozostałe tunele
board-halls = Wielkie groty
board-workshops = Warsztaty
board-workshops-near = Warsztaty w zasięgu
board-horde = Horda
board-row-one-free = rząd 1 za darmo
board-you-have = masz
board-at-most = do
board-nothing = nic
board-bribes =
    { $n ->
        [0] za darmo
        [one] { $n } łapówka
        [few] { $n } łapówki
       *[many] { $n } łapówek
    }
board-have = { $what }: masz { $n }
board-bribes-needed = Potrzebne łapówki, po jednej na każdą kartę niżej
board-lying = Leży na nim
board-retires = Z jeszcze jedną łapówką odejdzie na spoczynek
board-deck = Karty w talii
board-bag = Cokoły w woreczku
board-spells = Księga czarów
board-third-rune = trzecia runa niszczy
board-cast-now = Działa w tej turze
board-moot = Twój wiec
board-moot-of = Wiec
board-level = Poziom
board-held = leży
board-empty = puste
board-pays = zapłaci
board-all-and-stored = wszystko do wydania / w składzie
board-in-storage = W składzie
board-on-trolls = na trollach
board-trolls = Trolle
board-pedestals = Cokoły w składzie
board-tokens = Żetony punktacji cokołów
board-now = Posągi i groty dałyby teraz
board-partner = w zespole z graczem { $who }
board-start-spot = Punkt startowy dla { $n } graczy. { $where }
board-start-player = Rozpoczynający gracz
board-spot-for = dla { $n } graczy
board-do-statue = Posąg { $clan_gen }: { $where }, teraz wart { $honor }
board-do-buried = Posąg { $clan_gen }: { $where }, jeszcze zakopany
board-statue-of = posąg { $clan_gen }
board-worth = wart tam { $honor }
board-hall-worth = grota da { $honor }
board-token = żeton wart { $points }
board-do-workshop =
    { $n ->
        [one] { $workshop }: { $made }, { $n } użycie. { $where }
        [few] { $workshop }: { $made }, do { $n } użyć. { $where }
       *[many] { $workshop }: { $made }, do { $n } użyć. { $where }
    }
board-ask-goal = Dokąd trafi posąg { $clan_gen }?
board-ask-pedestal = Czy stawiasz cokół na nowej kotwie, { $zone_in }?
board-ask-workshop = Czy zakładasz warsztat obok swojego tunelu? { $where }
board-pay = Koszt
board-get = Zysk
board-honor = Honor
board-short =
    { $n ->
        [one] brak { $n }
        [few] brak { $n }
       *[many] brak { $n }
    }
board-may-found = Można założyć warsztat
board-costs = koszt: { $cost }
board-finds = znajdujesz: { $gains }
board-anchor-in = kotwa: { $zone_short }
board-altar-statue = na ołtarzu posąg { $clan_gen }
board-altar-empty = ołtarz pusty
board-pay-with = Czym płacisz
board-rotate = Obróć
board-flip = Odwróć
board-dig-here = Kop tutaj
board-lay-here = Połóż tutaj
board-point = Wskaż miejsce na górze albo przesuń strzałkami
board-all-places =
    { $n ->
        [one] { $n } miejsce słowami
        [few] Wszystkie { $n } miejsca słowami
       *[many] Wszystkie { $n } miejsc słowami
    }
board-go-on = Dalej
board-tab-mountain = Góra
board-tab-moot = Wiec
board-tab-horde = Horda
board-trade = Wymiana
board-spell = Czar
board-workshop-word = Warsztat
board-move-statue = Ruch posągu

## Co zrobiono, jako nagłówki raportu

deed-troll-recruited-troll = Zwerbowane trolle
deed-spell-cast-spell = Rzucone czary
deed-workshop-activated-workshop = Użyte warsztaty
deed-tunnel-dug-tunnel = Wykopane tunele
deed-hall-dedicated-hall = Poświęcone wielkie groty
deed-statue-excavated-clan = Wydobyte posągi, według klanu
deed-statue-moved-clan = Przesunięte posągi, według klanu

## Na co patrzy dobry gracz

feature-points = pewny honor
feature-rival = do czego dojdzie najlepszy rywal
feature-opening = otwarcie
feature-halls = wielkie groty
feature-statues = posągi
feature-leftovers = pozostałe zasoby
feature-tunnels = tunele, na które wystarczy
feature-tool_1 = wózki
feature-tool_2 = młoty
feature-tool_3 = runy
feature-tool_4 = monety
feature-surplus = nadwyżka zasobów
feature-pedestals = cokoły
feature-trolls = przyszłe lawiny
feature-land = miejsce na tunele i droga w głąb

## Pierwsze pytania, do nowej osoby

first-place_gate = Od wrót poprowadzisz tunele. Dobre miejsce ma w pobliżu posągi i zasoby; złych miejsc tu nie ma.
first-draft_card = Cztery początkowe trolle to dolny rząd wiecu: przynoszą zasoby przez całą grę. Na początek dobry jest Łamacz kamienia: kamień to tunel.
first-step2_menu = W każdej turze werbujesz jednego trolla albo kopiesz jeden tunel. Na początek dobrze werbować: trolle przyniosą zasoby do kopania.
