### Jak se nazývají nastavení, volby a místa ve větě.

Setting =
    .name = Název turnaje
    .festival_name = Název festivalu
    .place = Místo konání
    .city = Město
    .time_control = Tempo hry
    .chief_arbiter = Jméno hlavního rozhodčího
    .deputy_arbiters = Jméno zástupce
    .rounds = Počet kol
    .tie_breaks = Pomocná hodnocení
    .tie_break_edition = Vydání pomocných hodnocení
    .default_time = Čekací doba v minutách
    .correction_deadline = Lhůta pro opravy v minutách
    .pairing_deadline = Uzávěrka párování v minutách
    .appeal_deadline = Lhůta pro odvolání v minutách
    .bye_deadline = Lhůta pro žádost o volno v minutách
    .half_byes_allowed = Počet volen za ½ bodu
    .last_round_with_half_bye = Poslední kolo s volnem za ½ bodu
    .board_offset = Počet šachovnic před tímto turnajem
    .two_person_boards = Počet šachovnic potvrzovaných dvěma osobami
    .live_boards = Počet šachovnic s živým přenosem

SettingName =
    .name = název
    .rounds = počet kol
    .system = systém párování
    .system_options = výklad pravidel systému
    .win = výhra
    .draw = remíza
    .loss = prohra
    .absent = nepřítomnost
    .pab = volno z párování
    .acceleration = zrychlené párování
    .tie_breaks = pomocná hodnocení
    .tie_break_edition = vydání pomocných hodnocení
    .ranking_method = rozhodující rating
    .ranking_federation = federace národních ratingů
    .default_time = čekací doba
    .correction_deadline = lhůta pro opravy
    .pairing_deadline = uzávěrka párování
    .appeal_deadline = lhůta pro odvolání
    .bye_deadline = lhůta pro žádost o volno
    .half_byes_allowed = počet volen za ½ bodu
    .last_round_with_half_bye = poslední kolo s volnem za ½ bodu
    .board_offset = první šachovnice
    .fixed_boards = pevné šachovnice
    .city = město
    .federation = federace
    .start_date = první den
    .end_date = poslední den
    .round_starts = začátky kol
    .time_zone = časové pásmo
    .time_control = tempo hry
    .norms_possible = možnost norem
    .fide_event = číslo turnaje u FIDE
    .registered_on = den registrace
    .norm_event = druh soutěže pro tituly
    .two_person = potvrzování druhou osobou
    .two_person_boards = šachovnice potvrzované druhou osobou
    .public_explanations = veřejná zdůvodnění
    .rated_as = druh ratingu
    .public_rating_changes = veřejné změny ratingu
    .push_messages = upozornění do telefonů
    .player_reports = hlášení hráčů
    .hall_plan = umístění šachovnic
    .live_address = adresa živého přenosu
    .live_boards = šachovnice s živým přenosem
    .chief_arbiter = hlavní rozhodčí
    .deputy_arbiters = zástupci hlavního rozhodčího

Regulation =
    .rounds = počet kol
    .system = systém párování
    .system_options = výklad pravidel systému
    .win = body za výhru
    .draw = body za remízu
    .loss = body za prohru
    .absent = body za nepřítomnost
    .pab = body za volno z párování
    .acceleration = zrychlené párování
    .tie_breaks = seznam pomocných hodnocení
    .tie_break_edition = vydání pomocných hodnocení
    .ranking_method = rozhodující rating

RegulationLabel =
    .rounds = Počet kol
    .system = Systém párování
    .acceleration = Zrychlené párování
    .tie_breaks = Pomocná hodnocení
    .tie_break_edition = Vydání pomocných hodnocení
    .ranking_method = Rozhodující rating
    .system_options = Výklad pravidel
    .win = Výhra
    .draw = Remíza
    .loss = Prohra
    .absent = Nepřítomnost
    .pab = Volno z párování

AbsenteeChoice =
    .open = nerozhodnuto
    .excluded = vynechat z párování
    .admitted = přesto párovat
    .half-bye = volno za ½ bodu
    .withdrawn = odstoupení

Subject =
    .round = { $name }. kolo
    .game = partie { $name }
    .player = hráč č. { $name }

Article =
    .tournament-rules = propozice turnaje
    .chief-arbiter = rozhodnutí hlavního rozhodčího; pravidla to neřeší

Sector = všechny šachovnice
    .on = šachovnice od { $first }
    .between = šachovnice { $first }–{ $last }
    .of-nobody = bez rozhodčího

BoardInSentence = šachovnice { $board }

Place = { $round }. kolo, { BOARD($board) }

Both = { $one } a { $other }

LineFault =
    .line-break = obsahuje zalomení řádku ({ $sign })
    .turning = obsahuje znak { $sign }, který obrací směr textu
    .unseen = neobsahuje žádný viditelný znak

Source =
    .entry-list = startovní listina
    .report-file = soubor se zprávou
    .national = národní rating

SettingLabel =
    .rounds = počet kol
    .system = systém párování
    .system_options = výklad pravidel systému
    .win = body za výhru
    .draw = body za remízu
    .loss = body za prohru
    .absent = body za nepřítomnost
    .pab = body za volno z párování
    .acceleration = zrychlené párování
    .tie_breaks = pomocná hodnocení
    .tie_break_edition = vydání pomocných hodnocení
    .ranking_method = rozhodující rating
    .ranking_federation = federace národních ratingů
    .default_time = čekací doba
    .correction_deadline = lhůta pro opravy
    .pairing_deadline = uzávěrka párování
    .appeal_deadline = lhůta pro odvolání
    .bye_deadline = lhůta pro žádost o volno
    .half_byes_allowed = povolený počet volen za ½ bodu
    .last_round_with_half_bye = volna za ½ bodu do kola
    .board_offset = první šachovnice
    .fixed_boards = pevné šachovnice
    .city = město
    .federation = federace
    .start_date = první den
    .end_date = poslední den
    .round_starts = začátky kol
    .time_zone = časové pásmo
    .time_control = tempo hry
    .norms_possible = možnost norem
    .fide_event = číslo turnaje u FIDE
    .registered_on = registrace u FIDE dne
    .norm_event = čím soutěž je pro tituly
    .two_person = výsledky potvrzuje druhá osoba
    .two_person_boards = počet potvrzovaných prvních šachovnic
    .public_explanations = zdůvodnění na veřejných stránkách
    .rated_as = započítává se jako
    .public_rating_changes = změny ratingu na veřejných stránkách
    .push_messages = upozornění do telefonů
    .player_reports = výsledky hlásí hráči
    .hall_plan = umístění šachovnic
    .live_address = adresa živého přenosu
    .live_boards = počet šachovnic s živým přenosem
    .chief_arbiter = hlavní rozhodčí ve zprávě
    .deputy_arbiters = zástupci ve zprávě

SettingValue =
    .none = žádné
    .yes = ano
    .no = ne
    .fixed-board = { $player }: šachovnice { $board }
    .last-but-one = předposlední
    .of-the-server = podle serveru
    .acceleration-none = žádné
    .acceleration-baku = Baku (C.04.7)
    .two_person-off = nikde
    .two_person-first = na prvních šachovnicích
    .two_person-all = na všech šachovnicích
    .rated_as-standard = standard
    .rated_as-rapid = rapid
    .rated_as-blitz = blitz
    .rated_as-no = bez zápočtu
    .norm_event-none = nic z toho
    .norm_event-national = finále mistrovství země
    .norm_event-zonal = zónový nebo subzónový turnaj
    .norm_event-qualifier = přímá kvalifikace do Světového poháru nebo Turnaje kandidátů
    .norm_event-zonal-qualifier = zónový nebo subzónový turnaj s přímou kvalifikací do Světového poháru
    .norm_event-eve = soutěž jednotlivců FIDE nebo kontinentu
    .ranking_method-FIDE = jen FIDE
    .ranking_method-NRO = jen národní
    .ranking_method-FIDON = FIDE, jinak národní
    .ranking_method-NIDOF = národní, jinak FIDE
    .ranking_method-HBFN = vyšší z obou
    .ranking_method-LBFN = nižší z obou
    .ranking_method-OTHER = jiné pravidlo (FIDE, jinak národní)

Minutes = { $count ->
        [one] { $count } minuta
        [few] { $count } minuty
        [many] { $count } minuty
       *[other] { $count } minut
    }

ListColumn =
    .name = jméno
    .surname = příjmení
    .first_name = křestní jméno
    .title = titul
    .federation = federace
    .rating = rating
    .rating_fide = rating FIDE
    .rating_national = národní rating
    .national_rating = národní rating vedle FIDE
    .fides_k = K v listině FIDE
    .womens_title = ženský titul
    .ingo = ingo
    .bcf = bcf
    .fide_id = FIDE ID
    .birth_date = datum narození
    .sex = pohlaví
    .type = typ
    .group = skupina
    .club = klub
    .contact = kontakt

ServerPart =
    .pairing = párovací program
    .import = import
    .start-up = spuštění
    .second-machine = druhý počítač

AnnouncementPriority =
    .normal = běžné
    .urgent = naléhavé
    .screen = jen na obrazovky v sále

AppealVerdict =
    .granted = vyhověno
    .rejected = zamítnuto
    .withdrawn = vzato zpět
