Public-Home =
    .title = Najít mě
    .first-letters = První písmena jména
    .letters-hint = Stačí dvě nebo tři písmena, s háčky a čárkami i bez nich.
    .players-found = Nalezení hráči
    .remembered = Zapamatovaní hráči
    .names-list = Najděte se v seznamu jmen
    .round-of = { $round }. kolo { $of }
    .of = z { $rounds }
    .over = Turnaj skončil. Děkujeme za účast!
    .final-standings = Konečné pořadí
    .all-players = Všichni hráči ({ $count })
    .boards = Šachovnice
    .first-boards = První šachovnice
    .all-boards = Všechny šachovnice ({ $count })
    .standings = Pořadí
    .calendar = Kola do kalendáře

Public-Top =
    .title = { $round ->
        [0] Přední šachovnice
       *[other] { $round }. kolo: přední šachovnice
    }
    .link = Přední šachovnice
    .boards = Šachovnice
    .how-many = Počet šachovnic

Public-Missing =
    .title = Stránka neexistuje
    .heading = Taková stránka neexistuje
    .reason = Kolo možná ještě není zveřejněno, nebo má hráč jiné číslo.
    .find-me = Najít mě
    .names = Seznam jmen

Public-NoPage =
    .no-such = Takový turnaj, kolo ani hráč tu není.
    .heading = Nenalezeno
    .reason = Taková stránka tu není.
    .tournaments = Na seznam turnajů
