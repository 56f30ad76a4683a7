ui-time = Time
ui-time-none = no time limit
ui-time-each = { $duration } per decision
ui-time-budget = { $budget } for the game, plus { $increment } per decision
ui-time-budget-plain = { $budget } for the game
ui-time-live = Everyone plays now
ui-time-slow = Over several days
ui-time-slow-help = Players come when it is their turn. They can get notifications.
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
ui-holidays-help = Each player may stop their clock for this long in total.
ui-holidays-none = none
ui-pause = Pause
ui-pause-help = All clocks stop when every player agrees. Any player may end the pause.
ui-pause-want = I want a pause
ui-pause-unwant = No pause after all
ui-pause-end = Go on
ui-paused = Paused
ui-paused-since = Paused since { $moment }.
ui-pause-votes = { $count } of { $all } want a pause
ui-holiday-left = You have { $duration } left. While you are on holiday, your clock stops and the game waits for you.
ui-holiday-take = I am on holiday
ui-holiday-end = I am back
ui-holiday-mine = You are on holiday until { $moment } at the latest.
ui-holiday-of = { $seat } is on holiday until { $moment } at the latest.
ui-has-missed = { $count ->
    [one] A bot played once for { $seat }, whose time was up.
   *[other] A bot played { $count } times in a row for { $seat }, whose time was up.
  }
ui-notify-me = Notify me about this table
ui-notify-me-not = Stop notifications for this table
ui-notifications-how = Notification settings
server-one-clock = A table has either a time per decision or a budget for the game, not both.
server-no-clock = This table has no time limit, so there is no clock to stop.
server-no-holiday = { $days ->
    [0] This table allows no holidays.
   *[other] You have used up your holidays at this table.
  }
