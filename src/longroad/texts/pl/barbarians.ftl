why-no-city-here = Nie masz tu miasta: { $place }.
why-metropolis-stays = Tej metropolii nie można stracić: { $place }.
why-no-knight-to-commit = Nie masz tu aktywnego rycerza, którego można jeszcze wysłać: { $place }.

ask-commit-knights =
    Siła barbarzyńców: { $barbarians }; wysłano przeciw nim: { $knights }. Wyślij rycerza albo zakończ.
    .short = Wyślij rycerza albo zakończ
ask-lose-city = Barbarzyńcy wygrywają: wybierz miasto, które tracisz.
    .short = Które miasto tracisz?
ask-draw-progress = Wybierz talię, z której dobierzesz kartę postępu.
    .short = Wybierz talię

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

option-isle-commit = Kto walczy z barbarzyńcami
option-isle-commit-all = wszyscy aktywni rycerze
option-isle-commit-choose = rycerze, których się wyśle
option-isle-peninsula = Gdzie lądują barbarzyńcy
option-isle-peninsula-bare = w miejscu portu
option-isle-peninsula-harbor = port zostaje

counter-defender-tokens = punkty za obronę w zapasie
counter-committed-strength = wysłana siła
counter-defenders = obrona wyspy

about-defender-tokens = Kto w pojedynkę najlepiej broni wyspy przed barbarzyńcami, bierze jeden: to punkt zwycięstwa.
about-committed-strength = Rycerze, którzy walczą z lądującymi barbarzyńcami.

verb-commit-knight-corner = Wyślij rycerza
verb-lose-city-corner = Strać miasto

do-lose-city-corner = Strać: { $corner }
do-commit-knight-corner = Wyślij: { $corner }
do-commit-no-more = Nie wysyłaj więcej rycerzy

board-piece-landing = Przystań gracza { $owner }: można tu zbudować osadę.
    .short = { $owner }: przystań
track-barbarians = Barbarzyńcy
battle-score = atak { $attack } : obrona { $defense }
battle-score-short = { $attack } : { $defense }
battle-strength = Barbarzyńcy atakują z siłą { $attack }, wszyscy aktywni rycerze bronią z siłą { $defense }.
battle-risk = Gdyby wylądowali teraz, miasto straciliby: { $names }.
battle-nobody = Gdyby wylądowali teraz, zostaliby pokonani i nikt nie straciłby miasta.
battle-hero = Gdyby wylądowali teraz, zostaliby pokonani, a punkt zwycięstwa za najlepszą obronę przypadłby: { $names }.
battle-steps =
    { $left ->
        [0] Właśnie lądują.
        [one] Wylądują przy następnym statku na kości wydarzeń.
        [few] Wylądują po jeszcze { $left } statkach na kości wydarzeń.
       *[many] Wylądują po jeszcze { $left } statkach na kości wydarzeń.
    }
landing-head = Barbarzyńcy wylądowali.
landing-holds = Wyspa się obroniła
landing-falls = Wyspa padła
landing-attack = atak
landing-defense = obrona
landing-result-defended = +1 punkt
landing-lost = Wygrywają, { $barbarians } do { $knights }.
landing-won = Przegrywają, { $knights } do { $barbarians }.
landing-force =
    { $count ->
        [0] { $name }: bez aktywnych rycerzy
       *[other] { $name }: siła { $count }
    }
landing-close = Zamknij
die-event = Kość wydarzeń: { WORD($event) }.
seat-defender =
    { $count ->
        [one] 1 punkt za obronę
        [few] { $count } punkty za obronę
       *[many] { $count } punktów za obronę
    }

score-defenders = obrona

panel-barbarians = barbarzyńcy { $way }  { $value } z { $length }, siła { $theirs } przeciw { $ours }
panel-barbarians-short = barbarz. { $way } { $theirs } : { $ours }
