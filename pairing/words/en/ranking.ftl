### Rankings: what the tie-breaks are called, how their numbers came about, and what is wrong with a
### list of them. Articles are those of C.07.

Pairing-TieBreak-PTS = Points
    .short = Pts
Pairing-TieBreak-DE = Direct Encounter
    .short = DE
Pairing-TieBreak-WIN = Number of Wins
    .short = Wins
Pairing-TieBreak-WON = Number of Games Won
    .short = Won
Pairing-TieBreak-BPG = Games Played with Black
    .short = BPG
Pairing-TieBreak-BWG = Games Won with Black
    .short = BWG
Pairing-TieBreak-PS = Progressive Scores
    .short = PS
Pairing-TieBreak-REP = Rounds one Elected to Play
    .short = REP
Pairing-TieBreak-STD = Standard Points
    .short = STD
Pairing-TieBreak-TPN = Tournament Pairing Number
    .short = TPN
Pairing-TieBreak-BH = Buchholz
    .short = BH
Pairing-TieBreak-AOB = Average of Opponents' Buchholz
    .short = AOB
Pairing-TieBreak-FB = Fore Buchholz
    .short = FB
Pairing-TieBreak-SB = Sonneborn-Berger
    .short = SB
Pairing-TieBreak-KS = Koya
    .short = KS
Pairing-TieBreak-ARO = Average Rating of Opponents
    .short = ARO
Pairing-TieBreak-TPR = Tournament Performance Rating
    .short = TPR
Pairing-TieBreak-PTP = Perfect Tournament Performance
    .short = PTP
Pairing-TieBreak-APRO = Average Performance Rating of Opponents
    .short = APRO
Pairing-TieBreak-APPO = Average Perfect Performance of Opponents
    .short = APPO
Pairing-TieBreak-RTNG = Rating
    .short = RTNG
Pairing-TieBreak-OTHER_RATINGS = Sum of Opponents' Ratings
    .short = Ratings
Pairing-TieBreak-OTHER_RATINGS_CUTS = Sum of Opponents' Ratings, with Successive Cuts
    .short = Ratings
Pairing-TieBreak-OTHER_RATINGS_CUTS_ZERO = Sum of Opponents' Ratings, with Successive Cuts, the Unrated as Nought
    .short = Ratings
Pairing-TieBreak-OTHER_AVERAGE = Exact Average Rating of Opponents
    .short = Average
Pairing-TieBreak-OTHER_AVERAGE_FIRST = Exact Average Rating of Opponents, for the First Place Alone
    .short = Average
Pairing-TieBreak-OTHER_BH = Buchholz of Games Played
    .short = Buchh.
Pairing-TieBreak-OTHER_BH_ZERO = Buchholz of Games Played, Others as Nought
    .short = Buchh.
Pairing-TieBreak-OTHER_SB = Sonneborn-Berger of Games Played
    .short = S-B
Pairing-TieBreak-OTHER_WINS = Games Won, Forfeits Included
    .short = Wins
Pairing-TieBreak-OTHER_PS_CUTS = Progressive Scores, with Successive Cuts
    .short = Progr.
Pairing-TieBreak-OTHER_PS_RESULTS = Progressive Scores, with Results Cut Successively
    .short = Progr.
Pairing-TieBreak-OTHER_PS_CUTS_UNRATED = Progressive Scores, with Successive Cuts, where Unrated Players Were Met
    .short = Progr.
Pairing-TieBreak-OTHER_PS_RESULTS_UNRATED = Progressive Scores, with Results Cut Successively, where Unrated Players Were Met
    .short = Progr.
Pairing-TieBreak-OTHER_FIRST = Games between Those who Share the First Place
    .short = Games
Pairing-TieBreak-OTHER_LOT = Drawing of Lots
    .short = Lot
Pairing-TieBreak-OTHER_LOT_1992 = Drawing of Lots, as in Dutch 1992
    .short = Lot
Pairing-TieBreak-OTHER_LOT_1992_FIRST = Drawing of Lots, as in Dutch 1992, for the First Place Alone
    .short = Lot

# What follows the name: "Buchholz, without the lowest". $times, $limit, $rating are numbers.
Pairing-Modifier =
    .cut-1 = { $name }, without the lowest
    .cut = { $name }, without the { $times } lowest
    .median-1 = { $name }, without the lowest and the highest
    .median = { $name }, without the { $times } lowest and the { $times } highest
    .limit-up = { $name }, limit { $points } higher
    .limit-down = { $name }, limit { $points } lower
    .fore = { $name }, of the Fore Buchholz
    .played = { $name }, forfeits as played
    .reverse = { $name }, reversed
    .unrated = { $name }, unrated players count { $rating }

# What a round was for one participant.
Pairing-Round =
    .won = won over the board
    .drawn = drawn over the board
    .lost = lost over the board
    .open = still open
    .forfeit-win = won by forfeit
    .forfeit-loss = lost by forfeit
    .pab = pairing-allocated bye
    .full-bye = full-point bye
    .half-bye = half-point bye
    .zero-bye = zero-point bye
    .bonus = bonus
    .penalty = penalty
    .left-out = { $times ->
        [0] the whole sum
        [one] without the lowest or first one
       *[other] without the { $times } lowest or first ones
    }
    .score-after = score after the round
    .adjusted = scored { $score }; closing byes count as draws
    .dummy = { $was }: counts as a dummy opponent with the own score
    .dummy-capped = { $was }: counts as a dummy opponent with the own score { $own }, but at most { $score }
    .koya-reached = reached the limit
    .koya-missed = below the limit

# What an unplayed round was (16.2).
Pairing-Unplayed =
    .bye = bye
    .forfeit-win = forfeit win
    .forfeit-loss = forfeit loss
    .bye-before-play = requested bye
    .bye-at-the-end = requested bye at the end

# Why a value is left out of the sum (14, 16.5).
Pairing-Cut =
    .lowest = left out as the lowest
    .voluntary = left out first, as a round not played by choice
    .highest = left out as the highest

Pairing-Working =
    .koya-limit = The limit is { $limit }
    .performance = Average rating { $average }; { $points } of { $games } is { $fraction }, worth { $difference }
    .nothing-scored = Nothing scored: the lowest-rated opponent, { $lowest }, less 800
    .perfect = With { $rating } a score of { $expected } was to be expected, one point lower only { $below }; scored were { $points }
    .not-defined = Not defined
    .not-rated = Not defined: not everybody is rated, and the regulations do not say how the unrated count
    .nobody-to-meet = Nobody is tied at this point
    .first-place-only = Decides the first place only; other places stay shared
    .among-the-first = Compared among those who share the first place: { $value }
    .met-unrated = Somebody of those who are tied met an unrated player: ratings do not decide
    .met-rated-only = Those who are tied met rated players only: the ratings decide, not the scores
    .decided = { $one } is before { $other } by { $name }: { $value } against { $against }
    .shared = { $one } and { $other } share their rank: nothing decides between them

Pairing-Criterion =
    .unknown = there is no tie-break { $code }
    .unknown-nearly = there is no tie-break { $code }: is { $near } meant?
    .of-teams = { $code } is a tie-break of teams
    .unknown-modifier = { $code }: there is no modifier { $modifier }
    .unknown-modifier-nearly = { $code }: there is no modifier { $modifier }: is { $near } meant?
    .impossible-modifier = { $code }: { $modifier } is not for this tie-break (C.07 { $article }): { $name } takes { $takes }
    .no-modifiers = { $code }: { $modifier } is not for this tie-break (C.07 { $article }): { $name } takes no modifier
    .modifier-twice = { $code }: { $modifier } contradicts another modifier
    .limit-beyond = { $code }: { $modifier } moves the limit out of the possible scores (C.07 14.5)
    .not-in-round-robins = { $code } is not for round robins (C.07 8)
    .not-in-edition = { $code } is not in the edition { $edition }
    .twice = { $code } stands twice in the list
    .points-again = points come first by themselves: { $code } has no other place in the list

Pairing-Ranking =
    .no-player = there is no player { $player }
    .same-player = player { $player } is not compared with himself
    .against-whom = --against needs --working: the two that are compared
    .edition = Ranked by C.07, edition { $edition }
    .open-games = Provisional: { $games ->
        [one] one game is open and has
       *[other] { $games } games are open and have
    } given nothing yet
    .no-lots = { $code } decides nothing: the file names no seed from which lots were drawn
    .undefined = { $code } decides nothing: it is not defined for anybody here
    .undefined-unrated = { $code } decides nothing: not everybody is rated, and the list does not say how the unrated count ({ $code }/U1400)
    .undefined-for = { $code } is not defined for { $players }, ranked behind those who have a value
    .no-round = there is no round { $round }: { $rounds } { $rounds ->
        [one] round is
       *[other] rounds are
    } paired
