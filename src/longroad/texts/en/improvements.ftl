why-track-complete = Your cities are as far in { $track } as can be.
why-needs-city = Only cities grow, and you have none that stands.
why-needs-free-city = The last two stages need a city without metropolis.
why-no-free-city-here = { $place } is no city of yours without metropolis.
why-no-water-for-commodities = The aqueduct gives no { $card }, only resources.

ask-set-metropolis = Choose the city that becomes the metropolis of { $track }.
    .short = Choose your metropolis
ask-use-aqueduct = Your aqueduct: take a card from the bank, or nothing.
    .short = Take a card, or nothing

event-improved = { $seat } builds the { $stage }, stage { $number } of { $track }.
event-metropolis = The city of { $seat } on { $corner } is the metropolis of { $track }.

word-school = school
word-library = library
word-aqueduct = aqueduct
word-theater = theater
word-university = university
word-market = market
word-trading-house = trading house
word-merchant-guild = merchant guild
word-town-hall = town hall
word-embassy = embassy
word-court = court
word-council-of-catan = council of Catan
word-metropolis = metropolis
word-stage-of-science = stage of science
word-stage-of-trade = stage of trade
word-stage-of-politics = stage of politics
word-science = science
word-trade = trade
word-politics = politics
word-trade-center = trade center

verb-improve-track = Improve your cities
verb-draw-track = Draw a progress card
verb-set-metropolis-corner = Choose the metropolis

do-improve-track = Improve { WORD($track) }
do-set-metropolis-corner = Metropolis: { $corner }
do-draw-track = Draw from the { WORD($track) } deck

track-at = { $name }: { $value } of { $length } steps.
# Improvements: the tracks and what their stages bring
track-science = Science
track-trade = Trade
track-politics = Politics
stage-of = { $track }: stage { $stage } of { $stages }
stage-metropolis = with the metropolis
stage-next = { $track } { $stage }
stage-free = for nothing
improve-to = { $head }. { $price }.
improve-why = Not now: press it to hear why.
stage-brings-head = { $track } { $stage }: { $name }
stage-complete = { $track } is complete.
stage-brings =
    { $track ->
        [science] A science card whenever the event die shows science and the red die shows { $most } or less.
        [trade] A trade card whenever the event die shows trade and the red die shows { $most } or less.
       *[politics] A politics card whenever the event die shows politics and the red die shows { $most } or less.
    }
stage-brings-science-3 = From now on you take a resource of your choice whenever a roll brings you no card at all, unless it is a seven.
stage-brings-trade-3 = From now on the bank takes 2 equal commodities of yours for any resource or other commodity.
stage-brings-politics-3 = From now on strong knights of yours can become mighty.
stage-brings-4 = Whoever gets here first makes one of their cities the metropolis: 2 points more, and barbarians can't take it.
stage-brings-5 = The metropolis is safe for good. Whoever gets here before its holder takes it from them.

score-metropolises = metropolises

panel-stages = imp
panel-improvements = Your improvements
panel-metropolis = { $owner }: metropolis of { WORD($track) } on { $place }

example-improve-track = improve science
