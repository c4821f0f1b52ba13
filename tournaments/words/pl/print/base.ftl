Print-Base =
    .lists = Listy
    .console = Konsola
    .options = Kolejność i papier
    .pages-upright = { $count ->
        [one] { $count } strona A4, pionowo
        [few] { $count } strony A4, pionowo
        [many] { $count } stron A4, pionowo
       *[other] { $count } strony A4, pionowo
    }
    .pages-across = { $count ->
        [one] { $count } strona A4, poziomo
        [few] { $count } strony A4, poziomo
        [many] { $count } stron A4, poziomo
       *[other] { $count } strony A4, poziomo
    }
    .pages-a3 = { $count ->
        [one] { $count } strona A3, poziomo
        [few] { $count } strony A3, poziomo
        [many] { $count } stron A3, poziomo
       *[other] { $count } strony A3, poziomo
    }
    .codes-withheld = Kody zawodników są tylko na kartkach szachownic, których wyniki wpisujesz, i tylko po zalogowaniu hasłem.
    .speak = Zmień
    .print = Drukuj
    .sheet = Strona { $number }
    .changed = * zmieniono, wersja { $version }: { $boards }
    .live = na żywo w telefonie
    .version = Wersja { $version } · { $at } · dziennik { $head }
    .page-of = strona { $number }/{ $of }
