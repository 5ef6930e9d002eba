event-longest-route = { $seat } ma najdłuższą drogę handlową, długość { $length }.
event-longest-route-set-aside = Nikt nie ma najdłuższej drogi handlowej.

word-longest-route = najdłuższa droga handlowa

counter-route-length = trasa

score-longest-route = droga

panel-route-length = dro
