Script-NewTournament =
    .logged-out = Došlo k odhlášení; přihlaste se v jiné kartě a stiskněte znovu.
    .no-answer = Server neodpovídá. Stiskněte znovu: turnaj se založí jen jednou.
    .reading = Čte se zpráva…
    .import-another = Nahrát do něj jiný soubor
    .made-but-empty = Turnaj je založen, ale prázdný: { $why }
    .report-refused = zpráva byla odmítnuta.

Script-Regulations =
    .nothing-changed = Zatím se nic nemění.
    .title = Změnit propozice od { $round }. kola?
    .published-stay = Zveřejněná kola zůstanou, jak jsou.
    .announced-wrongly = Vyhlášeno chybně
    .schedule-changed = Změna rozpisu
    .chief-decision = Rozhodnutí hlavního rozhodčího
    .change = Změnit
    .not-changed = Nezměněno.
    .label = Propozice
    .changed = Propozice jsou změněny.
    .see-above = Nezměněno: viz výše.
    .again = { $round }. kolo, naposledy spárované při počtu kol { $was }, se zkontroluje znovu při počtu kol { $rounds }; výsledek uvede zpráva.
    .rounds = Počet kol { $rounds } místo { $was }?
    .second-time = Počet kol je po zahájení turnaje pevný: proto se ptáme podruhé.
    .yes = Ano, počet kol { $rounds }

Script-Settings =
    .not-saved = Neuloženo.
    .saved = Uloženo.
    .changed-meanwhile = Nastavení mezitím změnil někdo jiný; před uložením načtěte stránku znovu.
    .label = Nastavení
    .boards = Změnit čísla šachovnic?
    .needs-a-reason = Turnaj byl zahájen: vyhlášené se mění jen s uvedením důvodu.
    .save = Uložit

Script-SettingsChanges =
    .unsaved = { $count ->
        [one] Zatím neuloženo: { $count } změna
        [few] Zatím neuloženo: { $count } změny
       *[other] Zatím neuloženo: { $count } změn
    }
    .change = { $field }: { $before } → { $after }
    .nothing = nic

Script-DirectTitles =
    .no-share = Napište podíl do 100 %: 50, 66⅔ nebo 66,67.
