Print-Base =
    .lists = Seznamy
    .console = Konzole
    .options = Řazení a papír
    .pages-upright = { $count ->
        [one] { $count } strana A4, na výšku
        [few] { $count } strany A4, na výšku
       *[other] { $count } stran A4, na výšku
    }
    .pages-across = { $count ->
        [one] { $count } strana A4, na šířku
        [few] { $count } strany A4, na šířku
       *[other] { $count } stran A4, na šířku
    }
    .pages-a3 = { $count ->
        [one] { $count } strana A3, na šířku
        [few] { $count } strany A3, na šířku
       *[other] { $count } stran A3, na šířku
    }
    .codes-withheld = Kódy hráčů jsou jen na lístcích šachovnic, jejichž výsledky zapisujete, a jen po přihlášení heslem.
    .speak = Změnit
    .print = Vytisknout
    .sheet = Strana { $number }
    .changed = * změněno, verze { $version }: { $boards }
    .live = živě v telefonu
    .version = Verze { $version } · { $at } · deník { $head }
    .page-of = strana { $number }/{ $of }
