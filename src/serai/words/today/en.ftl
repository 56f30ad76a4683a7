ui-daily = The deal of the day
ui-daily-state = { $state ->
    [running] Go on where you stopped
    [away] You have put it away. There is another one tomorrow.
   *[new] Not played yet
  }
ui-home-tournaments = Tournaments
ui-home-tournaments-line = a group plays the same deals
ui-install = serai as an app
ui-install-line = Put it on your home screen: it opens at once and also plays without a network.
ui-install-yes = Install
ui-install-no = Not now
