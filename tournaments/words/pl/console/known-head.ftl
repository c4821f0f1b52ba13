Console-KnownHead =
    .title = Czy ten skrót jest w tym dzienniku?
    .about = Łańcuch dziennika jest obliczany od pierwszego zdarzenia.
    .event = Zdarzenie #{ $seq }
    .damaged = Ten dziennik jest uszkodzony: { $damage }. Do czasu naprawy nic nie jest zapisywane.
