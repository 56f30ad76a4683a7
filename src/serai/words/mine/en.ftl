### My play: what many finished games come to

ui-mine-line = Your finished games on this device, and on this server where you had a seat.
ui-mine-none = You have no finished games yet. Your statistics start with the first one.
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
ui-mine-equal = Equal players would win { $equal }.
ui-mine-places = Places
ui-mine-nth = Place { $place }
ui-mine-rows = Your final scores, on average
ui-mine-me = Me
ui-mine-others = Other players
ui-mine-in-a-game = How often in a game, { $games ->
    [one] in the last one
   *[other] on average over the last { $games }
  }.
ui-mine-habit = Your costliest habit is “{ $habit }”: it costs you { NUMBER($cost, maximumFractionDigits: 1) } of 100 wins each time.
ui-mine-strength = Your strength is “{ $strength }”: { $best } of { $count } such choices { $best ->
    [one] was
   *[other] were
  } clearly the best.
ui-mine-habits = What your decisions cost
ui-mine-habits-text = How many of 100 wins such a decision costs you on average, from { $games ->
    [one] the one game you had reviewed
   *[other] the { $games } games you had reviewed
  }. Only decisions that were clearly worse than another count.
ui-mine-no-habits = Have a game reviewed, and you'll see here which kinds of decisions cost you most.
ui-mine-no-cost = No decision in your reviewed games was clearly worse than another.
ui-mine-number = { NUMBER($number, maximumFractionDigits: 1) }
ui-mine-percent = { NUMBER($number, maximumFractionDigits: 1) }%
