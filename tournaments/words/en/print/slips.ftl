### Result slips and player cards.

Print-Slips =
    .title = Round { $round }: result slips
    .round = Round { $round }
    .code = Code of the slip
    .board = Board
    .scan = scan to report
    .scan-of = of board { $board } as { $player }

Print-Cards =
    .title = Player cards
    .starting-number = Starting number
    .rating = Elo
    .games = Games of { $player }
    .round = Rd
    .number = No.
    .opponent = Opponent
    .colour = Col.
    .result = Res.
    .total = Total
