game-title = Dwergar
game-tagline = Klany krasnoludów wydobywają, przetapiają i budują pod górą, a wyciąg mają tylko jeden.
game-mood = Gorąco i ciasno: kto podnosi wyciąg, podnosi go wszystkim.
tie-resources = Przy równej liczbie punktów wyżej jest ten, kto ma więcej kryształu, potem złota, żelaza i kamienia.

option-length = Długość gry
option-length-normal = Zwykła gra
option-length-short = Krótsza gra
option-decks = Talie projektów
option-decks-first_game = Na pierwszą rozgrywkę
option-decks-random = Losowe
option-decks-custom = Wybrane talie
option-custom_decks = Wybrane talie
option-custom_decks-western_quarter = { deck-western_quarter }
option-custom_decks-new_shaft = { deck-new_shaft }
option-custom_decks-golden_terraces = { deck-golden_terraces }
option-custom_decks-old_shaft = { deck-old_shaft }
option-custom_decks-eastern_quarter = { deck-eastern_quarter }
option-start = Gracz rozpoczynający
option-start-first_seat = Pierwsze miejsce
option-start-random = Losowy

## Rzeczy. Biernik zasobów jest równy mianownikowi; .each stoi po „za”.

resource-stone = kamień
    .sign = k
    .count_sign = { $n }k
    .gen = kamieni
    .count = { $n ->
        [one] { $n } kamień
        [few] { $n } kamienie
       *[many] { $n } kamieni
    }
    .count_gen = { $n ->
        [1] { $n } kamienia
       *[other] { $n } kamieni
    }
    .count_each = { $n ->
        [one] każdy kamień
        [few] każde { $n } kamienie
       *[many] każde { $n } kamieni
    }
resource-iron = żelazo
    .sign = ż
    .count_sign = { $n }ż
    .gen = żelaza
    .count = { $n ->
        [1] { $n } żelazo
       *[other] { $n } żelaza
    }
    .count_gen = { $n } żelaza
    .count_each = { $n ->
        [1] każde żelazo
       *[other] każde { $n } żelaza
    }
resource-gold = złoto
    .sign = z
    .count_sign = { $n }z
    .gen = złota
    .count = { $n ->
        [1] { $n } złoto
       *[other] { $n } złota
    }
    .count_gen = { $n } złota
    .count_each = { $n ->
        [1] każde złoto
       *[other] każde { $n } złota
    }
resource-crystal = kryształ
    .sign = kr
    .count_sign = { $n }kr
    .gen = kryształu
    .count = { $n ->
        [one] { $n } kryształ
        [few] { $n } kryształy
       *[many] { $n } kryształów
    }
    .count_gen = { $n ->
        [1] { $n } kryształu
       *[other] { $n } kryształów
    }
    .count_each = { $n ->
        [one] każdy kryształ
        [few] każde { $n } kryształy
       *[many] każde { $n } kryształów
    }
resource-heat = ciepło
    .sign = c
    .count_sign = { $n }c
    .gen = ciepła
    .count = { $n ->
        [1] { $n } ciepło
       *[other] { $n } ciepła
    }
    .count_gen = { $n } ciepła

# .sign to skrót, .all to wszyscy tacy, .cap zaczyna napis, .short stoi tam, gdzie mało miejsca.
pawn-ironworker = hutnik
    .acc = hutnika
    .gen = hutnika
    .all = hutnicy
    .cap = Hutnik
    .short = hutnik
    .count = { $n ->
        [one] { $n } hutnik
        [few] { $n } hutników
       *[many] { $n } hutników
    }
    .does = ma bonusy w Laboratorium, przy Miechach, przy Przekładni i w Warsztacie Zduna
pawn-engineer = inżynier
    .acc = inżyniera
    .gen = inżyniera
    .all = inżynierowie
    .cap = Inżynier
    .short = inż.
    .count = { $n ->
        [one] { $n } inżynier
        [few] { $n } inżynierów
       *[many] { $n } inżynierów
    }
    .does = ma bonusy przy Przekładni, w Warsztacie Zduna, w Kuźni i w Pracowni
pawn-blacksmith = kowal
    .acc = kowala
    .gen = kowala
    .all = kowale
    .cap = Kowal
    .short = kowal
    .count = { $n ->
        [one] { $n } kowal
        [few] { $n } kowali
       *[many] { $n } kowali
    }
    .does = ma bonusy w Laboratorium, przy Miechach, w Kuźni i w Pracowni
pawn-foreman = sztygar
    .sign = Sz
    .acc = sztygara
    .gen = sztygara
    .cap = Sztygar
    .short = sztygar
    .does = nie ma bonusów, ale może wbudować piec w swoje pole; w kopalni wskakuje z ładunkiem do wózka

# .in odpowiada na pytanie „gdzie?”, .to „dokąd?”, .from „skąd?”.
space-mine_1 = kopalnia, poziom 1
    .short = Kopalnia 1
    .in = na poziomie 1 kopalni
    .to = na poziom 1 kopalni
    .from = z poziomu 1 kopalni
    .does = dołóż 3 kamienie do swojego wózka na poziomie 1, jeśli jest pusty; dodatkowe wydobycie to jeszcze 2 kamienie
space-mine_2 = kopalnia, poziom 2
    .short = Kopalnia 2
    .in = na poziomie 2 kopalni
    .to = na poziom 2 kopalni
    .from = z poziomu 2 kopalni
    .does = dołóż 1 kamień i 1 żelazo do swojego wózka na poziomie 2, jeśli jest pusty; dodatkowe wydobycie to jeszcze 1 żelazo
space-mine_3 = kopalnia, poziom 3
    .short = Kopalnia 3
    .in = na poziomie 3 kopalni
    .to = na poziom 3 kopalni
    .from = z poziomu 3 kopalni
    .does = dołóż 1 żelazo i 1 złoto do swojego wózka na poziomie 3, jeśli jest pusty; dodatkowe wydobycie to jeszcze 1 złoto
space-mine_4 = kopalnia, poziom 4
    .short = Kopalnia 4
    .in = na poziomie 4 kopalni
    .to = na poziom 4 kopalni
    .from = z poziomu 4 kopalni
    .does = dołóż 1 kryształ do swojego wózka na poziomie 4, jeśli jest pusty; dodatkowe wydobycie to jeszcze 1 kryształ
space-laboratory = Laboratorium Alchemików
    .in = w Laboratorium
    .to = do Laboratorium
    .from = z Laboratorium
    .short = Laboratorium
    .does = wymień 1 zasób na gorsze: żelazo na 2 kamienie; złoto na 2 żelaza lub 3 kamienie; kryształ na 2 złota, 3 żelaza lub 4 kamienie
space-bellows = Miechy
    .in = przy Miechach
    .to = do Miechów
    .from = od Miechów
    .does = rozpal 1 piec
space-gearbox = Przekładnia
    .in = przy Przekładni
    .to = do Przekładni
    .from = od Przekładni
    .does = podnieś wyciąg o najwyżej 5 poziomów: pierwszy za darmo, każdy następny za 1 ciepło
space-furnace_workshop = Warsztat Zduna
    .in = w Warsztacie Zduna
    .to = do Warsztatu Zduna
    .from = z Warsztatu Zduna
    .short = Warsztat
    .does = wybuduj piec z rezerwy, wygaszony, za 1 żelazo
space-forge = Kuźnia
    .in = w Kuźni
    .to = do Kuźni
    .from = z Kuźni
    .does = przetapiaj, ile razy chcesz: kamień na żelazo lub żelazo na złoto za 1 ciepło, złoto na kryształ za 2 ciepła
space-architect_studio = Pracownia Naczelnego Architekta
    .in = w Pracowni
    .to = do Pracowni
    .from = z Pracowni
    .short = Pracownia
    .does = zrealizuj 1 projekt z toru; możesz go rozwinąć w tej samej akcji

level-closed = zamknięty poziom
    .on = na zamkniętym poziomie
level-level_1 = poziom 1
    .on = na poziomie 1
level-level_2 = poziom 2
    .on = na poziomie 2
level-level_3 = poziom 3
    .on = na poziomie 3
level-level_4 = poziom 4
    .on = na poziomie 4

bonus-extra_exchanges = dodatkowe wymiany
    .does = wykonaj jeszcze najwyżej 2 wymiany
bonus-light_one_and_heat = rozpalenie pieca i ciepło
    .does = rozpal 1 piec i podnieś poziom ciepła o 1
bonus-light_all = rozpalenie wszystkich pieców
    .does = rozpal wszystkie piece na swojej planszy
bonus-heat_two = ciepło z Miechów
    .does = podnieś poziom ciepła o 2
bonus-vp_per_level = punkty za poziomy
    .does = 1 punkt za każdy poziom, o który podnosisz wyciąg, gdy leży w nim choć jeden zasób
bonus-stone_to_carts = kamienie do wózków
    .does = dołóż 1 kamień do wózków wszystkich graczy na jednym poziomie wyciągu, także do pełnych
bonus-second_furnace = drugi piec
    .does = po pierwszym piecu wybuduj drugi za 1 kamień i 1 żelazo
bonus-light_one_extra = rozpalenie pieca
    .does = rozpal 1 piec, nawet dopiero wybudowany
bonus-develop_any = rozwijanie projektów w Kuźni
    .does = rozwijaj swoje zrealizowane projekty, każdy za 1 ciepło więcej, niż kosztuje
bonus-heat_one = ciepło z Kuźni
    .does = podnieś poziom ciepła o 1
bonus-recover_resource = odzyskanie zasobu
    .does = po realizacji odzyskaj 1 zasób takiego rodzaju, jakiego w koszcie są co najmniej 2
bonus-cheap_develop = tańsze rozwinięcie
    .does = rozwinięcie dopiero co zrealizowanego projektu kosztuje o 2 ciepła mniej

colour-red = czerwony
colour-blue = niebieski
colour-green = zielony
colour-yellow = żółty

deck-western_quarter = Zachodnia Ćwiartka
    .sign = Z
    .gen = Zachodniej Ćwiartki
    .does = kto ma najwięcej jej kart, po ostatniej rundzie wykonuje jeszcze 3 akcje
deck-new_shaft = Nowy Szyb
    .sign = N
    .gen = Nowego Szybu
    .does = rozwinięcie jej karty daje 1 punkt za każdą z tych kart, którą masz rozwiniętą
deck-golden_terraces = Złote Tarasy
    .sign = T
    .gen = Złotych Tarasów
    .does = kto ma najwięcej jej kart, na koniec gry rozwija 1 projekt za darmo
deck-old_shaft = Stary Szyb
    .sign = S
    .gen = Starego Szybu
    .does = kto na początku rundy sam ma najwięcej jej kart, dostaje żeton Srebrnobrodego: odblokowuje on 1 bonus w cechu
deck-eastern_quarter = Wschodnia Ćwiartka
    .sign = W
    .gen = Wschodniej Ćwiartki
    .does = każda jej karta, którą masz, zachowuje ci 2 ciepła na koniec tury

project-master_tools = Mistrzowskie narzędzia
    .does = { $effect }
project-bowling_alley = Kręgielnia
    .does = { $effect }
project-bridge_club = Klub brydżowy
    .does = { $effect }
project-cricket_pitch = Pole do krykieta
    .does = { $effect }
project-private_conveyor = Prywatny taśmociąg
    .does = { $effect }
project-north_wall = Mur północny
    .does = { $effect }
project-armoury = Zbrojownia
    .does = { $effect }
project-chasm_barricade = Barykada czeluści
    .does = { $effect }
project-clan_lift = Winda klanowa
    .does = { $effect }
project-new_shaft_gate = Wrota Nowego Szybu
    .does = { $effect }
project-new_shaft_props = Podpory Nowego Szybu
    .does = { $effect }
project-chasm_infill = Wypełnienie urwiska
    .does = { $effect }
project-tramway_track = Tor kolejki
    .does = { $effect }
project-ore_hoist = Wyciąg surowców
    .does = { $effect }
project-shaft_lighting = Oświetlanie szybu
    .does = { $effect }
project-skilled_sappers = Wykwalifikowani saperzy
    .does = { $effect }
project-diamond_crusher_heads = Diamentowe głowice kruszące
    .does = { $effect }
project-roof_runes = Runy wzmacniające strop
    .does = { $effect }
project-secret_entrance = Sekretne wejście
    .does = { $effect }
project-gold_foundry = Odlewnia złota
    .does = { $effect }
project-treasury_gate = Wrota skarbca
    .does = { $effect }
project-great_statue = Wielki posąg
    .does = { $effect }
project-goldsmiths = Zakład złotnika
    .does = { $effect }
project-main_bolt = Główny rygiel
    .does = { $effect }
project-jewellers_workshop = Warsztat jubilera
    .does = { $effect }
project-hall_of_eldest_beard = Hala Najstarszego Brodacza
    .does = { $effect }
project-treasury_traps = Pułapki skarbca
    .does = { $effect }
project-lava_river_bridge = Most nad rzeką lawy
    .does = { $effect }
project-scaffold_reinforcement = Wzmocnienie rusztowania
    .does = { $effect }
project-crumbling_rampart = Kruszejący szaniec
    .does = { $effect }
project-dangerous_blockage = Niebezpieczny zator
    .does = { $effect }
project-cursed_treasury = Przeklęty skarbiec
    .does = { $effect }
project-abandoned_hoist = Porzucony wyciąg
    .does = { $effect }
project-calcination_chute = Rynna kalcynacyjna
    .does = { $effect }
project-ammunition_store = Składzik amunicji
    .does = { $effect }
project-old_boiler_ribs = Ożebrowanie starego kotła
    .does = { $effect }
project-south_steam_pipe = Parociąg południowy
    .does = { $effect }
project-central_gas_main = Centralny gazociąg
    .does = { $effect }
project-north_steam_pipe = Parociąg północny
    .does = { $effect }
project-furnace_masters_boilers = Kotły mistrza pieca
    .does = { $effect }
project-coal_crusher = Kruszarka węgla
    .does = { $effect }
project-main_valve = Główny zawór
    .does = { $effect }
project-rune_hall = Sala runiczna
    .does = { $effect }
project-helpful_gnomes_workshop = Pracownia pomocnych gnomów
    .does = { $effect }
project-rolling_mill_chimney = Komin walcowni
    .does = { $effect }

event-boiler_explosion = Eksplozja kotła
    .does = poziom ciepła każdego gracza rośnie o 2
event-gearbox_starts = Uruchomienie przekładni
    .does = wyciąg jedzie w górę o 1 poziom
event-gearbox_failure = Awaria przekładni
    .does = przez rundę każdy poziom przy Przekładni kosztuje 1 ciepło, także pierwszy
event-underfloor_heating = Ogrzewanie podłogowe
    .does = przez rundę piec wbudowany w cech daje 4 punkty
event-miners_deliver_200 = Gwarkowie realizują 200%
    .does = wyciąg jedzie w górę o 2 poziomy
event-safety_training = Szkolenie BHP
    .does = przez rundę w turze są 2 akcje
event-architect_changes_plans = Naczelny Architekt zmienia plany
    .does = 2 losowe projekty z toru wypadają z gry, a tor się uzupełnia
event-winch_overheats = Przegrzanie kołowrotu
    .does = wyciąg jedzie w górę o 1 poziom, potem poziom ciepła każdego gracza rośnie o 1
event-crusher_heads_fail = Awaria głowic kruszących
    .does = do każdego wózka na poziomie 3, także pełnego, spadają 2 kamienie, a poziom ciepła każdego gracza rośnie o 1
event-mine_collapse = Zawał w kopalni
    .does = do każdego wózka na poziomach 1 i 2, także pełnego, spada 1 kamień
event-shaft_maintenance = Konserwacja szybów
    .does = przez rundę każdy krasnolud postawiony w kopalni daje 1 punkt
event-alchemist_goes_boom = Naczelny alchemik robi BOOM!
    .does = przez rundę bonusy w Laboratorium nie działają
event-new_crystal_veins = Nowe żyły krystaliczne
    .does = przez rundę sztygarzy mają dodatkowe wydobycie
event-heated_steam_pipes = Rozgrzane parociągi
    .does = przez rundę każdy krasnolud postawiony w Warsztacie Zduna lub w Laboratorium podnosi twój poziom ciepła o 1
event-off_to_work = Do pracy by się szło
    .does = wyciąg jedzie w górę o 1 poziom; potem przez rundę każdy robotnik postawiony na pustym polu daje 1 punkt

score-projects = Zrealizowane projekty
score-developments = Rozwinięcia
score-effects = Efekty projektów
score-furnaces = Wbudowane piece
score-gearbox = Przekładnia
score-events = Wydarzenia
score-final_cards = Projekty na koniec gry

## Części zdań

scored =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
heat-amount =
    { $heat ->
        [1] { $heat } ciepło
       *[other] { $heat } ciepła
    }
either = { $one } lub { $other }
either-in = { $one_in } lub { $other_in }
cart-note =
    { $full ->
        [0] { "" }
       *[other] { "; twój wózek jest tam pełny" }
    }
furnaces-count =
    { $furnaces ->
        [one] { $furnaces } piec
        [few] { $furnaces } piece
       *[many] { $furnaces } pieców
    }

## Co robią rozwinięte projekty, według rodzaju efektu. „Teraz” to chwila rozwinięcia.

effect-none = brak bonusu
effect-realize_discount = każdy projekt, który realizujesz, kosztuje o { $options } mniej
effect-specialist_mining = twój sztygar liczy się jako { $specialist }, a twoi { $specialist_all } mają dodatkowe wydobycie
effect-vp_on_placement = { points }, gdy stawiasz robotnika na pustym polu lub na polu z cudzym sztygarem
effect-vp_on_gold_project = { points }, gdy realizujesz lub rozwijasz projekt, w którego wydrukowanym koszcie jest złoto
effect-turn_start_gain = na początku twojej tury: { $goods }
effect-convert_heat = w swojej turze, ile razy chcesz, zamieniasz { heat-amount } na { $goods }
effect-furnace_income_plus = ciepło +{ $heat }, gdy ktoś inny używa pola z twoim piecem
effect-respecialise = raz w akcji za { heat-amount } twój krasnolud liczy się jako inny specjalista
effect-dev_discount_per_deck_card = rozwinięcie tego projektu kosztuje o { heat-amount } mniej za każdą inną twoją kartę { $deck_gen }
effect-gain = teraz: { $goods }
effect-others_gain = teraz: każdy inny gracz bierze { $goods }
effect-light_all_and_heat = teraz: rozpal wszystkie swoje piece, ciepło +{ $heat }
effect-heat_self_and_others = teraz: ciepło +{ $heat }, a u innych graczy +{ $others_heat }
effect-free_lit_furnace =
    { $furnaces ->
        [one] teraz: rozpalony piec z rezerwy
        [few] teraz: { $furnaces } rozpalone piece z rezerwy
       *[many] teraz: { $furnaces } rozpalonych pieców z rezerwy
    }
effect-vp_per_developed_in_deck = teraz: { points } za każdą twoją rozwiniętą kartę { $deck_gen }
effect-extra_action =
    { $actions ->
        [one] teraz: dodatkowa akcja
        [few] teraz: { $actions } dodatkowe akcje
       *[many] teraz: { $actions } dodatkowych akcji
    }
effect-burn_heat_for_vp =
    { $heat ->
        [1] teraz: zapłać dowolnie dużo ciepła, { points } za każde
       *[other] teraz: zapłać dowolnie dużo ciepła, { points } za każde { $heat }
    }
effect-vp_per_developed_project = na koniec: { points } za każdy twój rozwinięty projekt
effect-vp_per_resource = na koniec: { points } za { $per_each }
effect-vp_per_project_with = na koniec: { points } za każdy twój projekt, w którego wydrukowanym koszcie realizacji jest { $resource }
effect-vp_per_furnace_player_board = na koniec: { points } za każdy piec na twojej planszy
effect-vp_per_furnace_main_board = na koniec: { points } za każdy twój wbudowany piec

## Co robią projekty, pełnymi zdaniami, według rodzaju efektu

does-none = brak bonusu: daje tylko punkty
does-realize_discount = każdy projekt, który realizujesz, kosztuje o { $options } mniej
does-specialist_mining = { effect-specialist_mining }
does-vp_on_placement = { points }, gdy stawiasz robotnika na pustym polu albo na polu z cudzym sztygarem
does-vp_on_gold_project = { points }, gdy realizujesz lub rozwijasz projekt, w którego wydrukowanym koszcie jest złoto
does-turn_start_gain = na początku każdej swojej tury: { $goods }
does-convert_heat = w swojej turze, ile razy chcesz, zamieniasz { heat-amount } na { $goods }
does-furnace_income_plus = twój poziom ciepła rośnie dodatkowo o { $heat }, gdy inny gracz stawia krasnoluda na polu z twoim piecem, także w kopalni
does-respecialise = raz w akcji, na samym początku, płacisz { heat-amount }: twój krasnolud liczy się w niej jako inny specjalista
does-dev_discount_per_deck_card = rozwinięcie tego projektu kosztuje o { heat-amount } mniej za każdą inną twoją kartę { $deck_gen }
does-gain = gdy go rozwijasz, bierzesz { $goods }
does-others_gain = gdy go rozwijasz, każdy inny gracz bierze { $goods }
does-light_all_and_heat = gdy go rozwijasz, rozpalasz wszystkie swoje piece i podnosisz poziom ciepła o { $heat }
does-heat_self_and_others = gdy go rozwijasz, twój poziom ciepła rośnie o { $heat }, a każdego innego gracza o { $others_heat }
does-free_lit_furnace =
    { $furnaces ->
        [one] gdy go rozwijasz, kładziesz { $furnaces } piec z rezerwy na swojej planszy, od razu rozpalony
        [few] gdy go rozwijasz, kładziesz { $furnaces } piece z rezerwy na swojej planszy, od razu rozpalone
       *[many] gdy go rozwijasz, kładziesz { $furnaces } pieców z rezerwy na swojej planszy, od razu rozpalonych
    }
does-vp_per_developed_in_deck = gdy go rozwijasz, { points } za każdą twoją rozwiniętą kartę { $deck_gen }, także tę
does-extra_action =
    { $actions ->
        [one] gdy go rozwijasz, dostajesz { $actions } dodatkową akcję, zaraz po tej
        [few] gdy go rozwijasz, dostajesz { $actions } dodatkowe akcje, zaraz po tej
       *[many] gdy go rozwijasz, dostajesz { $actions } dodatkowych akcji, zaraz po tej
    }
does-burn_heat_for_vp =
    { $heat ->
        [1] gdy go rozwijasz, płacisz dowolnie dużo ciepła: { points } za każdy punkt ciepła
       *[other] gdy go rozwijasz, płacisz dowolnie dużo ciepła: { points } za każde { $heat } ciepła
    }
does-vp_per_developed_project = na koniec gry { points } za każdy twój rozwinięty projekt, także ten
does-vp_per_resource = na koniec gry { points } za { $per_each }
does-vp_per_project_with = na koniec gry { points } za każdy twój projekt, w którego wydrukowanym koszcie realizacji jest { $resource }, także ten
does-vp_per_furnace_player_board = na koniec gry { points } za każdy piec na twojej planszy, rozpalony czy wygaszony
does-vp_per_furnace_main_board = na koniec gry { points } za każdy twój piec wbudowany w planszę główną

## Co zmienia talia w grze

deck-rule-western_quarter =
    { $n ->
        [one] kto ma najwięcej jej kart, po ostatniej rundzie wykonuje { $n } akcję
        [few] kto ma najwięcej jej kart, po ostatniej rundzie wykonuje { $n } akcje
       *[many] kto ma najwięcej jej kart, po ostatniej rundzie wykonuje { $n } akcji
    }
deck-rule-new_shaft = rozwinięcie jej karty daje ci punkty za wszystkie jej karty, które masz rozwinięte
deck-rule-golden_terraces = kto ma najwięcej jej kart, na koniec rozwija jeden projekt za darmo
deck-rule-old_shaft = kto na początku rundy sam ma najwięcej jej kart, dostaje żeton Srebrnobrodego
deck-rule-eastern_quarter =
    { $n ->
        [1] każda jej karta, którą masz, zachowuje ci { $n } ciepło na koniec tury
       *[other] każda jej karta, którą masz, zachowuje ci { $n } ciepła na koniec tury
    }

## Co się zmienia, póki trwa wydarzenie

rule-gearbox_all_levels_cost_heat = każdy poziom przy Przekładni kosztuje { heat-amount }, także pierwszy
rule-guild_furnace_vp = piec wbudowany w cech daje { points }
rule-actions_per_turn =
    { $actions ->
        [one] w turze jest { $actions } akcja
        [few] w turze są { $actions } akcje
       *[many] w turze jest { $actions } akcji
    }
rule-vp_on_mine_placement = każdy krasnolud postawiony w kopalni daje { points }
rule-close_bonuses = bonusy { $space_in } nie działają
rule-foreman_extra_yield = sztygarzy mają dodatkowe wydobycie
rule-heat_on_action = krasnolud postawiony { $spaces_in } daje ciepło +{ $heat }
rule-vp_on_empty_worker_placement = każdy robotnik na pustym polu daje { points }

## Pytania i odpowiedzi: przygotowanie i tury

ask-setup_colour = W jakim kolorze gra twój klan? To tylko wygląd.
ask-turn_menu =
    { $n ->
        [one] Ostatnia akcja w tej turze: którego krasnoluda wysyłasz i dokąd?
        [few] Zostały ci { $n } akcje w tej turze: którego krasnoluda wysyłasz i dokąd?
       *[many] Zostało ci { $n } akcji w tej turze: którego krasnoluda wysyłasz i dokąd?
    }
ask-turn_menu-extra =
    { $n ->
        [one] Masz dodatkową akcję: którego krasnoluda wysyłasz i dokąd?
        [few] Masz { $n } dodatkowe akcje: którego krasnoluda wysyłasz i dokąd?
       *[many] Masz { $n } dodatkowych akcji: którego krasnoluda wysyłasz i dokąd?
    }
ask-turn_menu-idle =
    { $n ->
        [one] Pula jest pusta, a została ci { $n } akcja: bierzesz z powrotem sztygara i robotnika czy rezygnujesz z akcji?
        [few] Pula jest pusta, a zostały ci { $n } akcje: bierzesz z powrotem sztygara i robotnika czy rezygnujesz z tej akcji?
       *[many] Pula jest pusta, a zostało ci { $n } akcji: bierzesz z powrotem sztygara i robotnika czy rezygnujesz z tej akcji?
    }
do-place = { $pawn_cap } { $space_to }, na puste pole{ cart-note }
do-place-worker = { $pawn_cap } { $space_to }; { $worker } idzie do ciebie{ cart-note }
do-place-foreman = { $pawn_cap } { $space_to }; sztygar wraca do puli ({ $who }){ cart-note }
do-fajrant = Fajrant: wraca sztygar, a z nim { $pawn } { $space_from }
do-fajrant-alone = Fajrant: wraca sztygar
do-forfeit = Zrezygnuj z tej akcji
do-forgo = Zrezygnuj z dodatkowej akcji
ask-turn_end = To koniec twoich akcji. Zamieniasz ciepło na zasoby, zanim opadnie?
do-end-turn = Zakończ turę
do-convert = Zamień { $heat } na { $goods } ({ $project })

## Akcje

ask-action_menu = Twój { $pawn } jest { $space_in }. Zrób, co chcesz, w dowolnej kolejności, i zakończ akcję.
do-end-action = Zakończ akcję
do-load = Dołóż { $goods } do swojego wózka { $level_on }
do-exchange = Wymień { $give } na { $take }
do-kindle-light_one = Rozpal { furnaces-count }
do-kindle-light_all = Rozpal wszystkie piece (wygaszone: { $furnaces })
do-kindle-heat_one = Podnieś poziom ciepła o { $heat }
do-kindle-heat_two = Podnieś poziom ciepła o { $heat }
do-kindle-light_and_heat =
    { $furnaces ->
        [0] Podnieś poziom ciepła o { $heat }
       *[other] Rozpal { furnaces-count } i podnieś poziom ciepła o { $heat }
    }
do-raise =
    { $n ->
        [one] Podnieś wyciąg o { $n } poziom
        [few] Podnieś wyciąg o { $n } poziomy
       *[many] Podnieś wyciąg o { $n } poziomów
    }{ $heat ->
        [0] { " " }za darmo
       *[other] { " " }za { heat-amount }
    }; dla ciebie: { $gains }
do-stone =
    { $n ->
        [one] Dołóż { $n } kamień do każdego wózka { $level_on }
        [few] Dołóż po { $n } kamienie do każdego wózka { $level_on }
       *[many] Dołóż po { $n } kamieni do każdego wózka { $level_on }
    }
do-build = Wybuduj piec za { $cost }
do-build-second = Wybuduj drugi piec za { $cost }
do-upgrade = Przetop 1 { $give } na 1 { $take } za { heat-amount }
do-realize =
    { $cost_n ->
        [0] Zrealizuj projekt { $project } za darmo: { points }
       *[other] Zrealizuj projekt { $project } za { $cost }: { points }
    }
do-recover = Odzyskaj 1 { $resource }
do-develop =
    { $cost_n ->
        [0] Rozwiń projekt { $project } za darmo
       *[other] Rozwiń projekt { $project } za { $cost }
    }{ $n ->
        [0] { "" }
       *[other] : { points }
    }; { $effect }
do-build-in-lit = Wbuduj tu rozpalony piec za { $cost }: { points }
do-build-in-unlit = Wbuduj tu wygaszony piec za { $cost }: { points }
do-silverbeard = Oddaj żeton Srebrnobrodego: { $bonus }
do-respecialise = Za { heat-amount }: w tej akcji krasnolud liczy się jako { $specialist }

ask-pay_heat = Płacisz { heat-amount }. Ile z toru? Za każdy brakujący punkt gasisz piec.
do-pay-heat =
    { $furnaces ->
        [0] { $track } z toru
       *[other] { $track ->
            [0] Zgaś { furnaces-count }
           *[other] { $track } z toru, do tego zgaś { furnaces-count }
        }
    }
ask-burn_heat = Ile ciepła płacisz za punkty ({ $project })?
do-burn-heat = { $heat }: { points }

ask-golden_choice = Masz najwięcej kart Złotych Tarasów: który projekt rozwijasz za darmo?
do-develop-free =
    { $n ->
        [0] { $project }; { $effect }
       *[other] { $project }: { points }; { $effect }
    }
do-develop-none = Żaden

## Powody: czego brakuje

no-goods-short = Brakuje { $missing_gen }: koszt to { $price }.
no-heat-short = Brakuje { $missing_gen }: koszt to { $price }.
no-pawn-not-in-pool = Nie masz { $pawn_gen } w puli.
no-no-lit-furnace = Nie masz rozpalonego pieca.
no-no-unlit-furnace = Nie masz wygaszonego pieca.
no-reserve-empty = Twoja rezerwa pieców jest pusta.
no-track-too-low = Na torze ciepła masz { $heat }: więcej stamtąd nie zapłacisz.
no-too-few-lit =
    { $lit ->
        [one] Masz tylko { $lit } rozpalony piec: więcej trzeba zapłacić z toru.
        [few] Masz tylko { $lit } rozpalone piece: więcej trzeba zapłacić z toru.
       *[many] Masz tylko { $lit } rozpalonych pieców: więcej trzeba zapłacić z toru.
    }
no-specialist-needed = Ten bonus ma tylko { $specialist }.
no-foreman-needed = Piece w pole wbudowuje tylko sztygar.
no-silverbeard-not-held = Nie masz żetonu Srebrnobrodego.
no-no-specialty = Ten sztygar nie ma specjalizacji do zamiany.

## Powody: ktoś lub coś już tam jest

no-colour-taken = Ten kolor ma już { $who }.
no-cart-full = Twój wózek { $level_on } jest pełny: { $goods }.
no-site-taken = Na tym polu jest już wbudowany piec ({ $who }).
no-heat-full = Masz już { $most } na torze ciepła: wyżej się nie da.

## Powody: to już było albo na to za wcześnie

no-base-used = W tej akcji to już było: można tylko raz.
no-bonus-used = W tej akcji ten bonus już był: { $bonus }.
no-exchanges-used =
    { $most ->
        [1] Wymiana w tej akcji już była: jest tylko jedna.
       *[other] Wszystkie wymiany tej akcji już były: { $most }.
    }
no-build-first = Drugi piec buduje się dopiero po pierwszym w tej samej akcji.
no-nothing-realized = W tej akcji nie ma jeszcze zrealizowanego projektu.
no-already-developed = Ten projekt jest już rozwinięty: { $project }.
no-not-just-realized = Projekt { $project } nie został zrealizowany w tej akcji; później rozwija go tylko kowal w Kuźni.
no-not-asked-twice = Tego zasobu nie odzyskasz ({ $resource }): w wydrukowanym koszcie projektu { $project } muszą być co najmniej dwie jego sztuki, a choć jedna musi być zapłacona.
no-skill-too-late = Twój sztygar liczy się jako { $specialist } dopiero dzięki projektowi { $project }: z zapłaty za ten projekt nic już nie odzyska.
no-already-respecialised = W tej akcji specjalizacja już się zmieniła.
no-respecialise-first = Specjalizację zmienia się na samym początku akcji.

## Powody: to zbędne albo teraz niemożliwe

no-must-place = Masz w puli krasnoluda: postaw go.
no-pool-not-empty = Fajrant jest tylko dla gracza z pustą pulą.
no-forfeit-instead = Twoja pula jest pusta: po prostu zrezygnuj z akcji.
no-bonus-closed = Bonusy { $space_in } teraz nie działają ({ $event }).
no-already-unlocked = Ten bonus już masz: { $bonus }.
no-counts-already = Twój krasnolud już liczy się jako { $specialist }.

## Co się stało: przygotowanie

log-first-player = Grę rozpoczyna { $who }.
log-colour-chosen = { $who } wybiera kolor { $colour }.
log-deck-chosen = W grze jest talia { $deck }: { $rule }.
log-workers-removed =
    { $n ->
        [0] Z gry nie odpada żaden { $pawn }.
        [1] Z gry odpada { $pawn_count }.
       *[other] Z gry odpada { $pawn_count }.
    }
log-worker-dealt = { $who } dostaje na początek { $pawn_acc }.
log-worker-placed = Na początku { $space_in } stoi { $pawn }.
log-start-goods = { $who } dostaje na początek { $goods }, a w wózku { $level_on } ma { $load }.

## Co się stało: rundy i tury

log-round-began = Zaczyna się runda { $round } z { $rounds }.
log-silverbeard-returned = { $who } oddaje żeton Srebrnobrodego.
log-silverbeard-given = { $who } ma najwięcej kart Starego Szybu ({ $n }) i dostaje żeton Srebrnobrodego.
log-turn-began =
    { $n ->
        [one] { $who } zaczyna turę: { $n } akcja.
        [few] { $who } zaczyna turę: { $n } akcje.
       *[many] { $who } zaczyna turę: { $n } akcji.
    }
log-track-filled = Nowy projekt na torze: { $project }.
log-heat-fell =
    { $n ->
        [1] { $who } traci na koniec tury { $n } ciepło
       *[other] { $who } traci na koniec tury { $n } ciepła
    }{ $heat ->
        [0] .
       *[other] , zostaje { $heat }.
    }
log-event-discarded = Kończy się wydarzenie „{ $card }”.
log-event-revealed =
    { $rules_n ->
        [0] Wydarzenie: „{ $card }”.
       *[other] Wydarzenie: „{ $card }”. W następnej rundzie { $rules }.
    }
log-fire-spread = Ogień się rozprzestrzenia: { $who } rozpala 1 piec.
log-project-discarded = Projekt wypada z gry: { $project }.

## Co się stało: ciepło i piece

log-heat-gained = { $who }: ciepło +{ $n }, teraz { $heat }.
log-event-heat = { $who }: ciepło +{ $n }, teraz { $heat } (wydarzenie: { $card }).
log-card-heat = { $who }: ciepło +{ $n }, teraz { $heat } (projekt: { $project }).
log-site-heat = { $who }: ciepło +{ $n }, teraz { $heat }, za piec { $space_in }, z którego korzysta { $visitor }.
log-furnaces-lit =
    { $n ->
        [one] { $who } rozpala { $n } piec.
        [few] { $who } rozpala { $n } piece.
       *[many] { $who } rozpala { $n } pieców.
    }
log-heat-paid =
    { $n ->
        [1] { $who } płaci { $n } ciepło
       *[other] { $who } płaci { $n } ciepła
    }{ $furnaces ->
        [0] { " " }z toru.
       *[other] { $track ->
            [0] , gasząc { furnaces-count }.
           *[other] : { $track } z toru, a resztę, gasząc { furnaces-count }.
        }
    }

## Co się stało: wysyłanie krasnoludów. Imiona się nie odmieniają.

log-placed = { $who } wysyła { $pawn_acc } { $space_to }.
log-worker-taken = { $who } bierze { $pawn_acc } { $space_from }.
log-foreman-returned = { $who } odzyskuje sztygara { $space_from }.
log-fajrant = { $who } ogłasza fajrant: sztygar wraca do puli.
log-forfeited = { $who } rezygnuje z akcji.
log-forgone = { $who } rezygnuje z dodatkowej akcji.
log-mine-points = { $who } zdobywa { scored } za krasnoluda { $space_in }.
log-empty-points = { $who } zdobywa { scored } za robotnika na pustym polu.
log-clan-points = { $who } zdobywa { scored }: { $project }.

## Co się stało: kopalnia i wyciąg

log-loaded = { $who } dokłada { $goods } do wózka { $level_on }.
log-loaded-extra = { $who } dokłada { $goods } do wózka { $level_on }, razem z dodatkowym wydobyciem.
log-foreman-rides = { $who }: sztygar wskakuje do wózka { $level_on }.
log-lift-raised =
    { $n ->
        [one] Wyciąg jedzie w górę o { $n } poziom.
        [few] Wyciąg jedzie w górę o { $n } poziomy.
       *[many] Wyciąg jedzie w górę o { $n } poziomów.
    }
log-unloaded = { $who } dostaje { $goods } z wyciągu.
log-foreman-unloaded = { $who } odzyskuje sztygara z wyciągu.
log-level-points =
    { $n ->
        [one] { $who } zdobywa { scored } za { $n } poziom z ładunkiem na wyciągu.
        [few] { $who } zdobywa { scored } za { $n } poziomy z ładunkiem na wyciągu.
       *[many] { $who } zdobywa { scored } za { $n } poziomów z ładunkiem na wyciągu.
    }
log-stones-added =
    { $n ->
        [one] { $who } dokłada { $n } kamień do każdego wózka { $level_on }.
        [few] { $who } dokłada po { $n } kamienie do każdego wózka { $level_on }.
       *[many] { $who } dokłada po { $n } kamieni do każdego wózka { $level_on }.
    }
log-stones-fell =
    { $n ->
        [one] Do każdego wózka { $level_on } spada { $n } kamień.
        [few] Do każdego wózka { $level_on } spadają { $n } kamienie.
       *[many] Do każdego wózka { $level_on } spada { $n } kamieni.
    }

## Co się stało: cechy

log-exchanged = { $who } wymienia 1 { $resource } na { $into_count }.
log-furnace-built = { $who } buduje piec za { $cost }; w rezerwie zostaje { $reserve }.
log-upgraded = { $who } przetapia 1 { $resource } na 1 { $into } za { heat-amount }.
log-realized =
    { $cost_n ->
        [0] { $who } realizuje projekt { $project } za darmo: { scored }.
       *[other] { $who } realizuje projekt { $project } za { $cost }: { scored }.
    }
log-recovered = { $who } odzyskuje 1 { $resource } z zapłaty za projekt { $project }.
log-developed =
    { $cost_n ->
        [0] { $who } rozwija projekt { $project } za darmo
       *[other] { $who } rozwija projekt { $project } za { $cost }
    }{ $points ->
        [0] .
       *[other] : { scored }.
    }
log-gold-points = { $who } zdobywa { scored } za złoto w koszcie projektu { $project }: { $foundry }.
log-furnace-built-in = { $who } wbudowuje piec { $space_in } za { $cost }: { scored }.

## Co się stało: karty, talie i żetony

log-silverbeard-used = { $who } oddaje żeton Srebrnobrodego { $space_in }: { $bonus }.
log-respecialised = { $who }: { $pawn } liczy się w tej akcji jako { $specialist }.
log-converted = { $who } zamienia { heat-amount } na { $resource_count }: { $project }.
log-goods-gained = { $who } bierze { $goods }: { $project }.
log-chain-points =
    { $n ->
        [one] { $project }: { $who } zdobywa { scored } za { $n } rozwiniętą kartę tej talii.
        [few] { $project }: { $who } zdobywa { scored } za { $n } rozwinięte karty tej talii.
       *[many] { $project }: { $who } zdobywa { scored } za { $n } rozwiniętych kart tej talii.
    }
log-lit-furnace-gained =
    { $n ->
        [one] { $who } bierze rozpalony piec, w rezerwie zostaje { $reserve }: { $project }.
        [few] { $who } bierze { $n } rozpalone piece, w rezerwie zostaje { $reserve }: { $project }.
       *[many] { $who } bierze { $n } rozpalonych pieców, w rezerwie zostaje { $reserve }: { $project }.
    }
log-action-gained =
    { $n ->
        [one] { $who } dostaje dodatkową akcję: { $project }.
        [few] { $who } dostaje { $n } dodatkowe akcje: { $project }.
       *[many] { $who } dostaje { $n } dodatkowych akcji: { $project }.
    }
log-heat-burnt = { $who } płaci { heat-amount } za { scored }: { $project }.

## Co się stało: koniec gry

log-western-bonus =
    { $n ->
        [one] { $who } ma najwięcej kart Zachodniej Ćwiartki ({ $cards }) i wykonuje jeszcze { $n } akcję.
        [few] { $who } ma najwięcej kart Zachodniej Ćwiartki ({ $cards }) i wykonuje jeszcze { $n } akcje.
       *[many] { $who } ma najwięcej kart Zachodniej Ćwiartki ({ $cards }) i wykonuje jeszcze { $n } akcji.
    }
log-golden-bonus = { $who } ma najwięcej kart Złotych Tarasów ({ $cards }) i może za darmo rozwinąć projekt.
log-golden-declined = { $who } nic nie rozwija.
log-final-points = { $who } zdobywa na koniec { scored }: { $project }.
log-game-ended = Robota skończona: koniec gry.

## Stół na jeden rzut oka

pic-setup = Przygotowanie · liczba rund: { $rounds } · talia: podstawowe { $basic }, zaawansowane { $advanced }
pic-top =
    { $n ->
        [0] Runda { $round } z { $rounds } · { $who }
        [one] Runda { $round } z { $rounds } · { $who }: jeszcze { $n } akcja
        [few] Runda { $round } z { $rounds } · { $who }: jeszcze { $n } akcje
       *[many] Runda { $round } z { $rounds } · { $who }: jeszcze { $n } akcji
    } · talia: podstawowe { $basic }, zaawansowane { $advanced }
pic-event = { $event }: { $rules }
pic-no-event = Brak aktywnego wydarzenia.
pic-sign = { $what_sign }
pic-short = { $what_short }
pic-site = piec +{ $n }
pic-raise =
    { $heat ->
        [0] { $n }, darmo
       *[other] { $n }, { $heat }c
    }
pic-closed = teraz bez bonusów
pic-rides = wózek, { $level }
pic-deck = { $sign } { $deck } { $owners } ({ $tip })
pic-riding = { $sign } sztygar w wózku
pic-ticked = ✓ rozwinięty/stać cię, ○ nierozwinięty
pic-furnaces = piece: rozpalone/wszystkie +rezerwa
pic-points = PZ: teraz+na koniec
place-home = pula

# Nagłówki kolumn.
column-mines = kopalnia i wyciąg
column-raise = w górę o
column-there = stoi
column-guild = cech
column-gives = co daje
column-points = PZ
column-heat = ciepło
column-furnaces = piece
column-foreman = sztygar
column-track = Tor projektów
column-own = Twoje projekty
column-cost = koszt
column-development = rozwinięcie
column-effect = efekt

# Co robią cechy i ich bonusy, w kilku słowach.
tip-bellows = rozpal 1
tip-gearbox = wyciąg w górę
tip-furnace_workshop = piec za { $price }
tip-architect_studio = zrealizuj, potem rozwiń
tip-extra_exchanges = { $n } więcej
tip-light_one_and_heat = rozpal { $n }, +{ $heat }c
tip-light_all = rozpal wszystkie
tip-heat_two = ciepło +{ $n }
tip-vp_per_level = { $n } PZ za poziom
tip-stone_to_carts = { $n }k do wózków kafla
tip-second_furnace = drugi za { $price }
tip-light_one_extra = rozpal { $n }
tip-develop_any =
    { $n ->
        [1] rozwiń, { $n } ciepło więcej
       *[other] rozwiń, { $n } ciepła więcej
    }
tip-heat_one = +{ $n }c
tip-recover_resource = odzyskaj 1
tip-cheap_develop =
    { $n ->
        [1] { $n } ciepło mniej
       *[other] { $n } ciepła mniej
    }

# Co daje przewaga w talii albo każda jej karta.
tip-western_quarter =
    { $n ->
        [one] koniec: { $n } akcja
        [few] koniec: { $n } akcje
       *[many] koniec: { $n } akcji
    }
tip-new_shaft = każda punktuje za wszystkie twoje
tip-golden_terraces = koniec: rozwiń 1 za darmo
tip-old_shaft = Srebrnobrody
tip-eastern_quarter = zostaje po { $n } ciepła

# Co robią rozwinięte projekty, w kilku słowach.
tip-none = –
tip-realize_discount = taniej o { $options }
tip-specialist_mining = sztygar = { $specialist }, +wydobycie
tip-vp_on_placement = { $n } PZ: puste pole, cudzy sztygar
tip-vp_on_gold_project = { $n } PZ za projekt ze złotem
tip-turn_start_gain = co turę: { $goods_sign }
tip-convert_heat = { heat-amount } → { $goods }, ile chcesz
tip-furnace_income_plus = ciepło +{ $heat } za wizytę u pieca
tip-respecialise = { heat-amount }: inna specjalizacja
tip-dev_discount_per_deck_card = ciepło −{ $heat } za inną { $deck_sign }
tip-gain = teraz: { $goods_sign }
tip-others_gain = teraz inni: { $goods_sign }
tip-light_all_and_heat = teraz: rozpal wszystkie, ciepło +{ $heat }
tip-heat_self_and_others = teraz: ciepło +{ $heat }, inni +{ $others_heat }
tip-free_lit_furnace = teraz: rozpalone piece +{ $furnaces }
tip-vp_per_developed_in_deck = teraz: { $n } PZ za rozwiniętą { $deck_sign }
tip-extra_action = teraz: akcje +{ $actions }
tip-burn_heat_for_vp = teraz: { $n } PZ za { heat-amount }
tip-vp_per_developed_project = koniec: { $n } PZ za rozwinięty
tip-vp_per_resource = koniec: { $n } PZ za { $per_each }
tip-vp_per_project_with = koniec: { $n } PZ za projekt z { $resource_sign }
tip-vp_per_furnace_player_board = koniec: { $n } PZ za piec na planszy
tip-vp_per_furnace_main_board = koniec: { $n } PZ za wbudowany piec

## Nazwy wartości, dla stołu w przeglądarce

view-first = gracz rozpoczynający
view-decks = talie w grze
view-round = runda
view-rounds = rund w grze
view-event = wydarzenie
view-events_left = wydarzenia do końca gry
view-event_pool = nieznane wydarzenia
view-past = minione wydarzenia
view-track = tor projektów
view-deck = talia projektów
view-basic = projekty podstawowe
view-advanced = projekty zaawansowane
view-discarded = projekty poza grą
view-spaces = krasnoludy na polach
view-sites = wbudowane piece
view-closed = pola bez bonusów
view-raises = co da podniesienie wyciągu
view-removed = robotnicy poza grą
view-silverbeard = żeton Srebrnobrodego
view-turn = pozostałe akcje
view-actions = akcje
view-extra = dodatkowe akcje
view-action = akcja
view-space = pole
view-pawn = krasnolud
view-skills = liczy się jako
view-silvered = dzięki Srebrnobrodemu
view-done = już było
view-exchanges = wymiany
view-project = zrealizowany projekt
view-recoverable = do odzyskania
view-colour = kolor
view-goods = zasoby
view-heat = ciepło
view-lit = rozpalone piece
view-unlit = wygaszone piece
view-reserve = piece w rezerwie
view-pool = robotnicy w puli
view-realized = zrealizowane projekty
view-developed = rozwinięte projekty
view-carts = wózki
view-points = punkty
view-at_hand = ciepło do wydania
view-foreman = sztygar
view-foremen = wracający sztygarzy
view-deck_cards = karty talii
view-final = punkty na koniec gry, gdyby skończyła się teraz
view-kept_heat = ciepło zachowane na koniec tury
view-levels = poziomy
view-useful = poziomy z ładunkiem
view-payable = projekty w zasięgu

points-projects = { score-projects }
points-developments = { score-developments }
points-effects = { score-effects }
points-furnaces = { score-furnaces }
points-gearbox = { score-gearbox }
points-events = { score-events }
points-final_cards = { score-final_cards }

done-extra_exchanges = { bonus-extra_exchanges }
done-light_one_and_heat = { bonus-light_one_and_heat }
done-light_all = { bonus-light_all }
done-heat_two = { bonus-heat_two }
done-vp_per_level = { bonus-vp_per_level }
done-stone_to_carts = { bonus-stone_to_carts }
done-second_furnace = { bonus-second_furnace }
done-light_one_extra = { bonus-light_one_extra }
done-develop_any = { bonus-develop_any }
done-heat_one = { bonus-heat_one }
done-recover_resource = { bonus-recover_resource }
done-cheap_develop = { bonus-cheap_develop }
done-base = akcja podstawowa
done-furnace = wbudowany piec
done-silverbeard = żeton Srebrnobrodego
done-respecialised = zmiana specjalizacji

## Plansza

board-place = { $space }: { $stands }; { $site }
board-nobody-there = nikt tu nie stoi
board-worker-there = stoi tu { $pawn }
board-foreman-there = stoi tu sztygar, którego ma { $who }
board-site-free = można wbudować piec za { $cost }, { points }
board-site-owned = piec, który ma { $who }
board-joins-you = do ciebie
board-joins = dołącza
board-comes-home = wraca
board-home-to = wraca do
board-stays = zostaje
board-empty = pusto
board-visit = ciepło dla właściciela, gdy inni stawiają tu krasnoluda
board-points = punkty
board-more-exchanges =
    { $n ->
        [one] { $n } wymiana więcej
        [few] { $n } wymiany więcej
       *[many] { $n } wymian więcej
    }
board-light = rozpal { $n }
board-light-all = rozpal wszystkie
board-all = wszystkie
board-build-for = buduj za
board-second = drugi:
board-realize = zrealizuj, rozwiń
board-develop = rozwiń,
board-take-back = odzyskaj { $n }
board-each-level = każdy poziom
board-level-free = 1 darmo, dalej po
board-per-level = { $n } za poziom z ładunkiem
board-to-carts = { $n } do wózków kafla

board-unloading = Wyładunek
board-colours = Kolory klanów
board-raise =
    { $n ->
        [1] { $n } raz
       *[other] { $n } razy
    }
board-brings = daje
board-you-them = ty : oni
board-in-all = razem
board-free = darmo
board-raise-label =
    { $n ->
        [one] Podnieś wyciąg o { $n } poziom
        [few] Podnieś wyciąg o { $n } poziomy
       *[many] Podnieś wyciąg o { $n } poziomów
    }{ $heat ->
        [0] , za darmo:
       *[other] { " " }za { heat-amount }:
    } { $gains }
board-raise-nothing =
    { $n ->
        [one] Podnieś wyciąg o { $n } poziom
        [few] Podnieś wyciąg o { $n } poziomy
       *[many] Podnieś wyciąg o { $n } poziomów
    }{ $heat ->
        [0] , za darmo:
       *[other] { " " }za { heat-amount }:
    } nikt nic nie dostaje
board-gets = { $who } dostaje { $goods }
board-cart = Wózek, który ma { $who } { $level_on }: { $goods }
board-cart-empty = Wózek, który ma { $who } { $level_on }: pusty
board-cart-rides = { $cart }; jedzie w nim sztygar
board-stones-here = Kamień do każdego wózka { $level_on }
board-no-gallery = brak chodnika: wózki tylko czekają
board-extra = dodatkowe wydobycie

board-round = Runda { $round }/{ $rounds }
board-rounds-left = rundy po tej
board-project-deck = talia projektów
board-deck = Talia projektów: podstawowych { $basic }, zaawansowanych { $advanced }
board-events =
    { $n ->
        [one] { $n } wydarzenie
        [few] { $n } wydarzenia
       *[many] { $n } wydarzeń
    }
board-event = Wydarzenie
board-events-left =
    { $n ->
        [one] wydarzenie
        [few] wydarzenia
       *[many] wydarzeń
    }
board-may-come = Mogą jeszcze nadejść
board-decks = Talie
board-decks-note = karty, premia
board-silverbeard = Srebrnobrody
board-prize-actions =
    { $n ->
        [one] { $n } akcja
        [few] { $n } akcje
       *[many] { $n } akcji
    }
board-prize-free = rozwiń 1
board-prize-heat =
    { $n ->
        [1] po { $n } cieple
       *[other] po { $n } ciepła
    }
board-prize-next = następny +{ $n }

board-projects = Projekty
board-projects-note = punkty, potem za rozwinięcie
board-yours = Twoje
board-payable = stać cię
board-payable-after =
    { $n ->
        [1] Zapłacisz, gdy wyciąg podjedzie { $n } raz.
       *[other] Zapłacisz, gdy wyciąg podjedzie { $n } razy.
    }
board-after = po
board-short = brak
board-developing = rozwinięcie
board-developed = rozwinięty
board-to-realize = realizacja
board-to-develop = rozwinięcie
board-no-projects = Nie masz jeszcze projektów: zrealizuj jakiś w Pracowni.
board-cards = rozwinięte { $developed }/{ $n }
board-final = { points } więcej, gdyby gra skończyła się teraz
board-final-now = punkty, gdyby gra skończyła się teraz

board-now = teraz
board-turns = co turę
board-others-get = inni
board-others = inni
board-often = wielokrotnie
board-projects-cheaper = projekty
board-end-per = koniec: { $n } za
board-eff-none = –
board-eff-specialist_mining = sztygar = { $specialist }, +wydobycie
board-eff-vp_on_placement = { $n } za robotnika na pustym polu
board-eff-vp_on_gold_project = { $n } za projekt ze złotem
board-eff-furnace_income_plus = ciepło +{ $heat } za wizytę
board-eff-respecialise = za { heat-amount } inna specjalizacja
board-eff-dev_discount_per_deck_card = ciepło −{ $heat } za inną kartę { $deck_gen }
board-eff-free_lit_furnace =
    { $furnaces ->
        [one] teraz { $furnaces } rozpalony piec
        [few] teraz { $furnaces } rozpalone piece
       *[many] teraz { $furnaces } rozpalonych pieców
    }
board-eff-vp_per_developed_in_deck = teraz { $n } za rozwiniętą kartę { $deck_gen }
board-eff-extra_action =
    { $actions ->
        [one] teraz { $actions } akcja
        [few] teraz { $actions } akcje
       *[many] teraz { $actions } akcji
    }
board-eff-burn_heat_for_vp = teraz { $n } za { heat-amount }
board-eff-vp_per_developed_project = koniec: { $n } za rozwinięty
board-eff-vp_per_project_with = koniec: { $n } za projekt, w którym jest { $resource }
board-eff-vp_per_furnace_player_board = koniec: { $n } za piec
board-eff-vp_per_furnace_main_board = koniec: { $n } za wbudowany piec

board-own = Twoja plansza
board-heat = Ciepło
board-to-spend = { $n } do wydania
board-kept = na koniec tury zostaje najwyżej { $n }
board-none-kept = na koniec tury nic nie zostaje
board-heat-label = Ciepło { $n } z { $most }; na koniec tury zostaje najwyżej { $kept }
board-furnaces = Piece
board-lit = rozpalone piece
board-unlit = wygaszone piece
board-reserve = piece w rezerwie
board-built-into = piec wbudowany: { $space }
board-fire = ogień: co rundę +1 piec
board-no-fire = nic się nie pali
board-in-hand = Krasnoludy w puli
board-pool-empty = nikogo w domu
board-foreman-rides =
    { $n ->
        [1] Sztygar jedzie w wózku, { $n } raz do góry.
       *[other] Sztygar jedzie w wózku, { $n } razy do góry.
    }
board-in-raises = za { $n }
board-foreman-on = Sztygar jest { $space_in }.

board-ask-turn = Kto dokąd idzie?
board-ask-idle = Nikogo nie ma w domu. Co teraz?
board-ask-pay = Jak płacisz { heat-amount }?
board-ask-action = Co dalej { $space_in }?
board-actions-left =
    { $n ->
        [one] ostatnia akcja
        [few] { $n } akcje
       *[many] { $n } akcji
    }
board-actions-after =
    { $n ->
        [0] ostatnia akcja
       *[other] potem { $n }
    }
board-idle = Teraz nic się tam nie da zrobić.
board-part-raise = Podnieś wyciąg
board-part-stone = Kamień każdemu
board-part-exchange = Wymień
board-part-upgrade = Przetop
board-part-realize = Zrealizuj
board-part-develop = Rozwiń
board-part-recover = Odzyskaj
board-part-build_furnace = Wbuduj piec
board-part-silverbeard = Srebrnobrody
board-part-respecialise = Licz się jako
board-part-convert = Zamień ciepło
board-part-load = Dołóż do wózka
board-part-build = Buduj
board-part-build-second = Buduj drugi
board-part-none = Żaden
board-no-heat = Wcale
board-a-lit = rozpalony
board-an-unlit = wygaszony
board-left = na torze zostaje { $n }

unused-action = Nic jeszcze nie zrobiono { $space_in }.
board-has-bonus = ten krasnolud ma tu bonus
board-idle-short = nic do użycia
board-mine = Kopalnia
board-guilds = Cechy
board-closed = Zamknięty

## Co zrobiono, jako nagłówki raportu

deed-realized-project = Zrealizowane projekty
deed-developed-project = Rozwinięte projekty
deed-placed-space = Wysłane krasnoludy, według pól
deed-placed-pawn = Wysłane krasnoludy, według rodzaju
deed-furnace-built-in-space = Wbudowane piece
deed-upgraded-into = Surowce przetopione na

## Na co patrzy dobry gracz

feature-points = punkty zwycięstwa
feature-stone = kamień
feature-iron = żelazo
feature-gold = złoto
feature-crystals = kryształy
feature-carts = ładunki w drodze na górę
feature-heat = ciepło
feature-lit = rozpalone piece
feature-unlit = wygaszone piece
feature-ember = ogień, który się rozprzestrzenia
feature-dwarves = pionki w puli
feature-kinds = różni specjaliści
feature-idle = nie ma kogo postawić
feature-sites = piece wbudowane w planszę
feature-cards = zrealizowane projekty
feature-leads = przewagi w taliach
feature-reach = projekty w zasięgu

## Pierwsze pytania, do nowej osoby

first-setup_colour = Kolory różnią się tylko wyglądem: weź, który wolisz. Potem w każdej rundzie masz trzy akcje; punkty dają projekty.
first-turn_menu = Wyślij krasnoluda na dowolne pole, także zajęte: kto tam stoi, przejdzie do ciebie. Na początek dobra jest kopalnia: załaduj wózek.
