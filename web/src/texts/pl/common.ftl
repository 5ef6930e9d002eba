# Co mówi klient w przeglądarce, po polsku; każdy obszar ma swój plik.

title = Longroad
title-of = { $what } · Longroad
title-your-turn = Twoja tura · Longroad
title-over = Koniec gry · Longroad
title-won = Wygrywa { $name } · Longroad
notice-your-turn = Twoja tura.

## Wszędzie

close = Zamknij
copy = Kopiuj
copy-done = Skopiowano.
copy-qr = Link jako kod QR
copy-by-hand = Skopiuj ręcznie: tekst jest zaznaczony.
loading = Wczytywanie…
try-again = Spróbuj ponownie
trouble-unreachable = Serwer nie odpowiada. Może właśnie rusza od nowa; spróbuj za chwilę.
trouble-unknown = Coś się zepsuło na tej stronie. Wczytaj ją ponownie.
trouble-details = Szczegóły
trouble-details-label = Dla kogoś, kto może pomóc

## Kim są ludzie

persona-head = Twoje imię i twarz
persona-name = Twoje imię
persona-faces = Twoja twarz
persona-face = Twarz { $number }
persona-other-face = Inna twarz
persona-other-faces = Inne twarze
persona-names = Antek, Basia, Celina, Franek, Gosia, Hania, Janek, Kasia, Lena, Marek, Maja, Oskar, Staś, Tosia, Wiktor, Zosia
manner-calm = spokojnie
manner-steady = pewnie
manner-sharp = ostro
shields = siła { $count } z 3
