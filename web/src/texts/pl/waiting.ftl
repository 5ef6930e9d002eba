## Zajmowanie miejsca i czas przed startem

join-head = Usiądź do stołu
join-others = Przy stole
join-seat = Miejsce
join-any-seat = dowolne
join-watch = Tylko oglądaj

waiting-head = Czekamy na start
waiting-open = wolne
waiting-bot = bot
waiting-ready = gotowe
waiting-not-ready = jeszcze niegotowe
waiting-not-here = teraz poza stołem
waiting-you = ty, { $status }
waiting-put-bot = Posadź bota
waiting-which-bot = Boty to
waiting-free = Zwolnij miejsce
waiting-leave = Odejdź
waiting-invite = Zaproś
waiting-link = Kto ma ten link, może usiąść
waiting-only-here = Ten link działa tylko na tym komputerze. Dla innych urządzeń uruchom serwer poleceniem „longroad serve --lan” i otwórz adres, który wypisze.
waiting-start = Start
waiting-for-players = Czekamy na graczy: wyślij im link albo posadź boty.
waiting-for-more = Czekamy na kolejnych graczy.
waiting-for = Czekamy na gotowość: { $names }.
waiting-be-ready = Mogę grać
waiting-start-now = Zacznij teraz
waiting-start-with-bots = Zacznij z botami na wolnych miejscach
waiting-entropy = Każdy, kto zgłasza gotowość, dorzuca do kości coś losowego, więc nikt nie może ich znać zawczasu.
