UnknownAnnouncement = Nie ma ogłoszenia { $announcement }.

AnnouncementTooLong = Ogłoszenie może mieć najwyżej { $most } znaków, aby dało się je przeczytać na ekranach na sali; to ma { $length }.

UnknownScreen = Nie ma ekranu { $screen }.

TooManyScreens = Turniej może mieć najwyżej { $most } ekranów; zmień plan jednego z istniejących.
