## Co robią karty, w całości. Ich nazwy to słowa: word-alchemy i tak dalej.

card-knight = Przesuń złodzieja na inne pole i zabierz losową kartę komuś, kto ma tam osadę lub miasto. Trzej wyłożeni rycerze, o ile nikt nie ma tylu, dają najwyższą władzę rycerską. Tam, gdzie wyspy zajęli piraci, rycerz uzbraja zamiast tego jeden z twoich statków.
card-victory-point = Punkt zwycięstwa. Pozostaje ukryty, dopóki nie da ci wygranej.
card-year-of-plenty = Weź z banku dwie dowolne karty surowców.
card-monopoly = Wybierz surowiec. Wszyscy inni oddają ci wszystko, co z niego mają.
card-road-building = Zbuduj dwie drogi za darmo. Tam, gdzie są statki, każda z nich może być statkiem.
card-alchemy = Zagraj przed rzutem: ustal, co pokażą czerwona i żółta kość, może być nawet siedem. Potem rzuca się tylko kością wydarzeń. To jedyna karta na czas przed rzutem.
card-crane = Jedno rozwinięcie miast kosztuje w tej turze o jeden towar mniej; pierwszy poziom jest wtedy darmowy. Jeśli w tej turze niczego nie rozwiniesz, karta przepada.
card-mining = Weź 2 rudy za każde pole gór, przy którym masz osadę lub miasto.
card-irrigation = Weź 2 zboża za każde pole uprawne, przy którym masz osadę lub miasto.
card-printing-press = Punkt zwycięstwa. Wykłada się go od razu po dobraniu, nikt nie może ci go zabrać i nie liczy się do twoich kart.
card-invention = Zamień liczby dwóch dowolnych pól na planszy, ale nie 2, 6, 8 ani 12. Nie musisz tam nic mieć.
card-engineering = Zbuduj mur miejski za darmo.
card-medicine = Zamień osadę na miasto za 2 rudy i 1 zboże.
card-smithing = Awansuj za darmo o jeden stopień najwyżej dwóch różnych swoich rycerzy. Żeby stali się potężni, potrzebna jest twoja forteca, czyli trzeci poziom polityki.
card-merchant = Postaw kupca na polu, przy którym masz osadę lub miasto. Dopóki stoi tam dla ciebie, bank bierze 2 surowce z tego pola za dowolną kartę, a ty masz 1 punkt zwycięstwa. Rusza się tylko wtedy, gdy ktoś zagra kolejnego kupca.
card-commercial-harbor = Zaproponuj każdemu przeciwnikowi kartę surowca, raz w tej turze. Kto ma towar, musi dać ci za nią jeden, który sam wybierze; kto nie ma żadnego, nic nie bierze, a karta zostaje u ciebie.
card-merchant-fleet = Wybierz surowiec lub towar. Do końca twojej tury bank bierze go po 2 za dowolną kartę, tyle razy, ile chcesz.
card-guild-dues = Wybierz przeciwnika, który ma więcej punktów zwycięstwa niż ty. Obejrzyj jego surowce i towary i zabierz 2 z nich.
card-trade-monopoly = Wybierz towar. Każdy, kto go ma, oddaje ci 1.
card-resource-monopoly = Wybierz surowiec. Każdy, kto go ma, oddaje ci 2 albo jedyny, jaki ma.
card-taxation = Przesuń złodzieja i zabierz losową kartę każdemu, kto ma osadę lub miasto przy jego nowym polu. Dopiero po pierwszym lądowaniu barbarzyńców.
card-diplomacy = Usuń otwartą drogę, czyjąkolwiek: taką, która na jednym z końców nie ma niczego tego samego właściciela ani żadnej budowli czy rycerza. Jeśli była twoja, możesz ją od razu za darmo zbudować gdzie indziej. Liczy się też ostatni statek otwartej linii.
card-encouragement = Wszyscy twoi rycerze stają się za darmo aktywni.
card-wedding = Każdy, kto ma więcej punktów zwycięstwa niż ty, daje ci 2 surowce lub towary, które sam wybierze, albo jedyny, jaki ma.
card-intrigue = Przepędź rycerza przeciwnika ze skrzyżowania, do którego prowadzi twoja droga lub statek. Właściciel przenosi go po swoich drogach na wolne skrzyżowanie; jeśli takiego nie ma, rycerz schodzi z planszy. Nie potrzebujesz do tego rycerza.
card-sabotage = Każdy, kto ma co najmniej tyle punktów zwycięstwa co ty, odrzuca połowę swoich surowców i towarów, zaokrąglając w dół.
card-espionage = Obejrzyj karty postępu przeciwnika i zabierz jedną z nich. Możesz ją od razu zagrać.
card-treason = Wybrany przeciwnik zdejmuje z planszy jednego ze swoich rycerzy. Potem stawiasz na wolnym skrzyżowaniu przy swoich drogach rycerza tego samego stopnia i stanu albo niższego stopnia, jeśli takiego już nie masz. Potężny nie wymaga fortecy.
card-constitution = Punkt zwycięstwa. Wykłada się go od razu po dobraniu, nikt nie może ci go zabrać i nie liczy się do twoich kart.
card-about =
    { $count ->
        [one] { WORD($card) }: co robi
        [few] { $count } × { WORD($card) }: co robi
       *[many] { $count } × { WORD($card) }: co robi
    }
card-play = Zagraj
