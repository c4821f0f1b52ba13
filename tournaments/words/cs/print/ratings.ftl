Print-Ratings =
    .title = Změny ratingu po { $round }. kole
    .of-player = Rating po { $round }. kole: { $player }
