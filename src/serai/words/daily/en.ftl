record-daily-none = This is no record of a daily deal.
record-daily-cards = The cards are not those of the daily deal of { $day }.
record-daily-terms = The daily deal has another number of players, other options, other bots or another edition.
record-daily-bot = Move { $move } is not what the bot of the daily deal would have done.
server-daily-day = A day is written like 2026-11-17.
server-daily-over = The deal of { $day } is not being played: today's and yesterday's are taken.
ui-daily-of = { $game }: the deal of the day
ui-daily-what = Everybody in the world plays this deal with the same cards against the same { $bots } bots ({ $level }), once. Whoever decides alike sees the same game. There are no hints.
ui-daily-play = Play the deal of the day
ui-daily-go-on = Go on with the deal of the day
ui-daily-away = You have begun this deal and put it away. There is another one every day.
ui-daily-past = This deal can be begun no more: each one has its day, from midnight to midnight by universal time.
ui-daily-todays = Today's deal
ui-daily-next = { $hours ->
    [one] The next deal comes within an hour.
   *[other] The next deal comes within { $hours } hours.
  }
ui-daily-share = Share text and picture
ui-daily-shared = The text is on the clipboard, the picture among your downloads.
ui-daily-others = Compared with others
ui-daily-no-server = This site is a folder of files and knows nobody else's result, so there is nothing to compare with. Bots of ours would be no fair measure.
ui-daily-sending = Your game is being checked …
ui-daily-rank = Rank { $rank } of { $count ->
    [one] the one game
   *[other] { $count } games
  } on this server.
ui-daily-better = Better than { $percent } % of the others.
ui-daily-you = You
ui-daily-replay = Replay
