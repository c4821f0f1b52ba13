Console-Home = Turnieje
    .clock = { $clock } Ustaw zegar: według niego liczone są czasy w dzienniku i terminy.
    .new = Nowy turniej
    .edit-event = Edytuj festiwal
    .none = Nie ma jeszcze turniejów
    .make-one = Utwórz turniej, potem dodaj zawodników ręcznie lub z pliku.
    .chief-makes-one = Turniej tworzy sędzia główny i wyznacza w nim sędziów.

Console-HomeRow =
    .players = zawodnicy: { $count }
    .days = { $first } – { $last }
    .in-conflict = rozbieżności: { $count }
    .entries-open = przyjmowanie zgłoszeń
    .closed = zamknięty
    .round = runda { $round } z { $rounds }
    .missing = brakuje: { $count }
    .public-page = strona publiczna
