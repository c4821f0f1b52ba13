### The arbiters of a tournament, their invitations and tokens.

Console-Arbiters =
    .title = Арбитры
    .name = Имя
    .role = Роль
    .boards = Доски
    .acts = Действия
    .what-he-did = Действия: { $name }
    .dismiss = Отменить назначение
    .dismiss-of = Отменить назначение: { $name }
    .dismiss-means = { $name } больше ничего не сможет вносить в этот турнир. Всё внесённое остаётся.
    .devices = Устройства
    .appoint = Назначить
    .appointment = Назначение
    .account = Учётная запись
    .first-board = Первая доска (0: все)
    .last-board = Последняя доска (0: все)
    .invitations = Открытые приглашения
    .tokens = Токены арбитров

Console-Invite =
    .title = Пригласить того, у кого нет учётной записи
    .name = Имя
    .no-sector = Доски { $first }–{ $last } не составляют сектор.
    .make = Создать ссылку
    .chief-alone = Приглашает только главный арбитр этого турнира.
    .beside = Также в этих турнирах

Console-Invitations =
    .title = Приглашения
    .settings = Настройки
    .link-for = Ссылка: { $name }
    .works-once = Действует один раз в течение двух дней и показывается только сейчас.
    .open-here = Откройте её в другом браузере этого компьютера; в другом месте она не действует.
    .open = Открытые приглашения
    .none = Нет.
    .until = { $role }, до { $until }
    .boards-until = { $role }, доски { $first }–{ $last }, до { $until }
    .take-back = Отменить
    .others = Также: { $sections }

# The page behind the link.
Console-Invited =
    .page = Приглашение
    .no-account = Учётные записи здесь не создаются
    .title = Ваша учётная запись, { $name }
    .choose = { $role }, { $tournament }. Выберите, как вы будете входить.
    .user-name = Имя пользователя
    .name-taken = Такое имя пользователя уже есть.
    .make = Создать учётную запись

Console-ArbitersTokens =
    .page = Токены
    .title = Токены арбитров
    .about = С токеном программа действует от имени арбитра. Кто потерял токен, создаёт новый; здесь вы отзываете старый.
    .settings = Настройки
    .in-use = Действующие
    .none = Нет.
    .token = { $user }: { $token }
    .revoke = Отозвать { $token }
    .token-of = { $token }: { $user }
    .means = Отозванный токен перестаёт действовать во всех турнирах; его владелец видит, что это сделали вы.
    .not-yours = Чужими токенами занимается главный арбитр.
