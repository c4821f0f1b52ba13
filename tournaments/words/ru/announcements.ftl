### Объявления и экраны: почему они не создаются.

UnknownAnnouncement = Объявления { $announcement } нет.

AnnouncementTooLong = В объявлении не больше { $most } знаков, чтобы его можно было прочесть на экранах в зале; здесь { $length }.

UnknownScreen = Экрана { $screen } нет.

TooManyScreens = В турнире не больше { $most } экранов; задайте другое содержание одному из имеющихся.
