Console-DamagedLog =
    .title = Deník je poškozen
    .about = Nic nebylo zapsáno. Oznamte to hlavnímu rozhodčímu.
