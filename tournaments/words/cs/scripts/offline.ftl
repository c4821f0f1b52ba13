Script-Remembered =
    .as-of = Tato stránka je z paměti zařízení, stav v { $time }, bez spojení. { $advice }
    .type-on = Co zapíšete, zůstane zde a odešle se, až server odpoví.
    .read-only = Lze ji číst, ale nic z ní provést nelze.
    .connected-again = Spojení je obnoveno; tato stránka byla načtena v { $time }.

Script-Worker =
    .title = Bez spojení
    .no-memory = Server neodpovídá a tato stránka není v paměti zařízení. Co bylo zapsáno, zůstává v tomto zařízení.
    .pages = Tyto stránky v ní jsou:
    .page = Stránka
    .try-again = Zkusit znovu
