### Co API odpovídá na žádosti, které nemůže přečíst nebo vyřídit.

Outage =
    .disk-full = Disk serveru je plný.
    .disk-broken = Server nemůže číst ze svého disku nebo na něj zapisovat.
    .read-only = Disk nebo databáze serveru nepřijímá zápisy.
    .database-locked = Databázi serveru zamkl jiný program.
    .database-busy = Databáze serveru je zaneprázdněna dlouhou prací.
    .database-starting = Databáze serveru se spouští.
    .database-away = Databáze serveru neodpovídá.
    .not-leading = Tento počítač následuje turnaj a nic nezapisuje. Vede se na { $address }: otevřete stránku tam.
    .in-doubt = Tento počítač byl znovu spuštěn a nemůže vědět, zda mezitím nevede druhý. Nic se nezapisuje, dokud ten neodpoví nebo dokud hlavní rozhodčí neřekne, že nevede.
    .follower-away = Druhý počítač nepotvrdil, že to má. Posílá se to samo znovu; hlavní rozhodčí může zvolit pokračování s jedním diskem.
    .newer-program = Do tohoto turnaje zapsala novější verze Openhallu a tento server je starší. Pokračuje se, až bude server obnoven.

ApiError =
    .busy = Server je zaneprázdněn; zkuste to za chvíli znovu.
    .too-long = To je na jednu žádost příliš mnoho.
    .wrong-host = Tento server se tak nejmenuje; jeho jména uvádí OPENHALL_HOSTS.
    .no-socket = Na této adrese není žádný socket.
    .wrong-password = Uživatelské jméno nebo heslo je chybné.
    .too-many-attempts = Příliš mnoho pokusů. { $seconds ->
        [one] Zkuste to znovu za { $seconds } sekundu.
        [few] Zkuste to znovu za { $seconds } sekundy.
       *[other] Zkuste to znovu za { $seconds } sekund.
    }
    .token-ended = Tento token neplatí, nebo už neplatí.
    .demo-account = Ukázkové účty fungují jen na samotném serveru.
    .not-authenticated = Chybějí přihlašovací údaje.
    .method-not-allowed = Metoda „{ $method }“ není povolena.
    .unsupported-media-type = Nepodporovaný typ obsahu v žádosti: „{ $type }“.
    .throttled = Příliš mnoho žádostí. { $seconds ->
        [one] Zkuste to znovu za { $seconds } sekundu.
        [few] Zkuste to znovu za { $seconds } sekundy.
       *[other] Zkuste to znovu za { $seconds } sekund.
    }
    .permission-denied = K tomu nemáte oprávnění.
    .log-damaged = Deník událostí { $stream } je poškozen: { $damage }. Dokud nebude opraven, nic se nezapisuje; více řekne `manage.py verify`.
    .nothing-here = Na této adrese nic není.
    .no-command = Příkaz { $name } neexistuje; seznam příkazů je na /api/v1/schema/.
    .not-recordable = To deník událostí nemůže uchovat: { $why }.
    .unreadable = Žádost nelze přečíst.
    .not-permitted = To není dovoleno.
    .device-revoked = Zařízení { $device } má odebraný přístup. Co na něm bude zapsáno, se už nepřijímá; řekněte hlavnímu rozhodčímu, co to bylo.

Unreadable = { $why }.
    .in-place = { $why } ({ $place }).
    .no-json = To není čitelný JSON: { $why }.
    .sign = Znak { $sign } zde není dovolen: { $place }.
    .line = { $place }: { $fault }.
    .time-zone = „{ $name }“ není časové pásmo; pište je jako Europe/Prague.
    .no-file = V žádosti není soubor.
    .the-file = Soubor
    .ticks = Zaškrtnutí patří ke stránce, která je ukázala.
    .too-many-ids = V ids je nejvýše { $most } položek.
    .ids = ids jsou čísla příkazů oddělená čárkami.
    .number = { $name }: celé číslo od 0 do { $largest }.
    .whole-number = { $name }: celé číslo.
    .numbers = { $name }: nejvýše { $most } různých čísel oddělených čárkami.
    .at = at je číslo události nebo čas jako 2026-11-21T14:05.
    .time = { $name }: čas jako 2026-11-21T14:05.
    .one-of = { $name }: jedna z hodnot { $known }.
    .code-of-192 = { $code } v záznamu 192 neoznačuje systém { $system }.
    .result = { $text } není výsledek.

FileDefective =
    .problem = Nic nebylo přidáno: { $problem }
    .no-players = Nic nebylo přidáno: žádní hráči

FieldError =
    .needed = Povinný údaj.
    .no-such-field = Takové pole neexistuje.
    .federation = Tři velká písmena, například CZE, nebo nic.
    .capitals = Tři velká písmena, například CZE.
    .list-source = fide, nebo tři velká písmena federace, například CZE.
    .month = Měsíc, například 2026-10.
    .seed = Písmena A až Z bez diakritiky, číslice, mezery a spojovníky.
    .subject = Šachovnice, kolo nebo hráč: game:3.1.12, round:3 nebo player:41.
    .shown = Šachovnice, odvolání nebo hráč: game:3.1.12, appeal:2 nebo player:41; pro obrazovky a diplomy organiser:pictures.
    .title = Titul FIDE (GM, IM, WGM, FM, WIM, CM, WFM, WCM), nebo nic.
    .sex = m, w nebo nic.
    .birth-date = Rok nebo datum: 1998 nebo 1998-05-31.
    .digits = Jen číslice, nejvýše 11.
    .head = Otisk konce deníku: 16 až 64 číslic (hash), @ a číslo události.
    .slug = Malá písmena, číslice a spojovníky, nejvýše 60.
    .screen = Malá písmena, číslice a spojovníky, nejvýše 20.
    .letters = Dvě velká písmena a mezi nimi spojovník, například A-K.
    .language = Jazyk, například: cs, en, pl-PL.
    .article = Článek, například C.04.2 4.4.
    .at-most-signs = Počet znaků: nejvýše { $limit }.
    .at-most = Počet položek: nejvýše { $limit }.
    .number-from = Celé číslo, nejméně { $limit }.
    .number-to = Celé číslo, nejvýše { $limit }.
    .number = Celé číslo.
    .no-choice = „{ $limit }“ není žádná z možností.
    .yes-or-no = Ano, nebo ne.
    .name = Jméno { $fault }.

LogDamage =
    .cut = konec je událost { $head }, ale události končí u { $last }
    .beyond-head = události jdou až do { $last }, ale konec je { $head }
    .other-event = událost { $last } není ta, kterou označuje konec
    .answered-beyond = příkazy byly vyřízeny až do události { $answered }, ale deník končí u { $head }
    .scopes-beyond = rozsahy byly posunuty až do události { $moved }, ale deník končí u { $head }
    .scopes-moved = rozsahy byly posunuty už po události { $head }, kde deník končí
