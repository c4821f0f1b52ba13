Public-Festival =
    .over = Skončilo: pořadí je konečné
    .round = { $round }. kolo z { $rounds }
    .before = { $count ->
        [one] Před 1. kolem, { $count } hráč
        [few] Před 1. kolem, { $count } hráči
       *[other] Před 1. kolem, { $count } hráčů
    }
    .link = { $event }: všechny turnaje
    .elsewhere = V ostatních turnajích ({ $event })
    .nowhere-else = { $player } podle FIDE ID nehraje v žádném jiném turnaji tohoto festivalu.
    .opponent = Soupeř v tomto kole: { $opponent }
    .stands = Body: { $points }, pořadí: { $rank }
    .met = Soupeř: { $opponent }, { $round }. kolo, { $colour }: { $outcome }
