### One event of the log.

Console-Event =
    .page = Event { $seq }
    .title = Event #{ $seq }
    .no-such = The log has no event { $seq }.
    .neighbours = Among its neighbours
    .undoes = Takes back { $event }.
    .refused-again = { $times ->
            [one] Refused { $times } more time, last { $last }.
           *[other] Refused { $times } more times, last { $last }.
        }
    .who = Who
    .actor = { $name }, { $role }
    .from-where = From where
    .no-device = no device named
    .recorded = Recorded
    .by-the-device = By the device’s clock
    .not-said = not said
    .as-it-stood = As it stood then
    .changed-since = What changed since before it
    .history = History of the same
    .take-it-back = Take it back
    .take-back = Take back …

# As it stands in the log.
Console-EventRecorded =
    .title = As it stands in the log
    .type = Type
    .recorded-at = Recorded at
    .devices-time = Device’s time
    .actor = Actor
    .command = Command
    .body = Body
    .hash-before = Hash before
    .hash = Hash
