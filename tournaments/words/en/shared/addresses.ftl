### Why phones do not reach this hall.

Shared-Address =
    .not-opened = Phones do not reach this hall: stop it and start “{ $command }”; its address in the network stands here then.
    .not-connected = Phones do not reach this hall: this machine is in no network that it knows of. Connect it and load this page again, or open this page by the machine’s address there.
    .another = Phones do not reach this address: open this page by the server’s address in the network.
