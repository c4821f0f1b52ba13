### What every page of the console has.

Script-Answers =
    .order = Команда
    .met-another = { $what }: расхождение с другой записью
    .resolve-on-the-board = Обе записи сохранены: расхождение разрешают на доске.
    .look-and-decide = Посмотрите, что действует сейчас, и решите заново.
    .not-sent = { $what }: не удалось отправить
    .tell-who-runs-it = Отправьте ещё раз или сообщите тому, кто ведёт сервер.
    .send-again = Отправить снова
    .refused = { $what }: отказано
    .nothing-recorded = Ничего не записано.
    .toast = { $title }. { $why } { $todo }
    .card = { $todo } Введено { $time } на этом устройстве.

Script-Clocks =
    .set-it-right = { $words } Установите время правильно: по нему идут записи в журнале и сроки.

Script-Countdown =
    .over = истекло

Script-Device =
    .phone = Телефон
    .tablet = Планшет
    .other = Устройство

Script-Fragments =
    .changed = { $part }: изменено { $count }.
    .not-fetched = Сервер не передал эту часть страницы. Попробуйте ещё раз чуть позже.

Script-Lists =
    .shown = показано { $shown } из { $all }

Script-LogOut =
    .not-sent = { $count ->
        [one] Не отправлена { $count } запись
        [few] Не отправлены { $count } записи
        [many] Не отправлено { $count } записей
       *[other] Не отправлено { $count } записи
    }
    .stay-and-they-go = Сервер ещё не ответил. Останьтесь на этой странице, и всё уйдёт само.
    .unsent-until = Если выйти сейчас, записи останутся на этом устройстве неотправленными, пока { $name } снова не войдёт здесь.
    .log-out-anyway = Всё же выйти
    .stay = Остаться

Script-PresenceMarks =
    .at-this-board = Сейчас на этой доске: { $name }
    .preparing = Жеребьёвку { $round }-го тура готовит: { $name }.
    .pairing = Жеребьёвку { $round }-го тура проводит: { $name }.
    .reviewing = Жеребьёвку { $round }-го тура проверяет: { $name }.

Script-Shell =
    .live = Онлайн
    .reconnecting = Переподключение
    .offline = Без связи
    .connection = Связь: { $state ->
        [offline] отсутствует
       *[reconnecting] переподключение
    }. Вносить можно и дальше.
    .no-answer = Сервер не отвечает.
    .all-kept = { $words } Всё сохранено на этом устройстве и уйдёт само.
    .keeps-nothing = Этот браузер ничего не сохраняет: не закрывайте страницу.
    .wait-for = Введено на этом устройстве и ждёт нового входа: { $count } ({ $name }).

Script-Sorting =
    .sorted = Порядок: { $head }, { $way ->
        [down] по убыванию
       *[up] по возрастанию
    }.
    .as-it-came = В исходном порядке.

Script-Toasts =
    .region = Что только что произошло

Script-Trouble =
    .kept = { $words } Введённое хранится на этом устройстве и уйдёт само, по порядку.
    .light = Связь с сервером и последнее событие на этой странице
    .not-recording = Записи не ведутся

Script-Undo =
    .title = Отменить: { $what }?
    .report = Заявки, туры, результаты и настройки из отчёта исчезнут все: турнир станет таким, каким был до этого, и сможет принять следующий отчёт.
    .batch = Каждая запись становится такой, какой была до этого. Изменённое с тех пор не трогается и перечисляется.
    .wrong-file = Прочитан не тот файл
    .wrong-group = Выбрана не та группа
    .take-all-back = Отменить всё
    .label = Отменено: { $what }
    .left-alone = Не тронуто
    .changed-since = С тех пор изменено, поэтому не тронуто:

Script-Palette =
    .player = игрок
    .board = доска
    .page = страница
    .act = действие
    .act-of = { $act }: { $of }
    .nothing = Ничего такого нет.
    .found = Найдено: { $count }
    .away = без сети не открывается
    .not-now = Сейчас этого здесь сделать нельзя.
    .as-known = Список не прочитан: ищется только то, что знает эта страница.
