event-largest-army = { $seat } has the largest army, { $count } knights.
event-largest-army-set-aside = Nobody has the largest army.
word-largest-army = largest army

score-largest-army = army
