### What the machine that led before alone recorded, at the one that leads.

Console-Claims =
    .title = Záznamy počítače, který vedl dříve
    .about = Zapsal je po svém opuštění a tento počítač je nikdy neměl. Nic z toho tu neplatí. Co stále platí, zapište jedno po druhém: zapíše se jako vaše, s údajem, kdo to napsal první; kde stojí něco jiného, ukáže se obojí jako rozpor. Ostatní vynechte.
    .type = Zapsat zde
    .by-hand = Proveďte ručně, potom zde vynechte.
    .leave-out = Vynechat
    .erased = Znění bylo vymazáno spolu s osobou.
    .origin = { $name }: zapsáno na počítači, který vedl dříve, { $at }
    .unknown-tournament = Turnaj, který tento počítač nemá: { $name }. Počet jeho událostí: { $count }.
