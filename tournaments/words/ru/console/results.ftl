### The page on which the results of a round are typed.

Console-Results = Результаты
    .title = Результаты{ $round ->
        [0] { "" }
       *[other] , { $round }-й тур
    }
    .round = Тур { $round }
    .match = Матч { $match } · туры { $first } и { $second }
    .of = из { $rounds }
    .entered = { $entered } из { $boards }
    .results-entered = Внесено результатов
    .missing = { $count ->
        [0] все внесены
       *[other] нет результатов: { $count }
    }
    .in-conflict = расхождения: { $count }
    .start-of-play = Начало тура
    .pairing = Жеребьёвка
    .history = История
    .paired-anew = Состав пар на досках этого тура изменён. { $link }
    .show-them = Показать
    .next-round = Опубликован следующий тур. { $link }
    .open-it = Открыть
    .explanation = Объяснение
    .no-such-round = { $round }-го тура нет.

# --- typing

Console-Typing = Ввод результатов
    .chosen-board = Выбранная доска
    .board = Доска
    .number = номер
    .white = Белые
    .black = Чёрные
    .stands = Действует
    .played = Сыграно
    .forfeit = Технические
    .not-rated = Без обсчёта
    .by-decision = По решению
    .keys = Клавиши
    .by-board-number = Номер доски, затем + * −
    .no-keys = Выкл.
    .all-results = Все результаты
    .clear = Очистить
    .last-typed = Последние внесённые
    .result-of-chosen = Результат выбранной доски

Console-Verification = Контрольный проход
    .type-the-slip = внесите листок доски { $board }
    .no-slip = Нет листка
    .tone = Звук
    .end = Закончить
    .start = Сверить листки
    .what-it-does = Внесите листки второй раз; на первом несовпадении проход остановится

# --- the list and what it is narrowed by

Console-BoardFilters =
    .find = Найти игрока или доску
    .find-hint = Имя или доска
    .missing-only = Без результата
    .to-confirm = Ждут подтверждения { $count }
    .my-boards = Мои доски, { $first }–{ $last }
    .my-boards-from = Мои доски, с { $first }
    .none = Подходящих досок нет. Очистите поиск или снимите отметку «Без результата».

Console-Boards = Доски { $round }-го тура
    .board = Доска
    .white = Белые
    .black = Чёрные
    .rating = Рейт.
    .points = Очки
    .result = Результат
    .entered-by = Кто внёс
    .result-of-board = Результат доски { $board }
    .rated = для рейтинга { $result }
    .game-of-match = партия { $game }
    .reversed = обратный цвет
    .reversed-in-report = обратный цвет в отчёте
    .under-appeal = обжалуется
    .new-game = новая партия
    .notes = { $count ->
        [one] { $count } заметка
        [few] { $count } заметки
        [many] { $count } заметок
       *[other] { $count } заметки
    }
    .seen = игра идёт, { $time }
    .adjourned = отложена
    .confirmed-by = подтверждение:
    .to-confirm = ждёт подтверждения
    .who-typed = Кто что внёс и когда
    .history = История доски { $board }
    .byes = Баи
    .without-opponent = Без соперника

# --- nothing to type

Console-NoBoards = Туры ещё не опубликованы
    .not-started = Турнир не начат
    .draft = { $round }-й тур — черновик
    .requested = Идёт жеребьёвка { $round }-го тура
    .first-steps = Добавьте игроков и отметьте прибытие, затем начните турнир и проведите жеребьёвку 1-го тура.
    .when = Результаты можно вносить, как только тур опубликован.
    .entries = Заявки
    .pairing = Жеребьёвка
