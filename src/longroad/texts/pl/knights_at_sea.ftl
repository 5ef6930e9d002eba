why-pirate-elsewhere = Pirata nie ma obok tego miejsca: { $place }.

event-chased-pirate = { $seat } przepędza pirata rycerzem: { $corner }.

verb-chase-pirate-corner = Przepędź pirata

do-chase-pirate-corner = Przepędź pirata. Rycerz: { $corner }

knight-tool-chase-pirate = Przepędź pirata
