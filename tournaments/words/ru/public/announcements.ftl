### What everybody in the hall is told.

Public-Announcements =
    .title = Объявления
    .urgent = Срочно:
    .at = { $time }
    .until = { $time }, до { $until }
    .none = Объявлений нет.
