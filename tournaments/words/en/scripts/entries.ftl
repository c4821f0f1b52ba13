### Players: check-in, entering, withdrawing, moving, erasing.

Script-CheckIn =
    .kept = kept, not sent
    .no-code = Nobody here has the code { $code }.
    .no-name = Nobody of that name is entered.
    .several = { $count ->
        [one] One player has this code: choose with the arrow keys
       *[other] { $count } players have this code: choose with the arrow keys
    }
    .tally = { $here } of { $all }
    .already = was checked in already
    .not-yours = Your role does not check in.
    .checked-in = checked in
    .taken-back = check-in taken back
    .label = { $name } { $what ->
        [already] was checked in already
        [taken-back] check-in taken back
       *[checked-in] checked in
    }
    .refused = refused
    .unrated = unrated
    .here = here
    .not-here = not here yet
    .more = and { $count } more; type another letter
    .undo = Undo
    .missing = { $count } not here yet
    .all-here = all here
    .everybody = Everybody is here.
    .check-in = Check in { $name }
    .is-here = Here

Script-Entries =
    .entered = { $name } is entered. The form is ready for the next one.

Script-Listed =
    .no-list = No rating list has been read here yet (Entries, Rating lists).
    .nobody = Nobody in { $list }.
    .found = { $count ->
        [one] One player in { $list }: Enter enters the player
       *[other] { $count } players in { $list }: arrow keys choose, Enter enters
    }
    .most = The { $count } strongest in { $list }; type more
    .entered = is entry { $entry }
    .already = { $name } is entered already, as entry { $entry }.
    .unrated = unrated
    .inactive = inactive
    .rating = { $kind } { $rating }
    .standard = standard
    .rapid = rapid
    .blitz = blitz
    .national = national
    .unread = The list could not be read now. What is typed below can be entered all the same.
    .filled = { $name }: the form holds what the list knows.

Script-Erase =
    .sending = Erasing …
    .recorded = The personal data are erased.
    .refused = Nothing was erased: see above.

Script-Group =
    .does-not-go-on = The group does not go on
    .absent = Absent without notice (C.05 6.5)
    .told = Told the arbiter
    .withdraw = { $count ->
        [one] Withdraw { $count } player …
       *[other] Withdraw { $count } players …
    }
    .nobody = Withdraw nobody
    .label = { $count } withdrawn
    .title = Withdraw { $count } players?
    .whole-batch = They are not paired from the next round on. The activity feed takes the whole batch back.
    .yes = Withdraw { $count }
    .recorded = Recorded: { $what }.

Script-LateEntry =
    .unread = What it means could not be read now. It can be entered all the same; the check-in desk decides from which round the player is paired.
    .means = What the entry means
    .reading = Reading what it means …
    .not-possible = Not possible now
    .maybe = { $name }, entry { $entry }: { $grounds }
    .entered-already = Entered already?

Script-Move =
    .sending = Moving …
    .recorded = The move is recorded.
    .refused = Nobody was moved: see above.
