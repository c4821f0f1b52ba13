### Sheets as PDF.

Print-Pdf =
    .link = PDF
    .page = Page again
    .large = PDF, large print (A3)
    .transcribed = ≈ a name in Latin letters; its own are not printed here
