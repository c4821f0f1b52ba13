### One player: the card with everything that can be done to the entry.

Console-Player =
    .fides = FIDE { $rating }
    .national = national { $rating }
    .unrated = unrated
    .number = number { $number }
    .entry = entry { $entry }
    .born = born { $year }
    .points = { POINTS($half_points) } { $half_points ->
        [1] point
        [2] point
       *[other] points
    }
    .points-and-rank = { POINTS($half_points) } { $half_points ->
        [1] point
        [2] point
       *[other] points
    }, rank { $rank }
    .moved-away = Moved to { $entry }
    .moved-here = Moved here from { $entry }
    .entry-there = { $section }, entry { $entry }
    .why-rank = Why this rank?
    .rating-change = Change of the rating
    .history = History
    .all-recorded = Everything recorded about this player
    .erase = Erase personal data …

# What can be done at once. Of each act: its button, what it is called while it waits, what is asked
# before, and reasons to choose from, with | between them.
Console-PlayerActs =
    .check-in = Check in
    .check-in-of = Check in { $name }
    .check-out = Undo check-in
    .check-out-of = Check out { $name }
    .withdraw = Withdraw …
    .withdraw-of = Withdraw { $name }
    .withdraw-means = { $name } is not paired from the next round on; results stay.
    .withdraw-reasons = Asked to withdraw|Ill|Absent without notice|Arbiter's decision
    .reinstate = Reinstate …
    .reinstate-of = Reinstate { $name }
    .reinstate-means = { $name } is paired again from the next round on.
    .reinstate-reasons = Came back|Withdrawn by mistake|Arbiter's decision
    .expel = Expel …
    .expel-of = Expel { $name }
    .expel-means = { $name } is not paired again; results stay.
    .expel-reasons = Laws 12.9|Cheating|Arbiter's decision
    .take-back = Take the entry back …
    .take-back-of = Take back the entry of { $name }
    .take-back-means = { $name } is on no list any more, as if never entered; the entry can be put back.
    .take-back-reasons = Entered by mistake|Wrong person chosen|Arbiter's decision
    .take-move-back = Take the move back …
    .take-move-back-of = Take back the move of { $name }
    .take-move-away-back-means = Both halves are taken back: { $name } plays here again, and no longer in { $section }.
    .take-move-here-back-means = Both halves are taken back: { $name } plays in { $section } again, and no longer here.
    .take-move-back-reasons = Moved by mistake|Wrong section chosen|Arbiter's decision
    .move = Move to another section …
    .restore = Put the entry back …
    .restore-of = Put the entry of { $name } back
    .restore-means = { $name } stands on the lists again.
    .restore-reasons = Taken back by mistake|Arbiter's decision

# The table of his rounds.
Console-PlayerRounds =
    .title = Rounds
    .round = Round
    .board = Board
    .colour = Colour
    .opponent = Opponent
    .rating = Rating
    .result = Result
    .points = Points
    .float = Float

Console-PlayerDetails =
    .title = Details

Console-PlayerRating =
    .title = Ratings
    .of = Rating of { $name }
    .no-rating = no rating
    .so-far = { $name } had { $rating } so far.
    .reasons = Rating list says so|Typed wrongly|Wrong person chosen|Arbiter's decision
    .fides = FIDE rating
    .source = Source
    .national = National rating
    .national-source = Its source
    .correct = Correct the rating …

Console-PlayerByes =
    .title = Byes
    .by-round = Byes by round
    .round = Round
    .bye = Bye
    .change = Change
    .granted = { $kind ->
            [zero] zero point
            [half] half point
           *[full] full point
        }
    .plays = plays
    .take-back = Take back
    .taken-back = Bye of { $name } in round { $round } taken back
    .grant-to = { $kind ->
            [zero] Zero-point bye for { $name }, round { $round }
            [half] Half-point bye for { $name }, round { $round }
           *[full] Full-point bye for { $name }, round { $round }
        }
    .grant = { $kind ->
            [zero] Zero-point bye in round { $round }
            [half] Half-point bye in round { $round }
           *[full] Full-point bye in round { $round }
        }
    .all-paired = All rounds are paired.
    .not-paired = Not paired any more.

Console-PlayerBoard =
    .title = Fixed board
    .of = Fixed board of { $name }
    .means = From the next pairing on { $name } always plays at that board.
    .reasons = Cannot move about easily|Arbiter's decision
    .number = Board number
    .set = Set the board
    .set-and-ask = Set the board …
    .clear = Clear …
    .clear-of = No fixed board for { $name }
    .clear-means = { $name } no longer always plays at board { $board }.
    .clear-reasons = No longer needed|Arbiter's decision

Console-PlayerMerge =
    .title = Entered twice?
    .of = Merge into { $name }
    .means = The other entry disappears from pairing and standings; both histories are kept.
    .other = Also entered as
    .entry = { $name } ({ $rating }, entry { $entry })
    .merge = Merge into this entry …
