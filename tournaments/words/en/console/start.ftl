### The start of the tournament, where its first pairing will be.

Console-Start = Start the tournament
    .start = Start the tournament …
    .what-it-means = The players get their pairing numbers by rating, title and alphabet (C.04.2 2.2), and the colour of the top player in round 1 is drawn by lot (C.04.3 5.1). Entries stay open for late comers.
    .confirm = Pairing numbers are given and the colour is drawn. Numbers can still be corrected until round 4 is paired.
    .table = The { $players } players who are entered and have not withdrawn draw their numbers by lot, whether they have arrived or not; their table has { $rounds } rounds (C.05 Annex 1). Nobody comes in afterwards. Numbers that were drawn in the hall can be entered on the page Entries, until round 1 is paired.
    .table-of-sides = The { $players } players who are entered and have not withdrawn play on two sides, whether they have arrived or not. Each side draws its numbers by lot; their table has { $rounds } rounds. Nobody comes in afterwards. Numbers that were drawn in the hall can be entered on the page Entries, until round 1 is paired.
    .side-a = Side A: tick { $count }, the others are side B
    .confirm-table = The numbers are drawn from a seed that is recorded, and all rounds are known. Nobody comes in afterwards.
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
