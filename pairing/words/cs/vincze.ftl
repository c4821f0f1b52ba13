### Kolo systému VinczeSwiss, krok za krokem.

Pairing-Vincze =
    .ban-lifted = Žádné párování neušetří každého třetí stejné barvy; tento zákaz se tedy neuplatní.

Pairing-Vincze-Odd =
    .lowest = { $player } stojí nejníže z těch, kdo mohou být přebývajícím hráčem, a dostává bez hry { $points } { $points ->
        [one] bod
        [few] body
        [many] bodu
       *[other] bodů
    }.
    .left-over = Zbývá { $player } jako přebývající hráč a dostává bez hry { $points } { $points ->
        [one] bod
        [few] body
        [many] bodu
       *[other] bodů
    }.
    .had-points = { $player } už má body bez hry.
    .was-odd = { $player }: přebývajícím hráčem už jednou.
    .others-unpaired = Přebývající hráč { $player }: ostatní by nešlo spárovat.
    .others-unpaired-with-ban = Přebývající hráč { $player }: ostatní by nešlo spárovat bez třetí stejné barvy.

Pairing-Vincze-Pair =
    .lower-half = { $player } – { $opponent } z dolní poloviny.
    .upper-half = { $player } – { $opponent } z horní poloviny, hledáno od konce.
    .next-group = { $player } – { $opponent } z další bodové skupiny.
    .lower-group = { $player } – { $opponent } z nižší bodové skupiny.

Pairing-Vincze-Passed =
    .met = { $player } a { $other } spolu hráli v { $round }. kole.
    .kept-apart = { $player } a { $other } podle propozic turnaje spolu hrát nesmějí.
    .same-colour-twice = { $player } a { $other } měli oba dvakrát za sebou { $colour ->
        [white] bílé
       *[black] černé
    }.
    .others-unpaired = Kdyby spolu hráli { $player } a { $other }, zbylé hráče by nešlo spárovat.
    .others-unpaired-with-ban = Kdyby spolu hráli { $player } a { $other }, zbylé hráče by nešlo spárovat bez třetí stejné barvy.

Pairing-Vincze-Colour =
    .twice = { $colour ->
        [white] { $player }: dvakrát za sebou černé, dostává bílé.
       *[black] { $player }: dvakrát za sebou bílé, dostává černé.
    }
    .larger-difference = { $player } má větší rozdíl v barvách, { $difference }, a dostává { $colour ->
        [white] bílé
       *[black] černé
    }.
    .balance = { $player } má { $number ->
        [lower] nižší
       *[higher] vyšší
    } číslo; { $colour ->
        [white] bílé
       *[black] černé
    } vyrovnávají rozdíl { $difference }.
    .alternate = { $player }, { $number ->
        [lower] nižší
       *[higher] vyšší
    } číslo: { $colour ->
        [white] předtím černé, teď bílé
       *[black] předtím bílé, teď černé
    }.
    .lot = { $player } má nižší číslo, které je { $parity ->
        [odd] liché
       *[even] sudé
    }, a podle losu z 1. kola dostává { $colour ->
        [white] bílé
       *[black] černé
    }.

Pairing-Vincze-Group = bodová skupina { $points }

Pairing-Vincze-Value =
    .equal-colours = tři stejné barvy
    .banned = zakázány
    .not-banned = nezakázány
    .differences = { $group }: bílé minus černé
