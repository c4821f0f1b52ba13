### What an address of the console named and is not there.

Console-NoSuch =
    .entry = There is no entry number { $entry }.
