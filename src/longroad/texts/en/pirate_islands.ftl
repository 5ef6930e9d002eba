why-fortress-not-reached =
    { $count ->
        [one] Your line is one ship short of your fortress.
       *[other] Your line is { $count } ships short of your fortress.
    }
why-fortress-taken = You have taken your fortress already.

event-fleet-sailed = The pirate fleet sails to { $hex }.
event-raided = Pirates of strength { $strength } raid { $seat }, who has { $warships ->
        [0] no warship
        [one] one warship
       *[other] { $warships } warships
    }.
event-lost-card = The pirates take 1 { $card } from { $seat }.
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

word-fortress = fortress

ruleset-isle-pirate-islands = The Pirate Islands

goal-isle-pirate-islands = Whoever has taken their own fortress from the pirates and has { $target } points on their own turn wins. Sail to it, make ships warships, and attack it once a turn: more warships than the pirates roll take one of its three tokens.

counter-warships = warships
counter-fortress-tokens = tokens of the fortress

about-warships = They count against the pirates: in raids, and when you attack your fortress.
about-fortress-tokens = How many of your fortress's tokens the pirates still hold. It is yours when the last is gone.

verb-arm-ship-corner = Arm a ship

do-attack-fortress = Attack your fortress
do-arm-ship-corner = Arm a ship by the knight: { $corner }

board-piece-fortress =
    { $tokens ->
        [one] Fortress of { $owner }, held by pirates: one token left.
       *[other] Fortress of { $owner }, held by pirates: { $tokens } tokens left.
    }
    .short =
        { $tokens ->
            [one] { $owner }'s fortress, one token
           *[other] { $owner }'s fortress, { $tokens } tokens
        }

legend-fleet = the pirate fleet
legend-fortress = a pirate fortress and how strong it is
legend-landing = where alone a color may settle overseas

example-attack-fortress = attack
