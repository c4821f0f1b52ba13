### What is fixed since the start, and how the chief changes it from a round on.

RegulationsFixed = Fixed since the start ({ $article }): { NAMES("Regulation", $settings) }. Where it has to be changed all the same, the chief arbiter does it from a round on, with a reason: Settings, Change the regulations.

LaterChangePlanned = A change from round { $planned } on stands already. Take it back first (Activity), or change the regulations from that round on.

ConfirmRounds = The number of rounds is fixed once the tournament has started. To change it from { $was } to { $rounds } all the same, confirm the new number a second time.

RegulationSpan =
    .announced = as announced
    .from = From round { $first } on
    .round = Round { $first }
    .rounds = Rounds { $first }–{ $last }
    .usual-readings = the usual ones
