### The history as a table for a spreadsheet.

Print-History =
    .event = событие
    .recorded-at = записано
    .device-time = время устройства
    .who = кто
    .role = роль
    .device = устройство
    .what = что
    .reason = причина
    .before-and-after = было и стало
    .change = { $thing }: { $what } { $before } → { $after }
    .nothing = ничего
