### Hints: a move and one reason. They come with the first hint.

ui-hint-move = { $move }.
ui-hint-why = { $move }: { $why }.
ui-hint-same = { $move }. “{ $other }” is just as good.
ui-hint-close = { $move }. It is close: “{ $other }” is almost as good.
ui-hint-clear = { $move }. It beats “{ $other }” in many small ways.
ui-hint-numbers = From here “{ $move }” wins { $win } of 100 games, “{ $other }” { $other_win }. Bots have played each { $worlds } times to the end.
ui-hint-number = { $number }
