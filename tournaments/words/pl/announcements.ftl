UnknownAnnouncement = Nie ma ogłoszenia { $announcement }.

AnnouncementTooLong = Ogłoszenie może mieć najwyżej { $most } znaków, aby dało się je przeczytać na ekranach na sali; to ma { $length }.

UnknownScreen = Nie ma ekranu { $screen }.

TooManyScreens = Turniej może mieć najwyżej { $most } ekranów; zmień plan jednego z istniejących.

NothingToShow =
    .text = Wybierz dla tego ekranu co najmniej jeden tekst.
    .picture = Wybierz dla tego ekranu co najmniej jeden obraz.

UnknownPicture = Nie ma takiego obrazu na ekrany; najpierw go dodaj.
