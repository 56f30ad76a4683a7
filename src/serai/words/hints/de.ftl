### Tipps: ein Zug und ein Grund. Sie kommen mit dem ersten Tipp.

ui-hint-move = { $move }.
ui-hint-why = { $move } – { $why }.
ui-hint-same = { $move }. Genauso gut: { $other }.
ui-hint-close = { $move }. Fast so gut: { $other }.
ui-hint-clear = { $move }. In vielem ein wenig besser als: { $other }.
ui-hint-numbers = { $move }: Du gewinnst von hier { $win } von 100 Spielen. { $other }: { $other_win }. Bots haben beides je { $worlds }-mal zu Ende gespielt.
ui-hint-number = { $number }
