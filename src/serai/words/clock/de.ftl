ui-time = Zeit
ui-time-none = ohne Zeitlimit
ui-time-each = { $duration } pro Entscheidung
ui-time-budget = { $budget } für das Spiel, plus { $increment } pro Entscheidung
ui-time-budget-plain = { $budget } für das Spiel
ui-time-live = Alle spielen jetzt
ui-time-slow = Über mehrere Tage
ui-time-slow-help = Alle kommen, wenn sie an der Reihe sind, und lassen sich auf Wunsch benachrichtigen.
ui-duration = { $unit ->
    [second] { $count ->
        [one] { $count } Sekunde
       *[other] { $count } Sekunden
      }
    [minute] { $count ->
        [one] { $count } Minute
       *[other] { $count } Minuten
      }
    [hour] { $count ->
        [one] { $count } Stunde
       *[other] { $count } Stunden
      }
   *[day] { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
      }
  }
ui-holidays = Urlaub
ui-holidays-help = So lange darf jede Person ihre Uhr insgesamt anhalten.
ui-holidays-none = keiner
ui-pause = Pause
ui-pause-help = Alle Uhren stehen, wenn alle Spielenden zustimmen. Jede Person am Tisch darf die Pause beenden.
ui-pause-want = Ich möchte eine Pause
ui-pause-unwant = Doch keine Pause
ui-pause-end = Weiter
ui-paused = Pause
ui-paused-since = Pause seit { $moment }.
ui-pause-votes = { $count } von { $all } möchten eine Pause
ui-holiday-left = Übrig: { $duration }. Im Urlaub steht deine Uhr, und das Spiel wartet auf dich.
ui-holiday-take = Ich bin im Urlaub
ui-holiday-end = Ich bin zurück
ui-holiday-mine = Du bist im Urlaub, längstens bis { $moment }.
ui-holiday-of = { $seat } ist im Urlaub, längstens bis { $moment }.
ui-has-missed = { $count ->
    [one] Ein Bot hat einmal für { $seat } gespielt, weil die Zeit um war.
   *[other] Ein Bot hat { $count }-mal in Folge für { $seat } gespielt, weil die Zeit um war.
  }
ui-notify-me = Mich zu diesem Tisch benachrichtigen
ui-notify-me-not = Nicht mehr zu diesem Tisch benachrichtigen
ui-notifications-how = Benachrichtigungen einstellen
server-one-clock = Ein Tisch hat entweder eine Zeit pro Entscheidung oder ein Zeitkonto für das Spiel, nicht beides.
server-no-clock = Dieser Tisch hat kein Zeitlimit, also gibt es keine Uhr anzuhalten.
server-no-holiday = { $days ->
    [0] An diesem Tisch ist kein Urlaub vorgesehen.
   *[other] Dein Urlaub an diesem Tisch ist aufgebraucht.
  }
