### Hints: a move and one reason. They come with the first hint.

ui-hint-move = { $move }.
ui-hint-why = { $move }: { $why }.
ui-hint-same = { $move }. Just as good: { $other }.
ui-hint-close = { $move }. Almost as good: { $other }.
ui-hint-clear = { $move }. It beats “{ $other }” in many small ways.
ui-hint-numbers = { $move }: you win { $win } of 100 games from here. { $other }: { $other_win }. Bots have played each { $worlds } times to the end.
ui-hint-number = { $number }
