### Why a phone gets no messages.

NoMessages =
    .off = This tournament sends no messages to phones.
    .player = No such player is on the list of this tournament.
    .keys = This browser sent no keys by which messages could be sealed.
    .service = This browser takes messages by a service that this server does not know. Who runs it can name it (OPENHALL_PUSH_SERVICES).
    .full = No more phones can be sent messages here. The pages show everything all the same.
    .too-often = Too many phones asked at once from here. Try again in a minute.
