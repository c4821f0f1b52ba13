Separated = Zgłoszenie { $dropped }, { PLAYER($dropped) }, znów stoi obok zgłoszenia { $kept }, { PLAYER($kept) }, z własnym potwierdzeniem obecności i pauzami.
    .check-in-goes = { PLAYER($player) } – obecność potwierdzono przez scalenie; to potwierdzenie wygasa.
    .byes-go = { PLAYER($player) } traci to, co przyniosło scalenie: pauzę w rundzie { $rounds }.
    .games-stay = { $count ->
        [one] Co rozegrano w rundzie { $rounds }, pozostaje tutaj: { PLAYER($player) }.
        [few] Co rozegrano w rundach { $rounds }, pozostaje tutaj: { PLAYER($player) }.
        [many] Co rozegrano w rundach { $rounds }, pozostaje tutaj: { PLAYER($player) }.
       *[other] Co rozegrano w rundach { $rounds }, pozostaje tutaj: { PLAYER($player) }.
    }
    .missed = { $count ->
        [one] { PLAYER($player) } nie ma nic za rundę { $rounds }; ponowne kojarzenie dopiero po potwierdzeniu obecności w punkcie rejestracji.
        [few] { PLAYER($player) } nie ma nic za rundy { $rounds }; ponowne kojarzenie dopiero po potwierdzeniu obecności w punkcie rejestracji.
        [many] { PLAYER($player) } nie ma nic za rundy { $rounds }; ponowne kojarzenie dopiero po potwierdzeniu obecności w punkcie rejestracji.
       *[other] { PLAYER($player) } nie ma nic za rundy { $rounds }; ponowne kojarzenie dopiero po potwierdzeniu obecności w punkcie rejestracji.
    }
    .number-again = Znów ma numer { $number }; następne przesuwają się o jeden w dół.
    .fitting-number = Otrzymuje odpowiedni numer, jak późne zgłoszenie (C.04.2 2.4).
