### Āmul: the score pad on several phones

ui-amul-together-text = Everyone enters their own points on their own phone. Nobody sees the others’ before everyone is ready; then all totals are revealed together.
ui-amul-together-open = Start a shared pad
ui-amul-together-no-server = No server is connected, so phones can't share a pad. Use one phone and pass it round.
ui-amul-together-join = Join with another phone
ui-amul-together-copy = Copy the link
ui-amul-together-whose = Which column is yours?
ui-amul-together-state = { $state ->
    [ready] ready
    [writing] entering
   *[free] free
  }
ui-amul-together-ready = I am ready
ui-amul-together-change = Change something
ui-amul-together-waiting = { $count ->
    [one] One column is still missing.
   *[other] { $count } columns are still missing.
  }
ui-amul-together-alone = Continue alone on this phone
ui-amul-together-leave = Leave
