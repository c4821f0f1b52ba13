Script-Find =
    .letters-hint = Stačí dvě nebo tři písmena, s háčky a čárkami i bez nich.
    .fetching = Načítá se seznam jmen…
    .too-many = Hráčů: { $count }. Připište ještě jedno písmeno.
    .players = { $count ->
        [one] { $count } hráč
        [few] { $count } hráči
       *[other] { $count } hráčů
    }
    .nobody = Jméno „{ $name }“ tu nikdo nemá. { $link }
    .all-names = Projít všechna jména
    .seat = Šachovnice { $board }, { $colour }
    .remembered = V tomto telefonu zapamatováno: { $player }.
    .forgotten = Zapomenuto: { $player }.
    .forget = Zapomenout: { $player }

Script-Card =
    .changed = { $player }: { $place }
    .player = Hráč č. { $number }
    .the-player = hráč č. { $number }
    .not-on-the-list = už není na startovní listině tohoto turnaje.
    .on-the-entry-list = Na startovní listině. 1. kolo se objeví zde.
    .looking = Hledá se šachovnice…
    .without-a-board = { $round }. kolo: { $note }
    .board = { $round }. kolo, šachovnice
    .against = soupeř: { $opponent }
    .tally = { $amount ->
        [0.5] { $points } bodu, { $rank }. místo
        [one] { $points } bod, { $rank }. místo
        [few] { $points } body, { $rank }. místo
        [many] { $points } bodu, { $rank }. místo
       *[other] { $points } bodů, { $rank }. místo
    }
    .final-tally = { $amount ->
        [0.5] { $points } bodu, konečné { $rank }. místo
        [one] { $points } bod, konečné { $rank }. místo
        [few] { $points } body, konečné { $rank }. místo
        [many] { $points } bodu, konečné { $rank }. místo
       *[other] { $points } bodů, konečné { $rank }. místo
    }
    .next-round = { $round }. kolo se objeví zde

Script-Colour =
    .w = bílé
    .b = černé

Script-Outcome =
    .open = Zatím bez výsledku
    .won = Výhra
    .drawn = Remíza
    .lost = Prohra
    .won-by-forfeit = Výhra kontumací
    .lost-by-forfeit = Prohra kontumací
