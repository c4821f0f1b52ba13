Console-Ending = Konec turnaje
    .closed = Turnaj je uzavřen
    .final = Pořadí je konečné. Pozdější změna vyžaduje znovuotevření s uvedením důvodu.
    .standings = Pořadí
    .reopen = Znovu otevřít turnaj…
    .reopen-label = Znovu otevřít turnaj
    .confirm-reopen = Pořadí přestane být konečné, dokud se turnaj znovu neuzavře.
    .reopen-reasons = Uzavřeno omylem|Zjištěn chybný výsledek|Odvolání vyhověno|Rozhodnutí rozhodčího
    .early = Předčasný konec
    .rounds-left = { $count ->
        [one] Neodehrálo by se { $count } kolo. Kde už neexistuje přípustné párování, tam turnaj končí; důvod zůstává v deníku.
        [few] Neodehrála by se { $count } kola. Kde už neexistuje přípustné párování, tam turnaj končí; důvod zůstává v deníku.
       *[other] Neodehrálo by se { $count } kol. Kde už neexistuje přípustné párování, tam turnaj končí; důvod zůstává v deníku.
    }
    .end-early = Předčasně ukončit…
    .end-early-label = Předčasně ukončit turnaj
    .confirm-end-early = Pořadí bude konečné bez zbývajících kol. Změny vyžadují znovuotevření s uvedením důvodu.
    .early-reasons = Zůstává příliš málo hráčů|Pokyn pořadatele|Rozhodnutí rozhodčího
    .last-round = Poslední kolo
    .ready = Vše je zapsáno: turnaj lze uzavřít, čímž bude pořadí konečné.
    .not-yet = Turnaj zatím nelze uzavřít. { $obstacle }
    .close = Uzavřít turnaj…
    .close-label = Uzavřít turnaj
    .confirm-close = Pořadí bude konečné. Změny vyžadují znovuotevření s uvedením důvodu.
