server-refused = { $reason }
server-too-many = { $limit ->
    [acts] Too many moves in a short time.
    [bytes] This page sent too much in a short time.
    [chat] Too many chat lines in a short time.
    [connections] You have too many pages open at the same time.
    [files] You opened too many pages in a short time.
    [frames] This page sent too much in a short time.
    [messages] This page sent too much in a short time.
    [pings] This page checked the connection too often.
    [replays] You opened too many finished games in a short time.
    [requests] You sent too many requests in a short time.
    [running] You have too many running games with bots. Finish one of them first.
    [channels] Your notifications go to too many places. Remove one of them first.
    [notifications] You changed your notifications too often in a short time.
    [recoveries] You tried to sign in too often.
    [exports] You exported your data too often.
    [reports] You reported too many lines in a short time.
    [invitations] You invited too many people in a short time.
    [scores] You counted points too often in a short time.
    [companions] You used the companion too often in a short time.
    [daily] You sent too many daily deals in a short time.
    [evenings] You started too many shared pads in a short time.
    [tournaments] You created too many tournaments in a short time.
    [sockets] You opened tables too often in a short time.
    [tables] You created too many tables in a short time.
    [uploads] You opened too many records in a short time.
   *[other] That was too much in a short time.
  } Try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
  }.
server-malformed = We can't read this message. Send one JSON message of the protocol at a time.
server-malformed-body = We can't use this request: { $detail }
server-no-hello = The connection was closed because it did not begin with hello.
server-hello-twice = One hello is enough. Go on with decisions or chat lines.
server-too-large = This is too large. Send less.
server-too-much-work = Reading this took too long, so we stopped. Send something simpler.
server-too-slow = The request came in too slowly, so we stopped waiting. Send it again.
server-no-page = There is nothing at this address.
server-no-language = serai does not speak this language here.
server-fault = Something went wrong on our side. Try again; if it keeps happening, tell the person who runs this server.
server-not-stored = We couldn't save your move, so it was not made. Try again in a moment.
server-unknown = We don't know yet whether your move was saved. We'll keep sending it until we do.
server-unwell = The server can't save anything at the moment.
server-standstill = Part of the server is stuck. Its operator has to look at its log and restart it.
server-duplicate-late = This duplicate waited for more than a day, so its cards are no longer secret. Create a new one.
server-cards-in-play = Another game with the same cards is still running, or about to start. You can open this game when that one is over.
server-game-fault = This table cannot go on: { $fault }. Once its author has fixed the game and the server has been restarted, it goes on where it stopped.
server-table-damaged = This table is damaged in storage and was set aside. The person who runs this server can inspect it with serai fsck.
server-act-id = The id of a decision must consist of printable characters.
server-other-origin = This server doesn't accept requests from other sites. Open its own page.
server-no-moment = You can't play on from there. Choose a moment before the end at which somebody is to move.
server-no-table = This table does not exist, or you are not invited. Ask for the link.
server-table-closed = Nobody can join this table.
server-table-full = All seats are taken. You can watch instead.
server-no-seat = This seat does not exist. Seats are numbered 0 to { $last }.
server-seat-taken = This seat is taken. Choose a free one.
server-seat-moved = You are now playing this seat on another device.
server-seated-already = You already have another seat at this table. Leave it first.
server-not-seated = You have no seat at this table. Take one first.
server-no-person = Nobody is sitting in this seat.
server-has-time = { $name } still has time. A bot can play for them after { $count } missed decisions in a row.
server-is-here = { $name } is here. A bot can stand in only for someone who is away.
server-just-left = { $name } was here a moment ago. A bot can play for them in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
  }.
server-only-host = Only the host can do this.
server-nobody-seated = Nobody has sat down yet. Take a seat before the game starts.
server-already-started = The game has started already. You can watch it.
server-salt-final = Another of your devices has already added random digits for this seat. Only the first ones count.
server-salt-early = Random digits are opened only when the seats are fixed. Wait for the host to start the game.
server-salt-other = These random digits are not the ones that were sealed for this seat.
server-salts-awaited = The game begins when the devices of { $names } have opened their random digits. Wait a moment, or remove people who do not come back.
server-not-running = The game is not running.
server-not-over = The game is not over yet. You can do this afterwards.
server-empty-name = A name needs at least one visible character.
server-name-taken = Somebody at this table is already called { $name }. Choose another name.
server-no-level = There is no bot level "{ $level }". Choose one of: { $levels }.
server-no-edition = This edition is not installed here. Choose one of: { $editions }.
server-edition-gone = This table uses an edition that is no longer installed on this server.
server-watching = You are watching. Only players at the table can move.
server-not-your-seat = This is not your seat. You play seat { $seat }.
server-move-or-choice = A decision contains either a move or a choice, or it takes a move back.
server-no-choice = There are { $count } choices now, numbered from 0.
server-stale = The game has moved on. Look at the table and decide again.
server-withdrawn-late = Your time for this move is up, so the move stands.
server-not-withdrawable = You have no move that you can still take back.
server-still-open = Your choice is not final yet. Make another one to change it.
server-too-many-changes = You have changed this choice { $most } times. It is now final.
server-removed = The host removed you from this table. You cannot come back to it.
server-not-your-turn = It is not your turn.
server-hints-off = The host has switched off hints at this table.
server-hint-under-way = Your hint is on its way. Wait for it, or make your move.
server-no-hint = There was not enough time for a hint. Ask again in a moment.
server-no-score = This game has no score sheet.
server-no-engine = This server can't run games in the browser yet. Try again in a few minutes.
