### Prizes: who would get what, and the fund.

Console-Prizes =
    .title = Prizes
    .after-round = after round { $round }
    .list = Prize list
    .receipts = Receipts
    .diplomas = Diplomas
    .fund = The prize fund
    .back = Prizes
    .none = No prizes are set up
    .none-about = Say which prizes there are, who they are for and how they are shared: best before round 1, so that everybody knows.
    .set-up = Set up the prizes
    .no-round = Who would get what shows here once round 1 is published.
    .simulated = As if the tournament ended after round { $round }.
    .results-missing = Results are missing: this is provisional.
    .final = All results of the last round are in.
    .total = Fund
    .paid = Paid out
    .tax = Tax
    .left = Left over
    .unsettled = These players’ best prizes depend on each other in a circle; decide by hand: { $players }.
    .of-list = { $sum } in all, { $entrants ->
            [one] one player comes into question
           *[other] { $entrants } players come into question
        }
    .of-list-alone = { $sum } in all
    .with-points = { $points } pts
    .place-left = Place { $place }
    .rest = Rest
    .left-over = left over: { $why }
    .passed = { $count ->
            [one] One player who was passed over
           *[other] { $count } players who were passed over
        }
    .passed-line = { $rank }. { $player }: { $why }

Console-PrizeWinners =
    .title = What each player gets
    .rank = Rank
    .player = Player
    .prizes = Prizes
    .money = Money
    .tax = Tax
    .paid = Paid
    .prize = { $list }, place { $place }
    .thing = { $list }, place { $place }: { $thing }
    .nobody = Nobody gets a prize yet.

Console-PrizeChoices =
    .title = Choices and absences
    .about-choice = Who is entitled to several prizes takes one of them. Without a choice that is the highest.
    .about-nobody-away = No list asks for presence at the prize giving: an absence moves no prize.
    .about-away = Some lists ask for presence at the prize giving: note who does not come.
    .player = Player
    .takes = Takes the prize of
    .by-rule = what the rule gives
    .giving = Prize giving
    .comes = comes, or nobody knows
    .stays-away = does not come
    .note = Note it
    .noted = Prize of { $player }
    .chose = takes { $list }
    .chose-in-vain = takes { $list }, which gives this player nothing as it stands: the rule goes on
    .is-away = does not come
    .take-out = Take back
    .take-out-of = Take back what is noted of { $player }

Console-PrizesPublic =
    .title = On the public pages
    .hidden = The public pages say nothing of the prizes.
    .fund-alone = Everybody can read which prizes there are. Who gets them stands there once the tournament is closed.
    .with-winners = Everybody can read who gets which prize, and how it came about.
    .about = With the winners they tell who belongs to a category: women, years of birth, a club. Where a list asks for being there, they tell who stays away.
    .once-read = Taken off, they are gone from the pages of earlier moments too. Browsers and other programs may keep what they have read.
    .look = Look at the page
    .show = Show the prizes
    .hide = Take them off

Console-PrizeReasons =
    .title = Why not this player?
    .player = Player
    .why = Why
    .of = { $player } gets nothing of
    .line = { $list }: { $why }
    .nothing-missing = { $player } gets something of every list.

Console-PrizesMoved =
    .title = What moved
    .about = Compare with the prizes as they were: at the number behind @ at the foot of a printed list (1336), or at a time in the hall (2026-07-12T13:55).
    .unknown = “{ $text }” is neither the number of an event up to now nor a time since the first one.
    .since = Number or time
    .compare = Compare
    .heading = Since event { $seq }
    .none = Everybody gets what he would have got then.
    .before = Then
    .now = Now
    .after = After it
    .nothing = nothing

Console-PrizeFund =
    .title = The prize fund
    .about = One list for everybody, and as many as you like for others: women, juniors, rating groups, local players.
    .announced = Round 1 is published: what is announced should stay. The chief arbiter can still change it, with a reason that stays in the log.
    .not-yours = The chief arbiter and his deputy set the prizes.
    .not-yours-now = Since round 1 the chief arbiter alone changes the prizes.
    .whole = For all lists
    .currency = Currency
    .currency-form = Three letters by ISO 4217, like EUR
    .unit = Shares are rounded to
    .smallest-unit = { $unit }, the smallest unit
    .unit-of = multiples of { $unit }
    .remainder = What rounding leaves
    .doubles = Several prizes
    .tax-percent = Tax in percent
    .tax-above = On money above
    .tax-of = Tax on
    .tax-excess = what is above the limit
    .tax-whole = the whole sum, once it is above
    .public = On the public pages; the winners once the tournament is closed
    .add = Add a list
    .remove = Remove this list
    .save = Save the prizes
    .reason = Reason of the change
    .number-percent = A number like 15 or 12.5
    .number-amount = A sum like 600 or 33.50

Console-PrizeListFields =
    .title = List
    .name = Name (empty: by whom it is for)
    .prizes = Prizes, a line a place: sum; thing; what the thing is worth
    .prizes-hint = 600; Cup
    .prizes-about = 600 · 600; Cup · a thing alone: ; Book · with what it counts as: ; Board; 80
    .sharing = With the same points
    .above = Points above which they count
    .who = Who it is for
    .sex = Sex
    .any = all
    .women = women
    .men = men
    .born-from = Born in or after
    .born-to = Born in or before
    .rating-from = Rating from
    .rating-to = Rating to
    .unrated = Players without a rating
    .unrated-also = count as below all others
    .unrated-not = do not belong to it
    .unrated-only = only they
    .federations = Federations (CZE, SVK)
    .clubs = Clubs, one a line
    .players = Players by number (3, 7, 12)
    .players-entry = Players by entry number (3, 7, 12)
    .conditions = Conditions
    .least-share = No share below
    .least-points = Points at least
    .least-rounds = Games played at least
    .least-entrants = Players in the category at least
    .present = Present at the prize giving
