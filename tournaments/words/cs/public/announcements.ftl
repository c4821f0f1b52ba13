Public-Announcements =
    .title = Oznámení
    .urgent = Naléhavé:
    .at = { $time }
    .until = { $time }, do { $until }
    .none = Žádná oznámení.
