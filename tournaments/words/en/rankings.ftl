### Rankings within the standings: how they are called, how places come about, what is refused.

RankingsFixed = The rankings are announced before round 1; since then only the chief arbiter changes them, with a reason.

RankingTwice = There are two rankings with the number { $ranking }.

RankingName =
    .everybody = All players
    .of = { $by }: { $who }

RankingBy =
    .players = one list of players
    .federations = By federation
    .clubs = By club
    .teams-of-federations = Teams of federations
    .teams-of-clubs = Teams of clubs

RankingRule =
    .who = { $who }.
    .players = In the order of the whole standings: who shares a rank there shares a place here.
    .teams = { $best ->
            [one] A team has the points of its best player. With equal points the better rank of that player decides.
           *[other] A team has the points of its best { $best } players. With equal points the lower sum of their ranks decides, then the better rank of the best of them.
        }
    .lacking = A player that a team lacks counts with no points and with the rank after the last.
    .whole-teams = A team with fewer players is not ranked.
