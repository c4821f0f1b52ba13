### The tokens of whoever asks.

Console-Tokens =
    .title = Ваши токены
    .about = С токеном программа действует за вас: ей можно то же, что и вам, во всех турнирах, где у вас есть роль.
    .all-tournaments = Все турниры
    .shown = Токен «{ $name }»
    .shown-only-now = Он показывается только сейчас. Программа передаёт его с каждым запросом, как { $header }.
    .in-use = Действующие
    .none = Нет.
    .make-anew = Создать заново { $token }
    .make-anew-means = Новый секрет для того же токена: тот, что есть у программы, больше не действует
    .revoke = Отозвать { $token }
    .ended = Недавно закончились
    .revoked = создан { $made }, отозван { $revoked }, { $by }
    .over = создан { $made }, истёк { $ended }
    .no-such = Токена { $number } у вас нет.

# How long it is good for, as its owner and as the chief arbiter read it.
Console-TokenTimes =
    .used = создан { $made }, использован { $used }, до { $ends }
    .unused = создан { $made }, ещё не использован, до { $ends }
    .own-by-password-used = создан { $made } программой с вашим паролем, использован { $used }, до { $ends }
    .own-by-password-unused = создан { $made } программой с вашим паролем, ещё не использован, до { $ends }
    .by-password-used = создан { $made } программой с паролем, использован { $used }, до { $ends }
    .by-password-unused = создан { $made } программой с паролем, ещё не использован, до { $ends }

Console-MakeToken =
    .title = Создать токен
    .what-for = Для чего он
    .for-example = Экран в фойе
    .ends-after = Срок действия
    .days = { $days ->
            [1] день
            [7] неделя
            [366] год
            [one] { $days } день
            [few] { $days } дня
            [many] { $days } дней
           *[other] { $days } дня
        }
    .means = При смене пароля все токены перестают действовать. Главный арбитр турнира, в котором у вас есть роль, видит названия и сроки ваших токенов и может их отозвать.
