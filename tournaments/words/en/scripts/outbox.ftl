### What is typed and waits, what was refused by the browser itself, and a log that is another one.

Script-Outbox =
    .server-broke = The server failed over this again and again. It is kept here.

Script-Commands =
    .past = This page shows an earlier moment; nothing is typed here.
    .too-large = A proxy in front of the server takes no file of that size.

Script-HomeOutbox =
    .on-the-way = { $count ->
        [one] { $count } typed on this device is on the way. { $words }
       *[other] { $count } typed on this device are on the way. { $words }
    }
    .to-read = { $count ->
        [one] { $count } answer waits for you: open the tournament.
       *[other] { $count } answers wait for you: open the tournament.
    }

Script-OtherLog =
    .recorded = Typed on this device and recorded then; not in the log now
    .kept = Typed on this device; not recorded yet
    .shown = Shown on this page before, typed by somebody else; not in the log now
    .comparing = What this device had shown as recorded is being compared with what stands now …
    .later = Later
    .title = The server has another log of this tournament
    .put-back = A back-up was put back, or another machine took over: what came after that is not in the log any more. This page has been loaded anew and shows what stands now.
    .go-on = Go on
    .type-again = Type { $count } again
    .leave-all = Leave them all
    .all-stands = Everything that this device had shown as recorded stands.
    .not-ticked = What is not ticked is left out. Where somebody has typed another result meanwhile, both claims are kept as a conflict.
    .by-hand = to be done by hand
    .look = Look at them
    .not-in-the-log = { $count ->
        [one] { $count } entry of this device or page is not in the log, which is another one since a back-up was put back or another machine took over.
       *[other] { $count } entries of this device or page are not in the log, which is another one since a back-up was put back or another machine took over.
    }

Script-LostEntries =
    .order = An order
    .typed = typed { $time }
    .result = Board { $board }: { $result }
    .entered-by = entered by { $name }
    .no-board = this board is not in the log
    .now = now { $result } by { $name }

Script-WaitingHere =
    .waits = { $count ->
        [one] 1 entry typed by { $name } waits on this device. It goes out when { $name } logs in here.
       *[other] { $count } entries typed by { $name } wait on this device. They go out when { $name } logs in here.
    }

Script-OutboxStore =
    .somebody = somebody else

Script-Received =
    .nobody = Nothing came: this page takes over what waits on a page of the other machine, when that one opens it.
    .unknown = A page at { $address } wants to hand something over, and this machine does not know that address. Nothing of it was taken. Open that page by an address that the old machine itself named.
    .nothing = Nothing waited there. What was recorded there and is missing here is named when the tournament is opened.
    .stored = Kept on this device now, and sent when whoever typed it has logged in here: { $count }
    .typed = { $name }, { $time }
    .logged-in = This device is logged in here as { $name }.
