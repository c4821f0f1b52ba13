Console-DamagedLog =
    .title = Dziennik jest uszkodzony
    .about = Nic nie zapisano. Zawiadom sędziego głównego.
