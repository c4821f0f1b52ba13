ReportNumberTaken = Sprawozdania { $number } nie można utworzyć: następne ma numer { $next }. Odśwież stronę.
ReportOfOlderRecord = Sprawozdania { $number } nie można utworzyć ze stanu do zdarzenia { $base }: poprzednie utworzono ze stanu do zdarzenia { $last }. Odśwież stronę.

PlayersWithoutId = Sprawozdanie pozostaje zablokowane: turniej z zawodnikami bez FIDE ID jest odsyłany (B.02 9). Bez numeru: { PLAYERS($players) }. Wpisz numery albo podaj, dlaczego sprawozdanie powstaje bez nich.
