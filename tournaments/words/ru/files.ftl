### Таблицы для электронных таблиц (CSV, XLSX): заголовки, столбцы и что стоит над ними.

Table-Titles =
    .entries = Заявки
    .badges = Имена для бейджей
    .pairings = Пары { $round }-го тура
    .standings = Турнирная таблица после { $round }-го тура
    .crosstable = Перекрёстная таблица после { $round }-го тура
    .progress = Ход турнира после { $round }-го тура
    .rankings = Зачёты после { $round }-го тура
    .prizes = Призы после { $round }-го тура

Table-Above =
    .version = Версия { $version } · { $at } · журнал { $head }
    .log = { $at } · журнал { $head }

Table-Columns =
    .number = №
    .title = Звание
    .womens-title = Женское звание
    .name = Имя
    .first-name = Имя, отчество
    .family-name = Фамилия
    .federation = Фед.
    .rating = Рейтинг
    .fide-rating = Рейтинг ФИДЕ
    .national-rating = Национальный рейтинг
    .fides-k = K
    .fide-id = FIDE ID
    .birth-date = Дата рождения
    .sex = Пол
    .club = Клуб
    .contact = Контакт
    .status = Статус
    .status-is = { $status ->
        [entered] заявка
        [checked-in] на месте
        [withdrawn] снятие с турнира
        [expelled] исключение
       *[other] нет в списке
    }
    .byes = Баи
    .bye = { $kind ->
        [full] { $round }-й тур: бай 1 очко
        [half] { $round }-й тур: бай ½ очка
       *[other] { $round }-й тур: бай 0 очков
    }

Table-Pairings =
    .board = доска
    .white = Белые: { $column }
    .black = Чёрные: { $column }
    .result = результат
    .bye = { $kind ->
        [pab] бай
        [full] бай 1 очко
        [half] бай ½ очка
       *[other] бай 0 очков
    }

Table-Prizes =
    .list = список
    .first = место
    .last = по место
    .money = приз ({ $currency })
    .thing = вещевой приз
    .left = не выдано: почему

Calendar =
    .round = { $tournament }: { $round }-й тур из { $of }
