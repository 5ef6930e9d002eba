event-largest-army =
    { $count ->
        [one] { $seat } ma najwyższą władzę rycerską: { $count } rycerz.
        [few] { $seat } ma najwyższą władzę rycerską: { $count } rycerzy.
       *[many] { $seat } ma najwyższą władzę rycerską: { $count } rycerzy.
    }
event-largest-army-set-aside = Nikt nie ma najwyższej władzy rycerskiej.
word-largest-army = najwyższa władza rycerska

score-largest-army = armia
