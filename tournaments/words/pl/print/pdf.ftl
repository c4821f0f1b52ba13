Print-Pdf =
    .link = PDF
    .page = Wróć do strony
    .large = PDF, duży druk (A3)
    .transcribed = ≈ nazwisko literami łacińskimi; oryginalnych liter nie można tu wydrukować
