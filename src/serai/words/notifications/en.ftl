ui-notifications-line = Get a notification when it is your turn, even when this page is closed. It names the game, the round and the time left, and nothing secret.
ui-notifications-device = This device
ui-notifications-device-on = Turn on on this device
ui-notifications-device-off = Turn off on this device
ui-notifications-unsupported = This browser doesn't support notifications here. The page needs https; on iPhone and iPad, add it to the home screen and open it there.
ui-notifications-denied = Notifications are blocked for this page. Allow them in your browser's settings, then come back.
ui-notifications-device-failed = We can't reach your browser's notification service. Try again later.
ui-notifications-hook = Webhook
ui-notifications-hook-help = For ntfy, a chat room or your own program: each notification is sent there as JSON.
ui-notifications-hook-address = Address
ui-notifications-hook-add = Add
ui-notifications-places = Where notifications go
ui-notifications-nowhere = Nowhere yet.
ui-notifications-place = { $kind ->
    [push] A browser, via { $host }
   *[hook] { $host }
  }
ui-notifications-test = Send a test
ui-notifications-tested = Sent.
ui-notifications-remove = Remove
ui-notifications-quiet = Quiet hours
ui-notifications-quiet-help = Notifications wait until quiet hours end.
ui-notifications-quiet-since = from
ui-notifications-quiet-until = until
ui-notifications-quiet-none = no quiet hours
server-notification-turn = { $game }: your turn
server-notification-hurry = { $game }: your time is running out
server-notification-round = Round { $round }
server-notification-left = { $duration } left
server-notification-test = Test: your notifications look like this.
server-notification-address = The address must begin with https:// or http:// and contain no user name or password. The port must be 80, 443, or 1024 and above.
server-notification-nowhere = We can't find a machine called { $host }.
server-notification-private = { $host } is in a private network. The person who runs this server can allow that (SERAI_HOOKS).
server-notification-failed = { $host } did not accept the notification.
server-no-channel = Your notifications no longer go there.
server-no-zone = There is no time zone called { $zone }.
server-notification-invite = { $game }: you are invited
server-notification-invite-text = { $host } is keeping a seat for you
