why-pirate-elsewhere = Пирата нет рядом с этим местом: { $place }.

event-chased-pirate = { $seat } прогоняет пирата рыцарем: { $corner }.

verb-chase-pirate-corner = Прогнать пирата

do-chase-pirate-corner = Прогнать пирата. Рыцарь: { $corner }

knight-tool-chase-pirate = Прогнать пирата
