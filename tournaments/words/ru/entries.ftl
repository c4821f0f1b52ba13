### Заявки, регистрация, баи, отсутствующие и номера.

PlayerWithdrawn = { PLAYER($player) }: снятие с турнира; сначала отмените это решение.

RoundNotNext = { $round }-й тур — не следующий для жеребьёвки.

PlayerTwice = Игрок указан дважды.

CameMeanwhile = Тем временем на месте: { PLAYERS($players) }. Решение не записано.

NumberedSingly = Новые номера получают: { PLAYERS($players) }. Отменяйте снятия по одному.

ChoiceDiffers = { PLAYER($player) }: решение — «{ NAME("AbsenteeChoice", $choice) }», а не «{ NAME("AbsenteeChoice", $expected) }»; его принял кто-то другой. Ничего не записано.

LateEntryNotArrived = { PLAYER($player) }: поздняя заявка, в жеребьёвку только после прибытия (C.04.2 2.4).

ByeGrantedAlready = { PLAYER($player) }: в { $round }-м туре уже есть бай{ $kind ->
        [zero] { " " }0 очков
        [half] { " " }½ очка
        [full] { " " }1 очко
       *[other] { " " }({ $kind })
    }; сначала отмените его.
    .stands = { PLAYER($player) }: в { $round }-м туре есть бай{ $kind ->
        [zero] { " " }0 очков
        [half] { " " }½ очка
        [full] { " " }1 очко
       *[other] { " " }({ $kind })
    }.

NoRoundLeft = Жеребьёвка всех туров проведена.

SourceNotFides = «{ $source }» — не рейтинг-лист ФИДЕ: укажите, что рейтинг национальный ({ PLAYER($player) }), или назовите другой источник.

TwoNationalRatings = Оба рейтинга национальные: в заявке один рейтинг — ФИДЕ, другой — национальный.

RatingSourceDiffers = { PLAYER($player) }: источник рейтинга теперь «{ $source }», а не «{ $expected }».

RatingDiffers = { PLAYER($player) }: рейтинг { $rating }, а не { $expected }.

NoBye = { PLAYER($player) }: в { $round }-м туре нет бая.
    .to-take-along = { $name }: здесь в { $round }-м туре нет бая.

NoSuchRound = Туров в турнире: { $rounds }.

HalfByesUsedUp = { PLAYER($player) }: баев ½ очка разрешено { $allowed }, использовано { $used }.

HalfByeTooLate = Баи ½ очка возможны до { $last }-го тура включительно.
    .deadline-over = { $round }-й тур: срок заявок на бай ½ очка истёк ({ TIME($deadline) }). Главный арбитр или заместитель ещё может дать его, с указанием причины.

EntryKeptByMerge = Заявка { $dropped } объединена с этой: { PLAYER($player) }. Сначала отмените объединение.

EntryInCommittee = { PLAYER($player) }: член апелляционного комитета; сначала измените состав комитета.

EntryPlayed = { PLAYER($player) }: есть место в { $round }-м туре; снимите игрока с турнира.
    .move-back = { PLAYER($player) }: есть место в { $round }-м туре; переведите игрока обратно, сыгранное тогда остаётся в силе.

EntryAppealed = Игрок назван в апелляции { $appeal }: { PLAYER($player) }. Вместо отмены заявки снимите игрока с турнира.

NothingToUndo = Отменять нечего: всё это уже отменено или изменено.

NotMerged = Заявка { $dropped } не объединялась с заявкой { $kept }: { PLAYER($kept) }.

KeptEntryMerged = Заявка { $kept } позже сама объединена с заявкой { $into } ({ PLAYER($into) }); сначала отмените это.

SameEntry = Заявка не может быть двойной по отношению к самой себе.

EntryHasGames = { PLAYER($player) }: есть пара в { $round }-м туре; оставьте эту заявку.

LotMissing = Для начального цвета нужен жребий или цвет, заданный вручную.
    .seed = Для жребия нужно число жребия.
    .numbers = Чтобы разыграть номера, нужно число жребия или номера, вытянутые в зале.

OrderIncomplete = В стартовом порядке каждый игрок должен стоять ровно один раз: { PLAYERS($players) }.

NumbersFrozen = Жеребьёвка { $round }-го тура проведена; исправления больше не меняют номеров (C.04.2 2.3).
    .by-lot = Первый тур таблицы составлен: номера больше не меняются ({ $article }).

NumbersLocked = Черновик { $round }-го тура закрепляет номера; сначала отбросьте его (C.04.2 2.3).

NumbersByLot = Номера в круговом турнире вытягивают по жребию: введите их так, как они выпали.
    .of-sides = Номера обеих сторон вытягивают по жребию: введите их так, как они выпали.

NoVarmaTable = Ограниченный жребий — для { $least }–{ $most } участников, а здесь их { $players } ({ $article }). Оставьте жребий свободным: Настройки, Жребий.

TableTooLong = В таблице на { $players } участников больше { $most } туров.

NoTableForSoMany = Нет таблицы для такого числа участников: { $players } ({ $article }).

SidesNotPlayed = Здесь на стороны не делят: две стороны есть только в турнире по схевенингенской системе, номера которого вытягивают.

SidesUneven = На стороне A должно быть участников: { $wanted } из { $players }, остальные — сторона B. На сторону A указано: { $named }.

TableComplete = Номера вытянуты, в таблице участников: { $players }; больше в неё никто не войдёт ({ $article }).

NoByesByTable = { PLAYER($player) } играет по таблице, которая не знает бая по заявке: кто не пришёл, получает техническое поражение ({ $article }).

OrderWrong = { PLAYER($higher) } — ниже, чем { PLAYER($lower) }, а по правилам место выше (C.04.2 2.2).

NoRating = { $list } { $number } — не рейтинг: он считался бы как { $rating }.
