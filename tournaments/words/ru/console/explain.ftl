### Why a round is paired as it is: a board, the whole round, and why two players do not meet.

Console-Explain = Объяснение
    .page = Почему, { $round }-й тур
    .why = Почему?
    .why-board = Почему такая пара на доске { $board }
    .board = { $round }-й тур, доска { $board }: почему?
    .round = { $round }-й тур: почему?
    .bracket = Группа { $bracket }
    .decided = Решает { $by } (C.04.3 { $article })
    .decided-by-article = Решает C.04.3 { $article }
    .first-in-order = Первый по порядку вариант
    .whole-round = Весь тур
    .back = Назад к жеребьёвке
    .why-the-float = Почему поплавок
    .why-does = Почему не играют
    .not-meet = и
    .choose = Выберите игрока
    .ask = Почему нет?
    .step-by-step = Эта система проводит жеребьёвку шаг за шагом, поэтому на вопрос «почему нет?» здесь ответа нет.
    .would-be = Группа была бы такой: { $pairs }
    .values = Промежуточные значения
    .bye = Бай
