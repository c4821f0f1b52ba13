Shared-Base =
    .skip = Przejdź do treści
    .help = Pomoc
    .help-title = Pomoc: klawisze i podręcznik (?)
    .language = Język
