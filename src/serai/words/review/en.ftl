ui-review-made = { $open ->
    [true] Judged with all cards open.
   *[false] Judged by what each seat knew.
  } { $worlds } worlds for every decision, played out by instinct.
ui-review-result = { $share ->
    [0] no part of the win
    [100] the win
   *[other] { $share } % of the win
  }
ui-review-cost = { $verdict ->
    [cost] { $cost } % of a win (± { $error }) given away
    [best] the best that was found
   *[equal] as good as any other, within the error
  }
ui-review-promise = { $win } % (± { $error })
ui-review-other = { $side ->
    [more] { $by } (± { $error }) more
    [less] { $by } (± { $error }) less
   *[equal] equal within the error
  }{ $why_count ->
    [0] .
   *[other] : { $why }.
  }
ui-review-part = { $part ->
    [equal] An equal share
    [seat] Seat
    [deal] Luck of the deal
    [own] Own decisions
    [others] Decisions of the others
    [sealed] What was sealed at once
   *[result] Result
  }
ui-review-moment = { ui-review-round }: { $move }
ui-review-counted = { $count ->
    [0] No decision with a choice.
    [one] 1 decision with a choice
   *[other] { $count } decisions with a choice
  }{ $count ->
    [0] {""}
   *[other] . Something was given away in { $cost }, no difference can be told in { $equal }, and { $best } clearly found the best.
  }
ui-review-chances = Chances
ui-review-round = { $round ->
    [0] Set-up
   *[other] Round { $round }
  }
ui-review-tenths = { NUMBER($number, minimumFractionDigits: 1) }
ui-review-over = End
ui-review-unfinished = The game is not finished: a review is for the time after it.
ui-review-of = Review: { $seat }
ui-review-making = The review is being made: { $percent } %. { $here ->
    [true] It stops when you leave this page.
   *[false] You may leave this page; it will be kept.
  }
ui-review-waiting = The review is waiting for its turn …
ui-review-known = As I knew it
ui-review-all-open = All cards open
ui-review-judged = How decisions are judged
ui-review-seats = Whose game
ui-review-mattered = What mattered
ui-review-nothing = No decision made a difference that can be told from chance.
ui-review-your-choice = Chosen
ui-review-look = See the table
ui-review-ribbon = Chances, round by round
ui-review-ribbon-text = As { $seat } could judge them, if everybody had gone on by instinct.
ui-review-ribbon-open = With all cards open, if everybody had gone on by instinct.
ui-review-table = The same as a table
ui-review-split = What made the result
ui-review-split-text = All began with { $equal } %. Each part says by how much it moved the chance to win; together they are the result.
ui-review-part-text = { $part ->
    [seat] where you sat, before a card was dealt
    [deal] what was dealt, turned up and, in the end, had been hidden
    [own] your moves, against what instinct would have done
    [others] moves of the others that all could see
   *[sealed] what was turned up together, against what you could expect
  }
ui-review-all = All decisions
ui-review-method = How this is made
ui-review-method-text = Each choice and the best others were played to the end in { $worlds } worlds that { $open ->
    [true] have the same hands
   *[false] you could not have told apart
  }, everybody by quick instinct. ± is the standard error; differences up to two of them count as equal. Made by { $bot }, seed { $seed }: made again, it is the same.
server-no-review = This game cannot be reviewed: it brings no forecasts.
server-reviews-busy = Many reviews are being made. Try again in a minute.
