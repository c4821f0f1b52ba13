### One player: the card with everything that can be done to the entry.

Console-Player =
    .fides = ФИДЕ { $rating }
    .national = национальный { $rating }
    .unrated = без рейтинга
    .number = номер { $number }
    .entry = заявка { $entry }
    .born = год рождения { $year }
    .points = очки: { POINTS($half_points) }
    .points-and-rank = очки: { POINTS($half_points) }, место { $rank }
    .moved-away = Перевод в: { $entry }
    .moved-here = Перевод сюда из: { $entry }
    .entry-there = { $section }, заявка { $entry }
    .why-rank = Почему это место?
    .rating-change = Изменение рейтинга
    .history = История
    .all-recorded = Все записи об этом игроке
    .erase = Удалить персональные данные…

# What can be done at once. Of each act: its button, what it is called while it waits, what is asked
# before, and reasons to choose from, with | between them.
Console-PlayerActs =
    .check-in = Отметить прибытие
    .check-in-of = Отметить прибытие: { $name }
    .check-out = Отменить отметку
    .check-out-of = Отменить отметку о прибытии: { $name }
    .withdraw = Снять с турнира…
    .withdraw-of = Снять с турнира: { $name }
    .withdraw-means = { $name } не участвует в жеребьёвке со следующего тура; результаты остаются.
    .withdraw-reasons = Просьба игрока|Болезнь|Неявка без предупреждения|Решение арбитра
    .reinstate = Вернуть в турнир…
    .reinstate-of = Вернуть в турнир: { $name }
    .reinstate-means = { $name } снова участвует в жеребьёвке со следующего тура.
    .reinstate-reasons = Возвращение игрока|Снятие по ошибке|Решение арбитра
    .expel = Исключить…
    .expel-of = Исключить: { $name }
    .expel-means = { $name } больше не участвует в жеребьёвке; результаты остаются.
    .expel-reasons = Правила шахмат, 12.9|Нечестная игра|Решение арбитра
    .take-back = Отменить заявку…
    .take-back-of = Отменить заявку: { $name }
    .take-back-means = { $name } больше не стоит ни в одном списке, как будто заявки не было; заявку можно вернуть.
    .take-back-reasons = Добавлено по ошибке|Выбран не тот человек|Решение арбитра
    .take-move-back = Отменить перевод…
    .take-move-back-of = Отменить перевод: { $name }
    .take-move-away-back-means = Отменяются обе половины: { $name } снова играет здесь, а не в турнире { $section }.
    .take-move-here-back-means = Отменяются обе половины: { $name } снова играет в турнире { $section }, а не здесь.
    .take-move-back-reasons = Переведено по ошибке|Выбран не тот турнир|Решение арбитра
    .move = Перевести в другой турнир…
    .restore = Вернуть заявку…
    .restore-of = Вернуть заявку: { $name }
    .restore-means = { $name } снова стоит в списках.
    .restore-reasons = Отменено по ошибке|Решение арбитра

# The table of his rounds.
Console-PlayerRounds =
    .title = Туры
    .round = Тур
    .board = Доска
    .colour = Цвет
    .opponent = Соперник
    .rating = Рейтинг
    .result = Результат
    .points = Очки
    .float = Поплавок

Console-PlayerDetails =
    .title = Данные

Console-PlayerRating =
    .title = Рейтинги
    .of = Рейтинг: { $name }
    .no-rating = без рейтинга
    .so-far = { $name }: до сих пор { $rating }.
    .reasons = По рейтинг-листу|Опечатка|Выбран не тот человек|Решение арбитра
    .fides = Рейтинг ФИДЕ
    .source = Источник
    .national = Национальный рейтинг
    .national-source = Его источник
    .correct = Исправить рейтинг…

Console-PlayerByes =
    .title = Баи
    .by-round = Баи по турам
    .round = Тур
    .bye = Бай
    .change = Изменить
    .granted = { $kind ->
            [zero] 0 очков
            [half] ½ очка
           *[full] 1 очко
        }
    .plays = играет
    .take-back = Отменить
    .taken-back = { $name }: бай в { $round }-м туре отменён
    .grant-to = { $kind ->
            [zero] Бай 0 очков: { $name }, { $round }-й тур
            [half] Бай ½ очка: { $name }, { $round }-й тур
           *[full] Бай 1 очко: { $name }, { $round }-й тур
        }
    .grant = { $kind ->
            [zero] Бай 0 очков в { $round }-м туре
            [half] Бай ½ очка в { $round }-м туре
           *[full] Бай 1 очко в { $round }-м туре
        }
    .all-paired = Жеребьёвка всех туров уже проведена.
    .not-paired = Больше не участвует в жеребьёвке.

Console-PlayerBoard =
    .title = Постоянная доска
    .of = Постоянная доска: { $name }
    .means = Со следующей жеребьёвки { $name } всегда играет за этой доской.
    .reasons = Трудно передвигаться|Решение арбитра
    .number = Номер доски
    .set = Закрепить доску
    .set-and-ask = Закрепить доску…
    .clear = Убрать…
    .clear-of = Без постоянной доски: { $name }
    .clear-means = { $name } больше не играет всегда за доской { $board }.
    .clear-reasons = Больше не нужно|Решение арбитра

Console-PlayerMerge =
    .title = Двойная заявка?
    .of = Объединить, остаётся: { $name }
    .means = Другая заявка исчезает из жеребьёвки и таблицы; обе истории сохраняются.
    .other = Вторая заявка
    .entry = { $name } ({ $rating }, заявка { $entry })
    .merge = Объединить с этой заявкой…
