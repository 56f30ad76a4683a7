ui-calls-line = So that you learn when it is your turn, also with this page closed. What is sent says the game, the round and the time left, and nothing that others may not know.
ui-calls-device = This device
ui-calls-device-on = Call me on this device
ui-calls-device-off = Call me here no more
ui-calls-unsupported = This browser cannot be called. It needs a page over https, and on a phone from Apple the page on the home screen.
ui-calls-denied = Notifications are blocked for this page. Allow them in the settings of the browser, then come back.
ui-calls-device-failed = The browser's own service could not be reached. Try again later.
ui-calls-hook = Webhook
ui-calls-hook-help = For ntfy, a chat room or a program of your own: each notification is sent there as JSON.
ui-calls-hook-address = Address
ui-calls-hook-add = Add
ui-calls-places = Where you are called
ui-calls-nowhere = Nowhere yet.
ui-calls-place = { $kind ->
    [push] A browser, by way of { $host }
   *[hook] { $host }
  }
ui-calls-test = Try it
ui-calls-tested = Sent.
ui-calls-remove = Remove
ui-calls-quiet = Quiet hours
ui-calls-quiet-help = What falls into them is told when they end.
ui-calls-quiet-since = from
ui-calls-quiet-until = until
ui-calls-quiet-none = no quiet hours
server-call-turn = { $game }: your turn
server-call-hurry = { $game }: your time is running out
server-call-round = Round { $round }
server-call-left = { $duration } left
server-call-test = This is how you will be called.
server-call-address = Notifications go to an address that begins with https:// or http://, without a name and password in it; its port is 80, 443, or 1024 and above.
server-call-nowhere = There is no machine called { $host }, or it cannot be found now.
server-call-private = { $host } is in a private network. Whoever runs this server can allow that (SERAI_HOOKS).
server-call-failed = { $host } did not take the notification.
server-no-channel = Your notifications do not go there any more.
server-no-zone = There is no time zone called { $zone }.
server-call-invite = { $game }: you are invited
server-call-invite-text = { $host } keeps a seat for you
