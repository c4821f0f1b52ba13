Console-Ratings =
    .title = Rankingi
    .not-rated = Ten turniej nie podlega ocenie rankingowej
    .not-rated-about = Rodzaj oceny określają ustawienia.
    .no-round = Zmiany rankingów pojawią się po opublikowaniu 1. rundy.

Console-Norms =
    .title = Normy
    .estimate = Szacunek według B.01 1.1, 1.4 i 1.5.6. Czego program nie może wiedzieć, pozostaje otwarte; rozstrzyga Komisja Kwalifikacyjna FIDE.
    .none = Tutaj nie można wypełnić normy
    .none-about = Normy można wypełnić w turniejach ocenianych jako szachy klasyczne; rodzaj oceny określają ustawienia.
    .no-round = Kto może wypełnić normę, pojawi się po opublikowaniu 1. rundy.
    .ask = Zawodnik pyta, czego brakuje
    .show = Pokaż
    .candidates = Kto może jeszcze wypełnić normę
    .all =
        { $count ->
            [one] Pokaż { $count } kandydata
            [few] Pokaż wszystkich { $count } kandydatów
            [many] Pokaż wszystkich { $count } kandydatów
           *[other] Pokaż wszystkich { $count } kandydata
        }
    .event = Federacja turnieju jest podana w ustawieniach.
    .nobody-on-course = Nikt nie ma obecnie wyniku na normę.
    .no-title-left = Ten zawodnik nie ma już normy do wypełnienia albo nie jest już w turnieju.
    .others = { $count ->
            [one] Jeszcze jedna norma możliwa rachunkowo
            [few] Jeszcze { $count } normy możliwe rachunkowo
            [many] Jeszcze { $count } norm możliwych rachunkowo
           *[other] Jeszcze { $count } normy możliwej rachunkowo
        }
    .titles = Tytuły za ranking
    .titles-about = FM { $fm }, CM { $cm }, WFM { $wfm } i WCM { $wcm } wymagają opublikowanego rankingu, bez norm. Wpływ tego turnieju jest szacunkowy.
    .certificate = Certyfikat (IT1)
    .certificate-draft = Certyfikat (IT1), wersja robocza
    .what-is-missing = Czego w nim brakuje
    .conditions = Turniej
    .conditions-about = Czego B.01 wymaga od samego turnieju, a nie od zawodnika: organizacja (1.1), wyjątki od składu federacji (1.4.3) i jaka musi być jedna norma we wniosku. To, czego się nie gra, mówią ustawienia: dni, tempo gry, sędziowie, zgłoszenie, rodzaj turnieju.
    .conditions-failed = W turnieju takim, jaki jest, bez zatwierdzenia nie można wypełnić normy: { $names }.
    .direct = Tytuły za sam turniej
    .direct-enter = Wprowadź tabelę tytułów bezpośrednich
    .direct-table = Tabela tytułów bezpośrednich
    .direct-paper = Lista dla FIDE (PDF)
    .direct-not-final = Klasyfikacja nie jest końcowa: do końca turnieju może się to zmienić.
    .who = do sprawdzenia: { $who }
    .article = (B.01 { $article })
