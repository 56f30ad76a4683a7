### Tipps: ein Zug und ein Grund. Sie kommen mit dem ersten Tipp.

ui-hint-move = { $move }.
ui-hint-why = { $move }: { $why }.
ui-hint-same = { $move }. „{ $other }“ ist genauso gut.
ui-hint-close = { $move }. Es ist knapp: „{ $other }“ ist fast so gut.
ui-hint-clear = { $move }. Das ist in vielen kleinen Dingen besser als „{ $other }“.
ui-hint-numbers = „{ $move }“ gewinnt von hier { $win } von 100 Spielen, „{ $other }“ { $other_win }. Bots haben beides je { $worlds }-mal zu Ende gespielt.
ui-hint-number = { $number }
