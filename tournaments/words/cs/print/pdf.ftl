Print-Pdf =
    .link = PDF
    .page = Znovu strana
    .large = PDF, velké písmo (A3)
    .transcribed = ≈ jméno přepsané do latinky; jeho písmo se zde netiskne
