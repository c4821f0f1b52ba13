Script-Outbox =
    .server-broke = Server na tom opakovaně selhal. Zápis zůstává zde.

Script-Commands =
    .past = Tato stránka ukazuje dřívější stav; zde se nezapisuje.
    .too-large = Proxy před serverem nepřijímá tak velký soubor.

Script-HomeOutbox =
    .on-the-way = { $count ->
        [one] { $count } zápis z tohoto zařízení je na cestě. { $words }
        [few] { $count } zápisy z tohoto zařízení jsou na cestě. { $words }
       *[other] { $count } zápisů z tohoto zařízení je na cestě. { $words }
    }
    .to-read = { $count ->
        [one] Čeká na vás { $count } odpověď: otevřete turnaj.
        [few] Čekají na vás { $count } odpovědi: otevřete turnaj.
       *[other] Čeká na vás { $count } odpovědí: otevřete turnaj.
    }

Script-OtherLog =
    .recorded = Zapsáno v tomto zařízení a tehdy i do deníku; nyní v deníku není
    .kept = Zapsáno v tomto zařízení; do deníku zatím ne
    .shown = Dříve zobrazeno na této stránce, zápis někoho jiného; nyní v deníku není
    .comparing = Porovnává se, co toto zařízení ukazovalo jako zapsané, s tím, co platí nyní…
    .later = Později
    .title = Server má jiný deník tohoto turnaje
    .put-back = Byla obnovena záloha, nebo vedení převzal jiný počítač: co následovalo potom, už v deníku není. Stránka byla načtena znovu a ukazuje, co platí nyní.
    .go-on = Pokračovat
    .type-again = Zapsat znovu ({ $count })
    .leave-all = Všechny vynechat
    .all-stands = Vše, co toto zařízení ukazovalo jako zapsané, platí.
    .not-ticked = Neoznačené se vynechá. Kde mezitím někdo zapsal jiný výsledek, zůstanou oba jako rozpor.
    .by-hand = je třeba udělat ručně
    .look = Zobrazit je
    .not-in-the-log = { $count ->
        [one] { $count } zápis z tohoto zařízení nebo stránky není v deníku; ten je po obnovení zálohy nebo převzetí jiným počítačem jiný.
        [few] { $count } zápisy z tohoto zařízení nebo stránky nejsou v deníku; ten je po obnovení zálohy nebo převzetí jiným počítačem jiný.
       *[other] { $count } zápisů z tohoto zařízení nebo stránky není v deníku; ten je po obnovení zálohy nebo převzetí jiným počítačem jiný.
    }

Script-LostEntries =
    .order = Příkaz
    .typed = zapsáno { $time }
    .result = Šachovnice { $board }: { $result }
    .entered-by = zápis: { $name }
    .no-board = tato šachovnice v deníku není
    .now = nyní { $result }, { $name }

Script-WaitingHere =
    .waits = { $count ->
        [one] V tomto zařízení čeká { $count } neodeslaný zápis: { $name }. Odešle se, jakmile se zde tato osoba přihlásí.
        [few] V tomto zařízení čekají { $count } neodeslané zápisy: { $name }. Odešlou se, jakmile se zde tato osoba přihlásí.
       *[other] V tomto zařízení čeká { $count } neodeslaných zápisů: { $name }. Odešlou se, jakmile se zde tato osoba přihlásí.
    }

Script-OutboxStore =
    .somebody = někdo jiný

Script-Received =
    .nobody = Nic nepřišlo: tato stránka přebírá, co čeká na stránce druhého počítače, když ji ta stránka otevře.
    .unknown = Stránka na { $address } chce něco předat, ale tento počítač tu adresu nezná. Nic z toho nebylo převzato. Otevřete tu stránku adresou, kterou uvedl sám starý počítač.
    .nothing = Nic tam nečekalo. Co tam bylo zapsáno a zde chybí, je uvedeno po otevření turnaje.
    .stored = Nyní uloženo na tomto zařízení; odešle se, až se tu přihlásí ten, kdo to napsal: { $count }
    .typed = { $name }, { $time }
    .logged-in = Toto zařízení je tu přihlášeno jako { $name }.
