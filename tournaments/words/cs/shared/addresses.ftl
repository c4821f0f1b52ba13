Shared-Address =
    .not-opened = Telefony se k tomuto sálu nepřipojí: ukončete program a spusťte „{ $command }“; pak tu bude jeho adresa v síti.
    .not-connected = Telefony se k tomuto sálu nepřipojí: tento počítač není v žádné síti, o které by věděl. Připojte ho a načtěte stránku znovu, nebo tuto stránku otevřete na adrese počítače v síti.
    .another = Na této adrese se telefony nepřipojí: otevřete tuto stránku na adrese serveru v síti.
