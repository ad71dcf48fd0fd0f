game-title = Belfort
game-tagline = Elfy, Krasnoludy i Gnomy wznoszą pięć dzielnic miasta w siedem miesięcy.
game-mood = Pogodnie i gwarno: każdy chce mieć najwięcej w każdej dzielnicy.
tie-wealth = Przy równej liczbie punktów wyżej jest ten, kto ma większy majątek (drewno, kamień i złoto liczą się za 1, metal za 2).
period-round = Miesiąc

option-guilds = Gildie
option-guilds-beginner = Gra dla początkujących
option-guilds-normal = Zwykła gra
option-guilds-advanced = Gra dla zaawansowanych
option-guilds-custom = Wybrane Gildie
option-custom_guilds = Wybrane Gildie
option-custom_guilds-librarians = { guild-librarians }
option-custom_guilds-architects = { guild-architects }
option-custom_guilds-merchants = { guild-merchants }
option-custom_guilds-recruiters = { guild-recruiters }
option-custom_guilds-bankers = { guild-bankers }
option-custom_guilds-sawyers = { guild-sawyers }
option-custom_guilds-miners = { guild-miners }
option-custom_guilds-masons = { guild-masons }
option-custom_guilds-wizards = { guild-wizards }
option-custom_guilds-spies = { guild-spies }
option-custom_guilds-bandits = { guild-bandits }
option-custom_guilds-thieves = { guild-thieves }

## Rzeczy. Biernik surowców jest równy mianownikowi.

goods-wood = drewno
    .gen = drewna
    .count = { $n ->
        [1] { $n } drewno
       *[other] { $n } drewna
    }
    .count_gen = { $n } drewna
goods-stone = kamień
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
goods-metal = metal
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
goods-gold = złoto
    .gen = złota
    .count = { $n ->
        [1] { $n } złoto
       *[other] { $n } złota
    }
    .count_gen = { $n } złota

# .short stoi tam, gdzie mało miejsca; gwiazdka oznacza mistrza.
worker-elf = Elf
    .acc = Elfa
    .gen = Elfa
    .plural_gen = Elfów
    .short = Elf
    .count = { $n ->
        [one] { $n } Elf
        [few] { $n } Elfy
       *[many] { $n } Elfów
    }
    .does = przynosi 1 drewno z Lasu albo 1 złoto z Kopalni złota; w Kopalni Elf z Krasnoludem wydobywają razem 1 metal
worker-dwarf = Krasnolud
    .acc = Krasnoluda
    .gen = Krasnoluda
    .plural_gen = Krasnoludów
    .short = Krasn.
    .count = { $n ->
        [one] { $n } Krasnolud
        [few] { $n } Krasnoludy
       *[many] { $n } Krasnoludów
    }
    .does = przynosi 1 kamień z Kamieniołomu albo 1 złoto z Kopalni złota; w Kopalni Krasnolud z Elfem wydobywają razem 1 metal
worker-master_elf = Mistrz Elf
    .acc = Mistrza Elfa
    .gen = Mistrza Elfa
    .short = Elf★
    .promoted = Elfa na Mistrza Elfa
    .count = { $n ->
        [one] { $n } Mistrz Elf
        [few] { $n } Mistrzów Elfów
       *[many] { $n } Mistrzów Elfów
    }
    .does = zbiera jak 2 Elfy, ale do przewagi liczy się jako jeden
worker-master_dwarf = Mistrz Krasnolud
    .acc = Mistrza Krasnoluda
    .gen = Mistrza Krasnoluda
    .short = Krasn.★
    .promoted = Krasnoluda na Mistrza Krasnoluda
    .count = { $n ->
        [one] { $n } Mistrz Krasnolud
        [few] { $n } Mistrzów Krasnoludów
       *[many] { $n } Mistrzów Krasnoludów
    }
    .does = zbiera jak 2 Krasnoludy, ale do przewagi liczy się jako jeden
worker-gnome = Gnom
    .acc = Gnoma
    .gen = Gnoma
    .plural_gen = Gnomów
    .count = { $n ->
        [one] { $n } Gnom
        [few] { $n } Gnomy
       *[many] { $n } Gnomów
    }
    .does = otwiera Kłódkę na jednej z twoich wzniesionych kart i zostaje tam do końca gry

# .in odpowiada na pytanie „gdzie?”, .to na pytanie „dokąd?”.
kind-bank = Bank
    .in = w Banku
    .to = do Banku
    .plural = Banki
    .plural_gen = Banków
    .does = przychód 1; z Gnomem: jeszcze 1 złoto w każdej twojej turze
kind-keep = Baszta
    .acc = Basztę
    .in = w Baszcie
    .to = do Baszty
    .plural = Baszty
    .plural_gen = Baszt
    .does = przychód 1; ma 2 symbole, więc w dzielnicy liczy się podwójnie
kind-library = Biblioteka
    .acc = Bibliotekę
    .in = w Bibliotece
    .to = do Biblioteki
    .plural = Biblioteki
    .plural_gen = Bibliotek
    .does = przychód 1; pole: dobierz 2 karty, potem odrzuć 2; z Gnomem: 1 karta na koniec każdej twojej tury
kind-gatehouse = Brama
    .acc = Bramę
    .in = w Bramie
    .to = do Bramy
    .plural = Bramy
    .plural_gen = Bram
    .does = bez przychodu; połowa Bramy między dwiema dzielnicami; z Gnomem: drugi znacznik, na drugiej połowie
kind-inn = Karczma
    .acc = Karczmę
    .in = w Karczmie
    .to = do Karczmy
    .plural = Karczmy
    .plural_gen = Karczm
    .does = bez przychodu; z Gnomem pole za 1 złoto: weź 1 Elfa albo 1 Krasnoluda ze swoich zasobów
kind-blacksmith = Kuźnia
    .acc = Kuźnię
    .in = w Kuźni
    .to = do Kuźni
    .plural = Kuźnie
    .plural_gen = Kuźni
    .does = bez przychodu; pole: weź 1 metal; z Gnomem: raz w rundzie wymień 1 złoto na 1 metal
kind-gardens = Ogrody
    .in = w Ogrodach
    .to = do Ogrodów
    .plural = Ogrody
    .plural_gen = Ogrodów
    .does = przychód 1; gdy przychodzi Gnom, 1 twój Elf zostaje Mistrzem
kind-pub = Piwiarnia
    .acc = Piwiarnię
    .in = w Piwiarni
    .to = do Piwiarni
    .plural = Piwiarnie
    .plural_gen = Piwiarni
    .does = przychód 1; gdy przychodzi Gnom, 1 twój Krasnolud zostaje Mistrzem
kind-market = Targ
    .in = na Targu
    .to = na Targ
    .plural = Targi
    .plural_gen = Targów
    .does = przychód 1; pole: weź 2 złota; każdy z najwyżej 2 Gnomów: 1 wizyta w Faktorii handlowej więcej w rundzie
kind-tower = Wieża
    .acc = Wieżę
    .in = w Wieży
    .to = do Wieży
    .plural = Wieże
    .plural_gen = Wież
    .does = przychód 1; z Gnomem pole za 1 złoto: weź 1 Gnoma i postaw go na wolnej Kłódce
kind-wall = Mur
    .plural = Mury
    .plural_gen = Murów
    .does = bez karty i bez przychodu: za 3 drewna i 3 kamienie liczy się w swojej dzielnicy
kind-guild = Gildia
    .acc = Gildię
    .plural = Gildie
    .plural_gen = Gildii
    .does = bez karty i bez przychodu: liczy się w swojej dzielnicy, twoi Robotnicy idą tam bez opłaty, a inni płacą ci 1 złoto opłaty

# .short stoi pod nagłówkiem „Gildia”.
guild-librarians = Gildia bibliotekarzy
    .acc = Gildię bibliotekarzy
    .in = w Gildii bibliotekarzy
    .to = do Gildii bibliotekarzy
    .short = bibliotekarzy
    .does = dobierz 3 karty, potem odrzuć 1
guild-architects = Gildia architektów
    .acc = Gildię architektów
    .in = w Gildii architektów
    .to = do Gildii architektów
    .short = architektów
    .does = zajmij bez karty wolny Budynek, Mur albo Gildię, płacąc o 1 metal albo o 2 sztuki drewna i kamienia mniej
guild-merchants = Gildia kupców
    .acc = Gildię kupców
    .in = w Gildii kupców
    .to = do Gildii kupców
    .short = kupców
    .does = w tej turze najwyżej 2 wymiany 1 drewna albo 1 kamienia na 1 metal i 3 wizyty w Faktorii handlowej więcej
guild-recruiters = Gildia werbowników
    .acc = Gildię werbowników
    .in = w Gildii werbowników
    .to = do Gildii werbowników
    .short = werbowników
    .does = weź 1 Elfa albo 1 Krasnoluda ze swoich zasobów albo 1 Gnoma na wolną Kłódkę
guild-bankers = Gildia bankierów
    .acc = Gildię bankierów
    .in = w Gildii bankierów
    .to = do Gildii bankierów
    .short = bankierów
    .does = weź 3 złota
guild-sawyers = Gildia drwali
    .acc = Gildię drwali
    .in = w Gildii drwali
    .to = do Gildii drwali
    .short = drwali
    .does = weź 4 drewna
guild-miners = Gildia górników
    .acc = Gildię górników
    .in = w Gildii górników
    .to = do Gildii górników
    .short = górników
    .does = weź 2 sztuki metalu
guild-masons = Gildia kamieniarzy
    .acc = Gildię kamieniarzy
    .in = w Gildii kamieniarzy
    .to = do Gildii kamieniarzy
    .short = kamieniarzy
    .does = weź 4 kamienie
guild-wizards = Gildia magów
    .acc = Gildię magów
    .in = w Gildii magów
    .to = do Gildii magów
    .short = magów
    .does = zamień wszystkie znaczniki między dwoma Budynkami jednego rodzaju, dwoma Murami albo dwiema Gildiami
guild-spies = Gildia szpiegów
    .acc = Gildię szpiegów
    .in = w Gildii szpiegów
    .to = do Gildii szpiegów
    .short = szpiegów
    .does = każdy inny gracz pokazuje 1 kartę z ręki; możesz zabrać jedną z nich
guild-bandits = Gildia opryszków
    .acc = Gildię opryszków
    .in = w Gildii opryszków
    .to = do Gildii opryszków
    .short = opryszków
    .does = zabierz jednemu graczowi 1 metal albo do 2 sztuk drewna i kamienia, albo po 1 sztuce drewna lub kamienia najwyżej 3 graczom
guild-thieves = Gildia złodziei
    .acc = Gildię złodziei
    .in = w Gildii złodziei
    .to = do Gildii złodziei
    .short = złodziei
    .does = zabierz jednemu graczowi do 3 złota albo po 1 złocie najwyżej 3 graczom

district-d1 = Dzielnica I
    .in = w dzielnicy I
    .to = do dzielnicy I
    .num = I
    .does = punktowana w rundach 3, 5 i 7: 5 punktów za najwięcej znaczników w niej, 3 za drugie miejsce, a przy czterech i pięciu graczach 1 za trzecie
district-d2 = Dzielnica II
    .in = w dzielnicy II
    .to = do dzielnicy II
    .num = II
    .does = punktowana w rundach 3, 5 i 7: 5 punktów za najwięcej znaczników w niej, 3 za drugie miejsce, a przy czterech i pięciu graczach 1 za trzecie
district-d3 = Dzielnica III
    .in = w dzielnicy III
    .to = do dzielnicy III
    .num = III
    .does = punktowana w rundach 3, 5 i 7: 5 punktów za najwięcej znaczników w niej, 3 za drugie miejsce, a przy czterech i pięciu graczach 1 za trzecie
district-d4 = Dzielnica IV
    .in = w dzielnicy IV
    .to = do dzielnicy IV
    .num = IV
    .does = punktowana w rundach 3, 5 i 7: 5 punktów za najwięcej znaczników w niej, 3 za drugie miejsce, a przy czterech i pięciu graczach 1 za trzecie
district-d5 = Dzielnica V
    .in = w dzielnicy V
    .to = do dzielnicy V
    .num = V
    .does = punktowana w rundach 3, 5 i 7: 5 punktów za najwięcej znaczników w niej, 3 za drugie miejsce, a przy czterech i pięciu graczach 1 za trzecie

area-forest = Las
    .in = w Lesie
    .to = do Lasu
    .does = każdy Elf przynosi 1 drewno, Mistrz 2; kto sam ma tam najwięcej Robotników, bierze jeszcze 1
area-quarry = Kamieniołom
    .in = w Kamieniołomie
    .to = do Kamieniołomu
    .does = każdy Krasnolud przynosi 1 kamień, Mistrz 2; kto sam ma tam najwięcej Robotników, bierze jeszcze 1
area-mine = Kopalnia
    .in = w Kopalni
    .to = do Kopalni
    .does = Elf z Krasnoludem przynoszą razem 1 metal, Mistrz liczy się za 2; kto sam ma tam najwięcej Robotników, bierze jeszcze 1
area-gold_mine = Kopalnia złota
    .in = w Kopalni złota
    .to = do Kopalni złota
    .does = każdy Robotnik przynosi 1 złoto, Mistrz 2; kto sam ma tam najwięcej Robotników, bierze jeszcze 1

phase-opening = Przygotowanie
phase-placement = Rozmieszczanie
phase-collection = Zbieranie
phase-actions = Akcje
phase-scoring = Punktacja

month =
    { $round ->
        [1] wiosna, pierwszy miesiąc
        [2] wiosna, drugi miesiąc
        [3] wiosna, trzeci miesiąc
        [4] lato, pierwszy miesiąc
        [5] lato, drugi miesiąc
        [6] jesień, pierwszy miesiąc
       *[other] jesień, drugi miesiąc
    }

virtual-player = GW{ $n }
# O miejscu; .masc o Murze, .fem o Bramie i Gildii.
nobody = wolne
    .masc = wolny
    .fem = wolna

score-start = Na początku
score-districts = Dzielnice
score-elves = Elfy
score-dwarves = Krasnoludy
score-gnomes = Gnomy
score-unpaid_tax = Niezapłacony podatek

## Pytania i odpowiedzi: przygotowanie

ask-keep_cards =
    { $n ->
        [one] Którą kartę zachowujesz? To budynek na później; pozostałe odrzucasz.
        [few] Które { $n } karty zachowujesz? To budynki na później; pozostałe odrzucasz.
       *[many] Które { $n } kart zachowujesz? To budynki na później; pozostałe odrzucasz.
    }
do-keep-cards = { $cards }
ask-virtual_dwarf_start = W której Gildii zaczyna Krasnolud GW{ $n }? Nikt nie umieści tam Robotnika.

## Rozmieszczanie

ask-place =
    { $n ->
        [1] Gdzie umieszczasz Robotnika? Masz { $n } wolnego; pasując, wysyłasz go po surowce.
       *[other] Gdzie umieszczasz Robotnika? Masz { $n } wolnych; pasując, wysyłasz ich po surowce.
    }
do-pass = Pasuj
unused-workers =
    { $n ->
        [1] { $n } Robotnik jest jeszcze w domu.
       *[other] { $n } Robotników jest jeszcze w domu.
    }
unused-buildings =
    { $n ->
        [one] Stać cię jeszcze na { $n } Budynek.
        [few] Stać cię jeszcze na { $n } Budynki.
       *[other] Stać cię jeszcze na { $n } Budynków.
    }
unused-activations =
    { $n ->
        [1] { $n } Robotnika można jeszcze aktywować.
       *[other] { $n } Robotników można jeszcze aktywować.
    }
do-place-job = Pośredniak: { $fee }
do-place-camp = Obóz Króla, pole { $space }
do-place-guild =
    { $n ->
        [0] { $guild }: bez opłaty
       *[other] { $guild }: { $fee }
    }
do-place-card =
    { $n ->
        [0] Twoja karta { $card }: bez opłaty
       *[other] Twoja karta { $card }: { $fee }
    }
ask-place_worker-job = Który Robotnik idzie do Pośredniaka? Sprowadzi drugiego tego samego rodzaju.
ask-place_worker-camp = Który Robotnik idzie do Obozu Króla, aby zmienić kolejność w rundzie?
ask-place_worker-guild = Który Robotnik idzie { $guild_to }?
ask-place_worker-card = Który Robotnik idzie { $card_to }?
ask-mine_group = Kto idzie do Kopalni? Elf z Krasnoludem wydobywają razem 1 metal.
ask-forest_split = Ile Elfów idzie do Lasu po drewno? Reszta trafi do Kopalni złota.
ask-quarry_split = Ile Krasnoludów idzie do Kamieniołomu po kamień? Reszta trafi do Kopalni złota.
do-send = { $workers }: { $brings }
do-send-none = Nikt nie idzie { $area_to }

## Zbieranie

ask-camp_swap = Masz herb { $crest }. Wymieniasz go? Najniższy herb działa pierwszy.
do-keep-crest = Zachowaj herb { $crest }
do-swap-crest = Wymień na herb { $crest } ({ $other })

## Akcje

ask-action = Co robisz? Wykonaj dowolne akcje, na które cię stać, a potem zakończ turę.
do-end-turn = Zakończ turę
do-buy-card = Kup kartę za { $price } i zakończ turę
do-hire-gnome = Zatrudnij Gnoma za { $price }
do-visit =
    { $n ->
        [one] Odwiedź Faktorię handlową ({ $n } wizyta)
        [few] Odwiedź Faktorię handlową ({ $n } wizyty)
       *[many] Odwiedź Faktorię handlową ({ $n } wizyt)
    }
do-smith = Wymień 1 złoto na 1 metal w Kuźni
do-exchange = Wymień 1 { $good } na 1 metal (Gildia kupców)
do-build = Wznieś { $kind_acc }: { $cost }
do-build-wall = Zbuduj Mur: { $cost }
do-build-guild = Zbuduj { $guild_acc } w { $district_num }: { $cost }
do-use-guild = Aktywuj Robotnika { $guild_in }
do-use-card = Aktywuj { $worker_acc } { $card_in }

ask-site = W której dzielnicy stawiasz { $kind_acc }? Płacisz od razu po wyborze.
do-site = { $district }
do-site-wall = { $district }, Mur { $side }
do-site-gate = Brama z { $district_num } do { $towards_num }
do-site-guild = { $guild } { $district_in }

ask-trade = Co kupujesz lub sprzedajesz? Wizyta to najwyżej jeden zakup i jedna sprzedaż.
do-buy = Kup { $take } za { $give }
do-sell = Sprzedaj { $give } za { $take }
do-leave-post = Opuść Faktorię handlową

ask-gnome_lock = Na której karcie stawiasz Gnoma? Zostanie tam do końca gry.
ask-gate_second = Na której Bramie kładziesz drugi znacznik?
ask-recruit = Kogo werbujesz?

ask-discard =
    { $n ->
        [one] Którą kartę odrzucasz?
        [few] Którą kartę odrzucasz? Do odrzucenia są { $n } karty.
       *[many] Którą kartę odrzucasz? Do odrzucenia jest { $n } kart.
    }
ask-discard-limit =
    { $n ->
        [one] Limit kart w ręce: { $limit }. Którą kartę odrzucasz?
        [few] Limit kart w ręce: { $limit }. Którą kartę odrzucasz? Do odrzucenia są { $n } karty.
       *[many] Limit kart w ręce: { $limit }. Którą kartę odrzucasz? Do odrzucenia jest { $n } kart.
    }
ask-buy_card = Którą kartę kupujesz za { $price }? Zakup kończy turę.
do-draw-from-deck = Dobierz ze stosu

## Gildie

ask-architect_kind = Co zajmują dla ciebie architekci? Karta jest niepotrzebna, a koszt niższy.
ask-architect_site = W której dzielnicy architekci zajmują { $kind_acc }?
ask-architect_discount = Którą zniżkę wybierasz?
do-discount = Zniżka o { $goods }: do zapłaty { $cost }
do-discount-unfit = Zniżka o { $goods }

ask-wizard_kind = Między jakimi miejscami magowie zamieniają znaczniki? Zamienią wszystkie z dwóch takich miejsc.
ask-wizard_first = W której dzielnicy jest pierwsze miejsce zamiany ({ $kind })?
ask-wizard_second = W której dzielnicy jest drugie miejsce zamiany ({ $kind })?
ask-wizard_gate_symbol = Po której stronie nowej Bramy ma leżeć znacznik ({ $who })?
do-swap-place = { $district }: { $who }
do-swap-wall = { $district }, Mur { $side }: { $who_masc }
do-swap-guild = { $guild }: { $who_fem }
do-swap-gate =
    { $n ->
        [0] Brama { $district_num }–{ $towards_num }: { $who_fem }
        [one] Brama { $district_num }–{ $towards_num }: { $who }, { $n } znacznik
        [few] Brama { $district_num }–{ $towards_num }: { $who }, { $n } znaczniki
       *[many] Brama { $district_num }–{ $towards_num }: { $who }, { $n } znaczników
    }

ask-spy_pick = Którą kartę pokazujesz szpiegom? Mogą ją zabrać.
ask-spy_take = Którą z pokazanych kart zabierasz?
do-take-card = Zabierz kartę { $card } ({ $victim })
do-take-nothing = Nie bierz nic

ask-thief_form = Czy złodzieje zabierają { $gold } jednemu graczowi, czy po 1 złocie kilku graczom (najwyżej { $victims })?
ask-thief_victim = Komu złodzieje zabierają złoto?
ask-thief_next = Komu złodzieje zabierają 1 złoto? Po pierwszym graczu możesz zakończyć.
ask-bandit_form = Czy opryszki zabierają jednemu graczowi { $metal } albo do { $goods } sztuk drewna i kamienia, czy po 1 sztuce kilku graczom (najwyżej { $victims })?
ask-bandit_victim = Kogo okradają opryszki?
ask-bandit_goods = Co zabierają opryszki? Traci { $victim }.
ask-bandit_next = Komu opryszki zabierają 1 drewno lub kamień? Po pierwszym graczu możesz zakończyć.
do-rob-one = Jednemu graczowi
do-rob-several = Kilku graczom
do-rob = { $victim }
do-rob-of = { $victim }: { $goods }
do-rob-goods = { $goods }
do-stop = Zakończ

## Gracze Wirtualni

ask-virtual_card = Według której karty buduje GW{ $n }? Nic to nie kosztuje.
ask-virtual_site = W której dzielnicy GW{ $n } stawia { $kind_acc }?

## Powody: czego brakuje

no-fee-short = Brakuje { $missing_gen }: opłata to { $fee }.
no-gold-short = Brakuje { $missing_gen }: koszt to { $price }.
no-cost-short = Brakuje { $missing_gen }: koszt to { $cost }.
no-too-dear = Nawet z najlepszą zniżką brakuje { $missing_gen }.
no-has-none = Nie masz { $good_gen }.
no-not-at-home = Nie masz wolnego { $worker_gen }.
no-not-in-hand = Nie masz w ręce karty { $card }.
no-not-on-display = W puli odkrytych kart nie ma karty { $card }.
no-not-built = Nie masz jeszcze wzniesionego takiego Budynku: { $card }.
no-needs-gnome = Twoja karta { $card } wymaga najpierw Gnoma.
no-none-in-supply = W zasobach Robotników nie masz już { $worker_gen }.
no-supply-empty = Twoje zasoby Robotników są puste.
no-pool-empty = Nie ma już Gnomów do wynajęcia.
no-no-cards-left = Nie ma już kart do dobrania.
no-no-free-lock = Żadna z twoich wzniesionych kart nie ma wolnej Kłódki Gnoma.
no-no-lock = Karta { $card } nie ma Kłódki Gnoma.
no-no-half-gate = Drugi znacznik kładzie się tylko na Bramie, na której leży jeden znacznik, i to twój.
no-nothing-to-trade = Nie stać cię na żaden zakup i nie masz nic na sprzedaż.

## Powody: ktoś już tam jest

no-job-centre-full =
    { $n ->
        [one] Jedyne pole Pośredniaka jest zajęte.
        [few] Wszystkie pola Pośredniaka są zajęte.
       *[many] Wszystkie pola Pośredniaka są zajęte.
    }
no-camp-full = Wszystkie pola Obozu Króla są zajęte.
no-already-in-camp = Masz już Robotnika w Obozie Króla: w rundzie może tam być tylko jeden.
no-space-taken = Stoi tam już Robotnik: { $who }.
no-card-space-taken = Twoja karta { $card } nie ma wolnego pola.
no-virtual-dwarf-there = Stoi tam Krasnolud GW{ $n }.
no-lock-taken = Wszystkie Kłódki Gnoma na twojej karcie { $card } są zajęte.
no-no-free-location = Nie ma wolnego miejsca na { $kind_acc }.
no-site-taken = To miejsce zajmuje już { $who }.
no-wall-taken = Ten Mur ma już { $who }.
no-gate-closed = Tę Bramę zajmuje już { $who }: jej druga połowa jest zamknięta.
no-virtual-site-taken = { no-site-taken }
no-guild-owned = Tę Gildię ma już { $owner }.
no-crest-grey = Tego herbu ({ $who }) nie można zabrać: w tej rundzie jest już szary.

## Powody: to już było albo na to za wcześnie

no-already-hired = W tej rundzie masz już Gnoma za złoto: drugiego zatrudnić nie można.
no-already-smithed = Każda Kuźnia z Gnomem wymienia tylko raz w rundzie.
no-no-exchange-left = Nie masz wymian na metal: daje je Robotnik aktywowany w Gildii kupców.
no-no-visit-left = W tej rundzie nie masz już wizyt w Faktorii handlowej.
no-already-bought = Zakup podczas tej wizyty masz już za sobą: może być tylko jeden.
no-already-sold = Sprzedaż podczas tej wizyty masz już za sobą: może być tylko jedna.
no-trade-first = Zanim wyjdziesz, kup coś lub sprzedaj.
no-rob-one-first = Zanim zakończysz, zabierz coś choć jednemu graczowi.
no-already-robbed = Każdemu graczowi zabiera się tylko raz, a { $who } ma to już za sobą.

## Powody: nic by to nie dało

no-idle-in-mine = Ktoś stałby bezczynnie: w Kopalni Elfy i Krasnoludy pracują parami, a Mistrz liczy się za dwóch.
no-discount-too-large = Ta zniżka się nie mieści: koszt to { $cost }.
no-nothing-to-occupy = Nie ma wolnego miejsca, na które cię stać, nawet ze zniżką.
no-no-swap = Nie ma znaczników, które można by zamienić.
no-no-swap-of-kind = Nic by się nie zmieniło: wszystkie { $kind_plural } są wolne albo mają jednego właściciela.
no-same-location = To jest pierwsze miejsce: wybierz inne.
no-same-owner = Oba miejsca mają tego samego właściciela: nic by się nie zmieniło.
no-both-empty = Oba miejsca są wolne: nie ma czego zamieniać.
no-no-cards-to-spy = Nikt inny nie ma karty do pokazania.
no-nobody-has-goods = Nikt inny nie ma drewna, kamieni ani metalu.
no-nobody-has-gold = Nikt inny nie ma złota.
no-too-few-victims = To, co można zabrać, ma mniej niż dwóch graczy.
no-has-no-gold = { $who } nie ma złota.
no-has-no-goods = { $who } nie ma drewna, kamieni ani metalu.
no-victim-lacks = { $who } nie ma { $what_gen }.

## Co się stało: przygotowanie i kalendarz

log-guild-laid = { $guild } trafia { $district_to }.
log-cards-dealt =
    { $n ->
        [one] { $who } dostaje { $n } kartę.
        [few] { $who } dostaje { $n } karty.
       *[many] { $who } dostaje { $n } kart.
    }
log-cards-kept =
    { $n ->
        [one] { $who } zachowuje { $n } kartę.
        [few] { $who } zachowuje { $n } karty.
       *[many] { $who } zachowuje { $n } kart.
    }
log-crest-dealt = { $who } dostaje herb { $crest }.
log-display-filled = Odkryta zostaje karta { $card }.
log-round-began = Zaczyna się runda { $round }: { month }.

## Co się stało: rozmieszczanie

log-job-taken =
    { $fee ->
        [0] { $who } wysyła { $worker_acc } do Pośredniaka.
        [1] { $who } wysyła { $worker_acc } do Pośredniaka za { $fee } złoto.
       *[other] { $who } wysyła { $worker_acc } do Pośredniaka za { $fee } złota.
    }
log-camp-taken = { $who } wysyła { $worker_acc } do Obozu Króla na pole { $space }.
log-guild-taken =
    { $fee ->
        [0] { $who } wysyła { $worker_acc } { $guild_to } bez opłaty.
        [1] { $who } wysyła { $worker_acc } { $guild_to } za { $fee } złoto.
       *[other] { $who } wysyła { $worker_acc } { $guild_to } za { $fee } złota.
    }
log-fee-received =
    { $n ->
        [1] { $who } dostaje { $n } złoto opłaty; płaci { $payer }.
       *[other] { $who } dostaje { $n } złota opłaty; płaci { $payer }.
    }
log-card-space-taken =
    { $fee ->
        [0] { $who } wysyła { $worker_acc } { $card_to }.
        [1] { $who } wysyła { $worker_acc } { $card_to } za { $fee } złoto.
       *[other] { $who } wysyła { $worker_acc } { $card_to } za { $fee } złota.
    }
log-passed = { $who } pasuje.
log-sent =
    { $n ->
        [1] { $who } wysyła { $n } Robotnika { $area_to }.
       *[other] { $who } wysyła { $n } Robotników { $area_to }.
    }

## Co się stało: zbieranie

log-gathered = { $who } zbiera { $good_count } { $area_in }.
log-majority = { $who } ma przewagę { $area_in } i bierze premię: { $good_count }.
log-recruited = { $who } werbuje { $worker_acc } w Pośredniaku.
log-nobody-to-recruit = { $who } nie ma już { $worker_gen } w zasobach: Pośredniak nikogo nie sprowadza.
log-crests-swapped = { $who } i { $other } wymieniają się herbami: { $who } ma teraz herb { $crest }.
log-crest-kept = { $who } zachowuje herb { $crest }.
log-income =
    { $n ->
        [1] { $who } dostaje { $n } złoto przychodu.
       *[other] { $who } dostaje { $n } złota przychodu.
    }
log-tax-paid =
    { $n ->
        [1] { $who } płaci { $n } złoto podatku.
       *[other] { $who } płaci { $n } złota podatku.
    }
log-tax-short =
    { $n ->
        [one] { $who } nie ma { $n } złota na podatek i traci { $n } punkt.
        [few] { $who } nie ma { $n } złota na podatek i traci { $n } punkty.
       *[many] { $who } nie ma { $n } złota na podatek i traci { $n } punktów.
    }

## Co się stało: akcje

log-turn-began = { $who } zaczyna turę.
log-bank-gold =
    { $n ->
        [1] { $who } bierze { $n } złoto z Banku.
       *[other] { $who } bierze { $n } złota z Banku.
    }
log-built = { $who } wznosi { $kind_acc } { $district_in }.
log-wall-built = { $who } buduje Mur { $district_in }.
log-guild-built = { $who } buduje { $guild_acc } { $district_in }.
log-occupied = { $who } zajmuje bez karty { $kind_acc } { $district_in }.
log-guild-used = { $who } aktywuje Robotnika { $guild_in }.
log-card-used = { $who } aktywuje Robotnika { $card_in }.
log-goods-taken = { $who } bierze { $good_count }.
log-bought =
    { $gold ->
        [1] { $who } kupuje { $good_count } za { $gold } złoto.
       *[other] { $who } kupuje { $good_count } za { $gold } złota.
    }
log-sold =
    { $who } sprzedaje { $wood ->
        [0] { "" }
        [1] { $wood } drewno
       *[other] { $wood } drewna
    }{ $stone ->
        [0] { "" }
       *[other] { $wood ->
            [0] { "" }
           *[other] { " i " }
        }{ $stone ->
            [one] { $stone } kamień
            [few] { $stone } kamienie
           *[many] { $stone } kamieni
        }
    }{ $metal ->
        [0] { "" }
       *[other] { $wood ->
            [0] { $stone ->
                [0] { "" }
               *[other] { " i " }
            }
           *[other] { " i " }
        }{ $metal ->
            [one] { $metal } metal
            [few] { $metal } sztuki metalu
           *[many] { $metal } sztuk metalu
        }
    } za { $gold ->
        [1] { $gold } złoto.
       *[other] { $gold } złota.
    }
log-gnome-hired =
    { $gold ->
        [1] { $who } zatrudnia za { $gold } złoto Gnoma i stawia go { $card_in }.
       *[other] { $who } zatrudnia za { $gold } złota Gnoma i stawia go { $card_in }.
    }
log-gnome-placed = { $who } stawia Gnoma { $card_in }.
log-smithed = { $who } wymienia 1 złoto na 1 metal w Kuźni.
log-promoted = { $who } awansuje { $worker_promoted }.
log-second-marker = { $who } kładzie drugi znacznik na Bramie { $district_in }.
log-worker-from-supply = { $who } werbuje { $worker_acc }.
log-card-bought = { $who } kupuje odkrytą kartę { $card }.
log-deck-card-bought = { $who } kupuje kartę ze stosu.
log-cards-drawn =
    { $n ->
        [one] { $who } dobiera { $n } kartę.
        [few] { $who } dobiera { $n } karty.
       *[many] { $who } dobiera { $n } kart.
    }
log-card-drawn = { $who } dobiera kartę { $card }.
log-discarded = { $who } odrzuca kartę { $card }.
log-reshuffled =
    { $n ->
        [one] Ze stosu kart odrzuconych powstaje nowy stos do dociągania: { $n } karta.
        [few] Ze stosu kart odrzuconych powstaje nowy stos do dociągania: { $n } karty.
       *[many] Ze stosu kart odrzuconych powstaje nowy stos do dociągania: { $n } kart.
    }
log-merchants-called = W tej turze { $who } ma wymiany na metal i dodatkowe wizyty w Faktorii handlowej.
log-exchanged = { $who } wymienia 1 { $good } na 1 metal.

## Co się stało: opryszki, złodzieje, magowie, szpiedzy. Imiona się nie odmieniają.

log-robbed = { $who } rabuje { $good_count }; traci { $victim }.
log-gold-stolen =
    { $n ->
        [1] { $who } kradnie { $n } złoto; traci { $victim }.
       *[other] { $who } kradnie { $n } złota; traci { $victim }.
    }
log-swapped = { $who } zamienia znaczniki { $kind_plural_gen } w dzielnicach { $first_num } i { $second_num }.
log-gates-swapped = { $who } zamienia znaczniki dwóch Bram: { $first_num }–{ $first_towards_num } i { $second_num }–{ $second_towards_num }.
log-card-shown = { $who } pokazuje kartę { $card }.
log-card-taken = { $who } zabiera kartę { $card }; traci ją { $victim }.
log-nothing-taken = { $who } nie bierze żadnej z pokazanych kart.

## Co się stało: Gracze Wirtualni

log-virtual-dwarf-set = { $who } stawia Krasnoluda GW{ $virtual } { $guild_in }.
log-virtual-card = { $who } wybiera kartę { $card } dla GW{ $virtual }.
log-virtual-built = GW{ $virtual } wznosi { $card_acc } { $district_in }.
log-virtual-idle = Nie ma wolnego miejsca na { $card_acc }: GW{ $virtual } nic nie wznosi.
log-virtual-moved = Krasnolud GW{ $virtual } przechodzi { $guild_to }.
log-virtual-fee =
    { $n ->
        [1] { $who } bierze { $n } złoto: do Gildii tego gracza przychodzi wirtualny Krasnolud.
       *[other] { $who } bierze { $n } złota: do Gildii tego gracza przychodzi wirtualny Krasnolud.
    }

## Co się stało: punktacja

log-district-scored =
    { $points ->
        [one] { $who } zajmuje { $place }. miejsce { $district_in }: { $points } punkt.
        [few] { $who } zajmuje { $place }. miejsce { $district_in }: { $points } punkty.
       *[many] { $who } zajmuje { $place }. miejsce { $district_in }: { $points } punktów.
    }
log-workers-scored =
    { $points ->
        [one] { $who } zajmuje { $place }. miejsce w liczbie { $worker_plural_gen }: { $points } punkt.
        [few] { $who } zajmuje { $place }. miejsce w liczbie { $worker_plural_gen }: { $points } punkty.
       *[many] { $who } zajmuje { $place }. miejsce w liczbie { $worker_plural_gen }: { $points } punktów.
    }
log-game-ended = Miasto stoi: koniec gry.

## Stół na jeden rzut oka

pic-top = Runda { $round } z { $rounds } · { month } · { $phase } · punktacja po rundzie { $next }
pic-opening = { $phase } · liczba rund: { $rounds } · punktacja po rundzie { $next }
pic-piles = Stos do dociągania { $deck } · stos kart odrzuconych { $discard } · Gnomy do wynajęcia { $pool }
pic-guild = { $guild_short }
pic-owned = ma { $sign }
pic-worker = { $sign } { $worker_short }
pic-district = { $district_num }
pic-area = { $area }: { $who }
pic-jobs = Pośredniak ({ $n } z { $spaces }): { $who }
pic-camp = Obóz Króla: { $who }
pic-known = znane w ręce: { $cards }
pic-virtual = { virtual-player }: steruje { $sign }, { $workers }
pic-legend = ★ Mistrz · [g] Gnom, [_] wolna Kłódka · koszt: drewno/kamień/metal · ✓ stać cię na to

# Nagłówki kolumn.
column-guild = Gildia
column-tip = działanie
column-cost = koszt
column-worker = Robotnik
column-markers = znaczniki
column-points = punkty
column-free = wolne
column-crest = herb
column-score = wynik
column-wood = drewno
column-stone = kamień
column-metal = metal
column-gold = złoto +/−
column-elves = Elfy
column-dwarves = Krasn.
column-gnomes = Gnomy
column-cards = karty
column-passed = pas
column-income = przychód
column-sites = wolne w
column-effect = co robi
column-hand = ręka
column-wall = bez karty
column-display = odkryte

# Co dają Gildie, w kilku słowach.
tip-librarians =
    { $n ->
        [one] { $n } karta, odrzuć { $m }
        [few] { $n } karty, odrzuć { $m }
       *[many] { $n } kart, odrzuć { $m }
    }
tip-architects = buduj taniej bez karty
tip-merchants =
    { $n ->
        [one] +{ $n } wizyta
        [few] +{ $n } wizyty
       *[many] +{ $n } wizyt
    }, { $m ->
        [one] { $m } wymiana
        [few] { $m } wymiany
       *[many] { $m } wymian
    }
tip-recruiters = Elf, Krasnolud, Gnom
tip-bankers =
    { $n ->
        [1] { $n } złoto
       *[other] { $n } złota
    }
tip-sawyers =
    { $n ->
        [1] { $n } drewno
       *[other] { $n } drewna
    }
tip-miners =
    { $n ->
        [one] { $n } metal
        [few] { $n } sztuki metalu
       *[many] { $n } sztuk metalu
    }
tip-masons =
    { $n ->
        [one] { $n } kamień
        [few] { $n } kamienie
       *[many] { $n } kamieni
    }
tip-wizards = zamień znaczniki
tip-spies = zabierz kartę
tip-bandits = zabierz surowce
tip-thieves = zabierz do { $n } złota

# Co robią karty, w kilku słowach.
effect-bank = Gnom: 1 złoto w każdej turze
effect-keep = w dzielnicy liczy się podwójnie
effect-library = pole: 2 karty za 2; Gnom: karta co turę
effect-gatehouse = Gnom: druga połowa Bramy
effect-inn = pole (z Gnomem): Elf lub Krasnolud
effect-blacksmith = pole: 1 metal; Gnom: metal za 1 złoto
effect-gardens = Gnom: Elf zostaje Mistrzem
effect-pub = Gnom: Krasnolud zostaje Mistrzem
effect-market = pole: 2 złota; każdy Gnom: +1 wizyta
effect-tower = pole (z Gnomem): weź Gnoma
effect-wall = liczy się w swojej dzielnicy

# Co robi Gnom tam, dokąd trafia; obok kart do wyboru.
came-bank = 1 złoto teraz i w każdej rundzie
came-library = 1 karta na koniec każdej tury
came-gatehouse = druga połowa Bramy
came-inn = otwiera pole: Elf lub Krasnolud
came-blacksmith = metal za 1 złoto, raz w rundzie
came-gardens = Elf zostaje Mistrzem
came-pub = Krasnolud zostaje Mistrzem
came-market = jedna wizyta w faktorii więcej
came-tower = otwiera pole: Gnom

# Co robi robotnik na własnej karcie; obok pól do wyboru.
used-library = 2 karty, odrzuć 2
used-inn = Elf lub Krasnolud
used-blacksmith = 1 metal
used-market = 2 złota
used-tower = Gnom

## Plansza w przeglądarce

board-month = { month }
board-scoring = punktacja po tym miesiącu
board-now =
    { $round ->
        [0] { $phase }
       *[other] { $round }/{ $rounds } · { $phase }
    }
board-city = Miasto Belfort
board-tab-city = Miasto
board-districts = Dzielnice
board-workers = Robotnicy
board-order = Kolejność
board-pool = Gnomy do wynajęcia
board-resources = Plansza zasobów
board-guilds = Gildie
board-fee = opłata
board-display = Pula odkrytych kart
board-each = za kartę
board-deck = stos kart
board-deck-tip =
    Stos do dociągania: { $n ->
        [one] { $n } zakryta karta
        [few] { $n } zakryte karty
       *[other] { $n } zakrytych kart
    }; gdy się skończy, tasuje się odrzucone: { $discard }
board-built = Budynki i surowce
board-hand = karty w ręce
board-crest = herb { $n }
board-income = przychód
board-tax = podatek
board-tax-bracket =
    podatek: { $n ->
        [1] { $n } złoto
       *[other] { $n } złota
    } w każdej rundzie przy wyniku od { $least } do { $most }
board-net = na koniec miesiąca
board-lock = Kłódka Gnoma
board-passed = pas
board-virtual = Gracz Wirtualny { $n } (GW{ $n })
board-steered = prowadzi: { $who }
board-lead = prowadzisz { $own } : { $best }
board-tie = remis { $own } : { $best }
board-behind = jesteś z tyłu { $own } : { $best }
board-best = { $district }: { $standing }
board-pay = Płacisz
board-most = +{ $n } za przewagę, { $own } : { $best }
board-rest = reszta: { $gold }
board-pays =
    { $n ->
        [1] wystarczy na { $what_acc }
        [2] wystarczy na { $what_acc }
       *[other] wystarczy też na budynki: { $n }
    }
board-pays-not =
    { $n ->
        [1] zabraknie na { $what_acc }
        [2] zabraknie na { $what_acc }
       *[other] zabraknie na budynki: { $n }
    }
board-loot =
    { $n ->
        [one] { $n } surowiec
        [few] { $n } surowce
       *[many] { $n } surowców
    }
board-swap-more = +{ $n } pkt
board-swap-brings =
    { $n ->
        [0] punktacja teraz nie da więcej
       *[other] punktacja teraz: do +{ $n }
    }
board-now-word = punktacja teraz
board-scores-now =
    { $n ->
        [one] punktacja teraz dałaby { $n } punkt
        [few] punktacja teraz dałaby { $n } punkty
       *[many] punktacja teraz dałaby { $n } punktów
    }
place-job_centre = Pośredniak
    .does = za 2 złota twój Robotnik sprowadza drugiego tego samego rodzaju z twoich zasobów
place-kings_camp = Obóz Króla
    .does = twój Robotnik wymienia herb z innym graczem albo zachowuje twój: najniższy herb działa pierwszy; jeden Robotnik na gracza

## Co zrobiono, jako nagłówki raportu

deed-built-kind = Postawione budynki
deed-guild-built-guild = Postawione gildie
deed-guild-taken-guild = Odwiedzone gildie
deed-card-space-taken-card = Robotnicy w budynkach
deed-recruited-worker = Zwerbowani Robotnicy
deed-gnome-hired-card = Budynki z zatrudnionym Gnomem
deed-promoted-worker = Awanse Robotników
deed-gathered-good = Zbieranie surowców
deed-card-bought-card = Kupione karty

## Na co patrzy dobry gracz

feature-points = punkty
feature-prizes_next = przewagi w najbliższej punktacji
feature-prizes_later = przewagi w późniejszych punktacjach
feature-crowds_next = najwięcej Robotników w najbliższej punktacji
feature-crowds_later = najwięcej Robotników w późniejszych punktacjach
feature-markers = znaczniki w Dzielnicach
feature-leads = bezpieczne przewagi w Dzielnicach
feature-wood = drewno
feature-stone = kamień
feature-metal = metal
feature-gold = złoto
feature-builds = karty, na które cię stać
feature-cards = karty w ręce
feature-income = przyszły przychód
feature-unpaid = niezapłacony podatek
feature-workers = Robotnicy
feature-masters = Mistrzowie
feature-gnomes = Gnomy
feature-spaces = pola zbudowanych kart
feature-guilds = własne Gildie
feature-at_home = Robotnicy do rozmieszczenia
feature-masters_at_home = Mistrzowie do rozmieszczenia
feature-hiring = Robotnicy w Pośredniaku
feature-camp = Robotnicy w Obozie Króla
feature-early = miejsce w kolejności
feature-on_librarians = Robotnik w Gildii bibliotekarzy
feature-on_architects = Robotnik w Gildii architektów
feature-on_merchants = Robotnik w Gildii kupców
feature-on_recruiters = Robotnik w Gildii werbowników
feature-on_bankers = Robotnik w Gildii bankierów
feature-on_sawyers = Robotnik w Gildii drwali
feature-on_miners = Robotnik w Gildii górników
feature-on_masons = Robotnik w Gildii kamieniarzy
feature-on_wizards = Robotnik w Gildii magów
feature-on_spies = Robotnik w Gildii szpiegów
feature-on_bandits = Robotnik w Gildii opryszków
feature-on_thieves = Robotnik w Gildii złodziei
feature-on_library = Robotnik w Bibliotece
feature-on_inn = Robotnik w Karczmie
feature-on_blacksmith = Robotnik w Kuźni
feature-on_market = Robotnik na Targu
feature-on_tower = Robotnik w Wieży

## Pierwsze pytania, do nowej osoby

first-keep_cards = Każda karta to budynek na później; na czerwono stoi, czego ci brakuje. Dobry początek: zostaw trzy tanie.
first-place = Wysyłaj Robotników po jednym, potem spasuj: reszta zbierze surowce. Na początek dobry jest Pośredniak: przybędzie Robotnik.
