### Sheets as PDF.

Print-Pdf =
    .link = PDF
    .page = Снова страница
    .large = PDF, крупная печать (A3)
    .transcribed = ≈ имя латиницей: его собственные буквы здесь не печатаются
