# What the browser client says, in English; one file an area. What the engine and the server say by code is in
# src/longroad/texts; WORD($id) gives the word for an id of the engine, see en-words.ftl there.

title = Longroad
title-of = { $what } · Longroad
title-your-turn = Your turn · Longroad
title-over = The game is over · Longroad
title-won = { $name } wins · Longroad
notice-your-turn = It is your turn.

## Everywhere

close = Close
copy = Copy
copy-done = Copied.
copy-qr = The link as a QR code
copy-by-hand = Copy it by hand: it is marked.
loading = Loading …
try-again = Try again
trouble-unreachable = The server doesn't answer. It may be restarting; try again in a moment.
trouble-unknown = Something is broken in this page. Load it again.
trouble-details = Details
trouble-details-label = For whoever can help

## Who people are

persona-head = Your name and face
persona-name = Your name
persona-faces = Your face
persona-face = Face { $number }
persona-other-face = Another face
persona-other-faces = Other faces
persona-names = Alba, Arlo, Clara, Dylan, Ella, Finn, Freya, George, Isla, Jasper, Lucy, Maeve, Oscar, Poppy, Rowan, Theo
manner-calm = calm
manner-steady = steady
manner-sharp = sharp
shields = strength { $count } of 3
