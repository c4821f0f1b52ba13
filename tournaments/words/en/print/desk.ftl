### What lies on desks and boards and is worn.

Print-Desk =
    .start-list = Start list
    .check-in = Check-in list
    .badges = Badges
    .place-cards = Round { $round }
    .notebook = Round { $round }: arbiter’s notebook
    .diplomas = Diplomas
    .diploma = Diploma
    .with-points = { $points } points, rank { $rank }
    .place-and-day = Place and day
    .chief = Chief arbiter
    .here = Here
    .entry = Entry
    .signature = Signature
    .time = Time
    .notes = Notes
    .link-start-list = Start list
    .link-check-in = Check-in list
    .link-badges = Badges
    .link-place-cards = Place cards
    .link-notebook = Notebook
    .link-announcements = Announcements
