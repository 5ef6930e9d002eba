event-island-bonus =
    { $points ->
        [one] { $seat } takes a point for a new island, at { $corner }.
       *[other] { $seat } takes { $points } points for a new island, at { $corner }.
    }

ruleset-isle-new-shores = New Shores
ruleset-isle-four-islands = The Four Islands
ruleset-isle-through-the-desert = Through the Desert

goal-isle-new-shores = Whoever has { $target } points on their own turn wins. Your first settlement on each small island brings 2 points more.
goal-isle-four-islands = Whoever has { $target } points on their own turn wins. The islands where you found are your home; your first settlement on each other island brings 2 points more.
goal-isle-through-the-desert = Whoever has { $target } points on their own turn wins. Your first settlement beyond the desert and on each small island brings 2 points more.

counter-island-points = points for islands

about-island-points = For your first settlement on each foreign island.

board-piece-island-chip =
    { $points ->
        [one] Island of { $owner }: one victory point.
       *[other] Island of { $owner }: { $points } victory points.
    }
    .short =
        { $points ->
            [one] { $owner }'s island, one point
           *[other] { $owner }'s island, { $points } points
        }

score-island-points = island
