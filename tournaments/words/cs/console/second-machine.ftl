### The second machine: it joins, follows, and takes over.

Console-SecondMachine =
    .title = Druhý počítač
    .about = Druhý počítač dostává vše tak, jak se to zapisuje, a vede turnaj, když tento selže.
    .now = Jak to jde
    .not-yours = Druhý počítač je věcí hlavního rozhodčího, na konzoli přihlášené heslem.
    .none = Žádný druhý počítač nenásleduje. Pokud tento selže, je ztraceno vše od poslední zálohy.
    .in-step = { $name }: vše je na jeho disku.
    .behind = { $name } přijímá; chybí { $count ->
        [one] 1 změna
        [few] { $count } změny
        [many] { $count } změny
       *[other] { $count } změn
    }.
    .away = { $name } se neozývá { $age }: co se teď zapíše, je na jednom disku. Běží a je ve stejné síti?
    .two-disks = Co se zobrazuje jako zapsané, je na dvou discích.
    .one-disk = Potvrzeno jen na jednom disku, jak jste pro mlčící druhý počítač zvolili: { $count ->
        [one] 1 záznam
        [few] { $count } záznamy
        [many] { $count } záznamu
       *[other] { $count } záznamů
    }.
    .commands-wait = Co se píše, čeká na konzolích, dokud se druhý počítač nevrátí nebo dokud nezvolíte pokračování s jedním diskem.
    .doubt = Tento počítač byl znovu spuštěn a nemůže vědět, zda mezitím nevede druhý. Nic se tu nezapisuje, dokud ten neodpoví nebo dokud neřeknete, že nevede.
    .deposed = Tento počítač už nevede: turnaj se vede na { $address }. Co zapsal po svém opuštění, je uchováno zde a nebylo sloučeno.
    .never-heard = Tento počítač následuje { $address } a od spuštění jej neslyšel.
    .follows = Tento počítač následuje { $address }, slyšel jej před { $age }.
    .lost = { $address } se neozývá { $age }.
    .lacks = Má o { $count ->
        [one] 1 změnu
        [few] { $count } změny
        [many] { $count } změny
       *[other] { $count } změn
    } více, než je zde.
    .this-has = Tento počítač má vše až po:
    .last-event = { $name }: událost { $seq }, stáří { $age }
    .code-is = Kód druhého počítače
    .code-means = Zobrazuje se jen teď, platí jednou a deset minut. Na druhém počítači spusťte server takto, s prázdnou datovou složkou, a napište kód:
    .join = Nechat počítač následovat
    .join-means = Následovat může jeden počítač. Který se připojí, nahradí ten, který následuje teď.
    .make-code = Vytvořit kód
    .waiting = Co znamená potvrzení
    .wait = Čekat na druhý počítač: zapsáno znamená na dvou discích
    .wait-means = Každý záznam pak trvá o několik milisekund déle. Dokud druhý počítač mlčí, záznamy zůstávají na konzolích a posílají se samy znovu.
    .alone-after = Pokračovat s jedním diskem, když mlčí tolik sekund (0: nikdy samo)
    .save = Uložit
    .dismiss = Pokračovat bez druhého počítače
    .dismiss-means = Nedostane už nic a nemůže převzít to, co přijde potom.
    .take-over = Převzít vedení
    .take-over-means = Tento počítač odteď vede turnaj. Co druhý zapsal po událostech jmenovaných výše, zde není. Až se vrátí, nezapíše už nic a vyjmenuje, co má jen on.
    .other-is-off = Druhý počítač je vypnutý nebo má odpojený kabel.
    .although-heard = Převzít, ačkoli se druhý počítač před chvílí ozval.
    .heard-now = Druhý počítač se před chvílí ozval: stále vede. Nejprve jej vypněte, nebo zaškrtněte, že přesto přebíráte.
    .still-receiving = Právě se něco přijímá. Zkuste to znovu.
    .changing = Server se spouští znovu jako ten, který vede. Tato stránka se vrátí za několik sekund; pak se znovu přihlaste.
    .go-on = Tento počítač vede
    .go-on-means = Jen pokud nikdo nepřevzal vedení na druhém počítači. Pokud ano, platí jeho deník a co se zde mezitím zapíše, je třeba tam napsat znovu.
    .alone = Co má jen tento počítač
    .alone-means = Počítač, který vede, tyto záznamy nikdy neměl a nic z nich nebylo sloučeno. Co z toho stále platí, napište tam, kde se turnaj vede: je to tam údaj jako každý jiný, a kde už stojí něco jiného, ukážou se oba.
    .alone-nothing = Nic: počítač, který vede, má vše, co zde bylo zapsáno.
    .to-show = Pro sál
    .led-here = Rozhodčí i veřejnost najdou turnaj nyní na této adrese.
    .led-here-then = Až tento počítač převezme vedení, najdou rozhodčí i veřejnost turnaj na této adrese.
    .claims-kept = Na počítači, který teď vede, stojí na stránce Druhý počítač jako záznamy k rozhodnutí.
    .claims-wait = Počítač, který vede, je ještě nemá; dotaz se opakuje po několika sekundách.
