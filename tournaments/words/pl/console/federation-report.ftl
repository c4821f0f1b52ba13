Console-FederationReport =
    .title = Sprawozdanie do FIDE
    .about = Sędzia główny przekazuje sprawozdanie pełnomocnikowi rankingowemu federacji, który je wysyła (B.02 9.1).
    .code = TRF26 z kodem { $code }
    .code-for = Sprawozdanie dla programów, które znają tylko ten starszy kod systemu kojarzeń (rekord 192)
    .checks = Przed wysłaniem
    .verdict = Stan
    .what = Co
    .who = Kto
    .test = Autotest
    .test-about = Sprawozdanie jest zapisywane, odczytywane do pamięci, porównywane, ponownie kojarzone i klasyfikowane. W dużym turnieju trwa to kilka sekund.
    .test-now = Sprawdź sprawozdanie
    .test-good = Odczytane sprawozdanie to ten sam turniej, a kojarzenia i klasyfikacja są zgodne z przepisami.
    .test-nothing-yet = Nie opublikowano jeszcze żadnej rundy, więc nie ma czego sprawdzać.
    .test-bad = Odczytane sprawozdanie nie jest takie samo albo kojarzenia lub klasyfikacja nie są zgodne z przepisami.
    .test-checked = Wynik kontroli kojarzeń (po angielsku, jak w pliku)
    .papers = Dokumenty
    .draft = wersja robocza
    .complete = kompletne, brakuje tylko własnoręcznych podpisów
    .supplied = { $what } ({ $who })
    .no-certificates = Nie wypełniono żadnej normy, więc nie ma certyfikatów.
    .arbiters = Normy sędziowskie
    .arbiters-about = Część poufną wypełnia sędzia główny, o sędzim głównym – organizator.
    .no-arbiters = W ustawieniach nie podano żadnego sędziego.
    .packages = Pakiety
    .package = Sprawozdanie { $number }
    .of-event = zdarzenie { $event }
    .made-by = { $arbiter }, { $at }
    .why = Dlaczego
    .changes = Różnice względem sprawozdania { $number }
    .nothing-changed = W pliku sprawozdania bez zmian.
    .since = Od tego czasu sprawozdanie się zmieniło:
    .digest = SHA-256 listy plików
    .look-digest = Porównaj ze skrótem
    .look-digest-label = Porównaj ze skrótem: sprawozdanie { $number }
    .as-recorded = Sporządzony teraz ponownie pakiet jest bajt w bajt taki jak zapisany.
    .not-as-recorded = Sporządzony teraz ponownie pakiet różni się od zapisanego: inna wersja programu, inny język sali albo usunięte dane. Pobrany pakiet informuje o tym w osobnym pliku.
    .download = Pobierz
    .none = Nie sporządzono jeszcze żadnego pakietu.
    .make = Sporządź sprawozdanie { $number }…
    .make-label = Sprawozdanie { $number } dla federacji
    .confirm = Pakiet powstaje z dziennika w obecnym stanie i jest zapisywany wraz ze skrótem.
    .confirm-draft = Turniej nie jest zamknięty: wyniki mogą się jeszcze zmienić.
    .blocked = Sprawozdanie zablokowane: { $count ->
        [one] 1 zawodnik nie ma
        [few] { $count } zawodników nie ma
        [many] { $count } zawodników nie ma
       *[other] { $count } zawodnika nie ma
    } FIDE ID (B.02 9). Można je sporządzić tylko z podaniem powodu, który pozostaje w dzienniku.
    .blocked-reasons = Zapytano federację, ID zostanie uzupełnione|Sprawozdanie częściowe|Decyzja sędziego
    .reasons = Błędne FIDE ID|Skorygowano wynik|Zwrot z FIDE lub federacji|Decyzja sędziego
    .for-chiefs = Pakiety sporządzają i pobierają sędzia główny i zastępcy.
