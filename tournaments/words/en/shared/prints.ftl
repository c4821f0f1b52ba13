### What can be printed of a round. { $where }: bar, above the sheets; published, on the page of a published round; results, on that of its results.

Shared-RoundPrint =
    .names = { $where ->
        [results] Wall list
       *[other] By name
    }
    .boards = By board
    .standings = Standings
    .crosstable = Crosstable
    .progress = Progress
    .pictures = Pictures
    .final = Final standings
    .slips = { $where ->
        [bar] Result slips
       *[other] Slips
    }
    .cards = Player cards
