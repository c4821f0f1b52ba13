### What waited at the address of the other machine, taken over by a browser.

Console-Received =
    .title = Со старого адреса
    .waiting = Ожидание страницы, которая открыла эту …
    .does-not-lead = Этот компьютер (пока) не ведёт турнир. Полученное хранится на этом устройстве и отправляется, когда он станет ведущим.
    .go-on = Войти и продолжить
