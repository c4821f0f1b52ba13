Console-Help = Nápověda
    .sections = Oddíly
    .no-such-page = Příručka nemá stránku { $page }.
