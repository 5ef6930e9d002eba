why-pirate-stays = Пират уже здесь и должен уйти: { $place }.
why-pirate-on-land = Пират держится моря, а это не море: { $place }.
why-no-pirate = На этой карте нет пирата.
why-pirate-not-yours = Тебе нельзя перемещать пирата.

ask-move-pirate = Перемести пирата.
ask-move-either = Перемести разбойника или пирата.
    .short = Перемести одного из них
ask-start-pirate = Выбери, где начнёт пират.
    .short = Поставь пирата

event-moved-pirate = { $seat } перемещает пирата: { $hex }.

option-isle-thieves = Кто крадёт
option-isle-thieves-both = разбойник и пират
option-isle-thieves-robber = только разбойник
option-isle-thieves-pirate = только пират

verb-move-pirate-hex = Переместить пирата

do-move-pirate-hex = Пират: { $hex }

board-piece-pirate = Здесь пират.
    .short = пират

legend-pirate = – пират

example-move-pirate-hex = pirate D4 or ~7
