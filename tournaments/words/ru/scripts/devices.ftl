### Devices that joined by a code, and what was typed on them.

Script-DeviceOut =
    .order = Команда

Script-DeviceReview =
    .confirmed = Доска { $board }: подтверждено
    .corrected = Доска { $board }: исправлено
    .done = { $what }.
