why-pirate-elsewhere = Пірата немає поруч із цим місцем: { $place }.

event-chased-pirate = { $seat } проганяє пірата лицарем: { $corner }.

verb-chase-pirate-corner = Прогнати пірата

do-chase-pirate-corner = Прогнати пірата. Лицар: { $corner }

knight-tool-chase-pirate = Прогнати пірата
