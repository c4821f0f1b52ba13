### A form was sent to a tournament whose log is damaged.

Console-DamagedLog =
    .title = Журнал повреждён
    .about = Это не записано. Сообщите главному арбитру.
