Shared-Working =
    .title = Proč toto pořadí: { $player }
    .comparison = { $one } a { $other }
    .compare-title = Porovnat: { $player } a …
    .rank = { $sharing ->
        [0] { $rank }. místo po { $round }. kole
        [one] { $rank }. místo po { $round }. kole, dělí se o ně ještě { $sharing } hráč
        [few] { $rank }. místo po { $round }. kole, dělí se o ně ještě { $sharing } hráči
       *[other] { $rank }. místo po { $round }. kole, dělí se o ně ještě { $sharing } hráčů
    }
    .after = Po kole
    .provisional = { $missing ->
        [one] Průběžné: chybí { $missing } výsledek { $round }. kola.
        [few] Průběžné: chybí { $missing } výsledky { $round }. kola.
       *[other] Průběžné: chybí { $missing } výsledků { $round }. kola.
    }
    .criteria = Pomocná hodnocení v tomto pořadí
    .criterion = Kritérium
    .article = C.07 { $article }
    .tied = { $count ->
        [one] uplatněno: ve shodě je ještě { $count } další hráč
        [few] uplatněno: ve shodě jsou ještě { $count } další hráči
       *[other] uplatněno: ve shodě je ještě { $count } dalších hráčů
    }
    .not-tied = neuplatněno: shoda už je rozhodnuta
    .round = Kolo
    .opponent = Soupeř
    .score = { $kind ->
        [AOB] Buchholz
       *[other] Body
    }
    .points = Body
    .rating = { $kind ->
        [APRO] Výkon
        [APPO] Výkon
       *[other] Rating
    }
    .adds = Přičte se
    .encounters = Vzájemné partie hráčů ve shodě
    .tied-players = Hráč ve shodě
    .place = Místo
    .sum = Součet
    .left-out = { $count ->
        [one] Vynechán je { $count } hráč ve shodě, s nímž tento hráč nehrál.
        [few] Vynecháni jsou { $count } hráči ve shodě, s nimiž tento hráč nehrál.
       *[other] Vynecháno je { $count } hráčů ve shodě, s nimiž tento hráč nehrál.
    }
    .edition = Uvedené články jsou z pravidel pomocného hodnocení C.07, vydání { $edition }. Body soupeřů jsou ty, které se počítají ostatním (16.3).
    .compare = Porovnat s hráčem:
    .compare-player = Porovnat: { $player } a …
    .somebody-else = Někdo jiný…
    .compare-now = Porovnat
    .decides = rozhoduje
    .how = Jak vznikla tato dvě čísla
    .player = { $player }: kola
