ui-daily = The deal of the day
ui-daily-line = { $day }: the same cards and the same bots for everybody in the world, once.
ui-daily-state = { $state ->
    [running] Go on where you stopped
    [away] You have put it away. There is another one tomorrow.
   *[new] Not played yet
  }
ui-home-tournaments = Tournaments
ui-home-tournaments-line = a group plays the same deals
