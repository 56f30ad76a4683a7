### Tipps: ein Zug und ein Grund. Sie kommen mit dem ersten Tipp.

ui-hint-move = { $move }.
ui-hint-why = { $move }: { $why }.
ui-hint-same = { $move }. Genauso gut: { $other }.
ui-hint-close = { $move }. Fast so gut: { $other }.
ui-hint-clear = { $move }. In vielen kleinen Dingen besser als: { $other }.
ui-hint-numbers = Von 100 Spielen gewinnst du von hier { $win } nach: { $move }. Und { $other_win } nach: { $other }. Bots haben beides je { $worlds }-mal zu Ende gespielt.
ui-hint-number = { $number }
