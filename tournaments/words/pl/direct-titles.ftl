### Tytuły bezpośrednie według tabeli turnieju: czego się odmawia, czego wymaga wiersz, kto go osiąga.

TitleTableUnsourced =
    .edition = Podaj, które to wydanie tabeli: stoi na każdym dokumencie.
    .source = Podaj, gdzie tabelę znaleźć: stoi to na każdym dokumencie.

TitleLineTwice = Wiersz o numerze { $line } występuje dwa razy.

TitleLineRange = Ostatnie miejsce ({ $last }) jest przed pierwszym ({ $first }).

NoNormOfTitle = Norm { $title } nie ma: wiersz tabeli daje tytuł albo normę GM, IM, WGM lub WIM.

NormAsksForNoRating = Norma nie wymaga rankingu: pozostaw pole puste.

TitleOfWomen = { $title } to tytuł kobiecy: podaj, dla kogo jest, aby miejsca liczono wśród kobiet.

DirectTitles =
    .by-table = Według tabeli, którą wprowadził sędzia główny: { $edition } ({ $source }). Szacunek: tytuły nadaje FIDE (B.01 1.2), a listę wysyła sędzia główny (1.10).
    .no-table = Tabeli tytułów bezpośrednich dla tego turnieju nie wprowadzono. FIDE publikuje ją z przepisami o tytułach (B.01 1.2, „Direct titles”) i zmienia ją: wprowadź obowiązujące tu wiersze, z ich wydaniem. { $kind ->
        [none] {""}
       *[other] Według ustawień turniej to: „{ $called }”; może dawać tytuły lub normy bezpośrednio. Tabelę zna osoba od rankingów w federacji.
    }

DirectTitleGives =
    .title = { $title }
    .norm = norma { $title } z 9 partii

DirectTitleKind =
    .title = tytuł
    .norm = normę z 9 partii

DirectTitleBy =
    .place = miejsce po punktacji pomocniczej
    .tied-place = miejsce, także przy równych punktach
    .score = część punktów

DirectTitleTerms =
    .place = miejsce { $places } po punktacji pomocniczej
    .tied-place = miejsce { $places }, także przy równych z nim punktach
    .most = przy równych punktach najwyżej zawodników: { $count }, według punktacji pomocniczej
    .score = { $games ->
            [0] co najmniej { $share } % punktów z rozegranych partii ({ $points } z { $of })
           *[other] co najmniej { $share } % punktów z co najmniej { $games } rozegranych partii ({ $points } z { $of })
        }
    .rating = warunkowo, do osiągnięcia rankingu { $rating }
    .entrants = zawodników, dla których jest, co najmniej { $count }
    .federations = federacji wśród nich co najmniej { $count }

DirectTitleCaveat =
    .entrants = Nie otrzymuje nikt: zawodników jest { $have } z { $need }.
    .federations = Nie otrzymuje nikt: federacji jest { $have } z { $need }.
    .unknown = Nie wiadomo, czy jest też dla nich; miejsca mogą się przez to zmienić: { $players }.
    .nobody = Według obecnego stanu nikt go nie osiąga.

DirectTitleStanding =
    .title = tytuł
    .norm = norma
    .conditional = tytuł warunkowy
    .covered = nie więcej niż z innego wiersza
    .held = ma już ten tytuł

DirectTitleFor =
    .place = Miejsce { $places }.
    .score = { $points } z { $games }.
    .undecided = Punktacja pomocnicza nie rozdzieliła tych miejsc: czyje są, mówi regulamin.
    .held = Ma { $titles }.
    .covered = Inny wiersz tabeli daje tyle samo lub więcej.
    .rating = Ranking { $rating }: trzeba osiągnąć { $needed } albo wykazać, że był już osiągnięty.
    .with-this-event = Ranking { $rating }: z tym turniejem wyniósłby { $after }, potrzeba { $needed }.
