### Dílčí pořadí: názvy, jak vznikají místa, co se odmítá.

RankingsFixed = Dílčí pořadí se oznamují před 1. kolem; potom je mění jen hlavní rozhodčí, s uvedením důvodu.

RankingTwice = Dílčí pořadí s číslem { $ranking } je zde dvakrát.

RankingName =
    .everybody = Všichni hráči
    .of = { $by }: { $who }

RankingBy =
    .players = společné pořadí hráčů
    .federations = Podle federací
    .clubs = Podle klubů
    .teams-of-federations = Družstva federací
    .teams-of-clubs = Družstva klubů

RankingRule =
    .who = { $who }.
    .players = Podle pořadí celého turnaje: kdo dělí místo tam, dělí je i zde.
    .teams = { $best ->
            [one] Družstvo má body svého nejlepšího hráče. Při stejných bodech rozhoduje jeho lepší místo.
            [few] Družstvo má body svých { $best } nejlepších hráčů. Při stejných bodech rozhoduje menší součet jejich míst, potom lepší místo nejlepšího z nich.
           *[other] Družstvo má body svých { $best } nejlepších hráčů. Při stejných bodech rozhoduje menší součet jejich míst, potom lepší místo nejlepšího z nich.
        }
    .lacking = Za chybějícího hráče se družstvu počítá nula bodů a místo za posledním.
    .whole-teams = Družstvo s menším počtem hráčů se neřadí.
