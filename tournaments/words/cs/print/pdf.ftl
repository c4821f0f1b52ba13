Print-Pdf =
    .link = PDF
    .page = Zpět na stránku
    .large = PDF, velké písmo (A3)
    .transcribed = ≈ jméno přepsané do latinky; jeho písmo se zde netiskne
