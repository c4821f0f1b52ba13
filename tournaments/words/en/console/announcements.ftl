### Announcements: the list of those that stand, and the form.

Console-Announcements =
    .title = Announcements
    .about = Everybody reads them: on phones, on the screens of the hall, in the tournament's JSON. The urgent ones stand on every page and screen.
    .make = New announcement
    .text = Text
    .text-hint = At most { $most } characters. It is public, and stays in the log after it is taken back: no names that need not be read by all.
    .priority = Priority
    .normal = normal: on the first page
    .urgent-choice = urgent: on every page and screen
    .urgent = urgent
    .screen-choice = on the hall screens that show it, and nowhere else
    .screen = hall screens
    .until = Until
    .until-hint = Then it goes by itself. Empty: it stands until it is taken back.
    .announce = Announce
    .none = Nothing is announced
    .none-hint = What the chief or a deputy announces stands on the public pages at once.
    .one = Announcement { $announcement }
    .over = over
    .erased = The text was erased.
    .made = By { $by }, { $at }.
    .holds-until = Until { $until }.
    .take-back = Take back
    .take-back-label = Take back announcement { $announcement }
