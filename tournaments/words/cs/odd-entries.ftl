### Co na přihlášce nevypadá správně.

Odd =
    .title-unrated = { $title } bez ratingu
    .title-low = { $title } s ratingem { $rating }, o { $below } méně, než titul vyžadoval ({ $needed })
    .womans-title = Ženský titul, { $title }, u muže
    .same-fide-id = FIDE ID { $fide_id } je i u jiné přihlášky
    .no-fide-id = Rating { $rating }, ale bez FIDE ID
    .no-fide-id-of-a-guest = Bez FIDE ID: zřídit je může jen federace { $federation } a zpráva bez něj se odmítá (B.02)
    .born-in = Rok narození { $year }
    .born-on = Datum narození { $date } neexistuje
