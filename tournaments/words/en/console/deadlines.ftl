### Deadlines: the line of all pages, and what the pairing page sets.

Console-Deadlines =
    .last-call = Last call for corrections of round { $round }
    .last-call-over = { $call } is over since { $time }
    .last-call-until = { $call } until { $time }
    .pairing-deadline = The pairing deadline of round { $round } was { $time }:
    .unfinished = { $count ->
        [one] { $count } game without a result, board { $boards }.
       *[other] { $count } games without a result, boards { $boards }.
    }
    .adjourn = { $count ->
        [one] Adjourn it …
       *[other] Adjourn them …
    }
    .officer-decides = The pairing officer decides whether { $count ->
        [one] it is
       *[other] they are
    } adjourned.

Console-LastCall = Last call for corrections of round { $round }
    .ended = It ended at { $time }.
    .runs = It runs until { $time }.
    .what-it-means = What is reported by its end counts for the next pairing (C.04.2 4.3); later corrections need the chief arbiter. The public pages and the hall screens count down.
    .minutes = Minutes from now
    .announce = Announce it
    .move = Move the end
    .time-of-day = At a time of day
    .until = Until
    .cancel = Cancel it …
    .cancel-label = Cancel the last call of round { $round }
    .cancel-confirm = It disappears from all pages and screens; corrections count as if it had not been announced.

Console-PairingDeadline = Pairing deadline of round { $round }
    .was-here = It was { $time }, set for this round.
    .is-here = It is { $time }, set for this round.
    .was-usual = It was { $time }, { $minutes } minutes after the start of the clocks.
    .is-usual = It is { $time }, { $minutes } minutes after the start of the clocks.
    .clocks-not-started = It runs { $minutes } minutes from the start of the clocks, which have not been started.
    .none = None is set.
    .what-it-means = When it is over, the games that go on are proposed for adjournment (C.04.2 3.1); nothing is adjourned without an arbiter.
    .another = Another time for this round
    .set = Set it
    .as-in-regulations = As in the regulations
    .as-in-regulations-label = Pairing deadline of round { $round } as in the regulations
