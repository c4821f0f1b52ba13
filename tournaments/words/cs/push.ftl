NoMessages =
    .off = Tento turnaj neposílá upozornění do telefonů.
    .player = Takový hráč na startovní listině tohoto turnaje není.
    .keys = Tento prohlížeč neposlal klíče, kterými by se upozornění zašifrovala.
    .service = Tento prohlížeč přijímá upozornění přes službu, kterou tento server nezná. Kdo server provozuje, může ji uvést (OPENHALL_PUSH_SERVICES).
    .full = Dalším telefonům zde už upozornění posílat nelze. Stránky přesto ukazují vše.
    .too-often = Odtud žádá příliš mnoho telefonů najednou. Zkuste to znovu za minutu.
