### Почему жеребьёвки тура нет.

NoPairing = { $round }-й тур: жеребьёвка не получена ({ $code }).
    .as-said = { PAIRING($sentence, $facts) }
    .disputed = Независимая проверка не согласна: { ARTICLE($article) }: { PAIRING($sentence, $facts) }{ $others ->
        [0] { "" }
       *[other] { " " }(и ещё { $others })
    }
    .NotSettled = Попытки провести жеребьёвку { $round }-го тура не удались: { $attempts }.
    .RoundIncomplete = Результат отменён: { $open_round }-й тур, доска { $board }, результата ещё нет.
    .UnknownSystem = неизвестная система жеребьёвки «{ $system }»; известны: { $known }.
    .TimeLimit = Жеребьёвка не получена за { $seconds } с.
    .EngineFailed = Программа жеребьёвки завершилась без ответа.
    .PairingInputMoved = { $count ->
        [one] Пока шла жеребьёвка { $round }-го тура, поступило { $count } изменение: { CHANGES($changes, $count) }. Жеребьёвка проведена без его учёта и отброшена.
        [few] Пока шла жеребьёвка { $round }-го тура, поступило { $count } изменения: { CHANGES($changes, $count) }. Жеребьёвка проведена без их учёта и отброшена.
        [many] Пока шла жеребьёвка { $round }-го тура, поступило { $count } изменений: { CHANGES($changes, $count) }. Жеребьёвка проведена без их учёта и отброшена.
       *[other] Пока шла жеребьёвка { $round }-го тура, поступило { $count } изменения: { CHANGES($changes, $count) }. Жеребьёвка проведена без их учёта и отброшена.
    }
