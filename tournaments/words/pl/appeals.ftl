NoSuchTime = Czasu nie da się odczytać.
    .date-and-zone = Czasu nie da się odczytać: musi mieć datę i strefę czasową.
    .over = Ten czas już minął: { TIME($at) }.
    .future = Czasu nie da się odczytać albo leży w przyszłości.

AppealTooLate = Termin tego odwołania minął: { $deadline }, { $minutes } min po decyzji albo po zakończeniu rundy (regulamin; C.11 3.4.1). Z ważnej przyczyny może je dopuścić sędzia główny.

AppealDecidedBefore = Odwołanie { $appeal } zostało już { NAME("AppealVerdict", $verdict) }; rozstrzygnięcie jest ostateczne.

RemedyIncomplete = Korekta wymaga wyniku obowiązującego i nowego.

UnknownAppeal = Nie ma odwołania { $appeal }.

HandedInWhen = Czas złożenia odwołania ma datę, strefę czasową i nie może być późniejszy niż teraz.

MemberTwice = Nikt nie zasiada w komisji dwa razy.

UnknownMember = W komisji nie ma takiego członka.
    .by-name = W żadnej komisji nie było wpisanego z nazwiska członka { $member }.

NobodySat = Podaj, którzy członkowie komisji rozstrzygali.

NothingToRemedy = Szachownicę zmienia tylko odwołanie uwzględnione.

NoBoardToRemedy = To odwołanie nie dotyczy szachownicy.

MemberUnnamed = Członkiem jest zawodnik, konto albo osoba wpisana z nazwiska.

MemberIsParty = { PLAYER($player) } jest w tym odwołaniu stroną i nie może orzekać; w zastępstwie zasiada rezerwowy.

RoundNotPublished = Rundy { $round } nie opublikowano.
    .to-appeal = Nie opublikowano: { SUBJECT($about) }.

PersonErased = Dane osobowe zgłoszenia { $player } usunięto na prośbę; nic osobowego nie jest już przechowywane.
    .member = Członek komisji, którego nazwisko usunięto, nie wraca; wpisz go od nowa.

TooManyPictures = Zdjęć tej sprawy jest już { $most }.
TooManyFilesOfMoves = Plików z posunięciami jest już { $most }.

StillPlaying = { PLAYER($player) } nadal tu gra; najpierw wycofaj zgłoszenie albo usuń dane po zamknięciu turnieju.

UnknownPapers = Czegoś, co ma być usunięte, nie ma w dzienniku.
    .not-his = Zdarzenie { $event } nie ma tekstu o tej osobie.

NobodyAsked = Wymień zawodników, którzy złożyli prośbę.

UnknownWitness = Świadkami wymienianymi przy decyzji są sędziowie tego turnieju.

StillSits = Ten członek nadal zasiada w komisji odwoławczej; najpierw usuń go ze składu albo usuń nazwisko po zamknięciu turnieju.

# --- what committee and arbiters read beside an appeal

Interest =
    .party = jest stroną w sprawie
    .federation = ta sama federacja ({ $federation }): { $players }

AppealReaches =
    .rating = Runda { $round } zakończyła się: korekta liczy się tylko do sprawozdania rankingowego, a klasyfikacja i kojarzenia zachowują to, co obowiązuje ({ $article }).
    .after-next = Runda { $round } pozostaje tak, jak jest skojarzona; korekta liczy się od następnego kojarzenia ({ $article }).

Disputable =
    .pairing = kojarzenie
    .results = wyniki jego partii
    .withdrawn = wycofanie
    .expelled = wykluczenie

ArticleInBrief =
    .Laws-6-7-1 = Kto przyjdzie do szachownicy po upływie dopuszczalnego spóźnienia, przegrywa, chyba że sędzia zdecyduje inaczej.
    .Laws-11-8 = Gdy obaj zawodnicy są winni, obaj przegrywają partię.
    .Laws-11-10 = Zawodnik może odwołać się od decyzji sędziego.
    .Laws-12-9 = Kary, które może nałożyć sędzia, aż do wykluczenia.
    .C-04-2-1-4 = Kojarzenie jest obiektywne, bezstronne i powtarzalne: każdy, kto stosuje przepisy, otrzymuje takie samo.
    .C-04-2-3-1 = Niezakończona partia liczy się jako remis wyłącznie do kojarzenia.
    .C-04-2-3-5 = Dwaj zawodnicy, których skojarzono, a partii nie rozegrali, mogą zostać skojarzeni ponownie.
    .C-04-2-4-3 = Korekta w terminie liczy się do najbliższego kojarzenia, w trakcie następnej rundy do kolejnego, a później tylko do oceny rankingowej.
    .C-04-2-4-4 = Opublikowane kojarzenie zmienia się w przypadkach wymienionych w tym artykule i w żadnych innych.
    .C-11-3-4-1 = Odwołanie składa się na piśmie i w terminie.
    .C-11-3-7 = Rozpatruje się je dopiero po decyzji sędziego głównego.
