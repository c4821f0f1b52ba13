Console-Home = Turnaje
    .clock = { $clock } Nastavte je správně: řídí se jimi časy v deníku a lhůty.
    .new = Nový turnaj
    .edit-event = Upravit festival
    .none = Zatím žádný turnaj
    .make-one = Založte turnaj a pak přidejte hráče ručně nebo ze souboru.
    .chief-makes-one = Turnaj zakládá hlavní rozhodčí a ten vás jmenuje.

Console-HomeRow =
    .players = hráčů: { $count }
    .days = { $first } až { $last }
    .in-conflict = v rozporu: { $count }
    .entries-open = přihlášky otevřeny
    .closed = uzavřeno
    .round = { $round }. kolo z { $rounds }
    .missing = chybí: { $count }
    .public-page = veřejná stránka
