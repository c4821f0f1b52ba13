Public-PushSeat =
    .white = { $round }. kolo: šachovnice { $board }, bílé. Soupeř: { $opponent }
    .black = { $round }. kolo: šachovnice { $board }, černé. Soupeř: { $opponent }
    .white-again = Změna v { $round }. kole: šachovnice { $board }, bílé. Soupeř: { $opponent }
    .black-again = Změna v { $round }. kole: šachovnice { $board }, černé. Soupeř: { $opponent }

Public-PushResult = { $round }. kolo, šachovnice { $board }, zapsaný výsledek: { $white } – { $black } { $result }
    .again = { $round }. kolo, šachovnice { $board }, opravený výsledek: { $white } – { $black } { $result }

Public-PushBye =
    .pab = { $round }. kolo: volno z párování, bez partie
    .half = { $round }. kolo: volno za ½ bodu, bez partie
    .full = { $round }. kolo: volno za 1 bod, bez partie

Public-Push =
    .this-player = Posílat mi upozornění o tomto hráči
    .these-players = Posílat mi upozornění o těchto hráčích
    .stop = Přestat posílat upozornění
    .what = Šachovnice, barva a soupeř po zveřejnění kola a výsledek, jakmile je zapsán.
    .on = Tento telefon dostává upozornění: šachovnice, barva a soupeř po zveřejnění kola a výsledek, jakmile je zapsán.
    .insecure = Upozornění vyžadují zabezpečené spojení: tato stránka byla otevřena přes http. Zeptejte se rozhodčích na její adresu s https.
    .iphone = Na iPhonu nebo iPadu dostávají upozornění jen stránky přidané na plochu: klepněte na Sdílet, potom na „Přidat na plochu“ a otevřete stránku odtamtud.
    .unsupported = Tento prohlížeč upozornění nepřijímá.
    .denied = Upozornění z této stránky jsou v prohlížeči zakázána. Povolit je lze v jeho nastavení pro tuto stránku (oznámení).
    .failed = Upozornění se nepodařilo zařídit: prohlížeč nebo tento server neodpověděl. Zkuste to později.
