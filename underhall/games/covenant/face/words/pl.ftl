game-title = Covenant
game-tagline = Klany Krasnoludów kopią, walczą i budują, by odzyskać Górę przodków.
game-mood = Bogato i z namysłem: jeden Krasnolud potrafi uruchomić cały łańcuch nagród.
tie-achievements = Przy równej liczbie punktów wyżej jest ten, kto ma więcej osiągnięć.
period-era = Era

option-difficulty = Poziom Trudności w Trybie Solo
option-difficulty-normal = normalny
option-difficulty-hard = trudny
option-difficulty-expert = ekspercki

## Rzeczy. Nazwy własne kafelków stoją w cudzysłowie, żeby ich nie odmieniać.

clan-clan_blue = Klan Niebieski
clan-clan_red = Klan Czerwony
clan-clan_yellow = Klan Żółty
clan-clan_purple = Klan Fioletowy

# Biernik Zasobów jest równy mianownikowi.
resource-iron = Żelazo
    .sign = Że
    .gen = Żelaza
    .loc = Żelazie
    .count = { $n ->
        [1] { $n } Żelazo
       *[other] { $n } Żelaza
    }
    .does = część ceny każdego Narzędzia; { $n } PC za dostawę
resource-emerald = Szmaragd
    .sign = Sz
    .gen = Szmaragdu
    .loc = Szmaragdzie
    .count = { $n ->
        [one] { $n } Szmaragd
        [few] { $n } Szmaragdy
       *[many] { $n } Szmaragdów
    }
    .does = do płacenia za Narzędzia i Zdobienia; { $n } PC za dostawę
resource-gold = Złoto
    .sign = Zł
    .gen = Złota
    .loc = Złocie
    .count = { $n ->
        [1] { $n } Złoto
       *[other] { $n } Złota
    }
    .does = do płacenia za Narzędzia i Zdobienia; { $n } PC za dostawę
resource-mythrall = Mythrall
    .sign = My
    .gen = Mythrallu
    .loc = Mythrallu
    .count = { $n ->
        [one] { $n } Mythrall
        [few] { $n } Mythralle
       *[many] { $n } Mythralli
    }
    .does = do płacenia za Narzędzia i Zdobienia; { $n } PC za dostawę
resource-any = Zasób uniwersalny
    .sign = uniw.
    .gen = Zasobu uniwersalnego
    .count = { $n ->
        [one] { $n } Zasób uniwersalny
        [few] { $n } Zasoby uniwersalne
       *[many] { $n } Zasobów uniwersalnych
    }
    .does = rodzaj jest do wyboru

track-court = tor Dworu Królewskiego
    .loc = torze Dworu Królewskiego
    .gen = toru Dworu Królewskiego
    .short = Dwór
    .cap = Tor Dworu Królewskiego
    .does = jego pola dają przede wszystkim Królewskie Monety
track-prestige = tor Prestiżu
    .loc = torze Prestiżu
    .gen = toru Prestiżu
    .short = Prestiż
    .cap = Tor Prestiżu
    .does = jego pola dają przede wszystkim Wzmocnienia i Tradycje
track-mine = tor Kopalni
    .loc = torze Kopalni
    .gen = toru Kopalni
    .short = Kopalnia
    .cap = Tor Kopalni
    .does = jego pola dają przede wszystkim Relikty; im dalej zajdziesz, tym głębsze Relikty możesz brać
track-any = dowolny tor
    .loc = dowolnym torze
    .gen = dowolnego toru
    .short = dowolny tor
    .does = tor wybierasz osobno dla każdego ruchu

enemy-goblin = Goblin
    .sign = g
    .acc = Goblina
    .gen = Goblina
    .plural_gen = Goblinów
    .count = { $n ->
        [one] { $n } Goblin
        [few] { $n } Gobliny
       *[many] { $n } Goblinów
    }
    .count_acc = { $n ->
        [one] { $n } Goblina
        [few] { $n } Gobliny
       *[many] { $n } Goblinów
    }
    .does = { does-enemy }
enemy-orc = Ork
    .sign = o
    .acc = Orka
    .gen = Orka
    .plural_gen = Orków
    .count = { $n ->
        [1] { $n } Ork
       *[other] { $n } Orków
    }
    .count_acc = { $n ->
        [1] { $n } Orka
       *[other] { $n } Orków
    }
    .does = { does-enemy }
enemy-troll = Troll
    .sign = t
    .acc = Trolla
    .gen = Trolla
    .plural_gen = Trolli
    .count = { $n ->
        [one] { $n } Troll
        [few] { $n } Trolle
       *[many] { $n } Trolli
    }
    .count_acc = { $n ->
        [one] { $n } Trolla
        [few] { $n } Trolle
       *[many] { $n } Trolli
    }
    .does = { does-enemy }

dwarf-d1 = Krasnolud 1
    .acc = Krasnoluda 1
dwarf-d2 = Krasnolud 2
    .acc = Krasnoluda 2
dwarf-d3 = Krasnolud 3
    .acc = Krasnoluda 3
dwarf-d4 = Krasnolud 4
    .acc = Krasnoluda 4

# .act to akcja Narzędzia.
tool_kind-pickaxe = Kilof
    .gen = Kilofa
    .act = Kopanie
    .does = { action-dig }: { action-dig.does }
tool_kind-axe = Topór
    .gen = Topora
    .act = Walka
    .does = { action-fight }: { action-fight.does }
tool_kind-compass = Cyrkiel
    .gen = Cyrkla
    .act = Budowa
    .does = { action-build }: { action-build.does }
tool_kind-cart = Wózek
    .gen = Wózka
    .act = Transport
    .does = { action-transport }: { action-transport.does }
tool_kind-book = Książka
    .acc = Książkę
    .gen = Książki
    .act = Czytanie
    .does = Czytanie: Akcja dowolnego innego Narzędzia

action-dig = Kopanie
    .does = usuwa Gruz za jego Zasoby i ruchy na torze Kopalni, potem odkrywa Komnatę
action-fight = Walka
    .does = pokonuje Wrogów za ruchy na torze Prestiżu i premie z ich kości
action-build = Budowa
    .does = stawia w Górze Domy, Warsztaty, Filary i Bramy z Kuźni
action-transport = Transport
    .does = dostarcza Zasoby na miejsce budowy za PC oraz za jego Filar lub Bramę

# .at mówi, o które z kilku Narzędzi chodzi.
place-printed_pickaxe = początkowy Kilof
    .loc = początkowym Kilofie
    .at = Narzędzie początkowe
    .does = { does-printed }
place-printed_axe = początkowy Topór
    .loc = początkowym Toporze
    .at = Narzędzie początkowe
    .does = { does-printed }
place-printed_compass = początkowy Cyrkiel
    .loc = początkowym Cyrklu
    .at = Narzędzie początkowe
    .does = { does-printed }
place-printed_cart = początkowy Wózek
    .loc = początkowym Wózku
    .at = Narzędzie początkowe
    .does = { does-printed }
place-slot_1 = Narzędzie na miejscu 1
    .loc = Narzędziu na miejscu 1
    .at = miejsce 1
    .cap = Miejsce 1
    .on = na miejscu 1
    .does = { does-slot }
place-slot_2 = Narzędzie na miejscu 2
    .loc = Narzędziu na miejscu 2
    .at = miejsce 2
    .cap = Miejsce 2
    .on = na miejscu 2
    .does = { does-slot }
place-slot_3 = Narzędzie na miejscu 3
    .loc = Narzędziu na miejscu 3
    .at = miejsce 3
    .cap = Miejsce 3
    .on = na miejscu 3
    .does = { does-slot }
place-slot_4 = Narzędzie na miejscu 4
    .loc = Narzędziu na miejscu 4
    .at = miejsce 4
    .cap = Miejsce 4
    .on = na miejscu 4
    .does = { does-slot }
place-slot_5 = Narzędzie na miejscu 5
    .loc = Narzędziu na miejscu 5
    .at = miejsce 5
    .cap = Miejsce 5
    .on = na miejscu 5
    .does = { does-slot }
place-slot_6 = Narzędzie na miejscu 6
    .loc = Narzędziu na miejscu 6
    .at = miejsce 6
    .cap = Miejsce 6
    .on = na miejscu 6
    .does = { does-slot }
place-slot_7 = Narzędzie na miejscu 7
    .loc = Narzędziu na miejscu 7
    .at = miejsce 7
    .cap = Miejsce 7
    .on = na miejscu 7
    .does = { does-slot }
place-slot_8 = Narzędzie na miejscu 8
    .loc = Narzędziu na miejscu 8
    .at = miejsce 8
    .cap = Miejsce 8
    .on = na miejscu 8
    .does = { does-slot }

# .each to rzecz, za którą punktuje kolumna.
column-col_r = kolumna Reliktów
    .cap = Kolumna Reliktów
    .short = Relikty
    .each = rodzaj Reliktu
    .does = na końcu każde wykute w niej Narzędzie daje 1 PC za każdy rodzaj twoich Reliktów
column-col_f = kolumna Wrogów
    .cap = Kolumna Wrogów
    .short = Wrogowie
    .each = Wróg w Lochach
    .does = na końcu każde wykute w niej Narzędzie daje 1 PC za każdego Wroga w twoich Lochach
column-col_t = kolumna Dzielnic
    .cap = Kolumna Dzielnic
    .short = Dzielnice
    .each = Dzielnica z obecnością Klanu
    .does = na końcu każde wykute w niej Narzędzie daje 1 PC za każdą Dzielnicę z obecnością twojego Klanu
column-col_d = kolumna Majestatycznych Budowli
    .cap = Kolumna Majestatycznych Budowli
    .short = Budowle
    .each = Filar lub Brama
    .does = na końcu każde wykute w niej Narzędzie daje 1 PC za każdy zyskany Filar i każdą Bramę

building-house = Dom
    .sign = d
    .gen = Domu
    .every = każdy twój Dom
    .does = { does-basic }
building-workshop = Warsztat
    .sign = w
    .gen = Warsztatu
    .every = każdy twój Warsztat
    .does = { does-basic }
building-pillar = Filar
    .sign = f
    .gen = Filaru
    .near = przy twoim Filarze
    .does = { does-grand }
building-gate = Brama
    .sign = b
    .acc = Bramę
    .gen = Bramy
    .near = przy twojej Bramie
    .does = { does-grand }

site-pillar_1 = miejsce budowy Filaru 1
    .cap = Miejsce budowy Filaru 1
    .short = Filar 1
    .does = { does-pillar-site }
site-pillar_2 = miejsce budowy Filaru 2
    .cap = Miejsce budowy Filaru 2
    .short = Filar 2
    .does = { does-pillar-site }
site-pillar_3 = miejsce budowy Filaru 3
    .cap = Miejsce budowy Filaru 3
    .short = Filar 3
    .does = { does-pillar-site }
site-gate_1 = miejsce budowy Bramy 1
    .cap = Miejsce budowy Bramy 1
    .short = Brama 1
    .does = { does-gate-site }
site-gate_2 = miejsce budowy Bramy 2
    .cap = Miejsce budowy Bramy 2
    .short = Brama 2
    .does = { does-gate-site }
site-gate_3 = miejsce budowy Bramy 3
    .cap = Miejsce budowy Bramy 3
    .short = Brama 3
    .does = { does-gate-site }

colour-yellow = żółta
    .short = żółta
    .acc = żółtą
    .loc = żółtej
colour-blue = niebieska
    .short = nieb.
    .acc = niebieską
    .loc = niebieskiej
colour-black = czarna
    .short = czarna
    .acc = czarną
    .loc = czarnej

ornament_colour-silver = srebrne
    .short = sr.
ornament_colour-gold = złote
    .short = zł.

token-plus_1 = żeton Pokrzepienia +1
    .does = +1 do Siły na jedną turę
token-plus_2 = żeton Pokrzepienia +2
    .does = +2 do Siły na jedną turę
refreshment-take = Weź żeton +1
refreshment-exchange = Wymień swój żeton +1 na +2
payment-pay = Odrzuć Żelazo i weź Relikt
benefit-action = Akcja
benefit-ornament = Zdobienie
smithing-forge = Wykuj Narzędzie
smithing-ornament = Ozdób Narzędzie

phase-setup = przygotowanie rozgrywki
    .cap = Przygotowanie rozgrywki
phase-turns = tury Klanów
phase-council = faza Rady
phase-ended = Punktacja Końcowa

# Kafelki. .what to Zasób z Gruzu.
rubble-rubble_iron = Gruz: Żelazo
    .what = Żelazo
    .does = { does-rubble }
rubble-rubble_emerald = Gruz: Szmaragd
    .what = Szmaragd
    .does = { does-rubble }
rubble-rubble_gold = Gruz: Złoto
    .what = Złoto
    .does = { does-rubble }
rubble-rubble_mythrall = Gruz: Mythrall
    .what = Mythrall
    .does = { does-rubble }
rubble-rubble_any = Gruz: uniwersalny
    .what = Zasób uniwersalny
    .does = { does-rubble }

# Relikty
relic-tankard = Kufel Przodków
    .does = { does-relic }
relic-lantern = Latarnia Głębin
    .does = { does-relic }
relic-belt = Pas Mocy
    .does = { does-relic }
relic-horn = Róg Wojenny
    .does = { does-relic }
relic-hammer = Młot Runiczny
    .does = { does-relic }
relic-crown = Zaginiona Korona
    .does = { does-relic }

# Królewskie Monety
coin-coin_gp = Moneta Chwały
    .acc = Monetę Chwały
    .gen = Monety Chwały
    .does = { does-coin }
coin-coin_ale = Moneta Piwa
    .acc = Monetę Piwa
    .gen = Monety Piwa
    .does = { does-coin }
coin-coin_strength = Moneta Siły
    .acc = Monetę Siły
    .gen = Monety Siły
    .does = { does-coin }
coin-coin_iron = Moneta Żelaza
    .acc = Monetę Żelaza
    .gen = Monety Żelaza
    .does = { does-coin }
coin-coin_emerald = Moneta Szmaragdu
    .acc = Monetę Szmaragdu
    .gen = Monety Szmaragdu
    .does = { does-coin }
coin-coin_gold = Moneta Złota
    .acc = Monetę Złota
    .gen = Monety Złota
    .does = { does-coin }
coin-coin_mythrall = Moneta Mythrallu
    .acc = Monetę Mythrallu
    .gen = Monety Mythrallu
    .does = { does-coin }
coin-coin_any = Moneta Dostatku
    .acc = Monetę Dostatku
    .gen = Monety Dostatku
    .does = { does-coin }
coin-coin_court = Moneta Dworu
    .acc = Monetę Dworu
    .gen = Monety Dworu
    .does = { does-coin }
coin-coin_prestige = Moneta Prestiżu
    .acc = Monetę Prestiżu
    .gen = Monety Prestiżu
    .does = { does-coin }
coin-coin_mine = Moneta Kopalni
    .acc = Monetę Kopalni
    .gen = Monety Kopalni
    .does = { does-coin }
coin-coin_path = Moneta Dróg
    .acc = Monetę Dróg
    .gen = Monety Dróg
    .does = { does-coin }
coin-coin_throne = Moneta Tronu
    .acc = Monetę Tronu
    .gen = Monety Tronu
    .does = { does-coin }
coin-coin_hunt = Moneta Łowów
    .acc = Monetę Łowów
    .gen = Monety Łowów
    .does = { does-coin }

# Pola na Monety
coin_slot-coin_slot_1 = Pole na Monetę 1
    .does = { does-coin_slot }
coin_slot-coin_slot_2 = Pole na Monetę 2
    .does = { does-coin_slot }
coin_slot-coin_slot_3 = Pole na Monetę 3
    .does = { does-coin_slot }
coin_slot-coin_slot_4 = Pole na Monetę 4
    .does = { does-coin_slot }
coin_slot-coin_slot_5 = Pole na Monetę 5
    .does = { does-coin_slot }
coin_slot-coin_slot_6 = Pole na Monetę 6
    .does = { does-coin_slot }

# Zdobienia
ornament-orn_strength = Moc
    .does = { does-ornament }
ornament-orn_goblin = Zguba Goblinów
    .does = { does-ornament }
ornament-orn_iron = Żyła Żelaza
    .does = { does-ornament }
ornament-orn_emerald = Żyła Szmaragdu
    .does = { does-ornament }
ornament-orn_ale = Piwo
    .does = { does-ornament }
ornament-orn_court = Dworzanin
    .does = { does-ornament }
ornament-orn_prestige = Sława
    .does = { does-ornament }
ornament-orn_mine = Kopacz
    .does = { does-ornament }
ornament-orn_glory = Chwała
    .does = { does-ornament }
ornament-orn_hunter = Łowca
    .does = { does-ornament }
ornament-orn_carrier = Tragarz
    .does = { does-ornament }
ornament-orn_mason = Murarz
    .does = { does-ornament }
ornament-orn_jeweller = Jubiler
    .does = { does-ornament }
ornament-orn_plenty = Dostatek
    .does = { does-ornament }
ornament-orn_paths = Drogi
    .does = { does-ornament }
ornament-orn_trainer = Mistrz
    .does = { does-ornament }

# Tradycje
tradition-tradition_01 = Mistrzostwo Kilofa
    .short = Kilofy: +1 do Siły
    .does = +1 do Siły Kopania Kilofem (nie Książką)
tradition-tradition_02 = Mistrzostwo Wózka
    .short = Wózki: +1 do Siły
    .does = +1 do Siły Transportu Wózkiem (nie Książką)
tradition-tradition_03 = Mistrzostwo Topora
    .short = Topory: +1 do Siły
    .does = +1 do Siły Walki Toporem (nie Książką)
tradition-tradition_04 = Mistrzostwo Cyrkla
    .short = Cyrkle: +1 do Siły
    .does = +1 do Siły Budowy Cyrklem (nie Książką)
tradition-tradition_05 = Uczciwy transport
    .short = Żelazo, Szmaragd: 2 PC
    .does = dostarczone Żelazo i Szmaragdy są warte po 2 PC
tradition-tradition_06 = Pełne Lochy
    .short = Rada: 2 PC za komplet
    .does = w fazie Rady, po sprawdzeniu Kluczy: 2 PC za każdy komplet Goblina, Orka i Trolla w twoich Lochach
tradition-tradition_07 = Chwała poszukiwacza
    .short = odkrycie: 1 lub 2 PC
    .does = gdy odkrywasz Komnatę: 1 PC za Szmaragd, 2 PC za Złoto lub Mythrall
tradition-tradition_08 = Droga poszukiwacza
    .short = odkrycie: ruch na torze
    .does = gdy odkrywasz Komnatę: 1 ruch na torze Kopalni (Szmaragd), Prestiżu (Złoto) lub Dworu Królewskiego (Mythrall)
tradition-tradition_09 = Pierwszy blask
    .short = Zdobienie działa od razu
    .does = gdy zdobisz Narzędzie: srebrne Zdobienie działa od razu, złote daje 1 PC
tradition-tradition_10 = Wybór łupów
    .short = dowolna ścianka kości
    .does = jako premię z kości możesz wziąć dowolną jej ściankę
tradition-tradition_11 = Pogromcy Trolli
    .short = Trolle kosztują 2 Siły
    .does = Trolle kosztują cię 2 Siły
tradition-tradition_12 = Danina dla Tronu
    .short = Rada: dostawy na Tron
    .does = { $tithe ->
        [one] w fazie Rady możesz dostarczyć { $tithe } Zasób do Tronu
        [few] w fazie Rady możesz dostarczyć najwyżej { $tithe } Zasoby do Tronu
       *[many] w fazie Rady możesz dostarczyć najwyżej { $tithe } Zasobów do Tronu
    }
tradition-tradition_13 = Droga kowala
    .short = wykucie: 1 ruch na torze
    .does = gdy wykuwasz Narzędzie: 1 ruch na dowolnym torze
tradition-tradition_14 = Oczy głębin
    .short = każdy Relikt dostępny
    .does = możesz wziąć dowolny Relikt z planszy, choćby leżał głęboko
tradition-tradition_15 = Toast za czyny
    .short = Osiągnięcie: żeton +1
    .does = za każde zyskane Osiągnięcie: żeton +1
tradition-tradition_16 = Duma kamienia
    .short = Rada: PC za Filary, Bramy
    .does = w fazie Rady: 1 PC za każdy twój Filar i każdą Bramę, zbudowane lub nie
tradition-tradition_17 = Łaska Króla
    .short = Rada: działanie Monety
    .does = w fazie Rady: korzyść z jednej Monety na planszy Głównej; Moneta tam zostaje
tradition-tradition_18 = Mistrzowie budowy
    .short = Filar, Brama: +1, Dwór
    .does = gdy zyskujesz Filar lub Bramę: żeton +1 i 1 ruch na torze Dworu Królewskiego
tradition-tradition_19 = Strażnicy Reliktów
    .short = Rada: 1 PC za Relikt
    .does = w fazie Rady: 1 PC za każdy twój Relikt, użyty lub nie
tradition-tradition_20 = Pożyczona moc
    .short = Relikt działa jak inny
    .does = gdy używasz Reliktu, może zadziałać jak Relikt z planszy Głównej
tradition-tradition_21 = Osadnicy
    .short = Rada: PC za Budynki
    .does = w fazie Rady: 1 PC za każde 2 twoje Budynki w Górze
tradition-tradition_22 = Sagi
    .short = 2 Osiągnięcia więcej
    .does = 2 dodatkowe Osiągnięcia w Punktacji Końcowej
tradition-tradition_23 = Pieśń o czynach
    .short = Osiągnięcie: 1 PC
    .does = za każde zyskane Osiągnięcie: 1 PC
tradition-tradition_24 = Zapasowy skarbiec
    .short = +1 Klucz, +1 miejsce
    .does = 1 dodatkowy Klucz i 1 dodatkowe miejsce w Magazynie
tradition-tradition_25 = Bliscy sąsiedzi
    .short = Budynek obok swojego
    .does = Dom lub Warsztat może stanąć w Komnacie z twoim Budynkiem, jeśli jest w niej miejsce
tradition-tradition_26 = Nieustraszeni
    .short = Wrogowie: tylko −1 PC
    .does = w Punktacji Końcowej tracisz 1 PC zamiast { $penalty } za każdą Komnatę z twoją obecnością i Wrogami
tradition-tradition_27 = Piwo z warsztatu
    .short = Warsztat: żeton +1
    .does = gdy budujesz Warsztat: żeton +1
tradition-tradition_28 = Darmowy patronat
    .short = Monety i Tradycje darmo
    .does = Monety i Tradycje nie kosztują cię PC
tradition-tradition_29 = Straż domowa
    .short = Dom: zabierz Wroga
    .does = gdy budujesz Dom: możesz zabrać Wroga z jego Komnaty do Lochów, bez nagród
tradition-tradition_30 = Pamiątka rodowa
    .short = liczy się jako Relikt
    .does = liczy się jako dodatkowy Relikt rodzaju, którego nie masz
tradition-tradition_31 = Ciasne Lochy
    .short = Klucz na 2 Gobliny
    .does = każdy twój Klucz trzyma 2 Gobliny
tradition-tradition_32 = Rzędy Filarów
    .short = Filary mogą sąsiadować
    .does = twoje Filary mogą stać tuż obok innych Filarów
tradition-tradition_33 = Wspólne Bramy
    .short = Brama obok cudzej
    .does = twoja Brama może dotykać jednej Komnaty z Bramą innego Klanu
tradition-tradition_34 = Wstrząs Filaru
    .short = Filar: 2 ruchy Wrogów
    .does = gdy budujesz Filar: 2 ruchy Wrogów
tradition-tradition_35 = Musztra przy Bramie
    .short = Brama: wzmocnienie
    .does = gdy budujesz Bramę: możesz wzmocnić Krasnoluda
tradition-tradition_36 = Patrol
    .short = Rada: 1 PC i 1 ruch
    .does = w fazie Rady: 1 PC i możesz poruszyć Wroga

# Kafelki Startowe
start-start_01 = Kafelek Startowy 1
    .does = { does-start }
start-start_02 = Kafelek Startowy 2
    .does = { does-start }
start-start_03 = Kafelek Startowy 3
    .does = { does-start }
start-start_04 = Kafelek Startowy 4
    .does = { does-start }
start-start_05 = Kafelek Startowy 5
    .does = { does-start }
start-start_06 = Kafelek Startowy 6
    .does = { does-start }
start-start_07 = Kafelek Startowy 7
    .does = { does-start }
start-start_08 = Kafelek Startowy 8
    .does = { does-start }
start-start_09 = Kafelek Startowy 9
    .does = { does-start }
start-start_10 = Kafelek Startowy 10
    .does = { does-start }

# Cele
goal-goal_tools = Narzędzia
    .does = { $n } PC za każde twoje Narzędzie, także początkowe
goal-goal_ornaments = Zdobienia
    .does = { $n } PC za każde Zdobienie na twoich Narzędziach
goal-goal_grand = Majestatyczne Budowle
    .does = { $n } PC za każdy zyskany Filar i każdą Bramę, zbudowane lub nie
goal-goal_buildings = Budynki
    .does = { $n } PC za każdy twój Budynek w Górze
goal-goal_pillars = Filary
    .does = { $n } PC za każdy twój Filar w Górze
goal-goal_gates = Bramy
    .does = { $n } PC za każdą twoją Bramę w Górze
goal-goal_coins = Królewskie Monety
    .does = { $n } PC za każdą twoją Monetę
goal-goal_traditions = Tradycje
    .does = { $n } PC za każdą twoją Tradycję
goal-goal_strength = Siła
    .does = { $n } PC za każdy punkt Siły twoich Krasnoludów
goal-goal_keys = Klucze
    .does = { $n } PC za każdy twój Klucz
goal-goal_storage = Magazyn
    .does = { $n } PC za każde otwarte miejsce w Magazynie
goal-goal_relics = Relikty
    .does = { $n } PC za każdy różny rodzaj Reliktu

# Projekty
project-project_a1 = Warsztaty na Mythrallu
    .does = { does-project-basic }
project-project_a2 = Domy w żółtych Komnatach
    .does = { does-project-basic }
project-project_a3 = Domy na Szmaragdach i Złocie
    .does = { does-project-basic }
project-project_a4 = Warsztaty w czarnych Komnatach
    .does = { does-project-basic }
project-project_a5 = Warsztaty w niebieskich i żółtych Komnatach
    .does = { does-project-basic }
project-project_a6 = Domy na Mythrallu
    .does = { does-project-basic }
project-project_b1 = Filary na Mythrallu
    .does = { does-project-grand }
project-project_b2 = Bramy w czarnych i niebieskich Komnatach
    .does = { does-project-grand }
project-project_b3 = Filary w żółtych i czarnych Komnatach
    .does = { does-project-grand }
project-project_b4 = Bramy na Złocie
    .does = { does-project-grand }
project-project_b5 = Filary na Szmaragdach i Złocie
    .does = { does-project-grand }
project-project_b6 = Bramy na Szmaragdach i Mythrallu
    .does = { does-project-grand }
project-project_c1 = Brama dzielnic
    .does = za najlepszą twoją Bramę: 1 PC za każdą Komnatę Dzielnic, których dotyka
project-project_c2 = Filar dzielnic
    .does = za najlepszy twój Filar: 1 PC za każdą Komnatę Dzielnic, których dotyka
project-project_c3 = Różne Budynki
    .does = 2 PC za każdy rodzaj Budynku, który masz w Górze
project-project_c4 = Bezpieczne Komnaty
    .does = 1 PC za każdą Komnatę z twoją obecnością i bez Wrogów
project-project_c5 = Filar wśród sąsiadów
    .does = za najlepszy twój Filar: 1 PC za każdy Dom i Warsztat, czyjkolwiek, w jego 3 Komnatach
project-project_c6 = Warsztaty przy Domach
    .does = za każdy twój Warsztat: 1 PC za każdy Dom, czyjkolwiek, w Komnatach obok

# Rewersy Komnat
back-back_mine_prestige = Kopalnia 1, Prestiż 1
    .short = Kopal., Prestiż
    .does = { does-back }
back-back_court_mine = Dwór 1, Kopalnia 1
    .short = Dwór, Kopalnia
    .does = { does-back }
back-back_prestige_court = Prestiż 1, Dwór 1
    .short = Prestiż, Dwór
    .does = { does-back }
back-back_coin = Królewska Moneta
    .short = Moneta
    .does = { does-back }
back-back_tradition = Tradycja
    .short = Tradycja
    .does = { does-back }
back-back_relic = Relikt
    .short = Relikt
    .does = { does-back }
back-back_strengthen = Wzmocnienie
    .short = Wzmocnienie
    .does = { does-back }
back-back_any2 = 2 Zasoby
    .short = 2 Zasoby
    .does = { does-back }
back-back_ale2 = 2 Pokrzepienia
    .short = 2 Pokrzepienia
    .does = { does-back }
back-back_iron_ale = Żelazo, Pokrzepienie
    .short = Żelazo, Pokrz.
    .does = { does-back }
back-back_throne2 = Tron 2
    .short = Tron 2
    .does = { does-back }
back-back_ornament = Zdobienie
    .short = Zdobienie
    .does = { does-back }
back-back_forge = Wykuwanie
    .short = Wykuwanie
    .does = { does-back }
back-back_move_gp = Porusz 2 Wrogów, 2 PC
    .short = 2 ruchy, 2 PC
    .does = { does-back }
back-back_path_gp = Dowolny tor 1, 1 PC
    .short = tor, 1 PC
    .does = { does-back }

# Karty Narzędzi Rady Starszych
elder_card-elder_pickaxe_1 = Kilof 1
    .does = { does-elder-pickaxe }
elder_card-elder_pickaxe_2 = Kilof 2
    .does = { does-elder-pickaxe }
elder_card-elder_pickaxe_3 = Kilof 3
    .does = { does-elder-pickaxe }
elder_card-elder_pickaxe_4 = Kilof 4
    .does = { does-elder-pickaxe }
elder_card-elder_axe_1 = Topór 1
    .does = { does-elder-axe }
elder_card-elder_axe_2 = Topór 2
    .does = { does-elder-axe }
elder_card-elder_axe_3 = Topór 3
    .does = { does-elder-axe }
elder_card-elder_axe_4 = Topór 4
    .does = { does-elder-axe }
elder_card-elder_compass_1 = Cyrkiel 1
    .does = { does-elder-compass }
elder_card-elder_compass_2 = Cyrkiel 2
    .does = { does-elder-compass }
elder_card-elder_compass_3 = Cyrkiel 3
    .does = { does-elder-compass }
elder_card-elder_compass_4 = Cyrkiel 4
    .does = { does-elder-compass }
elder_card-elder_cart_1 = Wózek 1
    .does = { does-elder-cart }
elder_card-elder_cart_2 = Wózek 2
    .does = { does-elder-cart }
elder_card-elder_cart_3 = Wózek 3
    .does = { does-elder-cart }
elder_card-elder_cart_4 = Wózek 4
    .does = { does-elder-cart }

# Kafelki Narzędzi
tool-pickaxe_1 = Kilof 1
    .does = { does-tool }
tool-pickaxe_2 = Kilof 2
    .does = { does-tool }
tool-pickaxe_3 = Kilof 3
    .does = { does-tool }
tool-pickaxe_4 = Kilof 4
    .does = { does-tool }
tool-pickaxe_5 = Kilof 5
    .does = { does-tool }
tool-axe_1 = Topór 1
    .does = { does-tool }
tool-axe_2 = Topór 2
    .does = { does-tool }
tool-axe_3 = Topór 3
    .does = { does-tool }
tool-axe_4 = Topór 4
    .does = { does-tool }
tool-axe_5 = Topór 5
    .does = { does-tool }
tool-compass_1 = Cyrkiel 1
    .does = { does-tool }
tool-compass_2 = Cyrkiel 2
    .does = { does-tool }
tool-compass_3 = Cyrkiel 3
    .does = { does-tool }
tool-compass_4 = Cyrkiel 4
    .does = { does-tool }
tool-compass_5 = Cyrkiel 5
    .does = { does-tool }
tool-cart_1 = Wózek 1
    .does = { does-tool }
tool-cart_2 = Wózek 2
    .does = { does-tool }
tool-cart_3 = Wózek 3
    .does = { does-tool }
tool-cart_4 = Wózek 4
    .does = { does-tool }
tool-cart_5 = Wózek 5
    .does = { does-tool }
tool-book_1 = Książka 1
    .does = { does-tool }
tool-book_2 = Książka 2
    .does = { does-tool }
tool-book_3 = Książka 3
    .does = { does-tool }
tool-book_4 = Książka 4
    .does = { does-tool }

# Komnaty według rzędu i miejsca: rząd A jest u góry.
cell-r1c1 = A1
cell-r1c2 = A2
cell-r1c3 = A3
cell-r1c4 = A4
cell-r2c1 = B1
cell-r2c2 = B2
cell-r2c3 = B3
cell-r2c4 = B4
cell-r2c5 = B5
cell-r3c1 = C1
cell-r3c2 = C2
cell-r3c3 = C3
cell-r3c4 = C4
cell-r3c5 = C5
cell-r3c6 = C6
cell-r4c1 = D1
cell-r4c2 = D2
cell-r4c3 = D3
cell-r4c4 = D4
cell-r4c5 = D5
cell-r5c1 = E1
cell-r5c2 = E2
cell-r5c3 = E3
cell-r5c4 = E4

# Kafelki Komnat
chamber-ch_01 = Komnata 1
    .does = { does-chamber }
chamber-ch_02 = Komnata 2
    .does = { does-chamber }
chamber-ch_03 = Komnata 3
    .does = { does-chamber }
chamber-ch_04 = Komnata 4
    .does = { does-chamber }
chamber-ch_05 = Komnata 5
    .does = { does-chamber }
chamber-ch_06 = Komnata 6
    .does = { does-chamber }
chamber-ch_07 = Komnata 7
    .does = { does-chamber }
chamber-ch_08 = Komnata 8
    .does = { does-chamber }
chamber-ch_09 = Komnata 9
    .does = { does-chamber }
chamber-ch_10 = Komnata 10
    .does = { does-chamber }
chamber-ch_11 = Komnata 11
    .does = { does-chamber }
chamber-ch_12 = Komnata 12
    .does = { does-chamber }
chamber-ch_13 = Komnata 13
    .does = { does-chamber }
chamber-ch_14 = Komnata 14
    .does = { does-chamber }
chamber-ch_15 = Komnata 15
    .does = { does-chamber }
chamber-ch_16 = Komnata 16
    .does = { does-chamber }
chamber-ch_17 = Komnata 17
    .does = { does-chamber }
chamber-ch_18 = Komnata 18
    .does = { does-chamber }
chamber-ch_19 = Komnata 19
    .does = { does-chamber }
chamber-ch_20 = Komnata 20
    .does = { does-chamber }
chamber-ch_21 = Komnata 21
    .does = { does-chamber }
chamber-ch_22 = Komnata 22
    .does = { does-chamber }
chamber-ch_23 = Komnata 23
    .does = { does-chamber }
chamber-ch_24 = Komnata 24
    .does = { does-chamber }

## Z czego składa się nagroda

either = { $start } lub { $last }
gain-gp = { $n } PC
gain-resource = { $what_count }
gain-refreshment =
    { $n ->
        [one] { $n } Pokrzepienie
        [few] { $n } Pokrzepienia
       *[many] { $n } Pokrzepień
    }
gain-strengthen =
    { $n ->
        [one] { $n } Wzmocnienie
        [few] { $n } Wzmocnienia
       *[many] { $n } Wzmocnień
    }
gain-track = { $what_short } +{ $n }
gain-coin = Królewska Moneta
gain-tradition = Tradycja
gain-relic = Relikt
gain-forge = Wykucie Narzędzia
gain-ornament = Ozdobienie Narzędzia
gain-forge_and_ornament = Wykucie i Ozdobienie
gain-forge_or_ornament = Wykucie lub Ozdobienie
gain-throne =
    { $n ->
        [one] { $n } dostawa do Tronu
        [few] do { $n } dostaw do Tronu
       *[many] do { $n } dostaw do Tronu
    }
gain-site =
    { $n ->
        [one] { $n } dostawa na miejsce budowy
        [few] do { $n } dostaw na jedno miejsce budowy
       *[many] do { $n } dostaw na jedno miejsce budowy
    }
gain-build = budowa { $what_gen }
gain-defeat = pokonanie jednego Wroga ({ $what })
gain-move_enemy =
    { $n ->
        [one] { $n } ruch Wroga
        [few] { $n } ruchy Wrogów
       *[many] { $n } ruchów Wrogów
    }
gain-strength = +{ $n } do Siły w tej turze
gain-unlock_key = Podwójny Klucz
gain-unlock_storage = otwarcie kafelka Magazynu
gain-unlock_buildings = Dom z Warsztatem do Kuźni
gain-pay_for_relic =
    { $n ->
        [1] Relikt za { $n } Żelazo
       *[other] Relikt za { $n } Żelaza
    }
gain-plus_one =
    { $n ->
        [one] żeton +1
        [few] { $n } żetony +1
       *[many] { $n } żetonów +1
    }

# To samo ogólnie, gdy przepadło lub ktoś z tego zrezygnował.
reward-gp = Punkty Chwały
reward-resource = Zasób
reward-refreshment = Pokrzepienie
reward-strengthen = Wzmocnienie Krasnoluda
reward-track = ruch na torze
reward-coin = Królewska Moneta
reward-tradition = Tradycja
reward-relic = Relikt
reward-forge = Wykucie Narzędzia
reward-ornament = Ozdobienie Narzędzia
reward-forge_and_ornament = Wykucie i Ozdobienie
reward-forge_or_ornament = Wykucie lub Ozdobienie
reward-throne = dostawa do Tronu
reward-site = dostawa na miejsce budowy
reward-build = postawienie Budynku
reward-defeat = pokonanie Wroga
reward-move_enemy = ruch Wroga
reward-strength = dodatkowa Siła w tej turze
reward-unlock_key = Podwójny Klucz
reward-unlock_storage = otwarcie kafelka Magazynu
reward-unlock_buildings = Dom i Warsztat do Kuźni
reward-pay_for_relic = Relikt za Żelazo
reward-plus_one = żeton Pokrzepienia +1

## Skąd to się wzięło

reason-start = kafelek Startowy
reason-rubble = Gruz
reason-dig = usunięty Gruz
reason-back = odkryta Komnata
reason-fight = pokonani Wrogowie
reason-defeat = pokonany Wróg
reason-die = kość Wroga
reason-track = pole toru
reason-coin_slot = pole na Monetę
reason-coin = Królewska Moneta
reason-tool_slot = miejsce na Narzędzie
reason-ornament = Zdobienie Narzędzia
reason-ornamenting = nowe Zdobienie
reason-relic = Relikt
reason-site = pole nagrody na miejscu budowy
reason-transport = Transport
reason-build = Budowa
reason-delivery = dostawa
reason-throne_delivery = dostawa do Tronu
reason-house = premia z Domu
reason-workshop = premia z Warsztatu
reason-pillar = premia z Filaru
reason-gate = premia z Bramy
reason-coin_cost = koszt Monety
reason-tradition_cost = koszt Tradycji
reason-prisoners = Wrogowie w Lochach
reason-project = Projekt
reason-throne = miejsce przy Królewskim Tronie
reason-goal = Cel
reason-achievements = Osiągnięcia
reason-penalty = Wrogowie w Komnatach Klanu
reason-column = kolumna Narzędzi
reason-leftovers = Pokrzepienie i dodatkowe Zasoby
reason-elder_card = karta Rady
reason-elder_fight = brak Wrogów do pokonania
reason-elder_build = nic do zbudowania
reason-elder_instead = zamiast Pokrzepienia lub Wzmocnienia
reason-elder_buildings = Budynki w Górze
reason-elder_store = kafelki w Magazynie Rady
reason-elder_deeds = Osiągnięcia i Narzędzia
reason-tradition_01 = Tradycja „{ tradition-tradition_01 }”
reason-tradition_02 = Tradycja „{ tradition-tradition_02 }”
reason-tradition_03 = Tradycja „{ tradition-tradition_03 }”
reason-tradition_04 = Tradycja „{ tradition-tradition_04 }”
reason-tradition_05 = Tradycja „{ tradition-tradition_05 }”
reason-tradition_06 = Tradycja „{ tradition-tradition_06 }”
reason-tradition_07 = Tradycja „{ tradition-tradition_07 }”
reason-tradition_08 = Tradycja „{ tradition-tradition_08 }”
reason-tradition_09 = Tradycja „{ tradition-tradition_09 }”
reason-tradition_10 = Tradycja „{ tradition-tradition_10 }”
reason-tradition_11 = Tradycja „{ tradition-tradition_11 }”
reason-tradition_12 = Tradycja „{ tradition-tradition_12 }”
reason-tradition_13 = Tradycja „{ tradition-tradition_13 }”
reason-tradition_14 = Tradycja „{ tradition-tradition_14 }”
reason-tradition_15 = Tradycja „{ tradition-tradition_15 }”
reason-tradition_16 = Tradycja „{ tradition-tradition_16 }”
reason-tradition_17 = Tradycja „{ tradition-tradition_17 }”
reason-tradition_18 = Tradycja „{ tradition-tradition_18 }”
reason-tradition_19 = Tradycja „{ tradition-tradition_19 }”
reason-tradition_20 = Tradycja „{ tradition-tradition_20 }”
reason-tradition_21 = Tradycja „{ tradition-tradition_21 }”
reason-tradition_22 = Tradycja „{ tradition-tradition_22 }”
reason-tradition_23 = Tradycja „{ tradition-tradition_23 }”
reason-tradition_24 = Tradycja „{ tradition-tradition_24 }”
reason-tradition_25 = Tradycja „{ tradition-tradition_25 }”
reason-tradition_26 = Tradycja „{ tradition-tradition_26 }”
reason-tradition_27 = Tradycja „{ tradition-tradition_27 }”
reason-tradition_28 = Tradycja „{ tradition-tradition_28 }”
reason-tradition_29 = Tradycja „{ tradition-tradition_29 }”
reason-tradition_30 = Tradycja „{ tradition-tradition_30 }”
reason-tradition_31 = Tradycja „{ tradition-tradition_31 }”
reason-tradition_32 = Tradycja „{ tradition-tradition_32 }”
reason-tradition_33 = Tradycja „{ tradition-tradition_33 }”
reason-tradition_34 = Tradycja „{ tradition-tradition_34 }”
reason-tradition_35 = Tradycja „{ tradition-tradition_35 }”
reason-tradition_36 = Tradycja „{ tradition-tradition_36 }”

## Co robią rzeczy, które działają podobnie

does-relic = raz w grze, w swojej turze: { $reward }
does-coin = w każdej fazie Rady: { $reward }
does-coin_slot = za każdym razem, gdy kładziesz tu Monetę: { $reward }
does-ornament = od razu { $gp } PC; przy każdym użyciu Narzędzia: { $reward }
does-start = na początku gry: { $reward }
does-back = dla tego, kto odkryje Komnatę Kopaniem: { $reward }
does-rubble = po usunięciu: { $reward }
does-slot = gdy wykuwasz tu Narzędzie: { $reward }
does-printed = { $kind_act }; ma miejsce na { $colour } Zdobienie
does-tool = { $kind_act }; Wykucie kosztuje 1 Żelazo i 1 { $cost }; ma miejsce na { $colour } Zdobienie
does-chamber =
    { $skulls ->
        [0] { $colour }, Złoże: { $deposit }, bez Wrogów, miejsca na Budynki: { $places }
        [one] { $colour }, Złoże: { $deposit }, po odkryciu { $skulls } Wróg, miejsca na Budynki: { $places }
        [few] { $colour }, Złoże: { $deposit }, po odkryciu { $skulls } Wrogów, miejsca na Budynki: { $places }
       *[many] { $colour }, Złoże: { $deposit }, po odkryciu { $skulls } Wrogów, miejsca na Budynki: { $places }
    }
does-basic = premia na Szmaragdzie: { $emerald }, na Złocie: { $gold }, na Mythrallu: { $mythrall }
does-grand = premia za każdą Komnatę, której dotyka: na Szmaragdzie { $emerald }, na Złocie { $gold }, na Mythrallu { $mythrall }
does-enemy =
    pokonanie wymaga Siły { $strength }; Prestiż +{ $steps } za { $per ->
        [one] każdego
        [few] każde { $per }
       *[many] każde { $per }
    } w jednej Walce; w fazie Rady { $gp } PC za { $group ->
        [one] każdego
        [few] każde { $group }
       *[many] każde { $group }
    } w Lochach
does-pillar-site = dostarcz tyle Zasobów, ile wynosi limit Klanu, a zyskasz Filar i jedną z nagród
does-gate-site = dostarcz tyle Zasobów, ile wynosi limit Klanu, a zyskasz Bramę i jedną z nagród
does-elder-pickaxe =
    { $n ->
        [one] znika { $n } kafelek Gruzu; Kopalnia +{ $steps }, Relikt i odkrycie Komnaty; potem: { $reward }
        [few] znikają { $n } kafelki Gruzu; Kopalnia +{ $steps }, Relikt i odkrycie Komnaty; potem: { $reward }
       *[many] znika { $n } kafelków Gruzu; Kopalnia +{ $steps }, Relikt i odkrycie Komnaty; potem: { $reward }
    }
does-elder-axe = w jednym rzędzie pokonuje Trolla albo Orka i Goblina, albo 2 Gobliny; inaczej { $n } PC; potem: { $reward }
does-elder-compass = buduje Filar, Bramę, Warsztat lub Dom, w tej kolejności; inaczej { $n } PC; potem: { $reward }
does-elder-cart = kończy za jednym razem całe miejsce budowy; potem: { $reward }
does-project-basic =
    { $more_n ->
        [0] { $n } PC za { $building_every } { $where }
       *[other] { $n } PC za { $building_every } { $where }, { $more }
    }
does-project-grand =
    { $more_n ->
        [0] { $n } PC za każdą { $where } { $building_near }
       *[other] { $n } PC za każdą { $where } { $building_near }, { $more }
    }
part-basic = { $n } PC { $where }
part-grand = { $n } PC za każdą { $where }
part-in-colour = w { $colour_loc } Komnacie
part-on-deposit = na { $deposit_loc }
part-of-colour = { $colour_acc } Komnatę
part-with-deposit = Komnatę na { $deposit_loc }

## Skąd są punkty

score-start = Na początku
score-rewards = Nagrody
score-deliveries = Dostawy
score-ornaments = Zdobienia
score-gates = Bramy
score-traditions = Tradycje
score-prisoners = Wrogowie w Lochach
score-projects = Projekty
score-costs = Zapłacone za Monety i Tradycje
score-throne = Królewski Tron
score-goals = Cele
score-achievements = Osiągnięcia
score-penalty = Wrogowie w Górze
score-columns = Kolumny Narzędzi
score-leftovers = Pokrzepienie i dodatkowe Zasoby
score-elders = Własna punktacja Rady

## Pytania i odpowiedzi: przygotowanie

ask-draft_pick = Który kafelek bierzesz? W sumie dostaniesz kafelek Startowy, Tradycję i po jednym Celu każdego typu.
do-draft-start = { $start }: { $reward }
do-draft-tradition = Tradycja „{ $tradition }”: { $text }
do-draft-goal = Cel „{ $goal }”: { $text }

## Tura

do-none = Żadnego
do-none_f = Żadnej
do-no = Nie
do-nothing = Nic
do-nowhere = Nigdzie
do-stop = Zakończ
do-decline = Zrezygnuj
do-end = Skończ z tym Narzędziem
do-keep = Zatrzymaj Żelazo

ask-dwarf = Którego Krasnoluda wysyłasz do pracy? Od niego zależy Siła Akcji.
do-dwarf = { $dwarf }, Siła { $strength }
ask-tool = Przy którym Narzędziu pracuje { $dwarf } z Siłą { $strength }? Narzędzie wyznacza Akcję.
do-tool = { $kind }: { $kind_act } ({ $place_at })
do-tool-ornamented = { $kind }: { $kind_act } ({ $place_at }), Zdobienie: { $reward }
ask-spend_refreshment = Czy wydajesz żeton Pokrzepienia? Doda Siły temu Krasnoludowi w tej turze.
ask-step = Z czego teraz korzystasz? Akcja i Zdobienie Narzędzia mogą być w dowolnej kolejności.
do-action = { $kind_act } z Siłą { $strength }
do-ornament = Zdobienie „{ $ornament }”: { $reward }
do-no-ornament = Zdobienie Narzędzia
unused-benefit = Jeszcze niewykorzystane: { $what }.
ask-read_action = Którą Akcję wykonujesz, czytając Książkę?
ask-relic_use = Czy używasz Reliktu? Jednego na turę, przed Akcją albo na końcu.
do-use-relic = { $relic }: { $reward }
ask-relic_effect = Którego Reliktu działanie wybierasz?
do-own-relic = Używanego ({ $relic }): { $reward }
do-copy-relic = { $relic } z pola { $n }: { $reward }

## Nagrody

ask-any_resource =
    { $n ->
        [one] Który Zasób bierzesz? ({ $why })
        [few] Który Zasób bierzesz? Do wzięcia są { $n }. ({ $why })
       *[many] Który Zasób bierzesz? Do wzięcia jest { $n }. ({ $why })
    }
ask-discard_resource =
    { $n ->
        [one] Magazyn jest pełny: który Zasób odrzucasz?
        [few] Magazyn jest pełny: który Zasób odrzucasz? Do odrzucenia są { $n }.
       *[many] Magazyn jest pełny: który Zasób odrzucasz? Do odrzucenia jest { $n }.
    }
ask-gain_refreshment =
    { $n ->
        [one] Pokrzepienie: bierzesz żeton +1 czy wymieniasz swój na +2? ({ $why })
        [few] { $n } Pokrzepienia, jedno po drugim: bierzesz żeton +1 czy wymieniasz swój na +2? ({ $why })
       *[many] { $n } Pokrzepień, jedno po drugim: bierzesz żeton +1 czy wymieniasz swój na +2? ({ $why })
    }
ask-strengthen =
    { $n ->
        [one] Którego Krasnoluda wzmacniasz na stałe? ({ $why })
        [few] Którego Krasnoluda wzmacniasz na stałe? W sumie { $n } razy. ({ $why })
       *[many] Którego Krasnoluda wzmacniasz na stałe? W sumie { $n } razy. ({ $why })
    }
do-strengthen = { $dwarf }, teraz Siła { $n }
ask-any_track =
    { $n ->
        [one] Na którym torze idziesz do przodu? ({ $why })
        [few] Na którym torze idziesz do przodu? Zostały { $n } ruchy. ({ $why })
       *[many] Na którym torze idziesz do przodu? Zostało { $n } ruchów. ({ $why })
    }
do-step = { $track_cap }, na pole { $position }
do-step-to = { $track_cap }, na pole { $position }: { $reward }
ask-coin_pick = Którą Królewską Monetę bierzesz? Działa w każdej fazie Rady. ({ $why })
do-take-coin =
    { $gp ->
        [0] { $coin } z pola { $n }, bez opłaty: { $reward }
       *[other] { $coin } z pola { $n } za { $gp } PC: { $reward }
    }
ask-coin_slot = Na którym polu kładziesz { $coin_acc }? Od razu zyskujesz to, co pole pokazuje.
do-coin-slot = Pole { $n }: { $reward }
do-replace-coin = Pole { $n } w miejsce { $coin_gen }: { $reward }
ask-tradition_pick = Którą Tradycję bierzesz? Działa od tej chwili. ({ $why })
do-take-tradition =
    { $gp ->
        [0] „{ $tradition }”, bez opłaty: { $text }
       *[other] „{ $tradition }” za { $gp } PC: { $text }
    }
ask-relic_pick = Który Relikt bierzesz? Im dalej na torze Kopalni, tym większy wybór. ({ $why })
do-take-relic = { $relic } z pola { $n }: { $reward }
ask-pay_for_relic =
    { $n ->
        [1] Czy odrzucasz { $n } Żelazo za Relikt?
       *[other] Czy odrzucasz { $n } Żelaza za Relikt?
    }
ask-forge_tool = Które Narzędzie wykuwasz? Kosztuje 1 Żelazo i pokazany Zasób. ({ $why })
do-forge = Wykuj { $kind_acc } (pole { $n }, miejsce na { $colour } Zdobienie): 1 Żelazo i 1 { $cost }
ask-forge_slot = Na którym miejscu kładziesz { $kind_acc }? Od razu zyskujesz to, co miejsce pokazuje.
do-forge-slot = { $slot_cap }: { $reward }
ask-ornament_pick = Które Zdobienie kupujesz? Działa za każdym użyciem swojego Narzędzia. ({ $why })
do-take-ornament = „{ $ornament }” ({ $colour }) za 1 { $cost }: { $reward }
ask-ornament_tool = Które Narzędzie dostaje Zdobienie „{ $ornament }”?
do-ornament-tool = { $kind } ({ $place_at })
ask-forge_ornament =
    { $both ->
        [0] Wykuwasz Narzędzie czy zdobisz? ({ $why })
       *[other] Co robisz najpierw, wykuwasz czy zdobisz? Możesz zrobić jedno i drugie. ({ $why })
    }

## Kopanie i Walka

ask-rubble_pick = Który Gruz usuwasz? Pozostała Siła: { $strength }.
do-pick-rubble = Pole { $n }, { $rubble_what }: Siła { $strength }
ask-reveal_pick = Którą Komnatę odkrywasz? Najpierw zyskujesz to, co pokazuje jej rewers.
do-reveal = { $cell }: { $reward }
ask-fight_pick = Którego Wroga pokonujesz? Pozostała Siła: { $strength }.
do-fight = { $enemy } w { $cell }: Siła { $strength }
ask-defeat_one = Którego Wroga pokonujesz? To nie wymaga Siły. ({ $why })
do-defeat = { $enemy } w { $cell }
ask-die_order = Premię z której kości rozpatrujesz teraz?
do-die = Kość { $enemy_plural_gen }: { $reward }
ask-die_bonus = Czy bierzesz premię z kości { $enemy_plural_gen }? Potem rzucasz nią ponownie.
do-take-bonus = Ścianka { $face }: { $reward }
ask-move_enemy =
    { $n ->
        [one] Którego Wroga poruszasz do sąsiedniej Komnaty? ({ $why })
        [few] Którego Wroga poruszasz do sąsiedniej Komnaty? Zostały { $n } ruchy. ({ $why })
       *[many] Którego Wroga poruszasz do sąsiedniej Komnaty? Zostało { $n } ruchów. ({ $why })
    }
do-move-enemy = { $enemy } z { $cell } do { $to }
ask-house_guard = Którego Wroga zabierasz z Komnaty { $cell } do Lochów? (Tradycja „{ tradition-tradition_29 }”)
ask-release_enemy =
    { $keys ->
        [one] Masz { $keys } Klucz, a twoi Wrogowie potrzebują { $need }. Którego wypuszczasz?
        [few] Masz { $keys } Klucze, a twoi Wrogowie potrzebują { $need }. Którego wypuszczasz?
       *[many] Masz { $keys } Kluczy, a twoi Wrogowie potrzebują { $need }. Którego wypuszczasz?
    }

## Transport

ask-site_pick =
    { $strength ->
        [one] Na które miejsce budowy dostarczasz? Najwyżej { $strength } Zasób. ({ $why })
        [few] Na które miejsce budowy dostarczasz? Najwyżej { $strength } Zasoby. ({ $why })
       *[many] Na które miejsce budowy dostarczasz? Najwyżej { $strength } Zasobów. ({ $why })
    }
do-site = { $site_cap }, dostarczone { $have } z { $limit }; wolne: { $free }
ask-site_resource =
    { $strength ->
        [one] Co dostarczasz na { $site }? Jeszcze { $strength } Zasób.
        [few] Co dostarczasz na { $site }? Jeszcze do { $strength } Zasobów.
       *[many] Co dostarczasz na { $site }? Jeszcze do { $strength } Zasobów.
    }
do-deliver = Dostarcz { $resource }: { $n } PC
ask-site_slot = { $site_cap } ukończone, zyskujesz { $building_acc }. Którą nagrodę wybierasz?
do-site-slot = Pole { $n }: { $reward }
ask-throne_resource =
    { $n ->
        [one] Co dostarczasz do Królewskiego Tronu? Jeszcze { $n } Zasób.
        [few] Co dostarczasz do Królewskiego Tronu? Jeszcze do { $n } Zasobów.
       *[many] Co dostarczasz do Królewskiego Tronu? Jeszcze do { $n } Zasobów.
    }

## Budowa

pieces =
    { $houses ->
        [0] { "" }
        [one] { $houses } Dom
        [few] { $houses } Domy
       *[many] { $houses } Domów
    }{ $workshops ->
        [0] { "" }
       *[other] { $houses ->
            [0] { "" }
           *[other] { ", " }
        }{ $workshops ->
            [one] { $workshops } Warsztat
            [few] { $workshops } Warsztaty
           *[many] { $workshops } Warsztatów
        }
    }{ $grand ->
        [0] { "" }
       *[other] { $workshops ->
            [0] { $houses ->
                [0] { "" }
               *[other] { ", " }
            }
           *[other] { ", " }
        }{ $grand ->
            [one] { $grand } Filar lub Brama
            [few] { $grand } Filary lub Bramy
           *[many] { $grand } Filarów lub Bram
        }
    }
ask-build_option = Co budujesz? Twoja Siła: { $strength }.
do-build = { pieces } (Siła { $strength })
ask-build_next = Który Budynek stawiasz teraz?
ask-place_basic = W której Komnacie stawiasz { $building }? Premia zależy od Złoża.
do-place-basic = { $cell }, { $deposit }: { $reward }
ask-place_pillar = W którym punkcie, na styku trzech Komnat, stanie Filar?
do-place-pillar = { $a }, { $b }, { $c }
do-place-pillar-for = { $a }, { $b }, { $c }: { $reward }
ask-place_gate = Między którymi dwiema Komnatami stanie Brama?
do-place-gate = { $a }, { $b }
do-place-gate-for = { $a }, { $b }: { $reward }

## Rada

ask-council_next = Co rozpatrujesz teraz w fazie Rady? Najpierw Monety, potem Tradycje.
do-hear-coin = { $coin }, pole { $n }: { $reward }
do-hear-tradition = Tradycja „{ $tradition }”: { $text }
ask-coin_copy = Korzyść z której Monety na planszy zyskujesz? Moneta tam zostaje. (Tradycja „{ tradition-tradition_17 }”)
do-copy-coin = { $coin } z pola { $n }: { $reward }

## Powody: czego brakuje

no-strength-short = Potrzebna Siła { $need }, a pozostała ci Siła { $have }.
no-gp-short = To kosztuje { $need } PC, a masz { $have }.
no-cost-short = Brakuje { $missing_gen }: koszt to { $need }.
no-resource-not-held = Nie masz { $resource_gen }.
no-no-such-token = Nie masz żetonu Pokrzepienia +{ $n }.
no-no-plus-one = Nie masz żetonu +1 na wymianę.
no-no-token-left = W Puli Ogólnej nie ma już żetonów +{ $n }.
no-supply-empty = W Puli Ogólnej nie ma już { $resource_gen }.
no-no-cart-left = Nie masz już wolnych Wózków.
no-not-in-forge = W twojej Kuźni nie ma { $building_gen }.
no-no-tool-slot = Wszystkie twoje miejsca na Narzędzia są zajęte.
no-nothing-to-forge = Nie ma Narzędzia, na które cię stać i na które masz miejsce.
no-nothing-to-ornament = Nie ma Zdobienia, na które cię stać i na które masz Narzędzie.
no-no-ornament = To Narzędzie nie ma Zdobienia.
no-no-ornament-place = Żadne twoje Narzędzie nie ma wolnego miejsca na { $colour } Zdobienie.
no-relic-too-deep = Twój znacznik na torze Kopalni musi dojść do pola { $need }.
no-no-such-prisoner = W twoich Lochach nie ma { $enemy_gen }.

## Powody: zrobione albo zajęte

no-kind-drafted = Masz już kafelek tego rodzaju.
no-dwarf-at-work = Ten Krasnolud już pracuje: { $place }.
no-tool-occupied = To Narzędzie jest zajęte: { $dwarf }.
no-benefit-used = To w tej turze już było: { $benefit }.
no-dwarf-strongest = Ten Krasnolud ma już największą Siłę: { $n }.
no-dwarf-in-use = Krasnoluda, który pracuje w tej turze, nie można wzmocnić.
no-relic-already-used = W tej turze użyto już Reliktu: wolno jednego.
no-relic-spent = Ten Relikt jest już użyty: { $relic }.
no-relic-fresh = Ten Relikt jest twój od tej tury, użyjesz go najwcześniej w następnej: { $relic }.
no-slot-taken = To miejsce jest zajęte: { $kind }.
no-coin-slot-taken = Leży tam { $coin }, a są jeszcze wolne pola.
no-other-colour = To Narzędzie nie ma miejsca na { $colour } Zdobienie.
no-ornamented-already = To Narzędzie ma już Zdobienie.
no-rubble-picked = Ten Gruz jest już wybrany.
no-rubble-first = Usuń co najmniej jeden kafelek Gruzu.
no-track-at-end = To już koniec toru: { $track }.
no-site-finished = To miejsce budowy masz już ukończone: { $site_short }.
no-reward-slot-taken = To pole zajął inny Klan.
no-coin-not-due = Ta Moneta już zadziałała albo przybyła dopiero w tej fazie Rady.
no-coins-first = Najpierw Monety.
no-tradition-heard = Ta Tradycja już zadziałała w tej fazie Rady.

## Powody: to nie pasuje

no-chamber-not-adjacent = Komnata { $cell } nie sąsiaduje z odkrytą Komnatą.
no-chamber-hidden = Komnata { $cell } jest jeszcze zakryta.
no-chambers-hidden = Wszystkie Komnaty w tym miejscu muszą być odkryte.
no-chamber-crowded =
    { $n ->
        [one] Jest tam już { $n } Wróg: więcej się nie zmieści.
        [few] Są tam już { $n } Wrogowie: więcej się nie zmieści.
       *[many] Jest tam już { $n } Wrogów: więcej się nie zmieści.
    }
no-chamber-full = W Komnacie { $cell } nie ma wolnego miejsca na Budynek.
no-own-building-there = W Komnacie { $cell } stoi już twój Dom lub Warsztat.
no-pillar-there = Stoi tam już Filar.
no-pillar-too-near = O jedną krawędź stąd stoi inny Filar.
no-gate-there = Stoi tam już Brama.
no-gate-too-near = Jedna z tych Komnat ma już Bramę.
no-kind-not-listed = Ta nagroda nie pozwala pokonać { $enemy_gen }.
no-nothing-fits = Nie masz Zasobu, na który jest tam wolne pole: { $site_short }.
no-no-free-space = Nie ma tam wolnego pola na { $resource }.
no-nothing-placeable = Żadnego z tych Budynków nie masz w Kuźni albo nie ma gdzie go postawić.
no-nowhere-to-build = Nie ma teraz gdzie postawić { $building_gen }.

## Co się stało: przygotowanie i kalendarz

log-first-player = Graczem Rozpoczynającym jest { $who }.
log-clan-dealt = { $who } prowadzi { $clan }.
log-project-drawn = Projekt w tej grze: „{ $project }”.
log-die-rolled = Kość { $enemy_plural_gen }, ścianka { $face }: { $bonus }.
log-start-offered = Do wyboru: { $start }.
log-tradition-offered = Do wyboru: Tradycja „{ $tradition }”.
log-goal-offered = Do wyboru: Cel „{ $goal }”.
log-start-picked = { $who } bierze { $start }.
log-tradition-picked = { $who } bierze Tradycję „{ $tradition }”.
log-goal-picked = { $who } bierze Cel „{ $goal }”.
log-era-began = Zaczyna się Era { $era }.
log-round-began = Era { $era }, runda { $round }.
log-turn-began = { $who } zaczyna turę.
log-rubble-shown = Nowy Gruz: { $rubble_what }.
log-tradition-shown = Na planszę trafia Tradycja „{ $tradition }”.
log-coin-shown = Na planszę trafia { $coin }.
log-relic-shown = Na planszę trafia Relikt „{ $relic }”.
log-tool-shown = Na planszę trafia { $kind } za 1 Żelazo i 1 { $cost }.
log-ornament-shown = Na planszę trafia Zdobienie „{ $ornament }”.
log-rubble-shuffled = Usunięty Gruz zostaje potasowany w nowy stos.

## Co się stało: tury

log-dwarf-assigned = { $who } przypisuje { $dwarf_acc } do Narzędzia: { $kind } ({ $place_at }).
log-token-spent = { $who } wydaje żeton Pokrzepienia: +{ $n } do Siły.
log-token-returned = Żeton +{ $n } ({ $who }) wraca do Puli Ogólnej.
log-action-began = { $who }: { $action } z Siłą { $strength }.
log-ornament-used = { $who } używa Zdobienia „{ $ornament }”.
log-nothing-done = { $action } nic nie daje: { $who } nie ma tu nic do zrobienia.
log-relic-used = { $who } używa Reliktu „{ $relic }”.
log-relic-copied = { $who } korzysta z działania Reliktu „{ $relic }” z planszy.

## Co się stało: nagrody

log-gp-gained = { $who } zdobywa { $n } PC ({ $why }).
log-elders-gp-gained = Rada Starszych zdobywa { $n } PC ({ $why }).
log-gp-lost = { $who } traci { $n } PC ({ $why }).
log-gp-paid = { $who } płaci { $n } PC ({ $why }).
log-resource-gained = { $who } zyskuje { $resource_count } ({ $why }).
log-resource-discarded = { $who } nie ma miejsca i odrzuca 1 { $resource }.
log-token-gained = { $who } bierze żeton Pokrzepienia +1 ({ $why }).
log-token-exchanged = { $who } wymienia żeton +1 na +2 ({ $why }).
log-strengthened = { $who } wzmacnia { $dwarf_acc } do Siły { $strength } ({ $why }).
log-might-gained = { $who } ma w tej turze +{ $n } do Siły ({ $why }).
log-stepped = { $who } wchodzi na pole { $position } { $track_gen } ({ $why }).
log-elders-stepped = Rada Starszych wchodzi na pole { $position } { $track_gen } ({ $why }).
log-steps-lost =
    { $n ->
        [one] { $who } jest na końcu { $track_gen }: przepada { $n } ruch ({ $why }).
        [few] { $who } jest na końcu { $track_gen }: przepadają { $n } ruchy ({ $why }).
       *[many] { $who } jest na końcu { $track_gen }: przepada { $n } ruchów ({ $why }).
    }
log-elders-steps-lost =
    { $n ->
        [one] Rada Starszych jest na końcu { $track_gen }: przepada { $n } ruch ({ $why }).
        [few] Rada Starszych jest na końcu { $track_gen }: przepadają { $n } ruchy ({ $why }).
       *[many] Rada Starszych jest na końcu { $track_gen }: przepada { $n } ruchów ({ $why }).
    }
log-achieved = { $who } zyskuje Osiągnięcie { $n } na { $track_loc }.
log-elders-achieved = Rada Starszych zyskuje Osiągnięcie { $n } na { $track_loc }.
log-key-gained =
    { $keys ->
        [one] { $who } zyskuje Podwójny Klucz i ma teraz { $keys } Klucz ({ $why }).
        [few] { $who } zyskuje Podwójny Klucz i ma teraz { $keys } Klucze ({ $why }).
       *[many] { $who } zyskuje Podwójny Klucz i ma teraz { $keys } Kluczy ({ $why }).
    }
log-storage-opened =
    { $places ->
        [one] { $who } otwiera kafelek Magazynu i ma teraz { $places } miejsce ({ $why }).
        [few] { $who } otwiera kafelek Magazynu i ma teraz { $places } miejsca ({ $why }).
       *[many] { $who } otwiera kafelek Magazynu i ma teraz { $places } miejsc ({ $why }).
    }
log-building-unlocked = { $who } przenosi { $building_acc } do Kuźni ({ $why }).
log-reward-lost = { $who } nie może skorzystać z nagrody: { $what } ({ $why }).
log-reward-declined = { $who } rezygnuje z możliwości: { $what } ({ $why }).

## Co się stało: Narzędzia, Zdobienia, Monety, Tradycje, Relikty

log-forged = { $who } wykuwa { $kind_acc } za 1 Żelazo i 1 { $cost } ({ $why }).
log-tool-placed = { $who } kładzie { $kind_acc } { $slot_on }.
log-ornament-bought = { $who } kupuje Zdobienie „{ $ornament }” za 1 { $cost } ({ $why }).
log-ornamented = { $who } kładzie Zdobienie „{ $ornament }” na { $place_loc }.
log-coin-taken = { $who } bierze { $coin_acc } ({ $why }).
log-elders-coin-taken = Rada Starszych bierze { $coin_acc } ({ $why }).
log-coin-placed = { $who } kładzie { $coin_acc } na polu { $slot }.
log-coin-discarded = { $who } odrzuca { $coin_acc }.
log-tradition-taken = { $who } bierze Tradycję „{ $tradition }” ({ $why }).
log-elders-tradition-taken = Rada Starszych bierze Tradycję „{ $tradition }” ({ $why }).
log-relic-taken = { $who } bierze Relikt „{ $relic }” ({ $why }).
log-elders-relic-taken = Rada Starszych bierze Relikt „{ $relic }” ({ $why }).
log-iron-paid =
    { $n ->
        [1] { $who } odrzuca { $n } Żelazo za Relikt.
       *[other] { $who } odrzuca { $n } Żelaza za Relikt.
    }

## Co się stało: Góra

log-rubble-cleared = { $who } usuwa Gruz: { $rubble_what }.
log-elders-rubble-cleared = Rada Starszych usuwa Gruz: { $rubble_what }.
log-chamber-chosen = { $who } odkrywa Komnatę { $cell }; jej rewers: { $back }.
log-elders-chamber-chosen = Rada Starszych odkrywa Komnatę { $cell }; jej rewers: { $back }.
log-chamber-revealed = { $cell } to { $colour } Komnata, Złoże: { $deposit }.
log-enemy-drawn = W Komnacie { $cell } pojawia się { $enemy }.
log-bag-empty = Woreczek jest pusty: do Komnaty { $cell } nikt więcej nie przychodzi.
log-enemy-defeated = { $who } pokonuje { $enemy_acc } w Komnacie { $cell }.
log-elders-enemy-defeated = Rada Starszych pokonuje { $enemy_acc } w Komnacie { $cell }.
log-bonus-taken = { $who } bierze premię z kości { $enemy_plural_gen }, ścianka { $face }.
log-elders-bonus-taken = Rada Starszych bierze premię z kości { $enemy_plural_gen }, ścianka { $face }.
log-bonus-declined = { $who } rezygnuje z premii z kości { $enemy_plural_gen }.
log-imprisoned = { $who } zamyka w Lochach { $enemy_count_acc }.
log-elders-imprisoned = Rada Starszych zamyka w Lochach { $enemy_count_acc }.
log-enemy-moved = { $who } porusza { $enemy_acc } z Komnaty { $cell } do Komnaty { $to } ({ $why }).
log-guarded = { $who } zabiera { $enemy_acc } z Komnaty { $cell } do Lochów (Tradycja „{ tradition-tradition_29 }”).
log-delivered = { $who } dostarcza { $resource } na { $site }.
log-elders-delivered = Rada Starszych dostarcza { $resource } na { $site }.
log-throne-delivered = { $who } dostarcza { $resource } do Królewskiego Tronu.
log-elders-throne-delivered = Rada Starszych dostarcza { $resource } do Królewskiego Tronu.
log-site-finished = { $who } kończy { $site } i zyskuje { $building_acc }.
log-elders-site-finished = Rada Starszych kończy { $site } i zyskuje { $building_acc }.
log-build-chosen = { $who } zamierza zbudować: { pieces }.
log-built = { $who } buduje { $building_acc } w Komnacie { $cell }.
log-elders-built = Rada Starszych buduje { $building_acc } w Komnacie { $cell }.
log-pillar-built = { $who } buduje Filar między Komnatami { $point }.
log-elders-pillar-built = Rada Starszych buduje Filar między Komnatami { $point }.
log-gate-built = { $who } buduje Bramę między Komnatami { $edge }.
log-elders-gate-built = Rada Starszych buduje Bramę między Komnatami { $edge }.

## Co się stało: Rada i koniec

log-council-began = Zaczyna się { $council }. faza Rady: Krasnoludy wracają do Tawerny.
log-coin-paid-out = Działa { $coin } ({ $who }).
log-tradition-heard = { $who } rozpatruje Tradycję „{ $tradition }”.
log-coin-copied = { $who } zyskuje korzyść z { $coin_gen } na planszy.
log-enemy-released = { $who } ma za mało Kluczy i wypuszcza { $enemy_acc }.
log-project-scored =
    { $n ->
        [0] Projekt „{ $project }” nic nie daje ({ $who }).
       *[other] Projekt „{ $project }” jest wart { $n } PC ({ $who }).
    }
log-throne-scored = { $who } zajmuje { $place }. miejsce przy Królewskim Tronie, warte { $n } PC.
log-elders-throne-scored = Rada Starszych zajmuje { $place }. miejsce przy Królewskim Tronie, warte { $n } PC.
log-goal-scored = Cel „{ $goal }” jest wart { $n } PC ({ $who }).
log-column-scored = { $column_cap } jest warta { $n } PC ({ $who }).
log-game-ended = Trzecia faza Rady za nami: gra rozstrzygnięta.
log-elders-beaten = { $who } pokonuje Radę Starszych { $score } do { $elders }.
log-elders-won = { $who } przegrywa z Radą Starszych { $score } do { $elders }.
log-elders-drew = { $who } remisuje z Radą Starszych, { $score } do { $elders }.

## Co się stało: Rada Starszych

log-difficulty-set = Gra z tobą Rada Starszych. Poziom Trudności: { $difficulty }.
log-elders-turn = Rada Starszych odkrywa kartę „{ $card }”: { $does }.
log-elders-shuffled =
    { $n ->
        [one] Rada Starszych tasuje { $n } kartę w nową talię.
        [few] Rada Starszych tasuje { $n } karty w nową talię.
       *[many] Rada Starszych tasuje { $n } kart w nową talię.
    }
log-elders-rolled = Kość Rady Starszych: { $face }.
log-elders-forged = Rada Starszych wykuwa: do jej talii dochodzi karta ({ $why }).
log-elders-ornament = Rada Starszych bierze Zdobienie „{ $ornament }” ({ $why }).
log-elders-nothing = Rada Starszych nie może skorzystać z nagrody: { $what } ({ $why }).

## Stół w skrócie

pic-sign = { $what_sign }
pic-short = { $what_short }
pic-back = { $back_short }
pic-setup = { $phase_cap }: trwa wybieranie kafelków
pic-top = Era { $era } z { $eras } · runda { $round } z { $rounds } · { $phase } · zaczyna { $first }
pic-dice = Kości (Siła):
pic-die = { $enemy } ({ $strength }) { $bonus }
pic-bag = Woreczek { $what }
pic-pillars = Filary:
pic-gates = Bramy:
pic-districts = Dzielnice:
pic-throne = Tron
pic-prizes = za miejsca { $gp } PC
pic-rubble = Gruz:
pic-strength = Siła { $n }
pic-gp = { $n } PC
pic-tools = Narzędzia (1 Że + koszt):
pic-tool = { $kind } ({ $cost }, { $colour_short })
pic-silver = Srebrne Zdobienia:
pic-gold = Złote Zdobienia:
pic-coins = Monety:
pic-relics = Relikty (Kopalnia):
pic-traditions = Tradycje:
pic-their-goals = Cele: { $goals }
pic-project =
    { $n ->
        [1] Rady 1–3 ({ $now }): { $text }
        [2] Rady 2–3 ({ $now }): { $text }
       *[other] Rada 3 ({ $now }): { $text }
    }
pic-elders = { $sign } Rada Starszych ({ $difficulty }): { $gp } PC · Dwór/Prestiż/Kopalnia { $tracks } · Osiągnięcia { $deeds } · Lochy { $dungeon } · kafelki w Magazynie { $store } · Relikty { $relics } · karty { $cards }, do wykucia { $forge }
pic-next = Tory:
pic-step = { $track_short } { $at } → { $to } { $reward }, Os. { $deed }
pic-track-end = { $track_short } { $at }, koniec
pic-column = { $column_short } ({ $n } PC):
pic-free = _ { $colour }
pic-own-coins = Monety na polach (co daje pole):
pic-own-relics = Relikty (nieużyte/wszystkie):
pic-goals = Cele (jeden od { $one } Osiągnięć, oba od { $both }):
pic-goal = { $text } (teraz { $n })
pic-tradition = { $n } „{ $tradition }”: { $text }
pic-offer = { $n } „{ $tradition }” ({ $gp } PC): { $text }
pic-numbered = { $n } „{ $tradition }”
pic-points = Punkty w Trybie Solo
pic-council = { $sign } Rada Starszych
pic-legend = [d w _] Dom, Warsztat, wolne miejsce · g/o/t Goblin, Ork, Troll · d/w/f/b w Kuźni · * przy pracy

# Nagrody w skrócie.
brief-gp = { $n } PC
brief-resource =
    { $n ->
        [1] { $what_sign }
       *[other] { $n } { $what_sign }
    }
brief-refreshment =
    { $n ->
        [1] pokrz.
       *[other] { $n } pokrz.
    }
brief-strengthen = Wzmocnienie
brief-track = { $what_short } { $n }
brief-coin = Moneta
brief-tradition = Tradycja
brief-relic = Relikt
brief-forge = Wykucie
brief-ornament = Zdobienie
brief-forge_and_ornament = Wykucie i Zdobienie
brief-forge_or_ornament = Wykucie/Zdobienie
brief-throne = Tron { $n }
brief-site = m. budowy { $n }
brief-build = { $what }
brief-defeat = pokonaj { $what }
brief-move_enemy = ruch { $n }
brief-strength = Siła +{ $n }
brief-unlock_key = Podw. Klucz
brief-unlock_storage = Magazyn
brief-unlock_buildings = Dom i Warsztat
brief-pay_for_relic = Relikt za { $n } Że
brief-plus_one = +1

# Nagłówki kolumn.
head-gp = PC
head-dwarves = Siła
head-tokens = +1/+2
head-goods = Ż/S/Z/M
head-storage = mag.
head-tracks = D/P/K
head-deeds = osiąg.
head-dungeon = g/o/t
head-keys = kl.
head-forge = d/w/f/b
head-carts = wózki
head-site = Miejsce budowy
head-limit = limit
head-free = wolne
head-delivered = dostawy
head-rewards = wolne nagrody

## Stół w przeglądarce

view-phase = faza
view-era = Era
view-round = runda
view-first = Gracz Rozpoczynający
view-projects = Projekty
view-dice = kości Wrogów, ścianka na wierzchu
view-displays = na planszy Głównej
view-rubble = Gruz
view-traditions = Tradycje
view-coins = Królewskie Monety
view-relics = Relikty
view-tools = Narzędzia
view-ornaments = Zdobienia
view-rubble_discard = usunięty Gruz
view-coins_gone = odrzucone Monety
view-draft = kafelki do wyboru
view-undrafted = kafelki, których nikt nie wziął
view-mountain = Góra
view-back = zakryta, daje
view-chamber = Komnata
view-enemies = Wrogowie
view-buildings = Budynki
view-pillars = Filary
view-gates = Bramy
view-sites = miejsca budowy
view-carts = Wózki
view-slots = pola nagród
view-throne = Królewski Tron
view-aside = Wrogowie w drodze do Lochów
view-turn = ta tura
view-dwarf = Krasnolud
view-tool = Narzędzie
view-boost = wydane Pokrzepienie
view-might = dodatkowa Siła w tej turze
view-relic_used = użyto Reliktu
view-fresh = Relikty z tej tury
view-council = faza Rady
view-due = Monety do rozpatrzenia
view-heard = rozpatrzone Tradycje
view-clan = Klan
view-points = punkty do tej pory
view-tracks = tory
view-forge = Kuźnia
view-dungeon = Lochy
view-dwarves = Krasnoludy
view-strength = Siła
view-resources = Zasoby
view-tokens = żetony Pokrzepienia
view-used = użyte Relikty
view-double_keys = Podwójne Klucze
view-storage_tiles = otwarte kafelki Magazynu
view-start = na początku
view-goals = Cele
view-achievements = Osiągnięcia
view-keys = Klucze
view-storage = miejsca w Magazynie
view-presence = obecność Klanu
view-districts = Dzielnice
view-columns = kolumny Narzędzi, PC
view-penalty = kara za Wrogów
view-goal_worth = Cele, warte teraz
view-project_worth = Projekty, warte teraz
view-elders = Rada Starszych
view-kinds = rodzaje pierwszych kart
view-deck = karty już widziane
view-under = karty wykute
view-discard = karty odrzucone
view-difficulty = Poziom Trudności
view-normal = { option-difficulty-normal }
view-hard = { option-difficulty-hard }
view-expert = { option-difficulty-expert }
view-available = karty w talii
view-forge_deck = karty do wykucia
view-outcome = wynik
view-won = wygrana
view-lost = przegrana
view-drawn = remis
view-score = Punkty Chwały
view-supply = Zasoby w Puli Ogólnej
view-tokens_left = żetony w Puli Ogólnej
view-bag = Wrogowie w Woreczku
view-stacks = stosy
view-throne_free = wolne przy Tronie
view-site_free = wolne na miejscach budowy
view-throne_places = miejsca przy Tronie
view-rewards = nagrody
view-deliveries = dostawy
view-prisoners = Wrogowie w Lochach
view-costs = zapłacone za Monety i Tradycje
view-leftovers = Pokrzepienie i dodatkowe Zasoby

## Plansza w przeglądarce

board-short = { $what_short }
board-elders = Rada Starszych
board-owned = { $what }: { $who }
board-so-many = { $what_count }
board-face-down = { $cell }, zakryta; za odkrycie: { $reward }
board-chamber = { $cell }: { $colour } Komnata, Złoże: { $deposit }, Dzielnica: { $n }; { $holds }
board-free-places =
    { $n ->
        [0] bez wolnych miejsc na Budynki
        [one] { $n } wolne miejsce na Budynek
        [few] { $n } wolne miejsca na Budynki
       *[many] { $n } wolnych miejsc na Budynki
    }
board-enemy = { $enemy } w Komnacie { $cell }, Siła { $strength }
board-place-here = { $what } między Komnatami { $where }
board-achievement = Osiągnięcie
board-space = { $track_short } { $n }: { $told }
board-site-limit =
    { $n ->
        [one] { $n } dostawa za { $what_acc }
        [few] { $n } dostawy za { $what_acc }
       *[many] { $n } dostaw za { $what_acc }
    }
board-site-missing =
    { $n ->
        [one] do { $what_gen } brakuje { $n } dostawy
        [few] do { $what_gen } brakuje { $n } dostaw
       *[many] do { $what_gen } brakuje { $n } dostaw
    }
board-site-done = masz już { $what_acc }
board-die = Kość, { $enemy }: { $reward }; potrzebna Siła { $strength }
board-supply-of = { $what } w zasobach ogólnych: { $n }
board-rubble = Gruz { $n }: { $what }, Siła { $strength }
board-tool = { $kind }, miejsce na { $colour } Zdobienie, za Żelazo i { $cost }
board-ornament = { $ornament } ({ $colour }): { $reward }
board-coin =
    { $gp ->
        [0] { $coin }, za darmo: { $reward }
       *[other] { $coin } za { $gp } PC: { $reward }
    }
board-relic =
    { $depth ->
        [0] { $relic }: { $reward }
       *[other] { $relic }, od pola Kopalni { $depth }: { $reward }
    }
board-tradition = { $n }. { $name }: { $text }
board-draft-start = Kafelki startowe
board-draft-tradition = Tradycje
board-draft-goal = Cele typu { $n }
board-dwarf-idle = Krasnolud o Sile { $strength } w Tawernie
board-dwarf-busy = Krasnolud o Sile { $strength } przy pracy: { $tool }
board-token = Pokrzepienia +{ $plus }: { $n }
board-both-goals = liczą się oba Cele
board-one-goal = liczy się jeden Cel; do obu brakuje { $n }
board-no-goal = do pierwszego Celu brakuje { $n }
board-column = { $column_cap }: wykutych Narzędzi { $n }, teraz { $gp } PC
board-empty-slot = { $slot_cap }, wolne; za wykucie: { $reward }
board-own-tool = { $kind } ({ $place_at }), miejsce na { $colour } Zdobienie
board-own-relic =
    { $used ->
        [0] { $relic }: { $reward }
       *[other] { $relic }, użyty
    }
board-empty-coin-slot = Miejsce na Monetę { $n }, wolne; za położenie: { $reward }
board-coin-in-slot = Miejsce na Monetę { $n }: { $coin }, w każdej Radzie { $reward }
board-at-strength = Siła { $n }
board-in-store = masz { $n }
board-throne-place = { $n }. miejsce przy Tronie, { $gp } PC
board-build = { pieces }
board-column-more = { $column_short }: na koniec +{ $gp } PC
board-action = { $kind_act }, Siła { $n }
board-tool-act = { $kind_act }
board-slot-act = { $kind_act } ({ $place_at })
board-tab-mountain = Góra
board-tab-sites = Budowy
board-tab-tiles = Kafelki
board-tab-clan = Klan
board-round = Era { $era }, runda { $n }
board-setup = Wybór kafelków
board-where = Era { $era } · runda { $round }/4
board-come = już zrobione
board-coming = Co jeszcze przyjdzie: { $what }
board-council = Rada { $n }
board-order = Kolejność tur
board-tracks = Tory
board-mountain = Góra: Komnat { $n }, odkrytych { $up }
board-districts = Dzielnice
board-presence = Obecność
board-penalty = Wrogowie, koniec
board-supply = Zasoby
board-draft = Wybór kafelków
board-throne = Tron
board-throne-free = jeszcze nikt
board-dice = Kości
board-bag = Woreczek
board-projects = Projekty
board-scored-in = punktuje w Radzie
board-displays = Kafelki na planszy
board-rubble-head = Gruz
board-stack = w stosie
board-tools = Narzędzia
board-ornaments = Zdobienia
board-coins = Monety
board-relics = Relikty
board-traditions = Tradycje
board-tavern = Tawerna
board-refreshments = Pokrzepienia
board-spent = wydane w tej turze
board-goals = Cele
board-achievements = Osiągnięcia
board-deeds-gp = { $n } PC na koniec za Osiągnięcia
board-storage = Magazyn
board-used = { $what } (użyty)
board-keys = Wrogowie i Klucze
board-closed = zamknięty kafelek Magazynu
board-dungeon = Lochy
board-council-gp = { $n } PC w najbliższej Radzie
board-free-key = wolny Klucz
board-double-key = podwójny Klucz, jeszcze zablokowany
board-forge = Kuźnia
board-carts = pozostałe Wózki
board-relics-used =
    { $used ->
        [0] { $n }
        [one] { $n }, { $used } użyty
        [few] { $n }, { $used } użyte
       *[many] { $n }, { $used } użytych
    }
board-elder-cards = karty Rady Starszych
board-elder-shown = karty, które odsłoniła Rada
board-elder-forge = karty, które mogą jeszcze wykuć
board-buildings = Budynki w Górze
board-elder-end = Rada Starszych dostanie na koniec jeszcze { $n } PC
board-ask-draft_pick = Który kafelek bierzesz?
board-ask-dwarf = Który Krasnolud rusza do pracy?
board-ask-tool = Którego Narzędzia użyje?
board-ask-spend_refreshment = Czy wydajesz Pokrzepienie?
board-ask-step = Czego teraz używasz?
board-ask-relic_use = Czy używasz Reliktu?
board-ask-coin_pick = Którą Królewską Monetę bierzesz?
board-ask-tradition_pick = Którą Tradycję bierzesz?
board-ask-relic_pick = Który Relikt bierzesz?
board-ask-forge_tool = Które Narzędzie wykuwasz?
board-ask-ornament_pick = Które Zdobienie kupujesz?
board-ask-defeat_one = Którego Wroga pokonujesz?
board-ask-reveal_pick = Którą Komnatę odkrywasz?
board-ask-place_pillar = Gdzie stanie Filar?
board-ask-place_gate = Gdzie stanie Brama?
board-ask-council_next = Co rozpatrujesz teraz?
board-ask-any_resource = Który Zasób bierzesz?
board-ask-gain_refreshment = Żeton +1 czy wymiana swojego na +2?
board-ask-strengthen = Którego Krasnoluda wzmacniasz?
board-ask-any_track = Na którym torze robisz ruch?
board-ask-forge_ornament = Wykuwasz czy ozdabiasz?
board-ask-site_pick = Na które miejsce budowy dostarczasz?
board-ask-move_enemy = Którego Wroga przesuwasz i dokąd?
board-ask-place_basic = W której Komnacie stawiasz { $what }?

## Co zrobiono, jako nagłówki raportu

deed-forged-kind = Wykute Narzędzia
deed-ornament-bought-ornament = Kupione Zdobienia
deed-action-began-action = Wykonane Akcje
deed-tradition-picked-tradition = Wybrane Tradycje
deed-goal-picked-goal = Wybrane Cele
deed-relic-used-relic = Użyte Relikty
deed-coin-placed-coin = Położone Królewskie Monety

## Na co patrzy dobry gracz

feature-points = Punkty Chwały
feature-rival = do czego dojdzie najlepszy rywal
feature-tracks = Osiągnięcia i Cele
feature-scored = to, co punktuje na końcu
feature-strength = siła Krasnoludów
feature-ornaments = Zdobienia
feature-coins = Monety na przyszłych Radach
feature-traditions = Tradycje
feature-tradition_turns = Tradycje w następnych turach
feature-tools = Narzędzia
feature-books = Książki
feature-keys = Klucze
feature-storage = Magazyn
feature-resource_1 = żelazo
feature-resource_2 = szmaragdy
feature-resource_3 = złoto
feature-resource_4 = mythrall
feature-small_tokens = żetony Pokrzepienia +1
feature-big_tokens = żetony Pokrzepienia +2
feature-leftovers = pozostałości na końcu
feature-relics = Relikty do użycia
feature-relic_kinds = różne Relikty
feature-forge_1 = Domy w Kuźni
feature-forge_2 = Warsztaty w Kuźni
feature-forge_3 = Filary w Kuźni
feature-forge_4 = Bramy w Kuźni
feature-built = Budynki w Górze
feature-sites = dostawy w toku

## Pierwsze pytania, do nowej osoby

first-draft_pick = Po kolei każdy bierze po kafelku z czterech rodzajów: Startowy, Tradycję i dwa Cele. Na początek zawsze dobry jest Startowy.
first-tool = W każdej turze jeden Krasnolud idzie do Narzędzia: kopie, walczy, buduje albo wozi. Na początek dobry jest Kilof: daje Zasoby.
