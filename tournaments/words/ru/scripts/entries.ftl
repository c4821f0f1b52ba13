### Players: check-in, entering, withdrawing, moving, erasing.

Script-CheckIn =
    .kept = сохранено, не отправлено
    .no-code = Игрока с кодом { $code } здесь нет.
    .no-name = Игрока с таким именем нет.
    .several = Игроков с этим кодом: { $count }. Выберите стрелками
    .tally = { $here } из { $all }
    .already = уже на месте
    .not-yours = С вашей ролью нельзя отмечать прибытие.
    .checked-in = прибытие отмечено
    .taken-back = отметка отменена
    .label = { $name }: { $what ->
        [already] уже на месте
        [taken-back] отметка отменена
       *[checked-in] прибытие отмечено
    }
    .refused = отказано
    .unrated = без рейтинга
    .here = на месте
    .not-here = ещё не на месте
    .more = и ещё { $count }; введите следующую букву
    .undo = Отменить
    .missing = не прибыли: { $count }
    .all-here = все на месте
    .everybody = Все на месте.
    .check-in = Отметить прибытие: { $name }
    .is-here = На месте

Script-Entries =
    .entered = { $name }: заявка записана. Форма готова для следующего игрока.

Script-Listed =
    .no-list = Рейтинг-лист ещё не загружен (Заявки, Рейтинг-листы).
    .nobody = { $list }: никого не найдено.
    .found = { $count ->
        [one] { $list }: найден { $count } игрок; Enter добавляет игрока
        [few] { $list }: найдено { $count } игрока; стрелки выбирают, Enter добавляет
        [many] { $list }: найдено { $count } игроков; стрелки выбирают, Enter добавляет
       *[other] { $list }: найдено { $count } игрока; стрелки выбирают, Enter добавляет
    }
    .most = { $list }: показаны сильнейшие ({ $count }); введите ещё букву
    .entered = заявка { $entry }
    .already = { $name }: заявка уже есть, { $entry }.
    .unrated = без рейтинга
    .inactive = неактивный
    .rating = { $kind } { $rating }
    .standard = классика
    .rapid = рапид
    .blitz = блиц
    .national = национальный
    .unread = Лист сейчас не удалось прочитать. Введённое ниже всё равно можно добавить.
    .filled = { $name }: форма заполнена по листу.

Script-Erase =
    .sending = Удаление…
    .recorded = Персональные данные удалены.
    .refused = Ничего не удалено: см. выше.

Script-Group =
    .does-not-go-on = Группа дальше не играет
    .absent = Неявка без предупреждения (C.05 6.5)
    .told = Арбитру сообщили
    .withdraw = { $count ->
        [one] Снять { $count } игрока…
        [few] Снять { $count } игроков…
        [many] Снять { $count } игроков…
       *[other] Снять { $count } игрока…
    }
    .nobody = Никого не снимать
    .label = Снятие с турнира: { $count }
    .title = Снять с турнира игроков: { $count }?
    .whole-batch = Они не участвуют в жеребьёвке со следующего тура. В «Действиях» весь пакет можно отменить целиком.
    .yes = Снять { $count }
    .recorded = Записано: { $what }.

Script-LateEntry =
    .unread = Последствия сейчас не удалось прочитать. Заявку всё равно можно добавить; с какого тура игрок участвует в жеребьёвке, решает стол регистрации.
    .means = Что означает эта заявка
    .reading = Выясняются последствия…
    .not-possible = Сейчас невозможно
    .maybe = { $name }, заявка { $entry }: { $grounds }
    .entered-already = Заявка уже есть?

Script-Move =
    .sending = Перевод…
    .recorded = Перевод записан.
    .refused = Никто не переведён: см. выше.
