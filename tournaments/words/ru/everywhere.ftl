### В чём может быть отказано любой команде: состояние турнира, роли, секторы, устройства.

DeviceRevoked = { $device }: доступ отозван, набранное на этом устройстве больше не принимается. Сообщите главному арбитру, что там было.

NotOnADevice = { $device }: подключено по коду. Роли, приглашения, коды, удаление данных и переводы между турнирами — только на консоли со входом по паролю.

EntriesInDoubt = { $device }: набранное на этом устройстве не подтверждено и не исправлено: { BOARDS($boards) }.

NotYourDevice = Чужими устройствами занимается главный арбитр.

UnknownDevice = Устройства { $device } здесь нет.

DeviceKnown = Устройство { $device } уже есть.

UnknownArbiter = { $user }: не арбитр этого турнира.

NoTime = Время «с какого момента» должно содержать дату, время и часовой пояс.

DeviceInUse = { $device }: устройство действует, проверять нечего.

NoTournament = Этот турнир ещё не создан.

TournamentOver = Турнир закрыт; главный арбитр может открыть его снова.

TournamentStarted = Турнир уже начат.

UnknownPlayer = Заявки № { $player } нет.

EntryMerged = Заявка { $player } уже объединена: { PLAYER($kept) }.

ManualPairingRuns = Идёт ручная жеребьёвка { $round }-го тура ({ ARBITER($by) }, с { CLOCK($since) } UTC); сначала завершите или отбросьте её.

ResultsMissing = { $round }-й тур, нет результатов: { BOARDS($boards) }.

ConflictsOpen = Два арбитра указали разные результаты: { PLACES($places) }. Сначала разрешите расхождение.

GameReplaced = { BOARD($board) }: после публикации здесь составлена новая пара; { PLAYER($white) } и { PLAYER($black) } не играют друг с другом.

ConflictOpen = { BOARD($board) }: два арбитра указали разные результаты; разрешите расхождение.

UnknownSystem = Системы жеребьёвки «{ $system }» нет; известны: { $known }.

TournamentNotStarted = Турнир ещё не начат.
    .change-its-settings = Турнир ещё не начат: измените его настройки.

EntryTakenBack = { PLAYER($player) }: заявка отменена; сначала верните её.

PersonEntered = { PLAYER($player) }: заявка уже есть.
    .same-fide-id = { $section_name }: там уже есть { $name }, заявка { $entry }, с тем же FIDE ID ({ $fide_id }). Снимите игрока или отмените заявку здесь.

PlayerExpelled = { PLAYER($player) }: исключение из турнира.
    .there = { PLAYER($player) }: исключение из этого турнира.

PairingInHand =
    .closing-the-tournament = Турнир нельзя закрыть, пока идёт жеребьёвка { $round }-го тура; сначала отбросьте её.
    .changing-the-acceleration = Ускоренную жеребьёвку нельзя изменить, пока идёт жеребьёвка { $round }-го тура; сначала отбросьте её.
    .changing-the-numbers-of-the-boards = Номера досок нельзя изменить, пока идёт жеребьёвка { $round }-го тура; сначала отбросьте её.
    .taking-back-an-adjournment = Откладывание партии нельзя отменить, пока идёт жеребьёвка { $round }-го тура; сначала отбросьте её.
    .clearing-a-result = Результат нельзя очистить, пока идёт жеребьёвка { $round }-го тура; сначала отбросьте её.
    .changing-published-pairings = Опубликованные пары нельзя изменить, пока идёт жеребьёвка { $round }-го тура; сначала отбросьте её.
    .import = Импорт невозможен, пока идёт жеребьёвка { $round }-го тура; сначала отбросьте её.

NotPermitted = Роль «{ NAME("Role", $role) }» этого не позволяет: { ACT($command) }.
    .admitting-unseen = { PLAYER($player) }: включить в жеребьёвку до прибытия может только главный арбитр (C.04.2 4.1).
    .taking-back-expulsion = { PLAYER($player) }: отменить исключение может только главный арбитр.
    .full-point-bye = Бай 1 очко даёт только главный арбитр.
    .pictures-of-organiser = Картинки для экранов и дипломов добавляет главный арбитр или его заместитель.
    .correcting-for-rating = { BOARD($board) }: исправить результат только для рейтингового отчёта может лишь главный арбитр.
    .empty-sheet = Если допустимой жеребьёвки нет, вручную её проводит главный арбитр или его заместитель.
    .taking-back-a-report = Отменить отчёт целиком могут главный арбитр и его заместитель.

OutsideSector = { BOARD($board) } не входит в ваш сектор ({ SECTOR($first_board, $last_board) }).

NoArbiter = Вы не арбитр этого турнира.

AndMore = и ещё { $count }
