Public-Following =
    .title = Obserwowani zawodnicy
    .federations = Federacje
    .clubs = Kluby
    .players = Zawodnicy: otwórz stronę zawodnika i dotknij „Obserwuj”. Wszystko to pozostaje w tym telefonie.
    .without-scripts = Tu są wszyscy zawodnicy według federacji; do obserwowania wybranych potrzebna jest przeglądarka z włączonymi skryptami.
    .board = szachownica { $board }
