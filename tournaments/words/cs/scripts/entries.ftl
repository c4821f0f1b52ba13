Script-CheckIn =
    .kept = uloženo, neodesláno
    .no-code = Kód { $code } tu nikdo nemá.
    .no-name = Nikdo s tímto jménem není v přihláškách.
    .several = { $count ->
        [one] { $count } hráč má tento kód: vyberte šipkami
        [few] { $count } hráči mají tento kód: vyberte šipkami
        [many] { $count } hráče má tento kód: vyberte šipkami
       *[other] { $count } hráčů má tento kód: vyberte šipkami
    }
    .tally = { $here } z { $all }
    .already = příchod už byl zapsán
    .not-yours = Vaše role nedovoluje zapisovat příchody.
    .checked-in = příchod zapsán
    .taken-back = příchod vzat zpět
    .label = { $name }: { $what ->
        [already] příchod už byl zapsán
        [taken-back] příchod vzat zpět
       *[checked-in] příchod zapsán
    }
    .refused = odmítnuto
    .unrated = bez ratingu
    .here = na místě
    .not-here = ještě chybí
    .more = a další: { $count }; připište písmeno
    .undo = Vzít zpět
    .missing = ještě chybí: { $count }
    .all-here = všichni na místě
    .everybody = Všichni jsou na místě.
    .check-in = Zapsat příchod: { $name }
    .is-here = Na místě

Script-Entries =
    .entered = Přidáno: { $name }. Formulář je připraven pro dalšího hráče.

Script-Listed =
    .no-list = Zatím tu není načtena žádná ratingová listina (Přihlášky, Ratingové listiny).
    .nobody = Nikdo nenalezen: { $list }.
    .found = { $count ->
        [one] { $list }: { $count } hráč, Enter ho přidá
        [few] { $list }: { $count } hráči, šipky vybírají, Enter přidá
       *[other] { $list }: { $count } hráčů, šipky vybírají, Enter přidá
    }
    .most = { $list }: nejsilnějších { $count }; pište dál
    .entered = má přihlášku { $entry }
    .already = { $name } už má přihlášku { $entry }.
    .unrated = bez ratingu
    .inactive = neaktivní
    .rating = { $kind } { $rating }
    .standard = klasický
    .rapid = rapid
    .blitz = blesk
    .national = národní
    .unread = Listinu nyní nelze přečíst. Níže zapsané údaje lze přesto přidat.
    .filled = { $name }: formulář obsahuje údaje z listiny.

Script-Erase =
    .sending = Maže se…
    .recorded = Osobní údaje jsou vymazány.
    .refused = Nic nebylo vymazáno: viz výše.

Script-Group =
    .does-not-go-on = Skupina nepokračuje
    .absent = Nepřítomnost bez omluvy (C.05 6.5)
    .told = Oznámeno rozhodčímu
    .withdraw = { $count ->
        [one] Zapsat odstoupení { $count } hráče…
        [few] Zapsat odstoupení { $count } hráčů…
       *[other] Zapsat odstoupení { $count } hráčů…
    }
    .nobody = Nikdo k odstoupení
    .label = odstoupení: { $count }
    .title = Zapsat odstoupení? Hráčů: { $count }
    .whole-batch = Od příštího kola budou mimo párování. V činnosti lze celou dávku vzít zpět.
    .yes = Zapsat odstoupení ({ $count })
    .recorded = Zapsáno: { $what }.

Script-LateEntry =
    .unread = Význam přihlášky nyní nelze zjistit. Lze ji přesto přidat; od kterého kola bude hráč v párování, rozhodne prezence.
    .means = Co přihláška znamená
    .reading = Zjišťuje se, co znamená…
    .not-possible = Nyní nelze
    .maybe = { $name }, přihláška { $entry }: { $grounds }
    .entered-already = Už přihlášeno?

Script-Move =
    .sending = Přesouvá se…
    .recorded = Přesun je zapsán.
    .refused = Nikdo nebyl přesunut: viz výše.
