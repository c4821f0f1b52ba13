### История: как называются и записываются значения.

HistoryKind =
    .results = результаты
    .corrections = исправления и расхождения
    .players = игроки
    .rounds = туры и пары
    .start = часы, места и решения
    .appeals = апелляции
    .photos = фото и удаление данных
    .devices = устройства
    .settings = настройки и арбитры
    .refusals = отказы
    .others = прочее

HistoryFact =
    .recorded = записано
    .name = имя
    .choice = неявка к концу регистрации
    .reports = сообщения игроков
    .file_report = из файла электронных досок
    .tpn = стартовый номер
    .from_round = играет с тура
    .withdrawn_from = снятие с тура
    .merged_into = объединение с
    .moved = перевод
    .explained = отсутствие по уважительной причине, тур
    .pab = бай по жеребьёвке
    .absent = без пары
    .clocks = часы пущены
    .empty = пустые места
    .prohibited = запрещённые пары
    .virtual = виртуальные очки
    .committee = апелляционный комитет
    .frozen = стартовые номера закреплены
    .prize_fund = призовой фонд
    .federation_reports = отчёты для федерации
    .rankings = зачёты в турнирной таблице
    .direct_titles = прямые звания
    .takes_prize = выбор приза
    .away_from_prizes = на награждении не присутствует
    .seed = число жребия
    .by = кем
    .since = под сомнением с
    .sat = решение принимали
    .sex = пол
    .birth-year = год рождения
    .fide-id = FIDE ID
    .club = клуб
    .contact = контакт
    .personal-details = персональные данные
    .in-round = { $round }-й тур
    .result = результат
    .rated = для обсчёта
    .colours = цвета
    .colours-in-report = цвета в отчёте
    .ended = закончено
    .board = доска { $board }
    .bye = { NAME("ByeName", $kind) }: { $player }
    .pairing-by-hand = идёт ручная жеребьёвка
    .manual-pair = вручную, пара { $number }
    .by-hand = жеребьёвка вручную
    .not-pairable = жеребьёвка не удалась
    .pairing-version = версия пар
    .requests-refused = отклонённые просьбы
    .photo-of = что на фото
    .picture = изображение
    .stands = действует
    .claimed = указано
    .title = звание
    .womens_title = женское звание
    .federation = федерация
    .rating = рейтинг
    .ratings = рейтинги
    .rating_source = источник рейтинга
    .checked_in = на месте
    .expelled = исключение
    .taken_back = отменено
    .confirmed_by = подтверждение
    .notes = заметки
    .seen_at = время наблюдения
    .seen_by = свидетель
    .status = статус
    .imported = импортировано
    .default_time = допустимое опоздание
    .pairing_deadline = срок жеребьёвки
    .last_call = последний срок исправлений
    .role = роль
    .first_board = первая доска
    .last_board = последняя доска
    .user = пользователь
    .until = до
    .revoked_by = доступ отозван, кем
    .revoked_at = доступ отозван, когда
    .reviewed_by = проверено, кем
    .reviewed_at = проверено, когда
    .filed_at = подано
    .deadline = срок
    .late = с опозданием
    .verdict = решение
    .priority = важность
    .shows = показывает
    .decided_by = решение, кем
    .decided_at = решение, когда
    .festival = фестиваль
    .festival_name = название фестиваля
    .festival_more = о фестивале
    .regulations = регламент
    .phase = этап
    .initial_colour = начальный цвет
    .rating_list = рейтинг-лист
    .report_lines = строки отчёта

HistoryValue =
    .yes = да
    .no = нет
    .erased = удалено
    .nothing = ничего
    .adjourned = отложена
    .reversed = обратные
    .as-paired = как в жеребьёвке
    .paired-anew = новая пара, или импорт отменён
    .by = { $user }
    .pair = { $white } – { $black }
    .photo = фото, { $kilobytes } КБ
    .claimed = { $result } ({ $user })
    .report = { NAME("Colour", $colour) }: { $result }
    .moved-to = → { $section }
    .moved-from = ← { $section }
    .virtual = { $points } в турах { $first }–{ $last }: { $players }

HistoryPhase =
    .entries = приём заявок
    .running = идёт
    .closed = закрыт

HistoryStatus =
    .none = жеребьёвки нет
    .requested = идёт жеребьёвка
    .draft = черновик
    .failed = жеребьёвка не удалась
    .published = опубликован
    .closed = закрыт

HistorySex =
    .m = мужской
    .w = женский
    .f = женский

HistoryChoice =
    .excluded = не включать в жеребьёвку
    .admitted = всё же включить
    .half-bye = бай ½ очка
    .withdrawn = снятие с турнира

Thing =
    .settings = Настройки
    .tournament = Турнир
    .photo = Фото
    .round = { $name }-й тур
    .appeal = Апелляция { $name }
    .announcement = Объявление { $name }
    .screen = Экран { $name }
    .conflict = Расхождение №{ $name }
    .apart = { $one } и { $other } — разные люди

BoardOfHistory = { $place }: { $white } – { $black }

ChangeTakenBack = Изменение №{ $seq } отменено

# --- что сделано сразу с несколькими

Batch =
    .withdrawn = снятие с турнира
    .lost-by-forfeit = техническое поражение
    .said-by-a-file = результаты из файла досок
    .adjourned = партии отложены
    .entered = внесено
    .corrected = исправлено
    .merged = объединение заявок
    .reinstated = возвращение в турнир
    .entries-changed = изменены заявки
    .report = внесено с отчётом, { $rounds ->
        [one] { $rounds } тур
        [few] { $rounds } тура
        [many] { $rounds } туров
       *[other] { $rounds } тура
    }

BatchSubject =
    .settings = настройки
    .prohibited-pairs = запрещённые пары
    .virtual-points = виртуальные очки
    .game = { $round }-й тур, доска { $board }
