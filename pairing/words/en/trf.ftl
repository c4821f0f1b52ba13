### What is wrong with single lines of a report file, and why no round can be paired from it.
### Letters, columns and codes of records are those of the file.

# Where it stands; `$says` is what is wrong.
Pairing-Problem = { $says }
    .in-line = line { $line }: { $says }
    .of-player = line { $line }, player { $player }: { $says }
    .in-record = { $says } (record { $record })

# What columns hold, where a sentence speaks of it first.
Pairing-Column =
    .starting-number = the starting number
    .a-starting-number = a starting number
    .rating = the rating
    .points = the points
    .points-of = the points of { $symbol }
    .points-of-player = the points (columns 81-84)
    .match-points = the match points
    .game-points = the game points
    .team = the team
    .rank-of-team = the rank of the team
    .virtual-points = the virtual points
    .virtual-points-of = the virtual points of round { $round }
    .virtual-match-points = the virtual match points
    .rank = the rank (columns 86-89)
    .opponent = the opponent of round { $round }
    .round = the round
    .first-round = the first round
    .last-round = the last round
    .first-player = the first player
    .last-player = the last player
    .count-of-players = the number of players
    .count-of-rated = the number of rated players
    .count-of-teams = the number of teams
    .count-of-rounds = the number of rounds

# `$what` is one of `Pairing-Column`.
Pairing-Fault =
    .no-number = { $what } is not a number: { QUOTED($text) }
    .no-points = { $what } are no points: { QUOTED($text) }
    .no-half-points = { $what } are not whole or half points: { QUOTED($text) }
    .followed = { $what } is followed by { QUOTED($text) }
    .zero = { $what } is 0
    .stray-text = column { $column } holds { QUOTED($text) }, which belongs to no field
    .not-recordable = the line holds the character { $character }
    .record-twice = record { $record } is given twice (line { $line })
    .line-twice = the line stands twice (line { $line })
    .no-players = the file has no player (record 001)
    .no-starting-number = the starting number (columns 5-8) is missing
    .rating-too-high = the rating { $rating } is above { $most }
    .no-colour = round { $round }: colour { QUOTED($text) } is not w, b or -
    .no-result = round { $round }: unknown result { QUOTED($text) }
    .own-opponent = round { $round }: the player is his own opponent
    .no-opponent = round { $round }: the result { $result } of a game has no opponent
    .bye-with-opponent = round { $round }: { $result } cannot have an opponent ({ $opponent })
    .game-without-colour = round { $round }: a game needs a colour
    .no-initial-colour = the initial colour is W or B, not { QUOTED($text) }
    .other-initial-colour = initial colour: another record says { $other }
    .other-rounds-total = rounds total: another record says { $other }
    .other-points = record { $record } gives other points for a { $result ->
        [white-win] white win
        [black-win] black win
        [forfeit-win] forfeit win
        [full-bye] full bye
        [white-draw] white draw
        [black-draw] black draw
        [half-bye] half bye
        [white-loss] white loss
        [black-loss] black loss
        [forfeit-loss] forfeit loss
        [zero-bye] zero bye
       *[other] { $result }
    }
    .negative = a result is worth { $points }
    .no-symbol = the scoring has 'nothing' in column { $column }, where a symbol stands
    .odd-symbol = the scoring has { QUOTED($symbol) } in column { $column }, where a symbol stands
    .unknown-symbol = unknown symbol { QUOTED($symbol) } in the scoring
    .symbol-without-points = no points for { QUOTED($symbol) } in the scoring
    .scored-twice = the scoring has { $symbol } twice
    .unknown-scoring = unknown scoring { QUOTED($text) }
    .unknown-configuration = unknown configuration { QUOTED($text) }
    .numbers-expected = starting numbers expected
    .no-bye = the type of bye is F, H or Z, not { QUOTED($text) }
    .no-round = the round (columns 7-9) is missing
    .no-beginning = the first round (15-17) and the first player (23-26) are needed
    .no-virtual-points = the virtual points (10-13) are missing
    .range-backwards = the range of rounds or players runs backwards
    .rounds-backwards = the range of rounds runs backwards
    .unknown-points = unknown type { QUOTED($symbol) } of abnormal points

Pairing-NotPairable =
    .number-of-rounds = the number of rounds is not stated (record 142 or XXR)
    .number-of-rounds-asked = the number of rounds is not stated (record 142 or XXR); give it with --rounds N
    .not-next = round { $next } has to be paired before round { $round }
    .by-position = XXC rank: the players have to stand in the order of their numbers
    .team-event = this is a team event (record { $record }); of such files rounds are paired and checked, nothing else
    .odd-number-of-games = a match has two games, but the number of rounds is { $rounds }
    .no-match = rounds { $first } and { $second } are not the two games of a match: one opponent with the colours exchanged, or the same bye

# Of team events: what is wrong with the records of teams (310, 320, 330, 300, 352, 362).
Pairing-Team =
    .no-teams = a team event is paired by the records 310 of its teams, and there is none
    .missing = { $what } (columns { $columns }) is missing
    .no-forfeit = a match is forfeited as +-, -+ or --, not { QUOTED($text) }
    .against-itself = round { $round }: the match of team { $team } is forfeited against itself
    .no-board-colours = the colours of the boards are written as WBWB, not { QUOTED($text) }
    .no-match-points = the match points are written as TW 2.0, TD 1.0, TL 0.0, not { QUOTED($text) }
    .number-twice = team { $team } stands twice (line { $line })
    .no-member = team { $team } has player { $player }, but there is no such player
    .member-twice = player { $player } stands in team { $team } and in team { $other }
    .no-team = there is no team { $team }
    .two-opponents = round { $round }: players of team { $team } met team { $one } and team { $other }
    .opponent-of-no-team = round { $round }: opponent { $opponent } of player { $player } is in no team
    .own-team = round { $round }: opponent { $opponent } of player { $player } is of the same team
    .not-mutual = round { $round }: opponent { $opponent } of player { $player } has another opponent
    .match-not-mutual = round { $round }: team { $team } met team { $opponent }, which met another one
    .bye-and-match = round { $round }: team { $team } has the bye and met team { $opponent }
    .result-missing = round { $round }: a result of team { $team } is missing
    .other-type = the type { $type } is no Team-Swiss; only those of FIDE_TEAM are paired
    .other-system = { $system } does not pair teams; the file is one of teams (record { $record })
    .no-team-event = { $system } pairs teams; the file is no team event
