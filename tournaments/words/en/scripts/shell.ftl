### What every page of the console has.

Script-Answers =
    .order = Order
    .met-another = { $what } met another entry
    .resolve-on-the-board = Both entries are kept: the conflict is resolved on the board.
    .look-and-decide = Look at what stands now, then decide again.
    .not-sent = { $what } could not be sent
    .tell-who-runs-it = Send it again, or tell who runs the server.
    .send-again = Send again
    .refused = { $what } was refused
    .nothing-recorded = Nothing was recorded.
    .toast = { $title }. { $why } { $todo }
    .card = { $todo } Typed { $time } on this device.

Script-Clocks =
    .set-it-right = { $words } Set it right: times in the log and deadlines go by it.

Script-Countdown =
    .over = over

Script-Device =
    .phone = Phone
    .tablet = Tablet
    .other = Device

Script-Fragments =
    .changed = { $part }: { $count } changed.
    .not-fetched = The server did not give this part of the page. Try again in a moment.

Script-Half =
    .again-soon = This page broke off on its way. It is loaded anew in a moment.
    .broken = This page broke off on its way, also when it was loaded anew: a part of it is missing.
    .load = Load anew

Script-Lists =
    .shown = { $shown } of { $all } shown

Script-LogOut =
    .not-sent = { $count ->
        [one] One entry has not been sent
       *[other] { $count } entries have not been sent
    }
    .stay-and-they-go = The server has not answered them yet. Stay on this page and they go out by themselves.
    .unsent-until = If you log out now, they stay on this device, unsent, until { $name } logs in on it again.
    .log-out-anyway = Log out anyway
    .stay = Stay here

Script-PresenceMarks =
    .at-this-board = { $name } is at this board
    .preparing = { $name } is preparing the pairing of round { $round }.
    .pairing = { $name } is pairing round { $round }.
    .reviewing = { $name } is reviewing the pairing of round { $round }.

Script-Renewed =
    .renewed = This page was made by an earlier version of the program. What you type is recorded; load the page anew when it suits you. What stands in its fields stays.
    .load = Load anew

Script-Shell =
    .live = Live
    .reconnecting = Reconnecting
    .offline = Offline
    .connection = Connection: { $state ->
        [offline] offline
       *[reconnecting] reconnecting
    }. Typing goes on.
    .no-answer = The server does not answer.
    .all-kept = { $words } Everything is kept on this device and goes out by itself.
    .keeps-nothing = This browser keeps nothing: do not close the page.
    .wait-for = { $count } typed on this device by { $name } wait for that log-in.

Script-Sorting =
    .sorted = Sorted by { $head }, { $way ->
        [down] down
       *[up] up
    }.
    .as-it-came = As it came.

Script-Toasts =
    .region = What just happened

Script-Trouble =
    .kept = { $words } What you type is kept on this device and goes out by itself, in order.
    .light = Connection to the server, and the last event this page shows
    .not-recording = Not recording

Script-Undo =
    .title = Take back: { $what }?
    .report = Entries, rounds, results and settings that the report brought all go: the tournament is what it was before, and takes the next report.
    .batch = Each of them becomes what it was before. What has changed since is left alone and named.
    .wrong-file = The wrong file was read
    .wrong-group = The wrong group was chosen
    .take-all-back = Take all back
    .label = Taken back: { $what }
    .left-alone = Left alone
    .changed-since = Changed since, so nothing was done to:

Script-Palette =
    .player = player
    .board = board
    .page = page
    .act = act
    .act-of = { $act }: { $of }
    .nothing = Nothing of that name.
    .found = { $count ->
        [one] One found
       *[other] { $count } found
    }
    .away = not without the network
    .not-now = This cannot be done here now.
    .as-known = The list could not be read: only what this page knows is found.

Script-Machines =
    .led = The hall is led at { $address }.
    .may-be-led = This server does not answer. When the second machine has taken over, the hall is led there.
    .go = Go on at { $address }, and take along what was not sent
    .blocked = The browser did not open the page at { $address }: allow windows of this page, and try again.
    .nothing-waits = Nothing waits here; go on at { $address }.
    .handed-over = Kept at { $address } now: { $count }. It is sent there as soon as whoever typed it has logged in.
