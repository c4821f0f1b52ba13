Shared-Base =
    .skip = Přejít k obsahu
    .help = Nápověda
    .help-title = Nápověda: klávesy a příručka (?)
    .language = Jazyk
