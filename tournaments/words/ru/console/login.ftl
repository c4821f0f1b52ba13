### The log-in, and the first account of a server.

Console-Login =
    .page = Вход
    .title = Вход в консоль
    .comes-back = После входа откроется нужная вам страница.
    .user-name = Имя пользователя
    .password = Пароль
    .log-in = Войти
    .demo = Учётные записи для пробы
    .demo-password = Пароль у всех { $password }. { $where }
    .demo-only-here = Они действуют только на самом сервере.
    .too-many-attempts = Слишком много попыток входа. Подождите минуту и попробуйте ещё раз.

Console-FirstAccount =
    .page = Первая учётная запись
    .title = Ваша учётная запись
    .about = Первая учётная запись этого сервера. С ней можно создавать турниры и открывать доступ другим арбитрам.
    .first-name = Имя
    .family-name = Фамилия
    .user-name = Имя пользователя
    .make = Создать учётную запись
    .too-many-links = Слишком много недействительных ссылок.
    .link-is-void = Эта ссылка уже использована, или сервер с тех пор перезапущен.
