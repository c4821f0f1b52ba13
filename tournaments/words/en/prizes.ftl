### Prizes: what is refused, why somebody has none, how a fund is called.

PrizesAnnounced = The prizes are announced before round 1; since then only the chief arbiter changes them, with a reason.

NoChoiceOfPrizes = By this fund no player chooses: who has several prizes gets what the rule says.

UnknownPrizeList = The prize fund has no list { $list }.

UnknownCurrency = There is no currency { $currency } in ISO 4217; write its three letters, like EUR.

DecimalsOfCurrency = { $decimals ->
        [0] Sums in { $currency } have no decimals, and this fund counts with { $stated }.
       *[other] Sums in { $currency } have { $decimals } decimals, and this fund counts with { $stated }.
    }

PrizeListTwice = The prize fund has the list { $list } twice.

PrizeListEmpty = A list needs a prize at least.

PrizeNotInUnits = Shares are rounded to { MONEY($unit) }: each prize must be a multiple of it.

PrizeAboveTheOneBefore = The prize of place { $place } is more than that of the place before it.

WorthOfNothing = Place { $place } says what a thing is worth, and no thing.

PrizeRangeEmpty =
    .born = The last year of birth is before the first.
    .rating = The highest rating is below the lowest.
    .unrated = A list for players without a rating has no range of ratings.

PrizeTextNotALine =
    .line-break = A name, a thing or a club holds a line break ({ $sign }).
    .turning = A name, a thing or a club holds the sign { $sign }, which turns text around.
    .unseen = A name, a thing or a club holds no visible sign.

# A sum, in the currency that stands beside it.
Money = { $whole }
    .with-cents = { $whole }.{ $cents }

Sum = { MONEY($money) }

# All that a player gets: "600 EUR: Main prizes 1".
PrizesOf = { MONEY($money) } { $currency }: { $prizes }

# Why a player has nothing of a list.
NoPrize =
    .sex = the list is for the other sex
    .sex-unknown = no sex is entered
    .born-unknown = no year of birth is entered
    .too-old = born { $born }, the list is for those born { $limit } or later
    .too-young = born { $born }, the list is for those born { $limit } or earlier
    .rated = rated { $rating }, the list is for players without a rating
    .unrated = has no rating
    .rated-too-low = rated { $rating }, the list begins at { $limit }
    .rated-too-high = rated { $rating }, the list ends at { $limit }
    .federation = of { $federation }, which the list is not for
    .federation-unknown = no federation is entered
    .club = of { $club }, which the list is not for
    .club-unknown = no club is entered
    .not-on-the-list = not one of the players that the list names
    .expelled = was expelled
    .points = has { POINTS($points) }, the list asks for { POINTS($least) }
    .rounds = has played { $played ->
            [one] one game
           *[other] { $played } games
        }, the list asks for { $least }
    .absent = does not come to the prize giving
    .entrants = { $entrants ->
            [0] nobody is in the category
            [one] one player is in the category
           *[other] { $entrants } players are in the category
        }, the list asks for { $least }
    .took-another = takes { MONEY($value) } of { $name }; would have { MONEY($instead) } here
    .placed-too-low = placed behind those who get the prizes

# How a share came about.
PrizeShare =
    .alone = Place { $first }: { MONEY($pot) }, shared with nobody.
    .by-rank = Place { $first }: { MONEY($pot) }, by rank alone.
    .equal = Places { $first } to { $last }: { MONEY($pot) } in all, shared by { $count } players.
    .hort = Half by rank: { MONEY($own) }. Half of the { MONEY($pot) } for places { $first } to { $last } is shared by { $count } players: { MONEY($pooled) }.
    .points = { MONEY($pot) } in proportion to points, among { $count ->
            [one] one player
           *[other] { $count } players
        }: { POINTS($points) } of { POINTS($all) } points.
    .points-above = { MONEY($pot) } in proportion to points above { POINTS($above) }, among { $count ->
            [one] one player
           *[other] { $count } players
        }: { POINTS($points) } of { POINTS($all) } points.
    .rounded-up = Rounding adds { MONEY($money) }.
    .rounded-down = Rounding takes off { MONEY($money) }.
    .thing = { $thing }, by place.
    .thing-worth = { $thing } by place, which counts as { MONEY($worth) }.
    .chosen = The player has chosen this list.

# Why a prize is left.
PrizeLeft =
    .nobody = nobody is left who qualifies
    .entrants = { $entrants ->
            [0] nobody is in the category
            [one] one player is in the category
           *[other] { $entrants } players are in the category
        }, the list asks for { $least }
    .rounding = less than the unit of rounding

# What a list asks for, part by part.
PrizeTerms =
    .least-share = no share below { MONEY($money) }
    .above = limit { POINTS($points) } points
    .least-points = { POINTS($points) } points at least
    .least-rounds = { $rounds ->
            [one] one game
           *[other] { $rounds } games
        } played at least
    .least-entrants = { $entrants } in the category at least
    .present = only at the prize giving
    .unit = shares are rounded to { MONEY($money) }
    .remainder = what rounding leaves goes to the best placed of those who share
    .tax-all = { $percent } % tax is held back
    .tax-excess = { $percent } % tax is held back from what a player gets above { MONEY($above) }
    .tax-whole = who gets more than { MONEY($above) } has { $percent } % tax held back

PrizePlace = { $place }
    .shared = { $first }–{ $last }

PrizeListInDoubt = Somebody in the standings was erased, and with him what this list or another one asks for: others may have won than stand here. Keep to the list that was printed before.
    .public = Who won these prizes is not shown any more: what the categories ask for was erased for somebody in the standings.

# How a list without a name is called, part by part.
PrizeListName =
    .everybody = Main prizes
    .gone = list { $list }
    .women = women
    .men = men
    .born-from = born { $year } or later
    .born-to = born { $year } or earlier
    .born-between = born { $first } to { $last }
    .rated-from = rated { $rating } or more
    .rated-to = rated up to { $rating }
    .rated-between = rated { $first } to { $last }
    .rated = rated players
    .unrated = players without a rating
    .players = { $count ->
            [one] one player
           *[other] { $count } players
        } by name

PrizeSharing =
    .rank = by rank, not shared
    .equal = shared equally by those with the same points
    .hort = half by rank, half shared by those with the same points (Hort)
    .points = in proportion to points
    .points-above = in proportion to points above a limit

PrizeDoubles =
    .highest = one prize each, the highest
    .choice = one prize each, the player may choose
    .all = all prizes may be taken

PrizeRemainder =
    .most-lost = one unit each to those who lost most by it
    .best-placed = all of it to the best placed of those who share
