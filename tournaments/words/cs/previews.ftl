### Co by znamenala přihláška, přesun nebo ruční párování; čte se předem.

LateEntry =
    .number-at-the-start = Číslo se přidělí se startovním pořadím (C.04.2 2.2).
    .numbers = Každý dostane číslo, které mu přísluší; kdo je za ním, posune se dolů (C.04.2 2.4).
    .number = Číslo { $number } z { $numbers }; { $moved ->
        [one] { $moved } hráč za ním se posune
        [few] { $moved } hráči za ním se posunou
       *[other] { $moved } hráčů za ním se posune
    } o jedno dolů.
    .frozen = Číslo { $number } z { $numbers }; { $moved ->
        [one] { $moved } hráč za ním se posune
        [few] { $moved } hráči za ním se posunou
       *[other] { $moved } hráčů za ním se posune
    } o jedno dolů, v kterémkoli kole (C.04.2 2.4).
    .nobody-moves = Číslo { $number } z { $numbers }; nikdo se neposune.
    .paired-from = Páruje se od { $round }. kola, ne však před zápisem příchodu na prezenci (C.04.2 2.4).
    .missed = { POINTS($half_points) } { $half_points ->
        [0] bodů
        [1] bodu
        [2] bod
       *[other] b.
    } za { $count ->
        [one] { $rounds }. kolo
        [few] kola { $rounds }
       *[other] kola { $rounds }
    } (C.04.2 2.4); co místo toho stanoví propozice, se přidělí na stránce hráče s uvedením důvodu.
    .outdates = { $round }. kolo se páruje: tím se stane neaktuálním a je třeba je spárovat znovu.

MovePreview =
    .as-if-never-entered = { $player } nebude zde na žádné listině, jako kdyby přihláška nebyla.
    .withdrawn = { $player }: odstoupení od { $round }. kola.
    .played-stands = Partie, volna a body z předchozích kol platí.
    .moved-already = Hráč už tam přesunut byl.
    .prohibited-pairs = { $player } zůstává v zakázaných dvojicích (Nastavení).
    .fixed-board = Pevnou šachovnici { $board } zde má { $player }; v druhém turnaji ji nastavte na stránce hráče.
    .stands-again-rated = Tamní přihláška { $entry } opět platí, s ratingem { $rating } a se vším, co se hrálo.
    .stands-again-unrated = Tamní přihláška { $entry } opět platí, bez ratingu a se vším, co se hrálo.
    .entered = Tam přidáno jako přihláška { $entry }.
    .paired-from = Páruje se od { $round }. kola (C.04.2 2.4).
    .checked-in = I tam bude zapsán příchod, protože zde zapsán je.
    .not-checked-in = Tam se páruje až po zápisu příchodu na prezenci.
    .bye = { $round }. kolo: { NAME("ByeName", $kind) }
    .not-yours = { $section }: vaše role tam je { $role }. Přesun provádí ten, kdo smí přidávat hráče a zapisovat odstoupení v obou turnajích.
    .no-arbiter = { $section }: nejste tam rozhodčím. Přesun provádí ten, kdo smí přidávat hráče a zapisovat odstoupení v obou turnajích.

PairingDistance =
    .none = Žádná šachovnice se neliší od párovacího programu
    .pair = { $white } – { $black }
    .no-pair = žádná
    .boards = { $count ->
        [one] Liší se { $count } šachovnice
        [few] Liší se { $count } šachovnice
       *[other] Liší se { $count } šachovnic
    }: { $old } → { $new }
    .boards-and-bye = { $count ->
        [one] Liší se { $count } šachovnice
        [few] Liší se { $count } šachovnice
       *[other] Liší se { $count } šachovnic
    }: { $old } → { $new }; volno dostává { $bye } (předtím { $was })
    .boards-and-no-bye = { $count ->
        [one] Liší se { $count } šachovnice
        [few] Liší se { $count } šachovnice
       *[other] Liší se { $count } šachovnic
    }: { $old } → { $new }; volno zatím nemá nikdo (předtím { $was })
    .from-nothing = { $count ->
        [0] Ještě není spárováno nic
       *[other] Ručně, od prázdného listu: { $new }
    }
    .from-nothing-and-bye = { $count ->
        [0] Ještě není spárováno nic
       *[other] Ručně, od prázdného listu: { $new }
    }; volno dostává { $bye }

DoubleGround =
    .fide-id = stejné FIDE ID
    .same-name = stejné jméno
    .spelling = stejné jméno jinak psané
    .one-letter = jména se liší o jedno písmeno
    .more-names = jedno jméno má slovo navíc
    .initial = jedno jméno má jen iniciálu
    .birth-date = stejné datum narození
    .birth-year = stejný rok narození
    .day-and-month = den a měsíc narození prohozeny
    .federation = stejná federace
