### Kola, návrhy, lhůty, ruční párování, změny zveřejněného párování a konec.

RoundAlreadyPublished = { $round }. kolo je zveřejněno; správné párování se nemění (C.04.2 4.4).
    .bye-too-late = { $round }. kolo je zveřejněno; na volno je pozdě: { PLAYER($player) }.

TooFewPlayers = { $round }. kolo potřebuje dva přítomné hráče; přítomno: { $players }.
    .to-start = Turnaj lze zahájit s nejméně dvěma hráči na místě; na místě: { $players }.

ClauseMissing = { NAME("GroundTitle", $ground) }: uveďte, o který článek jde ({ ARTICLE($article) }).

ColoursOfNoArticle = Bílé: { PLAYER($white) }, černé: { PLAYER($black) } – tyto barvy nedává žádný článek (C.04.1 8, C.04.2 1.5).

ChangeIllegal =
    .one-place = Každý má právě jedno místo, nebo je uveden jako nepřítomný{ WHO($players) }.
    .may-not-come-in = Není na místě, není v turnaji, nebo má volno{ WHO($players) }.
    .board-stays = Šachovnice, která se nemění, se neuvádí.
    .nothing-changes = Nic by se nezměnilo.
    .board-twice = Číslo šachovnice by tam bylo dvakrát.
    .have-met = Tito dva už spolu hráli (C.04.1 2){ WHO($players) }.
    .kept-apart = Tito dva spolu nesmějí hrát{ WHO($players) }.
    .bye = Volno z párování nesmí dostat (C.04.1 4){ WHO($players) }.

GroundNotMet = { NAME("GroundTitle", $ground) }: { SAID($fault, $facts) } ({ ARTICLE($article) }).

Ground =
    .nobody-new = nikdo nový nedostává místo
    .one-board-of-two = změna vytvoří jednu šachovnici ze dvou hráčů tohoto kola
    .had-an-opponent = { BOTH($opposed) } soupeře měli
    .nobody-in-or-out = z tohoto důvodu nikdo nepřibývá ani neubývá
    .no-second-meeting = na žádné z těchto šachovnic nehrají hráči, kteří už spolu hráli
    .not-the-last-round = { $round }. kolo není poslední
    .nobody-in = z tohoto důvodu nikdo nepřibývá
    .no-top-board = netýká se přední šachovnice, kde ještě někdo může být první
    .only-at-boards = z tohoto důvodu si vyměňují místa jen hráči u šachovnic

RoundNotRunning = { $round }. kolo se právě nehraje; měnit lze jen to, které se hraje ({ $article }).

NotTheLastChange = Událost { $of } není poslední platná změna { $round }. kola: nejprve se bere zpět pozdější.

PairingsMoved = { $round }. kolo se od načtení stránky změnilo; načtěte ji znovu.
    .boards = Šachovnice { $round }. kola se od načtení stránky změnily; načtěte ji znovu.

ResultStandsThere = { BOARDS($boards) }: už je tam něco zapsáno; nově spárovat lze jen šachovnici bez výsledku.

NotTheSmallestChange = Tato změna se dotýká { $touched } míst; stačilo by jich { $fewest } ({ ARTICLE($article) }).

AgreementMissing = Souhlasit musí všichni dotčení ({ ARTICLE($article) }): { PLAYERS($players) }.

GroundNotYours = Tento důvod přísluší hlavnímu rozhodčímu: { NAME("GroundClause", $ground) }.

NoRoundAfter = Po { $round }. kole se už žádné nepáruje.

RoundNotPlayed = { $round }. kolo se nehraje.
    .ended = { $round }. kolo skončilo.

NoLastCall = V { $round }. kole neběží žádná poslední výzva.

TimeFarAway = Tento čas je vzdálen více než rok.

LastCallUntilWhen = Zadejte, v kolik hodin nebo za kolik minut poslední výzva končí.

DraftExists = { $round }. kolo má návrh; nejprve jej zveřejněte nebo zahoďte.

RequestNotOpen = Tato žádost k { $round }. kolu už není otevřená: byla vyřízena nebo zahozena.

SealBroken = Pečeť { $round }. kola neodpovídá jeho párování.

RoundsLeft = Spárováno { $paired } z { $rounds } kol; k předčasnému ukončení uveďte důvod.

AppealsOpen = Dosud není rozhodnuto o odvoláních č. { $appeals }.

GamesAdjourned = Přerušené partie nejsou dohrány ({ $rounds }. kolo): { BOARDS($boards) }.

NoSuchListYet = Ratingová listina { $period } zatím není.
NoReportLines = Řádky ### přicházejí se zprávou, před jejími koly.

IllegalPairing =
    .not-everybody-once = V { $round }. kole nemá každý právě jedno místo: { PLAYERS($players) }.
    .bye = Volno v { $round }. kole nesmí dostat: { PLAYERS($players) } (C.04.1 4).
    .not-everybody-present = V párování { $round }. kola nemá každý přítomný právě jedno místo{ WHO($players) }.
    .meet-again = V párování { $round }. kola se potkávají dva hráči, kteří už spolu hráli (C.04.1 2){ WHO($players) }.
    .kept-apart = V párování { $round }. kola se potkávají dva hráči, kteří spolu nesmějí hrát{ WHO($players) }.

BoardTwice = V { $round }. kole je číslo šachovnice dvakrát nebo menší než 1.

PairedByHand = Návrh { $round }. kola byl už vytvořen ručně; chcete-li začít znovu, zahoďte jej a spárujte kolo znovu.

NothingChanges = Šachovnice, která se nemění, se neuvádí, a něco se změnit musí.

NotCompared = Párování { $round }. kola není to, jehož porovnání jste viděli; porovnejte je znovu.

NothingDiffers = To je párování { $round }. kola od samotného programu; zahoďte ruční párování a návrh platí.

ColoursNotConfirmed = Barva potřetí za sebou nebo o tři vícekrát než druhá se potvrzuje u každého hráče zvlášť (C.04.1 6, 7): { PLAYERS($players) }.

SheetNotConfirmed = Co zakazují C.04.1 2 až 4 nebo propozice, se potvrzuje u každého hráče zvlášť: { PLAYERS($players) }.

NoEmptySheet = { $round }. kolo nemá návrh; od prázdného listu se páruje ručně, teprve když program přípustné párování nenašel.
    .moved = Od chvíle, kdy se přípustné párování nenašlo, se změnilo, z čeho se { $round }. kolo páruje: nechte je spárovat znovu.

NoManualPairing = { $round }. kolo se nepáruje ručně: bylo to ukončeno, nebo nezačalo.

NoPlaceFree = Kdo má v { $round }. kole dvojici, má nejvýše jedno místo: { PLAYERS($players) }.
    .stranger = Kdo má v { $round }. kole dvojici, má nejvýše jedno místo: někdo, kdo není v turnaji.

ManualPairingIllegal = { DOUBTS($doubts) }

Doubt =
    .no-place = Dosud bez místa: { PLAYERS($players) }.
    .no-places = Dosud bez místa: { PLAYERS($players) }.
    .have-met = { BOTH($players) } už spolu hráli.
    .kept-apart = { BOTH($players) } podle propozic nesmějí hrát spolu.
    .bye = Volno z párování nesmí dostat: { PLAYERS($players) }.
    .white-too-often = Bílé potřetí za sebou nebo o tři vícekrát než černé: { PLAYERS($players) }.
    .black-too-often = Černé potřetí za sebou nebo o tři vícekrát než bílé: { PLAYERS($players) }.
    .both-wrong-colour = { BOTH($players) } mají oba nesprávnou barvu.

NoSuchDraft = Toto párování { $round }. kola už neexistuje.

LaterRoundPublished = { $last }. kolo je už zveřejněno; { $round }. kolo zůstává uzavřeno (C.04.2 4.3).

NotTheNextRound = Na řadě je { $next }. kolo.

DraftOutdated = Návrh { $round }. kola je neaktuální: { CHANGES($told, $count) }. Zahoďte jej a spárujte kolo znovu.
