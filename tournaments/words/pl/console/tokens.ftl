Console-Tokens =
    .title = Twoje tokeny
    .about = Token pozwala programowi działać w twoim imieniu: może to, co ty, w każdym turnieju, w którym masz rolę.
    .all-tournaments = Wszystkie turnieje
    .shown = Token „{ $name }”
    .shown-only-now = Jest pokazywany tylko teraz. Program wysyła go z każdym żądaniem jako { $header }.
    .in-use = W użyciu
    .none = Brak.
    .make-anew = Utwórz na nowo { $token }
    .make-anew-means = Nowy sekret tego samego tokenu: ten, który program ma teraz, przestanie działać
    .revoke = Unieważnij { $token }
    .ended = Niedawno zakończone
    .revoked = utworzono { $made }, unieważniono { $revoked }, { $by }
    .over = utworzono { $made }, wygasł { $ended }
    .no-such = Nie masz tokenu { $number }.

Console-TokenTimes =
    .used = utworzono { $made }, ostatnio użyto { $used }, do { $ends }
    .unused = utworzono { $made }, jeszcze nie użyto, do { $ends }
    .own-by-password-used = utworzono { $made } przez program z twoim hasłem, ostatnio użyto { $used }, do { $ends }
    .own-by-password-unused = utworzono { $made } przez program z twoim hasłem, jeszcze nie użyto, do { $ends }
    .by-password-used = utworzono { $made } przez program z hasłem, ostatnio użyto { $used }, do { $ends }
    .by-password-unused = utworzono { $made } przez program z hasłem, jeszcze nie użyto, do { $ends }

Console-MakeToken =
    .title = Utwórz token
    .what-for = Do czego służy
    .for-example = Ekran w holu
    .ends-after = Wygasa po
    .days = { $days ->
            [1] jednym dniu
            [7] tygodniu
            [366] roku
           *[other] { $days } dniach
        }
    .means = Zmiana hasła unieważnia wszystkie. Sędzia główny turnieju, w którym masz rolę, widzi nazwy i czasy twoich tokenów i może je unieważnić.
