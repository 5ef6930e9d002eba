## Układanie oferty

trade-open = Handel
trade-head = Handel
trade-counter-head = Kontroferta
trade-close = Zamknij handel
trade-get = Dostajesz
trade-hint = dajesz karty z ręki
trade-to = dla: { $names }
trade-cards = { $give } za: { $get }
trade-offer-this = Zaoferuj
trade-offer-instead = Zaoferuj inaczej
trade-again = Jeszcze raz
trade-first = Dotknij kart w ręce, które dajesz, a tu tych, które chcesz za nie.
trade-want = Wybierz, co dostajesz.
trade-bank = W banku:
trade-bank-rate = Bank: { $rate } za 1
trade-bank-out = Bank już tego nie ma.
trade-offers-left =
    { $left ->
        [one] jeszcze 1 oferta
        [few] jeszcze { $left } oferty
       *[many] jeszcze { $left } ofert
    }
trade-not-now = Teraz nie możesz handlować.
trade-roll-first = Najpierw rzuć kośćmi.
trade-get-card = Dostajesz: { WORD($card) }
trade-fewer = O 1 mniej: { WORD($card) }
trade-price =
    { $rate ->
        [one] Bank da 1 { WORD($wanted, form: "acc") } za { $rate } { WORD($card, form: "acc") } (masz { $held }).
        [few] Bank da 1 { WORD($wanted, form: "acc") } za { $rate } { WORD($card, form: "few") } (masz { $held }).
       *[many] Bank da 1 { WORD($wanted, form: "acc") } za { $rate } { WORD($card, form: "many") } (masz { $held }).
    }
trade-swap-cards = Wymień: { $give } na: { $get }
trade-drop = Porzuć ofertę
trade-withdraw = Wycofaj
trade-is-out = Ta oferta już leży na stole.
trade-refused-already = W tej turze nikt tego nie chciał.
trade-answers = Odpowiedzi
trade-no-deal = Bez wymiany.
offer-says = oferuje
offer-you = Ty
offer-you-say = oferujesz
offer-get = bierzesz
offer-give = dajesz
offer-wants = chce
offer-gives = daje
offer-yes = Przyjmij
offer-counter = Inaczej
offer-no = Odmów
offer-rest = Nie w tej turze
offer-late = Tej oferty już nie ma.
offer-none-left = W tej turze nie masz już ofert.
offer-no-cards = Nie masz kart na ofertę.
offer-patience = { $seconds } s na odpowiedź
offer-beaten = Szybciej od ciebie: { $name }.
offers-wait =
    { $count ->
        [one] czeka 1 oferta
        [few] czekają { $count } oferty
       *[many] czeka { $count } ofert
    }
offers-ever = Żadnych ofert, dopóki nie zmienisz zdania?
offers-ever-yes = Żadnych
offers-ever-no = Tylko ta tura
offer-ask-again = Pytaj mnie znowu
menu-offers = Odrzucaj wszystkie oferty bez pytania
answer-silent-short = …
answer-accepted-short = tak
answer-declined-short = nie
answer-countered-short = inaczej
answer-deal = Zgoda
answer-take = Weź
quiet-turn = W tej turze nie chcesz ofert.
quiet-always = Nie chcesz ofert.
offer-for-you = { $give } za twoje: { $ask }
offer-lacks = Brakuje ci: { $lacks }.
offer-for-all = oferuje: { $give } za: { $ask }
offer-yours = Twoja oferta: { $give } za: { $ask }
offer-mute = Odrzucaj oferty bez pytania: { $name }
answer-accepted = przyjmuje
answer-countered = da: { $give } za: { $ask }
answer-silent = jeszcze nie odpowiada
answer-declined = odmawia
answer-deal-with = Wymiana: { $seat }. Dajesz: { $give } za: { $get }
answer-not-held = nie masz tego
