### Why a round is paired as it is: a board, the whole round, and why two players do not meet.

Console-Explain = Explanation
    .page = Why, round { $round }
    .why = Why?
    .why-board = Why board { $board } is paired like this
    .board = Round { $round }, board { $board }: why?
    .round = Round { $round }: why?
    .bracket = Bracket { $bracket }
    .decided = Decided by { $by } (C.04.3 { $article })
    .decided-by-article = Decided by C.04.3 { $article }
    .first-in-order = First in the order
    .whole-round = The whole round
    .back = Back to the pairing
    .why-the-float = Why the float
    .why-does = Why does
    .not-meet = not meet
    .choose = Choose a player
    .ask = Why not?
    .step-by-step = This system pairs step by step, so “why not?” has no answer here.
    .would-be = The bracket would be: { $pairs }
    .values = Intermediate values
    .bye = The bye
