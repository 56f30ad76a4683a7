ui-review-made = { $open ->
    [true] Judged with all cards open.
   *[false] Judged by what each player could know.
  } { $worlds } quick games for every choice.
ui-review-result = { $share ->
    [0] did not win
    [100] won
   *[other] shared the win: { $share }%
  }
ui-review-cost = { $verdict ->
    [cost] this cost about { $cost } in 100 wins
    [best] the best choice found
   *[equal] as good as any other
  }
ui-review-promise = { $win }% chance to win
ui-review-other = { $side ->
    [more] { $by } more wins in 100
    [less] { $by } fewer wins in 100
   *[equal] no clear difference
  }{ $why_count ->
    [0] .
   *[other] : { $why }.
  }
ui-review-part = { $part ->
    [equal] Equal share
    [seat] Seat
    [deal] Luck of the deal
    [own] Own decisions
    [others] Others' decisions
    [sealed] Simultaneous choices
   *[result] Result
  }
ui-review-moment = { ui-review-round }: { $move }
ui-review-counted = { $count ->
    [0] There was nothing to decide.
    [one] 1 decision
   *[other] { $count } decisions
  }{ $count ->
    [0] {""}
   *[other] : { $cost ->
        [0] none cost anything
       *[other] { $cost } cost something
      }, { $equal } made no clear difference, and the best move was clearly found in { $best }.
  }
ui-review-chances = Chances
ui-review-round = { $round ->
    [0] Set-up
   *[other] Round { $round }
  }
ui-review-tenths = { NUMBER($number, minimumFractionDigits: 1) }
ui-review-percent = { NUMBER($number, maximumFractionDigits: 1) }%
ui-review-over = End
ui-review-unfinished = The game is not finished. You can review it afterwards.
ui-review-of = Review: { $seat }
ui-review-making = Reviewing the game: { $percent }%. { $here ->
    [true] It stops when you leave this page.
   *[false] You may leave this page; the review will be saved.
  }
ui-review-waiting = The review is waiting for its turn …
ui-review-known = As I knew it
ui-review-all-open = All cards open
ui-review-judged = Judge decisions by
ui-review-seats = Whose game
ui-review-mattered = What mattered
ui-review-nothing = No decision made a clear difference.
ui-review-your-choice = Chosen
ui-review-look = See the table
ui-review-ribbon = Chances, round by round
ui-review-ribbon-text = As { $seat } could judge them, if everyone played on quickly.
ui-review-ribbon-open = With all cards open, if everyone played on quickly.
ui-review-table = Show as a table
ui-review-split = What decided the result
ui-review-split-text = Everyone began with { $equal }%. Each part shows how much it changed the chance to win; together they give the result.
ui-review-part-text = { $part ->
    [seat] where you sat, before any card was dealt
    [deal] the cards that were dealt or turned up, and those hidden to the end
    [own] your moves, compared with a quick bot's
    [others] the other players' moves that everyone saw
   *[sealed] what was revealed at the same time, compared with what could be expected
  }
ui-review-all = All decisions
ui-review-method = How this is calculated
ui-review-method-text = A bot played each choice and the best alternatives to the end in { $worlds } games each, { $open ->
    [true] with the same hands as here
   *[false] with hidden cards drawn at random from what you could not know
  }. Every player in them moves quickly, without thinking ahead. ± is the standard error of this sample; a difference counts only if it is more than twice as large. Made by { $bot } with seed { $seed }: the same seed gives the same review.
server-no-review = This game has no reviews.
server-reviews-busy = The server is busy with other reviews. Try again in a minute.
