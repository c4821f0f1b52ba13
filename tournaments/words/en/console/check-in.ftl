### The check-in desk, and the close of check-in.

Console-CheckIn = Check-in
    .count = { $here } of { $expected } checked in
    .checked-in = Checked in
    .who-has-not-come = Who has not come …
    .no-players = No players yet
    .list-first = Import or enter the list first.
    .entries = Entries
    .desk = Name, number, FIDE ID or scanned code
    .desk-hint = Name, number, FIDE ID or scan
    .keys = { $enter } checks in the marked player, { $arrows } choose another, { $escape } clears.
    .found = Players found
    .just-now = Just now at this desk
    .nobody = Nobody yet.
    .not-here = Not here yet

Console-CheckInClose = Who has not come
    .what-it-is = Before round { $round } is paired: one choice for each, recorded with its reason.
    .desk = Check-in desk
    .pairing = Pairing
    .to-pair = { $count } to be paired in round { $round }
    .byes = { $count } with a bye
    .not-here = { $count } not here
    .over = All rounds have been paired.
    .everybody = Everybody is here, has a bye or is withdrawn.
    .undecided = { $count } without a choice
    .decided = All decided
    .rule = Who has not confirmed to be present is not paired unless the chief arbiter decides otherwise (C.04.2 4.1). Whoever checks in is paired in the next pairing, whatever was chosen, unless withdrawn.
    .unrated = unrated
    .who-decides = The chief, a deputy or the pairing officer decides.

Console-Choice =
    .open = open
    .excluded = Not paired
    .excluded-done = not paired
    .excluded-means = Not paired before the player has checked in (C.04.2 4.1).
    .admitted = Paired anyway
    .admitted-done = paired anyway
    .admitted-means = Paired though nobody has seen the player (C.04.2 4.1).
    .half-bye = Half-point bye
    .half-bye-done = half-point bye
    .half-bye-means = A half-point bye for this round, as the regulations allow.
    .withdrawn = Withdrawn
    .withdrawn-done = withdrawn
    .withdrawn-means = Not paired any more; can be reinstated.

Console-Choose =
    .button = { $choice } …
    .button-label = { $name }: { $choice } …
    .label = { $name }: { $choice }
    .reasons = Not reached|Called, is on the way|Called, does not come|Arbiter's decision
    .take-back = Take back …
    .take-back-yes = Take back
    .take-back-button-label = { $name }: take the choice back …
    .take-back-label = { $name }: choice taken back
    .take-back-confirm = What followed from it is taken back as well.
    .take-back-reasons = Chosen by mistake|Called again|Arbiter's decision

Console-ExcludeRest = Exclude { $count ->
        [one] the one
       *[other] all { $count }
    } without a choice …
    .label = { $count } not paired
    .yes = Exclude { $count }
    .confirm = { $count ->
        [one] { $count } player without a choice is
       *[other] { $count } players without a choice are
    } not paired before checking in (C.04.2 4.1). All of them, or none if somebody has come meanwhile.
    .reasons = Not here at the close of check-in|Not reached|Arbiter's decision

# Before a round is paired.
Console-AbsentChecks =
    .decided = { $count } not checked in, all decided: { $choices }
    .choice = { $count } { $choice }
    .undecided = { $count } entered but not checked in; they are not paired
    .and-more = { $names } and { $count } more
