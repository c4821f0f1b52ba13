### Odvolání, rozhodnutí, žádosti a písemnosti.

NoSuchTime = Čas nelze přečíst.
    .date-and-zone = Čas nelze přečíst: má mít datum a časové pásmo.
    .over = Čas { TIME($at) } už uplynul.
    .future = Čas nelze přečíst, nebo je v budoucnosti.

AppealTooLate = Lhůta pro toto odvolání skončila v { $deadline }, { $minutes } min po rozhodnutí nebo po konci kola (propozice; C.11 3.4.1). Hlavní rozhodčí je může z vážné příčiny připustit.

AppealDecidedBefore = Odvolání { $appeal }: { NAME("AppealVerdict", $verdict) }; rozhodnutí je konečné.

RemedyIncomplete = K opravě patří výsledek, který platí, a nový výsledek.

UnknownAppeal = Odvolání { $appeal } neexistuje.

HandedInWhen = Čas podání odvolání má mít datum a časové pásmo a nesmí být v budoucnosti.

MemberTwice = V komisi nikdo nezasedá dvakrát.

UnknownMember = Takového člena komise nemá.
    .by-name = Žádná komise neměla člena jménem { $member }.

NobodySat = Uveďte, kteří členové komise rozhodovali.

NothingToRemedy = Šachovnici mění jen odvolání, kterému bylo vyhověno.

NoBoardToRemedy = Toto odvolání se netýká šachovnice.

MemberUnnamed = Člen komise je buď hráč, nebo účet, nebo někdo uvedený jménem.

MemberIsParty = { PLAYER($player) }: dotčená osoba, o tomto odvolání nesmí rozhodovat; zasedá náhradník.

RoundNotPublished = { $round }. kolo nebylo zveřejněno.
    .to-appeal = Nezveřejněno: { SUBJECT($about) }.

PersonErased = Přihláška { $player } byla na žádost vymazána; nic osobního se o ní už neuchovává.
    .member = Člen, jehož jméno bylo vymazáno, se nevrací; zadejte jeho jméno znovu.

TooManyPictures = Obrázků je zde už { $most }.
TooManyFilesOfMoves = Souborů s tahy je zde už { $most }.

StillPlaying = { PLAYER($player) } zde ještě hraje; nejprve zapište odstoupení, nebo vymažte přihlášku až po uzavření turnaje.

UnknownPapers = Něco z toho, co se má vymazat, v deníku událostí není.
    .not-his = Událost { $event } nemá text, který by se týkal této osoby.

NobodyAsked = Uveďte, kteří hráči žádali.

UnknownWitness = Svědci zapsaní u rozhodnutí jsou rozhodčí tohoto turnaje.

StillSits = Tento člen je stále v odvolací komisi; nejprve jej odeberte, nebo vymažte jméno až po uzavření turnaje.

# --- co čtou komise a rozhodčí vedle odvolání

Interest =
    .party = dotčená osoba
    .federation = stejná federace ({ $federation }): { $players }

AppealReaches =
    .rating = { $round }. kolo skončilo: oprava se započte jen do zprávy pro rating, v pořadí a párování zůstává, co platí ({ $article }).
    .after-next = { $round }. kolo zůstává, jak je spárováno; oprava se započte až do dalšího párování ({ $article }).

Disputable =
    .pairing = párování
    .results = výsledky partií
    .withdrawn = odstoupení
    .expelled = vyloučení

ArticleInBrief =
    .Laws-6-7-1 = Kdo přijde k šachovnici po uplynutí čekací doby, prohrává, pokud rozhodčí nerozhodne jinak.
    .Laws-11-8 = Jsou-li vinni oba hráči, oba prohrávají.
    .Laws-11-10 = Hráč se může odvolat proti rozhodnutí rozhodčího.
    .Laws-12-9 = Tresty, které rozhodčí může uložit, až po vyloučení.
    .C-04-2-1-4 = Párování je objektivní, nestranné a opakovatelné: každý, kdo dodrží pravidla, dojde k témuž.
    .C-04-2-3-1 = Nedohraná partie se počítá jako remíza, ale jen pro párování.
    .C-04-2-3-5 = Dva hráči, kteří byli spárováni a partii nehráli, mohou být spárováni znovu.
    .C-04-2-4-3 = Oprava ve lhůtě se započte do nejbližšího párování, během dalšího kola do párování po něm, později jen na rating.
    .C-04-2-4-4 = Zveřejněné párování se mění v případech, které tento článek uvádí, a v žádných jiných.
    .C-11-3-4-1 = Odvolání se podává písemně a ve lhůtě.
    .C-11-3-7 = Projednává se až po rozhodnutí hlavního rozhodčího.
