Public-Screen =
    .title = Obrazovka v sále
    .welcome = Vítejte
    .round = { $round }. kolo
    .standings = Pořadí, { $round }. kolo
    .results = Nejnovější výsledky, { $round }. kolo
    .no-results = Zatím nepřišel žádný výsledek.
    .before = { $count ->
        [one] 1. kolo se objeví zde. Na startovní listině je { $count } hráč.
        [few] 1. kolo se objeví zde. Na startovní listině jsou { $count } hráči.
       *[other] 1. kolo se objeví zde. Na startovní listině je { $count } hráčů.
    }
    .waiting = Konzole zatím neurčila, co se má na této obrazovce zobrazit.
    .list = Seznam
    .size = Velikost
    .size-auto = čitelné z 10 m
    .size-large = velká, 10 m
    .size-medium = střední
    .size-of = { $lines } na obrazovku
    .part = Část
    .seconds = Sekundy
    .colours = Barvy
    .dark = tmavé
    .light = světlé
    .pause = Pozastavit
    .public-page = Veřejná stránka

Public-ScreenKind =
    .name = Jména
    .board = Šachovnice
    .results = Nejnovější výsledky
    .standings = Pořadí
    .crosstable = Křížová tabulka
    .clock = Hodiny
    .announcements = Oznámení
    .text = Text
    .picture = Obrázky
    .festival = Všechny turnaje
