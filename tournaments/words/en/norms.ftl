### The norm watch (B.01 1.4): requirements, what would still do. Always an estimate.

NormStanding =
    .made = made, as it stands
    .possible = possible
    .out = out of reach

NormVerdict =
    .met = met
    .open = open
    .failed = not met
    .waived = waived

NormNeed =
    .least = of at least { $number }
    .most = of at most { $number }

NormFigures = { $games ->
        [0] no game yet, performance { $required } is asked for
       *[other] performance { $performance } of { $required }, { $score } from { $games }
    }

NormRequirement =
    .games = Games
    .federations = Federations other than the player’s
    .own-federation = { $federation ->
            [none] Opponents of the player’s federation
           *[other] Opponents of the player’s federation ({ $federation })
        }
    .one-federation = { $federation ->
            [none] Opponents of one federation
           *[other] Opponents of one federation ({ $federation })
        }
    .titleholders = Opponents with a title (not CM, WCM)
    .required-titles = Opponents titled { $titles }
    .average = Average rating of the opponents
    .performance = Performance rating
    .score = Points: 35 %

# In a list of what is not met.
NormShort =
    .games = games
    .federations = federations
    .own-federation = opponents of the own federation
    .one-federation = opponents of one federation
    .titleholders = titleholders
    .required-titles = opponents with the required title
    .average = average
    .performance = performance
    .score = 35 %

NormResult =
    .win = a win
    .draw = a draw
    .loss = a loss

NormAhead =
    .needed = { $rounds ->
            [one] For the performance a score of { $needed } in the game to come is needed, if its opponent is rated like those so far ({ $average }).
           *[other] For the performance a score of { $needed } in the { $rounds } games to come is needed, if opponents not paired yet are rated like those so far ({ $average }).
        }
    .stronger = { $rounds ->
            [one] A win is not enough for the performance against an opponent rated like those so far ({ $average }): a stronger one would be needed.
           *[other] All { $rounds } games won are not enough for the performance against opponents rated like those so far ({ $average }): stronger ones would be needed.
        }
    .already = The performance is enough even with no more points, if the opponents to come are rated like those so far ({ $average }).
    .lowest = In the last game { $result } is enough for average, performance and 35 % against an opponent rated { $rating } or more.
    .anybody = In the last game { $result } is enough for average, performance and 35 % against anybody.
    .nobody = In the last game { $result } is not enough against anybody.

NormScenario =
    .made = With { $result } against { $opponent } the norm is made.
    .needed = { $rounds ->
            [one] With { $result } against { $opponent } a score of { $needed } in the game after it would be needed for the performance.
           *[other] With { $result } against { $opponent } a score of { $needed } in the { $rounds } games after it would be needed for the performance.
        }
    .already = With { $result } against { $opponent } the performance would be enough even with no more points.
    .stronger = With { $result } against { $opponent } the games after it would have to be won against stronger opponents than so far.
    .out = With { $result } against { $opponent } the norm is out of reach: { $failed }.

NormNote =
    .raised = The lowest of the opponents ({ $rating }) counts as { $floor } (1.4.6).
    .by-1-4-1c = Eight games of nine rounds are enough, as the other one was won by forfeit or is the pairing-allocated bye; in an application only one norm may be so (1.4.1c).
    .by-1-4-1e = Later games are left out, as the result was reached before them (1.4.1e); not counted: rounds { $rounds }.
    .by-1-4-1f = Games that were won are left out (1.4.1f); not counted: rounds { $rounds }.
    .by-1-4-2c = The last opponent did not come; the round counts as a game lost (1.4.2c).
    .forfeit-win = Round { $round } was won by forfeit: no game of the norm (1.4.2).
    .forfeit-loss = Round { $round } was lost by forfeit: no game of the norm (1.4.2).
    .pab = Round { $round } was the pairing-allocated bye: no game of the norm (1.4.2).
    .other = Round { $round } was not played: no game of the norm (1.4.2).
    .played = The opponent of round { $round } is of no FIDE federation: no game of the norm (1.4.2).
    .over = { $points ->
            [one] One full point more than needed: it counts as one more game towards the title (1.4.1d).
           *[other] { $points } full points more than needed: they count as { $points } more games towards the title (1.4.1d).
        }

    .rating = { $rating ->
            [0] The title needs a rating of { $needed } too (1.5).
           *[other] The title needs a rating of { $needed } too (1.5); it is { $rating } now.
        }

# Of a title that a rating alone gives.
RatingTitle =
    .listed = { $title } by rating: { $needed }, and the list says { $before }.
    .reached = { $title } by rating: { $needed }; with this event { $before } becomes { $after }.
    .first = { $title } by rating: { $needed }; the first rating of this event alone would be { $after }.

NormEvent =
    .no-host = The settings name no host federation, so it is not known who is foreign: the mix of federations is asked for (1.4.3d).
    .no-round = No round is published yet: whether the mix of federations is waived is counted round by round (1.4.3d).
    .by-kind = By what the event is, as the settings say, the mix of federations is waived ({ $article }); one norm of an application needs it all the same (1.4.3e).
    .waived = Foreign rated players who missed one round at most: { $players }, of { $federations } federations, { $titled } of them GM, IM, WGM or WIM. So far the mix of federations is waived (1.4.3d); one norm of an application needs it all the same (1.4.3e).
    .not-waived = Foreign rated players who missed one round at most: { $players } of 20, of { $federations } federations of 3, { $titled } of 10 with GM, IM, WGM or WIM. The mix of federations is asked for (1.4.3d).

# What is asked of the event itself.
NormCondition =
    .laws = Laws of Chess, the same conditions for everybody
    .registered = Registered with FIDE
    .hours-a-day = Hours of play a day
    .rounds-a-day = Rounds a day
    .time = Time for 60 moves
    .same-control = One rate of play in all games
    .length = Length of the event
    .chief = Title of the chief arbiter
    .present = An IA or FA in the hall
    .arbiters-play = No arbiter plays
    .national = Final of a national championship
    .team = National team championship
    .zonal = Zonal or sub-zonal tournament
    .foreign = Players from elsewhere in every round
    .single-days = Days with one round
    .normal-mix = Mix of federations without an exemption
    .event-type = Kind of the event

NormConditionVerdict =
    .met = met
    .open = open
    .failed = not met
    .failed-here = not met here
    .none = does not apply

NormConditionText =
    .laws = The chief arbiter confirms it, and that rounds and format were not changed for anybody.
    .registered = { $verdict ->
            [met] { $have } days before the first day; at least { $need }.
            [failed] { $have } days before the first day, fewer than { $need }: the Qualification Commission has to approve it.
           *[open] The settings do not say the day of the registration and the first day; at least { $need } days lie between them.
        }
    .hours-a-day = { $verdict ->
            [met] { $have } on the longest day; at most { $need }.
            [failed] { $have } on the longest day, more than { $need }.
           *[open] At most { $need }; the rate of play or the days of the rounds are not known.
        }
    .rounds-a-day = { $verdict ->
            [met] { $have } on the fullest day; at most { $need }.
            [failed] { $have } on the fullest day, more than { $need }.
           *[open] At most { $need }; not all days of the rounds are known.
        }
    .time = { $verdict ->
            [met] { $have } minutes a player; at least { $need }.
            [failed] { $have } minutes a player, less than { $need }.
           *[open] At least { $need } minutes a player; the rate of play in the settings cannot be read.
        }
    .same-control = { $verdict ->
            [met] The settings state one for everybody.
           *[open] The settings state no rate of play.
        }
    .length = { $case ->
            [long] { $have } days, more than { $need }: ratings and titles count as on the day of each game; here those of the entries count throughout.
           *[none] { $verdict ->
                [met] { $have } days: the ratings and titles of the start hold throughout.
               *[open] The first or the last day is not known; beyond { $need } days ratings and titles are those of the day of each game.
            }
        }
    .chief = { $verdict ->
            [met] The settings say { $chief }.
            [failed] The settings say { $chief }; IA or FA is needed.
           *[open] The settings say no title; it stands before the name: “IA Anna Nováková”. IA or FA is needed.
        }
    .present = The chief arbiter confirms that one was there during all games.
    .arbiters-play = { $verdict ->
            [met] None of the arbiters in the settings is entered.
            [failed] An arbiter of the settings is entered as a player.
           *[open] Entries are compared by FIDE id, and not every arbiter in the settings has one.
        }
    .national = { $verdict ->
            [met] So the settings say: the mix of federations is waived.
           *[failed] The settings do not say so.
        }
    .team = A tournament of individuals is none.
    .zonal = { $verdict ->
            [met] So the settings say: the mix of federations is waived.
           *[failed] The settings do not say so.
        }
    .foreign = { $verdict ->
            [no-host] The settings name no host federation, so it is not known who is from elsewhere.
           *[open] In the round with the fewest: { $players } rated players of 20, of { $federations } federations of 3, { $titled } of 10 with GM, IM, WGM or WIM.
        }
    .single-days = { $verdict ->
            [open] At least { $need }; not all days of the rounds are known. A GM or WGM needs one norm of such an event.
           *[met] { $have } of { $need }. A GM or WGM needs one norm of such an event.
        }
    .normal-mix = { $verdict ->
            [met] No exemption is used so far; one norm of an application has to be such.
           *[failed] The mix is waived here; one norm of an application has to be made without an exemption.
        }
    .event-type = { $case ->
            [named] The settings say that it is one of those of which one norm of an application has to be.
            [swiss] In the round with the fewest { $have } participants of 40, average rating { $average } of 2000 in the weakest; who missed more than one round is not among them. One norm of an application has to be of such an event.
           *[none] No round is published yet: 40 participants with an average rating of 2000 are asked for in every round.
        }
