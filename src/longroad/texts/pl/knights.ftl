why-robber-elsewhere = Złodzieja nie ma obok tego miejsca: { $place }.
why-thief-away = Złodzieja i pirata nie można ruszyć, zanim barbarzyńcy pierwszy raz wylądują.
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
why-not-recommended = Instrukcja nie poleca gry „Miasta i rycerze” z tym scenariuszem; woli „Nowe brzegi” i „Przez pustynię”.

ask-march = Przenieś swojego rycerza na inne skrzyżowanie ({ $place }).
    .short = Przenieś rycerza
ask-retreat = Twój rycerz został wyparty: przenieś go na inne skrzyżowanie ({ $place }).
    .short = Przenieś wypartego rycerza

event-hired-knight = { $seat } werbuje rycerza: { $corner }.
event-activated-knight = { $seat } aktywuje rycerza: { $corner }.
event-promoted-knight = { $seat } awansuje rycerza ({ $corner }): jest teraz { WORD($rank) }.
event-moved-knight = { $seat } przenosi rycerza. Skąd: { $origin }. Dokąd: { $corner }.
event-displaced = Rycerz gracza { $seat } zostaje wyparty: { $corner }.
event-retreated = Rycerz gracza { $seat } wycofuje się. Skąd: { $origin }. Dokąd: { $corner }.
event-knight-lost = Rycerz gracza { $seat } schodzi z planszy: { $corner }.
event-chased-robber = { $seat } przepędza złodzieja rycerzem: { $corner }.

word-basic-knight = podstawowy rycerz
    .many = podstawowych rycerzy
word-strong-knight = silny rycerz
    .many = silnych rycerzy
word-mighty-knight = potężny rycerz
    .many = potężnych rycerzy
word-basic = podstawowy
    .acc = podstawowego
word-strong = silny
    .acc = silnego
word-mighty = potężny
    .acc = potężnego
word-helmet = aktywacja rycerza
    .acc = aktywację rycerza
word-promotion = awans rycerza
    .acc = awans rycerza

ruleset-isle-cities-knights = Miasta i rycerze
beside-isle-cities-knights = { ruleset-isle-cities-knights }

goal-with-isle-cities-knights = Metropolie dają po 2 punkty; kupiec, niektóre karty postępu i najlepsza obrona przed barbarzyńcami po 1. Nie ma najwyższej władzy rycerskiej.

counter-strength = siła rycerzy
left-basic-knight = zapas podstawowych rycerzy
left-strong-knight = zapas silnych rycerzy
left-mighty-knight = zapas potężnych rycerzy

verb-hire-knight-corner = Zwerbuj rycerza
verb-activate-knight-corner = Aktywuj rycerza
verb-promote-knight-corner = Awansuj rycerza
verb-move-knight-corner = Przenieś rycerza
verb-march-to-corner = Maszeruj
verb-retreat-to-corner = Wycofaj się
verb-chase-robber-corner = Przepędź złodzieja

do-hire-knight-corner = Rycerz: { $corner }
do-activate-knight-corner = Aktywuj: { $corner }
do-promote-knight-corner = Awansuj: { $corner }
do-move-knight-corner = Przenieś: { $corner }
do-march-to-corner = Maszeruj: { $corner }
do-retreat-to-corner = Wycofaj się: { $corner }
do-chase-robber-corner = Przepędź złodzieja. Rycerz: { $corner }

board-piece-knight =
    { $rank ->
        [1] Podstawowy
        [2] Silny
       *[3] Potężny
    } rycerz gracza { $owner }, { $active ->
        [1]
            { $tired ->
                [1] działa od następnej tury
               *[0] aktywny
            }
       *[0] nieaktywny
    }.
    .short =
        { $owner }: { $rank ->
            [1] podstawowy
            [2] silny
           *[3] potężny
        } rycerz, { $active ->
            [1] aktywny
           *[0] nieaktywny
        }
knights-head = Rycerze
build-hire-knight-corner = Rycerz
knight-of-ours =
    { $rank ->
        [1] Podstawowy rycerz
        [2] Silny rycerz
       *[3] Potężny rycerz
    }, { $condition ->
        [ready] aktywny
        [fresh] aktywny od następnej tury
       *[idle] nieaktywny
    }
knight-at = { $knight }: { $place }
knight-nobody = Nowy rycerz
knight-nothing = Teraz nic nie może zrobić.
knights-able =
    { $count ->
        [one] 1 twój rycerz może działać: dotknij go na planszy.
        [few] { $count } twoi rycerze mogą działać: dotknij ich na planszy.
       *[many] { $count } twoich rycerzy może działać: dotknij ich na planszy.
    }
knight-tool-hire-knight = Zwerbuj
knight-tool-activate-knight = Aktywuj
knight-tool-promote-knight = Awansuj
knight-tool-move-knight = Przenieś lub wyprzyj
knight-tool-chase-robber = Przepędź złodzieja
seat-knights =
    { $all ->
        [0] brak rycerzy
        [one] aktywni rycerze: { $active } z 1
        [few] aktywni rycerze: { $active } z { $all }
       *[many] aktywni rycerze: { $active } z { $all }
    }
seat-strength = siła { $active } z { $all }
act-hire = Zwerbuj
act-activate = Aktywuj
act-promote = Awansuj
act-march = Idź tutaj
act-retreat = Wycofaj się tutaj

panel-strength = ryc

example-hire-knight-corner = hire C3.N
example-activate-knight-corner = activate C3.N
example-promote-knight-corner = promote C3.N
example-move-knight-corner = march C3.N to D4.N
example-chase-robber-corner = chase C3.N
