# Everything the engine says, in English. Codes are stable; arguments are plain data.

## Why something can't be done

why-over = The game is over.
why-no-such-action = There is no such action: { $action }.
why-no-such-seat = There is no seat { $seat }; this game has { $seats }.
why-not-your-turn = It is not your move: wait for { $asked }.
why-not-asked = You are not asked anything now.
why-chance-first = Wait for the dice or cards.
why-no-such-outcome = “{ $action }” can't come up now.
why-not-now = “{ $action }” is not possible now.
why-no-such-place = There is no such place on this board.
why-forbidden-here = A rule of this game forbids { $place }.
why-cannot-pay = You can't pay for a { $what }: you lack { $lacks }.
why-no-piece-left = You have no { $what } left.
why-no-settlement-left = You have no settlement left: upgrade one to a city first.
why-road-taken = There is a road of { $owner } on { $place } already.
why-ship-taken = There is a ship of { $owner } on { $place } already.
why-on-land = { $place } doesn't touch the sea.
why-ship-unconnected = { $place } doesn't touch a ship or town of yours, or the way there leads through another's town.
why-no-ship-here = You have no ship on { $place }.
why-one-move-a-turn = You have moved a ship this turn already.
why-ship-is-new = The ship on { $place } was built this turn: it can't move yet.
why-line-closed = The ship on { $place } is not the last of an open line.
why-nowhere-to-sail = The ship on { $place } has nowhere to go.
why-ship-stays = The ship comes from { $place }; it must go elsewhere.
why-pirate-stays = The pirate stands on { $place } already; it must move.
why-pirate-elsewhere = The pirate isn't beside { $place }.
why-pirate-on-land = The pirate keeps to the sea, and { $place } is none.
why-no-pirate = There is no pirate on this map.
why-pirate-not-yours = You may not move the pirate.
why-no-coast = { $place } lies on no coast.
why-harbor-next-door = There is a harbor at a corner of { $place } already.
why-hex-known = { $place } lies open already.
why-hex-not-reached = The new piece doesn't lead to { $place }.
why-fortress-not-reached =
    { $count ->
        [one] Your line is one ship short of your fortress.
       *[other] Your line is { $count } ships short of your fortress.
    }
why-no-wonder = Claim a wonder first.
why-one-wonder = You build the { $wonder }, and nobody builds two wonders.
why-wonder-taken = The { $wonder } is built by { $owner }.
why-castle-needs = The castle needs a city and six points that everybody sees.
why-monument-needs = The monument needs a city at a harbor and a trade route of at least five.
why-theater-needs = The grand theater needs two cities.
why-bridge-needs = The great bridge needs a town on a marked corner of the strait.
why-wall-needs = The great wall needs a town on a marked corner by the desert.
why-fortress-taken = You have taken your fortress already.
why-no-such-harbor = You have no harbor of that kind to lay.
why-no-place-for-harbor = { $place } is no coastal town of yours without a harbor.
why-no-founding-here = Nobody may found on { $place }.
why-road-unconnected = { $place } doesn't touch a road or town of yours, or the way there leads through another's town.
why-corner-taken = There is a town of { $owner } on { $place } already.
why-knight-in-the-way = A knight of { $owner } stands on { $place }.
why-too-close = { $place } is too close: the next corners of a settlement must be free of towns.
why-at-sea = { $place } lies at sea.
why-settlement-unconnected = No way of yours leads to { $place }.
why-no-settlement-here = You have no settlement on { $place } to turn into a city.
why-rebuild-first = Rebuild your fallen city first.
why-no-city-here = You have no city on { $place }.
why-wall-there = The city on { $place } has a wall already.
why-track-complete = Your cities are as far in { $track } as can be.
why-needs-city = Only cities grow, and you have none that stands.
why-needs-free-city = The last two stages need a city without metropolis.
why-no-free-city-here = { $place } is no city of yours without metropolis.
why-no-water-for-commodities = The aqueduct gives no { $card }, only resources.
why-robber-off-land = The robber keeps to the land, and { $place } is none.
why-robber-elsewhere = The robber doesn't stand beside { $place }.
why-thief-away = Neither robber nor pirate can be moved before the barbarians have landed.
why-robber-stays = The robber stands on { $place } already; it must move.
why-no-victim = { $victim } can't be robbed here.
why-card-not-held = You have no { $card } left to give.
why-like-for-like = A card can't be traded for the same kind.
why-trade-is-over = In the strict order all trade comes before building, and you have built.
why-rate-too-high = The bank wants { $rate } { $card } for one card; you have fewer.
why-bank-is-out = The bank has no { $card } left.
why-offers-used-up =
    { $most ->
        [one] You have made your one offer of this turn.
       *[other] You have made all { $most } offers of this turn.
    }
why-nothing-to-trade = There is nothing to trade: you or all the others hold no cards.
why-asks-too-much = Nobody holds that many cards.
why-no-gifts = Both sides must give at least one card.
why-cannot-accept = You don't hold the cards that are asked for.
why-no-such-deal = There is no deal with { $partner } that you could make.
why-roll-first = Roll the dice first.
why-already-rolled = You have rolled already.
why-found-first = Found a settlement first.
why-found-city-first = Found your city first.
why-found-road-first = Build a road beside { $place } first.
why-found-ship-first = Build a ship beside { $place } first.
why-found-line-first = Build a road or a ship beside { $place } first.
why-no-card-left = There are no development cards left.
why-no-such-card = You have no { $card } card.
why-bought-this-turn = You bought that { $card } card this turn: it can be played from your next turn on.
why-drawn-this-turn = You drew that { $card } card this turn: it can be played from your next turn on.
why-no-such-die = A die shows 1 to 6.
why-number-stays = The number on { $place } can't be swapped: only 3, 4, 5, 9, 10 and 11 can.
why-same-number = The number on { $place } is the same.
why-one-card-a-turn = You have played a development card this turn already.
why-card-has-no-use = The { $card } card would do nothing now.
why-not-against = That card can't be played against { $opponent } now.
why-no-offer-to = You can't offer { $other } a card now.
why-no-resource = Only resources are offered, and { $card } is none.
why-no-commodity = A commodity is asked for, and { $card } is none.
why-has-commodity = You have a commodity, so you must hand one over.
why-not-in-hand = There is no { $card } in that hand.
why-no-resource-here = No resource comes from { $place }.
why-no-town-here = You have no settlement or city at { $place }.
why-merchant-stays = Your merchant stands on { $place } already; it must go elsewhere.
why-nothing-on-side = There is no road or ship on { $place }.
why-not-open = The piece on { $place } can't be removed: it is not at an open end.
why-no-rival-here = No knight of an opponent stands on { $place }.
why-one-action-a-turn = You have taken your action of this turn already.
why-too-few-tokens =
    { $price ->
        [one] That costs a trade card, and you have none.
       *[other] That costs { $price } trade cards, and you have fewer.
    }
why-metropolis-stays = The metropolis on { $place } can't be lost.
why-no-knight-to-commit = You have no active knight on { $place } that you could still commit.
why-robber-at-home = The robber is in a desert or off the board already.
why-no-forced-trade = A forced trade needs a card of the opponent and two to give back.
why-one-knight-a-turn = You have discarded a knight this turn already.
why-no-knight = You have no knight face up.
why-all-are-warships = All ships of your line are warships already.
why-no-knight-here = You have no knight on { $place }.
why-knight-active = The knight on { $place } is active already.
why-knight-inactive = The knight on { $place } is inactive: it can do nothing.
why-knight-tired = The knight on { $place } was activated this turn: it can act from your next turn on.
why-knight-mighty = The knight on { $place } is mighty already.
why-knight-promoted = The knight on { $place } was promoted this turn already.
why-needs-fortress = Mighty knights need the fortress, the third stage of politics.
why-knight-stays = The knight comes from { $place }; it must go elsewhere.
why-no-way-there = No way of yours leads to { $place }.
why-nowhere-to-march = The knight on { $place } has nowhere to go.

why-nothing-to-undo = There is nothing to undo.
why-undo-after-chance = Dice or cards have fallen since: that can't be undone.
why-undo-after-secret = Your last action revealed something hidden: it can't be undone.
why-undo-after-others = Another player has decided since: that can't be undone.

## What is asked

ask-choose = Choose.
ask-found =
    { $round ->
        [1] Found your first settlement.
        [2] Found your second settlement.
        [3] Found your third settlement.
       *[other] Found your fourth settlement.
    }
ask-found-city = Found your city.
ask-found-road = Build a road beside { $place }.
ask-found-ship = Build a ship beside { $place }.
ask-found-line = Build a road or a ship beside { $place }.
ask-sail = Choose where the ship from { $place } goes.
ask-move-pirate = Move the pirate.
ask-move-either = Move the robber or the pirate.
ask-place-harbor =
    { $harbor ->
        [any] Place a harbor for any three cards.
       *[other] Place a harbor for { $harbor }.
    }
ask-start-robber = Choose where the robber starts.
ask-start-pirate = Choose where the pirate starts.
ask-choose-refuge = Choose the desert where the robber goes.
ask-explore = Choose which hex to turn up first.
ask-choose-harbor = Choose which of your harbors to lay at { $place }.
ask-lay-harbor = Choose where to lay your harbor.
ask-roll = Roll the dice.
ask-main = Trade, build, or end your turn.
ask-discard =
    { $count ->
        [one] Discard one more card.
       *[other] Discard { $count } cards.
    }
ask-discard-progress = You hold too many progress cards: put one under its deck.
ask-play-or-discard = You hold too many progress cards: play one, or put one under its deck.
ask-move-robber = Move the robber.
ask-tax = Move the robber; everybody with a town there pays you a card.
ask-send-merchant = Choose where the merchant goes.
ask-hand-over-commodity = { $asker } offers you 1 { $card }: hand over a commodity for it, if you have one.
ask-take-dues =
    { $count ->
        [one] Take a card from { $victim }.
       *[other] Take { $count } cards from { $victim }.
    }
ask-remove-piece = Choose the open road or ship that is removed.
ask-lay-again = Choose where your piece from { $place } goes, or lay nothing.
ask-present =
    { $count ->
        [one] The wedding of { $other }: give a card.
       *[other] The wedding of { $other }: give { $count } cards.
    }
ask-drive-off = Choose the knight that you drive off.
ask-steal-progress = Take a progress card of { $victim }.
ask-give-up-knight = Treason for { $other }: choose the knight that you lose.
ask-post-knight = Choose where your { $rank } knight stands.
ask-march = Move your knight on { $place } to another corner.
ask-retreat = Your knight on { $place } is displaced: move it to another corner.
ask-rob = Choose whom to rob.
ask-commit-knights =
    The barbarians have a strength of { $barbarians }; { $knights } is committed against them. Commit a knight, or no more.
ask-lose-city = The barbarians win: choose the city that you lose.
ask-draw-progress = Choose the deck that you draw a progress card from.
ask-loot = Take a card or a bolt from { $victim }.
ask-free-road = Build a free road.
ask-free-ship = Build a free ship.
ask-free-line = Build a free road or ship.
ask-set-metropolis = Choose the city that becomes the metropolis of { $track }.
ask-use-aqueduct = Your aqueduct: take a card from the bank, or nothing.
ask-free-wall = Build a free wall.
ask-cheap-city = Turn a settlement into a city.
ask-take-number = Choose a number to swap.
ask-swap-number = Choose the number to swap with the one on { $place }.
ask-smith = Choose a knight to promote.
ask-smith-again = Choose a second knight to promote, or none.
ask-take-card = Take a card from the bank.
ask-compose-offer = Put your offer together.
ask-compose-counter = Put your counter-offer together.
ask-answer-offer = { $asker } offers a trade: accept, decline or counter.
ask-close-offer = Trade with whoever agrees, wait for more answers, or withdraw the offer.
ask-aside = Offer something to the player on turn, or wait.
ask-compose-aside = Compose your offer to the player on turn.
ask-neutral-road = Build a road for a neutral player.
ask-neutral-ship = Build a ship for a neutral player.
ask-neutral-settlement = Build a settlement for a neutral player.
ask-give-back =
    { $count ->
        [one] Give one card back.
       *[other] Give { $count } cards back.
    }

## What happened. “hidden” is for those who may not know everything.

event-threw = { $seat } rolls { $low } and { $high } to see who begins.
event-begins = { $seat } begins.
event-drew-harbor =
    { $harbor ->
        [any] { $seat } draws a harbor for any three cards.
       *[other] { $seat } draws a harbor for { $harbor }.
    }
event-placed-harbor = { $seat } places it on { $side }.
event-harbors-left-out =
    { $count ->
        [one] There is no place for the last harbor.
       *[other] There is no place for the last { $count } harbors.
    }
event-first-cards =
    { $round ->
        [2] { $seat } takes 1 { $card } for the second settlement.
        [3] { $seat } takes 1 { $card } for the third settlement.
       *[other] { $seat } takes 1 { $card } for the last settlement.
    }
event-city-cards = { $seat } takes 1 { $card } for the city.
event-turn = Round { $round }: { $seat }'s turn.
event-rolled = { $seat } rolls { $low } and { $high }.
event-harvested = { $seat } takes { $count } { $card }.
event-shortage = The bank can't pay everybody's { $card }.
event-event-die =
    { $event ->
        [ship] { $seat }'s event die shows a ship.
       *[other] { $seat }'s event die shows { $event }.
    }
event-barbarians-sailed = The barbarians are { $steps ->
        [one] one step
       *[other] { $steps } steps
    } away.
event-barbarians-landed = The barbarians land.
event-committed-knight = { $seat } commits the knight on { $corner }.
event-barbarians-fought = Barbarians of strength { $barbarians } fight knights of strength { $knights }.
event-defended = { $seat } has defended the island best and takes a victory point.
event-barbarians-left = The barbarians leave; the knights who fought are inactive.
event-built-road = { $seat } builds a road on { $side }.
event-built-ship = { $seat } builds a ship on { $side }.
event-moved-ship = { $seat } moves a ship from { $origin } to { $side }.
event-moved-pirate = { $seat } moves the pirate to { $hex }.
event-fleet-sailed = The pirate fleet sails to { $hex }.
event-raided = Pirates of strength { $strength } raid { $seat }, who has { $warships ->
        [0] no warship
        [one] one warship
       *[other] { $warships } warships
    }.
event-lost-card = The pirates take 1 { $card } from { $seat }.
event-knight-armed-ship = { $seat } sends the knight on { $corner } to arm a ship.
event-armed-ship = { $seat } makes the ship on { $side } a warship, number { $warships }.
event-fought = { $seat } attacks the fortress with { $warships ->
        [0] no warship
        [one] one warship
       *[other] { $warships } warships
    }; the pirates roll { $roll }.
event-took-token = { $seat } takes a token from the fortress; { $count ->
        [0] none is
        [one] one is
       *[other] { $count } are
    } left.
event-lost-ship = { $seat } loses the ship on { $side }.
event-conquered = { $seat } conquers the fortress on { $corner }.
event-fleet-gone = All fortresses are taken: the pirate fleet is gone.
event-claimed = { $seat } claims the { $wonder }.
event-built-stage = { $seat } builds stage { $stage } of the { $wonder }.
event-finished-wonder = { $seat } has finished a wonder and wins with { $points } points.
event-island-bonus =
    { $points ->
        [one] { $seat } takes a point for a new island, at { $corner }.
       *[other] { $seat } takes { $points } points for a new island, at { $corner }.
    }
event-opened-trade = { $seat } trades with the village on { $corner } from now on.
event-took-bolt = { $seat } takes a bolt from the village on { $corner }.
event-took-bolt-from-stock = { $seat } takes a bolt from the common stock.
event-village-sold-out = The village on { $corner } has no bolts left.
event-stole-bolt = { $seat } takes a bolt from { $victim }.
event-cloth-ran-out = Too few villages have bolts left: { $seat } wins with { $points } points.
event-discovered = { $seat } turns up { $hex }: { $terrain }, number { $number }.
event-discovered-bare = { $seat } turns up { $hex }: { $terrain }.
event-took-point-gift = { $seat } takes the victory point on { $side }.
event-took-card-gift = { $seat } takes the card on { $side }.
event-took-harbor-gift = { $seat } takes the harbor ({ $harbor }) on { $side }.
event-laid-harbor = { $seat } lays the harbor ({ $harbor }) at { $corner }.
event-built-settlement = { $seat } builds a settlement on { $corner }.
event-built-city = { $seat } builds a city on { $corner }.
event-lost-city = { $seat } loses the city on { $corner }: it is a settlement now.
event-city-fell = { $seat } loses the city on { $corner }: it lies on its side.
event-rebuilt-city = { $seat } rebuilds the city on { $corner }.
event-built-wall = { $seat } builds a wall around the city on { $corner }.
event-improved = { $seat } builds the { $stage }, stage { $number } of { $track }.
event-metropolis = The city of { $seat } on { $corner } is the metropolis of { $track }.
event-longest-route = { $seat } has the longest trade route, { $length } long.
event-longest-route-set-aside = Nobody has the longest trade route.
event-discarded = { $seat } discards { $cards }.
event-moved-robber = { $seat } moves the robber to { $hex }.
event-hired-knight = { $seat } hires a knight on { $corner }.
event-activated-knight = { $seat } activates the knight on { $corner }.
event-promoted-knight = { $seat } promotes the knight on { $corner }: it is { $rank } now.
event-moved-knight = { $seat } moves a knight from { $origin } to { $corner }.
event-displaced = The knight of { $seat } on { $corner } is displaced.
event-retreated = The knight of { $seat } retreats from { $origin } to { $corner }.
event-knight-lost = The knight of { $seat } on { $corner } leaves the board.
event-chased-pirate = { $seat } chases the pirate with the knight on { $corner }.
event-chased-robber = { $seat } chases the robber with the knight on { $corner }.
event-robber-gone = The robber is off the board.
event-thief-stays = Before the barbarians have landed, nobody steals after a 7.
event-stole = { $seat } steals 1 { $card } from { $victim }.
    .hidden = { $seat } steals a card from { $victim }.
event-swapped = { $seat } trades { $count } { $give } with the bank for 1 { $get }.
event-offered = { $seat } offers { $give } for { $ask }.
event-accepted = { $seat } accepts.
event-declined = { $seat } declines.
event-countered = { $seat } would give { $give } for { $ask }.
event-traded = { $seat } gives { $partner } { $give } for { $ask }.
event-no-deal = { $seat } makes no deal.
event-bought-card = { $seat } buys a development card.
event-drew = { $seat } draws a { $face }.
    .hidden = { $seat } draws a card.
event-played-knight = { $seat } plays a knight, number { $count }.
event-played-road-building = { $seat } plays road building.
event-played-year-of-plenty = { $seat } plays year of plenty.
event-played-monopoly = { $seat } plays monopoly on { $card }.
event-took = { $seat } takes 1 { $card } from the bank.
event-handed-over = { $giver } hands { $seat } { $count } { $card }.
event-sent-merchant = { $seat } sends the merchant to { $hex }.
event-offered-card = { $seat } offers { $other } 1 { $card } for a commodity.
event-exchanged = { $giver } gives { $seat } 1 { $card } for 1 { $offered }.
event-no-commodity = { $giver } has no commodity for { $seat }.
event-sent-fleet = { $seat } trades { $card } two for one until the end of the turn.
event-looked-at-hand = { $seat } looks at the hand of { $victim }.
event-took-dues = { $seat } takes 1 { $card } from { $victim }.
    .hidden = { $seat } takes a card from { $victim }.
event-removed-road = { $seat } removes a road of { $owner } from { $side }.
event-removed-ship = { $seat } removes a ship of { $owner } from { $side }.
event-presented = { $giver } gives { $seat } { $cards }.
    .hidden = { $giver } gives { $seat } { $count ->
        [one] a card
       *[other] { $count } cards
    }.
event-looked-at-progress = { $seat } looks at the progress cards of { $victim }.
event-stole-progress = { $seat } takes { $face }, a { $track } card, from { $victim }.
    .hidden = { $seat } takes a { $track } card from { $victim }.
event-posted-knight = { $seat } puts a { $rank } knight on { $corner }.
event-drew-progress = { $seat } draws { $face } from the { $track } deck.
    .hidden = { $seat } draws a card from the { $track } deck.
event-discarded-progress = { $seat } puts { $face } under the { $track } deck.
    .hidden = { $seat } puts a card under the { $track } deck.
event-played-progress = { $seat } plays { $face }.
event-laid-open = { $seat } lays { $face } open: a victory point.
event-swapped-numbers = { $seat } swaps the numbers on { $hex } and { $other }.
event-largest-army = { $seat } has the largest army, { $count } knights.
event-largest-army-set-aside = Nobody has the largest army.
event-revealed-points =
    { $count ->
        [one] { $seat } shows a victory point card.
       *[other] { $seat } shows { $count } victory point cards.
    }
event-won = { $seat } wins with { $points } points.
event-no-winner =
    { $rounds ->
        [one] The game ends without a winner after one round.
       *[other] The game ends without a winner after { $rounds } rounds.
    }
event-forced-trade = { $seat } forces a trade for { $price ->
        [one] a trade card
       *[other] { $price } trade cards
    }.
event-drove-robber-off = { $seat } drives the robber off for { $price ->
        [one] a trade card
       *[other] { $price } trade cards
    }.
event-discarded-knight = { $seat } discards a knight.
event-pulled = { $seat } draws 1 { $card } from { $other }.
    .hidden = { $seat } draws a card from { $other }.
event-gave-back = { $seat } gives { $other } 1 { $card }.
    .hidden = { $seat } gives { $other } a card.
event-took-tokens = { $seat } takes { $count ->
        [one] a trade card
       *[other] { $count } trade cards
    }.

### Tables of the server

why-table-away = Somebody else plays for you now: say that you are back first.
why-table-bad-record = This is not a record of a game.
why-table-bad-spec = There is no such ruleset.
why-table-bad-token = This link is not valid here (any more).
why-table-broken-record = This record is damaged, or of another version: its line { $line } can't be read.
why-table-bug = Something is broken in the server; your command was not carried out.
why-table-closing = The server is being stopped: come again in a moment.
why-table-confirmed = You have confirmed already.
why-table-damaged = This game is damaged on the server's disk and can't be opened. Other games are not concerned.
why-table-empty-text = There is nothing in this text that could be shown.
why-table-enough = That may happen { $most } times in a game and no more.
why-table-full = All seats are taken.
why-table-has-time = There is time left.
why-table-host-only = Only the host of the table may do that.
why-table-id-used = You have used this id for another command: take a new one.
why-table-late = This question has been answered already.
why-table-name-taken = Somebody else at this table goes by { $name }, or by a name that looks the same.
why-table-needs-link = This table is for those who have its link.
why-table-no-seat = You are watching: only players may do that.
why-table-no-spectators = This table doesn't want to be watched.
why-table-no-such-bot = There is no bot { $bot } here.
why-table-no-such-move = The game has no such move.
why-table-no-such-phrase = There is no phrase { $phrase }.
why-table-no-time = There is no time left for this question.
why-table-no-undo-left = You have taken back all that you may: { $undos }.
why-table-not-absent = The player of { $color } is there.
why-table-not-alone = Others play here, too: a save file would show their cards.
why-table-not-away = You are there already.
why-table-not-awaited = Nobody waits for { $color }.
why-table-not-idle = A bot may play for { $color } in { $seconds } s, not before.
why-table-not-over = The game is not over yet.
why-table-not-paused = There is no pause.
why-table-not-playing = No game is being played here.
why-table-not-waiting = The game has started already.
why-table-one-at-a-time = Something comes to light here: send what follows afterwards.
why-table-own-seat = That is your own seat.
why-table-paused = There is a pause.
why-table-rematched = There is a rematch already, at table { $game }.
why-table-seat-free = Nobody sits at { $color }.
why-table-seat-held = { $color } is not connected: the seat is held.
why-table-seat-taken = The seat { $color } is taken.
why-table-bots-alone = Tables of bots alone that you may have playing at once: { $most }. Wait until one of them has ended.
why-table-server-full = This server has no room for another table now.
why-table-silenced = The host has ended your chat at this table.
why-table-still-played = A game that is being played can't be deleted before everybody has left it for a week.
why-table-store-trouble = The server can't write to its disk: nothing was done. Try again in a moment.
why-table-too-many-seats = This ruleset has { $seats } seats.
why-table-unknown = There is no such table.
why-table-waits-for-all = At this table nobody plays for a player who is there.
why-table-words-or-phrase = Say words of your own or a phrase, not both at once.
why-table-garbled = This message can't be understood: { $why }.
why-table-hello-first = Say hello to a table first.
why-table-too-fast = That is too much at once: wait { $wait } milliseconds.
why-server-bad-request = This request can't be understood: { $why }.
why-server-gone = You left before the request was complete.
why-server-needs-socket = There is a WebSocket here and nothing else.
why-server-no-method = That can't be done here.
why-server-no-page = There is nothing here.
why-server-not-json = Send JSON, and say so: application/json.
why-server-too-long = This is too long.
why-server-too-slow = This took too long: send it again, without a pause.
why-server-wrong-host = This server doesn't go by that name: use one of the links that it prints.
why-server-wrong-origin = Only the server's own pages may do that.
bye-fast = You sent too much at once: take a break.
bye-full = This server is full: come again later.
bye-garbled = Nothing you sent could be understood.
bye-many = There are too many connections from where you are: close some, or come again later.
bye-protocol = This page is of another version than the server: load it again.
bye-silent = You didn't say who you are in time.
bye-slow = You read too slowly: what you missed is told when you come again.
bye-restart = The server is being restarted: your seat is kept.
bye-handed = This seat has moved to another device.
bye-left = This seat is no longer yours.
bye-deleted = The table was deleted.

### Quick phrases

phrase-hello = Hello!
phrase-luck = Good luck!
phrase-thanks = Thanks!
phrase-well-played = Well played!
phrase-moment = One moment, please.
phrase-your-turn = It is your turn.
