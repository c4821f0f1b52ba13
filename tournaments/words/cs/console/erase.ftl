Console-Erasing =
    .title = Vymazat: { $name }
    .details = Osobní údaje
    .erased-with = Byly vymazány: { $event }.
    .event = událost { $seq }
    .texts = Texty
    .texts-note = psané rozhodčími; označené se vymažou
    .none = Žádné.
    .entry-elsewhere = { $tournament }: { $name }, přihláška { $entry }
    .what-stays = Co zůstane

Console-EraseAct =
    .title = Vymazat
    .why = Proč
    .type-the-name = Pro potvrzení opište jméno: { $name }
    .erase = Nenávratně vymazat
    .not-now = Teď ne

Console-Erase =
    .title = Vymazat osobní údaje
    .about = { $name }, přihláška { $entry }. Výsledky, párování a deník zůstanou; všude pak bude uvedeno „vymazaný hráč č. { $entry }“.
    .back = Zpět na přihlášku
    .still-plays = { $name } zde ještě hraje: nejprve zapište odstoupení, nebo vymažte údaje po uzavření turnaje. Do té doby je jméno potřeba na seznamech a lístcích.
    .merged-entries = Ze sloučených přihlášek { $entries }.
    .photos = Fotografie
    .photos-note = šachovnic, odvolání a hráče; vymažou se všechny
    .ticked = Označeny jsou texty s příjmením, FIDE ID, datem narození nebo kontaktem a texty o přihlášce, odvolání či rozhodnutí. Ostatní patří k některé ze šachovnic nebo obsahují křestní jméno: přečtěte je.
    .elsewhere = Přihlášky i jinde
    .elsewhere-too = Každý turnaj má vlastní přihlášku; vymažte údaje i tam.
    .on-a-committee = Také v komisi
    .on-a-committee-too = Jméno v odvolací komisi se maže tam.
    .member-elsewhere = { $tournament }: { $name }
    .results-stay = Výsledky, párování, ratingy, federace a titul s číslem přihlášky.
    .log-stays = Deník a jeho řetěz: jméno v něm nikdy nebylo. Že, kdy a proč bylo něco vymazáno, je v něm také.
    .copies-stay = Co už tento server opustilo: odeslané zprávy, vytištěné seznamy, kopie v prohlížečích, zálohy.

Console-EraseTogether =
    .title = Vymaže se zároveň: { $tournament }
    .entry = { $name }, přihláška { $entry }
    .at-once = Po přesunu mezi turnaji je to jedna přihláška jedné osoby: vymaže se tam zároveň, nebo nikde.
    .at-once-with-photos = Po přesunu mezi turnaji je to jedna přihláška jedné osoby: vymaže se tam zároveň, nebo nikde; to platí i pro { $photos ->
            [one] { $photos } fotografii
            [few] { $photos } fotografie
           *[other] { $photos } fotografií
        }.
    .not-yours = Nejste hlavním rozhodčím turnaje { $tournament }; jen hlavní rozhodčí tam maže údaje a čte texty.
    .still-plays = { $name } ještě hraje v turnaji { $tournament }: nejprve tam zapište odstoupení.
    .no-texts = Kromě výše uvedených žádné texty.

Console-EraseMember =
    .title = Vymazat člena komise
    .about = { $name }. Rozhodnutí a deník zůstanou; místo jména pak bude uvedeno „vymazaná osoba“.
    .back = Zpět na odvolání
    .still-sits = { $name } je stále v komisi: nejprve člena odeberte na stránce { $appeals }, nebo jméno vymažte po uzavření turnaje.
    .appeals = Odvolání
    .name = Jméno
    .ticked = Označeny jsou texty s příjmením. Ostatní obsahují křestní jméno: přečtěte je.
    .same-name = Stejné jméno
    .same-name-too = Každá přihláška a každý člen se maže zvlášť.
    .member-elsewhere = { $tournament }: { $name }, komise
    .decisions-stay = Kdo další v komisi rozhodoval a jak se rozhodlo.
    .log-stays = Deník a jeho řetěz: jméno v něm nikdy nebylo. Že, kdy a proč bylo vymazáno, je v něm také.
    .copies-stay = Co už tento server opustilo: spisy, vytištěné listy, zálohy.

Console-MayNotErase =
    .chief-alone = Osobní údaje maže jen hlavní rozhodčí tohoto turnaje.
