### What the machine that led before alone recorded, at the one that leads.

Console-Claims =
    .title = Wpisy komputera, który prowadził wcześniej
    .about = Zapisał je po tym, jak został opuszczony, a ten komputer nigdy ich nie miał. Nic z nich tu nie obowiązuje. To, co nadal obowiązuje, wpisz po kolei: zostanie zapisane jako Twoje, z informacją, kto wpisał to pierwszy; gdzie stoi coś innego, oba wpisy są pokazane jako rozbieżność. Resztę pomiń.
    .type = Wpisz tutaj
    .by-hand = Do wykonania ręcznie, potem pomiń tutaj.
    .leave-out = Pomiń
    .erased = Treść usunięto razem z osobą.
    .origin = { $name }: wpisano na komputerze, który prowadził wcześniej, { $at }
    .unknown-tournament = Turniej, którego ten komputer nie ma: { $name }. Liczba jego zdarzeń: { $count }.
