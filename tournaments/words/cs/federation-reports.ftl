### Zprávy pro federaci: co se odmítá.

ReportNumberTaken = Zprávu { $number } nelze vytvořit: další v pořadí je zpráva { $next }. Načtěte stránku znovu.
ReportOfOlderRecord = Zprávu { $number } nelze vytvořit ze zápisu k události { $base }: předchozí vznikla ze zápisu k události { $last }. Načtěte stránku znovu.

PlayersWithoutId = Zpráva zůstává zablokována: turnaj s hráči bez FIDE ID se vrací (B.02 9). Bez FIDE ID: { PLAYERS($players) }. Doplňte je, nebo uveďte, proč se zpráva vytváří bez nich.
