### The page behind a device's code.

Console-Join =
    .page = Подключение
    .not-joined = Это устройство не подключено
    .types-until = { $role }, { $tournament }. Устройство вносит данные от вашего имени до { $until }, если доступ не будет отозван.
    .use = Использовать это устройство
