### Что изменило исходные данные жеребьёвки, пока она проводилась.

ChangeOfPlayer = { PLAYER($player) }: { $what }

ChangeOnBoard = { $round }-й тур, { BOARD($board) }: { $what }

Change =
    .something = изменились исходные данные жеребьёвки
    .SettingsChanged = изменены настройки
    .RegulationsChanged = изменён регламент
    .ProhibitedPairsSet = изменены запрещённые пары
    .VirtualPointsSet = изменены виртуальные очки
    .EntryTakenBack = заявка отменена
    .EntryRestored = заявка возвращена
    .PlayerMovedAway = перевод в другой турнир
    .PlayerMovedHere = перевод сюда из другого турнира
    .MoveTakenBack = перевод отменён
    .PairingNumbersAssigned = изменены стартовые номера
    .InitialColourDrawn = определён начальный цвет
    .PlayerEntered = новая заявка
    .LateEntryAdmitted = поздняя заявка
    .RatingCorrected = другой рейтинг
    .EntriesMerged = объединение с другой заявкой
    .PlayerCheckedIn = отметка о прибытии
    .PlayerCheckedOut = отметка о прибытии снята
    .PlayerWithdrawn = снятие с турнира
    .PlayerReinstated = возвращение в турнир
    .PlayerExpelled = исключение из турнира
    .EntriesSeparated = объединение заявок отменено
    .AbsenteeDecided = неявка, принято решение
    .ByeGranted = дан бай
    .ByeRevoked = бай отменён
    .ResultEntered = внесён результат
    .ForfeitDeclared = объявлено техническое поражение
    .ResultCorrected = исправлен результат
    .ColoursCorrected = исправлены цвета
    .ResultCleared = результат очищен
    .GameAdjourned = партия отложена
    .AdjournedGameFinished = отложенная партия доиграна
    .AdjournmentTakenBack = откладывание отменено
