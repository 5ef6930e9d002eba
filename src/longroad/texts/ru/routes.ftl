event-longest-route = { $seat } владеет самым длинным трактом, длина { $length }.
event-longest-route-set-aside = Самым длинным трактом не владеет никто.

word-longest-route = самый длинный тракт

counter-route-length = тракт

score-longest-route = тракт

panel-route-length = тра
