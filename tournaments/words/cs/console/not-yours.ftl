Console-NotYours =
    .page = Není váš turnaj
    .title = V tomto turnaji nejste rozhodčím
    .about = Jmenovat vás může jeho hlavní rozhodčí v Nastavení. Do té doby vidíte to, co všichni.
    .public-page = Veřejná stránka
    .all-tournaments = Všechny turnaje
