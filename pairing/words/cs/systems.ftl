### Systémy, co jejich texty nechávají otevřené, a kritéria jejich vlastních pořadí.

Pairing-System-dutch-2026 = Holandský systém FIDE (2026)
    .rules = FIDE Handbook C.04.3, platí od 1. února 2026

Pairing-Reading-dutch-2026 =
    .parity = Je číslo liché nebo sudé mezi těmi, kdo přišli, nebo tak, jak je?

Pairing-System-dutch-2017 = Holandský systém FIDE (2017)
    .rules = FIDE Handbook C.04.3, platil od 1. července 2017 do 31. ledna 2026

Pairing-Reading-dutch-2017 =
    .parity = { Pairing-Reading-dutch-2026.parity }

Pairing-System-dubov-2026 = Dubovův systém (2026)
    .rules = FIDE Handbook C.04.4.1, v platnosti od 1. února 2026

Pairing-Reading-dubov-2026 =
    .full-bye = Brání volnu vyžádané volno za 1 bod, tak jako výhra kontumací?
    .upfloated = Přesun nahoru: stačí spárování s vyšším počtem bodů, nebo se musí i hrát?
    .games = Které partie se při volnu počítají: jen odehrané, nebo i kontumace?
    .parity = { Pairing-Reading-dutch-2026.parity }

Pairing-System-burstein-2026 = Bursteinův systém (2026)
    .rules = FIDE Handbook C.04.4.2, v platnosti od 1. února 2026

Pairing-Reading-burstein-2026 =
    .absences = Volna za 0 bodů v řadě až dosud: po předchozí kolo, nebo musí hráč chybět i v tomto?
    .absences-in = Počítají se remízy za tato volna v obou metodách, nebo jen v Buchholzi?
    .full-bye = { Pairing-Reading-dubov-2026.full-bye }
    .games = { Pairing-Reading-dubov-2026.games }
    .parity = { Pairing-Reading-dutch-2026.parity }

Pairing-System-lim-2026 = Limův systém (2026)
    .rules = FIDE Handbook C.04.4.3, v platnosti od 1. února 2026

Pairing-Reading-lim-2026 =
    .maxi = { Pairing-Reading-lim-1999.maxi }
    .maxi-end = { Pairing-Reading-lim-1999.maxi-end }
    .full-bye = { Pairing-Reading-dubov-2026.full-bye }
    .cracking = { Pairing-Reading-lim-1999.cracking }
    .cracked-pair = { Pairing-Reading-lim-1999.cracked-pair }
    .adjacent = { Pairing-Reading-lim-1999.adjacent }
    .taken = Berou se soupeři, které 3.8 dává předchozím, nebo jen ti, bez nichž se předchozí obejdou?
    .floaters = { Pairing-Reading-lim-1999.floaters }
    .median-upfloaters = { Pairing-Reading-lim-1999.median-upfloaters }
    .newcomers = { Pairing-Reading-lim-1999.newcomers }
    .floated = { Pairing-Reading-lim-1999.floated }
    .last-round = { Pairing-Reading-lim-1999.last-round }
    .last-colours = Kde článek 6 meze ruší: poruší se jich co nejméně, nebo neznamenají nic?
    .parity = { Pairing-Reading-dutch-2026.parity }

Pairing-System-double-swiss-2026 = Double-Swiss (2026)
    .rules = FIDE Handbook C.04.5, v platnosti od 1. února 2026

Pairing-Reading-double-swiss-2026 =
    .following = Kde žádný výběr nenechá další bodové skupině tak málo přesunů nahoru, jak je třeba: C6 se nebere v úvahu, nebo vyhovuje výběr nejbližší?
    .matches = Které zápasy se při volnu počítají: jen ty, v nichž se hrála partie, nebo i kontumované?
    .parity = { Pairing-Reading-dutch-2026.parity }

Pairing-System-team-swiss-2026 = Švýcarský systém družstev (2026)
    .rules = FIDE Handbook C.04.6, v platnosti od 1. února 2026

Pairing-Reading-team-swiss-2026 =
    .preferences = Barevné přednosti družstev: typ A, typ B, nebo žádné?
    .secondary = Rozhodují o tom, které družstvo dvojice je první, i vedlejší body?
    .last-two = Poslední kolo, bílých tolik co černých, poslední dvě barvy stejné: má družstvo přednost, nebo ne?
    .following = { Pairing-Reading-double-swiss-2026.following }
    .matches = { Pairing-Reading-double-swiss-2026.matches }
    .parity = { Pairing-Reading-dutch-2026.parity }

Pairing-System-dutch-1992 = Švýcarský systém podle ratingu (1992)
    .rules = Kongresy FIDE Berlín 1991 a Manila 1992, české vydání z 20. září 1992

Pairing-Reading-dutch-1992 =
    .half-of = Polovina hráčů: počítá se po odchodu těch, kdo nemají soupeře, nebo před ním?
    .float-mark = Přesun se značí při spárování, nebo jen když se hraje?
    .same-colour = Dvakrát stejná barva: poslední dvě partie, nebo poslední dvě kola?
    .colour-conflict = Rozdíl +2 a dvakrát černé: rozhoduje rozdíl, nebo má hráč dostat bílé, jak je psáno?
    .void-obligation = Poslední kolo nad 50 %: zůstává neplatná povinnost předností, nebo platí A7b a A7c?
    .bye-bar = Co brání volnu: každá výhra bez hry, nebo jen dřívější volno a výhra kontumací?
    .moved-down-floats = Chrání B5 a B6 hráče přesunutého dolů před dalším přesunem dolů?
    .b6 = Zakazuje B6 stejný přesun o dvě kola později, nebo každý přesun po dvě kola?
    .last-round = Poslední kolo: B2, B5, B6 neplatí, jsou-li nad 50 % oba z dvojice, jeden z nich, nebo nikdy?
    .last-round-floats = Poslední kolo: smí být hráč nad 50 % přesunut znovu, i když soupeř je třeba pod touto hranicí?
    .dropping = Neuplatní se B6 dříve než B5, nebo zároveň?
    .c1 = Přesunutý dolů, bez soupeře a C12 nepomáhá: přesouvá se dál, nebo se sníží p?
    .c10 = Než se upustí od B5: dostanou jiné soupeře všichni přesunutí dolů, nebo jen nejnižší?
    .c10-floats = Jiní soupeři pro přesunuté dolů: platí pro zbytek znovu B5 a B6?
    .c11 = Čí x se zvyšuje: dříve zbytku než přesunutých dolů, nebo obojí?
    .after-c11 = Platí B5 a B6 znovu, když se zvýší x nebo sníží p, nebo zůstávají neuplatněny?
    .c12 = Pomáhá C12 jen hráčům přesunutým dolů, nebo i zbytku?
    .c13 = Klesá p i pro hráče přesunuté dolů, nebo jen ve zbytku?
    .c14-x = Které x snižuje C14: to z C2, nebo to, které zvýšilo C11?
    .c14-zero = Je-li p zbytku 0: přesouvá se dolů zbytek, nebo celé seskupení?
    .d2-ties = Stejné rozdíly, stejný z S1: nejdříve nejvyšší z S2, nebo naposled nejnižší z S2?
    .stronger = Je silnější ta ze dvou absolutních předností, která má větší rozdíl?
    .no-games = Dva bez partie se potkají po 1. kole: jako v 1. kole, nebo se střídá kolo od kola?
    .absent = Kdo se nedostaví bez omluvy: odstoupení, nebo se páruje znovu?
    .games = Počítají se partie rozhodnuté kontumací mezi vzájemné a do průměru?
    .average = Rozhodují průměrný rating a los o každém místě, nebo jen o prvním?
    .lot = Číslo losu mezi hráči, kteří mají vše ostatní stejné.

Pairing-System-dutch-2012 = Holandský systém FIDE (Istanbul 2012)
    .rules = C.04.3.1 z roku 2012

Pairing-Reading-dutch-2012 =
    .parity = Je číslo liché nebo sudé mezi těmi, kdo přišli, nebo tak, jak je?
    .absent-opponent = Kdo se nedostavil k šachovnici: platí přesun podle párování, nebo žádný?
    .late-colours = Dva bez partie se potkají po 1. kole: jako v 1. kole, nebo se u menšího čísla barva střídá kolo od kola?
    .closeness = Hráči přesunutí dolů z více skupin: postup, jak je psán, nebo blízkost bodů před barvami?
    .moved-down-floats = Chrání B.5 a B.6 hráče přesunutého dolů před dalším přesunem dolů?
    .half-of = Polovina hráčů: počítá se před odchodem těch, kdo nemají soupeře, nebo po něm?
    .joined = Slučují se seskupení tam, kde nepomůže žádná dvojice, a jako různorodá; nebo tam, kde je M1 nula, a jak říká A.3?
    .mdps-meet = S kým smí v různorodém seskupení hrát přesunutý dolů: se všemi ostatními z S2, nebo jen s vlastními hráči?
    .backtrack-for = Co musí jiní přesunutí umožnit: P1 dvojic s M1 z nich, nebo P1 jakýchkoli dvojic?
    .completing = Jiné párování předposledního seskupení: co nejvíce přesunutých dolů, nebo co nejvíce dvojic?
    .bye-float = Je volno v tomto kole přesunem dolů podle B.5 a B.6?
    .stronger = Je jedna absolutní přednost silnější než druhá díky většímu rozdílu v barvách?

Pairing-System-vincze = VinczeSwiss
    .rules = Zjednodušená pravidla švýcarského systému programu VinczeSwiss (Roman Vincze), česky, bez data
    .no-pairing-left = když už žádné párování nezbývá, turnaj končí (V18)

Pairing-Reading-vincze =
    .odd-player = Vybírá se přebývající hráč před párováním, nebo je to ten, kdo při párování zbude?
    .odd-player-bar = Co brání být přebývajícím hráčem: jen to, že už jím hráč byl, nebo každá výhra bez hry?
    .forfeits-meet = Hráli spolu dva hráči, jejichž partie byla rozhodnuta kontumací?
    .ban-lifted = Zákaz tří stejných barev se ruší, když jej nesplní žádný přebývající hráč, nebo dříve, než se vybere jiný?
    .same-twice = Dvakrát stejná barva: poslední dvě partie, nebo poslední dvě kola?
    .lifted-colours = Určuje V24.1 barvy i v kole, kde byl zákaz zrušen?
    .difference = Je větším rozdílem v barvách ten s větší hodnotou, nebo ten s více bílými?
    .never-played = Když nižší číslo ještě nemá partii: rozhoduje sudost, nebo se střídá soupeř?
    .parity = Je číslo liché nebo sudé tak, jak je, nebo mezi těmi, kdo přišli?
    .tie-breaks = Pomocná hodnocení v jejich pořadí; nic: všechna jako v textu.
    .unplayed-rounds = Vynechávají se v Buchholzi vlastní nehraná kola, nebo soupeři bez bodů?
    .wins = Počet výher: jen odehrané, nebo i kontumací?
    .seed = Číslo losu; nic: nelosuje se a místa zůstávají dělená.

Pairing-System-lim-1999 = Limův systém (1999)
    .rules = Pravidla FIDE pro švýcarský systém C.04.2 (Limův systém), 1987 až 1999

Pairing-Reading-lim-1999 =
    .maxi = Je to maxi-turnaj?
    .maxi-end = Kdo je nejníže (při párování nahoru nejvýše) zařazený ve skupině, od něhož se počítá 100 bodů: z těch, kdo tam ještě jsou, nebo ze všech před přesuny?
    .forfeits-meet = Hráli spolu dva hráči, jejichž partie se nehrála?
    .federations = Nepárují se hráči téže federace ke konci spolu: nikdy se to nebere v úvahu, je-li to možné, vždy?
    .full-bye = Brání vyžádané volno za 1 bod dalšímu volnu jako kontumace?
    .cracking = Počítá se strana, jejíž dvojice se ruší, pokaždé znovu, nebo jednou?
    .cracked-pair = Která dvojice sousední skupiny se ruší: vytvořená jako poslední, nebo jako první?
    .adjacent = S kým smějí ve střední skupině hrát přesunutí nahoru: s jejími hráči, nebo i s přesunutými dolů?
    .taken = Berou se soupeři, které 10.8 dává předchozím, nebo jen ti, bez nichž se předchozí obejdou?
    .floaters = Hraje přesuvný hráč s kýmkoli ze skupiny, nebo s jinými přesuvnými až po všech ostatních?
    .median-upfloaters = Hraje přesunutý nahoru ve střední skupině s nejvýše, nebo s nejníže zařazeným soupeřem?
    .newcomers = Počítá se soupeř bez partie jako ten, kdo má dostat druhou barvu?
    .floated = Kdo byl přesunut v předchozím kole: jen partií, nebo i body bez hry?
    .history = Porovnávají se barvy partii po partii od poslední, nebo kolo po kole?
    .last-round = Kdo smí v posledním kole hrát i přes meze barev: všichni, nebo jen hráči se stejnými body?
    .last-colours = Kde pravidlo 13 meze ruší: poruší se jich co nejméně, nebo neznamenají nic?
    .parity = Je číslo liché nebo sudé mezi těmi, kdo přišli, nebo tak, jak je?
    .ties = Rozhoduje při shodě (a), mají-li všichni soupeři rating, jinak (b); nebo jen jedno z nich?
    .progressive = Co se škrtá s kolem: jeho progresivní stav, nebo jeho výsledek ze všech stavů?

Pairing-System-round-robin = Turnaj každý s každým
    .rules = FIDE Handbook C.05, příloha 1 (Bergerovy tabulky)

Pairing-Reading-round-robin =
    .lots = Los: smí si každý vylosovat kterékoli číslo, nebo hráči jedné federace losují z jedné sady (Varmovy tabulky)?

Pairing-System-double-round-robin = Dvoukolový turnaj každý s každým
    .rules = FIDE Handbook C.05, příloha 1 (Bergerovy tabulky), dvakrát

Pairing-Reading-double-round-robin =
    .lots = { Pairing-Reading-round-robin.lots }
    .last-rounds = Vymění si poslední dvě kola první části místa, aby nikdo neměl třikrát za sebou stejnou barvu?

Pairing-System-scheveningen = Scheveningenský systém
    .rules = scheveningenské tabulky (O. Milvang, 2022)

Pairing-System-double-scheveningen = Dvoukolový scheveningenský systém
    .rules = scheveningenské tabulky (O. Milvang, 2022), tam a zpět
