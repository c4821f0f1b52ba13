Reach =
    .colours-in-the-report = Następna runda się zakończyła: tylko sprawozdanie podaje kolory tak, jak grano.
    .colours-on-record = Późniejsze kojarzenia zachowują kolory zapisane.
    .report-alone = Runda po rundzie { $round } się zakończyła: korekta liczy się tylko do sprawozdania rankingowego.
    .report-says = W klasyfikacji i kojarzeniach nie ma żadnego wyniku; sprawozdanie podaje { RESULT($result) }, z wierszem ###.
    .report-says-other = Klasyfikacja i kojarzenia zachowują { RESULT($kept) }; sprawozdanie podaje { RESULT($result) }, z wierszem ###.
    .paired-before = Runda { $round } została skojarzona wcześniej i pozostaje bez zmian.
    .counts-for = Liczy się do kojarzenia { $round }. rundy.
    .no-pairing-follows = Nie ma już następnego kojarzenia; obowiązuje termin z regulaminu.
    .not-read = Kojarzenie { $round }. rundy od tego nie zależy.
    .standings-change = Klasyfikacja się zmienia.
    .standings-stay = Klasyfikacja się nie zmienia.
    .late = Termin korekt minął: { TIME($deadline) }. Sędzia główny może ją jeszcze uwzględnić, podając powód; zostanie to zapisane.

PairingOutdated = Bieżące kojarzenie { $round }. rundy jest nieaktualne: odrzuć je i skojarz ponownie.

RatingReach =
    .at-the-start = Numery przydziela się na rozpoczęcie turnieju, według tego rankingu.
    .report-alone = Sam ranking trafia do sprawozdania; żaden numer się nie przesuwa.
    .no-number-moves = Żaden numer startowy się nie przesuwa.
    .ranks-move = Punktacja pomocnicza korzysta z rankingów: miejsca się zmieniają.
    .numbers-move = { $count ->
        [one] Po ponownym przydzieleniu przesunie się { $count } numer startowy; runda { $round } będzie kojarzona według nowych numerów.
        [few] Po ponownym przydzieleniu przesuną się { $count } numery startowe; runda { $round } będzie kojarzona według nowych numerów.
        [many] Po ponownym przydzieleniu przesunie się { $count } numerów startowych; runda { $round } będzie kojarzona według nowych numerów.
       *[other] Po ponownym przydzieleniu przesunie się { $count } numeru startowego; runda { $round } będzie kojarzona według nowych numerów.
    }
    .published-stays = { $last ->
        [1] Runda 1 pozostaje tak, jak skojarzono; punkty się nie zmieniają.
       *[other] Opublikowane rundy pozostają tak, jak skojarzono; punkty się nie zmieniają.
    }
