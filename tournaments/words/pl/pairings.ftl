RoundAlreadyPublished = Runda { $round } jest opublikowana; prawidłowego kojarzenia się nie zmienia (C.04.2 4.4).
    .bye-too-late = Runda { $round } jest opublikowana; na pauzę jest za późno: { PLAYER($player) }.

TooFewPlayers = Runda { $round } wymaga dwóch obecnych zawodników; obecnych: { $players }.
    .to-start = Turniej można rozpocząć, gdy obecność potwierdzono co najmniej u dwóch zawodników; teraz: { $players }.

ClauseMissing = { NAME("GroundTitle", $ground) }: podaj, który to artykuł ({ ARTICLE($article) }).

ColoursOfNoArticle = Białe: { PLAYER($white) }, czarne: { PLAYER($black) } – żaden artykuł nie daje takich kolorów (C.04.1 8, C.04.2 1.5).

ChangeIllegal =
    .one-place = Każdy ma dokładnie jedno miejsce albo jest wymieniony jako nieobecny{ WHO($players) }.
    .may-not-come-in = Bez potwierdzonej obecności, poza turniejem albo z pauzą{ WHO($players) }.
    .board-stays = Szachownicy, która się nie zmienia, nie należy wymieniać.
    .nothing-changes = Nic by się nie zmieniło.
    .board-twice = Ten sam numer szachownicy wystąpiłby dwa razy.
    .have-met = Ci zawodnicy już ze sobą grali (C.04.1 2){ WHO($players) }.
    .kept-apart = Tych zawodników nie kojarzy się ze sobą{ WHO($players) }.
    .bye = Pauza z kojarzenia niedopuszczalna (C.04.1 4){ WHO($players) }.

GroundNotMet = { NAME("GroundTitle", $ground) }: { SAID($fault, $facts) } ({ ARTICLE($article) }).

Ground =
    .nobody-new = nikt nowy nie otrzymuje miejsca
    .one-board-of-two = zmiana tworzy jedną szachownicę z dwóch zawodników tej rundy
    .had-an-opponent = { BOTH($opposed) }: przeciwnik już był
    .nobody-in-or-out = na tej podstawie nikt nie dochodzi i nikt nie odchodzi
    .no-second-meeting = żadna z tych szachownic nie jest powtórzeniem wcześniejszej pary
    .not-the-last-round = runda { $round } nie jest ostatnia
    .nobody-in = na tej podstawie nikt nie dochodzi
    .no-top-board = nie dotyczy to żadnej z czołowych szachownic, na których ktoś może jeszcze zająć pierwsze miejsce
    .only-at-boards = na tej podstawie miejscami zamieniają się tylko zawodnicy przy szachownicach

RoundNotRunning = Runda { $round } nie jest tą, która teraz trwa; zmienić można tylko trwającą ({ $article }).

NotTheLastChange = Zdarzenie { $of } nie jest ostatnią obowiązującą zmianą { $round }. rundy: najpierw cofa się późniejszą.

PairingsMoved = Od ostatniego wyświetlenia zmieniono rundę { $round }; odśwież.
    .boards = Od ostatniego wyświetlenia zmieniono szachownice { $round }. rundy; odśwież.

ResultStandsThere = { BOARDS($boards) }: coś już tam zapisano; ponownie skojarzyć można tylko szachownicę bez wyniku.

NotTheSmallestChange = Ta zmiana obejmuje miejsca w liczbie { $touched }; wystarczyłoby { $fewest } ({ ARTICLE($article) }).

AgreementMissing = Potrzebna jest zgoda każdego, kogo zmiana obejmuje ({ ARTICLE($article) }): { PLAYERS($players) }.

GroundNotYours = Ta podstawa jest zastrzeżona dla sędziego głównego: { NAME("GroundClause", $ground) }.

NoRoundAfter = Po { $round }. rundzie nie kojarzy się już żadnej.

RoundNotPlayed = Runda { $round } teraz nie trwa.
    .ended = Runda { $round } zakończyła się.

NoLastCall = Runda { $round }: ostatnie wezwanie do korekt nie trwa.

TimeFarAway = Do tego czasu jest ponad rok.

LastCallUntilWhen = Ostatnie wezwanie kończy się o podanej godzinie albo po kilku minutach.

DraftExists = Runda { $round } ma wersję roboczą; najpierw ją opublikuj albo odrzuć.

RequestNotOpen = To zlecenie kojarzenia { $round }. rundy nie jest już otwarte: wykonano je albo odrzucono.

SealBroken = Pieczęć { $round }. rundy nie zgadza się z kojarzeniem.

RoundsLeft = Skojarzono { $paired } z { $rounds } rund; wcześniejsze zakończenie wymaga podania powodu.

AppealsOpen = Nierozstrzygnięte odwołania: nr { $appeals }.

GamesAdjourned = Partie odłożone nie są dograne (rundy: { $rounds }): { BOARDS($boards) }.

NoSuchListYet = Nie ma jeszcze listy rankingowej na { $period }.
NoReportLines = Wiersze ### przychodzą ze sprawozdaniem, przed jego rundami.

IllegalPairing =
    .not-everybody-once = Runda { $round }: nie każdy ma dokładnie jedno miejsce: { PLAYERS($players) }.
    .bye = Pauza w { $round }. rundzie niedopuszczalna: { PLAYERS($players) } (C.04.1 4).
    .not-everybody-present = W kojarzeniu { $round }. rundy nie każdy obecny ma dokładnie jedno miejsce{ WHO($players) }.
    .meet-again = W kojarzeniu { $round }. rundy dwaj zawodnicy graliby ze sobą ponownie (C.04.1 2){ WHO($players) }.
    .kept-apart = W kojarzeniu { $round }. rundy jest zabroniona para{ WHO($players) }.

BoardTwice = Runda { $round }: numer szachownicy powtarza się albo jest mniejszy niż 1.

PairedByHand = Wersję roboczą { $round }. rundy utworzono już ręcznie; aby zacząć od nowa, odrzuć ją i skojarz ponownie.

NothingChanges = Szachownicy, która się nie zmienia, nie należy wymieniać, a coś musi się zmienić.

NotCompared = Kojarzenie { $round }. rundy nie jest tym, z którego porównaniem się zapoznano; porównaj je ponownie.

NothingDiffers = To jest kojarzenie { $round }. rundy samego programu; odrzuć kojarzenie ręczne, a wersja robocza obowiązuje.

ColoursNotConfirmed = Trzeci raz z rzędu ten sam kolor albo różnicę większą niż dwa potwierdza się osobno dla każdego zawodnika (C.04.1 6, 7): { PLAYERS($players) }.

SheetNotConfirmed = To, czego zabraniają C.04.1 2–4 lub regulamin, potwierdza się osobno dla każdego zawodnika: { PLAYERS($players) }.

NoEmptySheet = Runda { $round } nie ma wersji roboczej; od pustej kartki kojarzy się ją ręcznie dopiero wtedy, gdy program nie znalazł dopuszczalnego kojarzenia.
    .moved = Odkąd nie znaleziono dopuszczalnego kojarzenia, zmieniło się to, z czego kojarzy się rundę { $round }: skojarz ją ponownie.

NoManualPairing = Runda { $round } nie jest kojarzona ręcznie: kojarzenie ręczne zakończono albo nie rozpoczęto.

NoPlaceFree = W kojarzeniu { $round }. rundy każdy ma najwyżej jedno miejsce: { PLAYERS($players) }.
    .stranger = W kojarzeniu { $round }. rundy każdy ma najwyżej jedno miejsce: wymieniono kogoś spoza turnieju.

ManualPairingIllegal = { DOUBTS($doubts) }

Doubt =
    .no-place = Bez miejsca: { PLAYERS($players) }.
    .no-places = Bez miejsca: { PLAYERS($players) }.
    .have-met = { BOTH($players) } już ze sobą grali.
    .kept-apart = Według regulaminu nie kojarzy się ze sobą: { BOTH($players) }.
    .bye = Pauza z kojarzenia niedopuszczalna: { PLAYERS($players) }.
    .white-too-often = Białe trzeci raz z rzędu albo o trzy razy więcej niż czarne: { PLAYERS($players) }.
    .black-too-often = Czarne trzeci raz z rzędu albo o trzy razy więcej niż białe: { PLAYERS($players) }.
    .both-wrong-colour = Obaj otrzymują niewłaściwy kolor: { BOTH($players) }.

NoSuchDraft = To kojarzenie { $round }. rundy już nie istnieje.

LaterRoundPublished = Runda { $last } jest już opublikowana; runda { $round } pozostaje zamknięta (C.04.2 4.3).

NotTheNextRound = Następna jest runda { $next }.

DraftOutdated = Wersja robocza { $round }. rundy jest nieaktualna: { CHANGES($told, $count) }. Odrzuć ją i skojarz ponownie.
