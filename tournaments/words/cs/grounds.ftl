### Důvody změny zveřejněného párování (C.04.2 4.4) a odpovědi na žádosti.

GroundTitle =
    .late-entry = Připouští se pozdní přihláška
    .both-unpaired = Dva hráči bez soupeře se dohodli, že budou hrát
    .rematch = Potkali by se dva hráči, kteří už spolu hráli
    .top-boards = Něco nepředvídatelného na předních šachovnicích posledního kola
    .regulations = Dovolují to propozice této soutěže
    .played-as = Hráči si sedli k cizím šachovnicím

GroundClause =
    .late-entry = připouští se pozdní přihláška
    .both-unpaired = dva hráči bez soupeře se dohodli, že budou hrát
    .rematch = potkali by se dva hráči, kteří už spolu hráli
    .top-boards = něco nepředvídatelného na předních šachovnicích posledního kola
    .regulations = dovolují to propozice této soutěže
    .played-as = hráči si sedli k cizím šachovnicím

GroundText =
    .late-entry = Přišel hráč, který nebyl spárován. Co nejméně změn a se souhlasem všech, kterých se dotknou.
    .both-unpaired = Oba jsou bez soupeře, v pořadí jsou si blízko a oba souhlasí.
    .rematch = Párování je chybné: tito dva už spolu hráli. Co nejméně změn.
    .top-boards = Jen v posledním kole a jen tam, kde se to týká přední šachovnice: té, na níž se ještě někdo může stát prvním, sám nebo s jinými.
    .regulations = Propozice byly oznámeny před zahájením: uveďte, který článek to je. Barvy se řídí pravidly párování.
    .played-as = Partie pokračují, jak byly zahájeny, a započtou se, jak se hrají.

Cited = { ARTICLE($article) }; propozice { $clause }

AnswerTitle =
    .other-opponent = Jiný soupeř
    .family-or-club = Ne s příbuzným, klubovým kolegou nebo spolucestujícím
    .other-colour = Opačná barva
    .wrong-opponent = Párování je chybné
    .late-entry = Spárovat po pozdním příchodu

AnswerClause =
    .other-opponent = jiný soupeř
    .family-or-club = ne s příbuzným, klubovým kolegou nebo spolucestujícím
    .other-colour = opačná barva
    .wrong-opponent = párování je chybné
    .late-entry = spárovat po pozdním příchodu

AnswerText =
    .other-opponent = Párování { $round }. kola je zveřejněno. Zveřejněné párování se mění, jen když by se potkali dva hráči, kteří už spolu hráli, když to dovolují propozice, když se dva hráči bez soupeře dohodnou, že budou hrát, kvůli pozdní přihlášce, nebo kvůli něčemu nepředvídatelnému na předních šachovnicích posledního kola (C.04.2 4.4). Vaše žádost nic z toho není. Správné párování se v ničí prospěch nemění (C.04.2 1.5).
    .family-or-club = Hráči se nepárují spolu, jen když to bylo oznámeno před párováním 1. kola (C.05 5.2). U vás to oznámeno nebylo a párování { $round }. kola je zveřejněno: toto není důvod k jeho změně (C.04.2 4.4).
    .other-colour = Barvy v { $round }. kole vyplývají z pravidel systému párování a z vašich dosavadních barev. Jsou zveřejněny a nemění se (C.04.2 1.4, 4.4).
    .wrong-opponent = Párování { $round }. kola vzniklo podle pravidel systému párování, která dávají každému rozhodčímu stejné párování (C.04.2 1.4), a před zveřejněním prošlo nezávislou kontrolou. Rozhodčí vám může krok za krokem ukázat, proč máte tohoto soupeře.
    .late-entry = Párování { $round }. kola je zveřejněno. Pozdní přihláška se do něj připouští jen s co nejmenším počtem změn a se souhlasem všech, kterých se dotknou (C.04.2 4.4.4). To nebylo možné: do párování se dostanete od příštího kola (C.04.2 2.4).
