### Что не так с отдельными строками файла отчёта и почему по нему нельзя провести жеребьёвку.
### Буквы, столбцы и коды записей — как в файле.

Pairing-Problem = { $says }
    .in-line = строка { $line }: { $says }
    .of-player = строка { $line }, игрок { $player }: { $says }
    .in-record = { $says } (запись { $record })

Pairing-Column =
    .starting-number = стартовый номер
    .a-starting-number = стартовый номер
    .rating = рейтинг
    .points = очки
    .points-of = очки за { $symbol }
    .points-of-player = очки (столбцы 81-84)
    .match-points = командные очки
    .game-points = очки партий
    .team = команда
    .rank-of-team = место команды
    .virtual-points = виртуальные очки
    .virtual-points-of = виртуальные очки { $round }-го тура
    .virtual-match-points = виртуальные командные очки
    .rank = место (столбцы 86-89)
    .opponent = соперник { $round }-го тура
    .round = тур
    .first-round = первый тур
    .last-round = последний тур
    .first-player = первый игрок
    .last-player = последний игрок
    .count-of-players = число игроков
    .count-of-rated = число игроков с рейтингом
    .count-of-teams = число команд
    .count-of-rounds = число туров

Pairing-Fault =
    .no-number = { $what }: не число: { QUOTED($text) }
    .no-points = { $what }: не очки: { QUOTED($text) }
    .no-half-points = { $what }: не целые и не половинные очки: { QUOTED($text) }
    .followed = { $what }: дальше стоит { QUOTED($text) }
    .zero = { $what }: 0
    .stray-text = в столбце { $column } стоит { QUOTED($text) }, что не относится ни к одному полю
    .not-recordable = в строке есть знак { $character }
    .record-twice = запись { $record } стоит дважды (строка { $line })
    .line-twice = строка стоит дважды (строка { $line })
    .no-players = в файле нет ни одного игрока (запись 001)
    .no-starting-number = нет стартового номера (столбцы 5-8)
    .rating-too-high = рейтинг { $rating } выше { $most }
    .no-colour = { $round }-й тур: цвет { QUOTED($text) } — не w, b или -
    .no-result = { $round }-й тур: неизвестный результат { QUOTED($text) }
    .own-opponent = { $round }-й тур: игрок — соперник самому себе
    .no-opponent = { $round }-й тур: результат партии { $result } без соперника
    .bye-with-opponent = { $round }-й тур: у { $result } не может быть соперника ({ $opponent })
    .game-without-colour = { $round }-й тур: для партии нужен цвет
    .no-initial-colour = начальный цвет — W или B, а не { QUOTED($text) }
    .other-initial-colour = начальный цвет: в другой записи { $other }
    .other-rounds-total = число туров: в другой записи { $other }
    .other-points = запись { $record } даёт другие очки: { $result ->
        [white-win] победа белыми
        [black-win] победа чёрными
        [forfeit-win] техническая победа
        [full-bye] бай 1 очко
        [white-draw] ничья белыми
        [black-draw] ничья чёрными
        [half-bye] бай ½ очка
        [white-loss] поражение белыми
        [black-loss] поражение чёрными
        [forfeit-loss] техническое поражение
        [zero-bye] бай 0 очков
       *[other] { $result }
    }
    .negative = результат даёт { $points }
    .no-symbol = в системе очков в столбце { $column } ничего нет, а там должен быть символ
    .odd-symbol = в системе очков в столбце { $column } стоит { QUOTED($symbol) }, а там должен быть символ
    .unknown-symbol = неизвестный символ { QUOTED($symbol) } в системе очков
    .symbol-without-points = в системе очков нет очков для { QUOTED($symbol) }
    .scored-twice = в системе очков { $symbol } стоит дважды
    .unknown-scoring = неизвестная система очков { QUOTED($text) }
    .unknown-configuration = неизвестная настройка { QUOTED($text) }
    .numbers-expected = здесь должны быть стартовые номера
    .no-bye = вид бая — F, H или Z, а не { QUOTED($text) }
    .no-round = нет тура (столбцы 7-9)
    .no-beginning = нужны первый тур (15-17) и первый игрок (23-26)
    .no-virtual-points = нет виртуальных очков (10-13)
    .range-backwards = туры или игроки указаны в обратном порядке
    .rounds-backwards = туры указаны в обратном порядке
    .unknown-points = неизвестный вид { QUOTED($symbol) } особых очков

Pairing-NotPairable =
    .number-of-rounds = не указано число туров (запись 142 или XXR)
    .number-of-rounds-asked = не указано число туров (запись 142 или XXR); задайте его: --rounds N
    .not-next = прежде чем { $round }-й, нужно составить { $next }-й тур
    .by-position = XXC rank: игроки должны стоять в порядке номеров
    .team-event = это командное соревнование (запись { $record }); по таким файлам только жеребятся и проверяются туры
    .odd-number-of-games = в матче две партии, а число туров — { $rounds }
    .no-match = туры { $first } и { $second } — не две партии одного матча: один соперник с обменом цветов или один и тот же бай

# Командные соревнования: что не так с записями команд (310, 320, 330, 300, 352, 362).
Pairing-Team =
    .no-teams = командное соревнование жеребится по записям 310, а их нет
    .missing = { $what } (колонки { $columns }): нет
    .no-forfeit = неявка на матч пишется как +-, -+ или --, а не { QUOTED($text) }
    .against-itself = тур { $round }: у команды { $team } неявка на матч с самой собой
    .no-board-colours = цвета досок пишутся как WBWB, а не { QUOTED($text) }
    .no-match-points = командные очки пишутся как TW 2.0, TD 1.0, TL 0.0, а не { QUOTED($text) }
    .number-twice = команда { $team } стоит дважды (строка { $line })
    .no-member = в команде { $team } есть игрок { $player }, но такого игрока нет
    .member-twice = игрок { $player } стоит в команде { $team } и в команде { $other }
    .no-team = команды { $team } нет
    .two-opponents = тур { $round }: игроки команды { $team } играли с командой { $one } и с командой { $other }
    .opponent-of-no-team = тур { $round }: соперник { $opponent } игрока { $player } не состоит ни в одной команде
    .own-team = тур { $round }: соперник { $opponent } игрока { $player } из той же команды
    .not-mutual = тур { $round }: у соперника { $opponent } игрока { $player } другой соперник
    .match-not-mutual = тур { $round }: команда { $team } играла с командой { $opponent }, а та с другой
    .bye-and-match = тур { $round }: у команды { $team } бай, и она играла с командой { $opponent }
    .result-missing = тур { $round }: нет результата команды { $team }
    .other-type = тип { $type } — не командная швейцарская система; жеребятся только типы FIDE_TEAM
    .other-system = { $system } не жеребит команды; файл командного соревнования (запись { $record })
    .no-team-event = { $system } жеребит команды; файл не командного соревнования
