event-largest-army =
    { $count ->
        [one] { $seat } має найбільше військо: { $count } лицар.
        [few] { $seat } має найбільше військо: { $count } лицарі.
       *[many] { $seat } має найбільше військо: { $count } лицарів.
    }
event-largest-army-set-aside = Найбільшого війська не має ніхто.
word-largest-army = найбільше військо

score-largest-army = військо
