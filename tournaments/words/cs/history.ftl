### Historie věci: jak se nazývají a píšou její hodnoty.

HistoryKind =
    .results = výsledky
    .corrections = opravy a rozpory
    .players = hráči
    .rounds = kola a párování
    .start = hodiny, místa a rozhodnutí
    .appeals = odvolání
    .photos = fotografie a mazání
    .devices = zařízení
    .settings = nastavení a rozhodčí
    .refusals = odmítnutí
    .others = cokoli jiného

HistoryFact =
    .recorded = zapsáno
    .name = jméno
    .choice = nepřítomnost na konci prezence
    .reports = hlášení hráčů
    .file_report = podle souboru z elektronických šachovnic
    .tpn = startovní číslo
    .from_round = hraje od kola
    .withdrawn_from = mimo párování od kola
    .merged_into = sloučeno s přihláškou
    .moved = přesun
    .explained = omluvená nepřítomnost, kolo
    .pab = volno z párování
    .absent = mimo párování
    .clocks = hodiny spuštěny
    .empty = prázdná místa
    .prohibited = zakázané dvojice
    .virtual = virtuální body
    .committee = odvolací komise
    .frozen = startovní čísla zmrazena
    .prize_fund = ceny
    .federation_reports = zprávy pro federaci
    .rankings = dílčí pořadí
    .direct_titles = přímé tituly
    .takes_prize = zvolená cena
    .away_from_prizes = nepřijde na předávání cen
    .seed = číslo losu
    .by = zápis
    .since = nejisté od
    .sat = rozhodovali
    .sex = pohlaví
    .birth-year = rok narození
    .fide-id = FIDE ID
    .club = klub
    .contact = kontakt
    .personal-details = osobní údaje
    .in-round = { $round }. kolo
    .result = výsledek
    .rated = zápočet na rating
    .colours = barvy
    .colours-in-report = barvy ve zprávě
    .ended = skončeno
    .board = šachovnice { $board }
    .bye = { NAME("ByeName", $kind) }: { $player }
    .pairing-by-hand = páruje se ručně
    .manual-pair = ručně, dvojice { $number }
    .by-hand = spárováno ručně
    .not-pairable = nebylo možné spárovat
    .pairing-version = verze párování
    .requests-refused = zamítnuté žádosti
    .photo-of = čeho se týká
    .picture = obrázek
    .stands = platí
    .claimed = uvedený výsledek
    .title = titul
    .womens_title = ženský titul
    .federation = federace
    .rating = rating
    .ratings = ratingy
    .rating_source = zdroj ratingu
    .checked_in = na místě
    .expelled = vyloučení
    .taken_back = vzato zpět
    .confirmed_by = potvrzení
    .notes = poznámky
    .seen_at = hra viděna v
    .seen_by = hra viděna, zápis
    .status = stav
    .imported = importováno
    .default_time = čekací doba
    .pairing_deadline = uzávěrka párování
    .last_call = poslední výzva
    .role = role
    .first_board = první šachovnice
    .last_board = poslední šachovnice
    .user = uživatel
    .until = do
    .revoked_by = přístup odebrán, zápis
    .revoked_at = přístup odebrán v
    .reviewed_by = zkontrolováno, zápis
    .reviewed_at = zkontrolováno v
    .filed_at = podáno v
    .deadline = lhůta
    .late = opožděně
    .verdict = výrok
    .priority = naléhavost
    .shows = ukazuje
    .decided_by = rozhodnutí, zápis
    .decided_at = rozhodnuto v
    .festival = festival
    .festival_name = název festivalu
    .festival_more = další údaje o festivalu
    .regulations = propozice
    .phase = fáze
    .initial_colour = počáteční barva
    .rating_list = ratingová listina
    .report_lines = řádky zprávy

HistoryValue =
    .yes = ano
    .no = ne
    .erased = vymazáno
    .nothing = nic
    .adjourned = přerušeno
    .reversed = opačné
    .as-paired = podle párování
    .paired-anew = nově spárováno, nebo byl jeho import vzat zpět
    .by = zápis { $user }
    .pair = { $white } – { $black }
    .photo = fotografie, { $kilobytes } kB
    .claimed = { $result }, zápis { $user }
    .report = { NAME("Colour", $colour) }: { $result }
    .moved-to = do turnaje { $section }
    .moved-from = z turnaje { $section }
    .virtual = { $points } v kolech { $first }–{ $last }: { $players }

HistoryPhase =
    .entries = přihlášky
    .running = probíhá
    .closed = uzavřeno

HistoryStatus =
    .none = nespárováno
    .requested = páruje se
    .draft = návrh
    .failed = nebylo možné spárovat
    .published = zveřejněno
    .closed = uzavřeno

HistorySex =
    .m = muž
    .w = žena
    .f = žena

HistoryChoice =
    .excluded = vynechat z párování
    .admitted = přesto párovat
    .half-bye = volno za ½ bodu
    .withdrawn = odstoupení

Thing =
    .settings = Nastavení
    .tournament = Turnaj
    .photo = Fotografie
    .round = { $name }. kolo
    .appeal = Odvolání { $name }
    .announcement = Oznámení { $name }
    .screen = Obrazovka { $name }
    .conflict = Rozpor #{ $name }
    .apart = { $one } a { $other } jsou dvě různé osoby

BoardOfHistory = { $place }: { $white } – { $black }

ChangeTakenBack = Změna #{ $seq } vzata zpět

# --- co bylo uděláno s několika najednou

Batch =
    .withdrawn = odstoupení
    .lost-by-forfeit = prohry kontumací
    .said-by-a-file = výsledky ze souboru z šachovnic
    .adjourned = přerušeno
    .entered = přidáno
    .corrected = opraveno
    .merged = sloučeno
    .reinstated = vráceno do turnaje
    .entries-changed = změněné přihlášky
    .report = přidáno ze zprávy, { $rounds ->
        [one] { $rounds } kolo
        [few] { $rounds } kola
       *[other] { $rounds } kol
    }

BatchSubject =
    .settings = nastavení
    .prohibited-pairs = zakázané dvojice
    .virtual-points = virtuální body
    .game = { $round }. kolo, šachovnice { $board }
