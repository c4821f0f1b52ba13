### Jak je na tom sál: stránka hlavního rozhodčího o samotném serveru.

Console-Hall =
    .title = Jak je na tom sál
    .about = Co by mohlo server zastavit a co by se s ním ztratilo. Stránka se dívá sama znovu.
    .backups = Zálohy
    .machine = Tento počítač
    .clocks = Hodiny
    .folder = Kam
    .sealed = zapečetěné heslovou frází
    .open = nezapečetěné: kdo je má, má klíče serveru a všechny osobní údaje
    .not-yours = Jak se serveru daří, je věcí hlavního rozhodčího na konzoli, která se přihlásila heslem.

# Stáří, krátce.
Console-HallAge =
    .seconds = { $count } s
    .minutes = { $count } min
    .hours = { $count } h
    .days = { $count } d

# Jak se daří zálohám.
Console-HallBackup =
    .off = Samo se nic nezálohuje. Rozbije-li se tento počítač, ztratí se všechno od poslední zálohy udělané ručně. Kdo spouští server, určí složku, nejlépe na flash disku: ./hall --backup SLOŽKA.
    .postgresql = Databází je PostgreSQL: zálohují ji jeho vlastní nástroje a tato stránka je nevidí.
    .waiting = Dělá se první záloha.
    .well = V nejnovější je všechno do doby před { $age }.
    .kept = { $count ->
        [one] 1 záloha, { $size } MB
        [few] { $count } zálohy, { $size } MB
       *[other] { $count } záloh, { $size } MB
    }
    .same-disk = Jsou na stejném disku jako sál: rozbije-li se, je pryč obojí. Určete složku na flash disku nebo na jiném počítači.
    .never = Zatím není žádná.
    .last = Nejnovější je stará { $age }.
    .tried = Zkouší se znovu každých pár sekund.

# Co je s nimi v nepořádku, už { $age }.
Console-HallTrouble =
    .no-folder = Už { $age } tam složka není: je flash disk zasunutý?
    .disk-full = Už { $age } není ve složce místo a nejstarší zálohy jsou už pryč: uvolněte tam místo, nebo vezměte větší flash disk.
    .hall-disk-full = Už { $age } má disk tohoto počítače příliš málo místa na kopii: uvolněte je, než nenajdou místo výsledky.
    .read-only = Už { $age } do složky nejde zapisovat: flash disk může být uzamčený nebo patřit někomu jinému.
    .damaged = Už { $age } si záznam odporuje a nic se nezálohovalo: zálohy, které tu jsou, jsou v pořádku. Řekněte to tomu, kdo server spravuje; kde to je, řekne „manage.py verify“.
    .passphrase = Už { $age } nejde přečíst soubor s heslovou frází a bez ní se nic nezapisuje.
    .disk-broken = Už { $age } do složky nejde zapisovat: vezměte jiný flash disk.

# Co počítači zbývá; paměť v MB, disk v GB.
Console-HallMachine =
    .disk = Na disku je volných { $free } GB z { $all } GB.
    .memory = Z { $all } MB paměti je volných { $free } MB.
    .connections = Volných je { $free } z { $all } připojení.
    .no-pairing = Na žádný los se nečeká.
    .pairing = O los bylo požádáno před { $age }.

# A co dělat, kde je toho málo.
Console-HallLack =
    .disk = Odstraňte, co není potřeba, než nenajdou místo výsledky.
    .memory = Ukončete na tomto počítači jiné programy.
    .connections = Je otevřeno příliš mnoho telefonů nebo stránek: veřejnost je žádána, aby počkala, rozhodčí mají přednost.

# Těch, kdo nedávno psali.
Console-HallClock =
    .well = Hodiny všech, kdo nedávno psali, se shodují s hodinami serveru.
    .ahead = Hodiny, podle nichž zapisuje { $name }, jdou napřed o { $age }: časy těchto zápisů nejsou správné. Seřiďte je, nebo hodiny serveru.
    .behind = Všechny zápisy, jejichž autorem je { $name }, přicházejí o { $age } později: hodiny jdou pozadu, nebo je špatné spojení.
