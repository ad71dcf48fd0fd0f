game-title = Twierdza: Oblężenie Runedar
game-tagline = Krasnoludy wspólnie bronią twierdzy i przekopują tunel, by ujść ze złotem.
game-mood = Mroczno i ciasno: wytrwacie razem albo wcale.

option-difficulty = Poziom trudności
option-difficulty-easy = Łatwy
option-difficulty-normal = Normalny
option-difficulty-hard = Trudny
option-difficulty-epic = Epicki
option-open_hands = Karty w ręce
option-open_hands-no = Ukryte przed innymi
option-open_hands-yes = Jawne dla wszystkich

## Rzeczy

resource-wood = drewno
    .gen = drewna
    .count = { $n ->
        [1] { $n } drewno
       *[other] { $n } drewna
    }
    .count_gen = { $n } drewna
    .does = pozyskuje się je w stolarni; płaci się nim za ulepszenia i przekupuje gobliny
resource-leather = skóra
    .acc = skórę
    .gen = skóry
    .count = { $n ->
        [one] { $n } skóra
        [few] { $n } skóry
       *[many] { $n } skór
    }
    .count_acc = { $n ->
        [one] { $n } skórę
        [few] { $n } skóry
       *[many] { $n } skór
    }
    .count_gen = { $n ->
        [1] { $n } skóry
       *[other] { $n } skór
    }
    .does = pozyskuje się ją w garbarni; płaci się nią za ulepszenia i przekupuje gobliny
resource-metal = metal
    .gen = metalu
    .count = { $n ->
        [one] { $n } metal
        [few] { $n } sztuki metalu
       *[many] { $n } sztuk metalu
    }
    .count_gen = { $n ->
        [1] { $n } metalu
       *[other] { $n } sztuk metalu
    }
    .does = pozyskuje się go w odlewni; płaci się nim za ulepszenia i przekupuje gobliny

# .in odpowiada na pytanie „gdzie?”, .to na pytanie „dokąd?”, .at mówi, do kogo się tam strzela;
# .before mówi, gdzie pod danym murem stają orki.
area-keep = donżon
    .in = w donżonie
    .to = do donżonu
    .at = do donżonu
    .does = tu leży wasze złoto; każdy ork, który się tu dostanie, kradnie 1 samorodek; kto kończy tu turę, może uzupełnić planszę ulepszeń
area-carpentry = stolarnia
    .in = w stolarni
    .to = do stolarni
    .at = do stolarni
    .does = tu pozyskuje się drewno, chyba że stoi tu ork; stąd orki idą do donżonu
area-tannery = garbarnia
    .in = w garbarni
    .to = do garbarni
    .at = do garbarni
    .does = tu pozyskuje się skórę, chyba że stoi tu ork; stąd orki idą do donżonu
area-foundry = odlewnia
    .in = w odlewni
    .to = do odlewni
    .at = do odlewni
    .does = tu pozyskuje się metal, chyba że stoi tu ork; stąd orki idą do donżonu
area-tunnel_entrance = wejście do tunelu
    .in = przed wejściem do tunelu
    .to = przed wejście do tunelu
    .at = do wrogów przed wejściem do tunelu
    .does = tu odkopuje się gruz i walczy z trollami i goblinami
area-wall_carpentry = mur przy stolarni
    .in = na murze przy stolarni
    .to = na mur przy stolarni
    .at = do orków na murze przy stolarni
    .before = przed murem stolarni
    .does = wchodzą na niego orki w drodze do stolarni; prowadzi na wieżę tunelową i zachodnią
area-wall_tannery = mur przy garbarni
    .in = na murze przy garbarni
    .to = na mur przy garbarni
    .at = do orków na murze przy garbarni
    .before = przed murem garbarni
    .does = wchodzą na niego orki w drodze do garbarni; prowadzi na wieżę zachodnią i wschodnią
area-wall_foundry = mur przy odlewni
    .in = na murze przy odlewni
    .to = na mur przy odlewni
    .at = do orków na murze przy odlewni
    .before = przed murem odlewni
    .does = wchodzą na niego orki w drodze do odlewni; prowadzi na wieżę wschodnią
area-tower_tunnel = wieża tunelowa
    .in = na wieży tunelowej
    .to = na wieżę tunelową
    .at = do wieży tunelowej
    .does = stąd strzela się do machin, do orków na murze przy stolarni i przed nim oraz do wrogów przed wejściem do tunelu
area-tower_west = wieża zachodnia
    .in = na wieży zachodniej
    .to = na wieżę zachodnią
    .at = do wieży zachodniej
    .does = stąd strzela się do machin oraz do orków na murach przy stolarni i garbarni i przed nimi
area-tower_east = wieża wschodnia
    .in = na wieży wschodniej
    .to = na wieżę wschodnią
    .at = do wieży wschodniej
    .does = stąd strzela się do machin oraz do orków na murach przy garbarni i odlewni i przed nimi
area-outside_carpentry = przed murem stolarni
    .in = przed murem stolarni
    .to = przed mur stolarni
    .at = do orków przed murem stolarni
    .does = tu stają nowe orki; gdy jest strzałka, ruszają dalej: mur, stolarnia, donżon
area-outside_tannery = przed murem garbarni
    .in = przed murem garbarni
    .to = przed mur garbarni
    .at = do orków przed murem garbarni
    .does = tu stają nowe orki; gdy jest strzałka, ruszają dalej: mur, garbarnia, donżon
area-outside_foundry = przed murem odlewni
    .in = przed murem odlewni
    .to = przed mur odlewni
    .at = do orków przed murem odlewni
    .does = tu stają nowe orki; gdy jest strzałka, ruszają dalej: mur, odlewnia, donżon

machine-siege_tower = wieża oblężnicza
    .acc = wieżę oblężniczą
    .at = do wieży oblężniczej
    .does = gdy zadziała, sprowadza trolla przed wejście do tunelu; niszczy ją 1 kusza z dowolnej wieży
machine-catapult = katapulta
    .acc = katapultę
    .at = do katapulty
    .does = gdy zadziała, na zawsze blokuje pole ulepszeń i zabiera 1 samorodek; niszczy ją 1 kusza z dowolnej wieży

# .sign stoi przy liczbie.
action-move = ruch
    .sign = ruch
    .does = twój krasnolud idzie o tyle kroków, ile mówi karta, albo o mniej
action-free_move = ruch specjalny
    .sign = ruch specjalny
    .does = twój krasnolud przenosi się na dowolny obszar; potem możesz użyć jeszcze jednej opcji tej karty
action-gather_wood = pozyskanie drewna
    .sign = drewno
    .does = w stolarni: umieść drewno na ulepszeniach albo daj je goblinom
action-gather_leather = pozyskanie skóry
    .sign = skóra
    .does = w garbarni: umieść skórę na ulepszeniach albo daj ją goblinom
action-gather_metal = pozyskanie metalu
    .sign = metal
    .does = w odlewni: umieść metal na ulepszeniach albo daj go goblinom
action-gather_any = pozyskanie dowolnego zasobu
    .sign = zasób
    .does = w dowolnym warsztacie: umieść jego zasób na ulepszeniach albo daj go goblinom
action-melee = atak wręcz
    .sign = wręcz
    .does = rzuć kośćmi przeciw wrogom tam, gdzie jest twój krasnolud: każde 2 sukcesy eliminują orka
action-melee_auto = sukcesy w walce wręcz
    .sign = sukcesy
    .does = dodaje sukcesy do ataku wręcz bez rzutu
action-ranged = atak dystansowy
    .sign = dystans
    .does = rzuć kośćmi z wieży: każda kusza to rana
action-dig = podkop
    .sign = podkop
    .does = przed wejściem do tunelu: usuń fragmenty gruzu
action-none = bez akcji
    .does = karta zostaje zagrana i nic się nie dzieje

card-orc = Ork
    .acc = kartę orka
    .does = odkrywa następną kartę oblężenia; karty orków zagrywa się przed wszystkimi innymi
card-old_saw = Stara piła
    .acc = Starą piłę
    .does = { $acts }
card-old_fleshing_knife = Stary nóż garbarski
    .does = { $acts }
card-old_smithing_hammer = Stary młot kowalski
    .does = { $acts }
card-notched_hatchet = Wyszczerbiony toporek
    .does = { $acts }
card-cracked_crossbow = Pęknięta kusza
    .acc = Pękniętą kuszę
    .does = { $acts }
card-blunt_pickaxe = Tępy kilof
    .does = { $acts }
card-tool_bag = Torba z narzędziami
    .acc = Torbę z narzędziami
    .does = { $acts }
card-pickaxe = Kilof
    .does = { $acts }
card-shovel = Łopata
    .acc = Łopatę
    .does = { $acts }
card-mattock = Oskard
    .does = { $acts }
card-axe = Topór
    .does = { $acts }
card-mace = Buzdygan
    .does = { $acts }
card-crossbow = Kusza
    .acc = Kuszę
    .does = { $acts }
card-spear = Włócznia
    .acc = Włócznię
    .does = { $acts }
card-frame_saw = Piła ramowa
    .acc = Piłę ramową
    .does = { $acts }
card-fleshing_knife = Nóż garbarski
    .does = { $acts }
card-smithing_hammer = Młot kowalski
    .does = { $acts }
card-craft_tools = Narzędzia rzemieślnicze
    .does = { $acts }
card-tool_belt = Pas z narzędziami
    .does = { $acts }
card-steel_pickaxe = Stalowy kilof
    .does = { $acts }
card-steel_shovel = Stalowa łopata
    .acc = Stalową łopatę
    .does = { $acts }
card-battle_axe = Topór bojowy
    .does = { $acts }
card-war_hammer = Młot bojowy
    .does = { $acts }
card-heavy_crossbow = Ciężka kusza
    .acc = Ciężką kuszę
    .does = { $acts }
card-twin_crossbow = Podwójna kusza
    .acc = Podwójną kuszę
    .does = { $acts }
card-master_tools = Narzędzia mistrza
    .does = { $acts }
card-runic_pickaxe = Runiczny kilof
    .does = { $acts }
card-runic_axe = Runiczny topór
    .does = { $acts }
card-runic_tools = Runiczne narzędzia
    .does = { $acts }
card-great_pickaxe = Wielki kilof
    .does = { $acts }
card-great_mattock = Wielki oskard
    .does = { $acts }
card-great_axe = Wielki topór
    .does = { $acts }
card-thunder_hammer = Młot gromów
    .does = { $acts }
card-arbalest = Arbaleta
    .acc = Arbaletę
    .does = { $acts }
card-guild_tools = Narzędzia gildii
    .does = { $acts }
card-imperial_pickaxe = Imperialny kilof
    .does = { $acts }
card-imperial_axe = Imperialny topór
    .does = { $acts }
card-imperial_crossbow = Imperialna kusza
    .acc = Imperialną kuszę
    .does = { $acts }
card-imperial_tools = Imperialne narzędzia
    .does = { $acts }

upgrade_deck-yellow = żółta talia
    .loc = żółtej talii
    .gen = żółtej talii
    .does = tanie ulepszenia, kart: { $n }; każde za { $least } do { $most } zasobów
upgrade_deck-grey = szara talia
    .loc = szarej talii
    .gen = szarej talii
    .does = lepsze ulepszenia, kart: { $n }; każde za { $least } do { $most } zasobów
upgrade_deck-red = czerwona talia
    .loc = czerwonej talii
    .gen = czerwonej talii
    .does = najlepsze ulepszenia, kart: { $n }; każde za { $least } do { $most } zasobów

troll-troll_1 = troll nr 1
    .title = Troll nr 1
    .acc = trolla nr 1
    .does = pada po { wounds-told }, każda za { successes-told } w walce wręcz albo za 1 kuszę z wieży tunelowej; póki tam stoi, nikt nie odkopuje tunelu
troll-troll_2 = troll nr 2
    .title = Troll nr 2
    .acc = trolla nr 2
    .does = pada po { wounds-told }, każda za { successes-told } w walce wręcz albo za 1 kuszę z wieży tunelowej; póki tam stoi, nikt nie odkopuje tunelu
troll-troll_3 = troll nr 3
    .title = Troll nr 3
    .acc = trolla nr 3
    .does = pada po { wounds-told }, każda za { successes-told } w walce wręcz albo za 1 kuszę z wieży tunelowej; póki tam stoi, nikt nie odkopuje tunelu
troll-troll_4 = troll nr 4
    .title = Troll nr 4
    .acc = trolla nr 4
    .does = pada po { wounds-told }, każda za { successes-told } w walce wręcz albo za 1 kuszę z wieży tunelowej; póki tam stoi, nikt nie odkopuje tunelu
troll-troll_5 = troll nr 5
    .title = Troll nr 5
    .acc = trolla nr 5
    .does = pada po { wounds-told }, każda za { successes-told } w walce wręcz albo za 1 kuszę z wieży tunelowej; póki tam stoi, nikt nie odkopuje tunelu

goblin_kind-fight = goblin walczący
    .title = Goblin walczący
    .dat = goblinowi walczącemu
    .does = zadaje mu się rany, jak trollowi
goblin_kind-bribe_exact = goblin żądający wskazanych zasobów
    .title = Goblin żądający wskazanych zasobów
    .dat = goblinowi żądającemu wskazanych zasobów
    .does = odchodzi, gdy dostanie dokładnie te zasoby, które pokazuje
goblin_kind-bribe_any = goblin żądający dowolnych zasobów
    .title = Goblin żądający dowolnych zasobów
    .dat = goblinowi żądającemu dowolnych zasobów
    .does = odchodzi, gdy dostanie podaną liczbę dowolnych zasobów
goblin_kind-rubble = goblin w panice
    .title = Goblin w panice
    .dat = goblinowi w panice
    .does = odchodzi, gdy usunie się gruz wokół niego

# .brings mówi w opisie wyboru, do czego służy najemnik.
mercenary-clear_workshops = Leśni najeźdźcy
    .acc = Leśnych najeźdźców
    .brings = znikają wszystkie orki z warsztatów
    .does = za { nuggets }: wszystkie orki z warsztatów wracają do rezerwy
mercenary-slay_troll = Pogromca trolli
    .acc = Pogromcę trolli
    .brings = znika jeden troll
    .does = za { nuggets }: eliminuje jednego trolla przed wejściem do tunelu
mercenary-drive_off_goblin = Łowca goblinów
    .acc = Łowcę goblinów
    .brings = znika jeden goblin
    .does = za { nuggets }: eliminuje jednego goblina dowolnego rodzaju
mercenary-sabotage_catapult = Sabotażysta
    .acc = Sabotażystę
    .brings = katapulta nie strzela
    .does = za { nuggets }, gdy katapulta ma strzelić: wraca ona do rezerwy bez strzału
mercenary-ambush = Zasadzka
    .acc = Zasadzkę
    .brings = karta oblężenia nie działa
    .does = za { nuggets }, zaraz po odkryciu karty oblężenia: karta nie działa

# .short stoi w szeregu kości.
die-success_1 = 1 sukces
    .short = 1
    .does = liczy się w walce wręcz: 1 sukces; przy strzale nic nie daje
die-success_2 = 2 sukcesy
    .short = 2
    .does = liczy się w walce wręcz: 2 sukcesy; przy strzale nic nie daje
die-success_3 = 3 sukcesy
    .short = 3
    .does = liczy się w walce wręcz: 3 sukcesy; przy strzale nic nie daje
die-crossbow = kusza
    .short = kusza
    .does = liczy się przy strzale: 1 rana; w walce wręcz nic nie daje

dwarf-red = czerwony krasnolud
    .ins = czerwonym krasnoludem
dwarf-yellow = żółty krasnolud
    .ins = żółtym krasnoludem
dwarf-purple = fioletowy krasnolud
    .ins = fioletowym krasnoludem
dwarf-blue = niebieski krasnolud
    .ins = niebieskim krasnoludem

difficulty-easy = łatwy
    .does = { rubble-pieces } przed każdą sekcją tunelu
difficulty-normal = normalny
    .does = { rubble-pieces } przed każdą sekcją tunelu
difficulty-hard = trudny
    .does = { rubble-pieces } przed każdą sekcją tunelu
difficulty-epic = epicki
    .does = { rubble-pieces } przed każdą sekcją tunelu

loss-last_siege_card = odkryto ostatnią kartę oblężenia
loss-last_catapult_card = odkryto ostatnią kartę katapulty
loss-last_troll_token = odkryto ostatni żeton trolla
loss-last_orc_figure = umieszczono w grze ostatnią figurkę orka
loss-last_gold = stracono ostatni samorodek złota

peril-last_siege_card = Karty oblężenia
peril-last_catapult_card = Karty katapulty
peril-last_troll_token = Trolle
peril-last_orc_figure = Orkowie
peril-last_gold = Złoto

score-victory = Zwycięstwo
score-gold = Ocalone złoto
score-goblins = Wyeliminowane gobliny

## Co pokazują karty oblężenia

siege-orcs =
    { $n ->
        [one] { $n } ork { $wall_before }
        [few] { $n } orki { $wall_before }
       *[many] { $n } orków { $wall_before }
    }
siege-tower = wieża oblężnicza
siege-catapult = katapulta
siege-arrow = strzałka (ruch orków)

## Czego trzeba, by pozbyć się goblina

asks-wounds =
    { $n ->
        [one] { $n } rana
        [few] { $n } rany
       *[many] { $n } ran
    }{ $n ->
        [1] { " za " }
       *[other] { ", każda za " }
    }{ $successes ->
        [one] { $successes } sukces
        [few] { $successes } sukcesy
       *[many] { $successes } sukcesów
    }
asks-resources = { $resources }
asks-any =
    { $n ->
        [one] { $n } dowolny zasób
        [few] { $n } dowolne zasoby
       *[many] { $n } dowolnych zasobów
    }
asks-rubble = { rubble-pieces }
rubble-pieces =
    { $n ->
        [one] { $n } fragment gruzu
        [few] { $n } fragmenty gruzu
       *[many] { $n } fragmentów gruzu
    }

## Pytania i odpowiedzi: przygotowanie

ask-setup_dwarf = Którym krasnoludem grasz? Różnią się tylko kolorem.

## Machiny

ask-machine_order = Działają obie machiny. Która pierwsza? Wieża oblężnicza sprowadza trolla, a katapulta blokuje pole ulepszeń i zabiera 1 samorodek.

## Przerywanie

ask-window-catapult = Katapulta zaraz strzeli: zablokuje jedno pole ulepszeń, zniszczy leżącą tam kartę i zabierze 1 samorodek. Robisz coś, zanim to się stanie?
ask-window-siege = Karta oblężenia pokazuje: { $shows }. Robisz coś, zanim zadziała?
ask-window-arrow = Zaraz ruszą wszystkie orki, a te z warsztatów ukradną złoto. Robisz coś, zanim to się stanie?
ask-window-defeat = To, co zaraz zostanie odkryte, oznacza klęskę. Aktywujesz jeszcze najemnika?
ask-window-roll = Kości rzucone. Pozbywasz się kogoś, zanim rozdzielisz rany?
ask-window-end = Wszystkie karty zagrane. Aktywujesz najemnika, zanim skończy się twoja tura?
do-continue = Dalej
do-hire =
    { $price ->
        [one] Aktywuj { $mercenary_acc } za { $price } samorodek: { $mercenary_brings }
        [few] Aktywuj { $mercenary_acc } za { $price } samorodki: { $mercenary_brings }
       *[many] Aktywuj { $mercenary_acc } za { $price } samorodków: { $mercenary_brings }
    }
do-take = Weź { $card_acc } z pola { $space } za kartę
do-take-space = Weź kartę z pola { $space }
ask-hire_target = Kogo eliminuje { $mercenary }?
ask-take_remove = Bierzesz na rękę { $card_acc }. Którą kartę usuwasz za to z gry?
do-troll =
    { $troll_title }: jeszcze { $wounds ->
        [one] { $wounds } rana
        [few] { $wounds } rany
       *[many] { $wounds } ran
    }{ $wounds ->
        [1] { " za " }
       *[other] { ", każda za " }
    }{ $successes ->
        [one] { $successes } sukces
        [few] { $successes } sukcesy
       *[many] { $successes } sukcesów
    }
do-goblin = { $goblin_title }: { $asks }

## Zagrywanie kart

ask-play =
    { $n ->
        [one] Masz do zagrania ostatnią kartę. Co z nią robisz?
        [few] Masz do zagrania { $n } karty. Którą zagrywasz i co z nią robisz?
       *[many] Masz do zagrania { $n } kart. Którą zagrywasz i co z nią robisz?
    }
ask-follow_up = Karta { $card }: po ruchu specjalnym możesz użyć jeszcze jednej jej opcji. Której używasz?
do-move =
    { $n ->
        [one] { $card }: ruch o { $n } krok
        [few] { $card }: ruch do { $n } kroków
       *[many] { $card }: ruch do { $n } kroków
    }
do-free-move = { $card }: ruch specjalny na dowolny obszar, a potem jeszcze jedna opcja
do-gather-wood =
    { $n ->
        [1] { $card }: pozyskaj { $n } drewno
       *[other] { $card }: pozyskaj { $n } drewna
    }
do-gather-leather =
    { $n ->
        [one] { $card }: pozyskaj { $n } skórę
        [few] { $card }: pozyskaj { $n } skóry
       *[many] { $card }: pozyskaj { $n } skór
    }
do-gather-metal =
    { $n ->
        [one] { $card }: pozyskaj { $n } metal
        [few] { $card }: pozyskaj { $n } sztuki metalu
       *[many] { $card }: pozyskaj { $n } sztuk metalu
    }
do-gather-any =
    { $n ->
        [one] { $card }: pozyskaj { $n } zasób z tego warsztatu
        [few] { $card }: pozyskaj { $n } zasoby z tego warsztatu
       *[many] { $card }: pozyskaj { $n } zasobów z tego warsztatu
    }
do-melee =
    { $n ->
        [one] { $card }: atak wręcz, { $n } kość
        [few] { $card }: atak wręcz, { $n } kości
       *[many] { $card }: atak wręcz, { $n } kości
    }
do-melee-auto =
    { $n ->
        [one] { $card }: { $n } sukces w walce wręcz
        [few] { $card }: { $n } sukcesy w walce wręcz
       *[many] { $card }: { $n } sukcesów w walce wręcz
    }
do-ranged =
    { $n ->
        [one] { $card }: atak dystansowy, { $n } kość
        [few] { $card }: atak dystansowy, { $n } kości
       *[many] { $card }: atak dystansowy, { $n } kości
    }
do-dig = { $card }: podkop, { rubble-pieces }
do-none = { $card }: bez akcji
ask-move_to = Dokąd idzie twój krasnolud? Jeden albo dwa kroki.
ask-free_move_to = Dokąd przenosi krasnoluda karta { $card }? Może na dowolny obszar.

## Pozyskiwanie zasobów

ask-place_resource =
    { $n ->
        [one] Gdzie umieszczasz { $resource_acc }?
        [few] Gdzie umieszczasz { $resource_acc }? Do umieszczenia zostały jeszcze { $n } sztuki.
       *[many] Gdzie umieszczasz { $resource_acc }? Do umieszczenia zostało jeszcze { $n } sztuk.
    }
do-lay = { $card } na polu { $space }: brakuje { $missing_gen }
do-give = { $goblin_title }: { $asks }

## Ataki

ask-ranged_target = Do czego strzelasz? Każda kusza na kościach to jedna rana.
ask-join_card-ranged =
    { $n ->
        [one] Strzelasz { $target_at }: { $n } kość. Dołączasz jeszcze kartę? Po rzucie będzie za późno.
        [few] Strzelasz { $target_at }: { $n } kości. Dołączasz jeszcze kartę? Po rzucie będzie za późno.
       *[many] Strzelasz { $target_at }: { $n } kości. Dołączasz jeszcze kartę? Po rzucie będzie za późno.
    }
ask-join_card-melee =
    Walczysz { $target_in }: { $n ->
        [0] { "" }
        [1] { $n } kość
       *[other] { $n } kości
    }{ $sure ->
        [0] { "" }
       *[other] { $n ->
            [0] { "" }
           *[other] { " i " }
        }{ $sure ->
            [one] { $sure } sukces bez rzutu
            [few] { $sure } sukcesy bez rzutu
           *[many] { $sure } sukcesów bez rzutu
        }
    }. Dołączasz jeszcze kartę? Potem będzie za późno.
do-roll =
    { $n ->
        [1] Rzuć { $n } kością
       *[other] Rzuć { $n } kośćmi
    }{ $sure ->
        [0] { "" }
        [one] {", do tego "}{ $sure } sukces bez rzutu
        [few] {", do tego "}{ $sure } sukcesy bez rzutu
       *[many] {", do tego "}{ $sure } sukcesów bez rzutu
    }
do-strike =
    { $sure ->
        [one] Uderz bez rzutu: { $sure } sukces
        [few] Uderz bez rzutu: { $sure } sukcesy
       *[many] Uderz bez rzutu: { $sure } sukcesów
    }
do-join =
    { $n ->
        [0] Dołącz { $card_acc }
        [one] Dołącz { $card_acc }: { $n } kość
        [few] Dołącz { $card_acc }: { $n } kości
       *[many] Dołącz { $card_acc }: { $n } kości
    }
do-join-sure =
    { $n ->
        [one] Dołącz { $card_acc }: { $n } sukces bez rzutu
        [few] Dołącz { $card_acc }: { $n } sukcesy bez rzutu
       *[many] Dołącz { $card_acc }: { $n } sukcesów bez rzutu
    }
ask-allot_wound-melee =
    { $n ->
        [one] Został { $n } sukces. Komu zadajesz ranę?
        [few] Zostały { $n } sukcesy. Komu zadajesz następną ranę?
       *[many] Zostało { $n } sukcesów. Komu zadajesz następną ranę?
    }
ask-allot_wound-ranged =
    { $n ->
        [one] Została { $n } kusza. Komu zadajesz ranę?
        [few] Zostały { $n } kusze, każda to rana. Komu zadajesz następną?
       *[many] Zostało { $n } kusz, każda to rana. Komu zadajesz następną?
    }

## Podkop

ask-dig_goblin = Którego goblina odkopujesz? Usuwasz { rubble-pieces }.

## Uzupełnianie planszy ulepszeń

ask-refill = Które ulepszenia zmieniasz? Możesz usunąć karty, a potem uzupełnić wolne pola.
ask-refill-more = Uzupełniasz jeszcze jakieś pole planszy ulepszeń?
do-refill-done = Zostaw planszę ulepszeń tak, jak jest
do-clear-card = Usuń { $card_acc } z pola { $space }
do-clear-space = Usuń kartę z pola { $space }
do-fill = Pole { $space }: { $deck }

## Powody: walka

no-nobody-to-strike = Nie ma z kim walczyć { $area_in }.
no-not-on-tower = Strzelać można tylko z wieży.
no-nothing-to-shoot = Z tej wieży nie ma do czego strzelać.
no-machine-in-reserve = Tej machiny nie ma w grze: { $machine }.
no-out-of-sight = Z tej wieży nie widać tego obszaru.
no-nobody-to-shoot = Nie ma tam nikogo, kogo można by trafić.
no-no-melee-attack = Karta { $card } nie ma ataku wręcz.
no-no-ranged-attack = Karta { $card } nie ma ataku dystansowego.
no-dice-full = Atak ma już wszystkie kości: { $n }.
no-cannot-be-fought = Z tym goblinem się nie walczy: trzeba go przekupić albo odkopać.
no-successes-short =
    { $price ->
        [one] Rana wymaga tu { $price } sukcesu, a jest ich { $n }.
        [few] Rana wymaga tu { $price } sukcesów, a jest ich { $n }.
       *[many] Rana wymaga tu { $price } sukcesów, a jest ich { $n }.
    }

## Powody: pozyskiwanie, podkop, ruch

no-not-in-the-workshop = Twój krasnolud musi w tym celu być { $area_in }.
no-not-in-workshop = Twój krasnolud musi w tym celu być w warsztacie.
no-orcs-in-workshop =
    { $n ->
        [one] { $n } ork w warsztacie nie pozwala nic pozyskać.
        [few] { $n } orki w warsztacie nie pozwalają nic pozyskać.
       *[many] { $n } orków w warsztacie nie pozwala nic pozyskać.
    }
no-workshop-empty = W warsztacie nie ma już { $resource_gen }.
no-nothing-needed = Żadna karta na planszy ulepszeń ani żaden goblin nie przyjmie już { $resource_gen }.
no-card-needs-none = Karta { $card } nie potrzebuje już { $resource_gen }.
no-goblin-wants-none = Ten goblin nie chce { $resource_gen }.
no-not-at-entrance = Kopać można tylko przed wejściem do tunelu.
no-troll-in-the-way = Troll przed wejściem do tunelu nie pozwala kopać.
no-goblins-in-the-way = Najpierw trzeba się pozbyć goblinów przed wejściem do tunelu; żadnego z nich nie da się odkopać.
no-already-there = Twój krasnolud już tam jest.
no-too-far = To dalej niż dwa kroki.
no-dwarf-taken = Tego krasnoluda ma już { $who }.

## Powody: ulepszenia i najemnicy

no-space-blocked = Pole { $space } do końca gry blokuje karta katapulty.
no-space-empty = Pole { $space } jest puste.
no-space-taken = Leży tam karta { $card }.
no-still-locked = { $card }: brakuje jeszcze { $missing_gen }.
no-no-card-to-remove = Nie masz w ręce karty krasnoluda, którą można by za to usunąć z gry.
no-orc-cards-stay = Karty orków zostają w twojej talii przez całą grę.
no-deck-empty = Nie ma już kart w { $deck_loc }.
no-filling-begun = Zaczęło się już uzupełnianie pól: kart nie można więcej usuwać.
no-take-can-wait = Teraz nic to nie zmienia: weź ulepszenie, gdy będziesz wybierać następną kartę do zagrania.
no-hire-can-wait = Teraz nic to nie zmienia: aktywuj najemnika, gdy będziesz wybierać następną kartę do zagrania, albo pod koniec tury.
no-already-hired = Ten najemnik już pomógł: każdy działa raz w grze.
no-gold-must-remain = Cena w samorodkach: { $price }, w donżonie: { $gold }. Musi zostać co najmniej 1.
no-no-orc-in-workshops = W warsztatach nie ma orków.
no-no-troll = Przed wejściem do tunelu nie ma trolla.
no-no-goblin = Przed wejściem do tunelu nie ma goblina.
no-only-when-catapult-fires = Tylko wtedy, gdy katapulta ma strzelić.
no-only-when-siege-card-revealed = Tylko zaraz po odkryciu karty oblężenia.

## Co się stało: przygotowanie i tury

log-dwarf-chosen = { $who } gra { $dwarf_ins }.
log-upgrade-opened = Na pole ulepszeń { $space } trafia karta { $card }.
log-first-player = Zaczyna { $who }.
log-turn-began = { $who } zaczyna turę.
log-card-drawn = { $who } dobiera { $card_acc }.
log-cards-drawn =
    { $n ->
        [one] { $who } dobiera { $n } kartę.
        [few] { $who } dobiera { $n } karty.
       *[many] { $who } dobiera { $n } kart.
    }
log-reshuffled = { $who } tasuje wszystkie dwanaście kart i odkłada dwie z nich bez oglądania.

## Co się stało: machiny. Imiona się nie odmieniają.

log-machine-arrived = Nadciąga { $machine }: stawia ją przed sobą { $who }. Zadziała na początku następnej tury tego gracza.
log-machine-laid = Nadciąga { $machine }: kładzie ją przed sobą { $who }. W następnej turze zostanie postawiona, a w kolejnej zadziała.
log-machine-stood-up = { $who } stawia { $machine_acc }: zadziała ona w następnej turze.
log-troll-revealed =
    Wieża oblężnicza sprowadza przed wejście do tunelu { $troll_acc }: { $wounds ->
        [one] { $wounds } rana
        [few] { $wounds } rany
       *[many] { $wounds } ran
    }{ $wounds ->
        [1] { " za " }
       *[other] { ", każda za " }
    }{ $successes ->
        [one] { $successes } sukces
        [few] { $successes } sukcesy
       *[many] { $successes } sukcesów
    }. Żetonów trolli w stosie: { $left }.
log-catapult-fired = Katapulta trafia w pole ulepszeń { $space }: od teraz jest zablokowane. Kart katapulty w talii: { $left }.
log-upgrade-destroyed = Zniszczona zostaje karta { $card } na polu ulepszeń { $space }.
log-gold-buried = Ten strzał kosztuje 1 samorodek złota; zostaje { $left }.

## Co się stało: orki

log-orc-card-played = { $who } zagrywa kartę orka.
log-siege-card-revealed = Karta oblężenia: { $shows }. Kart w talii oblężenia: { $left }.
log-orcs-placed =
    { $n ->
        [one] { $n } ork staje { $area_in }; w rezerwie: { $left }.
        [few] { $n } orki stają { $area_in }; w rezerwie: { $left }.
       *[many] { $n } orków staje { $area_in }; w rezerwie: { $left }.
    }
log-orcs-advanced =
    { $n ->
        [0] Nie ma orków, które mogłyby ruszyć.
        [one] { $n } ork rusza naprzód.
        [few] { $n } orki ruszają naprzód.
       *[many] { $n } orków rusza naprzód.
    }
log-gold-stolen =
    { $n ->
        [one] { $n } ork wpada do donżonu i kradnie { $n } samorodek złota; zostaje { $left }.
        [few] { $n } orki wpadają do donżonu i kradną { $n } samorodki złota; zostaje { $left }.
       *[many] { $n } orków wpada do donżonu i kradnie { $n } samorodków złota; zostaje { $left }.
    }

## Co się stało: karty krasnoludów

log-card-played = { $who } zagrywa { $card_acc }: { $action }.
log-moved = { $who } idzie { $area_to }.
log-moved-freely = { $who } przenosi się { $area_to }.
log-followed-up = { $who } nadal używa karty { $card }: { $action }.
log-gathered = { $who } pozyskuje { $resource_count_acc }.
log-resource-laid = { $who } umieszcza { $resource_acc } na karcie { $card } (pole { $space }).
log-unlocked = Odblokowana zostaje karta { $card } na polu { $space }.
log-resource-given =
    { $left ->
        [0] { $who } daje { $resource_acc } { $goblin_dat }, i to wystarcza.
        [one] { $who } daje { $resource_acc } { $goblin_dat }; brakuje jeszcze { $left } zasobu.
        [few] { $who } daje { $resource_acc } { $goblin_dat }; brakuje jeszcze { $left } zasobów.
       *[many] { $who } daje { $resource_acc } { $goblin_dat }; brakuje jeszcze { $left } zasobów.
    }

## Co się stało: ataki

log-card-joined = { $who } dołącza { $card_acc }: { $action }.
log-melee-rolled =
    { $who } rzuca: { $dice_short }{ $sure ->
        [0] { "" }
        [one] {", do tego "}{ $sure } sukces bez rzutu
        [few] {", do tego "}{ $sure } sukcesy bez rzutu
       *[many] {", do tego "}{ $sure } sukcesów bez rzutu
    }. { $n ->
        [0] Nie ma sukcesów.
        [one] Razem { $n } sukces.
        [few] Razem { $n } sukcesy.
       *[many] Razem { $n } sukcesów.
    }
log-struck-surely =
    { $n ->
        [one] { $who } uderza bez rzutu: { $n } sukces.
        [few] { $who } uderza bez rzutu: { $n } sukcesy.
       *[many] { $who } uderza bez rzutu: { $n } sukcesów.
    }
log-ranged-rolled =
    { $who } rzuca: { $dice_short }. { $n ->
        [0] Nie ma trafień.
        [one] Razem { $n } trafienie.
        [few] Razem { $n } trafienia.
       *[many] Razem { $n } trafień.
    }
log-orcs-slain =
    { $n ->
        [one] { $who } eliminuje { $n } orka { $area_in }.
        [few] { $who } eliminuje { $n } orki { $area_in }.
       *[many] { $who } eliminuje { $n } orków { $area_in }.
    }
log-machine-defeated = { $who } niszczy { $machine_acc }: wraca ona do rezerwy.
log-missed = { $who }: atak chybia.
log-troll-wounded =
    { $left ->
        [one] { $troll_title } jest ranny: zniesie jeszcze { $left } ranę.
        [few] { $troll_title } jest ranny: zniesie jeszcze { $left } rany.
       *[many] { $troll_title } jest ranny: zniesie jeszcze { $left } ran.
    }
log-troll-slain = { $troll_title } zostaje wyeliminowany.
log-goblin-wounded =
    { $left ->
        [one] Goblin walczący jest ranny: zniesie jeszcze { $left } ranę.
        [few] Goblin walczący jest ranny: zniesie jeszcze { $left } rany.
       *[many] Goblin walczący jest ranny: zniesie jeszcze { $left } ran.
    }

## Co się stało: tunel

log-dug =
    { $left ->
        [0] { $who } usuwa { rubble-pieces }: wejście do tunelu jest odkopane.
       *[other] { $who } usuwa { rubble-pieces }; przed wejściem do tunelu zostaje { $left }.
    }
log-goblin-dug-free =
    { $left ->
        [0] { $who } usuwa { rubble-pieces } i odkopuje goblina w panice.
       *[other] { $who } usuwa { rubble-pieces } wokół goblina w panice; zostaje { $left }.
    }
log-section-finished = Sekcja tunelu { $section } stoi otworem i wychodzą z niej dwa gobliny.
log-goblin-revealed = Wychodzi { $kind }: { $asks }.
log-goblin-eliminated = { $kind_title } zostaje wyeliminowany. Wyeliminowanych goblinów: { $n }.
log-rubble-placed =
    { $n ->
        [one] Obu goblinów już nie ma: przed następną sekcją tunelu leży { rubble-pieces }.
        [few] Obu goblinów już nie ma: przed następną sekcją tunelu leżą { rubble-pieces }.
       *[many] Obu goblinów już nie ma: przed następną sekcją tunelu leży { rubble-pieces }.
    }

## Co się stało: ulepszenia

log-card-removed = { $who } usuwa z gry { $card_acc }.
log-upgrade-taken = { $who } bierze { $card_acc } z pola ulepszeń { $space }.
log-upgrade-cleared = { $who } usuwa { $card_acc } z pola ulepszeń { $space }.
log-upgrade-laid = { $who } uzupełnia pole ulepszeń { $space } z { $deck_gen }: { $card }.

## Co się stało: najemnicy

log-hired =
    { $price ->
        [one] { $who } aktywuje { $mercenary_acc } za { $price } samorodek; zostaje { $left }.
        [few] { $who } aktywuje { $mercenary_acc } za { $price } samorodki; zostaje { $left }.
       *[many] { $who } aktywuje { $mercenary_acc } za { $price } samorodków; zostaje { $left }.
    }
log-workshops-cleared =
    { $n ->
        [one] { $n } ork znika z warsztatów.
        [few] { $n } orki znikają z warsztatów.
       *[many] { $n } orków znika z warsztatów.
    }
log-sabotaged = Sabotaż: katapulta wraca do rezerwy bez strzału.
log-ambushed = Orki wpadają w zasadzkę: karta oblężenia nie działa.

## Co się stało: koniec

log-game-won =
    { $gold ->
        [1] Zwycięstwo (poziom { $difficulty }): tunel jest wolny, a krasnoludy uchodzą z { $gold } samorodkiem złota.
       *[other] Zwycięstwo (poziom { $difficulty }): tunel jest wolny, a krasnoludy uchodzą z { $gold } samorodkami złota.
    }
log-game-lost = Klęska (poziom { $difficulty }): { $cause }. Wyeliminowanych goblinów: { $goblins }.

## Części tego, co robią rzeczy

act-move =
    { $n ->
        [1] ruch o { $n } krok
       *[other] ruch do { $n } kroków
    }
act-free_move = ruch specjalny na dowolny obszar
act-gather_wood = pozyskanie { $n } drewna
act-gather_leather =
    { $n ->
        [1] pozyskanie { $n } skóry
       *[other] pozyskanie { $n } skór
    }
act-gather_metal =
    { $n ->
        [1] pozyskanie { $n } sztuki metalu
       *[other] pozyskanie { $n } sztuk metalu
    }
act-gather_any =
    { $n ->
        [1] pozyskanie { $n } zasobu z dowolnego warsztatu
       *[other] pozyskanie { $n } zasobów z dowolnego warsztatu
    }
act-melee =
    { $n ->
        [1] atak wręcz { $n } kością
       *[other] atak wręcz { $n } kośćmi
    }
act-melee_auto =
    { $n ->
        [1] atak wręcz z { $n } sukcesem bez rzutu
       *[other] atak wręcz z { $n } sukcesami bez rzutu
    }
act-ranged =
    { $n ->
        [1] atak dystansowy { $n } kością
       *[other] atak dystansowy { $n } kośćmi
    }
act-dig =
    { $n ->
        [one] podkop na { $n } fragment gruzu
        [few] podkop na { $n } fragmenty gruzu
       *[many] podkop na { $n } fragmentów gruzu
    }
act-none = nic
acts-comma = { $one }, { $rest }
acts-or = { $one } albo { $rest }
acts-after-move = { $one }, a potem, jeśli chcesz: { $rest }
wounds-told =
    { $wounds ->
        [1] { $wounds } ranie
       *[other] { $wounds } ranach
    }
successes-told =
    { $n ->
        [one] { $n } sukces
        [few] { $n } sukcesy
       *[many] { $n } sukcesów
    }
nuggets =
    { $n ->
        [one] { $n } samorodek
        [few] { $n } samorodki
       *[many] { $n } samorodków
    }

## Kronika Runedar

chronicle-victory =
    { $gold ->
        [one] Zwycięstwo (poziom { $difficulty }): ocalał { $gold } samorodek złota
        [few] Zwycięstwo (poziom { $difficulty }): ocalały { $gold } samorodki złota
       *[many] Zwycięstwo (poziom { $difficulty }): ocalało { $gold } samorodków złota
    }
chronicle-defeat = Klęska (poziom { $difficulty }): wyeliminowanych goblinów: { $goblins }

## Stół w przeglądarce

board-fortress = Twierdza Runedar
board-tab-fortress = Twierdza
board-dangers = Ile zostało do klęski
board-beaten = Gobliny
board-goblins = Wyeliminowane gobliny: { $n } z { $of }
board-left = Zostało
board-left-says = zero to klęska
board-left-siege = Oblężenie
board-left-catapult = Katapulta
board-left-trolls = Trolle
board-left-orcs = Orki
board-left-gold = Złoto
board-danger-siege =
    { $n ->
        [1] Została jedna karta oblężenia: jej odkrycie oznacza klęskę.
       *[other] Karty oblężenia w talii: { $n }. Odkrycie ostatniej oznacza klęskę.
    }
board-danger-catapult =
    { $n ->
        [1] Została jedna karta katapulty: jej odkrycie oznacza klęskę.
       *[other] Karty katapulty w talii: { $n }. Odkrycie ostatniej oznacza klęskę.
    }
board-danger-trolls =
    { $n ->
        [1] Został jeden żeton trolla: jego odkrycie oznacza klęskę.
       *[other] Żetony trolli w stosie: { $n }. Odkrycie ostatniego oznacza klęskę.
    }
board-danger-orcs =
    { $n ->
        [1] W rezerwie został jeden ork: umieszczenie go w grze oznacza klęskę.
       *[other] Orki w rezerwie: { $n } z { $most }. Umieszczenie w grze ostatniego oznacza klęskę.
    }
board-danger-gold = Samorodki złota: { $n } z { $most }. Utrata ostatniego oznacza klęskę.
board-orcs =
    { $n ->
        [one] jeden ork
        [few] { $n } orki
       *[many] { $n } orków
    }
board-orc-does = każda strzałka prowadzi go o jedno miejsce w głąb: na mur, do warsztatu, do donżonu, gdzie kradnie samorodek
board-troll =
    Troll: { $n ->
        [one] została { $n } rana
        [few] zostały { $n } rany
       *[many] zostało { $n } ran
    }{ $n ->
        [1] { " za " }
       *[other] { ", każda za " }
    }{ $each ->
        [one] { $each } sukces
        [few] { $each } sukcesy
       *[many] { $each } sukcesów
    }
board-no-gathering = bez pozyskiwania
board-tunnel = Tunel
board-tunnel-goblins =
    { $n ->
        [1] jeden goblin z sekcji { $section }
       *[other] dwa gobliny z sekcji { $section }
    }
board-tunnel-rubble = gruz przed sekcją { $section }: { $n }
board-tunnel-free = droga wolna
board-section =
    { $state ->
        [dug] Sekcja { $n }: oczyszczona
        [now] Sekcja { $n }: wyszły z niej gobliny
       *[far] Sekcja { $n }: za gruzem
    }
board-siege-deck = Talia oblężenia
board-next-card = następna karta
board-revealed = właśnie odkryta
board-next-arrow = strzałka
board-next-orcs = orki, średnio
board-average = { $whole },{ $tenths }
board-next-siege_tower = wieża
board-next-catapult = katapulta
board-if-acts = Gdy zadziała
board-one-blocked = jedno z tych pól ulepszeń zostanie zablokowane
board-one-troll = przyjdzie jeden z tych trolli
board-arrows = Następne strzałki
board-shut = bez pozyskiwania
board-odds = Szanse w %
board-dice = kości
board-die = Sześć ścianek kości: { $sides }
board-crossbows = kusze
board-successes = sukcesy
board-upgrades = Ulepszenia
board-blocked = Zablokowane
board-blocked-says = kartą katapulty { $n }, na zawsze
board-empty = puste: uzupełnia się w donżonie
board-missing = brakuje { $n }
board-unlocked = odblokowane
board-mercenaries = Najemnicy
board-hired = zużyty
board-hand = karty w ręce
board-draw-deck = talia dobierania
board-marker = pod znacznikiem stosu kart odrzuconych
board-orc-chance = { $chance }: ma kartę orka
board-no-machine = bez machiny
board-machine-siege_tower =
    { $n ->
        [one] troll za { $n } turę
        [few] troll za { $n } tury
       *[many] troll za { $n } tur
    }
board-machine-catapult =
    { $n ->
        [one] strzela za { $n } turę
        [few] strzela za { $n } tury
       *[many] strzela za { $n } tur
    }
board-machine-lying = leży: najpierw wstanie
board-played = zagrana
board-action = { $action_sign }
board-free-actions = Akcje darmowe
board-none = bez akcji
board-rubble = Gruz
board-opens = otwiera sekcję { $section }
board-still-missing = nadal brakuje
board-completes = dopełnia: { $card }
board-all-hit =
    { $n ->
        [2] oba: { $chance } %
       *[other] wszystkie { $n }: { $chance } %
    }
board-wounds-mean = rany, średnio { $mean }
board-dice-then = razem
board-then-missing = potem brakuje { $n }
board-then-unlocked = odblokowuje
board-then-bribed = odchodzi
board-attack =
    { $ranged ->
        [1] Atak dystansowy
       *[other] Atak wręcz
    }
board-attack-dice =
    { $n ->
        [one] { $n } kość
        [few] { $n } kości
       *[many] { $n } kości
    }
board-miss-catapult = pudło: −1 złota i jedno z pól { $spaces }
board-miss-siege_tower = pudło: przyjdzie troll
board-each-blocked = każde z szansą { $chance } %
board-sees = widzi: { $areas }
board-wall-and-outside = { $wall } i przed nim
board-machines = machiny
board-shuffled = potem tasuje się wszystkie 12
board-adds =
    { $n ->
        [one] +{ $n } kość
        [few] +{ $n } kości
       *[many] +{ $n } kości
    }
board-adds-sure = +{ $n } bez rzutu
board-joins-not =
    { $ranged ->
        [1] nie dystans
       *[other] nie wręcz
    }
board-no-hire = nie podczas ataku
where-keep = { area-keep.in }
where-carpentry = { area-carpentry.in }
where-tannery = { area-tannery.in }
where-foundry = { area-foundry.in }
where-tunnel_entrance = { area-tunnel_entrance.in }
where-wall_carpentry = { area-wall_carpentry.in }
where-wall_tannery = { area-wall_tannery.in }
where-wall_foundry = { area-wall_foundry.in }
where-tower_tunnel = { area-tower_tunnel.in }
where-tower_west = { area-tower_west.in }
where-tower_east = { area-tower_east.in }
where-outside_carpentry = { area-outside_carpentry.in }
where-outside_tannery = { area-outside_tannery.in }
where-outside_foundry = { area-outside_foundry.in }
label-keep = Donżon
label-carpentry = Stolarnia
label-tannery = Garbarnia
label-foundry = Odlewnia
label-tunnel_entrance = Wejście do tunelu
label-wall_carpentry = Mur przy stolarni
label-wall_tannery = Mur przy garbarni
label-wall_foundry = Mur przy odlewni
label-tower_tunnel = Wieża|tunelowa
label-tower_west = Wieża|zachodnia
label-tower_east = Wieża|wschodnia
label-outside_carpentry = Przed murem|stolarni
label-outside_tannery = Przed murem|garbarni
label-outside_foundry = Przed murem|odlewni
help-clear_workshops = warsztaty
help-slay_troll = troll
help-drive_off_goblin = goblin
help-sabotage_catapult = katapulta
help-ambush = po odkryciu

## Stół na jeden rzut oka

pic-turn = Tura: { $who } · { $phase } · poziom { $difficulty }
pic-setup = { $phase } · poziom { $difficulty }
pic-dangers = Do klęski: karty oblężenia { $siege } · karty katapulty { $catapult } · żetony trolli { $trolls } · orki { $orcs } · samorodki { $gold }
pic-rubble = Tunel: gruz przed sekcją { $section } z { $sections }: { $n } · wyeliminowane gobliny: { $gone } z { $goblins }
pic-goblins = Tunel: sekcja { $section } z { $sections } otwarta, gobliny wyszły · wyeliminowane gobliny: { $gone } z { $goblins }
pic-reserve = { $machine }: w rezerwie
pic-lying = { $machine }: leży, wstanie w następnej turze
pic-before = { $machine }: ma ją { $who }, zadziała na początku tury
pic-enemies = Przed wejściem do tunelu:
pic-blocked = zablokowane
pic-offer = { $action_sign }{ $n ->
        [0] { "" }
       *[other] { " " }{ $n }
    }
pic-deck = { $deck }: { $n }
pic-mercenaries = Najemnicy:
pic-mercenary = { $mercenary } za { $price }
pic-known = znane w ręce:
pic-legend = o ork · ✓ odblokowana · karty orków: ile ich jest wśród kart, których nie widać

phase-setup = przygotowanie
phase-machines = machiny
phase-orcs = karty orków
phase-cards = karty krasnoludów
phase-refill = plansza ulepszeń

# Nagłówki kolumn.
column-outside = przed murem
column-wall = mur
column-workshop = warsztat
column-stock = zasoby
column-upgrade = ulepszenie
column-lacks = brakuje
column-offers = daje
column-where = gdzie
column-hand = ręka
column-orcs = karty orków

## Co zrobiono, jako nagłówki raportu

deed-card-played-action = Akcje z kart
deed-upgrade-taken-card = Wzięte ulepszenia
deed-hired-mercenary = Wynajęci najemnicy
deed-gathered-resource = Zbieranie surowców
deed-machine-defeated-machine = Zniszczone machiny
deed-orcs-slain-area = Zabite orki, według obszaru
deed-moved-area = Ruchy, według obszaru

## Na co patrzy dobry gracz

feature-gold = złoto
feature-low_gold = ostatnie samorodki
feature-work = gruz w tunelu
feature-strength = silniejsze talie
feature-needed = karty oblężenia do otwarcia drogi
feature-time = czas do otwarcia drogi
feature-cards_left = pozostałe karty oblężenia
feature-shocks = nadchodzące karty oblężenia
feature-orcs = orki i to, co ukradną
feature-near = orki w warsztatach
feature-on_walls = orki na murach
feature-outside = orki przed murami
feature-crowd = orki w rezerwie
feature-machines = machiny oblężnicze
feature-mercenaries = najemnicy
feature-revealed = odkryta karta oblężenia
feature-hand = reszta ręki

## Pierwsze pytania, do nowej osoby

first-setup_dwarf = Krasnoludy różnią się tylko kolorem. Razem wygrywacie i razem przegrywacie: przekopcie tunel, zanim skończą się złoto, karty lub orki.
first-window = Tu można nająć najemnika za złoto. Złoto to wasz wynik, a najemnik pomaga raz, więc na początku: dalej.
first-play = Zagrywasz całą rękę, każdą kartę dla jednej akcji. Na początek: idź do warsztatu i pozyskaj to, czego wymagają ulepszenia.
