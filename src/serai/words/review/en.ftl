### The review of a finished game: what a coach would say, the moments that mattered, and how they were judged.

ui-coach-course = { $end ->
    [won] You won
    [shared] You shared the win
   *[lost] { $winners } won
  }{ $turn ->
    [none] { $end ->
        [lost] : you were behind from the start.
       *[won] , and were ahead from the start.
      }
    [0] { $end ->
        [lost] : you fell behind for good in the set-up.
       *[won] : you got ahead for good in the set-up.
      }
   *[other] { $end ->
        [lost] : you fell behind for good in round { $turn }.
       *[won] : you got ahead for good in round { $turn }.
      }
  }
ui-coach-cost = What cost you most: { $moment }.
ui-coach-sound = None of your choices was clearly worse than another.
ui-coach-best = Your best choice: { $moment }.
ui-coach-good = { $good ->
    [0] Each of your choices was clearly worse than another.
    [one] One of your { $count } choices was as good as any other.
   *[other] { $good } of your { $count } choices were as good as any other.
  }
ui-coach-why = { $why_count ->
    [0] .
   *[other] , because { $why }.
  }
ui-review-verdict = You chose “{ $move }”. { $verdict ->
    [best] That was clearly best
   *[cost] “{ $better }” was better
  }{ ui-coach-why }
ui-review-new-try = New try from round { $round }{ $won ->
    [unknown] .
   *[other] : your first choice won { $won } of 100 games from here.
  }
ui-review-made = { $open ->
    [true] Judged with all cards open.
   *[false] Judged by what each player could know.
  } { $worlds } quick games for every choice.
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
  }.
ui-review-part = { $part ->
    [equal] Equal share
    [seat] Seat
    [deal] Luck of the deal
    [own] Own decisions
    [others] Others' decisions
    [sealed] Simultaneous choices
   *[result] Result
  }
ui-review-moment = { ui-review-round }, { $moment }
ui-review-decision = { ui-review-round }: { $move }
ui-review-counted = { $count ->
    [0] There was nothing to decide.
    [one] 1 decision
   *[other] { $count } decisions
  }{ $count ->
    [0] {""}
   *[other] : { $cost ->
        [0] none cost anything
       *[other] { $cost } cost something
      }, { $equal } made no clear difference, and the best move was clearly found in { $best ->
        [0] none
       *[other] { $best }
      }.
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
ui-review-ribbon-text = As could be judged at the time, if everyone played on quickly ({ $seat }).
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
ui-review-method = How this works
ui-review-method-text = A bot played each choice and the best alternatives to the end in { $worlds } games each, { $open ->
    [true] with the same hands as here
   *[false] with hidden cards drawn at random from what you could not know
  }. Every player in them moves quickly, without thinking ahead. ± is the standard error of this sample; a difference counts only if it is more than twice as large. The same game always gives the same review.
server-no-review = This game has no reviews.
server-reviews-busy = The server is busy with other reviews. Try again in a minute.
