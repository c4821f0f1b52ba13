### Systems, what their texts leave open, and the criteria of their own rankings.

Pairing-System-dutch-2026 = FIDE (Dutch) System, 2026
    .rules = FIDE Handbook C.04.3, in force since 1 February 2026

Pairing-Reading-dutch-2026 =
    .parity = Is a number odd or even among those who have arrived, or as it stands?

Pairing-System-dutch-2017 = FIDE (Dutch) System, 2017
    .rules = FIDE Handbook C.04.3, in force from 1 July 2017 to 31 January 2026

Pairing-Reading-dutch-2017 =
    .parity = { Pairing-Reading-dutch-2026.parity }

Pairing-System-dubov-2026 = Dubov System, 2026
    .rules = FIDE Handbook C.04.4.1, in force since 1 February 2026

Pairing-Reading-dubov-2026 =
    .full-bye = Does a full-point bye that was asked for bar the bye, as a forfeit win does?
    .upfloated = Who floated up: whoever was paired with more points, or only who played that game?
    .games = Most games played (the bye): those over the board, or forfeits as well?
    .parity = { Pairing-Reading-dutch-2026.parity }

Pairing-System-burstein-2026 = Burstein System, 2026
    .rules = FIDE Handbook C.04.4.2, in force since 1 February 2026

Pairing-Reading-burstein-2026 =
    .absences = Zero-point byes in a row up to now: up to the previous round, or must this one be missed too?
    .absences-in = Do the draws for these byes count in both methods, or in the Buchholz alone?
    .full-bye = { Pairing-Reading-dubov-2026.full-bye }
    .games = { Pairing-Reading-dubov-2026.games }
    .parity = { Pairing-Reading-dutch-2026.parity }

Pairing-System-lim-2026 = Lim System, 2026
    .rules = FIDE Handbook C.04.4.3, in force since 1 February 2026

Pairing-Reading-lim-2026 =
    .maxi = { Pairing-Reading-lim-1999.maxi }
    .maxi-end = { Pairing-Reading-lim-1999.maxi-end }
    .full-bye = { Pairing-Reading-dubov-2026.full-bye }
    .cracking = { Pairing-Reading-lim-1999.cracking }
    .cracked-pair = { Pairing-Reading-lim-1999.cracked-pair }
    .adjacent = { Pairing-Reading-lim-1999.adjacent }
    .taken = Are opponents taken whom 3.8 gives to those ahead, or only what they cannot spare?
    .floaters = { Pairing-Reading-lim-1999.floaters }
    .median-upfloaters = { Pairing-Reading-lim-1999.median-upfloaters }
    .newcomers = { Pairing-Reading-lim-1999.newcomers }
    .floated = { Pairing-Reading-lim-1999.floated }
    .last-round = { Pairing-Reading-lim-1999.last-round }
    .last-colours = Where Article 6 lifts the limits: are fewest of them broken, or do they say nothing?
    .parity = { Pairing-Reading-dutch-2026.parity }

Pairing-System-double-swiss-2026 = Double-Swiss System, 2026
    .rules = FIDE Handbook C.04.5, in force since 1 February 2026

Pairing-Reading-double-swiss-2026 =
    .following = Where no set leaves the next scoregroup as few upfloaters as it needs: is C6 of no matter, or does the nearest set comply?
    .matches = Most matches played (the bye): those in which a game was played, or forfeited ones as well?
    .parity = { Pairing-Reading-dutch-2026.parity }

Pairing-System-team-swiss-2026 = Team-Swiss System, 2026
    .rules = FIDE Handbook C.04.6, in force since 1 February 2026

Pairing-Reading-team-swiss-2026 =
    .preferences = Colour preferences of teams: Type A, Type B, or none?
    .secondary = Does the secondary score decide which team is the first one of a pair?
    .last-two = Last round, as many Whites as Blacks, the last two of one colour: is there a preference, or none?
    .following = { Pairing-Reading-double-swiss-2026.following }
    .matches = { Pairing-Reading-double-swiss-2026.matches }
    .parity = { Pairing-Reading-dutch-2026.parity }

Pairing-System-dutch-1992 = Swiss system based on rating (1992)
    .rules = FIDE Congresses Berlin 1991 and Manila 1992, Czech edition of 20 September 1992

Pairing-Reading-dutch-1992 =
    .half-of = Half of the players: counted after or before those leave who have no opponent?
    .float-mark = Is a float marked when the two are paired, or only when they play?
    .same-colour = Does the same colour twice mean the last two games, or the last two rounds?
    .colour-conflict = Difference +2 and twice Black: does the difference decide, or is White due as written?
    .void-obligation = Last round above 50 %: does a void obligation stay a preference, or do A7b and A7c hold?
    .bye-bar = What bars from the bye: any win without play, or only an earlier bye and a forfeit win?
    .moved-down-floats = Do B5 and B6 protect a player who has moved down from moving down once more?
    .b6 = Does B6 forbid the same float two rounds later, or every float for two rounds?
    .last-round = Last round: are B2, B5, B6 void if both of a pair are above 50 %, if one is, or never?
    .last-round-floats = Last round: may a player above 50 % float again, though the opponent may be below it?
    .dropping = Is B6 dropped before B5, or together with it?
    .c1 = Moved down, no opponent there, and C12 does not help: does he move on, or is p lowered?
    .c10 = Before B5 is dropped: do all moved down get other opponents, or only the lowest?
    .c10-floats = Other opponents for those moved down: are B5 and B6 in force again for the remainder?
    .c11 = Whose x is raised: that of the remainder before that of those moved down, or both?
    .after-c11 = Are B5 and B6 in force again when x is raised or p lowered, or do they stay dropped?
    .c12 = Does C12 help the players moved down only, or the remainder too?
    .c13 = Does p fall for the players moved down too, or in the remainder alone?
    .c14-x = Which x does C14 lower: that of C2, or the one that C11 has raised?
    .c14-zero = When p of a remainder is 0: does the remainder move down, or the whole bracket?
    .d2-ties = Equal differences, the same of S1: the highest of S2 first, or the lowest of S2 last?
    .stronger = Is the wider of two absolute preferences the stronger one?
    .no-games = Two without a game meet after round 1: as in round 1, or from round to round?
    .absent = Is a player who stays away without notice withdrawn, or paired again?
    .games = Do pairs decided by forfeit count among those concerned and for the average?
    .average = Do the average rating and the lot decide every place, or only the first?
    .lot = The seed of the lot among players who are equal in everything else.

Pairing-System-dutch-2012 = FIDE (Dutch) System, Istanbul 2012
    .rules = C.04.3.1 of 2012

Pairing-Reading-dutch-2012 =
    .parity = Is a number odd or even among those who have arrived, or as it stands?
    .absent-opponent = Does who did not appear at the board float by the pairing, or not at all?
    .late-colours = Two without a game meet after round 1: as in round 1, or the smaller number alternates from round to round?
    .closeness = With players moved down from several scores: the procedure as it stands, or close scores before colours?
    .moved-down-floats = Do B.5 and B.6 protect a player who has moved down from moving down again?
    .half-of = Half of the players: counted before or after those leave who have no opponent?
    .joined = Are brackets joined where no pair helps, and heterogeneous; or where M1 is 0, and as A.3 says?
    .mdps-meet = Whom may a player moved down meet in a heterogeneous bracket: all others of S2, or residents only?
    .backtrack-for = What have other floaters to allow: P1 pairs with M1 of them, or P1 pairs in any way?
    .completing = The other pairing of the penultimate bracket: is it one with as many players moved down, or with as many pairs, as possible?
    .bye-float = Is the bye of this round a downfloat under B.5 and B.6?
    .stronger = Is one absolute preference stronger than another by a wider colour difference?

Pairing-System-vincze = VinczeSwiss
    .rules = Simplified Swiss rules of the program VinczeSwiss (Roman Vincze), in Czech, undated
    .no-pairing-left = where no pairing is left the tournament ends (V18)

Pairing-Reading-vincze =
    .odd-player = Is the odd player chosen before the pairing, or is he whom the pairing leaves?
    .odd-player-bar = What keeps a player from being odd: only to have been it, or any unplayed win?
    .forfeits-meet = Have two players met whose game was decided by forfeit?
    .ban-lifted = Is the ban on three equal colours lifted when no odd player allows it, or before the odd player is replaced?
    .same-twice = Does the same colour twice mean the last two games, or the last two rounds?
    .lifted-colours = Does V24.1 still give colours in a round in which the ban was lifted?
    .difference = Is the larger colour difference the wider one, or the one with more Whites?
    .never-played = When the lower number has no game yet: parity, or does the opponent alternate?
    .parity = Is a number odd or even as it stands, or among those who have arrived?
    .tie-breaks = The auxiliary rankings in their order; nothing: all of them as in the text.
    .unplayed-rounds = Are own unplayed rounds left out of Buchholz, or opponents with no points?
    .wins = Is the number of wins that of games won, or with wins by forfeit?
    .seed = The seed of the lot; nothing: no lot is drawn, and places stay shared.

Pairing-System-lim-1999 = Lim System (1999)
    .rules = FIDE Swiss Rules C.04.2 (Lim System), 1987 to 1999

Pairing-Reading-lim-1999 =
    .maxi = Is this a maxi-tournament?
    .maxi-end = Who is the lowest (upwards: highest) ranked of the group, from whom the 100 points count: of those still there, or of all before anybody floated?
    .forfeits-meet = Have two players met whose game was not played?
    .federations = Are players of one federation kept apart near the end: never, if possible, always?
    .full-bye = Does a full-point bye that was asked for bar the bye, as a walkover does?
    .cracking = Is the side whose pairing is cancelled counted again each time, or once?
    .cracked-pair = Which pair of the neighbouring group is cancelled: the one made last, or first?
    .adjacent = Whom upfloaters may meet in the median: its own players, or downfloaters in it as well?
    .taken = Are opponents taken whom 10.8 gives to those ahead, or only what they cannot spare?
    .floaters = Does a floater meet anybody of the group, or other floaters only after all others?
    .median-upfloaters = Does an upfloater meet the highest or the lowest ranked opponent in the median?
    .newcomers = Does an opponent without any game count as due the other colour?
    .floated = Who floated in the previous round: by a game only, or by points without a game too?
    .history = Are colours compared game by game from the last one, or round by round?
    .last-round = Whom do the colour limits let meet in the last round: everybody, or equal scores only?
    .last-colours = Where rule 13 lifts the limits: are fewest of them broken, or do they say nothing?
    .parity = Is a number odd or even among those who have arrived, or as it stands?
    .ties = Are ties broken by (a) where all opponents are rated, else by (b); or by one only?
    .progressive = What is dropped with a round: its progressive score, or its result from all of them?

Pairing-System-round-robin = Round robin
    .rules = FIDE Handbook C.05 Annex 1 (Berger tables)

Pairing-Reading-round-robin =
    .lots = Lots: may everybody draw any number, or do players of one federation draw from one set (Varma tables)?

Pairing-System-double-round-robin = Double round robin
    .rules = FIDE Handbook C.05 Annex 1 (Berger tables), twice

Pairing-Reading-double-round-robin =
    .lots = { Pairing-Reading-round-robin.lots }
    .last-rounds = Do the last two rounds of the first cycle change places, so that nobody has a colour three times running?

Pairing-System-scheveningen = Scheveningen
    .rules = Scheveningen tables (O. Milvang, 2022)

Pairing-System-double-scheveningen = Double Scheveningen
    .rules = Scheveningen tables (O. Milvang, 2022), there and back
