### My play: what many finished games come to

ui-mine-line = What your finished games come to: those of this device, and those of the server that you sat at.
ui-mine-none = There is no finished game yet. After the first one this page has something to tell.
ui-mine-game = Game
ui-mine-size = Number of players
ui-mine-any = any number
ui-mine-count = { $games ->
    [one] 1 game
   *[other] { $games } games
  }, { $won ->
    [0] none won
    [one] 1 won
   *[other] { $won } won
  }.
ui-mine-equal = Among equals it would be { $equal } on average.
ui-mine-places = Places
ui-mine-nth = Place { $place }
ui-mine-rows = What you had at the end, on average
ui-mine-me = Me
ui-mine-others = Each of the others
ui-mine-in-a-game = How often in a game, from the last { $games ->
    [one] game
   *[other] { $games } games
  }.
ui-mine-habits = What your decisions cost
ui-mine-habits-text = In percent of a win for each game, from { $games ->
    [one] the one game that was reviewed
   *[other] the { $games } games that were reviewed
  }. Only decisions count that were clearly worse than another.
ui-mine-no-habits = Have a game reviewed, and this page adds up which kinds of decisions cost you most.
ui-mine-no-cost = Nothing that can be told from chance: no decision of your reviewed games was clearly worse than another.
ui-mine-number = { NUMBER($number, maximumFractionDigits: 1) }
ui-mine-percent = { NUMBER($number, maximumFractionDigits: 1) } %
