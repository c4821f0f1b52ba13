### Na co se někdo ptal a není to, nebo to není pro něj.

NoSuch =
    .ranking = Dílčí pořadí { $ranking } neexistuje.
    .entry = Přihláška { $entry } neexistuje.
    .slip-code = { $code } není kód lístku, který uvádí svůj turnaj.
    .section-of-slip = Tento lístek nepatří k žádnému turnaji na tomto serveru.
    .member = Žádná zdejší komise neměla člena jménem { $member }.
    .tournament = Turnaj { $slug } neexistuje.
    .event-yet = deník událostí končí událostí { $last }
    .event-by = do času { $moment } nebylo nic zapsáno
    .moment = { $text } není ani událost, ani čas.
    .day = { $text } je mimo kalendář.
    .appeal = Odvolání { $appeal } neexistuje.
    .batch = Událostí { $event } nezačíná žádná dávka, kterou lze vzít zpět.
    .photo = Taková fotografie neexistuje.
    .photo-any-more = Tato fotografie byla vymazána.
    .round = { $round }. kolo neexistuje.
    .webhook = Tento turnaj nemá webhook { $webhook }.
    .mirror = Tento turnaj nemá kopii stránek.
    .delivery = Webhook { $webhook } si nepamatuje doručení { $delivery }.
    .token-of-yours = Nemáte token { $token }.
    .rating-list = Ratingová listina { $number } neexistuje.
    .token = Žádný rozhodčí tohoto turnaje nemá token { $token }.
    .event-of-log = V deníku událostí není událost { $event }.
    .device = Zařízení { $device } neexistuje.
    .event = Událost { $event } neexistuje.
    .publication = { $round }. kolo nebylo zveřejněno.
    .published-round = Zveřejněné { $round }. kolo neexistuje.
    .board = { $round }. kolo nemá šachovnici { $board }.
    .game = Partie { $game } neexistuje.
    .event-of-sections = Takový festival na tomto serveru není.
    .player-of-event = V tomto turnaji festivalu takový hráč není.
    .publication-of = { $round }. kolo není zveřejněno.
    .public-version = V té době nebylo nic veřejné.
    .working = Po { $round }. kole žádný seznam pomocných hodnocení neřadí přihlášku { $entry }.
    .wall-list = { $round }. kolo nebylo zveřejněno; vývěsky ukazují zveřejněná kola.
    .sheet = Strana { $page } neexistuje, { $of ->
        [one] je jen jedna strana
        [few] jsou { $of } strany
       *[other] je { $of } stran
    }.
    .wall = Strany nelze rozdělit na { $walls } vývěsky: { $of ->
        [one] je jen jedna strana
        [few] jsou { $of } strany
       *[other] je { $of } stran
    }.
    .boards = Šachovnice se zadávají takto: ?boards=41-80.
    .pages = Strany se zadávají takto: ?page=3 nebo ?wall=2/3.
    .federation-report = Zpráva { $number } pro federaci neexistuje.
    .norm = Hráč č. { $entry } za současného stavu nesplnil normu { $norm }.
    .arbiter-form = Takový formulář neexistuje, nebo na tom místě není nikdo uveden.
    .title-table = Seznam přímých titulů není: tabulka není zadána, nebo nejde o vážný šach.
    .refused-request = Událost { $event } není odmítnutá žádost.

NotForYou =
    .photos = Fotografie jsou pro rozhodčí v sále a pro kancelář.
    .no-arbiter = Nejste rozhodčím tohoto turnaje.
    .devices = Cizí zařízení jsou věcí hlavního rozhodčího.
    .dossiers = Spisy jsou pro rozhodčí a členy komise.
    .staff = Turnaje zakládají jen účty správců.
    .report-packages = Balíček se zprávou smí stáhnout jen hlavní rozhodčí a jeho zástupci.
    .audit-bundle = Auditní balíček smí stáhnout jen hlavní rozhodčí a jeho zástupci.

NotExplained =
    .lost = Z čeho bylo { $round }. kolo párováno, už nelze dát dohromady.
    .of-round = { $round }. kolo: { $why }
    .step-by-step = Tento systém páruje krok za krokem, takže na „proč ne?“ zde odpověď není.
    .one-player = Otázka se musí týkat dvou různých hráčů.
    .no-number = Hráč č. { $entry } neměl při párování kola startovní číslo.
    .imported = { $round }. kolo bylo importováno; jak bylo spárováno, není zapsáno.
    .by-hand = { $round }. kolo bylo spárováno ručně; důvod je zapsán.
    .not-paired = { $round }. kolo není spárováno.
    .for-arbiters = Jak bylo { $round }. kolo spárováno, smějí vidět jen rozhodčí.
    .changed = Šachovnici { $board } v { $round }. kole nespároval systém: změněna byla po zveřejnění (C.04.2 4.4, verze { $version }).
