### The prizes, on the public pages.

Public-Prizes =
    .title = Prizes
    .announced = Who gets which prize stands here once the standings are final.
    .doubtful = The standings are final. Of some prizes nobody can tell any more who won them.
    .final-head = Final
    .final-head-revision = Final, revision { $revision }
    .final = { $head }: who gets which prize.
    .fund = { $money } { $currency } in all
    .place = Place { $place }
    .places = Places { $first } to { $last }, each
    .how = Tap a prize to see how it came about. Sums are before tax.
    .stands = Points: { $points }, rank { $rank }.
    .to-player = Rounds of { $player }
    .left = left over: { $why }
    .of-player = { $list }, place { $place }
    .amount = { $money } { $currency }
