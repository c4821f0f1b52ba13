### Pairing, by the engine and by hand, and the start of a round.

Script-Changing =
    .recorded = It is recorded.
    .already-recorded = It was recorded already.

Script-Manual =
    .two = { $one } and { $other }
    .choose-another = { $name }: choose another one to exchange them, or
    .take-apart = Take the board apart
    .take-bye = Take the bye away
    .give-bye = Give the bye
    .exchange-colours = Exchange colours
    .with-white = { $name } with White
    .exchange = Exchange the two
    .label = Round { $round } by hand: { $what }
    .choose-anew = Choose anew

Script-Pairing =
    .progress = { $done } of { $total } players paired

Script-Start =
    .not-there = Board { $board }: { $name } is not there
    .there = Board { $board }: { $name } is there
    .nothing-ticked = Nothing is ticked.
    .confirm-forfeits = { $count ->
        [one] Confirm { $count } forfeit?
       *[other] Confirm { $count } forfeits?
    }
    .all-or-none = All of them are recorded, or none: whoever sat down meanwhile is named.
    .confirm = Confirm
    .forfeits = { $count } forfeits
    .nobody-ticked = Nobody is ticked.
    .withdraw-players = { $count ->
        [one] Withdraw { $count } player?
       *[other] Withdraw { $count } players?
    }
    .not-paired = They are not paired from the next round on and stay in the standings.
    .withdraw = Withdraw
    .withdrawn = { $count } withdrawn
    .started-at = Clocks of round { $round } started at { $time }?
    .default-time = The default time counts from then.
    .recorded-later = Recorded later than started
    .mistyped = Mistyped
    .began-later = The round began later
    .set-time = Set the time
    .clocks = Clocks of round { $round }
    .over = The default time is over. Forfeits can be confirmed.
    .time-recorded = The time of the clocks is recorded.
