event-longest-route = { $seat } має найдовший торговий шлях, довжина { $length }.
event-longest-route-set-aside = Найдовшого торгового шляху не має ніхто.

word-longest-route = найдовший торговий шлях

counter-route-length = шлях

score-longest-route = шлях

panel-route-length = шля
