# Co mówi tylko terminal. Słowa w „…”, które są poleceniami, to te poniżej.

why-slow-bot = Bot { $bot } jest powolny z silnikiem interpretowanym; jest zrobiony dla skompilowanego.
why-say-what = Powiedz, co: na przykład „czemu build city C3.N”.
why-no-place-called = Na tej planszy nie ma miejsca { $place }; „nazwy” wyjaśnia, jak nazywają się miejsca.
why-no-place-asked = Teraz nie wybiera się takiego miejsca: { $place }.
why-no-place-for = Nie ma teraz na to miejsca: „{ $action }”.
why-two-numbers = Dwie liczby obok siebie: „{ $first } { $second }”.
why-which-cards = Jakie to karty, te ostatnie { $count }?
why-name-cards = Nazwij karty, na przykład „1 drewno 2 rudy”.
why-which-card = „{ $word }” może znaczyć: { $cards }.
why-no-card = „{ $word }” to nie karta; są takie: { $cards }.
why-what-for-what = Powiedz, co za co: „1 drewno 2 wełny za 1 rudę”.
why-not-clear = „{ $words }” jest tu niejasne; „pomoc” pokazuje, co można powiedzieć.
why-no-offer-to-decline = Nie ma teraz czego odrzucić; powiedz to, gdy ktoś złoży ci ofertę.
why-answer-first = Najpierw odpowiedz na ofertę: przyjmij, odrzuć albo złóż inną ({ $cards }).
why-no-offer-to-counter = Nie ma na co odpowiadać: najpierw sam złóż ofertę ({ $cards }).
why-no-player-trade = W tej grze gracze nie handlują ze sobą, tylko z bankiem.
why-type-something = Wpisz numer albo słowa; „pomoc” wyjaśnia więcej.
why-no-such-number = Nie ma tu numeru { $number }.
why-hex-by-name = Liczby na polach są dla kości: podaj nazwę pola, na przykład { $hex }.
why-nothing-more = Więcej nie da się tu powiedzieć: „{ $action }”.
why-ambiguous = To może znaczyć: { $options }.
why-too-many-cards =
    { $count ->
        [one] To więcej niż { $count } karta.
        [few] To więcej niż { $count } karty.
       *[many] To więcej niż { $count } kart.
    }
why-cannot-write = Pliku { $path } nie da się zapisać: { $error }.
why-no-file-name = „{ $path }” nie może być nazwą pliku.
why-folder = { $path } to folder: nazwij plik w nim.
why-name-a-file = Nazwij plik: na przykład „zapisz wieczór.longroad”.

player-of-color = { WORD($color, form: "label") }

## Słowa, które się wpisuje: polecenie, co robi, i inne słowa na to, co jest w zapisie

command-help = pomoc
    .about = ta strona
command-board = plansza
    .about = narysuj planszę z nazwami
command-hand = ręka
    .about = twoje karty, figury i kursy
command-log = dziennik
    .about = wszystko, co się zdarzyło
command-points = punkty
    .about = kto ma ile i za co
command-where = gdzie
    .about = pokaż miejsce na planszy
command-names = nazwy
    .about = jak nazywają się miejsca
command-why = czemu
    .about = czemu czegoś nie można
command-costs = ceny
    .about = co ile kosztuje
command-cards = karty
    .about = co robią karty postępu
command-hint = rada
    .about = co zrobiłby zachłanny bot
command-auto = auto
    .about = proponowana odpowiedź
command-undo = cofnij
    .about = cofnij ostatnią odpowiedź
command-save = zapisz
    .about = zapisz grę do pliku
command-quit = koniec
    .about = wyjdź, w razie czego zapisz

reply-yes = t tak
reply-no = n nie
reply-back = w wróć
reply-stop = k koniec
reply-decline-all = odrzucaj wszystko

typed-for = za
typed-lumber = drzewo drzewa
typed-brick = glina gliny
typed-wool = owca owce
typed-grain = pszenica pszenicy
typed-ore = kamień kamienia
typed-coin = moneta
typed-end = dalej
typed-swap = bank
typed-accept = tak
typed-settlement = osada
typed-build = zbuduj
typed-rob = okradnij
typed-card = karta
typed-year = wynalazek
typed-knight = rycerz
typed-hire = zatrudnij
typed-road = droga
typed-ship = statek
meaning-march = move knight
meaning-sail = move ship

## Pytanie

terminal-offer-cards = Co za co oferujesz? Na przykład „2 wełny za 1 rudę”; Enter wraca.
terminal-offer-cards-or-one = Co za co oferujesz? Na przykład „2 wełny za 1 rudę” albo „{ $example }” za towar; Enter wraca.
terminal-counter-cards = Co za co oferujesz w odpowiedzi? Na przykład „2 wełny za 1 rudę”; Enter wraca.
terminal-offers-left = Zostało ofert: { $count }.
terminal-where = Gdzie?
terminal-which = Co dokładnie?
terminal-hex = Nazwa pola, na przykład { $hex }.
terminal-place = Numer na planszy albo nazwa miejsca.
terminal-place-or = Numer na planszy, nazwa miejsca albo „{ $instead }”.
terminal-can-undo = „cofnij” to cofa.
terminal-red-first = Najpierw czerwona kość, potem żółta.
terminal-enter-back = Enter wraca.
terminal-enter-on = [Enter: dalej]
terminal-enter = [Enter: { $action }]
terminal-holds = W ręce gracza { $name }: { $cards }.
terminal-also = Także { $places }.
terminal-interrupted = Jeszcze raz Ctrl-C i gra się przerwie; „koniec” pyta, czy zapisać.

# Co można wybrać.
option-offer = Zaproponuj wymianę ...
option-counter = Złóż inną ofertę ...
option-places =
    { $count ->
        [one] { $label } ({ $count } miejsce)
        [few] { $label } ({ $count } miejsca)
       *[many] { $label } ({ $count } miejsc)
    }
option-ways =
    { $count ->
        [one] { $label } ({ $count } sposób)
        [few] { $label } ({ $count } sposoby)
       *[many] { $label } ({ $count } sposobów)
    }
group-build = Zbuduj
group-play = Zagraj
group-knights = Rycerze
remark-rate = { $rate } za 1
remark-accepts = zgadza się
remark-terms = daje { $give } za { $ask }
remark-knight =
    { $state ->
        [active] { WORD($rank) }, aktywny
        [tired] { WORD($rank) }, aktywowany w tej turze
       *[inactive] { WORD($rank) }, nieaktywny
    }
remark-knight-of =
    { $state ->
        [active] { $owner }: rycerz { WORD($rank) }, aktywny
        [tired] { $owner }: rycerz { WORD($rank) }, aktywowany w tej turze
       *[inactive] { $owner }: rycerz { WORD($rank) }, nieaktywny
    }
remark-fallen-city = leży na boku

terminal-offer = Oferta. { $name } daje: { $give }. Prosi o: { $ask }.
terminal-decline-all = „odrzucaj wszystko” – do twojej następnej tury.
terminal-possible = To teraz można zrobić.
terminal-hint =
    { $bot ->
        [greedy] Zachłanny bot
       *[other] Bot { $bot }
    } powiedziałby: { $action }.
terminal-hint-offer = oferuj { $give } za { $ask }
terminal-hint-counter = odpowiedz { $give } za { $ask }
terminal-or = albo

# Własne.
hand-resources = Masz w ręce: { $cards }.
hand-development = Karty rozwoju: { $cards }.
hand-progress = Karty postępu: { $cards }.
hand-improvements = Rozbudowa miast: { $stages }.
hand-other = { WORD($sort) }: { $cards }.
hand-pieces = W zapasie: { $pieces }.
hand-rates = Bank bierze: { $rates }.

## Przy stole

terminal-taken-back = Cofnięto.
terminal-pass = Podaj klawiaturę: { $name }.
terminal-only = Naciśnij Enter, gdy patrzy tylko { $name }.
terminal-size = Cały stół potrzebuje okna { $columns } na { $rows }, a to ma { $width } na { $height }. Dlatego gra idzie wiersz po wierszu, a „plansza” rysuje planszę.
dice-rolled = Kośćmi rzuca { $name }. Wpisz, co wypadło, na przykład 3 5.
dice-threw = Wszyscy po kolei rzucają kośćmi, żeby sprawdzić, kto zaczyna. Wpisz, co wypadło, na przykład 3 5.
dice-pirates-rolled = { $name } rzuca kością za piratów. Wpisz, co wypadło.
dice-event = Kość zdarzeń: wpisz, co wypadło. Są na niej { $signs }.
dice-prompt = kości
dice-again =
    { $count ->
        [0] Proszę o jedno z tych słów; zapisz, cofnij i koniec też tu działają.
        [1] Proszę o liczbę od 1 do 6; zapisz, cofnij i koniec też tu działają.
       *[2] Proszę o dwie liczby od 1 do 6; zapisz, cofnij i koniec też tu działają.
    }
save-unsaved = Gra toczy się dalej bez zapisu; „zapisz PLIK” zapisze inny plik.
save-replace = Plik { $path } już istnieje. Zastąpić? [t/N]
save-not = Nie zapisano.
save-done = Zapisano.
save-later = Co będzie dalej, trafi do pliku dopiero po następnym zapisie.
save-goes-on = „{ $command }” gra stąd dalej.
save-first = Zapisać grę? Nazwa pliku, Enter – wyjdź bez zapisu, „wróć” – zostań:
save-where = Do którego pliku?
save-back = Gra toczy się dalej.
save-at-end = Zapisać przebieg gry? Nazwa pliku albo Enter – nie:
save-name = Proszę nazwać plik.
save-is-in = Przebieg gry jest w pliku { $path }.
save-rescued = Dotychczasowa gra jest w pliku { $path }.
save-nowhere = Gry nie udało się nigdzie zapisać.
save-nothing = Gra nie została zapisana.
bye-input = Wejście skończyło się przed końcem gry.
bye-interrupted = Przerwano.
end-look = [Enter pokazuje punkty]
end-seed = --seed { $seed } rozda to samo jeszcze raz.
page-back = Enter wraca do gry
page-before = p: strona wcześniej
page-next = n: następna strona
replay-next = [Enter: następna tura, k: stop]

# Events in a log that is short of room; empty where another event says as much.
short-event-event-die =
    { $event ->
        [ship] { "" }
       *[other] { $seat }: na kości wydarzeń wypada { WORD($event) }.
    }

## Punkty

score-points = punkty
score-other = inne
score-hidden = karty punktów
outcome-round = { $how }, runda { $round }.
outcome-none =
    { $rounds ->
        [one] Gra skończyła się bez zwycięzcy po { $rounds } rundzie.
        [few] Gra skończyła się bez zwycięzcy po { $rounds } rundach.
       *[many] Gra skończyła się bez zwycięzcy po { $rounds } rundach.
    }
outcome-open = Trwa runda { $round }; do zwycięstwa potrzeba punktów: { $target }.

## Miejsca

names-hex = C3 to pole: rząd C, trzecie od lewej. Jego skrzyżowania mają kropkę i stronę świata (N – północ, E – wschód, S – południe, W – zachód), jego ścieżki – ukośnik:
names-more = Miejsce między polami ma nazwę od każdego z nich i każda jest dobra: C3.N to także B2.SE i B3.SW. Rama wokół planszy też ma nazwy, dla pirata: ~1, ~2 i tak dalej, zgodnie z ruchem wskazówek zegara od lewej u góry. W grze „gdzie C3.N” pokazuje miejsce i mówi, co tam jest; „gdzie 5” robi to dla numeru 5 z listy.
place-called = { $name } (albo { $others })
place-rim = { $name }: morze ramy, obok { $beside }.
place-fog = { $name }: mgła, nikt nie wie, co tam jest.
place-hex = { $name }: { WORD($terrain) }.
place-yield = { $name }: { WORD($terrain) }. Przy { $number } daje { WORD($card, form: "acc") }, rzutów na 36: { $odds }.
place-yield-any = { $name }: { WORD($terrain) }. Przy { $number } daje dowolną kartę, rzutów na 36: { $odds }.
place-at-sea = { $name }: miejsce na morzu.
place-corner = { $name }: skrzyżowanie, wokół { $around }.
place-corner-odds = { $name }: skrzyżowanie, wokół { $around }. Rzutów na 36, które się tu liczą: { $odds }.
place-harbor-any = Jest tu port 3:1.
place-harbor = Jest tu port 2:1: { WORD($card) }.
place-side = { $name }: ścieżka od { $a } do { $b }; po bokach { $one } i { $other }.
place-side-rim = { $name }: ścieżka od { $a } do { $b } na skraju planszy.
place-free = Miejsce jest wolne.

## Pomoc

help-answers = Odpowiadaj numerem. Można też słowami, którymi zapisuje się gry we wszystkich językach:
help-commands = Polecenia:
help-board = Na planszy: { $town } to osada, a { $city } miasto gracza { $owner }, @ to złodziej. „{ $harbor } 2:1” przy brzegu to port: dwie takie karty za jedną dowolną.
help-panel = Obok: punkty, karty surowców, karty rozwoju, rycerze, najdłuższa droga; gwiazdka przy tym, kto ma tę kartę, > przy pytanym, 5+1 z ukrytymi punktami.
help-knights = { $metropolis } to metropolia, #{ $capital }] miasto z murem, /{ $letter }/ miasto przewrócone; { $letter }2 to silny rycerz (1 podstawowy, 3 potężny), !{ $letter }2 aktywny, :{ $letter }2 aktywowany w tej turze, działa od następnej. M to kupiec.
help-panel-knights = Obok: punkty, karty, siła aktywnych rycerzy, najdłuższa droga z gwiazdką przy tym, kto ma kartę, > przy pytanym; „2{ $none }4” to stopnie rozbudowy: nauka, handel, polityka, i karty postępu z trzech talii. Potem jak daleko są barbarzyńcy, ich siła i siła wszystkich aktywnych rycerzy.

legend = Na morzu: { $signs }.
help-ship = { $sign } to statek gracza { $owner }
help-warship = { $sign } to okręt wojenny

## Obok planszy

panel-round = Runda { $round }
panel-founding = Zakładanie
panel-dice = kości { $dice }
panel-goal = do { $target }
panel-points = pkt
panel-resources = kar
panel-cards = kar
panel-you = ty
panel-hand =
    { $count ->
        [one] Twoja ręka, { $count } karta
        [few] Twoja ręka, { $count } karty
       *[many] Twoja ręka, { $count } kart
    }
panel-safe = (bezpiecznie { $count })
panel-left = w zapasie: { $pieces }
panel-bank = Bank
panel-deck =
    { $deck ->
        [science] karty nauki { $count }
        [trade] karty handlu { $count }
        [politics] karty polityki { $count }
        [development] karty rozwoju { $count }
       *[other] { WORD($deck) } { $count }
    }
panel-costs = Ceny
panel-track = { $name }: { $value } z { $length }
panel-nobody = niczyje: { $names }
panel-city-at-risk = zagrożone miasto
panel-defends-best = broni najlepiej
panel-defenders = obrońcy
