### Tipps: ein Zug und ein Grund. Sie kommen mit dem ersten Tipp.

ui-hint-move = { $move }.
ui-hint-why = { $move }: { $why }.
ui-hint-same = { $move } oder { $other }, das macht kaum einen Unterschied.
ui-hint-close = { $move }. Es ist knapp: { $other } ist fast so gut.
ui-hint-clear = { $move } statt { $other }: vieles Kleine spricht dafür.
ui-hint-numbers = { $move } gewinnt von hier { $win } von 100 Spielen, { $other } { $other_win }. Bots haben beides je { $worlds }-mal zu Ende gespielt.
ui-hint-number = { $number }
