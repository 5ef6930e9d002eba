why-hex-known = Цю плитку вже відкрито: { $place }.
why-hex-not-reached = Нова фігурка не веде до цієї плитки: { $place }.

ask-explore = Обери плитку, яку відкрити першою.
    .short = Обери першу плитку

event-discovered = { $seat } відкриває { $hex }: { WORD($terrain) }, номер { $number }.
event-discovered-bare = { $seat } відкриває { $hex }: { WORD($terrain) }.

word-fog = невідома земля

ruleset-isle-oceania = Океанія

goal-isle-oceania = Перемагає той, хто у свій хід має балів: { $target }. Між островами лежить невідома земля: її відкривають кораблі й дороги, а хто знайде суходіл, бере його карту.

counter-fog = невідкриті плитки

about-fog = Їх відкриває корабель чи дорога, що туди веде; хто знайде суходіл, бере його карту.

verb-explore-hex = Відкрити

do-explore-hex = Відкрити: { $hex }

fog-land = { $land } { $count }
fog-numbers = Номери: { $numbers }
act-explore = Відкрити

terrain-fog = ? – гекс, якого ще ніхто не бачив

example-explore-hex = explore D4
