"""The process in front of the hall: it has the port that people use.

It tells the public of each version (`/t/{slug}/live`, `head`) and passes everything else on, byte
by byte, to the hall on a private socket: however many read, the arbiters' process does not notice.
It is `python -m config.door`, started and kept by `config.embedded.doorkeeper`, and knows neither
Django nor a log: what it tells it has from the hall, which rings at each version.

| module       |                                                                         |
|--------------|-------------------------------------------------------------------------|
| `start`      | what the hall gives it on its standard input                            |
| `first_line` | what it says of a client before the client's own bytes                  |
| `heads`      | which requests it answers itself; of all it is not certain of: none     |
| `visitor`    | a connection until it is known what it wants                            |
| `readers`    | the readers of one tournament, told by one task                         |
| `tunnels`    | all others                                                              |
| `bell`       | what it asks the hall and is told                                       |
"""
