server-chat-off = This table has no chat.
server-chat-seated = Only players at the table can write here.
server-chat-empty = You can't send an empty line.
ui-chat-empty = Nobody has said anything yet.
ui-chat-line = Say something
ui-chat-send = Send
server-emotes-only = This table has emotes instead of chat. Choose one.
server-no-emote = Unknown emote. Choose one of: { $emotes }
server-no-line = That line is gone.
server-no-guest = You can only invite people you have played with.
server-remove-started = You can't remove a player from a running game. If somebody is away, ask for a bot to stand in.
server-remove-self = You are the host. To give up your seat, stand up.
ui-chat-table = Table
ui-chat-apart = Spectators
ui-chat-apart-empty = No spectator has said anything yet.
ui-chat-apart-later = You can't read what spectators say while you play. You can read it after the game.
ui-chat-apart-write = While the game is running, only spectators can read this.
ui-chat-people = People
ui-chat-emotes = Emotes
ui-emote-hello = Hello!
ui-emote-luck = Good luck!
ui-emote-nice = Well played!
ui-emote-thanks = Thank you!
ui-emote-wow = Wow!
ui-emote-oops = Oops!
ui-emote-moment = One moment, please
ui-emote-bye = See you!
ui-spectator = Spectator
ui-spectators = { $count ->
    [0] No spectators
    [one] One spectator
   *[other] { $count } spectators
}
ui-spectators-more = and { $count } more
ui-mute = Mute
ui-unmute = Unmute
ui-mute-name = Mute { $name }
ui-unmute-name = Unmute { $name }
ui-mute-help = You won't hear anyone you mute, at this table and on this device. They are not told.
ui-muted-line = { $count ->
    [one] One line by someone you muted is hidden.
   *[other] { $count } lines by people you muted are hidden.
}
ui-remove-person = Remove
ui-remove-name = Remove { $name }
ui-remove-person-sure = Remove { $name } from this table? They cannot come back.
ui-line-more = Options for what { $name } said
ui-report = Report
ui-report-sure = Send this line and your seat to the person who runs this server?
ui-reported = Reported: the person who runs this server finds the line in the log.
