Script-Changing =
    .recorded = Zapsáno.
    .already-recorded = Bylo to už zapsáno.

Script-Manual =
    .two = { $one } a { $other }
    .choose-another = { $name }: vyberte druhého hráče k výměně, nebo
    .take-apart = Rozdělit šachovnici
    .take-bye = Odebrat volno
    .give-bye = Dát volno
    .exchange-colours = Vyměnit barvy
    .with-white = Bílé: { $name }
    .exchange = Vyměnit tyto dva
    .label = { $round }. kolo ručně: { $what }
    .choose-anew = Vybrat znovu

Script-Pairing =
    .progress = Spárováno { $done } z { $total } hráčů

Script-Start =
    .not-there = Šachovnice { $board }: chybí { $name }
    .there = Šachovnice { $board }: na místě je { $name }
    .nothing-ticked = Nic není označeno.
    .confirm-forfeits = { $count ->
        [one] Potvrdit { $count } kontumaci?
        [few] Potvrdit { $count } kontumace?
       *[other] Potvrdit { $count } kontumací?
    }
    .all-or-none = Zapíší se všechny, nebo žádná: kdo mezitím usedl, bude uveden.
    .confirm = Potvrdit
    .forfeits = kontumace: { $count }
    .nobody-ticked = Nikdo není označen.
    .withdraw-players = { $count ->
        [one] Zapsat odstoupení { $count } hráče?
        [few] Zapsat odstoupení { $count } hráčů?
       *[other] Zapsat odstoupení { $count } hráčů?
    }
    .not-paired = Od příštího kola budou mimo párování a v pořadí zůstanou.
    .withdraw = Zapsat odstoupení
    .withdrawn = odstoupení: { $count }
    .started-at = Hodiny { $round }. kola spuštěny v { $time }?
    .default-time = Od té doby se počítá čekací doba.
    .recorded-later = Zapsáno později než spuštěno
    .mistyped = Překlep
    .began-later = Kolo začalo později
    .set-time = Nastavit čas
    .clocks = Hodiny { $round }. kola
    .over = Čekací doba uplynula. Kontumace lze potvrdit.
    .time-recorded = Čas spuštění hodin je zapsán.
