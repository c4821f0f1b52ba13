Public-Announcements =
    .title = Ogłoszenia
    .urgent = Pilne:
    .at = { $time }
    .until = { $time }, do { $until }
    .none = Brak ogłoszeń.
