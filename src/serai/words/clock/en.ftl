ui-time = Time
ui-time-none = no time limit
ui-time-each = { $duration } for each decision
ui-time-budget = { $budget } for the game, { $increment } back with each decision
ui-time-budget-plain = { $budget } for the game
ui-time-live = Everybody is there
ui-time-slow = Over several days
ui-time-slow-help = People come when it is their turn, and are called if they like.
ui-duration = { $unit ->
    [second] { $count ->
        [one] { $count } second
       *[other] { $count } seconds
      }
    [minute] { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
      }
    [hour] { $count ->
        [one] { $count } hour
       *[other] { $count } hours
      }
   *[day] { $count ->
        [one] { $count } day
       *[other] { $count } days
      }
  }
ui-holidays = Holidays
ui-holidays-help = So long in all everybody may let their own clock stand.
ui-holidays-none = none
ui-pause = Pause
ui-pause-help = All clocks stand still when everybody who plays agrees. Anybody may end it.
ui-pause-want = I want a pause
ui-pause-unwant = No pause after all
ui-pause-end = Go on
ui-paused = Paused
ui-paused-since = Paused since { $moment }.
ui-pause-votes = { $count } of { $all } want a pause
ui-holiday-left = You have { $duration } left. Your clock stands meanwhile; the game waits for you.
ui-holiday-take = I am on holiday
ui-holiday-end = I am back
ui-holiday-mine = You are on holiday until { $moment } at the latest.
ui-holiday-of = { $seat } is on holiday until { $moment } at the latest.
ui-has-missed = { $count ->
    [one] A bot has decided once for { $seat }, whose time was up.
   *[other] A bot has decided { $count } times in a row for { $seat }, whose time was up.
  }
ui-call-me = Call me to this table
ui-call-me-not = Call me no more to this table
ui-call-how = How you are called
server-one-clock = A table has a time for each decision or a budget for the game, not both.
server-no-clock = This table has no time limit, so there is nothing to stop.
server-no-holiday = { $days ->
    [0] This table allows no holidays.
   *[other] Your holidays at this table are used up.
  }
