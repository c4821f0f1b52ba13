### The list of prizes, and the receipts of the winners.

Print-Prizes =
    .final = Prizes, revision { $revision }
    .simulated = Prizes as after round { $round }
    .provisional = Provisional: results are missing.
    .not-closed = Not final: the tournament has not been closed yet.
    .all = { $money } { $currency } in all, of which { $left } are left over.
    .place = Place
    .player = Player
    .federation = Fed.
    .points = Points
    .prize = Prize ({ $currency })
    .left = left over: { $why }

Print-Receipts =
    .final = Receipts, revision { $revision }
    .simulated = Receipts as after round { $round }
    .receipt = Receipt
    .number = No. { $number } of { $all }
    .day = As of { $day }
    .tax-rate = Tax held back: { $terms }
    .prize = { $list }, place { $place }
    .sum = Prize money
    .tax = Tax held back
    .paid = Paid out
    .amount = { $money } { $currency }
    .not-final = Not final: as the standings are after round { $round }.
    .received = I have received what stands here.
    .place-and-day = Place and day
    .signature = Signature of { $player }
    .paid-by = Paid by
    .made-of = { $tournament } · log { $head }
