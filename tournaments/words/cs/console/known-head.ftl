Console-KnownHead =
    .title = Je tento otisk v tomto deníku?
    .about = Řetěz deníku se počítá od jeho první události.
    .event = Událost #{ $seq }
    .damaged = Tento deník je poškozen: { $damage }. Dokud se to nenapraví, nic se nezapisuje.
