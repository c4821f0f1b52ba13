Public-Festival =
    .over = Koniec: klasyfikacja jest końcowa
    .round = Runda { $round } z { $rounds }
    .before = { $count ->
        [one] Przed 1. rundą, { $count } zawodnik
        [few] Przed 1. rundą, { $count } zawodników
        [many] Przed 1. rundą, { $count } zawodników
       *[other] Przed 1. rundą, { $count } zawodnika
    }
    .link = Wszystkie grupy: { $event }
    .elsewhere = W innych grupach: { $event }
    .nowhere-else = { $player }: według FIDE ID nie ma tej osoby w innych grupach tego festiwalu.
    .opponent = Przeciwnik w tej rundzie: { $opponent }
    .stands = Punkty: { $points }, miejsce { $rank }
    .met = Przeciwnik: { $opponent }, runda { $round }, { $colour }: { $outcome }
