### The grounds on which published pairings are changed (C.04.2 4.4), and the answers to requests.

GroundTitle =
    .late-entry = A late entry is admitted
    .both-unpaired = Two players without an opponent agree to play
    .rematch = Two players would meet again
    .top-boards = Something unforeseeable at the top boards of the last round
    .regulations = The regulations of this competition allow it
    .played-as = Players sat down at each other's boards

# The same within a sentence.
GroundClause =
    .late-entry = a late entry is admitted
    .both-unpaired = two players without an opponent agree to play
    .rematch = two players would meet again
    .top-boards = something unforeseeable at the top boards of the last round
    .regulations = the regulations of this competition allow it
    .played-as = players sat down at each other's boards

GroundText =
    .late-entry = Somebody who was not paired has arrived. As few changes as possible, agreed by everybody they touch.
    .both-unpaired = Both have no opponent, they are close to each other in the standings, and both agree.
    .rematch = The pairing is wrong: these two have played each other already. As few changes as possible.
    .top-boards = Only in the last round, and only where it concerns a top board: one at which somebody can still come first, alone or with others.
    .regulations = The regulations were announced before the start: say which article it is. The colours are those of the pairing rules.
    .played-as = The games go on as they were begun, and count as they are played.

# The articles of a change whose ground are the regulations.
Cited = { ARTICLE($article) }; regulations { $clause }

AnswerTitle =
    .other-opponent = Another opponent
    .family-or-club = Not against family, club or travelling companion
    .other-colour = The other colour
    .wrong-opponent = The pairing is wrong
    .late-entry = To be paired after arriving late

# The same within a sentence.
AnswerClause =
    .other-opponent = another opponent
    .family-or-club = not against family, club or travelling companion
    .other-colour = the other colour
    .wrong-opponent = the pairing is wrong
    .late-entry = to be paired after arriving late

AnswerText =
    .other-opponent = The pairings of round { $round } are published. Published pairings are changed only when two players would meet again, where the regulations allow it, when two players without an opponent agree to play, for a late entry, or for something unforeseeable at the top boards of the last round (C.04.2 4.4). Your request is none of these. Correct pairings are not altered in favour of anybody (C.04.2 1.5).
    .family-or-club = Players are kept apart only if that was announced before round 1 was paired (C.05 5.2). It was not announced for you, and the pairings of round { $round } are published: this is no ground to change them (C.04.2 4.4).
    .other-colour = The colours of round { $round } follow from the rules of the pairing system and from the colours you have had. They are published and are not changed (C.04.2 1.4, 4.4).
    .wrong-opponent = The pairing of round { $round } was made by the rules of the pairing system, which give the same pairing to every arbiter (C.04.2 1.4), and was checked independently before it was published. An arbiter can show you, step by step, why you have this opponent.
    .late-entry = The pairings of round { $round } are published. A late entry is admitted to them only with as few changes as possible, agreed by everybody they touch (C.04.2 4.4.4). That was not possible: you are paired from the next round on (C.04.2 2.4).
