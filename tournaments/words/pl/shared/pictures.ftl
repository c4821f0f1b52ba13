Shared-Pictures =
    .name = Wykresy
    .title = { $round ->
        [0] Wykresy
       *[other] Wykresy po { $round }. rundzie
    }
    .figures = Liczby w tabeli
    .figures-of = Liczby do wykresu: { $title }
    .chosen = Zawodnicy na pierwszym wykresie
    .leave-out = Pomiń: { $name }
    .choose = Wybierz zawodników
    .best-again = Znów pierwsi z klasyfikacji
    .most = Mieści się najwyżej { $most } zawodników.

Shared-PictureTitle =
    .bump = Miejsca po kolejnych rundach
    .scores = Punkty po kolejnych rundach
    .white-share = Udział białych
    .performances = Ranking i uzyskany ranking
    .heat = Wszystkie wyniki
    .strip = Kolory i przeniesienia
    .timeline = Kolejność napływu wyników
    .open-boards = Jak długo czekano na wynik

Shared-PictureAbout =
    .bump = Linia to zawodnik, pierwsze miejsce u góry, kolumna to runda; kształty przy nazwiskach są te same co na liniach.
    .scores = Kolumna to runda, wiersz to liczba punktów; słupki i liczby pokazują, ilu zawodników ją ma.
    .white-share = Słupek to runda: partie wygrane przez białe (białe pole), remisy (przerywany brzeg), partie wygrane przez czarne (czarne pole), z liczbami; na końcu zdobycz punktowa białych. Walkowery się nie liczą.
    .performances = Punkt to zawodnik: w prawo ranking z listy startowej, w górę ranking uzyskany. Na ukośnej linii są ci, którzy zagrali na miarę rankingu, powyżej ci, którzy zagrali lepiej.
    .heat = Wiersz to zawodnik w kolejności klasyfikacji, kolumna to runda: pełna komórka to wygrana, połowa to remis, kreska u dołu to przegrana; brak komórki – brak partii.
    .strip = Kwadrat to runda: b i pusty kwadrat to białe, c i pełny to czarne. Strzałka w dół oznacza przeniesienie w dół (przeciwnik z mniejszą liczbą punktów albo punkty bez gry), strzałka w górę – przeciwnika z większą liczbą punktów; pod spodem zdobyte punkty.
    .timeline = Ile wyników rundy wpisano w kolejnych minutach od jej rozpoczęcia.
    .open-boards = Słupek to szachownica, od początku rundy do pierwszego wyniku; słupek przerywany to szachownica bez wyniku.

Shared-PictureColumn =
    .player = Zawodnik
    .rank = M-ce
    .round = Runda
    .score = Punkty
    .white = Wygrane białych
    .draws = Remisy
    .black = Wygrane czarnych
    .open = Bez wyniku
    .share = Udział białych
    .rating = Ranking
    .performance = Uzyskany ranking
    .colour = Kolor
    .float = Przeniesienie
    .result = Wynik
    .time = Godzina
    .minutes = Minuty
    .board = Szachownica
    .results = Wyniki

Shared-PictureRound =
    .column = Runda { $round }
    .percent = { $percent }%
    .minutes = minuty od rozpoczęcia rundy

Shared-PictureMark =
    .win = wygrana
    .draw = remis
    .loss = przegrana
    .none = bez partii
    .open = bez wyniku

Shared-PictureColour =
    .w = białe
    .b = czarne
    .none = bez partii

Shared-PictureLetter =
    .w = b
    .b = c

Shared-PictureFloat =
    .down = w dół
    .up = w górę
    .none = brak

Shared-PictureOpen =
    .open = bez wyniku
