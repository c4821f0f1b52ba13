### Soubor z elektronických šachovnic (PGN): co uvádí o partiích kola a co je na něm špatně.

BoardFile =
    .too-large = Soubor má { $bytes } bajtů; přijímá se nejvýše { $most }.
    .no-games = V souboru nejsou partie: PGN má nad každou řádky jako [White "Nováková, Jana"].
    .no-moves = Žádná jeho partie nemá tahy a nepatří k některé zdejší šachovnici.
    .unclosed-comment = Komentář, který začíná na řádku { $line }, nemá konec: další partie mohou chybět.
    .too-many-games = V souboru je více než { $most } partií; další se nečtou.
    .not-claimable = { $lines ->
        [0] Nic není zaškrtnuto.
       *[other] O partiích na těchto řádcích souboru nelze nic zapsat: { $lines }.
    }
    .defective = Nic nebylo zapsáno: podívejte se na označené partie, nebo zaškrtněte ostatní.

BoardFileProblem =
    .unread = Na řádku { $line } není čitelná značka.
    .no-round = { $round }. kolo není zveřejněno.
    .no-board = { $round }. kolo nemá šachovnici { $board }.
    .other-players = Na šachovnici { $board } v { $round }. kole sedí jiní hráči.
    .no-such-players = Tito dva hráči nemají v { $round }. kole žádnou partii.
    .ends-otherwise = Značka uvádí { $result }, tahy končí výsledkem { $ends }.
    .no-result = { $result } není výsledek partie: zapište jej ručně.
    .colours = Barvy na šachovnici { $board } jsou opačné: podívejte se tam, než něco zapíšete.
    .twice = Stejná partie jako na řádku { $line }.
