### What stands around every page of a tournament.

Console-Shell =
    .as-of = На событие № { $seq }
    .connection = Связь с сервером и последнее событие на этой странице
    .connecting = Подключение
    .menu = Меню:
    .public-page = Публичная страница
    .toasts = Что только что произошло

Console-Sections = Турниры в этом зале
    .all = Все турниры

Console-Bar =
    .all-tournaments = Все турниры
    .help = Справка
    .help-title = Справка: клавиши и руководство (?)
    .theme = Светлая или тёмная тема

Console-Unsent = Введено здесь, ответа ещё нет
    .waiting = ждёт отправки

Console-Answers = Ответы для вас
    .to-read = прочитать

Console-Account = Учётная запись
    .name-and-role = { $name }, { $role }
    .no-role = без роли
    .this-device = В журнале это устройство называется «{ $device }».
    .device-name = Имя этого устройства в журнале
    .devices = Устройства
    .what-i-did = Мои действия
    .tokens = Ваши токены
    .look-back-to = Взгляд назад (время в зале)
    .look-back = Взгляд назад
    .log-out = Выйти
    .logged-out = Вход закрыт. { $link }; введённое сохранено на этом устройстве и уйдёт после входа.
    .log-in-again = Войдите снова
    .read-again = Прочитать ещё раз

# --- the row of tabs

Console-Tabs = Консоль
    .results = Результаты
    .entries = Заявки
    .check-in = Регистрация
    .pairing = Жеребьёвка
    .standings = Таблица
    .appeals = Апелляции
    .activity = Действия
    .settings = Настройки

# What the number beside a tab counts.
Console-TabCount =
    .results = нет результатов
    .pairing = расхождения
    .appeals = открытые

Console-Phase =
    .closed = закрыт
    .standings-final = Таблица итоговая

# --- calls of the players' reports

Console-Calls =
    .board = Доска { $board }
    .stands = { $board }: действует { $result }, { $of ->
        [file] в файле досок
       *[players] в сообщении игрока
    } иначе: { $claims }.
    .differ = { $board }: { $of ->
        [file] указанные результаты расходятся
       *[players] сообщения игроков расходятся
    }: { $claims }.
    .claim = { $name } { $result }, { $time }
    .claim-of-file = файл досок { $result }, { $time }
