### Co znamená vzít sloučení zpět.

Separated = Přihláška { $dropped }, { PLAYER($dropped) }, bude opět vedle přihlášky { $kept }, { PLAYER($kept) }, s vlastní prezencí a volny.
    .check-in-goes = { PLAYER($player) }: příchod byl zapsán sloučením a ruší se s ním.
    .byes-go = { PLAYER($player) }: volno, které přišlo sloučením, se ruší ({ $rounds }).
    .games-stay = { $count ->
        [one] Co se hrálo v { $rounds }. kole, zůstává přihlášce: { PLAYER($player) }.
        [few] Co se hrálo v kolech { $rounds }, zůstává přihlášce: { PLAYER($player) }.
       *[other] Co se hrálo v kolech { $rounds }, zůstává přihlášce: { PLAYER($player) }.
    }
    .missed = { $count ->
        [one] { PLAYER($player) } nemá nic za { $rounds }. kolo a páruje se znovu až po zápisu příchodu na prezenci.
        [few] { PLAYER($player) } nemá nic za kola { $rounds } a páruje se znovu až po zápisu příchodu na prezenci.
       *[other] { PLAYER($player) } nemá nic za kola { $rounds } a páruje se znovu až po zápisu příchodu na prezenci.
    }
    .number-again = Dostane opět číslo { $number }; hráči za ním se posunou o jedno dolů.
    .fitting-number = Dostane číslo, které mu přísluší jako pozdní přihlášce (C.04.2 2.4).
