### Hints: a move and one reason. They come with the first hint.

ui-hint-move = { $move }.
ui-hint-why = { $move }: { $why }.
ui-hint-same = { $move }. Just as good: { $other }.
ui-hint-close = { $move }. Almost as good: { $other }.
ui-hint-clear = { $move }. Better in many small ways than: { $other }.
ui-hint-numbers = Of 100 games from here, you win { $win } after: { $move }. And { $other_win } after: { $other }. Bots have played each { $worlds } times to the end.
ui-hint-number = { $number }
