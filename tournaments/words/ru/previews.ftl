### Что означали бы заявка, перевод или ручная жеребьёвка: читается заранее.

LateEntry =
    .number-at-the-start = Номер присваивается вместе со стартовым порядком (C.04.2 2.2).
    .numbers = Каждый получает подходящий номер; следующие сдвигаются вниз (C.04.2 2.4).
    .number = Номер { $number } из { $numbers }; на один вниз сдвигается { $moved ->
        [one] { $moved } игрок
        [few] { $moved } игрока
        [many] { $moved } игроков
       *[other] { $moved } игрока
    }.
    .frozen = Номер { $number } из { $numbers }; на один вниз сдвигается { $moved ->
        [one] { $moved } игрок
        [few] { $moved } игрока
        [many] { $moved } игроков
       *[other] { $moved } игрока
    }, в любом туре (C.04.2 2.4).
    .nobody-moves = Номер { $number } из { $numbers }; никто не сдвигается.
    .paired-from = В жеребьёвке с { $round }-го тура и не раньше отметки на столе регистрации (C.04.2 2.4).
    .missed = { $count ->
        [one] За тур { $rounds }
        [few] За туры { $rounds }
       *[other] За туры { $rounds }
    } очков: { POINTS($half_points) } (C.04.2 2.4); если регламент даёт другое, это вносится на странице игрока, с указанием причины.
    .outdates = Идёт жеребьёвка { $round }-го тура: она устаревает, и её нужно провести снова.

MovePreview =
    .as-if-never-entered = { $player }: здесь больше нет ни в одном списке, как если бы заявки не было.
    .withdrawn = { $player }: снятие с { $round }-го тура.
    .played-stands = Партии, баи и очки предыдущих туров остаются.
    .moved-already = Перевод туда уже сделан.
    .prohibited-pairs = { $player }: остаётся в запрещённых парах («Настройки»).
    .fixed-board = { $player }: здесь закреплена доска { $board }; закрепите там доску на странице игрока.
    .stands-again-rated = Заявка { $entry } там снова действует, с рейтингом { $rating } и сыгранным.
    .stands-again-unrated = Заявка { $entry } там снова действует, без рейтинга и с сыгранным.
    .entered = Там — заявка { $entry }.
    .paired-from = В жеребьёвке с { $round }-го тура (C.04.2 2.4).
    .checked-in = Там тоже на месте: здесь отметка о прибытии есть.
    .not-checked-in = Там в жеребьёвку только после отметки на столе регистрации.
    .bye = { $round }-й тур: { NAME("ByeName", $kind) }
    .not-yours = { $section }: ваша роль там — { $role }. Перевод делает тот, кто может вносить и снимать игроков в обоих турнирах.
    .no-arbiter = { $section }: там вы не арбитр. Перевод делает тот, кто может вносить и снимать игроков в обоих турнирах.

PairingDistance =
    .none = Ни одна доска не отличается от программы жеребьёвки
    .pair = { $white } – { $black }
    .no-pair = нет
    .boards = Отличие: { $count ->
        [one] { $count } доска
        [few] { $count } доски
        [many] { $count } досок
       *[other] { $count } доски
    }: { $old } → { $new }
    .boards-and-bye = Отличие: { $count ->
        [one] { $count } доска
        [few] { $count } доски
        [many] { $count } досок
       *[other] { $count } доски
    }: { $old } → { $new }; бай: { $was } → { $bye }
    .boards-and-no-bye = Отличие: { $count ->
        [one] { $count } доска
        [few] { $count } доски
        [many] { $count } досок
       *[other] { $count } доски
    }: { $old } → { $new }; бай: { $was } → пока никому
    .from-nothing = { $count ->
        [0] Пока никто не в паре
       *[other] Вручную, с пустого листа: { $new }
    }
    .from-nothing-and-bye = { $count ->
        [0] Пока никто не в паре
       *[other] Вручную, с пустого листа: { $new }
    }; бай: { $bye }

DoubleGround =
    .fide-id = тот же FIDE ID
    .same-name = то же имя
    .spelling = то же имя в другом написании
    .one-letter = имена отличаются одной буквой
    .more-names = в одном имени на слово больше
    .initial = в одном имени только инициал
    .birth-date = та же дата рождения
    .birth-year = тот же год рождения
    .day-and-month = переставлены день и месяц рождения
    .federation = та же федерация
