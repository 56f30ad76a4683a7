server-chat-off = This table has no chat.
server-chat-seated = Only those who sit at the table can write here.
server-chat-empty = There is nothing to say in an empty line.
ui-chat-empty = Nobody has said anything yet.
ui-chat-line = Say something
ui-chat-send = Send
server-emotes-only = At this table people talk by signs alone. Choose one of them.
server-no-emote = There is no such sign. These there are: { $emotes }
server-no-line = That line is not there any more.
server-no-guest = You can invite again whom you have played with. That person is not among them.
server-remove-started = Nobody is sent away from a game that has begun. Where somebody stays away, ask for a stand-in.
server-remove-self = You have made this table yourself. To give your seat away, stand up.
ui-chat-table = Table
ui-chat-apart = Spectators
ui-chat-apart-empty = No spectator has said anything.
ui-chat-apart-later = What spectators say is kept from you while you play. You can read it when the game is over.
ui-chat-apart-write = Only other spectators read this while the game runs.
ui-chat-people = People
ui-chat-emotes = Signs
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
    [0] Nobody looks on.
    [one] One spectator
   *[other] { $count } spectators
}
ui-spectators-more = and { $count } more
ui-mute = Mute
ui-unmute = Unmute
ui-mute-name = Mute { $name }
ui-unmute-name = Unmute { $name }
ui-mute-help = Whom you mute you do not hear at this table, on this device. They are not told.
ui-muted-line = { $count ->
    [one] One line is hidden because you have muted somebody.
   *[other] { $count } lines are hidden because you have muted somebody.
}
ui-remove-person = Remove
ui-remove-name = Remove { $name }
ui-remove-person-sure = { $name } leaves this table and cannot come back to it. Go on?
ui-line-more = More about what { $name } said
ui-report = Report
ui-report-sure = This line goes to whoever runs this server, with your seat. Go on?
ui-reported = Reported: whoever runs this server finds the line in its log.
