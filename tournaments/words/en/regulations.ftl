### What is fixed since the start, and how the chief changes it from a round on.

RegulationsFixed = Fixed since the start ({ $article }): { NAMES("Regulation", $settings) }. Where it has to be changed all the same, the chief arbiter does it from a round on, with a reason: Settings, Change the regulations.

MatchesFixed = Once a round is paired, rounds of one game stay such, and matches of two games too ({ $article }).
    .between-games = Rounds { $first } and { $from_round } are the games of one match and keep the same regulations ({ $article }).
TableFixed = A round robin keeps its table, and another system takes none, once the numbers are drawn ({ $article }).
    .rounds = The table for { $players } players has { $rounds } rounds ({ $article }).
    .of-sides = A Scheveningen event keeps its table, and another system takes none, once the numbers are drawn ({ $article }).

LaterChangePlanned = A change from round { $planned } on stands already. Take it back first (Activity), or change the regulations from that round on.

ConfirmRounds = The number of rounds is fixed once the tournament has started. To change it from { $was } to { $rounds } all the same, confirm the new number a second time.

ConfirmFideMode = This leaves FIDE mode from round { $round } on: { EACH($reasons) }. A tournament that has left it does not enter it again. To leave it all the same, confirm round { $round }.
    .again = To leave FIDE mode from round { $round } on, confirm the round a second time.

RegulationSpan =
    .announced = as announced
    .from = From round { $first } on
    .round = Round { $first }
    .rounds = Rounds { $first }–{ $last }
    .usual-readings = the usual ones

# What the Handbook of a tournament's days does not know; $reasons are such sentences, joined by "; ".
OutsideFide =
    .now = Outside of FIDE mode: { $reasons }.
    .from = { $what } (from round { $round })
    .once = { $what } (taken back since; FIDE mode is not entered again)
    .system = { SYSTEM($system) } is not a system of the Handbook in force
    .tie-breaks = { $codes } is not in C.07
    .edition = ranked by C.07 of { $edition }
    .changed = regulations changed under way
    .virtual-points = virtual points entered by hand (C.04.7)
