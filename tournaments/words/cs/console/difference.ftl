Console-Difference = Rozdíl proti současnosti
    .what-it-is = Co je jinak než po události { $then }; nyní je událost #{ $now }.
    .parts = Části
    .none = Nic z toho se nezměnilo.
    .events = { $count ->
        [one] { $count } událost
        [few] { $count } události
       *[other] { $count } událostí
    }

Console-DifferencePart =
    .everything = vše
    .players = hráči
    .standings = pořadí
    .appeals = odvolání
    .devices = zařízení
    .settings = nastavení
    .round = { $round }. kolo

Console-Moves = Pořadí
    .places = Změněná místa
    .caption = Místa a body, tehdy a nyní
    .player = Hráč
    .place-then = Místo tehdy
    .points-then = Body tehdy
    .now = nyní
    .after = potom
    .prizes = Změněné ceny
    .more = { $count ->
        [one] Změna ještě u { $count } dalšího hráče.
        [few] Změna ještě u { $count } dalších hráčů.
       *[other] Změna ještě u { $count } dalších hráčů.
    }
