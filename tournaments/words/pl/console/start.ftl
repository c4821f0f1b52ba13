Console-Start = Rozpocznij turniej
    .start = Rozpocznij turniej…
    .what-it-means = Zawodnicy otrzymują numery startowe według rankingu, tytułu i alfabetu (C.04.2 2.2), a kolor najwyżej rozstawionego zawodnika w 1. rundzie ustala się w drodze losowania (C.04.3 5.1). Zgłoszenia spóźnionych są nadal przyjmowane.
    .confirm = Zostaną przydzielone numery startowe i wylosowany kolor. Numery można jeszcze skorygować do skojarzenia 4. rundy.
    .table = Numery losują wszyscy zgłoszeni i niewycofani zawodnicy, obecni i nieobecni: { $players }; ich tabela ma tyle rund: { $rounds } (C.05, aneks 1). Nikt później nie dojdzie. Numery wylosowane na sali można wpisać na stronie Zgłoszenia, dopóki runda 1 nie jest skojarzona.
    .confirm-table = Numery zostaną wylosowane z zapisanej liczby losującej i wszystkie rundy będą znane. Nikt później nie dojdzie.
    .colour = Kolor numeru 1 w 1. rundzie
    .by-lot = W drodze losowania, liczba losująca zostanie zapisana
    .white = Białe, wylosowane na sali
    .black = Czarne, wylosowane na sali
    .who-starts = Turniej rozpoczyna sędzia główny, zastępca lub sędzia ds. kojarzeń.

Console-StartNumbers = Numery, które zostałyby teraz przydzielone
    .number = Nr
    .player = Zawodnik
    .federation = Fed.
    .rating = Rank.
    .status = Stan
