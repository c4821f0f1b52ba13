### What waited at the address of the other machine, taken over by a browser.

Console-Received =
    .title = Ze staré adresy
    .waiting = Čeká se na stránku, která tuto otevřela …
    .does-not-lead = Tento počítač turnaj (zatím) nevede. Co přijde, uloží se na tomto zařízení a odešle se, až povede.
    .go-on = Přihlásit se a pokračovat
