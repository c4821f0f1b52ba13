### The log as an arbiter reads it.

Console-Activity = Действия
    .history-of = История: { $subject }
    .what-it-is = Всё, что было сделано, новое сверху. Изменить здесь ничего нельзя; по адресу этой страницы всегда видно то же самое.
    .is-head-in-log = Есть ли этот хеш в журнале?
    .table = Таблица (CSV)
    .audit-bundle = Пакет для аудита
    .entry = заявка { $entry }

Console-ActivityFilter =
    .what = Что
    .everything = всё
    .who = Кто
    .everybody = все
    .words = Слова
    .words-hint = Имя, доска, причина
    .show-all = Показать все
    .show = Показать
    .further = Устройство, тур, время
    .device = Устройство
    .round = Тур
    .any = любое значение
    .from = С
    .to = До

Console-ActivityList =
    .nothing = Ничего не найдено.
    .permanent-link = Постоянная ссылка на событие № { $seq }
    .refused-again = Отказано ещё { $count ->
        [one] { $count } раз
        [few] { $count } раза
        [many] { $count } раз
       *[other] { $count } раза
    }, последний: { $time }.
    .as-it-stood = Как было тогда
    .as-it-stood-after = , после события № { $seq }
    .changed-since = Что изменилось с тех пор
    .changed-since-before = перед самым событием № { $seq }
    .erased = Удалено по просьбе.
    .take-back = Отменить…
    .take-back-label = Отменить № { $seq }…
    .typed = введено { $time }
    .pages = Страницы
    .newest = Самые новые
    .older = Более старые

Console-Batch =
    .together = { $what } (вместе)
    .what = { $what }: { $count }
    .take-all-back = Отменить всё…
    .gone = отменено или с тех пор изменено
    .put-all-back = Вернуть всё…
    .put-back-label = Вернуть результаты: { $count }
    .taken-back = Отменено вместе результатов: { $count }, доски { $first }–{ $last } { $round }-го тура
    .put-back-confirm = На каждую доску вернётся результат, который был до общей отмены.
    .put-back-reasons = Строки были верные|Отменено по ошибке|Решение арбитра

Console-Touched =
    .change = { $title }: { $what }
    .nothing = ничего
    .more-of = { $title }: ещё { $count }
    .more = ещё { $count }
