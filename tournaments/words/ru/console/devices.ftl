### Devices: a code for a phone, the list, one device and what was typed on it, and being out.

Console-Devices =
    .title = Устройства
    .about = Телефон подключается по собственному коду: для одного человека, на определённое время, до отзыва доступа.
    .settings = Настройки
    .code-for = Код для устройства: { $name }
    .scan-code = Отсканируйте его этим устройством в течение 15 минут. Код действует один раз; вход на устройстве открыт до { $until }.
    .open-link = Откройте ссылку в другом браузере этого компьютера в течение 15 минут; в другом месте она не действует. Она действует один раз; вход на устройстве открыт до { $until }.
    .add = Добавить устройство
    .whose = Чьё
    .ends = Вход действует
    .end = { $end ->
            [tonight] до вечера, { $moment }
            [hours] четыре часа, до { $moment }
           *[end] до конца последнего дня, { $moment }
        }
    .make-code = Создать код
    .open-codes = Ещё не использованные коды
    .until = до { $time }
    .take-back = Отменить
    .not-your-code = Этот код можете отменить не вы.
    .newest-page = Коды создаются на самой новой странице.

# The hall's own certificate.
Console-DevicesCertificate =
    .title = Сертификат этого зала
    .about = При HTTPS никто в сети не прочитает и не изменит то, что отправляет устройство, а консоль переживает перезагрузку страницы без сети.
    .steps = указания на странице
    .scan-here = Отсканируйте это устройством, выполните { $steps }, затем создайте здесь его код.
    .scan-there = Отсканируйте это устройством, выполните { $steps }, затем создайте его код на { $address }.
    .follow-here = Выполните на устройстве { $steps }, затем создайте здесь его код.
    .follow-there = Выполните на устройстве { $steps }, затем создайте его код на { $address }.

Console-DevicesList =
    .title = Подключённые
    .name = Подключённые устройства
    .none = Нет.
    .device = Устройство
    .whose = Чьё
    .joined = Подключено
    .last-seen = Последняя связь
    .until = До
    .acts = Действия
    .revoked = доступ отозван
    .over = истекло
    .by-a-code-of = код создан: { $name }
    .revoked-at-by = доступ отозван { $revoked }, { $name }
    .review = Проверить
    .review-results = { $count ->
            [one] Проверить { $count } результат
            [few] Проверить { $count } результата
            [many] Проверить { $count } результатов
           *[other] Проверить { $count } результата
        }
    .reviewed-by = Проверка: { $name }

Console-DeviceRevocation =
    .title = Отозвать доступ
    .of = Отозвать доступ: { $device }
    .means = { $device } ({ $name }): вход сразу закрывается, и ничего с этого устройства больше не принимается.
    .means-with-review = { $device } ({ $name }): вход сразу закрывается, и ничего с этого устройства больше не принимается. Внесённое на нём попадает в список для проверки.
    .reasons = Потеряно|Украдено|Передано другому|Больше не нужно
    .yes = Отозвать
    .revoke = Отозвать…
    .since = Могло быть в чужих руках
    .since-it-joined = с момента подключения
    .since-minutes = { $minutes ->
            [15] последние четверть часа
            [60] последний час
           *[240] последние четыре часа
        }

Console-Device =
    .joined = { $name }, подключено { $joined }
    .joined-and-revoked = { $name }, подключено { $joined }, доступ отозван { $revoked }, { $by }
    .history = История
    .no-such = Устройства { $device } нет.

# What was typed on it in the time in doubt.
Console-DeviceEntries =
    .name = Результаты на проверку
    .in-doubt = { $count ->
            [one] { $count } результат под сомнением: сверьте с листками. { $confirm } подтверждает, { $correct } исправляют, стрелки перемещают.
            [few] { $count } результата под сомнением: сверьте с листками. { $confirm } подтверждает, { $correct } исправляют, стрелки перемещают.
            [many] { $count } результатов под сомнением: сверьте с листками. { $confirm } подтверждает, { $correct } исправляют, стрелки перемещают.
           *[other] { $count } результата под сомнением: сверьте с листками. { $confirm } подтверждает, { $correct } исправляют, стрелки перемещают.
        }
    .reviewed = Проверка: { $name }, { $reviewed }.
    .nothing-in-doubt = Сомнительных результатов больше нет.
    .title = Результаты, внесённые на устройстве { $device }
    .round = Тур
    .board = Доска
    .players = Игроки
    .typed = Введено
    .at = Время
    .now = Сейчас
    .confirm = Подтвердить
    .confirm-board = Подтвердить доску { $board }, { $result }
    .correct = Исправить…
    .correct-board = Исправить доску { $board }
    .confirmed = подтверждено
    .cleared = очищено
    .stands = действует
    .none = На этом устройстве результаты не вносились.
    .close = Проверено
    .close-of = Проверка: { $device }
    .others = Что ещё сделано на этом устройстве

# What a revoked device is left with.
Console-DeviceOut =
    .page = Доступ отозван
    .title = Доступ этого устройства отозван
    .revoked = { $device }: доступ отозван, { $revoked } ({ $zone }). Ничего с этого устройства больше не принимается.
    .not-sent = Введено здесь, но не записано
    .show-it = Покажите этот список главному арбитру.
    .log-in = Войти с паролем
