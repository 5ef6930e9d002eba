event-longest-route = { $seat } has the longest trade route, { $length } long.
event-longest-route-set-aside = Nobody has the longest trade route.

word-longest-route = longest trade route

counter-route-length = route

score-longest-route = route

panel-route-length = rte
