event-largest-army =
    { $count ->
        [one] { $seat } владеет самым большим войском: { $count } рыцарь.
        [few] { $seat } владеет самым большим войском: { $count } рыцаря.
       *[many] { $seat } владеет самым большим войском: { $count } рыцарей.
    }
event-largest-army-set-aside = Самым большим войском не владеет никто.
word-largest-army = самое большое войско

score-largest-army = войско
