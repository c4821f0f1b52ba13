Console-Help = Pomoc
    .sections = Rozdziały
    .no-such-page = W podręczniku nie ma strony { $page }.
