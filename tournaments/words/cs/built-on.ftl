### Co brání vzetí zprávy zpět: každé je jednou z několika částí věty.

BuiltOnTheImport = Import takto zpět vzít nelze: { EACH($in_the_way) }. Nebo nechte tento turnaj, jak je, a založte nový se správným souborem.

Built =
    .round = { $round }. kolo bylo mezitím zveřejněno a zveřejněné párování platí (C.04.2 4.4)
    .pairing-in-hand = páruje se: nejprve párování zahoďte na stránce Párování
    .boards = šachovnice { $round }. kola byly změněny: nejprve to vezměte zpět
    .closed = { $round }. kolo bylo uzavřeno: nejprve je znovu otevřete na stránce Párování
    .clocks = v { $round }. kole byly spuštěny hodiny: hraje se podle tohoto importu
    .conflict = { $round }. kolo, { BOARD($board) }: otevřený rozpor, nejprve jej rozhodněte
    .result = { $round }. kolo, { BOARD($board) }: výsledek byl zapsán nebo opraven, nejprve to vezměte zpět
    .adjourned = { $round }. kolo, { BOARD($board) }: partie byla přerušena, nejprve to vezměte zpět
    .rated = { $round }. kolo, { BOARD($board) }: zápočet na rating byl opraven, nejprve to vezměte zpět
    .colours = { $round }. kolo, { BOARD($board) }: barvy byly opraveny, nejprve to vezměte zpět
    .decided = { $round }. kolo, { BOARD($board) }: rozhodnutí hlavního rozhodčího
    .entered = { PLAYER($player) }: přidáno až potom, nejprve vezměte přihlášku zpět
    .corrected = { PLAYER($player) }: oprava údajů by se ztratila
    .rating = { PLAYER($player) }: jiný rating, nejprve to vezměte zpět
    .merged = { PLAYER($player) }: sloučení, nejprve je vezměte zpět
    .withdrawn = { PLAYER($player) }: odstoupení, vyloučení nebo návrat, nejprve to vezměte zpět
    .bye = { PLAYER($player) }: uděleno volno, nejprve je zrušte
    .committee = { PLAYER($player) }: v odvolací komisi, nejprve komisi změňte
    .setting = změněné nastavení ({ NAME("SettingName", $setting) }): nejprve to vezměte zpět
    .prohibited-pairs = zakázané dvojice byly mezitím změněny: na stránce Nastavení je vraťte do původního stavu
    .virtual-points = virtuální body byly mezitím změněny: na stránce Nastavení je vraťte do původního stavu
    .regulations = propozice byly mezitím změněny: nejprve to vezměte zpět na stránce Činnost
    .appeal = mezitím bylo podáno odvolání { $appeal }
