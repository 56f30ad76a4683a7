### Āmul: the end in the browser

ui-amul-end-part = { $what ->
    [arab] the Arab majority
    [mongol] the Mongol majority
    [majorities] both majorities
   *[cards] { $count ->
        [one] { $kind }
       *[other] { $count }× { $kind }
      }
  } ({ $points })
ui-amul-end-short = { $by ->
    [0] You had the same points; Military Prowess decided.
    [one] You were one point short: place { $place } of { $players }.
   *[other] You were { $by } points short: place { $place } of { $players }.
  }
ui-amul-end-try = Try this next time: { $what ->
    [cards] take { $kind } before { $seat } does.
    [majorities] count everyone’s Arab and Mongol symbols from the start.
   *[other] count everyone’s { $what ->
        [arab] Arab
       *[mongol] Mongol
      } symbols from the start.
  } { $seat } had { $lead ->
    [one] one point
   *[other] { $lead } points
  } more than you there.
ui-amul-end-hands = Cards in hand are counted.
