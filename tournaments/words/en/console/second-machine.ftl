### The second machine: it joins, follows, and takes over.

Console-SecondMachine =
    .title = Second machine
    .about = A second machine receives everything as it is recorded, and leads the hall when this one breaks.
    .now = How it goes
    .not-yours = The second machine is the chief arbiter's matter, on a console that logged in by password.
    .none = No second machine follows. If this one breaks, everything since the last back-up is lost.
    .in-step = { $name } has everything on its disk.
    .behind = { $name } receives; it lacks { $count ->
        [one] 1 change
       *[other] { $count } changes
    }.
    .away = { $name } has not been heard for { $age }: what is recorded now is on one disk. Is it running, and in the same network?
    .two-disks = What is shown as recorded is on two disks.
    .one-disk = { $count ->
        [one] 1 entry was
       *[other] { $count } entries were
    } acknowledged on one disk alone, as you chose for a second machine that is silent.
    .commands-wait = What is typed waits on the consoles until the second machine is back, or you choose to go on with one disk.
    .doubt = This machine was started again and cannot know whether the second one leads meanwhile. Nothing is recorded here until that one answers, or you say that it does not lead.
    .deposed = This machine leads no more: the hall is led at { $address }. What it recorded after it was left is kept here and was not merged.
    .never-heard = This machine follows { $address }, and has not heard it since it was started.
    .follows = This machine follows { $address }, heard { $age } ago.
    .lost = { $address } has not been heard for { $age }.
    .lacks = It has { $count ->
        [one] 1 change
       *[other] { $count } changes
    } that are not here yet.
    .this-has = This machine has everything up to:
    .last-event = { $name }: event { $seq }, { $age } old
    .code-is = Code of the second machine
    .code-means = It is shown only now, works once and for ten minutes. On the second machine start the server so, with a data folder that is empty, and type the code:
    .join = Let a machine follow
    .join-means = One machine can follow. Whichever joins takes the place of the one that does now.
    .make-code = Make a code
    .waiting = What an acknowledgement means
    .wait = Wait for the second machine: recorded means on two disks
    .wait-means = Each entry then takes some milliseconds more. While the second machine is silent, entries stay on the consoles and are sent again by themselves.
    .alone-after = Go on with one disk when it has been silent for so many seconds (0: never by itself)
    .save = Save
    .dismiss = Go on without a second machine
    .dismiss-means = It receives nothing any more, and cannot take over what comes after.
    .take-over = Take over
    .take-over-means = This machine leads the hall from now on. What the other one has recorded after the events named above is not here. When it comes back, it writes nothing more and names what it alone has.
    .other-is-off = The other machine is off, or its cable is unplugged.
    .although-heard = Take over although the other machine was heard a moment ago.
    .heard-now = The other machine was heard a moment ago: it still leads. Turn it off first, or tick that you take over all the same.
    .still-receiving = Something is being received just now. Try again.
    .changing = The server starts again as the one that leads. This page comes back in some seconds; log in again then.
    .go-on = This machine leads
    .go-on-means = Only if nobody took over at the other machine. If somebody did, its log counts, and what is recorded here meanwhile has to be typed again there.
    .alone = What this machine alone has
    .alone-means = The machine that leads never had these entries, and nothing of them was merged. Whatever of it still holds, type it where the hall is led: there it is a claim like any other, and where something else stands already, both are shown.
    .alone-nothing = Nothing: the machine that leads has all that was recorded here.
    .to-show = For the hall
    .led-here = Arbiters and the public find the hall at this address now.
    .led-here-then = When this machine has taken over, arbiters and the public find the hall at this address.
    .claims-kept = They stand on the page Second machine of the one that leads now, as claims.
    .claims-wait = The machine that leads has not got them yet; it is asked every few seconds.
