### Co lze odmítnout u kteréhokoli příkazu: stav turnaje, role, sektory, zařízení.

DeviceRevoked = Zařízení { $device } má odebraný přístup; co na něm bylo zapsáno, se už nepřijímá. Řekněte hlavnímu rozhodčímu, co to bylo.

NotOnADevice = Zařízení { $device } se připojilo kódem. Role, pozvánky, kódy, mazání a přesuny mezi turnaji se provádějí v konzoli přihlášené heslem.

EntriesInDoubt = Zápisy ze zařízení { $device } nejsou potvrzeny ani opraveny: { BOARDS($boards) }.

NotYourDevice = Cizí zařízení jsou věcí hlavního rozhodčího.

UnknownDevice = Zařízení { $device } zde není.

DeviceKnown = Zařízení { $device } už existuje.

UnknownArbiter = { $user } zde není rozhodčím.

NoTime = Čas „od kdy“ musí být datum a čas s časovým pásmem.

DeviceInUse = Zařízení { $device } se používá; není co kontrolovat.

NoTournament = Tento turnaj nebyl založen.

TournamentOver = Turnaj je uzavřen; hlavní rozhodčí jej může znovu otevřít.

TournamentStarted = Turnaj už byl zahájen.

UnknownPlayer = Přihláška č. { $player } neexistuje.

EntryMerged = Přihláška { $player } byla sloučena s jinou: { PLAYER($kept) }.

ManualPairingRuns = { ARBITER($by) } páruje { $round }. kolo ručně od { CLOCK($since) } UTC; nejprve je třeba to ukončit nebo zahodit.

ResultsMissing = V { $round }. kole ještě chybí výsledky: { BOARDS($boards) }.

ConflictsOpen = Dva rozhodčí uvádějí různé výsledky: { PLACES($places) }. Nejprve to rozhodněte.

GameReplaced = { BOARD($board) } byla po zveřejnění nově spárována: { PLAYER($white) } a { PLAYER($black) } spolu nehrají.

ConflictOpen = { BOARD($board) }: dva rozhodčí uvádějí různé výsledky; rozhodněte to.

UnknownSystem = Systém párování '{ $system }' neexistuje; známé: { $known }.

TournamentNotStarted = Turnaj ještě nebyl zahájen.
    .change-its-settings = Turnaj ještě nebyl zahájen: změňte místo toho jeho nastavení.

EntryTakenBack = Přihláška je vzata zpět: { PLAYER($player) }. Nejprve ji obnovte.

PersonEntered = { PLAYER($player) }: přihláška už existuje.
    .same-fide-id = { $section_name }: { $name }, přihláška { $entry }, už tam je se stejným FIDE ID ({ $fide_id }). Zapište místo toho zde odstoupení, nebo zdejší přihlášku vezměte zpět.

PlayerExpelled = { PLAYER($player) }: vyloučení z turnaje.
    .there = { PLAYER($player) }: vyloučení ze zdejšího turnaje.

PairingInHand =
    .closing-the-tournament = Turnaj nelze uzavřít, dokud se páruje { $round }. kolo; nejprve toto párování zahoďte.
    .changing-the-acceleration = Zrychlené párování nelze změnit, dokud se páruje { $round }. kolo; nejprve toto párování zahoďte.
    .changing-the-numbers-of-the-boards = Čísla šachovnic nelze změnit, dokud se páruje { $round }. kolo; nejprve toto párování zahoďte.
    .taking-back-an-adjournment = Přerušení nelze vzít zpět, dokud se páruje { $round }. kolo; nejprve toto párování zahoďte.
    .clearing-a-result = Výsledek nelze smazat, dokud se páruje { $round }. kolo; nejprve toto párování zahoďte.
    .changing-published-pairings = Zveřejněné párování nelze změnit, dokud se páruje { $round }. kolo; nejprve toto párování zahoďte.
    .import = Import není možný, dokud se páruje { $round }. kolo; nejprve toto párování zahoďte.

NotPermitted = Role „{ NAME("Role", $role) }“ to nedovoluje: { ACT($command) }.
    .admitting-unseen = Bez příchodu smí do párování pustit jen hlavní rozhodčí (C.04.2 4.1): { PLAYER($player) }.
    .taking-back-expulsion = Vyloučení bere zpět jen hlavní rozhodčí: { PLAYER($player) }.
    .full-point-bye = Volno za 1 bod uděluje jen hlavní rozhodčí.
    .pictures-of-organiser = Obrázky na obrazovky a diplomy přidává hlavní rozhodčí nebo jeho zástupce.
    .correcting-for-rating = { BOARD($board) }: opravu jen pro zprávu pro rating provádí pouze hlavní rozhodčí.
    .empty-sheet = Kde neexistuje přípustné párování, páruje kolo ručně hlavní rozhodčí nebo jeho zástupce.
    .taking-back-a-report = Zprávu bere zpět hlavní rozhodčí nebo zástupce, vcelku.

OutsideSector = { BOARD($board) } není ve vašem sektoru ({ SECTOR($first_board, $last_board) }).

NoArbiter = Nejste rozhodčím tohoto turnaje.

AndMore = a { $count } { $count ->
        [one] další
        [few] další
       *[other] dalších
    }
