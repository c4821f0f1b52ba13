Console-Ratings =
    .title = Rankingi
    .not-rated = Ten turniej nie podlega ocenie rankingowej
    .not-rated-about = Rodzaj oceny określają ustawienia.
    .no-round = Zmiany rankingów pojawią się po opublikowaniu 1. rundy.

Console-Norms =
    .title = Normy
    .estimate = Szacunek według B.01 1.4. Rejestracji, tempa gry, sędziów i formatów z 1.1 tu się nie sprawdza; rozstrzyga Komisja Kwalifikacyjna FIDE.
    .none = Tutaj nie można wypełnić normy
    .none-about = Normy można wypełnić w turniejach ocenianych jako szachy klasyczne; rodzaj oceny określają ustawienia.
    .no-round = Kto może wypełnić normę, pojawi się po opublikowaniu 1. rundy.
    .ask = Zawodnik pyta, czego brakuje
    .show = Pokaż
    .candidates = Kto może jeszcze wypełnić normę
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
    .titles-about = FM { $fm }, CM { $cm }, WFM { $wfm } i WCM { $wcm } wymagają opublikowanego rankingu, bez norm. Wpływ tego turnieju jest szacunkowy. Tytułów nadawanych za sam turniej, na przykład za mistrzostwa, tu się nie sprawdza.
    .certificate = Certyfikat (IT1)
    .certificate-draft = Certyfikat (IT1), wersja robocza
    .what-is-missing = Czego w nim brakuje
    .article = (B.01 { $article })
