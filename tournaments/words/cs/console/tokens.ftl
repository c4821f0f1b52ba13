Console-Tokens =
    .title = Vaše tokeny
    .about = S tokenem jedná program za vás: smí to, co smíte vy, v každém turnaji, ve kterém máte roli.
    .all-tournaments = Všechny turnaje
    .shown = Token „{ $name }“
    .shown-only-now = Zobrazí se jen teď. Program ho posílá s každým požadavkem jako { $header }.
    .in-use = Používané
    .none = Žádné.
    .make-anew = Vytvořit znovu: { $token }
    .make-anew-means = Jiné tajemství téhož tokenu: dosavadní přestane programu platit
    .revoke = Odebrat přístup: { $token }
    .ended = Nedávno ukončené
    .revoked = vytvořeno { $made }, přístup odebrán { $revoked }, { $by }
    .over = vytvořeno { $made }, neplatí od { $ended }
    .no-such = Token { $number } nemáte.

Console-TokenTimes =
    .used = vytvořeno { $made }, naposledy použito { $used }, do { $ends }
    .unused = vytvořeno { $made }, zatím nepoužito, do { $ends }
    .own-by-password-used = vytvořeno { $made } programem s vaším heslem, naposledy použito { $used }, do { $ends }
    .own-by-password-unused = vytvořeno { $made } programem s vaším heslem, zatím nepoužito, do { $ends }
    .by-password-used = vytvořeno { $made } programem s heslem, naposledy použito { $used }, do { $ends }
    .by-password-unused = vytvořeno { $made } programem s heslem, zatím nepoužito, do { $ends }

Console-MakeToken =
    .title = Vytvořit token
    .what-for = K čemu je
    .for-example = Obrazovka ve foyer
    .ends-after = Skončí za
    .days = { $days ->
            [1] den
            [7] týden
            [366] rok
           *[other] { $days } dní
        }
    .means = Změnou hesla všechny skončí. Hlavní rozhodčí turnaje, ve kterém máte roli, vidí jména a časy vašich tokenů a může je odebrat.
