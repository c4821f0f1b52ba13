### The crosstable and the progress of a tournament, on pages and on paper.

Shared-Crosstable =
    .name = Crosstable
    .title = { $round ->
        [0] Crosstable
       *[other] Crosstable after round { $round }
    }
    .order = Order
    .rank = Rank
    .number = No.
    .player = Player
    .round = Round { $round }
    .points = Points
    .shared = shared with the row above
    .out = plays no more
    .how = Under each round: the opponent’s number, w for White or b for Black, and the points. Tap or point at a cell to read who that was, once more to go to the opponent’s page; arrow keys lead from cell to cell.
    .how-by-table = Under each number: the score against that player, in the order of the games; × is the player’s own number. A score in brackets counts for nobody.
    .how-by-sides = Under each number: the score against that player, in the order of the games; × is the player’s own side. A score in brackets counts for nobody.
    .file = Crosstable (CSV)

Shared-CrosstableOrder =
    .rank = By rank
    .number = By number

Shared-Sides = Side A { $a } – { $b } side B

Shared-Schedule =
    .name = All rounds
    .how = Known since the numbers were drawn. White stands first; boards and results are on the page of a round once it is published.
    .free = free

Shared-Progress =
    .name = Progress
    .title = { $round ->
        [0] Progress
       *[other] Progress after round { $round }
    }
    .how = Under each round: the points after it, and the rank in brackets.
    .file = Progress (CSV)
