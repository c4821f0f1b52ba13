### What waited at the address of the other machine, taken over by a browser.

Console-Received =
    .title = From the old address
    .waiting = Waiting for the page that has opened this one …
    .does-not-lead = This machine does not lead the hall (yet). What comes is kept on this device, and sent when it does.
    .go-on = Log in and go on
