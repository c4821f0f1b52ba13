### What waited at the address of the other machine, taken over by a browser.

Console-Received =
    .title = Ze starego adresu
    .waiting = Oczekiwanie na stronę, która otworzyła tę …
    .does-not-lead = Ten komputer (jeszcze) nie prowadzi turnieju. To, co przyjdzie, będzie przechowane na tym urządzeniu i wysłane, gdy zacznie prowadzić.
    .go-on = Zaloguj się i przejdź dalej
