### Changes of ratings, on pages and on paper.

Shared-Rating =
    .title = Rating of { $player }
    .about = Worked out by the FIDE Rating Regulations (B.02, rules since { $edition }) from what is reported; { $kind ->
            [rapid] rated as rapid
            [blitz] rated as blitz
           *[standard] rated as standard
        }. FIDE rounds once a month over all events, and knows better whether a player is new to the list.
    .number = No.
    .player = Player
    .opponent = Opponent
    .rating = Rating
    .round = Rd.
    .k = K
    .games = Games
    .score = Points
    .expected = Expected
    .score-of-expected = Points / expected
    .difference = Difference
    .capped = { $difference }, counts as { $counted }
    .gain = More than expected
    .change = Change
    .performance = TPR
    .perfect = PTP
    .first = first rating { $rating }
    .first-rating = First rating
    .k-about = K { $k }: { $why }
    .sum = { $gain } × { $k } = { $change }; for this event alone rounded: { $rounded }.
    .no-games = No game against an opponent is over yet.
    .none = Nobody is rated here.
