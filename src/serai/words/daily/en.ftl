record-daily-none = This is not the record of a daily deal.
record-daily-cards = The cards are not those of the daily deal of { $day }.
record-daily-terms = This game has a different number of players, options, bots or edition than the daily deal.
record-daily-bot = In move { $move } the bot did not play as the bot of the daily deal would.
server-daily-day = Write a day like this: 2026-11-17.
server-daily-over = The deal of { $day } is closed: only today's and yesterday's are accepted.
ui-daily-of = { $game }: deal of the day
ui-daily-what = Everyone in the world plays this deal once, with the same cards against the same { $bots } bots ({ $level }). Make the same choices and you'll see the same game. There are no hints.
ui-daily-play = Play the deal of the day
ui-daily-go-on = Continue the deal of the day
ui-daily-away = You started this deal and gave it up. There is a new one every day.
ui-daily-past = This deal has closed. Each one lasts one day, from midnight to midnight UTC.
ui-daily-todays = Today's deal
ui-daily-next = { $hours ->
    [one] The next deal comes within an hour.
   *[other] The next deal comes within { $hours } hours.
  }
ui-daily-share = Share text and picture
ui-daily-shared = The text is on the clipboard, the picture in your downloads.
ui-daily-others = Compared with others
ui-daily-no-server = This site runs without a server, so there are no other results to compare with.
ui-daily-sending = Your game is being checked …
ui-daily-rank = Place { $rank } of { $count } on this server.
ui-daily-better = Better than { $percent }% of the others.
ui-daily-you = You
ui-daily-replay = Replay
