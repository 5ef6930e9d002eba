# Wszystko, co mówi silnik gry, po polsku. Imion graczy i nazw miejsc się nie odmienia: stoją po dwukropku, w nawiasie
# albo po słowie „gracz”.

## Dlaczego czegoś nie można zrobić

why-over = Gra już się skończyła.
why-no-such-action = Nie ma takiej akcji: { $action }.
why-no-such-seat = Nie ma miejsca { $seat }; miejsc w tej grze jest { $seats }.
why-not-your-turn = To nie twój ruch. Czekaj na: { $asked }.
why-not-asked = Teraz nie musisz nic wybierać.
why-chance-first = Poczekaj na kości lub karty.
why-no-such-outcome = „{ $action }” nie może teraz wypaść.
why-not-now = „{ $action }” nie jest teraz możliwe.
why-no-such-place = Nie ma takiego miejsca na tej planszy.
why-forbidden-here = Zasady tej gry nie pozwalają na to tutaj: { $place }.
why-cannot-pay = Nie stać cię na { WORD($what, form: "acc") }. Brakuje: { $lacks }.
why-no-piece-left = Nie masz już w zapasie { WORD($what, form: "many") }.
why-no-settlement-left = Nie masz już osad w zapasie: najpierw zamień jedną na miasto.
why-road-taken = Tu już jest droga gracza { $owner }: { $place }.
why-ship-taken = Tu już jest statek gracza { $owner }: { $place }.
why-on-land = To miejsce nie leży przy morzu: { $place }.
why-ship-unconnected = To miejsce nie styka się z twoim statkiem ani osadą lub miastem, albo drogę przecina cudza osada: { $place }.
why-no-ship-here = Nie masz tu statku: { $place }.
why-one-move-a-turn = W tej turze jeden statek już został przesunięty.
why-ship-is-new = Ten statek powstał w tej turze i nie może jeszcze płynąć: { $place }.
why-line-closed = Ten statek nie jest ostatni w otwartej linii: { $place }.
why-nowhere-to-sail = Ten statek nie ma dokąd płynąć: { $place }.
why-ship-stays = Statek stąd przypłynął i musi płynąć gdzie indziej: { $place }.
why-pirate-stays = Pirat już tu stoi i musi się ruszyć: { $place }.
why-pirate-elsewhere = Pirata nie ma obok tego miejsca: { $place }.
why-pirate-on-land = Pirat trzyma się morza, a to nie jest morze: { $place }.
why-no-pirate = Na tej mapie nie ma pirata.
why-pirate-not-yours = Nie możesz ruszać pirata.
why-no-coast = To nie jest wybrzeże: { $place }.
why-harbor-next-door = Na rogu tego miejsca już jest port: { $place }.
why-hex-known = To pole jest już odkryte: { $place }.
why-hex-not-reached = Nowy element nie prowadzi do tego pola: { $place }.
why-fortress-not-reached =
    { $count ->
        [one] Twojej linii brakuje jednego statku do twierdzy.
        [few] Twojej linii brakuje { $count } statków do twierdzy.
       *[many] Twojej linii brakuje { $count } statków do twierdzy.
    }
why-no-wonder = Najpierw wybierz cud.
why-one-wonder = Twój cud to już { WORD($wonder) }, a dwóch cudów nikt nie buduje.
why-wonder-taken = Ten cud ({ WORD($wonder) }) buduje już { $owner }.
why-castle-needs = Zamek wymaga miasta i sześciu punktów widocznych dla wszystkich.
why-monument-needs = Pomnik wymaga miasta przy porcie i drogi handlowej o długości co najmniej pięciu.
why-theater-needs = Wielki teatr wymaga dwóch miast.
why-bridge-needs = Wielki most wymaga osady lub miasta na oznaczonym skrzyżowaniu nad cieśniną.
why-wall-needs = Wielki mur wymaga osady lub miasta na oznaczonym skrzyżowaniu przy pustyni.
why-fortress-taken = Twoja twierdza jest już zdobyta.
why-no-such-harbor = Nie masz takiego portu do wyłożenia.
why-no-place-for-harbor = To nie jest twoja nadmorska osada ani miasto bez portu: { $place }.
why-no-founding-here = Nikt nie może się tu osiedlić: { $place }.
why-road-unconnected = To miejsce nie styka się z twoją drogą, osadą ani miastem, albo drogę przecina cudza osada: { $place }.
why-corner-taken = Tu już stoi osada lub miasto gracza { $owner }: { $place }.
why-knight-in-the-way = Tu stoi rycerz gracza { $owner }: { $place }.
why-too-close = Za blisko: na sąsiednich skrzyżowaniach nie może być osad ani miast ({ $place }).
why-at-sea = To miejsce leży na morzu: { $place }.
why-settlement-unconnected = Nie prowadzi tu żadna twoja droga: { $place }.
why-no-settlement-here = Nie masz tu osady, którą można zamienić na miasto: { $place }.
why-rebuild-first = Najpierw odbuduj swoje przewrócone miasto.
why-no-city-here = Nie masz tu miasta: { $place }.
why-wall-there = To miasto ma już mur: { $place }.
why-track-complete = Dalej się nie da: { WORD($track) } twoich miast jest na najwyższym poziomie.
why-needs-city = Rozwijać można tylko miasta, a nie masz żadnego, które stoi.
why-needs-free-city = Dwa ostatnie poziomy wymagają miasta bez metropolii.
why-no-free-city-here = To nie jest twoje miasto bez metropolii: { $place }.
why-no-water-for-commodities = Akwedukt daje tylko surowce, a nie towary ({ WORD($card) }).
why-robber-off-land = Złodziej trzyma się lądu, a to nie jest ląd: { $place }.
why-robber-elsewhere = Złodzieja nie ma obok tego miejsca: { $place }.
why-thief-away = Złodzieja i pirata nie można ruszyć, zanim barbarzyńcy pierwszy raz wylądują.
why-robber-stays = Złodziej już tu stoi i musi się ruszyć: { $place }.
why-no-victim = Tutaj nie można okraść gracza { $victim }.
why-card-not-held = Nie masz już { WORD($card, form: "many") } do oddania.
why-like-for-like = Nie można wymienić karty na taką samą.
why-trade-is-over = W ścisłej kolejności handel jest przed budową, a budowa już się zaczęła.
why-rate-too-high =
    { $rate ->
        [one] Bank chce { $rate } { WORD($card, form: "acc") } za jedną kartę, a masz mniej.
        [few] Bank chce { $rate } { WORD($card, form: "few") } za jedną kartę, a masz mniej.
       *[many] Bank chce { $rate } { WORD($card, form: "many") } za jedną kartę, a masz mniej.
    }
why-bank-is-out = Bank nie ma już { WORD($card, form: "many") }.
why-offers-used-up =
    { $most ->
        [one] Twoja jedyna oferta w tej turze została już złożona.
        [few] Wszystkie twoje oferty w tej turze są już złożone: { $most }.
       *[many] Wszystkie twoje oferty w tej turze są już złożone: { $most }.
    }
why-nothing-to-trade = Nie ma czym handlować: albo ty, albo wszyscy inni nie mają kart.
why-asks-too-much = Nikt nie ma tylu kart.
why-no-gifts = Każda strona musi dać co najmniej jedną kartę.
why-cannot-accept = Nie masz kart, o które chodzi.
why-no-such-deal = Nie ma takiej wymiany z graczem { $partner }.
why-roll-first = Najpierw rzuć kośćmi.
why-already-rolled = Kości są już rzucone.
why-found-first = Najpierw postaw osadę.
why-found-city-first = Najpierw postaw miasto.
why-found-road-first = Najpierw zbuduj drogę obok: { $place }.
why-found-ship-first = Najpierw zbuduj statek obok: { $place }.
why-found-line-first = Najpierw zbuduj drogę lub statek obok: { $place }.
why-no-card-left = Nie ma już kart rozwoju.
why-no-such-card = Nie masz karty: { WORD($card) }.
why-bought-this-turn = Ta karta ({ WORD($card) }) została kupiona w tej turze: zagrasz ją od następnej.
why-drawn-this-turn = Ta karta ({ WORD($card) }) została dobrana w tej turze: zagrasz ją od następnej.
why-no-such-die = Kość pokazuje od 1 do 6.
why-number-stays = Tej liczby nie można zamienić: { $place }. Można tylko 3, 4, 5, 9, 10 i 11.
why-same-number = Tu jest taka sama liczba: { $place }.
why-one-card-a-turn = W tej turze karta rozwoju została już zagrana.
why-card-has-no-use = Ta karta ({ WORD($card) }) nic by teraz nie dała.
why-not-against = Tej karty nie można teraz zagrać przeciw graczowi { $opponent }.
why-no-offer-to = Nie możesz teraz zaproponować karty graczowi { $other }.
why-no-resource = Proponuje się tylko surowce, a { WORD($card) } to nie surowiec.
why-no-commodity = Chodzi o towar, a { WORD($card) } to nie towar.
why-has-commodity = Masz towar, więc musisz jeden oddać.
why-not-in-hand = Na tej ręce nie ma karty: { WORD($card) }.
why-no-resource-here = To miejsce nie daje surowców: { $place }.
why-no-town-here = Nie masz tu osady ani miasta: { $place }.
why-merchant-stays = Twój kupiec już tu stoi i musi iść gdzie indziej: { $place }.
why-nothing-on-side = Nie ma tu drogi ani statku: { $place }.
why-not-open = Tego elementu nie można usunąć, bo nie leży na otwartym końcu: { $place }.
why-no-rival-here = Nie stoi tu rycerz przeciwnika: { $place }.
why-one-action-a-turn = Twoja akcja w tej turze jest już wykorzystana.
why-too-few-tokens =
    { $price ->
        [one] To kosztuje kartę handlu, a nie masz żadnej.
        [few] To kosztuje { $price } karty handlu, a masz mniej.
       *[many] To kosztuje { $price } kart handlu, a masz mniej.
    }
why-metropolis-stays = Tej metropolii nie można stracić: { $place }.
why-no-knight-to-commit = Nie masz tu aktywnego rycerza, którego można jeszcze wysłać: { $place }.
why-robber-at-home = Złodziej jest już na pustyni albo poza planszą.
why-no-forced-trade = Wymuszony handel wymaga karty przeciwnika i dwóch kart do oddania.
why-one-knight-a-turn = W tej turze rycerz został już odrzucony.
why-no-knight = Nie masz odkrytego rycerza.
why-all-are-warships = Wszystkie statki twojej linii są już okrętami wojennymi.
why-no-knight-here = Nie masz tu rycerza: { $place }.
why-knight-active = Ten rycerz jest już aktywny: { $place }.
why-knight-inactive = Ten rycerz jest nieaktywny i nic nie może zrobić: { $place }.
why-knight-tired = Ten rycerz został aktywowany w tej turze i działa od następnej: { $place }.
why-knight-mighty = Ten rycerz jest już potężny: { $place }.
why-knight-promoted = Ten rycerz w tej turze już awansował: { $place }.
why-needs-fortress = Potężni rycerze wymagają fortecy, czyli trzeciego poziomu polityki.
why-knight-stays = Rycerz stąd wyruszył i musi iść gdzie indziej: { $place }.
why-no-way-there = Nie prowadzi tam żadna twoja droga: { $place }.
why-nowhere-to-march = Ten rycerz nie ma dokąd iść: { $place }.

why-nothing-to-undo = Nie ma czego cofnąć.
why-undo-after-chance = Od tego czasu padły kości lub karty: nie można cofnąć.
why-undo-after-secret = Ostatnia akcja odkryła coś ukrytego: nie można jej cofnąć.
why-undo-after-others = Od tego czasu zdecydował ktoś inny: nie można cofnąć.

## O co gra pyta

ask-choose = Wybierz.
ask-found =
    { $round ->
        [1] Postaw swoją pierwszą osadę.
        [2] Postaw swoją drugą osadę.
        [3] Postaw swoją trzecią osadę.
       *[other] Postaw swoją czwartą osadę.
    }
ask-found-city = Postaw swoje miasto.
ask-found-road = Zbuduj drogę obok: { $place }.
ask-found-ship = Zbuduj statek obok: { $place }.
ask-found-line = Zbuduj drogę lub statek obok: { $place }.
ask-sail = Wybierz, dokąd płynie statek ({ $place }).
ask-move-pirate = Przesuń pirata.
ask-move-either = Przesuń złodzieja albo pirata.
ask-place-harbor =
    { $harbor ->
        [any] Umieść port 3:1.
       *[other] Umieść port 2:1: { WORD($harbor) }.
    }
ask-start-robber = Wybierz, gdzie zacznie złodziej.
ask-start-pirate = Wybierz, gdzie zacznie pirat.
ask-choose-refuge = Wybierz pustynię, na którą pójdzie złodziej.
ask-explore = Wybierz pole do odkrycia jako pierwsze.
ask-choose-harbor = Wybierz, który ze swoich portów wyłożyć tutaj: { $place }.
ask-lay-harbor = Wybierz miejsce na swój port.
ask-roll = Rzuć kośćmi.
ask-main = Handluj, buduj albo zakończ turę.
ask-discard =
    { $count ->
        [one] Odrzuć jeszcze jedną kartę.
        [few] Odrzuć { $count } karty.
       *[many] Odrzuć { $count } kart.
    }
ask-discard-progress = Masz za dużo kart postępu: odłóż jedną pod jej talię.
ask-play-or-discard = Masz za dużo kart postępu: zagraj jedną albo odłóż ją pod jej talię.
ask-move-robber = Przesuń złodzieja.
ask-tax = Przesuń złodzieja; każdy, kto ma tam osadę lub miasto, odda ci kartę.
ask-send-merchant = Wybierz, dokąd pójdzie kupiec.
ask-hand-over-commodity = { $asker } proponuje ci 1 { WORD($card, form: "acc") }: oddaj za to towar, jeśli go masz.
ask-take-dues =
    { $count ->
        [one] Zabierz kartę graczowi { $victim }.
        [few] Zabierz { $count } karty graczowi { $victim }.
       *[many] Zabierz { $count } kart graczowi { $victim }.
    }
ask-remove-piece = Wybierz otwartą drogę lub statek do usunięcia.
ask-lay-again = Wybierz nowe miejsce dla swojego elementu ({ $place }) albo nie układaj nic.
ask-present =
    { $count ->
        [one] Wesele, które wyprawia { $other }: oddaj kartę.
        [few] Wesele, które wyprawia { $other }: oddaj { $count } karty.
       *[many] Wesele, które wyprawia { $other }: oddaj { $count } kart.
    }
ask-drive-off = Wybierz rycerza, którego przepędzasz.
ask-steal-progress = Zabierz kartę postępu graczowi { $victim }.
ask-give-up-knight = Zdrada, którą zagrywa { $other }: wybierz rycerza, którego tracisz.
ask-post-knight = Wybierz, gdzie stanie twój { WORD($rank) } rycerz.
ask-march = Przenieś swojego rycerza na inne skrzyżowanie ({ $place }).
ask-retreat = Twój rycerz został wyparty: przenieś go na inne skrzyżowanie ({ $place }).
ask-rob = Wybierz, kogo okraść.
ask-commit-knights =
    Siła barbarzyńców: { $barbarians }; wysłano przeciw nim: { $knights }. Wyślij rycerza albo zakończ.
ask-lose-city = Barbarzyńcy wygrywają: wybierz miasto, które tracisz.
ask-draw-progress = Wybierz talię, z której dobierzesz kartę postępu.
ask-loot = Zabierz kartę lub belę sukna graczowi { $victim }.
ask-free-road = Zbuduj drogę za darmo.
ask-free-ship = Zbuduj statek za darmo.
ask-free-line = Zbuduj drogę lub statek za darmo.
ask-set-metropolis = Wybierz miasto, które będzie metropolią { WORD($track, form: "gen") }.
ask-use-aqueduct = Twój akwedukt: weź kartę z banku albo nic.
ask-free-wall = Zbuduj mur za darmo.
ask-cheap-city = Zamień osadę na miasto.
ask-take-number = Wybierz liczbę do zamiany.
ask-swap-number = Wybierz liczbę, z którą zamienisz tę: { $place }.
ask-smith = Wybierz rycerza do awansu.
ask-smith-again = Wybierz drugiego rycerza do awansu albo żadnego.
ask-take-card = Weź kartę z banku.
ask-compose-offer = Ułóż swoją ofertę.
ask-compose-counter = Ułóż swoją kontrofertę.
ask-answer-offer = { $asker } proponuje wymianę: przyjmij, odrzuć albo złóż kontrofertę.
ask-close-offer = Handluj z tym, kto się zgadza, poczekaj na inne odpowiedzi albo wycofaj ofertę.
ask-aside = Zaproponuj coś graczowi, który ma turę, albo czekaj.
ask-compose-aside = Ułóż ofertę dla gracza, który ma turę.
ask-neutral-road = Zbuduj drogę dla neutralnego gracza.
ask-neutral-ship = Zbuduj statek dla neutralnego gracza.
ask-neutral-settlement = Zbuduj osadę dla neutralnego gracza.
ask-give-back =
    { $count ->
        [one] Oddaj jedną kartę.
        [few] Oddaj { $count } karty.
       *[many] Oddaj { $count } kart.
    }

## Co się stało. „hidden” jest dla tych, którzy nie mogą wiedzieć wszystkiego.

event-threw = { $seat } rzuca o pierwszeństwo: { $low } i { $high }.
event-begins = Zaczyna { $seat }.
event-drew-harbor =
    { $harbor ->
        [any] { $seat } losuje port 3:1.
       *[other] { $seat } losuje port 2:1: { WORD($harbor) }.
    }
event-placed-harbor = { $seat } umieszcza port: { $side }.
event-harbors-left-out =
    { $count ->
        [one] Dla ostatniego portu nie ma miejsca.
        [few] Dla { $count } ostatnich portów nie ma miejsca.
       *[many] Dla { $count } ostatnich portów nie ma miejsca.
    }
event-first-cards =
    { $round ->
        [2] { $seat } bierze 1 { WORD($card, form: "acc") } za drugą osadę.
        [3] { $seat } bierze 1 { WORD($card, form: "acc") } za trzecią osadę.
       *[other] { $seat } bierze 1 { WORD($card, form: "acc") } za ostatnią osadę.
    }
event-city-cards = { $seat } bierze 1 { WORD($card, form: "acc") } za miasto.
event-turn = Runda { $round }: tura gracza { $seat }.
event-rolled = { $seat } rzuca: { $low } i { $high }.
event-harvested =
    { $count ->
        [one] { $seat } bierze { $count } { WORD($card, form: "acc") }.
        [few] { $seat } bierze { $count } { WORD($card, form: "few") }.
       *[many] { $seat } bierze { $count } { WORD($card, form: "many") }.
    }
event-shortage = Bankowi nie starcza { WORD($card, form: "many") } dla wszystkich.
event-event-die =
    { $event ->
        [ship] { $seat }: na kości wydarzeń wypada statek.
       *[other] { $seat }: na kości wydarzeń wypada { WORD($event) }.
    }
event-barbarians-sailed =
    { $steps ->
        [one] Barbarzyńcy są o jeden krok od wyspy.
        [few] Barbarzyńcy są o { $steps } kroki od wyspy.
       *[many] Barbarzyńcy są o { $steps } kroków od wyspy.
    }
event-barbarians-landed = Barbarzyńcy lądują.
event-committed-knight = { $seat } wysyła rycerza do walki: { $corner }.
event-barbarians-fought = Barbarzyńcy o sile { $barbarians } walczą z rycerzami o sile { $knights }.
event-defended = { $seat } broni wyspy najlepiej i bierze punkt zwycięstwa.
event-barbarians-left = Barbarzyńcy odpływają; rycerze, którzy walczyli, są nieaktywni.
event-built-road = { $seat } buduje drogę: { $side }.
event-built-ship = { $seat } buduje statek: { $side }.
event-moved-ship = { $seat } przesuwa statek. Skąd: { $origin }. Dokąd: { $side }.
event-moved-pirate = { $seat } przesuwa pirata: { $hex }.
event-fleet-sailed = Flota piratów płynie: { $hex }.
event-raided =
    { $warships ->
        [0] Piraci o sile { $strength } napadają: { $seat } nie ma okrętów wojennych.
        [one] Piraci o sile { $strength } napadają: { $seat } ma { $warships } okręt wojenny.
        [few] Piraci o sile { $strength } napadają: { $seat } ma { $warships } okręty wojenne.
       *[many] Piraci o sile { $strength } napadają: { $seat } ma { $warships } okrętów wojennych.
    }
event-lost-card = Piraci zabierają graczowi { $seat } 1 { WORD($card, form: "acc") }.
event-knight-armed-ship = { $seat } wysyła rycerza, by uzbroił statek: { $corner }.
event-armed-ship = { $seat } zamienia statek w okręt wojenny (ma ich { $warships }): { $side }.
event-fought =
    { $warships ->
        [0] { $seat } atakuje twierdzę bez okrętów wojennych; piraci rzucają: { $roll }.
        [one] { $seat } atakuje twierdzę { $warships } okrętem wojennym; piraci rzucają: { $roll }.
        [few] { $seat } atakuje twierdzę { $warships } okrętami wojennymi; piraci rzucają: { $roll }.
       *[many] { $seat } atakuje twierdzę { $warships } okrętami wojennymi; piraci rzucają: { $roll }.
    }
event-took-token = { $seat } zabiera żeton twierdzy; zostało: { $count }.
event-lost-ship = { $seat } traci statek: { $side }.
event-conquered = { $seat } zdobywa twierdzę: { $corner }.
event-fleet-gone = Wszystkie twierdze zdobyte: flota piratów znika.
event-claimed = { $seat } wybiera cud: { WORD($wonder) }.
event-built-stage = { $seat } buduje etap { $stage } cudu: { WORD($wonder) }.
event-finished-wonder =
    { $points ->
        [one] { $seat } kończy cud i wygrywa, mając { $points } punkt.
        [few] { $seat } kończy cud i wygrywa, mając { $points } punkty.
       *[many] { $seat } kończy cud i wygrywa, mając { $points } punktów.
    }
event-island-bonus =
    { $points ->
        [one] { $seat } bierze punkt za nową wyspę: { $corner }.
        [few] { $seat } bierze { $points } punkty za nową wyspę: { $corner }.
       *[many] { $seat } bierze { $points } punktów za nową wyspę: { $corner }.
    }
event-opened-trade = { $seat } handluje od teraz z wioską: { $corner }.
event-took-bolt = { $seat } bierze belę sukna z wioski: { $corner }.
event-took-bolt-from-stock = { $seat } bierze belę sukna ze wspólnego zapasu.
event-village-sold-out = W wiosce nie ma już sukna: { $corner }.
event-stole-bolt = { $seat } zabiera belę sukna graczowi { $victim }.
event-cloth-ran-out =
    { $points ->
        [one] Za mało wiosek ma jeszcze sukno: wygrywa { $seat }, { $points } punkt.
        [few] Za mało wiosek ma jeszcze sukno: wygrywa { $seat }, { $points } punkty.
       *[many] Za mało wiosek ma jeszcze sukno: wygrywa { $seat }, { $points } punktów.
    }
event-discovered = { $seat } odkrywa { $hex }: { WORD($terrain) }, liczba { $number }.
event-discovered-bare = { $seat } odkrywa { $hex }: { WORD($terrain) }.
event-took-point-gift = { $seat } zabiera punkt zwycięstwa: { $side }.
event-took-card-gift = { $seat } zabiera kartę: { $side }.
event-took-harbor-gift = { $seat } zabiera port ({ WORD($harbor) }): { $side }.
event-laid-harbor = { $seat } wykłada port ({ WORD($harbor) }): { $corner }.
event-built-settlement = { $seat } buduje osadę: { $corner }.
event-built-city = { $seat } buduje miasto: { $corner }.
event-lost-city = { $seat } traci miasto, które staje się osadą: { $corner }.
event-city-fell = { $seat } traci miasto, które leży teraz na boku: { $corner }.
event-rebuilt-city = { $seat } odbudowuje miasto: { $corner }.
event-built-wall = { $seat } otacza miasto murem: { $corner }.
event-improved = { $seat } rozwija miasta: { WORD($stage) } ({ WORD($track) }, poziom { $number }).
event-metropolis = Miasto gracza { $seat } jest metropolią { WORD($track, form: "gen") }: { $corner }.
event-longest-route = { $seat } ma najdłuższą drogę handlową, długość { $length }.
event-longest-route-set-aside = Nikt nie ma najdłuższej drogi handlowej.
event-discarded = { $seat } odrzuca: { $cards }.
event-moved-robber = { $seat } przesuwa złodzieja: { $hex }.
event-hired-knight = { $seat } werbuje rycerza: { $corner }.
event-activated-knight = { $seat } aktywuje rycerza: { $corner }.
event-promoted-knight = { $seat } awansuje rycerza ({ $corner }): jest teraz { WORD($rank) }.
event-moved-knight = { $seat } przenosi rycerza. Skąd: { $origin }. Dokąd: { $corner }.
event-displaced = Rycerz gracza { $seat } zostaje wyparty: { $corner }.
event-retreated = Rycerz gracza { $seat } wycofuje się. Skąd: { $origin }. Dokąd: { $corner }.
event-knight-lost = Rycerz gracza { $seat } schodzi z planszy: { $corner }.
event-chased-pirate = { $seat } przepędza pirata rycerzem: { $corner }.
event-chased-robber = { $seat } przepędza złodzieja rycerzem: { $corner }.
event-robber-gone = Złodzieja nie ma na planszy.
event-thief-stays = Zanim barbarzyńcy pierwszy raz wylądują, po 7 nikt nie kradnie.
event-stole = { $seat } kradnie graczowi { $victim } 1 { WORD($card, form: "acc") }.
    .hidden = { $seat } kradnie kartę graczowi { $victim }.
event-swapped =
    { $count ->
        [one] { $seat } daje bankowi { $count } { WORD($give, form: "acc") } za 1 { WORD($get, form: "acc") }.
        [few] { $seat } daje bankowi { $count } { WORD($give, form: "few") } za 1 { WORD($get, form: "acc") }.
       *[many] { $seat } daje bankowi { $count } { WORD($give, form: "many") } za 1 { WORD($get, form: "acc") }.
    }
event-offered = { $seat } oferuje: { $give }. W zamian chce: { $ask }.
event-accepted = { $seat } przyjmuje.
event-declined = { $seat } odmawia.
event-countered = { $seat } może dać: { $give }. W zamian chce: { $ask }.
event-traded = { $seat } daje: { $give }. { $partner } daje: { $ask }.
event-no-deal = { $seat } rezygnuje z wymiany.
event-bought-card = { $seat } kupuje kartę rozwoju.
event-drew = { $seat } dobiera kartę: { WORD($face) }.
    .hidden = { $seat } dobiera kartę.
event-played-knight = { $seat } zagrywa rycerza (razem: { $count }).
event-played-road-building = { $seat } zagrywa budowę dróg.
event-played-year-of-plenty = { $seat } zagrywa wynalazek.
event-played-monopoly = { $seat } zagrywa monopol: { WORD($card) }.
event-took = { $seat } bierze z banku 1 { WORD($card, form: "acc") }.
event-handed-over =
    { $count ->
        [one] { $giver } oddaje graczowi { $seat } { $count } { WORD($card, form: "acc") }.
        [few] { $giver } oddaje graczowi { $seat } { $count } { WORD($card, form: "few") }.
       *[many] { $giver } oddaje graczowi { $seat } { $count } { WORD($card, form: "many") }.
    }
event-sent-merchant = { $seat } wysyła kupca: { $hex }.
event-offered-card = { $seat } proponuje graczowi { $other } 1 { WORD($card, form: "acc") } za towar.
event-exchanged = { $giver } daje graczowi { $seat } 1 { WORD($card, form: "acc") } za 1 { WORD($offered, form: "acc") }.
event-no-commodity = { $giver } nie ma towaru dla gracza { $seat }.
event-sent-fleet = { $seat } wymienia do końca tury 2:1: { WORD($card) }.
event-looked-at-hand = { $seat } ogląda rękę gracza { $victim }.
event-took-dues = { $seat } zabiera graczowi { $victim } 1 { WORD($card, form: "acc") }.
    .hidden = { $seat } zabiera kartę graczowi { $victim }.
event-removed-road = { $seat } usuwa drogę gracza { $owner }: { $side }.
event-removed-ship = { $seat } usuwa statek gracza { $owner }: { $side }.
event-presented = { $giver } daje graczowi { $seat }: { $cards }.
    .hidden =
        { $count ->
            [one] { $giver } daje graczowi { $seat } kartę.
            [few] { $giver } daje graczowi { $seat } { $count } karty.
           *[many] { $giver } daje graczowi { $seat } { $count } kart.
        }
event-looked-at-progress = { $seat } ogląda karty postępu gracza { $victim }.
event-stole-progress = { $seat } zabiera graczowi { $victim } kartę: { WORD($face) } ({ WORD($track) }).
    .hidden = { $seat } zabiera graczowi { $victim } kartę postępu ({ WORD($track) }).
event-posted-knight = { $seat } wystawia { WORD($rank, form: "acc") } rycerza: { $corner }.
event-drew-progress = { $seat } dobiera kartę: { WORD($face) } ({ WORD($track) }).
    .hidden = { $seat } dobiera kartę postępu ({ WORD($track) }).
event-discarded-progress = { $seat } odkłada kartę pod talię: { WORD($face) } ({ WORD($track) }).
    .hidden = { $seat } odkłada kartę postępu pod talię ({ WORD($track) }).
event-played-progress = { $seat } zagrywa kartę: { WORD($face) }.
event-laid-open = { $seat } wykłada kartę: { WORD($face) }. To punkt zwycięstwa.
event-swapped-numbers = { $seat } zamienia liczby: { $hex } i { $other }.
event-largest-army =
    { $count ->
        [one] { $seat } ma najwyższą władzę rycerską: { $count } rycerz.
        [few] { $seat } ma najwyższą władzę rycerską: { $count } rycerzy.
       *[many] { $seat } ma najwyższą władzę rycerską: { $count } rycerzy.
    }
event-largest-army-set-aside = Nikt nie ma najwyższej władzy rycerskiej.
event-revealed-points =
    { $count ->
        [one] { $seat } odkrywa kartę punktu zwycięstwa.
        [few] { $seat } odkrywa { $count } karty punktów zwycięstwa.
       *[many] { $seat } odkrywa { $count } kart punktów zwycięstwa.
    }
event-won =
    { $points ->
        [one] { $seat } wygrywa, mając { $points } punkt.
        [few] { $seat } wygrywa, mając { $points } punkty.
       *[many] { $seat } wygrywa, mając { $points } punktów.
    }
event-no-winner =
    { $rounds ->
        [one] Gra kończy się bez zwycięzcy po jednej rundzie.
        [few] Gra kończy się bez zwycięzcy po { $rounds } rundach.
       *[many] Gra kończy się bez zwycięzcy po { $rounds } rundach.
    }
event-forced-trade =
    { $price ->
        [one] { $seat } wymusza handel za kartę handlu.
        [few] { $seat } wymusza handel za { $price } karty handlu.
       *[many] { $seat } wymusza handel za { $price } kart handlu.
    }
event-drove-robber-off =
    { $price ->
        [one] { $seat } przepędza złodzieja za kartę handlu.
        [few] { $seat } przepędza złodzieja za { $price } karty handlu.
       *[many] { $seat } przepędza złodzieja za { $price } kart handlu.
    }
event-discarded-knight = { $seat } odrzuca rycerza.
event-pulled = { $seat } ciągnie graczowi { $other } 1 { WORD($card, form: "acc") }.
    .hidden = { $seat } ciągnie kartę graczowi { $other }.
event-gave-back = { $seat } oddaje graczowi { $other } 1 { WORD($card, form: "acc") }.
    .hidden = { $seat } oddaje kartę graczowi { $other }.
event-took-tokens =
    { $count ->
        [one] { $seat } bierze kartę handlu.
        [few] { $seat } bierze { $count } karty handlu.
       *[many] { $seat } bierze { $count } kart handlu.
    }

### Stoły serwera

why-table-away = Ktoś gra teraz za ciebie: najpierw daj znać, że jesteś.
why-table-bad-record = To nie jest zapis gry.
why-table-bad-spec = Nie ma takiego zestawu zasad.
why-table-bad-token = Ten link tu nie działa (albo już nie działa).
why-table-broken-record = Ten zapis jest uszkodzony albo z innej wersji: nie można odczytać wiersza { $line }.
why-table-bug = Coś się zepsuło na serwerze; polecenie nie zostało wykonane.
why-table-closing = Serwer jest zatrzymywany: wróć za chwilę.
why-table-confirmed = Gotowość jest już potwierdzona.
why-table-damaged = Ta gra jest uszkodzona na dysku serwera i nie da się jej otworzyć. Innych gier to nie dotyczy.
why-table-empty-text = W tym tekście nie ma nic do pokazania.
why-table-enough = W jednej grze można to zrobić najwyżej tyle razy: { $most }.
why-table-full = Wszystkie miejsca są zajęte.
why-table-has-time = Jest jeszcze czas.
why-table-host-only = To może zrobić tylko gospodarz stołu.
why-table-id-used = Ten identyfikator był już użyty w innym poleceniu: weź nowy.
why-table-late = Na to pytanie padła już odpowiedź.
why-table-name-taken = Ktoś inny przy tym stole nazywa się { $name } albo bardzo podobnie.
why-table-needs-link = Ten stół jest dla tych, którzy mają link.
why-table-no-seat = Tylko oglądasz: to mogą zrobić gracze.
why-table-no-spectators = Tego stołu nie można oglądać.
why-table-no-such-bot = Nie ma tu takiego bota: { $bot }.
why-table-no-such-move = Gra nie ma takiego ruchu.
why-table-no-such-phrase = Nie ma takiego zwrotu: { $phrase }.
why-table-no-time = Na to pytanie nie ma już czasu.
why-table-no-undo-left = Więcej cofnąć się nie da; dozwolone: { $undos }.
why-table-not-absent = Gracz { $color } jest przy stole.
why-table-not-alone = Grają tu też inni: zapisany plik pokazałby ich karty.
why-table-not-away = Już jesteś przy stole.
why-table-not-awaited = Nikt nie czeka na gracza { $color }.
why-table-not-idle = Bot może zagrać za gracza { $color } za { $seconds } s, nie wcześniej.
why-table-not-over = Gra jeszcze trwa.
why-table-not-paused = Nie ma przerwy.
why-table-not-playing = Nie toczy się tu żadna gra.
why-table-not-waiting = Gra już się zaczęła.
why-table-one-at-a-time = Tu coś wychodzi na jaw: resztę wyślij potem.
why-table-own-seat = To twoje własne miejsce.
why-table-paused = Jest przerwa.
why-table-rematched = Rewanż już jest, przy stole { $game }.
why-table-seat-free = Nikt nie siedzi na tym miejscu: { $color }.
why-table-seat-held = Gracz { $color } nie ma połączenia: miejsce jest trzymane.
why-table-seat-taken = To miejsce jest zajęte: { $color }.
why-table-bots-alone = Stoły samych botów, które mogą u ciebie grać naraz: { $most }. Poczekaj, aż któryś skończy.
why-table-server-full = Ten serwer nie ma teraz miejsca na kolejny stół.
why-table-silenced = Gospodarz wyłączył ci czat przy tym stole.
why-table-still-played = Grę, która trwa, można usunąć dopiero, gdy przez tydzień nikogo przy niej nie było.
why-table-store-trouble = Serwer nie może zapisać na dysku: nic się nie stało. Spróbuj za chwilę.
why-table-too-many-seats = Miejsc w tym zestawie zasad: { $seats }.
why-table-unknown = Nie ma takiego stołu.
why-table-waits-for-all = Przy tym stole nikt nie gra za gracza, który tu jest.
why-table-words-or-phrase = Powiedz coś własnymi słowami albo gotowym zwrotem, nie jedno i drugie naraz.
why-table-garbled = Tej wiadomości nie można zrozumieć: { $why }.
why-table-hello-first = Najpierw przywitaj się ze stołem.
why-table-too-fast = Za dużo naraz: poczekaj { $wait } ms.
why-server-bad-request = Tego żądania nie można zrozumieć: { $why }.
why-server-gone = Połączenie zerwano, zanim zapytanie było kompletne.
why-server-needs-socket = Jest tu tylko WebSocket.
why-server-no-method = Tego nie można tu zrobić.
why-server-no-page = Tu nic nie ma.
why-server-not-json = Wyślij JSON i zaznacz to: application/json.
why-server-too-long = To jest za długie.
why-server-too-slow = To trwało za długo: wyślij to jeszcze raz, bez przerwy.
why-server-wrong-host = Ten serwer się tak nie nazywa: użyj jednego z linków, które wypisuje.
why-server-wrong-origin = To mogą zrobić tylko strony tego serwera.
bye-fast = Za dużo wiadomości naraz: zrób przerwę.
bye-full = Ten serwer jest pełny: wróć później.
bye-garbled = Nic z tego, co przyszło, nie dało się zrozumieć.
bye-many = Z twojego adresu jest za dużo połączeń: zamknij któreś albo wróć później.
bye-protocol = Ta strona ma inną wersję niż serwer: wczytaj ją ponownie.
bye-silent = Nie wiadomo, kim jesteś: czas minął.
bye-slow = Odczyt jest za wolny: co cię ominęło, zobaczysz po powrocie.
bye-restart = Serwer uruchamia się ponownie: twoje miejsce czeka.
bye-handed = To miejsce jest teraz na innym urządzeniu.
bye-left = To miejsce nie jest już twoje.
bye-deleted = Stół został usunięty.

### Szybkie zwroty

phrase-hello = Cześć!
phrase-luck = Powodzenia!
phrase-thanks = Dzięki!
phrase-well-played = Dobra gra!
phrase-moment = Chwileczkę, proszę.
phrase-your-turn = Twoja tura.
