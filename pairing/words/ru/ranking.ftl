### Таблица: как называются дополнительные показатели, откуда их значения и что не так со списком.
### Статьи — из C.07.

Pairing-TieBreak-PTS = Очки
    .short = Очки
Pairing-TieBreak-DE = Личная встреча
    .short = DE
Pairing-TieBreak-WIN = Число побед
    .short = Победы
Pairing-TieBreak-WON = Победы за доской
    .short = WON
Pairing-TieBreak-BPG = Партии чёрными
    .short = BPG
Pairing-TieBreak-BWG = Победы чёрными
    .short = BWG
Pairing-TieBreak-PS = Нарастающие очки (прогресс)
    .short = PS
Pairing-TieBreak-REP = Туры без отказа от игры
    .short = REP
Pairing-TieBreak-STD = Стандартные очки
    .short = STD
Pairing-TieBreak-TPN = Стартовый номер
    .short = TPN
Pairing-TieBreak-BH = Бухгольц
    .short = BH
Pairing-TieBreak-AOB = Среднее Бухгольца соперников
    .short = AOB
Pairing-TieBreak-FB = Предварительный Бухгольц
    .short = FB
Pairing-TieBreak-SB = Зоннеборн-Бергер
    .short = SB
Pairing-TieBreak-KS = Система Койя
    .short = KS
Pairing-TieBreak-ARO = Средний рейтинг соперников
    .short = ARO
Pairing-TieBreak-TPR = Рейтинг-перфоманс
    .short = TPR
Pairing-TieBreak-PTP = Идеальный перфоманс (PTP)
    .short = PTP
Pairing-TieBreak-APRO = Средний перфоманс соперников (APRO)
    .short = APRO
Pairing-TieBreak-APPO = Средний идеальный перфоманс соперников (APPO)
    .short = APPO
Pairing-TieBreak-RTNG = Рейтинг
    .short = RTNG
Pairing-TieBreak-OTHER_RATINGS = Сумма рейтингов соперников
    .short = Рейтинги
Pairing-TieBreak-OTHER_RATINGS_CUTS = Сумма рейтингов соперников с последовательным усечением
    .short = Рейтинги
Pairing-TieBreak-OTHER_RATINGS_CUTS_ZERO = Сумма рейтингов соперников с последовательным усечением, без рейтинга — ноль
    .short = Рейтинги
Pairing-TieBreak-OTHER_AVERAGE = Точный средний рейтинг соперников
    .short = Средний
Pairing-TieBreak-OTHER_AVERAGE_FIRST = Точный средний рейтинг соперников, только для первого места
    .short = Средний
Pairing-TieBreak-OTHER_BH = Бухгольц сыгранных партий
    .short = Бухг.
Pairing-TieBreak-OTHER_BH_ZERO = Бухгольц сыгранных партий, остальные — ноль
    .short = Бухг.
Pairing-TieBreak-OTHER_SB = Зоннеборн-Бергер сыгранных партий
    .short = З-Б
Pairing-TieBreak-OTHER_WINS = Победы, включая технические
    .short = Победы
Pairing-TieBreak-OTHER_PS_CUTS = Нарастающие очки с последовательным усечением
    .short = Прогр.
Pairing-TieBreak-OTHER_PS_RESULTS = Нарастающие очки с последовательным усечением результатов
    .short = Прогр.
Pairing-TieBreak-OTHER_PS_CUTS_UNRATED = Нарастающие очки с последовательным усечением, если были соперники без рейтинга
    .short = Прогр.
Pairing-TieBreak-OTHER_PS_RESULTS_UNRATED = Нарастающие очки с последовательным усечением результатов, если были соперники без рейтинга
    .short = Прогр.
Pairing-TieBreak-OTHER_FIRST = Партии между делящими первое место
    .short = Партии
Pairing-TieBreak-OTHER_LOT = Жребий
    .short = Жребий
Pairing-TieBreak-OTHER_LOT_1992 = Жребий, как в голландской системе 1992 г.
    .short = Жребий
Pairing-TieBreak-OTHER_LOT_1992_FIRST = Жребий, как в голландской системе 1992 г., только для первого места
    .short = Жребий

Pairing-Modifier =
    .cut-1 = { $name }, без наименьшего
    .cut = { $name }, без наименьших: { $times }
    .median-1 = { $name }, без наименьшего и наибольшего
    .median = { $name }, без наименьших ({ $times }) и наибольших ({ $times })
    .limit-up = { $name }, граница выше на { $points }
    .limit-down = { $name }, граница ниже на { $points }
    .fore = { $name }, по предварительному Бухгольцу
    .played = { $name }, технические результаты как сыгранные
    .reverse = { $name }, в обратном порядке
    .unrated = { $name }, игроки без рейтинга считаются как { $rating }

Pairing-Round =
    .won = победа за доской
    .drawn = ничья за доской
    .lost = поражение за доской
    .open = ещё не закончено
    .forfeit-win = техническая победа
    .forfeit-loss = техническое поражение
    .pab = бай по жеребьёвке
    .full-bye = бай 1 очко
    .half-bye = бай ½ очка
    .zero-bye = бай 0 очков
    .bonus = дополнительные очки
    .penalty = штрафные очки
    .left-out = { $times ->
        [0] вся сумма
        [one] отброшено наименьших или первых: { $times }
        [few] отброшено наименьших или первых: { $times }
        [many] отброшено наименьших или первых: { $times }
       *[other] отброшено наименьших или первых: { $times }
    }
    .score-after = очки после тура
    .adjusted = набрано { $score }; баи в конце считаются ничьими
    .dummy = { $was }: считается виртуальным соперником с собственными очками
    .dummy-capped = { $was }: считается виртуальным соперником с собственными очками { $own }, но не больше { $score }
    .koya-reached = граница достигнута
    .koya-missed = ниже границы

Pairing-Unplayed =
    .bye = бай
    .forfeit-win = техническая победа
    .forfeit-loss = техническое поражение
    .bye-before-play = бай по заявке
    .bye-at-the-end = бай по заявке в конце

Pairing-Cut =
    .lowest = отброшено как наименьшее
    .voluntary = отброшено первым: тур не сыгран по желанию игрока
    .highest = отброшено как наибольшее

Pairing-Working =
    .koya-limit = Граница — { $limit }
    .performance = Средний рейтинг { $average }; { $points } из { $games } — это { $fraction }, что даёт { $difference }
    .nothing-scored = Очков нет: наименьший рейтинг соперника, { $lowest }, минус 800
    .perfect = При рейтинге { $rating } ожидается очков: { $expected }, на единицу ниже — только { $below }; набрано { $points }
    .not-defined = Не определено
    .not-rated = Не определено: не у всех есть рейтинг, а регламент не говорит, как считать игроков без рейтинга
    .nobody-to-meet = Равенства на этом этапе ни с кем нет
    .first-place-only = Решает только о первом месте; остальные места остаются делёжными
    .among-the-first = Сравнение игроков, делящих первое место: { $value }
    .met-unrated = Среди соперников тех, кто делит место, есть игроки без рейтинга: рейтинги не решают
    .met-rated-only = У всех соперников тех, кто делит место, есть рейтинг: решают рейтинги, а не нарастающие очки
    .decided = { $one } выше, чем { $other }, показатель: { $name }, { $value } против { $against }
    .shared = { $one } и { $other } делят место: ничто не решает между ними

Pairing-Criterion =
    .unknown = дополнительного показателя { $code } нет
    .unknown-nearly = дополнительного показателя { $code } нет: имеется в виду { $near }?
    .of-teams = { $code } — показатель для команд
    .unknown-modifier = { $code }: модификатора { $modifier } нет
    .unknown-modifier-nearly = { $code }: модификатора { $modifier } нет: имеется в виду { $near }?
    .impossible-modifier = { $code }: { $modifier } не для этого показателя (C.07 { $article }): { $name } допускает { $takes }
    .no-modifiers = { $code }: { $modifier } не для этого показателя (C.07 { $article }): { $name } не допускает модификаторов
    .modifier-twice = { $code }: { $modifier } противоречит другому модификатору
    .limit-beyond = { $code }: { $modifier } выводит границу за пределы возможных очков (C.07 14.5)
    .not-in-round-robins = { $code } не для круговых турниров (C.07 8)
    .not-in-edition = { $code } нет в редакции { $edition }
    .twice = { $code } стоит в списке дважды
    .points-again = очки и так на первом месте: другого места в списке у { $code } нет

Pairing-Ranking =
    .no-player = игрока { $player } нет
    .same-player = игрока { $player } нельзя сравнить с самим собой
    .against-whom = для --against нужен --working: два сравниваемых игрока
    .edition = Места определены по C.07, редакция { $edition }
    .open-games = Предварительно: { $games ->
        [one] { $games } партия ещё не закончена и пока не учитывается
        [few] { $games } партии ещё не закончены и пока не учитываются
        [many] { $games } партий ещё не закончены и пока не учитываются
       *[other] { $games } партии ещё не закончены и пока не учитываются
    }
    .no-lots = { $code } ничего не решает: в файле не указано число жребия
    .undefined = { $code } ничего не решает: здесь показатель ни для кого не определён
    .undefined-unrated = { $code } ничего не решает: не у всех есть рейтинг, а список не говорит, как считать игроков без рейтинга ({ $code }/U1400)
    .undefined-for = { $code } — не определено: { $players }; места ниже тех, у кого есть значение
    .no-round = тура { $round } нет: жеребьёвка проведена, туров: { $rounds }
