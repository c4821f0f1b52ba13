### The row of rounds above results, pairing and standings.

Console-Rounds = Туры
    .round = { $round }-й тур: { $status }
    .none = без жеребьёвки
    .requested = идёт жеребьёвка
    .draft = черновик
    .failed = жеребьёвка не проведена
    .published = опубликован{ $missing ->
        [0] { "" }
       *[other] , нет результатов: { $missing }
    }
    .closed = закрыт{ $missing ->
        [0] { "" }
       *[other] , нет результатов: { $missing }
    }
