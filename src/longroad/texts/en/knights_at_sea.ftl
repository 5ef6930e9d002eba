why-pirate-elsewhere = The pirate isn't beside { $place }.

event-chased-pirate = { $seat } chases the pirate with the knight on { $corner }.

verb-chase-pirate-corner = Chase the pirate

do-chase-pirate-corner = Chase the pirate from: { $corner }

knight-tool-chase-pirate = Chase the pirate
