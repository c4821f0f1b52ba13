### One event of the log.

Console-Event =
    .page = Событие { $seq }
    .title = Событие № { $seq }
    .no-such = События № { $seq } в журнале нет.
    .neighbours = Среди соседних
    .undoes = Отменяет: { $event }.
    .refused-again = { $times ->
            [one] Отказано ещё { $times } раз, последний: { $last }.
            [few] Отказано ещё { $times } раза, последний: { $last }.
            [many] Отказано ещё { $times } раз, последний: { $last }.
           *[other] Отказано ещё { $times } раза, последний: { $last }.
        }
    .who = Кто
    .actor = { $name }, { $role }
    .from-where = Откуда
    .no-device = устройство не названо
    .recorded = Записано
    .by-the-device = По часам устройства
    .not-said = не указано
    .as-it-stood = Как было тогда
    .changed-since = Что изменилось с тех пор
    .history = История того же
    .take-it-back = Отмена
    .take-back = Отменить…

# As it stands in the log.
Console-EventRecorded =
    .title = Запись в журнале
    .type = Тип
    .recorded-at = Время записи
    .devices-time = Время устройства
    .actor = Автор
    .command = Команда
    .body = Содержание
    .hash-before = Хеш до
    .hash = Хеш
