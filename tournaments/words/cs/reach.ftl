### Důsledky opravy; čtou se před potvrzením (C.04.2 4.3, 2.3).

Reach =
    .colours-in-the-report = Následující kolo skončilo: barvy, jak se hrálo, uvede jen zpráva.
    .colours-on-record = V dalším párování zůstávají barvy, které jsou zapsány.
    .report-alone = Kolo po { $round }. kole skončilo: započte se jen do zprávy pro rating.
    .report-says = V pořadí a párování zůstává stav bez výsledku; zpráva uvede { RESULT($result) }, s řádkem ###.
    .report-says-other = V pořadí a párování zůstává { RESULT($kept) }; zpráva uvede { RESULT($result) }, s řádkem ###.
    .paired-before = { $round }. kolo je už spárováno a nezmění se.
    .counts-for = Započte se do párování { $round }. kola.
    .no-pairing-follows = Žádné párování už nenásleduje; platí lhůta podle propozic.
    .not-read = Párování { $round }. kola na tom nezávisí.
    .standings-change = Pořadí se změní.
    .standings-stay = Pořadí se nezmění.
    .late = Lhůta pro opravy skončila v { TIME($deadline) }. Hlavní rozhodčí může opravu ještě nechat započítat, s uvedením důvodu; to se zapíše.

PairingOutdated = Rozpracované párování { $round }. kola je neaktuální: zahoďte je a spárujte kolo znovu.

RatingReach =
    .at-the-start = Čísla se přidělí při zahájení podle tohoto ratingu.
    .report-alone = Samotný rating bude ve zprávě; žádné číslo se neposune.
    .no-number-moves = Žádné startovní číslo se neposune.
    .ranks-move = Pomocná hodnocení vycházejí z ratingů: pořadí se změní.
    .numbers-move = { $count ->
        [one] Po přidělení nových čísel se posune { $count } startovní číslo; podle nich se páruje { $round }. kolo.
        [few] Po přidělení nových čísel se posunou { $count } startovní čísla; podle nich se páruje { $round }. kolo.
       *[other] Po přidělení nových čísel se posune { $count } startovních čísel; podle nich se páruje { $round }. kolo.
    }
    .published-stays = { $last ->
        [1] 1. kolo zůstává, jak je spárováno; body se nemění.
       *[other] Zveřejněná kola zůstávají, jak jsou spárována; body se nemění.
    }
