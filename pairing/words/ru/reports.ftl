### Что в файле отчёта сомнительно или неверно; рядом стоят строка, игрок и запись.

Pairing-Doubt =
    .points = указано очков { $stated }, по результатам { $made }
    .rank = указано место { $rank }, а должно быть { $place } или делёж
    .rank-with-fewer = указано место { $rank }, но { $player } с меньшим числом очков занимает место { $before }
    .rank-with-more = указано место { $rank }, но { $player } с большим числом очков занимает место { $before }
    .same-fide-id = у игрока { $player } тот же FIDE ID { $fide_id }
    .same-person = у игрока { $player } те же имя и дата рождения
    .short-of-one = { $round }-й тур: { $result } и { $theirs } (соперник { $opponent }) расходятся в том, сделали ли оба ход
    .no-start-date = дата начала — не дата: { QUOTED($text) }
    .no-end-date = дата окончания — не дата: { QUOTED($text) }
    .end-first = окончание { $end } раньше начала { $start }
    .born-late = дата рождения { $date } не раньше турнира
    .no-round-date = дата { $round }-го тура — не дата: { QUOTED($text) }
    .round-early = { $round }-й тур — { $date }, раньше предыдущего
    .round-outside = { $round }-й тур — { $date }, вне сроков турнира
    .dates = дат: { $dates }, туров: { $rounds }
    .count-of-players = указано игроков { $stated }, в файле { $count }
    .count-of-rated = указано игроков с рейтингом { $stated }, в файле { $count }
    .no-sex = пол — m или w, а не { QUOTED($text) }
    .no-title = { QUOTED($text) } — не звание
    .no-fide-id = { QUOTED($text) } — не FIDE ID
    .no-birth-date = { QUOTED($text) } — не дата рождения
    .no-federation = { QUOTED($text) } — не федерация
    .no-rank-method = { QUOTED($text) } — не способ стартового порядка
    .no-time-control = { QUOTED($text) } — не код контроля времени
    .two-orders = порядок в таблице уже указан в 202
    .accelerated-twice = в строке { $line } уже есть виртуальные очки, игрок { $player }
    .colour-without-opponent = { $round }-й тур: цвет без соперника не сохраняется
    .unknown-record = запись { QUOTED($code) } неизвестна и не используется
    .prohibition-without-rounds = туры (столбцы 5-7 и 9-11) не указаны: с первого или до последнего
    .change-unreadable = изменение регламента не читается: { $comment }
    .change-contradicted = { $name }: с { $round }-го тура указано { $value }, затем { $after }
    .read-as-pab = { $round }-й тур: { $result } без соперника — бай по жеребьёвке
    .read-as-full-bye = { $round }-й тур: { $result } без соперника — бай 1 очко
    .read-as-half-bye = { $round }-й тур: { $result } без соперника — бай ½ очка
    .read-as-zero-bye = { $round }-й тур: { $result } без соперника — бай 0 очков

Pairing-Contradiction =
    .number-twice = стартовый номер { $player } уже стоит в строке { $line }
    .no-player = игрока { $player } нет
    .listed-twice = игрок { $player } стоит в записи несколько раз: { $times }
    .prohibition-of-one = для запрета нужны два игрока
    .points-for-nobody = очки никому не предназначены
    .no-round = { $round }-го тура нет: в турнире туров { $rounds }
    .match-points = командные очки (столбцы 8-11) относятся к командному турниру; очки личного стоят в столбцах 14-17
    .byes-twice = баи { $bye } { $round }-го тура стоят и в строке { $line }
    .two-byes = { $round }-й тур: бай { $bye } и { $other }
    .bye = { $round }-й тур: бай { $bye }, но в строке игрока { $result }
    .bye-but-paired = { $round }-й тур: бай { $bye }, но в строке игрока есть пара
    .no-opponent = { $round }-й тур: соперника { $opponent } нет
    .not-mutual = { $round }-й тур: соперник { $opponent }, но у { $opponent } соперник { $theirs }
    .not-mutual-alone = { $round }-й тур: соперник { $opponent }, но у { $opponent } соперника нет
    .same-colour = { $round }-й тур: у соперника { $opponent } тот же цвет
    .results-disagree = { $round }-й тур: результат { $result ->
        [blank] (пусто)
       *[other] { $result }
    } не согласуется с результатом { $theirs ->
        [blank] (пусто)
       *[other] { $theirs }
    } у соперника { $opponent }
    .rounds = записано туров { $recorded }, но в турнире { $rounds }
    .result-missing = { $round }-й тур: нет результата
    .second-bye = { $round }-й тур: у игрока { $player } уже есть бай по жеребьёвке
