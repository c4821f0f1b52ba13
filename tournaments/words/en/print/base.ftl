### What every printed sheet has, and the bar above the sheets.

Print-Base =
    .lists = Lists
    .console = Console
    .options = Order and paper
    .pages-upright = { $count ->
        [one] { $count } page A4, upright
       *[other] { $count } pages A4, upright
    }
    .pages-across = { $count ->
        [one] { $count } page A4, across
       *[other] { $count } pages A4, across
    }
    .pages-a3 = { $count ->
        [one] { $count } page A3, across
       *[other] { $count } pages A3, across
    }
    .codes-withheld = The players’ codes stand only on slips of boards whose results you type, and only for a log-in by password.
    .speak = Change
    .print = Print
    .sheet = Page { $number }
    .changed = * changed, version { $version }: { $boards }
    .live = live on your phone
    .version = Version { $version } · { $at } · log { $head }
    .page-of = page { $number }/{ $of }
