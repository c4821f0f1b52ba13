### The end of a tournament, on the page of its last round and under Settings. Reasons to choose from
### stand in one message, with | between them.

Console-Ending = End of the tournament
    .closed = The tournament is closed
    .final = The standings are final. A later change needs its reopening, with a reason.
    .standings = Standings
    .reopen = Reopen the tournament …
    .reopen-label = Reopen the tournament
    .confirm-reopen = The standings are no longer final until it is closed again.
    .reopen-reasons = Closed by mistake|Wrong result discovered|Appeal granted|Arbiter's decision
    .early = An early end
    .rounds-left = { $count ->
        [one] { $count } round would not be played. Where no permissible pairing exists any more the tournament ends here; the reason stands in its record.
       *[other] { $count } rounds would not be played. Where no permissible pairing exists any more the tournament ends here; the reason stands in its record.
    }
    .end-early = End it early …
    .end-early-label = End the tournament early
    .confirm-end-early = The standings become final without the rounds left. Changes need its reopening, with a reason.
    .early-reasons = Too few players are left|Order of the organiser|Arbiter's decision
    .last-round = The last round
    .ready = Everything is in: the tournament can be closed, which makes its standings final.
    .not-yet = The tournament cannot be closed yet. { $obstacle }
    .close = Close the tournament …
    .close-label = Close the tournament
    .confirm-close = The standings become final. Changes need its reopening, with a reason.
