ui-calls-line = Get a notification when it is your turn, even when this page is closed. It names the game, the round and the time left, and nothing secret.
ui-calls-device = This device
ui-calls-device-on = Turn on on this device
ui-calls-device-off = Turn off on this device
ui-calls-unsupported = This browser doesn't support notifications here. The page needs https; on iPhone and iPad, add it to the home screen and open it there.
ui-calls-denied = Notifications are blocked for this page. Allow them in your browser's settings, then come back.
ui-calls-device-failed = We can't reach your browser's notification service. Try again later.
ui-calls-hook = Webhook
ui-calls-hook-help = For ntfy, a chat room or your own program: each notification is sent there as JSON.
ui-calls-hook-address = Address
ui-calls-hook-add = Add
ui-calls-places = Where notifications go
ui-calls-nowhere = Nowhere yet.
ui-calls-place = { $kind ->
    [push] A browser, via { $host }
   *[hook] { $host }
  }
ui-calls-test = Send a test
ui-calls-tested = Sent.
ui-calls-remove = Remove
ui-calls-quiet = Quiet hours
ui-calls-quiet-help = Notifications wait until quiet hours end.
ui-calls-quiet-since = from
ui-calls-quiet-until = until
ui-calls-quiet-none = no quiet hours
server-call-turn = { $game }: your turn
server-call-hurry = { $game }: your time is running out
server-call-round = Round { $round }
server-call-left = { $duration } left
server-call-test = Test: your notifications look like this.
server-call-address = The address must begin with https:// or http:// and contain no user name or password. The port must be 80, 443, or 1024 and above.
server-call-nowhere = We can't find a machine called { $host }.
server-call-private = { $host } is in a private network. The person who runs this server can allow that (SERAI_HOOKS).
server-call-failed = { $host } did not accept the notification.
server-no-channel = Your notifications no longer go there.
server-no-zone = There is no time zone called { $zone }.
server-call-invite = { $game }: you are invited
server-call-invite-text = { $host } is keeping a seat for you
