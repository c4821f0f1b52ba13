### The hour after the start of a round: clocks, empty seats, forfeits to confirm, absentees.

Console-StartOfPlay = Start of round { $round }
    .page-title = Start of play, round { $round }
    .results = Results
    .no-round = No round has been published.
    .default-time = Default time, { $minutes } minutes
    .clocks-started = clocks started { $started }, default time ends { $ends }
    .not-started = The clocks have not been started; empty seats can be tapped already.
    .start-clocks = Start the clocks now
    .start-clocks-label = Start the clocks of round { $round }
    .started-otherwise = They were started at another time
    .started-earlier = They were started earlier
    .at = At
    .set-time = Set the time

Console-EmptySeats = Empty seats
    .count = { $shown } { $count ->
        [one] empty seat
       *[other] empty seats
    }
    .without-result = { $count } of { $boards } boards without a result
    .who = Who is not there? Tap the empty seat.
    .my-boards = My boards
    .empty = empty
    .all-in = Every board of round { $round } has its result.

Console-Forfeits = Forfeits to confirm: { $count }
    .not-yet = They can be confirmed when the default time is over (Laws 6.7.1). Nothing is recorded until an arbiter confirms it.
    .forfeit = forfeit { $result }
    .double = double forfeit { $result }
    .confirm = Confirm
    .label = Board { $board }: forfeit { $result }
    .confirm-ticked = Confirm those ticked …

Console-Absentees = Absent without notice: withdraw? { $count }
    .rule = Who stays away without notice is considered withdrawn unless the regulations differ (C.05 6.5). Nobody is withdrawn before the office says so.
    .rule-withdrawing = Who stays away without notice is considered withdrawn unless the regulations differ (C.05 6.5). Nobody is withdrawn before the office says so, or before round { $next } is asked for: these regulations withdraw them then.
    .board = board { $board }
    .board-and-contact = board { $board }, { $contact }
    .explained = Explained, stays …
    .explained-label = { $name } stays
    .explained-confirm = The absence in round { $round } is explained; the forfeit stands.
    .explained-reasons = Told the arbiter before the next pairing|Illness|Travel|Arbiter's mistake
    .withdraw-ticked = Withdraw those ticked …

Console-Sectors = By sector
    .boards = boards { $first }–{ $last }
    .stand = { $empty ->
        [0] { "" }
        [one] { $empty } empty seat,{ " " }
       *[other] { $empty } empty seats,{ " " }
    }{ $missing ->
        [0] all results in
       *[other] { $missing } without a result
    }
    .without-result = Boards without a result
    .board = Board { $board }
    .seen = seen { $time }, { $name }
    .not-seen = not seen yet
    .seen-playing = Seen playing
    .seen-playing-on = Board { $board } seen playing
