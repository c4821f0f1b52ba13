### Ratings: why a game changes none, how K comes about, why there is no first rating.

RatingNotCounted =
    .forfeit = Not played: changes no rating
    .short = Ended before each side had moved: changes no rating
    .unrated-opponent = Opponent without a rating
    .too-far = 600 points or more apart, and one of the two above 2600: not rated (Rapid and Blitz 7.3.1)

KReason =
    .always = The same for everybody in rapid and blitz until September 2022
    .new = New to the list: fewer than 30 games (B.02 8.3.3)
    .new-listed = FIDE’s list says { $listed }, and no age explains it: new to the list, fewer than 30 games (B.02 8.3.3)
    .new-or-young = FIDE’s list says { $listed }: new to the list, or young; the year of birth is not known (B.02 8.3.3)
    .high = The rating has reached 2400 (B.02 8.3.3)
    .high-listed = FIDE’s list says { $listed }: a rating of 2400 was reached (B.02 8.3.3)
    .high-by-title = A rating of 2400 was reached for the title of GM or IM, so it is taken (B.02 8.3.3)
    .young = Under 2300, until the end of the year of the 18th birthday (B.02 8.3.3)
    .usual = As usual below 2400 (B.02 8.3.3)

KListed = { $why }; FIDE’s list says { $listed }

KLowered = { $why }; lowered from { $before }, as K times { $games } games is at most 700

NoFirstRating =
    .no-games = No game against a rated opponent yet.
    .too-few = { $games ->
            [one] One game against a rated opponent; five are needed, those of other events within 26 months among them (B.02 7.1.4).
           *[other] { $games } games against rated opponents; five are needed, those of other events within 26 months among them (B.02 7.1.4).
        }
    .zero = No point against rated opponents: a first event is disregarded then, a later one counts with the others (B.02 8.2.1).
    .too-low = The games give less than 1400: the player stays unrated (B.02 7.1.4).
    .disregarded = By the rules of its day the event counts for nothing here: too few rated opponents or points.
    .older-rules = The event was played before 1 March 2024: first ratings of that time are not worked out here.

RatingNotFides = { $count ->
        [one] With a rating that is not FIDE’s, so unrated in these figures: { $players }.
       *[other] With ratings that are not FIDE’s, so unrated in these figures: { $players }.
    }
    .one = The rating { $rating } ({ $source }) is not FIDE’s: in these figures the player is unrated.

FirstRatingCounts = Towards a first rating count { $games ->
        [one] one game
       *[other] { $games } games
    } against rated opponents, with { $score } points.
    .today = Towards a first rating count { $games ->
        [one] one game
       *[other] { $games } games
    } of at least 5 against rated opponents ({ $enough ->
        [yes] met
       *[no] open: with other events within 26 months
    }, B.02 7.1.4), with { $score } points ({ $scored ->
        [yes] not zero
       *[no] zero: a first event is disregarded then
    }, B.02 8.2.1).
    .left-out = { $count ->
        [one] Disregarded is round { $rounds }.
       *[other] Disregarded are rounds { $rounds }.
    }

FirstRatingHow = Average with two opponents of 1800 taken as drawn: { $average }; { $percent } % give { $difference }: { $computed } (B.02 8.2).
