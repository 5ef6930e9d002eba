why-pirate-stays = Пірат уже тут і мусить піти: { $place }.
why-pirate-on-land = Пірат тримається моря, а це не море: { $place }.
why-no-pirate = На цій мапі немає пірата.
why-pirate-not-yours = Тобі не можна переміщувати пірата.

ask-move-pirate = Перемісти пірата.
ask-move-either = Перемісти розбійника або пірата.
    .short = Перемісти одного з них
ask-start-pirate = Обери, де почне пірат.
    .short = Постав пірата

event-moved-pirate = { $seat } переміщує пірата: { $hex }.

option-isle-thieves = Хто краде
option-isle-thieves-both = розбійник і пірат
option-isle-thieves-robber = лише розбійник
option-isle-thieves-pirate = лише пірат

verb-move-pirate-hex = Перемістити пірата

do-move-pirate-hex = Пірат: { $hex }

board-piece-pirate = Тут пірат.
    .short = пірат

legend-pirate = – пірат

example-move-pirate-hex = pirate D4 or ~7
