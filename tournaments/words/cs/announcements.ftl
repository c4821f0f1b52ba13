### Oznámení a obrazovky: proč se nevytvoří.

UnknownAnnouncement = Oznámení { $announcement } neexistuje.

AnnouncementTooLong = Oznámení má nejvýše { $most } znaků, aby se dalo číst na obrazovkách v sále; toto jich má { $length }.

UnknownScreen = Obrazovka { $screen } neexistuje.

TooManyScreens = Turnaj má nejvýše { $most } obrazovek; dejte některé stávající jiný program.
