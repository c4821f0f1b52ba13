Print-Ratings =
    .title = Zmiany rankingów po { $round }. rundzie
    .of-player = Ranking po { $round }. rundzie: { $player }
