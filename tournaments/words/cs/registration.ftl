### Do kdy se turnaj registruje u FIDE a hlásí (B.02, B.01 1.1).

RatingDuty =
    .register = Registrace u FIDE, provádí ratingový referent federace
    .interim-report = Zpráva za měsíc, turnaj trvá déle než 30 dní
    .report = Nahrání zprávy, pro listinu jejího měsíce
    .last-report = Úplně poslední den: později se už nezapočítá

RatingWhy =
    .as-usual = 3 dny před zahájením
    .strong-player = 30 dní před zahájením: { $players } { $count ->
            [one] má rating nad 2700 (žena nad 2500)
            [few] mají rating nad 2700 (ženy nad 2500)
           *[other] mají rating nad 2700 (ženy nad 2500)
        }
    .norms = 30 dní před zahájením: jsou možné normy
