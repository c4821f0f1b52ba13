Console-Appeals =
    .title = Odwołania
    .about = W ciągu { $minutes } min od decyzji lub od końca rundy. Wynik obowiązuje, dopóki nie rozstrzygnie komisja.
    .none = Brak odwołań
    .deadlines-below = Poniżej podano, od czego można się jeszcze odwołać.
    .nothing-to-appeal = W tej chwili nie ma się od czego odwołać.
    .deadlines = Biegnące terminy
    .until = do { $deadline }, { $countdown }
    .appeal-about = Odwołanie: { $place }, { $what }
    .appeal = Odwołanie…

Console-Appeal =
    .title = Odwołanie { $appeal }: { $place }
    .name = Odwołanie { $appeal }
    .open = w toku
    .granted = uwzględnione
    .dossier = Akta
    .dossier-of = odwołanie { $appeal }
    .by = Odwołanie składa
    .players = Zawodnicy
    .stands = Obowiązuje
    .to-be-played = do rozegrania
    .nothing = nic
    .handed-in = Złożono
    .late = po terminie
    .in-time-until = w terminie do { $deadline }
    .recorded = Zapisano
    .event = zdarzenie { $seq }
    .decided = Rozstrzygnięto
    .decided-at-by = { $decided }, { $members }
    .changed = Zmiany
    .decision-words = { $decision } { $words }
    .decision = Decyzja:
    .interests = Możliwe konflikty interesów
    .interest = { $member }: { $why }
    .interest-bars = { $member }: { $why }; nie może orzekać

Console-AppealDecision =
    .decide = Rozstrzygnij…
    .means = Decyzja jest ostateczna i wraz z treścią pozostaje w dzienniku.
    .decision = Decyzja
    .granted = uwzględnione
    .rejected = oddalone
    .withdrawn = wycofane przez zawodnika
    .by = Orzekali
    .if-granted = Po uwzględnieniu
    .stays = na szachownicy bez zmian
    .remedy = { $remedy ->
            [correct] wynik zostaje skorygowany
            [clear] wynik zostaje wyczyszczony
           *[postpone] partia będzie rozegrana później
        }
    .remedy-for-rating = { $remedy ->
            [correct] wynik zostaje skorygowany, tylko do oceny rankingowej
            [clear] wynik zostaje wyczyszczony, tylko do oceny rankingowej
           *[postpone] partia będzie rozegrana później, tylko do oceny rankingowej
        }
    .corrected-to = Korekta na
    .words = Treść decyzji
    .record = Zapisz decyzję…

Console-AppealForm =
    .title = Odwołanie: { $place }
    .label = Odwołanie, { $place }
    .stands-as = Obowiązuje wynik { $result }.
    .in-time-until = W terminie do { $deadline } { $countdown }
    .too-late = po terminie
    .no-deadline = Termin jeszcze nie biegnie.
    .by = Odwołanie składa
    .handed-in = Złożono (puste: teraz)
    .heard-because = Rozpatrywane mimo spóźnienia, ponieważ
    .ground = Uzasadnienie słowami zawodnika
    .file = Złóż odwołanie
    .not-now = Nie teraz
    .nothing-to-appeal = Nie ma się od czego odwołać: { $about }.

Console-AppealBegin =
    .title = Nowe odwołanie
    .round = Runda
    .board = Szachownica (puste: kojarzenie)
    .no-board = W { $round }. rundzie nie ma szachownicy { $board }.
    .begin = Rozpocznij
    .no-round = Nie opublikowano jeszcze żadnej rundy.

Console-Committee =
    .title = Komisja odwoławcza
    .reserve = { $federation } rezerwowy
    .chairman = { $federation } przewodniczący
    .leaves = { $name } opuszcza komisję
    .take-out = Usuń
    .take-out-of = Usuń z komisji: { $name }
    .none = Nie wyznaczono komisji: zastępuje ją decyzja sędziego głównego.
    .add = Dodaj członka
    .who = Kto
    .somebody-else = inna osoba, z nazwiska
    .accounts = Konta
    .players = Zawodnicy
    .name = Nazwisko, jeśli inna osoba
    .federation = Federacja (zawodnicy: własna)
    .federation-form = Trzy wielkie litery
    .is-reserve = Rezerwowy
    .anybody = Członkiem może być każdy. Kto ma sam czytać akta, potrzebuje konta z rolą odczytu.
    .add-to = Dodaj do komisji
    .named-here = Podani tylko tutaj, bez konta i spoza listy zawodników; usuń nazwiska: { $names }
