### Co se odpovídá kolem rozhodnutí: jiné deníky, importy, mazání.

OtherLog = Toto bylo zapsáno na stránce, která znala jiný deník turnaje: mezitím byl obnoven ze zálohy. Nic nebylo zapsáno; podívejte se na stránku znovu.

EntriesBegunMeanwhile = Od načtení souboru přibyla přihláška, nebo byl turnaj zahájen. Nic nebylo importováno; načtěte soubor znovu a podívejte se, co by udělal teď.

ListChangedMeanwhile = Přihlášky se od načtení stránky změnily: { MOVED($moved, $count) }. Nic nebylo provedeno.

NameNotTyped = Na potvrzení, že jde o tuto osobu, opište jméno, jak je zde uvedeno: { $name }.

NameTaken = Turnaj { $stream } už existuje.

CommandReused = Číslo příkazu { $command_id } už bylo použito pro jiný příkaz.

OtherWords = { $words }

TextsNotChosen = Nic nebylo vymazáno: textů, které se mohou týkat této osoby, je { $texts } ({ $name }). Přečtěte si, co v této odpovědi uvádí "texts", a pošlete ji znovu s "texts": čísla těch, které se mají vymazat ([], pokud žádný), a "read_seq": { $seq }.
    .one = Nic nebylo vymazáno: této osoby se může týkat 1 text ({ $name }). Přečtěte si, co v této odpovědi uvádí "texts", a pošlete ji znovu s "texts": čísla těch, které se mají vymazat ([], pokud žádný), a "read_seq": { $seq }.
    .sections-one = Nic nebylo vymazáno: této osoby se může týkat 1 text ({ $name }). Přečtěte si, co v této odpovědi uvádí "texts", a pošlete ji znovu s "texts": čísla těch, které se mají vymazat ([], pokud žádný), a "read_seq": { $seq }. "sections" uvádí texty z těchto turnajů: { $there }; do "sections" napište pro každý jeho slug, jeho "texts" a jeho číslo jako "read_seq".
    .sections = Nic nebylo vymazáno: textů, které se mohou týkat této osoby, je { $texts } ({ $name }). Přečtěte si, co v této odpovědi uvádí "texts", a pošlete ji znovu s "texts": čísla těch, které se mají vymazat ([], pokud žádný), a "read_seq": { $seq }. "sections" uvádí texty z těchto turnajů: { $there }; do "sections" napište pro každý jeho slug, jeho "texts" a jeho číslo jako "read_seq".

Moved = { $what } – předtím „{ $shown }“, teď „{ $now }“

# --- hodiny serveru

ServersClock =
    .ahead-some = Hodiny serveru jdou napřed o { $span } proti { $count } z { $consoles } konzolí.
    .ahead-all = Hodiny serveru jdou napřed o { $span } proti všem konzolím ({ $count }).
    .ahead-one = Hodiny serveru jdou napřed o { $span } proti jediné otevřené konzoli.
    .behind-some = Hodiny serveru jsou opožděné o { $span } proti { $count } z { $consoles } konzolí.
    .behind-all = Hodiny serveru jsou opožděné o { $span } proti všem konzolím ({ $count }).
    .behind-one = Hodiny serveru jsou opožděné o { $span } proti jediné otevřené konzoli.

TimeSpan =
    .days = { $count } d
    .hours = { $count } h
    .minutes = { $count } min
    .seconds = { $count } s

# --- co stojí vedle deníku

PersonalDetail =
    .name = Jméno
    .sex = Pohlaví
    .birth_date = Datum narození
    .fide_id = FIDE ID
    .club = Klub
    .contact = Kontakt
    .records = Záznam ze souboru zprávy

OwnReason =
    .erased = (důvod vymazán)
    .as-the-file-says = Podle souboru se zprávou
    .verification-slip = Kontrolní průchod: podle lístku
    .verification-one-row-off = Kontrolní průchod: posun o řádek

# --- proč to služba nemůže udělat

NotJoined = Zařízení nebylo zapsáno.
    .end = Přihlášení musí skončit později než teď a nejdéle za měsíc.
    .no-such-code = Tento kód už byl použit, byl nahrazen, nebo je starší než 15 minut.
    .account = Tento účet se už nepoužívá.
    .used = Tento kód už byl použit.
    .no-arbiter = Zařízení zde má jen rozhodčí tohoto turnaje.
    .for-others = Kódy pro jiné vytváří jen hlavní rozhodčí.
    .pass = Zařízení připojené kódem tu nemůže samo pokračovat. Požádejte o nový kód.

NotInvited = Jmenování nebylo zapsáno.
    .not-chief = Pozvánky rozesílá jen hlavní rozhodčí tohoto turnaje.
    .too-many = Otevřených pozvánek je už { $open }; nejprve některé vezměte zpět.
    .no-such-link = Tento odkaz už byl použit, byl vzat zpět, nebo je starší než dva dny.
    .inviter-not-chief = Kdo vás pozval, už není hlavním rozhodčím tohoto turnaje. Požádejte o nový odkaz nynějšího hlavního rozhodčího.
    .used = Tento odkaz už byl použit.

NotMade =
    .too-many = Vašich platných tokenů je už { $most }; nejprve některé zrušte.
    .revoked = Tento token byl zrušen; vytvořte jiný.
    .too-long = Token platí nejvýše { $days } dní.
    .only-by-password = Tokenem nelze vytvářet, prodlužovat ani rušit tokeny: přihlaste se heslem.

NotAPicture = { $name } není obrázek (JPEG, PNG nebo WebP).
    .large = { $name } má { $size } MB; nejvíce je { $most } MB.
    .heic = { $name } je obrázek HEIC, který čtou jen zařízení Apple. Nastavte fotoaparát na „nejkompatibilnější“, nebo vyberte JPEG či PNG.
    .pixels = { $name } má více než { $most } megapixelů.
    .broken = { $name } je poškozen: obrázek v něm nelze přečíst.

NotChanged = Festival mění jen hlavní rozhodčí některého z jeho turnajů nebo jeho zástupce.
    .others = Nic nebylo změněno. Mění se tím i { $sections }, a to je věcí tamního hlavního rozhodčího nebo zástupce.
    .section = { $section }: { $words }
