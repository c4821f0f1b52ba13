Print-Form =
    .draft = NÁVRH: turnaj není uzavřen, údaje se ještě mohou změnit
    .foot = { $tournament }, připravil Openhall z deníku turnaje, stav k události { $event }; není to úřední formulář – strana { $page } z { $pages }
    .signature = Podpis
    .date = datum
    .lacking = Neúplné: je třeba doplnit
    .lack = { $what } ({ $who })

Print-Supplier =
    .chief-arbiter = hlavní rozhodčí
    .organiser = pořadatel
    .player = hráč
    .federation = federace
    .arbiter = rozhodčí

Print-Lack =
    .not-closed = uzavření turnaje, jeho výsledky jsou pak konečné
    .start = první den turnaje (nastavení)
    .end = poslední den turnaje (nastavení)
    .time-control = tempo hry (nastavení)
    .place = město (nastavení)
    .host = federace turnaje (nastavení)
    .chief-arbiter = jméno hlavního rozhodčího (nastavení)
    .arbiters-id = FIDE ID za jménem v nastavení: { $arbiter }
    .players-id = FIDE ID: { $player }
    .players-federation = federace: { $player }
    .schedule = začátky kol (nastavení)
    .deputy = { $players ->
        [0] zástupce hlavního rozhodčího č. { $number } (nastavení)
       *[other] zástupce hlavního rozhodčího č. { $number }, má-li turnaj přes { $players } hráčů (nastavení)
    }
    .organisers-details = jméno, adresa, telefon a e-mail pořadatele
    .arbiters-birth = datum a místo narození, federace rozhodčího
    .arbiters-report = důvěrná zpráva a doporučení, s podpisem
    .confirms-1-5-6 = zaškrtnout, zda jde o turnaj podle 1.5.6
    .chiefs-signature = podpis hlavního rozhodčího
    .federations-signature = jméno a podpis zástupce federace

Print-IT1 =
    .title = Potvrzení normy: { $norm }
    .about = IT1, podle FIDE Handbook B.01 platného od 1. ledna 2024. Platí až po potvrzení kvalifikační komisí FIDE.
    .player = Hráč
    .name = Příjmení, jméno
    .id = FIDE ID
    .federation = Federace
    .title-sought = Požadovaný titul
    .title-held = Dosavadní titul
    .born = Rok narození
    .event = Turnaj
    .event-name = Turnaj
    .place = Místo
    .start = První den
    .end = Poslední den
    .time-control = Tempo hry
    .rounds = Počet kol
    .chief-arbiter = Hlavní rozhodčí
    .counts = Soupeři v započítaných partiích
    .field = Při použití 1.4.3d:
    .games = Partie
    .column-round = Kolo
    .column-opponent = Soupeř
    .column-id = FIDE ID
    .column-federation = Fed.
    .column-rating = Rating
    .column-raised = 1.4.6c
    .column-title = Titul
    .column-score = Body
    .column-left-out = Vynecháno
    .result = Výsledek
    .average = Průměr (1.4.6b)
    .performance = Výkon
    .required-performance = Potřebný výkon
    .required = Potřebný počet bodů
    .achieved = Dosažený počet bodů
    .over = Překročeno o
    .remarks = Poznámky
    .unrated = Soupeři bez ratingu se počítají jako 1400 (B.01 1.4.6).
    .waived = Složení federací se nevyžaduje (B.01 { $article }).
    .confirms = Jde o turnaj podle 1.5.6:   { $kind ->
            [met] ☒ ano   ☐ ne
            [failed] ☐ ano   ☒ ne
           *[open] ☐ ano   ☐ ne
        }        Značky kol bez partie: + = −
    .signatures = Potvrzeno
    .by-chief = Hlavní rozhodčí
    .by-federation = Zástupce federace, jméno
    .copies = Kopie: hráč, federace turnaje, federace hráče, FIDE. Uvedené údaje uchovává FIDE pro udělování titulů.

Print-IT1Count =
    .games = Partie
    .federations = Federace soupeřů
    .not-own = Soupeři z jiné federace než hráč
    .rated = S ratingem
    .host = Z pořádající federace
    .titled = S titulem (kromě CM, WCM)
    .event-federations = Federace v turnaji
    .foreign = S ratingem, z jiné než pořádající federace
    .foreign-federations = Jejich federace
    .foreign-titled = Z nich GM, IM, WGM, WIM

Print-IT1Alone =
    .pab = (volno z párování)
    .other = (bez soupeře)

Print-Duty =
    .chief = Hlavní rozhodčí
    .deputy = Zástupce

Print-IT3 =
    .title = Zpráva o turnaji
    .about = IT3, s položkami starších tiskopisů: tiskopis z roku 2026 se nepodařilo najít. Je potřeba tam, kde byly splněny normy hráčů nebo rozhodčích.
    .event = Turnaj
    .event-name = Turnaj
    .host = Pořádající federace
    .place = Místo
    .rounds = Počet kol
    .start = První den
    .end = Poslední den
    .time-control = Tempo hry
    .rated-as = Zápočet na rating
    .system = Systém turnaje
    .paired-by = Párování
    .computer = počítačem: Openhall ({ $programs })
    .schedule = Kola podle dnů
    .rounds-of-day = { $count ->
        [one] { $first }. kolo
        [few] { $first }.–{ $last }. kolo
       *[other] { $first }.–{ $last }. kolo
    }
    .organiser = Pořadatel
    .name = Jméno
    .address = Adresa
    .phone = Telefon
    .mail = E-mail
    .players = Hráči, kteří hráli
    .rated = S ratingem
    .unrated = Bez ratingu
    .column-kind = Hráči
    .column-number = Počet
    .column-federations = Federace
    .column-host = Pořádající federace
    .column-others = Jiné federace
    .remarks = Zvláštní poznámky, výjimky v párování
    .by-hand = Spárováno ručně: kola { $rounds }.
    .changed = Zveřejněné párování změněno: kola { $rounds }.
    .imported = Převzato ze souboru se zprávou: kola { $rounds }.
    .ended-early = Turnaj skončil po kole: { $rounds }.
    .no-remarks = Žádné nejsou zaznamenány.
    .arbiters = Rozhodčí
    .column-duty = Funkce
    .column-arbiter = Jméno
    .column-id = FIDE ID
    .column-contact = Telefon, e-mail
    .all-arbiters = Uvádějí se všichni rozhodčí turnaje: kdo chybí zde nebo na serveru FIDE, nedostane normu.
    .confirmed = Potvrzeno
    .by-chief = Hlavní rozhodčí

Print-Arbiter =
    .title = Zpráva o rozhodčím: { $form }
    .about = Podle FIDE Handbook B.06.1, s položkami starších tiskopisů: tiskopis z roku 2026 se nepodařilo najít. Vydává se na žádost před koncem turnaje.
    .arbiter = Rozhodčí
    .name = Příjmení, jméno
    .id = FIDE ID
    .born = Datum narození
    .born-in = Místo narození
    .federation = Federace
    .duty = Funkce v turnaji
    .event = Turnaj
    .event-name = Turnaj
    .host = Federace
    .place = Místo konání
    .days = Dny
    .system = Systém
    .kind = Zápočet na rating, tempo hry
    .players = Hráči
    .rated = Hráči s ratingem
    .rounds = Počet kol
    .federations = Federace
    .confidential = Důvěrná zpráva, podává: { $reporter }
    .laws = Znalost pravidel šachu a soutěžních pravidel:
    .pairing = Znalost pravidel párování:
    .objectivity = Objektivita:
    .incidents = Sporné případy a jejich řešení:
    .protection = Ochrana hráčů před vyrušováním:
    .recommendation = Doporučení
    .tick = ☐ dosahuje požadované úrovně     ☐ potřebuje více zkušeností
    .signatures = Potvrzeno
    .sign = Podpis, datum
    .by-federation = Zástupce federace, jméno

Print-Papers =
    .it1 = IT1, { $norm }: { $player }
    .it3 = IT3, zpráva o turnaji
    .direct-titles = Přímé tituly, seznam pro FIDE

Print-CheckVerdict =
    .met = v pořádku
    .failed = chybí
    .open = zkontrolujte

Print-ReportCheck =
    .closed-met = Turnaj je uzavřen.
    .closed-failed = Turnaj není uzavřen: jeho výsledky nejsou konečné.
    .event-code-met = Turnaj je zaregistrován u FIDE pod číslem { $code }.
    .event-code-open = Číslo turnaje u FIDE není zadáno: je turnaj zaregistrován?
    .arbiters-met = Hlavní rozhodčí a zástupci jsou uvedeni, všichni s FIDE ID.
    .arbiters-failed = Rozhodčí: { $lines }.
    .licences-open = Licence rozhodčích zde nejsou vedeny: ověřte je na serveru FIDE.
    .ids-met = Každý hráč má FIDE ID, nebo je to nový hráč pořádající federace s datem narození, pohlavím a federací.
    .ids-failed = FIDE ID: { $lines }.
    .id-without-details = { $player }: chybí FIDE ID a také datum narození, pohlaví nebo federace
    .id-of-foreigner = { $player }: chybí FIDE ID; hostu ho přidělí jeho vlastní federace
    .federations-met = Každý hráč má federaci.
    .federations-failed = Bez federace: { $lines }.
    .ratings-met = Všechny ratingy v souboru jsou z listiny FIDE.
    .ratings-open = Startovní čísla podle jiného ratingu než FIDE; v souboru je jako národní (172) a pro normy a změny ratingu se tito hráči počítají jako bez ratingu: { $lines }.
    .days-met = Každé kolo má svůj den, a to během turnaje.
    .days-failed = Dny kol: { $lines }.
    .days-open = První a poslední den turnaje nejsou oba zadány.
    .day-unknown = { $round }. kolo nemá žádný
    .day-outside = { $round }. kolo je mimo dny turnaje
    .rounds-a-day-met = Kol za den: { $number }, dovoleno nejvýše { $most }.
    .rounds-a-day-failed = Kol za den: { $number }, dovoleno nejvýše { $most }.
    .rounds-a-day-open = { $number ->
            [0] Není známo, kolik kol za den se hrálo.
           *[other] Kol za den: { $number }. Vejdou se do 12 hodin, má-li každý hráč čas na 60 tahů (B.02 1.2)?
        }
    .time-control-met = Tempo hry: { $minutes } min na 60 tahů, to stačí: { $kind }, hráč s ratingem { $rating }.
    .time-control-failed = Tempo hry: { $minutes } min na 60 tahů, to není přípustné: { $kind }, hráč s ratingem { $rating }{ $least ->
        [0] { "" }
       *[other] : nejméně { $least }
    } (B.02 1).
    .time-control-open = Tempo hry nelze přečíst jako minuty a sekundy: je pro hráče s nejvyšším ratingem dost dlouhé (B.02 1)?
    .games-met = Každá partie má výsledek.
    .games-failed = Partie: { $lines }.
    .games-missing = { $count ->
        [one] { $count } bez výsledku
        [few] { $count } bez výsledku
       *[other] { $count } bez výsledku
    }
    .games-adjourned = { $count ->
        [one] { $count } přerušená
        [few] { $count } přerušené
       *[other] { $count } přerušených
    }
    .games-conflicts = { $count ->
        [one] { $count } se dvěma různými zápisy
        [few] { $count } se dvěma různými zápisy
       *[other] { $count } se dvěma různými zápisy
    }
    .games-appeals = { $count ->
        [one] { $count } nerozhodnuté odvolání
        [few] { $count } nerozhodnutá odvolání
       *[other] { $count } nerozhodnutých odvolání
    }
    .unplayed-met = Kola bez partie: { $which }.
    .unplayed-forfeit-win = výhry kontumací { $count }
    .unplayed-pab = volna z párování { $count }
    .unplayed-full-bye = volna za 1 bod { $count }
    .unplayed-half-bye = volna za ½ bodu { $count }
    .unplayed-zero-bye = nepřítomnosti { $count }
    .title-table-met = Tabulka přímých titulů není zadána a podle nastavení soutěž tituly nedává.
    .title-table-open = Tabulka přímých titulů není zadána, podle nastavení je však soutěž „{ $called }“ a může tituly dávat: zadejte ji na stránce Normy.
    .direct-titles-met = Přímé tituly: žádného řádku tabulky ({ $edition }; { $source }) nikdo nedosáhl.
    .direct-titles-open = Přímé tituly podle tabulky soutěže ({ $edition }; { $source }), k odeslání FIDE (B.01 1.10): { $lines }.
    .direct-title = { $gives }, { $player }: { $standing }
    .certificates-met = { $number ->
        [0] Žádná norma nebyla splněna.
        [one] { $number } potvrzení normy je až na podpisy úplné.
        [few] { $number } potvrzení norem jsou až na podpisy úplná.
       *[other] { $number } potvrzení norem je až na podpisy úplných.
    }
    .certificates-failed = Potvrzení norem: { $lines }.
    .certificate = { $norm }, { $player }: { $count ->
        [one] chybí { $count } údaj
        [few] chybí { $count } údaje
       *[other] chybí { $count } údajů
    }
    .and-more = { $lines }; další: { $count }

Print-ReportChange = { $number } { $name }, { $what }: { $was } → { $now }
    .of-event = { $what }: { $was } → { $now }
    .more = další: { $count }

Print-Package =
    .title = { $tournament }: zpráva { $number } pro federaci
    .made-of = Sestaveno z deníku do události { $event }, { $hash }. Tímto hashem končí auditní balíček; SHA256SUMS obsahuje kontrolní součet každého souboru.
    .reason = Proč nahrazuje předchozí: { $reason }
    .reason-of-first = Proč byla sestavena takto: { $reason }
    .checks = Zkontrolováno před sestavením:
    .check = { $verdict }: { $text }
    .test-good = Vlastní kontrola: zpráva byla načtena zpět a je to tentýž turnaj; párování a pořadí odpovídají pravidlům.
    .test-nothing-yet = Vlastní kontrola: zatím není zveřejněno žádné kolo, není tedy co kontrolovat.
    .test-bad = Vlastní kontrola: po načtení zpět to není tentýž turnaj, nebo párování či pořadí neodpovídají pravidlům:
    .since = Co zpráva uvádí jinak než zpráva { $number } (událost { $event }):
    .nothing-changed = nic
    .games = { $file } obsahuje partie s hráči, ratingy a výsledky a tahy těch, jejichž tahy jsou zde uchovány.
    .made-again = Zpráva { $number } byla sestavena znovu a liší se od odeslané. V deníku je kontrolní součet { $recorded }; SHA256SUMS této zprávy uvádí { $digest }. Stává se to po změně verze programu, s jiným jazykem sálu nebo po vymazání osobních údajů. Deník turnaje je týž: dokládá to auditní balíček.

Print-DirectTitles =
    .title = Přímé tituly
    .about = Podle tabulky přímých titulů, kterou zadal hlavní rozhodčí (FIDE Handbook B.01 1.2). Odhad: titul uděluje FIDE, podmíněný po dosažení ratingu.
    .event = Soutěž
    .host = Federace soutěže
    .start = První den
    .end = Poslední den
    .edition = Tabulka
    .source = Kde ji najdete
    .not-final = Pořadí není konečné.
    .column-player = Hráč
    .column-has = Titul
    .column-id = FIDE ID
    .column-federation = Fed.
    .column-standing = Získává
    .column-why = Proč a co chybí
    .confirmed = Potvrzení
    .by-chief = Hlavní rozhodčí
