### The page behind a player's code on the slip.

Public-Report =
    .page = Board { $board }, round { $round }
    .page-none = Result
    .no-slip = No such slip
    .no-slip-reason = This code is not of a slip of this tournament. Tell the result to an arbiter.
    .too-often = That was often within a minute. Wait a little, or tell the result to an arbiter.
    .heading = Round { $round }, board { $board }
    .white = White:
    .black = Black:
    .you = you
    .confirm = You report { $result }: { $meaning }. Is that right?
    .yes = Yes, report { $result }
    .no = No, back
    .reported = You reported { $result } ({ $meaning }) at { $time }.
    .recorded = An arbiter has recorded { $result } for this board.
    .recorded-if-wrong = An arbiter has recorded { $result } for this board. If that is wrong, report what was played; an arbiter comes then.
    .question = What is the result?
    .anew = Was that wrong? Report anew:
    .sets-no-result = A report sets no result: the slip that both of you sign counts, and an arbiter enters it.
    .wins = { $player } wins
    .draw = draw

Public-ReportFollows =
    .call = An arbiter is called to your board. Please stay there.
    .agreed = Both of you say so. An arbiter confirms it; please sign the slip all the same.
    .waiting = Your opponent reports too, and both of you sign the slip.
    .recorded = That is recorded.
    .decided = An arbiter has decided; speak with him if you have a question.
