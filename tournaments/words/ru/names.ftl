### Как настройки, варианты выбора и места называются в предложении.

Setting =
    .name = Название турнира
    .festival_name = Название фестиваля
    .place = Место проведения
    .city = Город
    .time_control = Контроль времени
    .chief_arbiter = Имя главного арбитра
    .deputy_arbiters = Имя заместителя
    .rounds = Число туров
    .tie_breaks = Дополнительные показатели
    .tie_break_edition = Редакция дополнительных показателей
    .default_time = Допустимое опоздание в минутах
    .correction_deadline = Срок исправлений в минутах
    .pairing_deadline = Срок жеребьёвки в минутах
    .appeal_deadline = Срок подачи апелляции в минутах
    .bye_deadline = Срок заявок на бай в минутах
    .half_byes_allowed = Число баев ½ очка
    .last_round_with_half_bye = Последний тур с баем ½ очка
    .board_offset = Число досок перед этим турниром
    .two_person_boards = Число досок, которые подтверждает второе лицо
    .live_boards = Число досок с трансляцией

SettingName =
    .name = название
    .rounds = число туров
    .system = система жеребьёвки
    .system_options = толкования системы
    .win = победа
    .draw = ничья
    .loss = поражение
    .absent = отсутствие
    .pab = бай по жеребьёвке
    .acceleration = ускоренная жеребьёвка
    .tie_breaks = дополнительные показатели
    .tie_break_edition = редакция дополнительных показателей
    .ranking_method = учитываемый рейтинг
    .ranking_federation = федерация национальных рейтингов
    .default_time = допустимое опоздание
    .correction_deadline = срок исправлений
    .pairing_deadline = срок жеребьёвки
    .appeal_deadline = срок подачи апелляции
    .bye_deadline = срок заявок на бай
    .half_byes_allowed = разрешено баев ½ очка
    .last_round_with_half_bye = последний тур с баем ½ очка
    .board_offset = первая доска
    .fixed_boards = постоянные доски
    .city = город
    .federation = федерация
    .start_date = дата начала
    .end_date = дата окончания
    .round_starts = начало туров
    .time_zone = часовой пояс
    .time_control = контроль времени
    .norms_possible = возможны нормы
    .fide_event = номер турнира в ФИДЕ
    .registered_on = день регистрации
    .norm_event = вид турнира для званий
    .two_person = подтверждение вторым лицом
    .two_person_boards = доски с подтверждением
    .public_explanations = публичные объяснения
    .rated_as = обсчёт рейтинга
    .public_rating_changes = публичные изменения рейтинга
    .push_messages = уведомления на телефоны
    .player_reports = сообщения игроков о результатах
    .hall_plan = расположение досок
    .live_address = адрес трансляции партий
    .live_boards = доски с трансляцией
    .chief_arbiter = главный арбитр
    .deputy_arbiters = заместители главного арбитра

Regulation =
    .rounds = число туров
    .system = система жеребьёвки
    .system_options = толкования системы
    .win = очки за победу
    .draw = очки за ничью
    .loss = очки за поражение
    .absent = очки за отсутствие
    .pab = очки за бай по жеребьёвке
    .acceleration = ускоренная жеребьёвка
    .tie_breaks = список дополнительных показателей
    .tie_break_edition = редакция дополнительных показателей
    .ranking_method = учитываемый рейтинг

RegulationLabel =
    .rounds = Туры
    .system = Система жеребьёвки
    .acceleration = Ускоренная жеребьёвка
    .tie_breaks = Дополнительные показатели
    .tie_break_edition = Редакция показателей
    .ranking_method = Учитываемый рейтинг
    .system_options = Толкования
    .win = Победа
    .draw = Ничья
    .loss = Поражение
    .absent = Отсутствие
    .pab = Бай по жеребьёвке

AbsenteeChoice =
    .open = не решено
    .excluded = не включать в жеребьёвку
    .admitted = всё же включить
    .half-bye = бай ½ очка
    .withdrawn = снятие с турнира

Subject =
    .round = { $name }-й тур
    .game = партия { $name }
    .player = игрок { $name }

Article =
    .tournament-rules = регламент турнира
    .chief-arbiter = решение главного арбитра: в правилах этого нет

Sector = все доски
    .on = доски начиная с { $first }
    .between = доски { $first }–{ $last }
    .of-nobody = без арбитра сектора

BoardInSentence = доска { $board }

Place = { $round }-й тур, { BOARD($board) }

Both = { $one } и { $other }

LineFault =
    .line-break = есть перенос строки ({ $sign })
    .turning = есть знак { $sign }, меняющий направление текста
    .unseen = нет ни одного видимого знака

Source =
    .entry-list = стартовый список
    .report-file = файл отчёта
    .national = национальный рейтинг

SettingLabel =
    .rounds = число туров
    .system = система жеребьёвки
    .system_options = толкования системы
    .win = очки за победу
    .draw = очки за ничью
    .loss = очки за поражение
    .absent = очки за отсутствие
    .pab = очки за бай по жеребьёвке
    .acceleration = ускоренная жеребьёвка
    .tie_breaks = дополнительные показатели
    .tie_break_edition = редакция дополнительных показателей
    .ranking_method = учитываемый рейтинг
    .ranking_federation = федерация национальных рейтингов
    .default_time = допустимое опоздание
    .correction_deadline = срок исправлений
    .pairing_deadline = срок жеребьёвки
    .appeal_deadline = срок подачи апелляции
    .bye_deadline = срок заявок на бай
    .half_byes_allowed = разрешено баев ½ очка
    .last_round_with_half_bye = баи ½ очка до тура
    .board_offset = первая доска
    .fixed_boards = постоянные доски
    .city = город
    .federation = федерация
    .start_date = первый день
    .end_date = последний день
    .round_starts = начало туров
    .time_zone = часовой пояс
    .time_control = контроль времени
    .norms_possible = возможно выполнение норм
    .fide_event = номер турнира в ФИДЕ
    .registered_on = регистрация в ФИДЕ
    .norm_event = чем турнир является для званий
    .two_person = результаты подтверждает второе лицо
    .two_person_boards = первые доски с подтверждением
    .public_explanations = объяснения на публичных страницах
    .rated_as = обсчёт рейтинга
    .public_rating_changes = изменения рейтинга на публичных страницах
    .push_messages = уведомления на телефоны
    .player_reports = игроки сообщают результаты
    .hall_plan = расположение досок
    .live_address = адрес трансляции партий
    .live_boards = доски с трансляцией
    .chief_arbiter = главный арбитр в отчёте
    .deputy_arbiters = заместители в отчёте

SettingValue =
    .none = нет
    .yes = да
    .no = нет
    .fixed-board = { $player }: доска { $board }
    .last-but-one = предпоследний
    .of-the-server = как на сервере
    .acceleration-none = нет
    .acceleration-baku = Баку (C.04.7)
    .two_person-off = нигде
    .two_person-first = на первых досках
    .two_person-all = на всех досках
    .rated_as-standard = классика
    .rated_as-rapid = рапид
    .rated_as-blitz = блиц
    .rated_as-no = без обсчёта
    .norm_event-none = ничем из этого
    .norm_event-national = финал чемпионата страны
    .norm_event-zonal = зональный или субзональный турнир
    .norm_event-qualifier = прямой отбор на Кубок мира или Турнир претендентов
    .norm_event-zonal-qualifier = зональный или субзональный турнир с прямым отбором на Кубок мира
    .norm_event-eve = личное соревнование ФИДЕ или континента
    .ranking_method-FIDE = только ФИДЕ
    .ranking_method-NRO = только национальный
    .ranking_method-FIDON = ФИДЕ, а если его нет, национальный
    .ranking_method-NIDOF = национальный, а если его нет, ФИДЕ
    .ranking_method-HBFN = больший из двух
    .ranking_method-LBFN = меньший из двух
    .ranking_method-OTHER = другой порядок (ФИДЕ, а если его нет, национальный)

Minutes = { $count ->
        [one] { $count } минута
        [few] { $count } минуты
        [many] { $count } минут
       *[other] { $count } минуты
    }

ListColumn =
    .name = фамилия и имя
    .surname = фамилия
    .first_name = имя
    .title = звание
    .federation = федерация
    .rating = рейтинг
    .rating_fide = рейтинг ФИДЕ
    .rating_national = национальный рейтинг
    .national_rating = национальный рейтинг наряду с ФИДЕ
    .fides_k = K в рейтинг-листе ФИДЕ
    .womens_title = женское звание
    .ingo = ingo
    .bcf = bcf
    .fide_id = FIDE ID
    .birth_date = дата рождения
    .sex = пол
    .type = тип
    .group = группа
    .club = клуб
    .contact = контакт

ServerPart =
    .pairing = программа жеребьёвки
    .import = импорт
    .start-up = запуск
    .second-machine = второй компьютер

AnnouncementPriority =
    .normal = обычное
    .urgent = срочное
    .screen = только для экранов в зале

AppealVerdict =
    .granted = удовлетворена
    .rejected = отклонена
    .withdrawn = отозвана
