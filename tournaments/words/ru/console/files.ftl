### Buttons of files: tables, the rounds for a calendar, games for boards.

# Said before the form, for those who do not see whose button it is.
Console-Files =
    .entries = Заявки
    .badges = Имена для бейджей
    .pairings = Пары
    .standings = Турнирная таблица
    .crosstable = Перекрёстная таблица
    .progress = Ход турнира
    .rankings = Зачёт
    .prizes = Призы
    .xlsx = XLSX
    .badges-xlsx = Бейджи (XLSX)
    .csv = CSV
    .calendar = Туры для календаря (ICS)
    .pgn = Доски (PGN)
    .pgn-for = Партии без ходов, для электронных досок и трансляций
