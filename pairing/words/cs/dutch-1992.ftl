### Kolo švýcarského systému podle ratingu (1992), krok za krokem.

Pairing-Dutch-1992-Who = { $count } { $count ->
        [one] hráč
        [few] hráči
       *[other] hráčů
    }

Pairing-Dutch-1992 =
    .no-opponent = V seskupení není soupeř, přesun dolů: { $who }.
    .another-down = Nelze spárovat: { $who }; předchozí seskupení se páruje znovu, aby se dolů přesunul jiný hráč.
    .undone = Nejnižší seskupení nelze spárovat; dvojice seskupení { $bracket } se ruší.
    .joined = Žádné párování tam nepomůže: dvě nejnižší seskupení se slučují v jedno, { $count } { $count ->
        [one] hráč
        [few] hráči
       *[other] hráčů
    }.
    .whole-bracket-down = p je 0: celé seskupení se přesouvá dolů, { $who }.
    .bracket = Seskupení { $bracket }: { $residents } { $residents ->
        [one] hráč
        [few] hráči
       *[other] hráčů
    }.
    .bracket-moved-down = Seskupení { $bracket }: { $residents } { $residents ->
        [one] hráč
        [few] hráči
       *[other] hráčů
    } a přesunutých dolů { $moved_down }.
    .move-down = { $count ->
        [one] Přesun dolů do dalšího seskupení
        [few] Přesun dolů do dalšího seskupení
       *[other] Přesun dolů do dalšího seskupení
    }: { $who }.
    .p-lowered = p se snižuje o { $by }.
    .x-raised = x se zvyšuje na { $x }.
    .subgroups = S1: přesunutých dolů { $s1 }, S2: { $s2 }; x je { $x }.
    .part = { $part ->
        [remainder] Zbytek
       *[homogeneous] Stejnorodé
    }: { $count } { $count ->
        [one] hráč
        [few] hráči
       *[other] hráčů
    }, x je { $x }, p je { $p }.
    .dropped = Pro hráče přesouvané { $way ->
        [up] nahoru
       *[down] dolů
    } se neuplatní { $rules ->
        [b6] B6
       *[b5-b6] B5 a B6
    }.
    .another-opponent = Zbytek vyžaduje, aby hráč přesunutý dolů měl jiného soupeře.
    .meets-moved-down = Hráč přesunutý dolů: { $player }; soupeř: { $opponent }.
    .exchange = { $letter ->
        [none] Výměna
       *[other] Výměna { $letter }
    }: místa si vymění { $out } a { $into }.
    .exchange-of-several = { $letter ->
        [none] Výměna
       *[other] Výměna { $letter }
    }: místa si vymění { $out } – { $into }.
    .transposed = Přemístění v S2: { $player } – { $opponent } místo { $player } – { $instead }.
    .left-over = V nejnižším seskupení zůstává bez soupeře { $player }.

Pairing-Dutch-1992-Pair =
    .moved-down = Přesun dolů do seskupení { $bracket }: { $player }, soupeř { $opponent }.
    .of-bracket = Seskupení { $bracket }: { $player } je { $number }. v S1, { $opponent } je v S2.

Pairing-Dutch-1992-Passed =
    .others-unpaired = V S2 je na řadě dříve { $player }, ale pak nezbývá přijatelné párování ostatních.
    .met = V S2 je na řadě dříve { $player }, ale hráli spolu v { $round }. kole.
    .same-colour = V S2 je na řadě dříve { $player }, ale oba musí dostat { $colour ->
        [white] bílé
       *[black] černé
    }.
    .kept-apart = V S2 je na řadě dříve { $player }, ale spolu nemají být spárováni.

# Proč dva nemohou být dvojicí, nebo jí nejsou.
Pairing-Dutch-1992-Apart =
    .met = { $player } a { $other } spolu hráli v { $round }. kole.
    .same-colour = { $player } a { $other }: oba musí dostat { $colour ->
        [white] bílé
       *[black] černé
    }.
    .prohibited = { $player } a { $other } spolu nemají být losováni.
    .other-bracket = { $player } má soupeře ve skupině { $bracket }, { $other } ve skupině { $other_bracket }.
    .same-half = { $player } a { $other } jsou oba v { $half ->
        [s1] S1, jejíž hráči se utkají s hráči S2
       *[s2] S2, jejíž hráči se utkají s hráči S1
    }.
    .upfloat = { $other } nesmí hrát s výše postaveným soupeřem: { $player } má víc bodů.
    .others-unpaired = Kdyby se utkali { $player } a { $other }, nezbylo by žádné přijatelné párování ostatních.

Pairing-Dutch-1992-Colour =
    .both-granted = Splněny jsou obě přednosti: { $higher } – { $higher_prefers ->
        [white] bílé
        [black] černé
       *[none] bez přednosti
    }, { $lower } – { $lower_prefers ->
        [white] bílé
        [black] černé
       *[none] bez přednosti
    }.
    .stronger = Oba mají přednost na { $colour ->
        [white] bílé
       *[black] černé
    }; silnější má { $player } ({ $degree } – { $other_degree }).
    .alternate = Oba mají stejně silnou přednost na { $colour ->
        [white] bílé
       *[black] černé
    }; střídají se od posledního kola, kdy se jejich barvy lišily.
    .higher = Oba mají stejně silnou přednost na { $colour ->
        [white] bílé
       *[black] černé
    }; výše stojí { $player }.
    .by-round = Nikdo z nich nemá přednost; { $player } stojí výše a dostává { $colour ->
        [white] bílé
       *[black] černé
    }.
    .by-number = Nikdo z nich nemá přednost; { $player } má { $number ->
        [odd] liché
       *[even] sudé
    } startovní číslo a dostává { $colour ->
        [white] bílé
       *[black] černé
    }.

Pairing-Dutch-1992-Degree =
    .mild = mírná ({ $difference })
    .strong = silná ({ $difference })
    .absolute = absolutní ({ $difference })

Pairing-Dutch-1992-Value =
    .bracket = seskupení { $bracket }: { $name }
    .remainder = zbytek { $bracket }: { $name }
