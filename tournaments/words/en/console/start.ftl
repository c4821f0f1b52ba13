### The start of the tournament, where its first pairing will be.

Console-Start = Start the tournament
    .start = Start the tournament …
    .what-it-means = The players get their pairing numbers by rating, title and alphabet (C.04.2 2.2), and the colour of the top player in round 1 is drawn by lot (C.04.3 5.1). Entries stay open for late comers.
    .confirm = Pairing numbers are given and the colour is drawn. Numbers can still be corrected until round 4 is paired.
    .colour = Colour of number 1 in round 1
    .by-lot = Drawn by lot, the seed is recorded
    .white = White, drawn in the hall
    .black = Black, drawn in the hall
    .who-starts = The chief, a deputy or the pairing officer starts the tournament.

Console-StartNumbers = Numbers as they would be given now
    .number = No.
    .player = Player
    .federation = Fed.
    .rating = Rating
    .status = Status
