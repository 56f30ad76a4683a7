### Āmul: the score pad on several phones

ui-amul-together-text = Everybody enters their own points on their own phone. Nobody sees the others’ before all are ready; then the totals unfold together.
ui-amul-together-open = Open an evening
ui-amul-together-no-server = There is no server to meet on just now. The pad works on one phone: pass it round.
ui-amul-together-join = Join with another phone
ui-amul-together-copy = Copy the link
ui-amul-together-whose = Which column is yours?
ui-amul-together-state = { $state ->
    [ready] ready
    [writing] writing
   *[free] free
  }
ui-amul-together-ready = I am ready
ui-amul-together-change = Change something
ui-amul-together-waiting = { $count ->
    [one] One column is still missing.
   *[other] { $count } columns are still missing.
  }
ui-amul-together-alone = Go on alone on this phone
ui-amul-together-leave = Leave this evening
