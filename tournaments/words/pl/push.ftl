NoMessages =
    .off = Ten turniej nie wysyła powiadomień na telefony.
    .player = Na liście tego turnieju nie ma takiego zawodnika.
    .keys = Przeglądarka nie przesłała kluczy do szyfrowania powiadomień.
    .service = Ta przeglądarka odbiera powiadomienia przez usługę, której ten serwer nie zna. Może ją dodać osoba prowadząca serwer (OPENHALL_PUSH_SERVICES).
    .full = Powiadomień na kolejne telefony nie da się już stąd wysyłać. Strony i tak pokazują wszystko.
    .too-often = Zbyt wiele telefonów stąd prosi o to naraz. Spróbuj ponownie za minutę.
