### What an address of the console named and is not there.

Console-NoSuch =
    .entry = Заявки № { $entry } нет.
