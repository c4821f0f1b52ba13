### Fields, dialogs, photos, and what a correction reaches.

Script-AtOnce =
    .no-answer = Сервер не отвечает; попробуйте ещё раз. Сколько бы раз это ни отправляли, выполнится оно один раз.

Script-Countdowns =
    .ended = истекло { $length } назад
    .left = осталось { $length }
    .seconds = { $seconds } с
    .minutes = { $minutes } мин
    .hours = { $hours } ч { $minutes } мин

Script-Dialogs =
    .reason = Причина
    .own-words = или своими словами

Script-FieldErrors =
    .look = Ещё не сделано: посмотрите, что отмечено.
    .tick = Сначала поставьте отметку.
    .choose = Выберите один вариант.
    .needed = Это нужно заполнить.
    .number-needed = Нужно число.
    .time-needed = Нужны полная дата или время.
    .between = От { $min } до { $max }.
    .at-least = Не менее { $min }.
    .at-most = Не более { $max }.
    .whole = Целое число.
    .too-long = Не более { $count } знаков.

Script-FileNotes =
    .heading = Файл внесён. Замечания к нему:

Script-Forms =
    .question = { $label }?
    .yes = Да

Script-FideMode =
    .title = Выйти из режима ФИДЕ?
    .for-good = Об этом будут сообщать каждая страница консоли и отчёт.
    .leave = Выйти из режима ФИДЕ
    .really = Выйти из режима ФИДЕ навсегда?
    .second-time = Вопрос задаётся второй раз: выход из режима ФИДЕ с { $round }-го тура.
    .yes = Да, с { $round }-го тура

Script-Modal =
    .kept = Здесь что-то введено: закрыть можно кнопкой «Отмена» или клавишей Escape.

Script-PhotoForms =
    .legend = Добавить фото
    .add = Добавить
    .choose-first = Сначала выберите фото.

Script-Photos =
    .take = Сделать снимок
    .choose = Выбрать файлы
    .chosen = Выбрано фото: { $count }.
    .leave-out = Не брать { $file }
    .label = { $label }: фото { $file }

Script-PlayerPicker =
    .added = { $name } теперь в группе.
    .take-out = Убрать
    .take-out-player = Убрать: { $name }
    .at-least-two = В группе не менее двух игроков.

Script-Reach =
    .next = Вовремя: учитывается
    .after-next = Учитывается через одну жеребьёвку
    .rating = Только рейтинговый отчёт
    .reading = Выясняются последствия…
    .unread = Последствия не удалось прочитать. Без них не исправляется то, что пришло слишком поздно и не учитывается.
    .late = После срока
    .standings = { $count ->
        [one] Таблица: изменится { $count } строка
        [few] Таблица: изменятся { $count } строки
        [many] Таблица: изменится { $count } строк
       *[other] Таблица: изменится { $count } строки
    }
    .standings-caption = Таблица до и после
    .prizes = { $count ->
        [one] Призы: другое получит { $count } игрок
        [few] Призы: другое получат { $count } игрока
        [many] Призы: другое получат { $count } игроков
       *[other] Призы: другое получат { $count } игрока
    }
    .prizes-caption = Призы до и после
    .before = До
    .after = После
    .nothing = ничего
    .points = Очки
    .rank = Место
    .numbers = { $count ->
        [one] Номера: другой номер у { $count } игрока
        [few] Номера: другие номера у { $count } игроков
        [many] Номера: другие номера у { $count } игроков
       *[other] Номера: другие номера у { $count } игрока
    }
    .numbers-caption = Номера сейчас и новые
    .number = Номер

Script-TakeBack =
    .wrong-board = Не та доска или не тот игрок
    .unread = Последствия не удалось прочитать; ничего не отменено. Попробуйте снова, когда сервер ответит.
    .title = Отменить № { $event }?
    .label = Отменить № { $event }
    .done = № { $event }: отменено.
    .refused = № { $event } отменить нельзя
