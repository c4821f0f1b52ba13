### Oznámení a obrazovky: proč se nevytvoří.

UnknownAnnouncement = Oznámení { $announcement } neexistuje.

AnnouncementTooLong = Oznámení má nejvýše { $most } znaků, aby se dalo číst na obrazovkách v sále; toto jich má { $length }.

UnknownScreen = Obrazovka { $screen } neexistuje.

TooManyScreens = Turnaj má nejvýše { $most } obrazovek; dejte některé stávající jiný program.

NothingToShow =
    .text = Vyberte pro tuto obrazovku aspoň jeden text.
    .picture = Vyberte pro tuto obrazovku aspoň jeden obrázek.

UnknownPicture = Takový obrázek pro obrazovky není; nejdřív ho přidejte.
