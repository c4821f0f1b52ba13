### Co říká kontrola o souboru se zprávou, který byl spárován znovu.

Pairing-Check =
    .named = č. { $tpn } { $name }
    .nobody = nikdo
    .the-bye = volno
    .bye = Volno má v souboru { $filed }, podle pravidel { $right }.
    .pair = Podle pravidel hrají { $white } (bílé) a { $black }. V souboru mají za soupeře: { $of_white } a { $of_black }.
    .colour = { $white } má v souboru bílé ({ $black } černé), podle pravidel černé.
    .worse = Seskupení { $bracket } podle souboru: { $because }.
    .later = Seskupení { $bracket } podle souboru je stejně dobré, ale v pořadí pozdější.
    .better = Seskupení { $bracket } podle souboru je lepší, ohlaste to, prosím: { $contradiction }.
    .cited = { $says } ({ $article })
    .in-round = { $round }. kolo: { $says }
    .comment = { $round }. kolo, soubor uvádí: { $comment }
    .result = Znovu spárováno ({ $system }): { $rounds ->
        [one] { $rounds } kolo
        [few] { $rounds } kola
       *[other] { $rounds } kol
    }; { $differing ->
        [0] vše souhlasí
       *[other] liší se: { $differing }
    }.
    .standings = Pořadí po { $round }. kole podle { $list } (C.07, vydání { $edition }): { $differing ->
        [0] vše souhlasí
        [one] { $differing } rozdíl
        [few] { $differing } rozdíly
       *[other] { $differing } rozdílů
    }.
    .points = { $player }: body v souboru { $stated }, podle výsledků { $made }.
    .team-points = { $player }: { $code } v souboru { $stated } (záznam 310), podle výsledků { $made }.
    .unreadable-points = { $player }: body v souboru { QUOTED($stated) }, podle výsledků { $made }.
    .rank = { $player }: místo v souboru { $stated }, podle výsledků { $made }.
    .rank-by = { $player }: místo v souboru { $stated }, podle výsledků { $made }. Podle { $code } je výše { $above }: { $value } proti { $against }.
    .one-rank = { $first }
    .ranks = { $first } až { $last }
    .boards-not-compared = Pořadí šachovnic není součástí zprávy; porovnáno nebylo.
    .regulations-changed = Propozice se změnily od { $round }. kola; předchozí kola se kontrolují podle tehdejších: { $held }.

Pairing-Assumed =
    .newest-system = Soubor neuvádí systém (záznam 192); použit je { $system }.
    .system-of-day = Soubor neuvádí systém (záznam 192); turnaj začal { $day } (záznam 042), použit je tedy { $system }.
    .number-of-rounds = Soubor neuvádí počet kol (142, XXR); použito je { $rounds }.
    .team-type = Soubor neuvádí typ (záznam 192); bere se FIDE_TEAM: typ A, zápasové body, pro barvy body z partií.

Pairing-Unchecked =
    .team-ranks = Pořadí a pomocná hodnocení družstev se nekontrolovala.
    .all-points = Soubor neuvádí body; nekontrolovaly se.
    .points = Body nejsou vyplněny, nekontrolovaly se: { $players }.
    .all-ranks = Soubor neuvádí pořadí; nekontrolovalo se.
    .ranks = Pořadí není vyplněno nebo je 0, nekontrolovalo se: { $players }.
    .no-list = Soubor neuvádí seznam pomocných hodnocení (202, 212); pořadí se porovnalo jen podle bodů.
    .second-list = Seznam v záznamu 202 se nekontroloval; záznam 212 uvádí jiný.
    .values = Hodnoty pomocných hodnocení nejsou součástí zprávy; porovnalo se pořadí podle nich.
    .older-edition = Turnaj je starší než zde známá vydání C.07; pořadí se porovnalo podle vydání { $edition } a může být oprávněně jiné.
    .list-from = Seznam se nekontroloval od { $code } dále ({ $why }).
    .undefined-from = Seznam se nekontroloval od { $code } dále: soubor neobsahuje, co je k tomu třeba.
    .open-games = Pomocná hodnocení se nekontrolovala: partie { $round }. kola nebo dřívější nejsou dohrány.
    .byes-to-come = Pořadí se nekontrolovalo: v bodech jsou volna z kola, které ještě není spárováno.
    .tied = Nekontrolovalo se pořadí uvnitř { $groups ->
        [one] skupiny, kterou
        [few] { $groups } skupin, které
       *[other] { $groups } skupin, které
    } seznam nerozlišuje (C.07 4.2).
    .people = Jména, ratingy, startovní čísla, data a tituly se nekontrolovaly.

Pairing-CheckedFile =
    .agrees = souhlasí
    .differs = liší se
    .no-legal-pairing = jedno z kol nelze podle pravidel spárovat
    .not-checked = nelze zkontrolovat
    .summary = { $files ->
        [one] Zkontrolován { $files } soubor
        [few] Zkontrolovány { $files } soubory
       *[other] Zkontrolováno { $files } souborů
    }: souhlasí { $agreeing }, liší se { $differing }, nelze zkontrolovat { $failed }.
Pairing-CheckPage =
    .language = cs
    .title = Zprávy z turnajů, znovu spárované a seřazené
    .file = Soubor
    .system = Systém
    .rounds = Kola
    .pairings = Kola, která se liší
    .standings = Rozdíly v pořadí
    .result = Výsledek
    .rank = Pořadí
    .stated = V souboru
    .number = Č.
    .name = Jméno
