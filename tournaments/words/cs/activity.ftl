### Co se stalo: jedna zpráva na událost.

About =
    .board = { $round }. kolo, šachovnice { $board }
    .board-paired-anew = { $round }. kolo, nově spárovaná šachovnice
    .round = { $name }. kolo
    .announcement = Oznámení { $name }
    .screen = Obrazovka { $name }
    .organiser = Obrázky na obrazovky a diplomy
    .appeal = Odvolání { $name }
    .appeal-on = Odvolání { $name } ({ $place })

Seat = { $place }: { $player } ({ NAME("Colour", $colour) })
    .unknown = { $place }: { NAME("Colour", $colour) }

Colour =
    .w = bílé
    .b = černé

Span = { $first } až { $last }

# --- příprava

Event-TournamentCreated = Turnaj založen: { $name }, { $rounds ->
        [one] { $rounds } kolo
        [few] { $rounds } kola
       *[other] { $rounds } kol
    }
    .instead = Založený turnaj zůstává. Chyby se opraví na stránce Nastavení; turnaj založený omylem nechte bez přihlášek.

Event-SettingsChanged = Změna nastavení
    .to = Změna nastavení: { $changes }

SettingChange = { $name } { $was } → { $now }

Event-RegulationsChanged = Změna propozic od { $round }. kola: { $changes }
    .checked = Změna propozic od { $round }. kola: { $changes }; znovu zkontrolováno { $checked }. kolo: { $count ->
        [0] beze změny
        [one] { $count } šachovnice by byla spárována jinak
        [few] { $count } šachovnice by byly spárovány jinak
       *[other] { $count } šachovnic by bylo spárováno jinak
    }

Event-ProhibitedPairsSet =
    .none = Zakázané dvojice zrušeny{ $first ->
        [0] { "" }
       *[other] { " " }od { $first }. kola
    }
    .set = Zakázané dvojice nastaveny{ $first ->
        [0] { "" }
       *[other] { " " }od { $first }. kola
    }: { $groups }

Event-ReportLinesImported = { $count ->
        [one] Uchován { $count } řádek ### ze souboru se zprávou
        [few] Uchovány { $count } řádky ### ze souboru se zprávou
       *[other] Uchováno { $count } řádků ### ze souboru se zprávou
    }
    .instead = Co soubor uvádí o kolech, zůstává a je v každé zprávě tohoto turnaje. Chybný soubor se bere zpět celý, na stránce Činnost, dokud na něm nic nestojí.

Event-RatingListUsed = Ratingy podle listiny { $source ->
        [fide] FIDE
       *[other] { $source }
    } { NAME("RatingOf", $kind) } { $period }
    .instead = Vyberte jinou listinu na stránce Ratingové listiny.
Event-ColumnsMapped = Sloupce listiny určeny ručně ({ $line ->
        [0] bez řádku se záhlavím
       *[other] záhlaví na řádku { $line }
    }): { $columns }
    .instead = Říká, jak byla listina přečtena. Pokud to bylo špatně, vezměte listinu na stránce Činnost zpět a nahrajte ji s jinými sloupci.

Event-ReportTakenBack = Importovaná zpráva vzata zpět i s přihláškami, koly a výsledky
    .instead = Na stránce Přihlášky importujte zprávu znovu: její kola a výsledky se s ní vrátí.

Event-VirtualPointsSet = Virtuální body nastaveny: { $lines }
    .none = Virtuální body už nejsou nastaveny ručně

Event-FideModeLeft = Režim FIDE opuštěn od { $round }. kola: { $reasons }
    .instead = Režim FIDE se opouští natrvalo: zpráva to uvádí. To, čím byl opuštěn, se napraví v Nastavení.

VirtualPoints = { $points } v kolech { $first }–{ $last }: { $players }

Event-ArbiterAppointed = Jmenování: { $user }, { NAME("Role", $role) }
    .sector = Jmenování: { $user }, { NAME("Role", $role) }, šachovnice od { $first } do { $last ->
        [0] poslední
       *[other] { $last }
    }

Event-ArbiterDismissed = Jmenování zrušeno: { $user }

Event-DeviceEnrolled = Zařízení { $device } připojeno: { $user }
    .instead = Na stránce Zařízení mu odeberte přístup: zařízení se ihned odhlásí.

Event-DeviceRevoked = Zařízení { $device }: přístup odebrán
    .of = Zařízení { $device } ({ $user }): přístup odebrán
    .instead = Odebraný přístup se nevrací. Na stránce Zařízení vytvořte nový kód a zařízení znovu připojte.

Event-DeviceReviewed = Zápisy ze zařízení { $device } zkontrolovány
    .instead = Kontrola skončila. Je-li některý výsledek přece jen chybný, opravte jej u jeho šachovnice na stránce Výsledky.

Role =
    .chief = hlavní rozhodčí
    .deputy = zástupce hlavního rozhodčího
    .pairing-officer = rozhodčí pro párování
    .sector = sektorový rozhodčí
    .results = zapisovatel výsledků
    .check-in = prezence
    .read-only = jen pro čtení
    .system = server
    .player = hráč

Event-FestivalSet = Turnaj festivalu „{ $name }“{ $known ->
        [0] { "" }
       *[other] { " " }({ $where })
    }{ $order ->
        [0] { "" }
       *[other] , turnaj č. { $order }
    }

# --- přihlášky

Event-PlayerEntered = Přidáno: { $entry }

Event-LateEntryAdmitted = Pozdní přihláška od { $round }. kola: { $entry }

Event-EntryTakenBack = Přihláška vzata zpět: { $player }

Event-EntryRestored = Přihláška obnovena: { $player }

Event-PlayerMovedAway = Přesun do turnaje { $section } (tam přihláška { $entry }): { $player }
    .withdrawn = Přesun do turnaje { $section } (tam přihláška { $entry }), zde odstoupení od { $round }. kola: { $player }

Event-PlayerMovedHere = Přesun z turnaje { $section } (tam přihláška { $entry }): { $player }
    .late = Přesun z turnaje { $section } (tam přihláška { $entry }), od { $round }. kola: { $player }

Event-MoveTakenBack = Přesun do turnaje { $section } vzat zpět, hraje opět zde: { $player }
    .there = Přesun z turnaje { $section } vzat zpět, hraje opět tam: { $player }
    .instead = Na stránce hráče (Přihlášky) přesuňte hráče znovu do druhého turnaje.

Event-PlayerCorrected = Údaje opraveny: { $player }
    .instead = Na stránce Přihlášky otevřete hráče a údaje tam opravte; jaké byly dřív, říká historie.

Event-RatingCorrected = Oprava ratingu: { $player }, { $was } → { $rating }
    .both = Oprava ratingů: { $player }, FIDE { $fides }{ $fides_source ->
            [none] {""}
           *[other] {" "}({ $fides_source })
        }, národní { $national }{ $national_source ->
            [none] {""}
           *[other] {" "}({ $national_source })
        }{ $k ->
            [0] {""}
           *[other] ; K v listině FIDE: { $k }
        }
    .source = { $kind ->
            [national] { $player }: rating { $rating } je národní, ne FIDE
           *[elo] { $player }: rating { $rating } je od FIDE
        }{ $source ->
            [none] {""}
           *[other] ; zdroj: { $source }
        }{ $k ->
            [0] {""}
           *[other] ; K v listině FIDE: { $k }
        }

Event-EntriesMerged = Dvě přihlášky sloučeny, dvojí přihláška: { $player }

Event-EntriesSeparated = Sloučení vzato zpět, opět dvě přihlášky: { $dropped } a { $kept }

Event-EntriesToldApart = Dvě různé osoby: { $one } a { $other }
    .instead = Jde-li přece jen o jednu osobu: na stránce Přihlášky otevřete jednu přihlášku a slučte s ní druhou (Dvojí přihláška?).

Event-PlayerCheckedIn = Příchod: { $player }

Event-PlayerCheckedOut = Příchod zrušen: { $player }

Event-AbsenteeDecided = { $player }: nepřítomnost v { $round }. kole – { $choice ->
        [open] opět nerozhodnuto
        [excluded] vynechat z párování až do příchodu
        [admitted] přesto párovat
        [half-bye] volno za ½ bodu
       *[withdrawn] odstoupení
    }

Event-PlayerWithdrawn = Odstoupení od { $round }. kola: { $player }

Event-PlayerReinstated = Návrat do turnaje od { $round }. kola: { $player }

Event-PlayerExpelled = Vyloučení od { $round }. kola: { $player }

Event-ByeGranted = { $round }. kolo, { NAME("ByeName", $kind) }: { $player }

Event-ByeRevoked = { $round }. kolo, volno zrušeno: { $player }

ByeName =
    .zero = volno za 0 bodů
    .half = volno za ½ bodu
    .full = volno za 1 bod

# --- čísla

Event-InitialColourDrawn = Počáteční barva losem: { NAME("Colour", $colour) } (číslo losu { $seed })
    .by-hand = Počáteční barva určena ručně: { NAME("Colour", $colour) }
    .instead = Losuje se jednou (C.04.3 5.1) a los platí. Jednotlivé kolo lze spárovat s jinými barvami ručně, na stránce Párování.

Event-LotsDrawn = Los pro pořadí po { $first }. kole a po dalších kolech (číslo losu { $seed })
    .instead = Losuje se jednou a los platí. Co má rozhodovat místo něj, určuje seznam pomocných hodnocení; ten mění hlavní rozhodčí od některého kola.

Event-PairingNumbersAssigned = Přidělena startovní čísla 1–{ $last } { $cause ->
        [start] při zahájení
        [correction] po opravě
        [late-entry] po pozdní přihlášce
        [merge] po sloučení
        [separation] po zrušeném sloučení
       *[by-hand] na žádost
    }
    .instead = Čísla vyplývají z ratingů a titulů: vezměte zpět, co je posunulo, nebo opravte rating na stránce hráče; pak je na stránce Přihlášky přidělte znovu, dokud není zveřejněno 4. kolo (C.04.2 2.3).

Event-PairingNumbersFrozen = Startovní čísla zmrazena: žádná oprava je už neposune
    .instead = Od zveřejnění 4. kola neposune čísla žádná oprava (C.04.2 2.3). Chybný rating lze na stránce hráče opravit i potom; číslo zůstává.

# --- kola

Event-PairingRequested = Zadáno párování { $round }. kola
    .instead = Na stránce Párování zahoďte rozpracované párování a spárujte kolo znovu.

Event-RoundPaired = { $round }. kolo spárováno – { $system }: { $count ->
        [one] { $count } šachovnice
        [few] { $count } šachovnice
       *[other] { $count } šachovnic
    }{ $byes ->
        [0] { "" }
       *[other] , volno: { $pab }
    }
    .imported = { $round }. kolo importováno: { $count ->
        [one] { $count } šachovnice
        [few] { $count } šachovnice
       *[other] { $count } šachovnic
    }{ $byes ->
        [0] { "" }
       *[other] , volno: { $pab }
    }
    .instead = Na stránce Párování zahoďte rozpracované párování a spárujte kolo znovu.

Event-PairingFailed = { $round }. kolo nebylo možné spárovat: { $why }
    .instead = Na stránce Párování napravte, co je uvedeno, a spárujte kolo znovu.

Event-PairingDiscarded = Párování { $round }. kola zahozeno
    .instead = Na stránce Párování spárujte kolo znovu.

Event-RoundPublished = { $round }. kolo zveřejněno
    .instead = Zveřejněné párování platí (C.04.2 4.4). Dokud se kolo hraje, změňte jeho šachovnice na stránce Párování z některého důvodu, který článek uvádí.

Event-PublishedPairingsChanged = Změna zveřejněného párování { $round }. kola – { NAME("GroundClause", $ground) } ({ $article }): { $places }
    .back = Změna #{ $change } v { $round }. kole vzata zpět: { $places }

PairChanged =
    .board = šachovnice { $board }: { $white } – { $black }
    .apart = { $pair } spolu nehrají
    .together = { $pair } hrají spolu
    .bye = volno: { $player }
    .no-bye = bez volna
    .not-paired = mimo párování: { $players }

Event-PlayersRequestRefused = Žádost k { $round }. kolu zamítnuta: { $players } – { NAME("AnswerClause", $kind) } ({ $article })
    .instead = Zamítnutí zůstává zapsáno a nic nezměnilo. Má-li se hráčům přece jen vyhovět, změňte šachovnice na stránce Párování.

Event-RoundClosed = { $round }. kolo uzavřeno

Event-RoundReopened = { $round }. kolo znovu otevřeno

Event-ManualPairingBegun = Zahájeno ruční párování { $round }. kola
    .instead = Na stránce Párování, dokud se kolo páruje ručně: vyměňte šachovnice znovu, nebo ruční párování zahoďte; pak opět platí, co odpověděl program.

Event-ManualPairingChanged = { $round }. kolo ručně: { $changes }
    .instead = Na stránce Párování, dokud se kolo páruje ručně: vyměňte šachovnice znovu, nebo ruční párování zahoďte; pak opět platí, co odpověděl program.

Event-ManualPairingDiscarded = Ruční párování { $round }. kola zahozeno; platí návrh programu
    .instead = Na stránce Párování začněte kolo znovu párovat ručně.
    .sheet = Ruční párování { $round }. kola zahozeno; přípustné párování neexistuje

Event-RoundPairedManually = { $round }. kolo spárováno ručně, jinak než program: { $count ->
        [one] { $count } šachovnice
        [few] { $count } šachovnice
       *[other] { $count } šachovnic
    }: { $old } → { $new }{ $byes ->
        [0] { "" }
       *[other] ; volno: { $pab }
    }
    .instead = Na stránce Párování zahoďte rozpracované párování a spárujte kolo znovu.
    .from-nothing = { $round }. kolo spárováno ručně od prázdného listu, přípustné párování neexistuje: { $new }{ $byes ->
        [0] { "" }
       *[other] ; volno: { $pab }
    }

Event-PairingDeadlineSet = { $round }. kolo: uzávěrka párování { $until }
    .regulations = { $round }. kolo: uzávěrka párování podle propozic

Event-LastCallAnnounced = { $round }. kolo: poslední výzva k opravám do { $until }

Event-LastCallCancelled = { $round }. kolo: poslední výzva k opravám zrušena

Event-AnnouncementMade = Oznámení { $announcement }{ $priority ->
        [urgent] , naléhavé
        [screen] , jen na obrazovky v sále
       *[normal] { "" }
    }
    .until = Oznámení { $announcement }{ $priority ->
        [urgent] , naléhavé
        [screen] , jen na obrazovky v sále
       *[normal] { "" }
    }, do { $until }

Event-AnnouncementTakenBack = Oznámení { $announcement } vzato zpět
    .instead = Na stránce Oznámení je vytvořte znovu i s textem.

Event-ScreenSet = Obrazovka { $screen } ukazuje: { $plan }
    .taken-away = Obrazovka { $screen } odebrána

ScreenPlan = { $kinds }, { $seconds } s na stránku
    .part = { $kinds }, část { $part } z { $parts }, { $seconds } s na stránku
    .letters = { $kind } { $letters }
    .by-rows = { $shown }, déle na stránce s mnoha řádky
    .language = { $shown }; jazyk: { $language }

# --- partie

Event-ResultEntered = { $place }: zapsáno { $result }

Event-ForfeitDeclared = { $place }: kontumace { $result }
    .double = { $place }: oboustranná kontumace { $result }

Event-ResultConfirmed = { $place }: potvrzeno { $result }
    .instead = Potvrzení výsledek nemění. Je-li výsledek chybný, opravte jej u jeho šachovnice na stránce Výsledky: potvrzení tím končí.

Event-ResultCorrected = { $place }: oprava { $was } → { $result }
    .forfeit = { $place }: kontumace { $was } → { $result }

Event-RatedResultCorrected = { $place }: zápočet na rating { $was } → { $result }; co platí v turnaji, zůstává (C.04.2 4.3)

Event-PublicRatingsChanged = { $place }: tím se mění i zveřejněné změny ratingu
    .instead = Na stránce Činnost vezměte zpět opravu, která této události předchází.

Event-ColoursCorrected = { $place }: hráno s barvami { $how ->
        [reversed] opačnými
       *[as-paired] podle párování
    }
    .report-alone = { $place }: hráno s barvami { $how ->
        [reversed] opačnými
       *[as-paired] podle párování
    }, jen pro zprávu (C.04.2 4.3)

Event-ResultCleared = { $place }: smazáno { $result }
    .instead = Na stránce Výsledky zapište výsledek této šachovnice znovu.

Event-GameAdjourned = { $place }: přerušeno

Event-AdjournedGameFinished = { $place }: přerušená partie dohrána { $result }

Event-AdjournmentTakenBack = { $place }: přerušení vzato zpět

Event-ConflictRaised = { $place }: rozpor, platí { $standing }, uvedeno { $claimed }
    .nothing = { $place }: rozpor, neplatí nic, uvedeno { $claimed }
    .instead = Uvedený výsledek se nebere zpět, rozpor se rozhodne: na stránce Výsledky u této šachovnice.

Event-ConflictResolved = { $place }: rozpor rozhodnut
    .instead = Rozpor skončil. Je-li rozhodnutý výsledek chybný, opravte jej u jeho šachovnice na stránce Výsledky.

Event-LateCorrectionAdmitted = { $place }: oprava připuštěna po lhůtě ({ $deadline })
    .instead = Patří k opravě zapsané hned po ní: vezměte zpět tu.

Event-PlayerReported = { $seat } hlásí { $result }
    .instead = Je to slovo hráče a výsledek nemění. Hráč může z lístku nahlásit znovu; výsledek zapisuje nebo opravuje rozhodčí na stránce Výsledky.

Event-FileReported = { $place }: soubor z elektronických šachovnic uvádí { $result }
    .taken-back = { $place }: co uváděl soubor z elektronických šachovnic, vzato zpět ({ $was })

Event-ReportsSettled = { $place }: hlášení hráčů posouzena, zůstává { $result }
    .instead = Je-li výsledek přece jen chybný, opravte jej u jeho šachovnice na stránce Výsledky.

Event-ClocksStarted = { $round }. kolo: hodiny spuštěny v { $at }, čekací doba { $minutes } min
    .instead = Na stránce Zahájení kola zadejte čas, kdy byly hodiny v tomto kole spuštěny.

Event-SeatFoundEmpty = { $seat }: prázdné místo

Event-SeatTaken = { $seat }: už u šachovnice

Event-AbsenceExplained = { $player }: nepřítomnost v { $round }. kole omluvena, zůstává v turnaji
    .instead = Pokud hráč přece jen nezůstane, zapište odstoupení na jeho stránce (Přihlášky).

Event-BoardDecided =
    .stands = { $place }: rozhodnutí, platí { $result }{ $cited ->
        [0] { "" }
       *[other] { " " }({ $article })
    }{ $dated ->
        [0] { "" }
       *[other] ; stalo se v { $happened }
    }{ $witnessed ->
        [0] { "" }
       *[other] ; svědci: { $witnesses }
    }
    .counts = { $place }: rozhodnutí, započte se { $result }{ $cited ->
        [0] { "" }
       *[other] { " " }({ $article })
    }{ $dated ->
        [0] { "" }
       *[other] ; stalo se v { $happened }
    }{ $witnessed ->
        [0] { "" }
       *[other] ; svědci: { $witnesses }
    }
    .nothing-stands = { $place }: rozhodnutí, neplatí žádný výsledek{ $cited ->
        [0] { "" }
       *[other] { " " }({ $article })
    }{ $dated ->
        [0] { "" }
       *[other] ; stalo se v { $happened }
    }{ $witnessed ->
        [0] { "" }
       *[other] ; svědci: { $witnesses }
    }
    .nothing-counts = { $place }: rozhodnutí, nezapočte se žádný výsledek{ $cited ->
        [0] { "" }
       *[other] { " " }({ $article })
    }{ $dated ->
        [0] { "" }
       *[other] ; stalo se v { $happened }
    }{ $witnessed ->
        [0] { "" }
       *[other] ; svědci: { $witnesses }
    }
    .instead = Rozhodnutí hlavního rozhodčího nahrazuje až další: rozhodněte o šachovnici znovu, na stránce Výsledky.

NoteKind =
    .restarted = nová partie se správnými barvami (Pravidla 7.3)
    .other = poznámka

Event-BoardNoted = { $kind ->
        [seen] { $place }: hra viděna v { $at }
        [restarted] { $place }: nová partie se správnými barvami (Pravidla 7.3), { $at }
       *[other] { $place }: poznámka, { $at }
    }
    .instead = Poznámka zůstává. Přidejte k šachovnici další, která uvede věc na pravou míru.

# --- odvolání, fotografie, mazání

Event-AppealsCommitteeSet = Odvolací komise: { $members }
    .nobody = Odvolací komise zrušena

CommitteeMember =
    .reserve = náhradník

Event-AppealFiled = { $place }: odvolání { $appeal } podává { $player }
    .late = { $place }: odvolání { $appeal } podává { $player }, připuštěno opožděně ({ NAME("LateCause", $cause) })

LateCause =
    .told-late = rozhodnutí bylo oznámeno pozdě
    .hindered = hráči v tom něco bránilo
    .arbiters-fault = chyba rozhodčích
    .regulations = propozice to dovolují

Event-AppealDecided = { $place }: odvolání { $appeal } – { NAME("AppealVerdict", $verdict) }
    .instead = Rozhodnutí se nebere zpět. Co změnilo na šachovnici, se opraví tam, na stránce Výsledky; nové odvolání se podává na stránce Odvolání.

Event-AttachmentAdded = { $place }: přidána fotografie ({ $kilobytes } kB)
    .instead = Fotografie zůstává u toho, co ukazuje. Zmizí s osobními údaji toho, kdo na ní je: na stránce hráče, Vymazat osobní údaje.

Event-MovesKept =
    { $games ->
        [one] Uchovány tahy { $games } partie ({ $kilobytes } kB)
        [few] Uchovány tahy { $games } partií ({ $kilobytes } kB)
       *[other] Uchovány tahy { $games } partií ({ $kilobytes } kB)
    }
    .instead = Pošlete správný soubor: u každé partie platí tahy, které přišly naposled.

Event-ReportMade = Zpráva { $number } pro federaci vytvořena k události { $base }
    .instead = Vytvořená zpráva zůstává zapsána. Vytvořte další a uveďte důvod.

Event-LeadershipTaken = Odsud vede druhý počítač (převzetí { $epoch }, rozhodnutí: { $user })
    .instead = Převzetí zůstává zapsáno. Druhý počítač může následovat a sám převzít vedení.

Event-PersonErased = Osobní údaje vymazány: { $player } ({ NAME("ErasureGround", $ground) })
    .texts = Osobní údaje vymazány: { $player }, s nimi { $texts ->
        [one] { $texts } text
        [few] { $texts } texty
       *[other] { $texts } textů
    } ({ NAME("ErasureGround", $ground) })
    .photos = Osobní údaje vymazány: { $player }, s nimi { $photos ->
        [one] { $photos } fotografie
        [few] { $photos } fotografie
       *[other] { $photos } fotografií
    } ({ NAME("ErasureGround", $ground) })
    .texts-and-photos = Osobní údaje vymazány: { $player }, s nimi { $texts ->
        [one] { $texts } text
        [few] { $texts } texty
       *[other] { $texts } textů
    } a { $photos ->
        [one] { $photos } fotografie
        [few] { $photos } fotografie
       *[other] { $photos } fotografií
    } ({ NAME("ErasureGround", $ground) })
    .instead = Co bylo vymazáno, se už nevrátí. Pokud hráč ještě hraje, zadejte údaje znovu jako novou přihlášku.

Event-MemberErased = Jméno člena komise vymazáno: { $member } ({ $why })
    .texts = Jméno člena komise vymazáno: { $member }, s ním { $texts ->
        [one] { $texts } text
        [few] { $texts } texty
       *[other] { $texts } textů
    } ({ $why })
    .instead = Co bylo vymazáno, se už nevrátí. Kdo má v komisi znovu zasedat, toho zadejte nově na stránce Odvolání.

ErasureGround =
    .own-request = na žádost hráče
    .guardians-request = na žádost rodiče nebo zákonného zástupce
    .time-is-up = uplynula doba jejich uchovávání
    .entered-by-mistake = neměly být zapsány

ErasureGroundOfMember =
    .own-request = na žádost člena
    .time-is-up = uplynula doba uchovávání
    .entered-by-mistake = jméno nemělo být zapsáno

# --- konec a co bylo odmítnuto

Event-TournamentClosed = Turnaj uzavřen

Event-TournamentReopened = Turnaj znovu otevřen

Event-RequestRefused = Odmítnuto: { $wanted } ({ $why })
    .instead = Odmítnutí zůstává zapsáno a nic nezměnilo. Požádejte znovu, nebo ať požádá ten, jehož role to dovoluje.

Event-RequestRefusedAgain = Znovu odmítnuto: { $wanted } ({ $why }), od #{ $since } už { $times }×
    .many = Odmítnuto: příliš mnoho různých žádostí na jednotlivý zápis, zatím dalších { $times }
    .instead = Odmítnutí zůstává zapsáno a nic nezměnilo. Požádejte znovu, nebo ať požádá ten, jehož role to dovoluje.

WhyRefused =
    .NotPermitted = role to nedovoluje
    .OutsideSector = šachovnice není v sektoru rozhodčího
    .NotYourDevice = zařízení patří někomu jinému
    .DeviceRevoked = zařízení už mělo odebraný přístup
    .NotOnADevice = je třeba přihlášení heslem, ne zařízení připojené kódem
    .ClaimantMayNotResolve = rozpor nerozhoduje ten, kdo zapsal jeden z výsledků
    .RoundAlreadyPublished = kolo už bylo zveřejněno
    .CorrectionTooLate = na opravu bylo pozdě
    .CorrectionDeadlineOver = lhůta pro opravy už uplynula
    .NumbersFrozen = startovní čísla jsou zmrazena
    .HalfByesUsedUp = hráč už vyčerpal všechna volna za ½ bodu
    .HalfByeTooLate = tak pozdě se volno za ½ bodu nedává
    .AppealTooLate = odvolání přišlo pozdě
    .MemberIsParty = člen komise je dotčená osoba
    .GroundNotMet = důvod změny podle pravidel není splněn
    .GroundNotYours = tento důvod změny nepřísluší této roli
    .NotTheSmallestChange = stačila by menší změna
    .AgreementMissing = chybí souhlas hráčů
    .ChangeIllegal = změna porušuje pravidlo párování
    .ColoursOfNoArticle = tyto barvy nedává žádný článek
    .ManualPairingIllegal = ruční párování porušuje pravidlo

Event-PrizeFundSet = Ceny nastaveny: { $count ->
        [one] { $count } seznam
        [few] { $count } seznamy
       *[other] { $count } seznamů
    }, celkem { MONEY($money) } { $currency }
    .none = Ceny zrušeny

Event-PrizeChoiceRecorded =
    .chosen = { $player } si bere cenu ze seznamu: { $list }{ $away ->
            [1] , nepřijde na předávání cen
           *[0] { "" }
        }
    .away = { $player } nepřijde na předávání cen
    .by-rule = { $player } dostane cenu podle pravidla a přijde na předávání cen

Event-PublicPrizesChanged = Tím se mění i veřejná stránka s cenami
    .instead = Na stránce Činnost vezměte zpět, co ji změnilo: událost, která této předchází.

Event-RankingsAnnounced = Dílčí pořadí vyhlášena: { $names }
    .none = Dílčí pořadí zrušena

Event-DirectTitlesSet = Zadána tabulka přímých titulů ({ $edition }): { $count ->
        [one] { $count } řádek
        [few] { $count } řádky
       *[other] { $count } řádků
    }
    .none = Tabulka přímých titulů už zde není

# --- what was asked for, where it is refused: each command by its code

Command =
    .add-attachment = přidat fotografii
    .keep-moves = uchovat tahy
    .adjourn-again = vrátit partii mezi přerušené
    .adjourn-game = přerušit partii
    .adjourn-games = přerušit partie
    .admit-moved-player = přijmout hráče z jiného turnaje
    .announce-last-call = vyhlásit poslední výzvu k opravám
    .announce-rankings = vyhlásit dílčí pořadí
    .appoint-arbiter = jmenovat rozhodčího
    .assign-pairing-numbers = přidělit startovní čísla
    .begin-manual-pairing = začít ruční párování
    .cancel-last-call = zrušit poslední výzvu k opravám
    .change-manual-pairing = změnit ruční párování
    .change-published-pairings = změnit zveřejněné párování
    .change-regulations = změnit propozice
    .change-settings = změnit nastavení
    .check-in = zapsat příchod
    .check-out = vzít zpět zápis příchodu
    .clear-result = smazat výsledek
    .clear-results = smazat výsledky
    .close-device-review = uzavřít kontrolu zařízení
    .close-round = uzavřít kolo
    .close-tournament = uzavřít turnaj
    .confirm-result = potvrdit výsledek
    .correct-colours = opravit barvy
    .correct-player = opravit údaje hráče
    .correct-rating = opravit rating
    .correct-result = opravit výsledek
    .create-tournament = založit turnaj
    .decide-absentees = rozhodnout o těch, kdo chybí
    .decide-appeal = rozhodnout o odvolání
    .decide-board = rozhodnout o šachovnici
    .declare-forfeits = vyhlásit kontumace
    .discard-manual-pairing = zahodit ruční párování
    .discard-pairing = zahodit párování
    .dismiss-arbiter = zrušit jmenování rozhodčího
    .draw-lots = losovat pořadí
    .end-manual-pairing = ukončit ruční párování
    .enrol-device = připojit zařízení
    .enter-player = přidat hráče
    .enter-result = zapsat výsledek
    .erase-member = vymazat člena komise
    .erase-person = vymazat osobní údaje
    .expel-player = vyloučit hráče
    .explain-absence = omluvit nepřítomnost
    .file-appeal = podat odvolání
    .grant-bye = udělit volno
    .import-report-lines = nahrát řádky zprávy
    .import-round = nahrát kolo
    .make-announcement = zveřejnit oznámení
    .make-report = vytvořit zprávu pro federaci
    .map-columns = určit sloupce listiny
    .merge-doubles = sloučit dvojí přihlášky
    .merge-entries = sloučit přihlášky
    .move-player-away = přesunout hráče do jiného turnaje
    .note-board = zapsat poznámku k šachovnici
    .note-empty-seat = zapsat prázdné místo
    .note-taken-seat = zapsat obsazené místo
    .publish-round = zveřejnit kolo
    .record-pairing = zapsat párování
    .record-pairing-failure = zapsat neúspěšné párování
    .record-prize-choice = zapsat volbu ceny
    .record-takeover = zapsat převzetí
    .refuse-request = zamítnout žádost
    .reinstate-player = vrátit hráče do turnaje
    .reopen-round = znovu otevřít kolo
    .reopen-tournament = znovu otevřít turnaj
    .report-from-file = načíst hlášení ze souboru šachovnic
    .report-result = nahlásit výsledek
    .request-pairing = spárovat kolo
    .resolve-conflict = rozhodnout rozpor
    .restore-entry = obnovit přihlášku
    .restore-results = obnovit výsledky
    .revoke-bye = zrušit volno
    .revoke-device = odebrat přístup zařízení
    .separate-entries = zrušit sloučení přihlášek
    .set-appeals-committee = určit odvolací komisi
    .set-direct-titles = zadat tabulku přímých titulů
    .set-festival = změnit festival
    .set-pairing-deadline = určit uzávěrku párování
    .set-prize-fund = určit cenový fond
    .set-prohibited-pairs = určit zakázané dvojice
    .set-screen = nastavit obrazovku v sále
    .set-virtual-points = určit virtuální body
    .settle-reports = vyřídit hlášení hráčů
    .start-clocks = spustit hodiny
    .start-tournament = zahájit turnaj
    .take-back-adjournment = vzít zpět přerušení partie
    .take-back-announcement = vzít zpět oznámení
    .take-back-entry = vzít zpět přihlášku
    .take-back-move = vzít zpět přesun mezi turnaji
    .take-back-pairing-change = vzít zpět změnu zveřejněného párování
    .tell-entries-apart = označit přihlášky za dvě různé osoby
    .undo-batch = vzít zpět dávku
    .use-rating-list = zvolit ratingovou listinu
    .withdraw-player = zapsat odstoupení hráče
    .withdraw-players = zapsat odstoupení více hráčů

RequestWanted = { ACT($command) }
