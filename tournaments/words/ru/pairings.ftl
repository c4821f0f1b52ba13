### Туры, черновики, сроки, ручная жеребьёвка, изменения опубликованных пар и конец турнира.

RoundAlreadyPublished = { $round }-й тур опубликован; верную жеребьёвку не меняют (C.04.2 4.4).
    .bye-too-late = { $round }-й тур опубликован; для бая слишком поздно: { PLAYER($player) }.

TooFewPlayers = Для { $round }-го тура нужны хотя бы два присутствующих игрока; сейчас их { $players }.
    .to-start = Турнир начинают, когда на месте хотя бы два игрока; сейчас их { $players }.

ClauseMissing = { NAME("GroundTitle", $ground) }: укажите статью регламента ({ ARTICLE($article) }).

ColoursOfNoArticle = Белые: { PLAYER($white) }, чёрные: { PLAYER($black) }. Таких цветов не даёт ни одна статья (C.04.1 8, C.04.2 1.5).

ChangeIllegal =
    .one-place = У каждого ровно одно место, или отмечено отсутствие{ WHO($players) }.
    .may-not-come-in = Нет отметки о прибытии, не в турнире или с баем{ WHO($players) }.
    .board-stays = Доску, которая не меняется, называть не нужно.
    .nothing-changes = Ничего не изменилось бы.
    .board-twice = Номер доски повторился бы.
    .have-met = Эти игроки уже играли друг с другом (C.04.1 2){ WHO($players) }.
    .kept-apart = Этим игрокам нельзя встречаться{ WHO($players) }.
    .bye = Бай по жеребьёвке недопустим (C.04.1 4){ WHO($players) }.

GroundNotMet = { NAME("GroundTitle", $ground) }: { SAID($fault, $facts) } ({ ARTICLE($article) }).

Ground =
    .nobody-new = никто новый не получает места
    .one-board-of-two = изменение составляет одну доску из двух игроков этого тура
    .had-an-opponent = у этих игроков был соперник: { BOTH($opposed) }
    .nobody-in-or-out = по этому основанию никто не входит и не выходит
    .no-second-meeting = ни на одной из этих досок нет повторной встречи
    .not-the-last-round = { $round }-й тур не последний
    .nobody-in = по этому основанию никто не входит
    .no-top-board = это не касается первых досок, где ещё можно занять первое место
    .only-at-boards = по этому основанию местами меняются только игроки за досками

RoundNotRunning = { $round }-й тур сейчас не играется; изменить можно только текущий тур ({ $article }).

NotTheLastChange = Событие { $of } — не последнее действующее изменение { $round }-го тура: сначала отменяется более позднее.

PairingsMoved = { $round }-й тур тем временем изменён; обновите страницу.
    .boards = Доски { $round }-го тура тем временем изменены; обновите страницу.

ResultStandsThere = { BOARDS($boards) }: там уже что-то записано; новую пару можно составить только на доске без результата.

NotTheSmallestChange = Изменение затрагивает мест: { $touched }; хватило бы { $fewest } ({ ARTICLE($article) }).

AgreementMissing = Нужно согласие всех затронутых ({ ARTICLE($article) }): { PLAYERS($players) }.

GroundNotYours = Это основание только для главного арбитра: { NAME("GroundClause", $ground) }.

NoRoundAfter = После { $round }-го тура жеребьёвки нет.

RoundNotPlayed = { $round }-й тур сейчас не играется.
    .ended = { $round }-й тур закончен.

NoLastCall = { $round }-й тур: последний срок исправлений не идёт.

TimeFarAway = До этого времени больше года.

LastCallUntilWhen = Укажите, до какого времени или сколько минут идёт последний срок исправлений.

DraftExists = У { $round }-го тура есть черновик; сначала опубликуйте или отбросьте его.

RequestNotOpen = Этот запрос на { $round }-й тур закрыт: на него есть ответ, или он отброшен.

SealBroken = { $round }-й тур: пломба не подходит к жеребьёвке.

RoundsLeft = Жеребьёвка проведена в { $paired } из { $rounds } туров; для досрочного завершения нужна причина.

AppealsOpen = По апелляциям ещё нет решения: № { $appeals }.

GamesAdjourned = Отложенные партии не доиграны (тур { $rounds }): { BOARDS($boards) }.

NoSuchListYet = Рейтинг-листа за { $period } ещё нет.
NoReportLines = Строки ### загружаются с отчётом, перед его турами.

IllegalPairing =
    .not-everybody-once = { $round }-й тур: не у каждого ровно одно место: { PLAYERS($players) }.
    .bye = { $round }-й тур: бай недопустим (C.04.1 4): { PLAYERS($players) }.
    .not-everybody-present = { $round }-й тур: не у каждого присутствующего ровно одно место{ WHO($players) }.
    .meet-again = { $round }-й тур: два игрока встретились бы повторно (C.04.1 2){ WHO($players) }.
    .kept-apart = { $round }-й тур: в паре два игрока, которым нельзя встречаться{ WHO($players) }.

BoardTwice = { $round }-й тур: номер доски повторяется или меньше 1.

PairedByHand = Черновик { $round }-го тура уже составлен вручную; чтобы начать заново, отбросьте его и проведите жеребьёвку снова.

NothingChanges = Доску, которая не меняется, называть не нужно, и что-то должно измениться.

NotCompared = Жеребьёвка { $round }-го тура уже не та, сравнение которой вы видели; сравните снова.

NothingDiffers = Это жеребьёвка { $round }-го тура, как её составила программа; отбросьте ручную жеребьёвку, и останется черновик.

ColoursNotConfirmed = Один цвет в третий раз подряд или на три раза больше другого подтверждается для каждого игрока отдельно (C.04.1 6, 7): { PLAYERS($players) }.

SheetNotConfirmed = То, что запрещают C.04.1 2–4 или регламент, подтверждается для каждого игрока отдельно: { PLAYERS($players) }.

NoEmptySheet = У { $round }-го тура нет черновика; вручную с пустого листа он составляется, только когда программа не нашла допустимой жеребьёвки.
    .moved = С тех пор как допустимая жеребьёвка не нашлась, изменилось то, из чего составляется { $round }-й тур: проведите жеребьёвку снова.

NoManualPairing = Ручная жеребьёвка { $round }-го тура не идёт: она завершена или не начата.

NoPlaceFree = { $round }-й тур: у каждого не больше одного места: { PLAYERS($players) }.
    .stranger = { $round }-й тур: у каждого не больше одного места, а этого человека нет в турнире.

ManualPairingIllegal = { DOUBTS($doubts) }

Doubt =
    .no-place = Ещё нет места: { PLAYERS($players) }.
    .no-places = Ещё нет мест: { PLAYERS($players) }.
    .have-met = Уже играли друг с другом: { BOTH($players) }.
    .kept-apart = По регламенту не должны встречаться: { BOTH($players) }.
    .bye = Бай по жеребьёвке недопустим: { PLAYERS($players) }.
    .white-too-often = Белые в третий раз подряд или на три раза больше чёрных: { PLAYERS($players) }.
    .black-too-often = Чёрные в третий раз подряд или на три раза больше белых: { PLAYERS($players) }.
    .both-wrong-colour = Оба получают не тот цвет: { BOTH($players) }.

NoSuchDraft = Этой жеребьёвки { $round }-го тура больше нет.

LaterRoundPublished = { $last }-й тур уже опубликован; { $round }-й тур остаётся закрытым (C.04.2 4.3).

NotTheNextRound = Следующий тур — { $next }-й.

DraftOutdated = Черновик { $round }-го тура устарел: { CHANGES($told, $count) }. Отбросьте его и проведите жеребьёвку снова.
