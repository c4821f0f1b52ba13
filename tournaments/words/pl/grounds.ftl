GroundTitle =
    .late-entry = Dopuszcza się późne zgłoszenie
    .both-unpaired = Dwaj zawodnicy bez przeciwnika zgadzają się zagrać
    .rematch = Dwaj zawodnicy graliby ze sobą ponownie
    .top-boards = Nieprzewidziana sytuacja na czołowych szachownicach ostatniej rundy
    .regulations = Pozwala na to regulamin tych zawodów
    .played-as = Zawodnicy usiedli przy nie swoich szachownicach

GroundClause =
    .late-entry = dopuszcza się późne zgłoszenie
    .both-unpaired = dwaj zawodnicy bez przeciwnika zgadzają się zagrać
    .rematch = dwaj zawodnicy graliby ze sobą ponownie
    .top-boards = nieprzewidziana sytuacja na czołowych szachownicach ostatniej rundy
    .regulations = pozwala na to regulamin tych zawodów
    .played-as = zawodnicy usiedli przy nie swoich szachownicach

GroundText =
    .late-entry = Przybył zawodnik, którego nie skojarzono. Jak najmniej zmian, za zgodą wszystkich, których obejmują.
    .both-unpaired = Obaj nie mają przeciwnika, są blisko siebie w klasyfikacji i obaj się zgadzają.
    .rematch = Kojarzenie jest błędne: ci dwaj już ze sobą grali. Jak najmniej zmian.
    .top-boards = Tylko w ostatniej rundzie i tylko gdy dotyczy czołowej szachownicy: takiej, na której ktoś może jeszcze zająć pierwsze miejsce, samodzielnie lub dzielone.
    .regulations = Regulamin ogłoszono przed rozpoczęciem: podaj, który to artykuł. Kolory są zgodne z przepisami kojarzenia.
    .played-as = Partie toczą się tak, jak je rozpoczęto, i liczą się tak, jak je rozegrano.

Cited = { ARTICLE($article) }; regulamin: { $clause }

AnswerTitle =
    .other-opponent = Inny przeciwnik
    .family-or-club = Nie przeciwko rodzinie, klubowi ani towarzyszowi podróży
    .other-colour = Drugi kolor
    .wrong-opponent = Kojarzenie jest błędne
    .late-entry = Kojarzenie po późnym przybyciu

AnswerClause =
    .other-opponent = inny przeciwnik
    .family-or-club = nie przeciwko rodzinie, klubowi ani towarzyszowi podróży
    .other-colour = drugi kolor
    .wrong-opponent = kojarzenie jest błędne
    .late-entry = kojarzenie po późnym przybyciu

AnswerText =
    .other-opponent = Kojarzenia { $round }. rundy są opublikowane. Opublikowane kojarzenia zmienia się tylko wtedy, gdy dwaj zawodnicy graliby ze sobą ponownie, gdy pozwala na to regulamin, gdy dwaj zawodnicy bez przeciwnika zgadzają się zagrać, z powodu późnego zgłoszenia albo nieprzewidzianej sytuacji na czołowych szachownicach ostatniej rundy (C.04.2 4.4). Ta prośba nie jest żadnym z tych przypadków. Prawidłowych kojarzeń nie zmienia się na niczyją korzyść (C.04.2 1.5).
    .family-or-club = Zasada, że danych zawodników nie kojarzy się ze sobą, obowiązuje tylko wtedy, gdy ogłoszono ją przed skojarzeniem 1. rundy (C.05 5.2). W tym przypadku jej nie ogłoszono, a kojarzenia { $round }. rundy są opublikowane: to nie jest podstawa do ich zmiany (C.04.2 4.4).
    .other-colour = Kolory { $round }. rundy wynikają z przepisów systemu kojarzeń i z dotychczasowych kolorów. Są opublikowane i nie zmienia się ich (C.04.2 1.4, 4.4).
    .wrong-opponent = Kojarzenie { $round }. rundy wykonano według przepisów systemu kojarzeń, które każdemu sędziemu dają to samo kojarzenie (C.04.2 1.4), a przed opublikowaniem sprawdzono je niezależnie. Sędzia może pokazać krok po kroku, skąd wziął się ten przeciwnik.
    .late-entry = Kojarzenia { $round }. rundy są opublikowane. Późne zgłoszenie dopuszcza się do nich tylko przy jak najmniejszej liczbie zmian i za zgodą wszystkich, których obejmują (C.04.2 4.4.4). Nie było to możliwe: kojarzenie następuje od kolejnej rundy (C.04.2 2.4).
