RatingDuty =
    .register = Rejestracja w FIDE przez osobę odpowiedzialną w federacji za rankingi
    .interim-report = Sprawozdanie miesięczne, gdyż turniej trwa ponad 30 dni
    .report = Wysłane sprawozdanie, na listę z tego miesiąca
    .last-report = Ostatni możliwy dzień: później nie podlega już ocenie rankingowej

RatingWhy =
    .as-usual = 3 dni przed rozpoczęciem
    .strong-player = 30 dni przed rozpoczęciem: { $players } – { $count ->
            [one] ranking powyżej 2700 (u kobiety powyżej 2500)
            [few] rankingi powyżej 2700 (u kobiet powyżej 2500)
            [many] rankingi powyżej 2700 (u kobiet powyżej 2500)
           *[other] rankingi powyżej 2700 (u kobiet powyżej 2500)
        }
    .norms = 30 dni przed rozpoczęciem: możliwe są normy na tytuły
