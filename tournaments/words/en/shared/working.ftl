### How the numbers of a player in the standings came about, on pages and on paper.

Shared-Working =
    .title = Why this rank: { $player }
    .comparison = { $one } and { $other }
    .compare-title = Compare { $player } with …
    .rank = { $sharing ->
        [0] Rank { $rank } after round { $round }
        [one] Rank { $rank } after round { $round }, shared with one other player
       *[other] Rank { $rank } after round { $round }, shared with { $sharing } others
    }
    .after = After round
    .provisional = { $missing ->
        [one] Provisional: one result of round { $round } is missing.
       *[other] Provisional: { $missing } results of round { $round } are missing.
    }
    .criteria = The tie-breaks in their order
    .criterion = Criterion
    .article = C.07 { $article }
    .tied = { $count ->
        [one] asked because one other player was still tied
       *[other] asked because { $count } other players were still tied
    }
    .not-tied = not asked: nobody was tied any more
    .round = Rd.
    .opponent = Opponent
    .score = { $kind ->
        [AOB] Buchholz
       *[other] Score
    }
    .points = Pts
    .rating = { $kind ->
        [APRO] Performance
        [APPO] Performance
       *[other] Rating
    }
    .adds = Adds
    .encounters = Games among the tied players
    .tied-players = Tied player
    .place = Place
    .sum = Sum
    .left-out = { $count ->
        [one] One other tied player, whom this one has not met, is left out.
       *[other] { $count } other tied players, whom this one has not met, are left out.
    }
    .edition = Articles are those of the tie-break regulations C.07, edition { $edition }. Scores of opponents are those that count for others (16.3).
    .compare = Compare with
    .compare-player = Compare { $player } with …
    .somebody-else = Somebody else …
    .compare-now = Compare
    .decides = decides
    .how = How these two numbers came about
    .player = { $player }: rounds
