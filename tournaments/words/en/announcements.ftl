### Announcements and screens: why one is not made.

UnknownAnnouncement = There is no announcement { $announcement }.

AnnouncementTooLong = An announcement has at most { $most } characters, to be read on the screens of the hall; this one has { $length }.

UnknownScreen = There is no screen { $screen }.

TooManyScreens = A tournament has at most { $most } screens; give one that is there another plan.

NothingToShow =
    .text = Choose at least one text for this screen.
    .picture = Choose at least one picture for this screen.

UnknownPicture = There is no such picture for screens; add it first.
