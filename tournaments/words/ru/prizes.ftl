### Призы: в чём отказано, почему приза нет, как называется фонд.

PrizesAnnounced = Призы объявляют до 1-го тура; затем их меняет только главный арбитр, с указанием причины.

NoChoiceOfPrizes = В этом фонде игроки не выбирают: у кого несколько призов, получает приз по правилу.

UnknownPrizeList = В призовом фонде нет списка { $list }.

UnknownCurrency = Валюты { $currency } нет в ISO 4217; напишите её три буквы, например EUR.

DecimalsOfCurrency = { $decimals ->
        [0] У сумм в { $currency } нет знаков после точки; этот фонд считает с числом знаков { $stated }.
       *[other] Число знаков после точки у сумм в { $currency } — { $decimals }; этот фонд считает с числом знаков { $stated }.
    }

PrizeListTwice = В призовом фонде список { $list } стоит дважды.

PrizeListEmpty = В списке нужен хотя бы один приз.

PrizeNotInUnits = Доли округляются до { MONEY($unit) }: каждый приз должен делиться на эту сумму.

PrizeAboveTheOneBefore = Приз за место { $place } больше, чем за предыдущее.

WorthOfNothing = Место { $place }: указана стоимость вещи, но не сама вещь.

PrizeRangeEmpty =
    .born = Последний год рождения раньше первого.
    .rating = Наибольший рейтинг ниже наименьшего.
    .unrated = У списка для игроков без рейтинга нет границ рейтинга.

PrizeTextNotALine =
    .line-break = В названии, вещи или клубе есть перенос строки ({ $sign }).
    .turning = В названии, вещи или клубе есть знак { $sign }, меняющий направление текста.
    .unseen = В названии, вещи или клубе нет ни одного видимого знака.

Money = { $whole }
    .with-cents = { $whole },{ $cents }

Sum = { MONEY($money) }

# All that a player gets: "600 EUR: Main prizes 1".
PrizesOf = { MONEY($money) } { $currency }: { $prizes }

NoPrize =
    .sex = список для другого пола
    .sex-unknown = пол не указан
    .born-unknown = год рождения не указан
    .too-old = год рождения { $born }, список для родившихся в { $limit } г. и позже
    .too-young = год рождения { $born }, список для родившихся в { $limit } г. и раньше
    .rated = рейтинг { $rating }, список для игроков без рейтинга
    .unrated = без рейтинга
    .rated-too-low = рейтинг { $rating }, список начинается с { $limit }
    .rated-too-high = рейтинг { $rating }, список заканчивается на { $limit }
    .federation = федерация { $federation }, список не для неё
    .federation-unknown = федерация не указана
    .club = клуб { $club }, список не для него
    .club-unknown = клуб не указан
    .not-on-the-list = нет среди игроков, названных в списке
    .expelled = исключение из турнира
    .points = очков { POINTS($points) }, список требует { POINTS($least) }
    .rounds = сыграно { $played ->
            [one] { $played } партия
            [few] { $played } партии
            [many] { $played } партий
           *[other] { $played } партии
        }, список требует { $least }
    .absent = на награждении не присутствует
    .entrants = { $entrants ->
            [0] в категории никого нет
            [one] в категории { $entrants } игрок
            [few] в категории { $entrants } игрока
            [many] в категории { $entrants } игроков
           *[other] в категории { $entrants } игрока
        }, список требует { $least }
    .took-another = получает { MONEY($value) }: { $name }; здесь было бы { MONEY($instead) }
    .placed-too-low = место ниже призовых

PrizeShare =
    .alone = Место { $first }: { MONEY($pot) }, без дележа.
    .by-rank = Место { $first }: { MONEY($pot) }, только по месту.
    .equal = Места { $first }–{ $last }: всего { MONEY($pot) }, в дележе игроков: { $count }.
    .hort = Половина по месту: { MONEY($own) }. Половина от { MONEY($pot) } за места { $first }–{ $last } делится, игроков: { $count }; доля: { MONEY($pooled) }.
    .points = { MONEY($pot) } пропорционально очкам, игроков: { $count }; { POINTS($points) } из { POINTS($all) } очков.
    .points-above = { MONEY($pot) } пропорционально очкам сверх { POINTS($above) }, игроков: { $count }; { POINTS($points) } из { POINTS($all) } очков.
    .rounded-up = Округление добавляет { MONEY($money) }.
    .rounded-down = Округление убавляет { MONEY($money) }.
    .thing = { $thing }, по месту.
    .thing-worth = { $thing } по месту, считается как { MONEY($worth) }.
    .chosen = Этот список выбран игроком.

PrizeLeft =
    .nobody = больше никто не подходит
    .entrants = { $entrants ->
            [0] в категории никого нет
            [one] в категории { $entrants } игрок
            [few] в категории { $entrants } игрока
            [many] в категории { $entrants } игроков
           *[other] в категории { $entrants } игрока
        }, список требует { $least }
    .rounding = меньше единицы округления

PrizeTerms =
    .least-share = доли не меньше { MONEY($money) }
    .above = граница — { POINTS($points) } очков
    .least-points = не меньше { POINTS($points) } очков
    .least-rounds = сыграно партий: не меньше { $rounds }
    .least-entrants = в категории не меньше { $entrants }
    .present = только на награждении
    .unit = доли округляются до { MONEY($money) }
    .remainder = остаток от округления получает тот, кто выше всех в таблице среди делящих приз
    .tax-all = удерживается налог { $percent } %
    .tax-excess = удерживается налог { $percent } % с суммы сверх { MONEY($above) }
    .tax-whole = с приза больше { MONEY($above) } удерживается налог { $percent } %

PrizePlace = { $place }
    .shared = { $first }–{ $last }

PrizeListInDoubt = Данные одного из игроков таблицы удалены, а с ними и то, что требует этот или другой список: победители могут быть не те, что указаны здесь. Пользуйтесь ранее напечатанным списком.
    .public = Кто получил эти призы, больше не показывается: данные одного из игроков таблицы, нужные для категорий, удалены.

PrizeListName =
    .everybody = Главные призы
    .gone = список { $list }
    .women = женщины
    .men = мужчины
    .born-from = { $year } г. р. и моложе
    .born-to = { $year } г. р. и старше
    .born-between = { $first }–{ $last } г. р.
    .rated-from = рейтинг от { $rating }
    .rated-to = рейтинг до { $rating }
    .rated-between = рейтинг { $first }–{ $last }
    .rated = с рейтингом
    .unrated = без рейтинга
    .players = { $count ->
            [one] { $count } игрок поимённо
            [few] { $count } игрока поимённо
            [many] { $count } игроков поимённо
           *[other] { $count } игрока поимённо
        }

PrizeSharing =
    .rank = по месту, без дележа
    .equal = поровну между набравшими столько же очков
    .hort = половина по месту, половина делится между набравшими столько же очков (Хорт)
    .points = пропорционально очкам
    .points-above = пропорционально очкам сверх границы

PrizeDoubles =
    .highest = один приз игроку, наибольший
    .choice = один приз игроку, по выбору игрока
    .all = можно получить все призы

PrizeRemainder =
    .most-lost = по одной единице тем, кто больше всех потерял на округлении
    .best-placed = целиком тому, кто выше всех в таблице среди делящих приз
