server-no-tournament = This tournament does not exist. Ask for the link.
server-no-season = This season does not exist. Ask for the link.
server-tournament-title = A tournament needs a title.
server-tournament-together = A table for { $players } has room for at most { $players } people.
server-tournament-started = The tournament has already begun. You can follow it.
server-tournament-people = Tournaments are for people. A program can play at a table instead.
server-tournament-rated = This tournament is rated. Agree to that to take part.
server-tournament-full = There is room for { $most } people, and all places are taken.
server-tournament-few = A tournament needs at least { $fewest } people.
server-tournament-not-in = That person does not take part in this tournament.
server-tournament-host = Only the host of the tournament can do this.
server-tournament-invited = Only invited people can take part. Ask for the link.
server-tournament-file = This file does not describe a tournament: { $detail }
ui-tournament = Tournament
ui-tournaments = Tournaments
ui-tournaments-line = Your group plays the same deals at several tables at the same time. You are compared with those who had the same cards in the same seat, so luck cancels out.
ui-tournament-new = New tournament
ui-tournament-season = Season
ui-tournament-season-help = Optional: the tournaments of a season are added up.
ui-season-of = Part of the season { $title }
ui-season-none = The season begins with its first finished deal.
ui-season-tournaments = Tournaments of this season
ui-season-note = The average of all deals a player has played, with its 95% interval. Players get a place once they have played half of the deals.
ui-season-deals = Deals
ui-season-finished = { $finished ->
    [0] No deal counts yet
    [one] One deal counts
   *[other] { $finished } deals count
  }
ui-tournament-mine = Your tournaments
ui-tournament-title = Title
ui-tournament-deals = Deals
ui-tournament-together = People at one table
ui-tournament-together-help = With 1, everyone plays alone against bots, from the same seat.
ui-tournament-rated = Rated
ui-tournament-rated-help = Everyone must agree before taking part.
ui-tournament-agree = I agree: my results count for a rating. It appears with my name in this server's list. I can delete it at any time.
ui-tournament-make = Create tournament
ui-tournament-file = From a file (TOML)
ui-tournament-state = { $status ->
    [open] Not started
    [running] Deal { $deal } of { $deals }
   *[over] Finished
  }
ui-tournament-facts = { $game } · { $players } at a table, { $together ->
    [one] one of them a person
   *[other] up to { $together } of them people
  } · { $deals ->
    [one] one deal
   *[other] { $deals } deals
  } · bots: { $level }
ui-tournament-is-rated = This tournament is rated.
ui-tournament-not-rated = This tournament is not rated.
ui-tournament-people = { $count ->
    [0] Nobody is taking part yet.
    [one] One person takes part
   *[other] { $count } people take part
  }
ui-tournament-gone = has left
ui-tournament-somebody = somebody
ui-tournament-take-part = Take part
ui-tournament-leave = Leave the tournament
ui-tournament-leave-sure = Leave? Bots play your seats, and unplayed deals score nothing.
ui-tournament-remove = Remove { $name }
ui-tournament-start = Start
ui-tournament-wait = The host starts the tournament.
ui-tournament-need = It starts with at least two people.
ui-tournament-invite-line = Anyone who opens this link can take part and follow the standings.
ui-tournament-play = To your table
ui-tournament-done = You have played this deal. The next one begins when all tables are done.
ui-tournament-follow = You are following this tournament. You can watch the last table of a deal while it plays, and the others once all have finished.
ui-tournament-standings = Standings
ui-tournament-no-standings = Standings appear when all tables have finished the first deal.
ui-tournament-rank = Place
ui-tournament-name = Name
ui-tournament-share = Better than
ui-tournament-interval = 95% interval
ui-tournament-share-note = The share of players with the same cards in the same seat who did worse; ties count half. The interval shows how much may still be luck: when two overlap widely, their order means little.
ui-tournament-deal = Deal { $deal }
ui-tournament-deal-running = running: { $over } of { $tables } tables are done
ui-tournament-table = Table { $number }
ui-tournament-table-over = done
ui-tournament-table-playing = still playing
ui-tournament-seat = Seat { $number }
ui-tournament-bot = Bot
ui-tournament-not-own = played by a bot
ui-tournament-look = View the game
ui-tournament-watch = Watch
ui-tournament-rules = How scoring works
ui-tournament-rule-same = All tables of a deal have exactly the same cards. Nobody plays a deal twice, or sees any of it while others still have to play it. You can watch the last table only when all others are done.
ui-tournament-rule-places = Seats are drawn for every deal so that you meet, and are compared with, as many other players as possible.
ui-tournament-rule-compare = You are compared with the players in your seat at the other tables, by the game's own ranking. You do not compete with your own table: helping somebody there to win or lose gains you nothing.
ui-tournament-rule-bots = Bots of the same level take the free seats everywhere. A bot in your seat at another table counts like any other player.
ui-tournament-gifts = Did somebody play for a friend?
ui-tournament-gifts-text = On a computer with serai installed, this command works out how much the decisions of each player helped each other player:
ui-tournament-gifts-warning = A high number is a reason to look at the games, and no proof of anything. Beginners and unusual plans can look the same.
ui-tournament-rule-leave = A player who leaves, or leaves most decisions to a bot, scores nothing for that deal. The others are compared with what the bot achieved.
ui-ratings = Ratings
ui-ratings-line = Ratings of all players who agreed to be rated, on openskill's scale. Everyone starts at 25. In 19 of 20 cases the true strength lies within the range after ±. You are compared with those who had the same cards in the same seat. A rating appears after comparisons with four different players.
ui-ratings-none = Nobody here has a rating yet.
ui-ratings-strength = Strength
ui-ratings-contests = Comparisons
ui-ratings-delete = Delete my ratings
ui-ratings-deleted = Your ratings are deleted.
ui-ratings-bot = Bot ({ $level })
ui-tournament-winner = { $mine ->
    [yes] You have won the tournament!
   *[no] { $count ->
        [one] { $names } wins the tournament
       *[other] { $names } win the tournament together
      }
  }
ui-tournament-winner-line = { $share } of all comparisons won
