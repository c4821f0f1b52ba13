### What goes to the federation and FIDE: certificates (IT1), tournament report (IT3), reports about arbiters.

Print-Form =
    .draft = ЧЕРНОВИК: турнир не закрыт, возможны изменения
    .foot = { $tournament }, подготовлено Openhall по записям на событие { $event }; не официальный бланк — стр. { $page } из { $pages }
    .signature = Подпись
    .date = дата
    .lacking = Не заполнено: нужно добавить
    .lack = { $what } ({ $who })

# Who has to supply what is missing.
Print-Supplier =
    .chief-arbiter = главный арбитр
    .organiser = организатор
    .player = игрок
    .federation = федерация
    .arbiter = арбитр

Print-Lack =
    .not-closed = закрытие турнира, до которого результаты не окончательны
    .start = первый день турнира (настройки)
    .end = последний день турнира (настройки)
    .time-control = контроль времени (настройки)
    .place = город (настройки)
    .host = федерация турнира (настройки)
    .chief-arbiter = имя главного арбитра (настройки)
    .arbiters-id = FIDE ID после имени в настройках: { $arbiter }
    .players-id = FIDE ID: { $player }
    .players-federation = федерация: { $player }
    .schedule = начало туров (настройки)
    .deputy = { $players ->
        [0] заместитель № { $number } (настройки)
       *[other] заместитель № { $number }: игроков в турнире больше { $players } (настройки)
    }
    .organisers-details = имя, адрес, телефон и эл. почта организатора
    .arbiters-birth = дата и место рождения, федерация арбитра
    .arbiters-report = конфиденциальный отзыв и рекомендация с подписью
    .confirms-1-5-6 = отметка, относится ли турнир к указанным в 1.5.6
    .chiefs-signature = подпись главного арбитра
    .federations-signature = имя и подпись представителя федерации

Print-IT1 =
    .title = Сертификат нормы: { $norm }
    .about = IT1, по Справочнику ФИДЕ B.01, действует с 1 января 2024 г. Недействителен без подтверждения Квалификационной комиссии ФИДЕ.
    .player = Игрок
    .name = Фамилия, имя
    .id = FIDE ID
    .federation = Федерация
    .title-sought = Искомое звание
    .title-held = Имеющееся звание
    .born = Год рождения
    .event = Турнир
    .event-name = Турнир
    .place = Место проведения
    .start = Первый день
    .end = Последний день
    .time-control = Контроль времени
    .rounds = Туры
    .chief-arbiter = Главный арбитр
    .counts = Соперники в зачётных партиях
    .field = Где применяется 1.4.3d:
    .games = Партии
    .column-round = Тур
    .column-opponent = Соперник
    .column-id = FIDE ID
    .column-federation = Фед.
    .column-rating = Рейт.
    .column-raised = 1.4.6c
    .column-title = Звание
    .column-score = Очки
    .column-left-out = Не учтено
    .result = Результат
    .average = Средний рейтинг (1.4.6b)
    .performance = Перфоманс
    .required-performance = Требуемый перфоманс
    .required = Требуемые очки
    .achieved = Набранные очки
    .over = Превышение
    .remarks = Примечания
    .unrated = Соперники без рейтинга считаются за 1400 (B.01 1.4.6).
    .waived = Состав по федерациям не требуется (B.01 { $article }).
    .confirms = Турнир относится к указанным в 1.5.6:   { $kind ->
            [met] ☒ да   ☐ нет
            [failed] ☐ да   ☒ нет
           *[open] ☐ да   ☐ нет
        }        Знаки туров без игры: + = −
    .signatures = Подтверждение
    .by-chief = Главный арбитр
    .by-federation = Представитель федерации, имя
    .copies = Экземпляры: игроку, федерации турнира, федерации игрока, ФИДЕ. Указанные выше сведения хранятся в ФИДЕ для присвоения званий.

Print-IT1Count =
    .games = Партии
    .federations = Федерации соперников
    .not-own = Не из федерации игрока
    .rated = С рейтингом
    .host = Из принимающей федерации
    .titled = Со званием (без CM, WCM)
    .event-federations = Федерации в турнире
    .foreign = С рейтингом, не из принимающей федерации
    .foreign-federations = Их федерации
    .foreign-titled = Из них GM, IM, WGM, WIM

Print-IT1Alone =
    .pab = (бай по жеребьёвке)
    .other = (без соперника)

# Duty of an arbiter.
Print-Duty =
    .chief = Главный арбитр
    .deputy = Заместитель

Print-IT3 =
    .title = Отчёт о турнире
    .about = IT3, с полями прежних бланков: бланк 2026 года не найден. Нужен, если выполнены нормы игроков или арбитров.
    .event = Турнир
    .event-name = Турнир
    .host = Принимающая федерация
    .place = Место проведения
    .rounds = Туры
    .start = Первый день
    .end = Последний день
    .time-control = Контроль времени
    .rated-as = Вид обсчёта
    .system = Система проведения
    .paired-by = Жеребьёвка
    .computer = компьютерная: Openhall ({ $programs })
    .schedule = Туры по дням
    .rounds-of-day = { $count ->
        [one] тур { $first }
        [few] туры { $first }–{ $last }
        [many] туры { $first }–{ $last }
       *[other] туры { $first }–{ $last }
    }
    .organiser = Организатор
    .name = Имя
    .address = Адрес
    .phone = Телефон
    .mail = Эл. почта
    .players = Участвовавшие игроки
    .rated = С рейтингом
    .unrated = Без рейтинга
    .column-kind = Игроки
    .column-number = Число
    .column-federations = Федерации
    .column-host = Принимающая федерация
    .column-others = Другие федерации
    .remarks = Особые примечания, отступления в жеребьёвке
    .by-hand = Жеребьёвка вручную: туры { $rounds }.
    .changed = Изменены опубликованные пары: туры { $rounds }.
    .imported = Взято из файла отчёта: туры { $rounds }.
    .ended-early = Турнир завершён после { $rounds }-го тура.
    .no-remarks = Записей нет.
    .arbiters = Арбитры
    .column-duty = Должность
    .column-arbiter = Имя
    .column-id = FIDE ID
    .column-contact = Телефон, эл. почта
    .all-arbiters = Указываются все арбитры турнира: кого нет здесь или на сервере ФИДЕ, тот нормы не получает.
    .confirmed = Подтверждение
    .by-chief = Главный арбитр

Print-Arbiter =
    .title = Отзыв об арбитре: { $form }
    .about = По Справочнику ФИДЕ B.06.1, с полями прежних бланков: бланк 2026 года не найден. Передаётся по просьбе до конца турнира.
    .arbiter = Арбитр
    .name = Фамилия, имя
    .id = FIDE ID
    .born = Дата рождения
    .born-in = Место рождения
    .federation = Федерация
    .duty = Должность на турнире
    .event = Турнир
    .event-name = Турнир
    .host = Федерация
    .place = Место проведения
    .days = Дни
    .system = Система
    .kind = Вид обсчёта, контроль времени
    .players = Игроки
    .rated = Игроки с рейтингом
    .rounds = Туры
    .federations = Федерации
    .confidential = Конфиденциальный отзыв даёт: { $reporter }
    .laws = Знание Правил шахмат и правил соревнований:
    .pairing = Знание правил жеребьёвки:
    .objectivity = Объективность:
    .incidents = Инциденты и их разрешение:
    .protection = Защита игроков от помех и отвлечения:
    .recommendation = Рекомендация
    .tick = ☐ соответствует требуемому уровню     ☐ нужен дополнительный опыт
    .signatures = Подтверждение
    .sign = Подпись, дата
    .by-federation = Представитель федерации, имя

Print-Papers =
    .it1 = IT1, { $norm }: { $player }
    .it3 = IT3, отчёт о турнире
    .direct-titles = Прямые звания, список для ФИДЕ

# --- the list before the report is sent, and the package

Print-CheckVerdict =
    .met = в порядке
    .failed = не хватает
    .open = проверьте

# The name of a line and what came of it.
Print-ReportCheck =
    .closed-met = Турнир закрыт.
    .closed-failed = Турнир не закрыт: результаты не окончательные.
    .event-code-met = Зарегистрировано в ФИДЕ, турнир { $code }.
    .event-code-open = Номер турнира в ФИДЕ не указан: турнир зарегистрирован?
    .arbiters-met = Главный арбитр и заместители указаны, у каждого есть FIDE ID.
    .arbiters-failed = Арбитры: { $lines }.
    .licences-open = Лицензии арбитров здесь не хранятся: проверьте их на сервере ФИДЕ.
    .ids-met = У каждого игрока есть FIDE ID, или это новый игрок принимающей федерации с датой рождения, полом и федерацией.
    .ids-failed = FIDE ID: { $lines }.
    .id-without-details = { $player }: нет FIDE ID, не указана дата рождения, пол или федерация
    .id-of-foreigner = { $player }: нет FIDE ID; гостю его присваивает своя федерация
    .federations-met = У каждого игрока указана федерация.
    .federations-failed = Без федерации: { $lines }.
    .ratings-met = Все рейтинги в файле совпадают с рейтингами ФИДЕ.
    .ratings-open = Стартовый номер присвоен не по рейтингу ФИДЕ, в файле такой рейтинг стоит как национальный (172); для норм и изменений рейтинга эти игроки считаются без рейтинга: { $lines }.
    .days-met = У каждого тура есть день в пределах дней турнира.
    .days-failed = Дни туров: { $lines }.
    .days-open = Не указаны первый и последний день турнира или один из них.
    .day-unknown = { $round }-й тур: день не указан
    .day-outside = { $round }-й тур: вне дней турнира
    .rounds-a-day-met = Туров в день: { $number }, допускается { $most }.
    .rounds-a-day-failed = Туров в день: { $number }, допускается { $most }.
    .rounds-a-day-open = { $number ->
            [0] Неизвестно, сколько туров в день игралось.
           *[other] Туров в день: { $number }. Укладываются ли они в 12 часов, если у каждого игрока время на 60 ходов (B.02 1.2)?
        }
    .time-control-met = Контроль времени, минут на 60 ходов: { $minutes }. Достаточно (обсчёт: { $kind }, рейтинг одного из игроков { $rating }).
    .time-control-failed = Контроль времени, минут на 60 ходов: { $minutes }. Недопустимо (обсчёт: { $kind }, рейтинг одного из игроков { $rating }){ $least ->
        [0] { "" }
       *[other] : не менее { $least }
    } (B.02 1).
    .time-control-open = Контроль времени не удаётся прочитать как минуты и секунды: достаточно ли его для самого высокого рейтинга (B.02 1)?
    .games-met = У каждой партии есть результат.
    .games-failed = Партии: { $lines }.
    .games-missing = без результата: { $count }
    .games-adjourned = отложено: { $count }
    .games-conflicts = с двумя разными результатами: { $count }
    .games-appeals = открытых апелляций: { $count }
    .unplayed-met = Туры без игры: { $which }.
    .unplayed-forfeit-win = технические победы: { $count }
    .unplayed-pab = бай по жеребьёвке: { $count }
    .unplayed-full-bye = бай 1 очко: { $count }
    .unplayed-half-bye = бай ½ очка: { $count }
    .unplayed-zero-bye = отсутствие: { $count }
    .title-table-met = Таблица прямых званий не введена, и по настройкам турнир званий не даёт.
    .title-table-open = Таблица прямых званий не введена, а по настройкам турнир — «{ $called }» и может давать звания: введите её на странице «Нормы».
    .direct-titles-met = Прямые звания: ни одной строки таблицы ({ $edition }; { $source }) никто не достиг.
    .direct-titles-open = Прямые звания по таблице турнира ({ $edition }; { $source }), для отправки в ФИДЕ (B.01 1.10): { $lines }.
    .direct-title = { $gives }, { $player }: { $standing }
    .certificates-met = { $number ->
        [0] Нормы не выполнены.
        [one] Готов { $number } сертификат, не хватает только подписей.
        [few] Готовы { $number } сертификата, не хватает только подписей.
        [many] Готово { $number } сертификатов, не хватает только подписей.
       *[other] Готовы { $number } сертификата, не хватает только подписей.
    }
    .certificates-failed = Сертификаты: { $lines }.
    .certificate = { $norm }, { $player }: не заполнено { $count }
    .and-more = { $lines }; и ещё { $count }

Print-ReportChange = { $number } { $name }, { $what }: { $was } → { $now }
    .of-event = { $what }: { $was } → { $now }
    .more = и ещё { $count }

Print-Package =
    .title = { $tournament }: отчёт { $number } для федерации
    .made-of = Составлено по записям до события { $event }, { $hash }. Этим хешем кончается пакет для аудита; в SHA256SUMS — контрольная сумма каждого файла.
    .reason = Почему заменён предыдущий: { $reason }
    .reason-of-first = Почему составлен именно так: { $reason }
    .checks = Проверено перед составлением:
    .check = { $verdict }: { $text }
    .test-good = Самопроверка: отчёт прочитан обратно, турнир тот же; жеребьёвка и таблица соответствуют правилам.
    .test-nothing-yet = Самопроверка: туры ещё не опубликованы, проверять нечего.
    .test-bad = Самопроверка: отчёт читается обратно не как тот же турнир, либо жеребьёвка или таблица не соответствуют правилам:
    .since = Чем отчёт отличается от отчёта { $number } (событие { $event }):
    .nothing-changed = ничем
    .games = { $file } содержит партии с игроками, рейтингами и результатами и ходы тех партий, ходы которых здесь сохранены.
    .made-again = Отчёт { $number } составлен заново и отличается от отправленного. Записана контрольная сумма { $recorded }; в SHA256SUMS нового отчёта — { $digest }. Так бывает после смены версии программы, при другом языке зала или после удаления чьих-то данных. Записи турнира те же: это показывает пакет для аудита.

Print-DirectTitles =
    .title = Прямые звания
    .about = По таблице прямых званий, введённой главным арбитром (FIDE Handbook B.01 1.2). Оценка: звание присваивает ФИДЕ, условное — по достижении рейтинга.
    .event = Турнир
    .host = Федерация турнира
    .start = Первый день
    .end = Последний день
    .edition = Таблица
    .source = Где её найти
    .not-final = Таблица результатов не окончательная.
    .column-player = Игрок
    .column-has = Звание
    .column-id = FIDE ID
    .column-federation = Фед.
    .column-standing = Получает
    .column-why = Почему и чего не хватает
    .confirmed = Подтверждение
    .by-chief = Главный арбитр
