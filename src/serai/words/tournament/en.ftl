server-no-tournament = There is no such tournament. Ask for the link.
server-no-season = There is no such season. Ask for the link.
server-tournament-title = A tournament needs a title.
server-tournament-together = At a table for { $players } no more than { $players } people sit together.
server-tournament-started = The tournament has begun already. You can follow it.
server-tournament-people = Tournaments are for people. A program can sit down at a table instead.
server-tournament-rated = This tournament is rated. Agree to that, or do not take part.
server-tournament-full = There is room for { $most } people, and all places are taken.
server-tournament-few = A tournament needs at least { $fewest } people.
server-tournament-not-in = Nobody of that kind takes part in this tournament.
server-tournament-host = Only the person who made the tournament can do this.
server-tournament-invited = Only those who were invited can take part. Ask for the link.
server-tournament-file = This file describes no tournament: { $detail }
ui-tournament = Tournament
ui-tournaments = Tournaments
ui-tournaments-line = A group plays the same deals at several tables at the same time. Everybody is compared with those who had the same cards on the same seat, so luck cancels.
ui-tournament-new = A new tournament
ui-tournament-season = Season
ui-tournament-season-help = Optional: tournaments of one season are added up.
ui-season-of = Part of the season { $title }
ui-season-none = The season begins with its first finished deal.
ui-season-tournaments = Tournaments of this season
ui-season-note = The mean of all deals somebody has played, with its 95 % interval. Whoever has played fewer than half of them has no rank yet.
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
ui-tournament-together-help = With 1 each plays alone against bots, from the same seat.
ui-tournament-rated = Rated
ui-tournament-rated-help = Everybody must agree before taking part.
ui-tournament-agree = I agree: my results count for a rating, which stands under my name in this server's list. I can delete it at any time.
ui-tournament-make = Make the tournament
ui-tournament-file = From a file (TOML)
ui-tournament-state = { $status ->
    [open] Not begun
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
    [0] Nobody takes part yet.
    [one] One takes part
   *[other] { $count } take part
  }
ui-tournament-gone = has left
ui-tournament-somebody = somebody
ui-tournament-take-part = Take part
ui-tournament-leave = Leave the tournament
ui-tournament-leave-sure = Leave? Bots play your seats, and the deals you have not played bring nothing.
ui-tournament-remove = Remove { $name }
ui-tournament-start = Begin
ui-tournament-wait = Whoever has made the tournament begins it.
ui-tournament-need = It begins with two people or more.
ui-tournament-invite-line = Whoever opens this link can take part, and follow the standings.
ui-tournament-play = To your table
ui-tournament-done = You have played this deal. The next one begins when all tables are done.
ui-tournament-follow = You are following this tournament. The last table of a deal can be looked at while it plays, the others as soon as all have played it.
ui-tournament-standings = Standings
ui-tournament-no-standings = They begin when all tables have finished the first deal.
ui-tournament-rank = Rank
ui-tournament-name = Name
ui-tournament-share = Better than
ui-tournament-interval = 95 % interval
ui-tournament-share-note = The share of those with the same cards on the same seat that did worse; equal ones count half. The interval says how far chance may still reach: where two overlap widely, the order means little.
ui-tournament-deal = Deal { $deal }
ui-tournament-deal-running = under way: { $over } of { $tables } tables are done
ui-tournament-table = Table { $number }
ui-tournament-table-over = done
ui-tournament-table-playing = being played
ui-tournament-seat = Seat { $number }
ui-tournament-bot = Bot
ui-tournament-not-own = played by a stand-in
ui-tournament-look = Look at the game
ui-tournament-watch = Look on
ui-tournament-rules = How it is counted
ui-tournament-rule-same = All tables of a deal have the same cards to the last one. Nobody plays a deal twice, and nothing of it is shown to anybody while others still have to play it: only when all other tables are done may people look on at the last one.
ui-tournament-rule-places = The places are drawn for every deal, so that everybody meets and is compared with as many others as possible.
ui-tournament-rule-compare = You are compared with those on your seat at the other tables, as the game itself orders its players. Your own table is no rival: whoever makes somebody there win or lose gains nothing by it.
ui-tournament-rule-bots = Bots have the seats that nobody has, of the same level everywhere. Where one sits on your seat elsewhere, it counts like anybody.
ui-tournament-rule-leave = Whoever leaves or lets most of their decisions be made by a stand-in gets nothing for that deal. The others are compared with what the stand-in has reached.
ui-ratings = Ratings
ui-ratings-line = Of all who have agreed to it, on openskill's scale: everybody starts at 25, and a strength lies within what stands after ± in 19 of 20 cases. Everybody is compared with those who had the same cards on the same seat.
ui-ratings-none = Nobody has a rating here yet.
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
ui-tournament-winner-line = with { $share } of all comparisons
