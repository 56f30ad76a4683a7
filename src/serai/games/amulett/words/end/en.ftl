### Das Amulett: the end in the browser

ui-amulett-end-won-by = Won by { $goal ->
    [colours] { $by ->
        [one] one colour
       *[other] { $by } colours
      }
   *[gems] { $by ->
        [one] one gem
       *[other] { $by } gems
      }
  }: { $gems } in round { $round }, for { $price ->
    [one] one card
   *[other] { $price } cards
  }, completed the amulet.
ui-amulett-end-short = You had { $colours } of { $all_colours } colours and { $count } of { $all_gems } gems: place { $place } of { $players }.
ui-amulett-end-try = One thing to try: { $what ->
    [colours] { $colours } colours were not enough. Pass where the gem is one you have, and keep your metals for one you lack.
    [income] more income early. Your spells brought { $own } metal cards, { $seat } got { $theirs }.
    [price] buy cheaper. A gem cost you { $own } cards, { $seat } { $theirs }.
   *[guard] watch the amulet of { $seat }, and buy or teleport away the colours it lacks.
  }
ui-amulett-end-others = The other amulets
