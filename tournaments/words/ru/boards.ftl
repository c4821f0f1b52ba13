### Результаты, исправления, отложенные партии, места, сообщения и заметки.

NotAdjourned = { BOARD($board) }: партия не отложена.

RoundClosed = { $round }-й тур закрыт; исправьте результат или откройте тур снова.
    .adjourned-drawn = { $round }-й тур закрыт; в жеребьёвке отложенные партии учтены как ничьи.
    .tell-an-arbiter = { $round }-й тур закончен; если результат неверен ({ BOARD($board) }), сообщите арбитру.

UnknownGame = Партии { $game } нет в опубликованных турах.
    .in-this-round = Партии { $game } нет в этом туре.
    .to-appeal = Не опубликовано: { SUBJECT($about) }.
    .in-that-round = Партии { $game } нет в том туре.

GameTwice = Партия указана дважды.

BoardsChangedMeanwhile = Тем временем изменено: { STAND($stand) }. Ни одна доска не изменена.

CorrectionTooLate = { $round }-й тур, { BOARD($board) }: для турнирной таблицы исправить уже нельзя, следующий тур закончен ({ $article }). Главный арбитр может исправить результат только для рейтингового отчёта.

RatedResultDiffers = { BOARD($board) }: для обсчёта действует { RESULT($rated) }, а не { RESULT($expected) }; обновите страницу.

GameNotPlayed = { BOARD($board) }: партия не игралась, её цвета не учитываются (C.04.2 3.4).

ReachesOtherwise = { BOARD($board) }: теперь исправление учитывалось бы в таблице и в жеребьёвке (C.04.2 4.3); прочтите последствия ещё раз.

CorrectionIsLate = Срок исправлений истёк: { TIME($deadline) } ({ $article }). Прочтите это и подтвердите ещё раз.

CorrectionDeadlineOver = Срок исправлений истёк: { TIME($deadline) } ({ $article }). { BOARD($board) }: исправить может только главный арбитр, с указанием причины.

ResultStands = { BOARD($board) }: действует результат { RESULT($standing) }. Другой результат вносится как исправление.

NoResultYet = { BOARD($board) }: результата ещё нет.
    .enter-it = { BOARD($board) }: результата ещё нет; внесите его, и вопрос о сообщениях игроков решён.

NoConflict = { BOARD($board) }: открытого расхождения нет.

ClaimantMayNotResolve = { BOARD($board) }: один из двух результатов указали вы; решает главный арбитр или кто-то другой.

ResultDiffers = { BOARD($board) }: действует { RESULT($standing) }, а не { RESULT($given) }.

BoardDecidedOtherwise = { BOARD($board) }: действует { RESULT($standing) }; оба указанных результата хранятся, пока расхождение не разрешено.
    .cleared = { BOARD($board) }: результата больше нет; оба указанных результата хранятся, пока расхождение не разрешено.

BoardSettled = { BOARD($board) }: партия сейчас не играется.

ReportsNotTaken = Сообщения игроков о результатах здесь не принимаются.

GameForfeited = { BOARD($board) }: записано техническое поражение; если это неверно, сообщите арбитру.

NotYourBoard = { BOARD($board) }: это не ваше место.

ResultNotReported = { BOARD($board) }: { RESULT($result) } — такой результат определяет арбитр.

TooManyReports = { BOARD($board) }: сообщений с этого места — { $times }; обратитесь к арбитру.

SeatNotEmpty = { BOARD($board) }: все на месте.

SeatsChanged = Показанное устарело: { BOARDS($boards) }. Обновите страницу; ничего не записано.

NotAbsent = { PLAYER($player) }: в { $round }-м туре нет технического поражения, или уже опубликован более поздний тур.

DefaultTimeRunning = { $round }-й тур: допустимое опоздание истекает: { $ends } (Правила 6.7.1).
    .not-begun = { $round }-й тур: отсчёт допустимого опоздания не начат, часы не пущены (Правила 6.7.1).

SamePersonTwice = { BOARD($board) }: результат внесён ({ ARBITER($by) }); подтверждает кто-то другой.

ConfirmationMissing = { $round }-й тур, нет подтверждения вторым лицом: { BOARDS($boards) }.

Stands = { BOARD($board) }: { RESULT($result) } ({ ARBITER($by) })
    .no-result = { BOARD($board) }: нет результата
    .confirmed = { BOARD($board) }: { RESULT($result) } ({ ARBITER($by) }, подтверждение: { ARBITER($confirmed) })

# Партия короче одного хода: 1–0 без обсчёта.
Result =
    .unrated = { $result } без обсчёта

Cell =
    .pab = бай { $points }
    .adjourned = отл.
    .adjourned-game = { $cell } отл.
