Public-Offline =
    .title = Bez spojení
    .nothing = { $name }: tato stránka není v tomto telefonu uložena.
    .pages = Uloženy jsou tyto, jak je telefon měl naposledy:
    .try-again = Zkusit znovu
