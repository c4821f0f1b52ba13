Console-EventList =
    .title = Turnieje
    .log-in = Zaloguj się jako sędzia
    .none = Nie ma jeszcze turniejów
    .soon = Kojarzenia, wyniki i klasyfikacje pojawią się tutaj wraz z pierwszym turniejem.
    .days = { $first } – { $last }
    .players = { $count ->
            [one] { $count } zawodnik
            [few] { $count } zawodników
            [many] { $count } zawodników
           *[other] { $count } zawodnika
        }
    .over = zakończony
    .before-round-one = przed 1. rundą
    .round = runda { $round } z { $rounds }
