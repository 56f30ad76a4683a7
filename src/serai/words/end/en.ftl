### Browser: the end of a game

ui-end-counting = Counting up …
ui-end-wins = { $who ->
    [you] You win!
   *[other] { $count ->
        [one] { $names } wins!
       *[other] { $names } win together!
      }
  }
ui-end-won-by = Won by { $by }: { $parts }.
ui-end-won-by-alone = Won by { $by }.
ui-end-turn = The turning point, round { $round }
ui-end-turn-last = Open to the last move, round { $round }
ui-end-turn-standing = { $who ->
    [you] You
   *[other] { $seat }
  }: { $before } before, { $after } after. The best other player had { $rival }.
ui-end-tries = First game: { $first }. This time: { $now }.
ui-end-try = { $place ->
    [1] won with { $points }
   *[other] place { $place } with { $points }
  }
ui-end-share = Share
ui-end-shared = The text is on the clipboard, the picture in your downloads.
