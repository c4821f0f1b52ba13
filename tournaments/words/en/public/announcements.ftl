### What everybody in the hall is told.

Public-Announcements =
    .title = Announcements
    .urgent = Urgent:
    .at = { $time }
    .until = { $time }, until { $until }
    .none = Nothing is announced.
