Console-Review = Kontrola přihlášek
    .says = Přihlášky ke kontrole
    .nothing-stops = Nic z toho nebrání párování a nic se neslučuje ani neopravuje bez vás.

Console-Doubles = Dvojí přihlášky? { $count }
    .none = Žádné dvě přihlášky nevypadají jako tatáž osoba.
    .sure = Z toho jistých: { $count }. Mají totéž FIDE ID a jméno, nebo totéž jméno a datum narození, a nic tomu neodporuje.
    .which = Které
    .merge = Přihláška { $dropped }, { $dropped_name }, do přihlášky { $kept }, { $kept_name }
    .merge-all = Sloučit všechny ({ $count })…
    .merge-all-label = Dvojí přihlášky sloučeny: { $count }
    .merge-all-yes = Sloučit ({ $count })
    .merge-all-confirm = Z každé dvojice zůstane starší přihláška se svým jménem, ratingem a údaji, nejde-li ponechat jen tu druhou. Prezence a volna se přenesou, obě historie zůstanou. V činnosti lze vše vzít najednou zpět.
    .pair = { $one } a { $other }

Console-DoubleSide =
    .entry = Přihláška
    .number = { $entry }, číslo { $number }
    .rating = Rating
    .unrated = bez ratingu
    .federation = Federace
    .born = Narození
    .fide-id = FIDE ID
    .club = Klub
    .byes = Volna
    .bye = { $round }. k. { $sign }
    .keep = Ponechat tuto…
    .keep-label = Ponechat přihlášku { $entry }, { $name }…
    .merge-label = Sloučit přihlášku { $dropped } do přihlášky: { $name }
    .merge-yes = Sloučit
    .merge-confirm = Přihláška { $entry } zůstane se svým jménem, ratingem a údaji. Přihláška { $dropped } zmizí z párování i pořadí; její prezence a volna se přenesou, obě historie zůstanou. Lze to vzít zpět.
    .two-people = Jsou to dvě různé osoby
    .two-people-label = Přihlášky { $one } a { $other } jsou dvě různé osoby

Console-OddEntries = Co vypadá podezřele { $count }
    .none = Žádná přihláška nevypadá podezřele.
    .without-fide-id = Přihlášky bez FIDE ID: { $count }, většina listiny; neuvádějí se jednotlivě. Zpráva o turnaji započítávaném na rating obsahuje FIDE ID všech hráčů.
    .paired = 1. kolo je zveřejněno: oprava mění čísla, dokud není spárováno 4. kolo (C.04.2 2.3).
    .not-paired = Nejlépe opravit před spárováním 1. kola: řídí se tím startovní čísla (C.04.2 2.1, 2.3).

Console-Merged = Sloučeno { $count }
    .take-back = Vzít zpět…
    .take-back-label = Vzít zpět sloučení přihlášky { $entry }…

Console-ToldApart = Rozhodnuto, že jde o dvě různé osoby { $count }
    .pair = { $one_name } (přihláška { $one }) a { $other_name } (přihláška { $other })

Console-ReviewChecks =
    .doubles = { $count } { $count ->
        [one] dvojice přihlášek je možná tatáž osoba
        [few] dvojice přihlášek jsou možná tatáž osoba
       *[other] dvojic přihlášek je možná tatáž osoba
    }
    .odd = { $count } { $count ->
        [one] přihláška vypadá podezřele
        [few] přihlášky vypadají podezřele
       *[other] přihlášek vypadá podezřele
    }
