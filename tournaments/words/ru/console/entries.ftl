### The list of players.

Console-Entries =
    .title = Заявки
    .cards = Карточки игроков
    .look-over = Проверить
    .withdraw-a-group = Снять группу
    .import = Загрузить список
    .rating-lists = Рейтинг-листы
    .enter = Добавить игрока
    .enter-late = Поздняя заявка
    .no-players = Игроков пока нет
    .how-to-begin = Загрузите стартовый список (XLSX, CSV или отчёт TRF) или добавьте игроков по одному.
    .who-enters = Игроков добавляют секретариат и стол регистрации.
    .find = Найти игрока
    .find-by = Имя, номер, FIDE ID, клуб
    .show = Показать
    .no-match = Игрок не найден.
    .player = Игрок

# Which of them are shown.
Console-EntriesShown =
    .all = все
    .entered = не отмечены
    .checked-in = на месте
    .withdrawn = снятие с турнира
    .expelled = исключение
    .merged = объединённые
    .taken-back = отменённые

Console-EntriesColumn =
    .number = №
    .player = Игрок
    .federation = Фед.
    .rating = Рейт.
    .status = Статус
    .byes = Баи
    .born = Рожд.
    .fide-id = FIDE ID
    .club = Клуб
    .bye = Т{ $round } { $bye }

# How many there are.
Console-EntryTally =
    .players = Игроков: { $count }
    .checked-in = на месте: { $count }
    .withdrawn = снятие: { $count }
