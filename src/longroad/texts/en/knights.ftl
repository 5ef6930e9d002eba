why-robber-elsewhere = The robber doesn't stand beside { $place }.
why-thief-away = Neither robber nor pirate can be moved before the barbarians have landed.
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
why-not-recommended = The rulebook doesn't recommend Cities & Knights with this scenario; it prefers New Shores and Through the Desert.

ask-march = Move your knight on { $place } to another corner.
    .short = Move your knight
ask-retreat = Your knight on { $place } is displaced: move it to another corner.
    .short = Move your displaced knight

event-hired-knight = { $seat } hires a knight on { $corner }.
event-activated-knight = { $seat } activates the knight on { $corner }.
event-promoted-knight = { $seat } promotes the knight on { $corner }: it is { $rank } now.
event-moved-knight = { $seat } moves a knight from { $origin } to { $corner }.
event-displaced = The knight of { $seat } on { $corner } is displaced.
event-retreated = The knight of { $seat } retreats from { $origin } to { $corner }.
event-knight-lost = The knight of { $seat } on { $corner } leaves the board.
event-chased-robber = { $seat } chases the robber with the knight on { $corner }.

word-basic-knight = basic knight
word-strong-knight = strong knight
word-mighty-knight = mighty knight
word-basic = basic
word-strong = strong
word-mighty = mighty
word-helmet = helmet
word-promotion = promotion

ruleset-isle-cities-knights = Cities & Knights
beside-isle-cities-knights = { ruleset-isle-cities-knights }

goal-with-isle-cities-knights = Metropolises bring 2 points each; the merchant, some progress cards and the best defense against the barbarians 1 each. There is no largest army.

counter-strength = knights' strength
left-basic-knight = basic knights left
left-strong-knight = strong knights left
left-mighty-knight = mighty knights left

verb-hire-knight-corner = Hire a knight
verb-activate-knight-corner = Activate a knight
verb-promote-knight-corner = Promote a knight
verb-move-knight-corner = Move a knight
verb-march-to-corner = March to
verb-retreat-to-corner = Retreat to
verb-chase-robber-corner = Chase the robber

do-hire-knight-corner = Knight: { $corner }
do-activate-knight-corner = Activate: { $corner }
do-promote-knight-corner = Promote: { $corner }
do-move-knight-corner = Move: { $corner }
do-march-to-corner = March to: { $corner }
do-retreat-to-corner = Retreat to: { $corner }
do-chase-robber-corner = Chase the robber from: { $corner }

board-piece-knight =
    { $rank ->
        [1] Basic
        [2] Strong
       *[3] Mighty
    } knight of { $owner }, { $active ->
        [1]
            { $tired ->
                [1] active from the next turn on
               *[0] active
            }
       *[0] inactive
    }.
    .short =
        { $owner }'s { $rank ->
            [1] basic
            [2] strong
           *[3] mighty
        } knight, { $active ->
            [1] active
           *[0] inactive
        }
# Knights
knights-head = Knights
build-hire-knight-corner = Knight
knight-of-ours =
    { $rank ->
        [1] Basic knight
        [2] Strong knight
       *[3] Mighty knight
    }, { $condition ->
        [ready] active
        [fresh] active from the next turn on
       *[idle] inactive
    }
knight-at = { $knight }: { $place }
knight-nobody = A new knight
knight-nothing = There is nothing that it can do now.
knights-able =
    { $count ->
        [one] 1 of yours can act: tap it on the board.
       *[other] { $count } of yours can act: tap them on the board.
    }
knight-tool-hire-knight = Hire
knight-tool-activate-knight = Activate
knight-tool-promote-knight = Promote
knight-tool-move-knight = Move or displace
knight-tool-chase-robber = Chase the robber
seat-knights =
    { $all ->
        [0] no knights
        [one] { $active } of 1 knight active
       *[other] { $active } of { $all } knights active
    }
seat-strength = strength { $active } of { $all }
act-hire = Hire
act-activate = Activate
act-promote = Promote
act-march = March here
act-retreat = Retreat here

panel-strength = kni

example-hire-knight-corner = hire C3.N
example-activate-knight-corner = activate C3.N
example-promote-knight-corner = promote C3.N
example-move-knight-corner = march C3.N to D4.N
example-chase-robber-corner = chase C3.N
