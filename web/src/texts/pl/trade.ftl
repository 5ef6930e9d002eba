## Szuflada handlu

trade-open = Handel
trade-head = Handel
trade-counter-head = Kontroferta
trade-partner = Z kim
trade-players = Gracze
trade-bank = Bank i porty
trade-close = Zamknij szufladę handlu
trade-hold = Masz: { $cards }.
trade-give = Dajesz
trade-get = Dostajesz
trade-give-card = Dajesz: { WORD($card) }, masz { $held }, bank { $rate }:1
trade-get-card = Dostajesz: { WORD($card) }
trade-card-facts = z { $held } · { $rate }:1
trade-more =
    { $side ->
        [give] Daj jeszcze { $step ->
            [one] { $step } { WORD($card, form: "acc") }
            [few] { $step } { WORD($card, form: "few") }
           *[many] { $step } { WORD($card, form: "many") }
        }
        [get] Poproś o jeszcze 1 { WORD($card, form: "acc") }
       *[other] Jeszcze 1 { WORD($card) }
    }
trade-fewer =
    { $side ->
        [give] Daj mniej o { $step }: { WORD($card) }
        [get] Poproś o 1 mniej: { WORD($card) }
       *[other] O 1 mniej: { WORD($card) }
    }
trade-price =
    { $rate ->
        [one] Bank da 1 { WORD($wanted, form: "acc") } za { $rate } { WORD($card, form: "acc") } (masz { $held }).
        [few] Bank da 1 { WORD($wanted, form: "acc") } za { $rate } { WORD($card, form: "few") } (masz { $held }).
       *[many] Bank da 1 { WORD($wanted, form: "acc") } za { $rate } { WORD($card, form: "many") } (masz { $held }).
    }
trade-price-now =
    { $rate ->
        [one] Bank: { $rate } { WORD($card) } za 1 { WORD($wanted, form: "acc") }
        [few] Bank: { $rate } { WORD($card, form: "few") } za 1 { WORD($wanted, form: "acc") }
       *[many] Bank: { $rate } { WORD($card, form: "many") } za 1 { WORD($wanted, form: "acc") }
    }
trade-offers-left =
    { $left ->
        [one] W tej turze jeszcze jedna oferta.
        [few] W tej turze jeszcze { $left } oferty.
       *[many] W tej turze jeszcze { $left } ofert.
    }
trade-to = Do wszystkich:
trade-to-asker = Do:
trade-offer = Zaoferuj
trade-offer-cards = Zaoferuj: { $give } za: { $get }
trade-change-cards = Zaoferuj inaczej: { $give } za: { $get }
trade-swap = Wymień z bankiem
trade-swap-cards = Wymień: { $give } na: { $get }
trade-pay = Wybierz, czym płacisz, a potem tyle kart, ile za to dostaniesz.
trade-left =
    { $count ->
        [one] Wybierz jeszcze jedną kartę.
        [few] Wybierz jeszcze { $count } karty.
       *[many] Wybierz jeszcze { $count } kart.
    }
trade-repeat = Powtórz: { $give } za: { $get }
trade-clear = Wyczyść
trade-drop = Porzuć ofertę
trade-withdraw = Wycofaj
trade-not-now = Teraz nie możesz handlować. To, co tu ułożysz, poczeka.
trade-roll-first = Najpierw rzuć kośćmi. To, co tu ułożysz, poczeka.
trade-refused-already = W tej turze nikt tego nie chciał.
trade-original = { $seat } oferuje: { $give }. Chce od ciebie: { $ask }.
trade-answers = Odpowiedzi
trade-no-deal = Bez wymiany.
offers-head = Oferty
offer-for-you = { $give } za twoje: { $ask }
offer-lacks = Brakuje ci: { $lacks }.
offer-for-all = oferuje: { $give } za: { $ask }
offer-yours = Twoja oferta: { $give } za: { $ask }
offer-yes = Przyjmij
offer-counter = Inaczej
offer-no = Odmów
offer-no-more = Odmawiaj wszystkim w tej turze
offer-ask-again = Pytaj mnie znowu
offer-mute = Odrzucaj oferty bez pytania: { $name }
offer-time = { $seconds } s
answer-accepted = przyjmuje
answer-countered = da: { $give } za: { $ask }
answer-silent = jeszcze nie odpowiada
answer-declined = odmawia
answer-deal = zawiera wymianę
answer-dismissed = odmawiasz
answer-trade-with = Wymiana: { $name }
answer-deal-with = Wymiana: { $seat }. Dajesz: { $give } za: { $get }
answer-not-held = nie masz tego
answer-own-accepted = Przyjmujesz.
answer-own-declined = Odmawiasz.
answer-own-countered = Dasz: { $give } za: { $ask }.
quiet-muted = Odrzucone za ciebie: wyciszenie.
quiet-turn = Odrzucone za ciebie: w tej turze nie chcesz nic więcej.
quiet-again = Odrzucone za ciebie: znów ta sama oferta.
quiet-poor = Odrzucone za ciebie: nie stać cię na to.
refusal-too-close = odmawia: zbyt blisko zwycięstwa
refusal-too-few-cards = odmawia: ma za mało kart
refusal-asks-more = odmawia: za dużo za zbyt mało
refusal-leads = odmawia: nie pomaga temu, kto prowadzi
refusal-not-worth-it = odmawia: za mały zysk
refusal-away = odmawia: nie ma przy stole
declined-too-close = { $seat } odmawia: kto pyta, jest zbyt blisko zwycięstwa.
declined-too-few-cards = { $seat } odmawia: to więcej kart, niż ma.
declined-asks-more = { $seat } odmawia: to za dużo za zbyt mało.
declined-leads = { $seat } odmawia: to pomogłoby temu, kto prowadzi.
declined-not-worth-it = { $seat } odmawia: za mały zysk.
