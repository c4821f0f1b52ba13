"""One process for one hall: server, worker and sweeper on a data folder of their own (`./hall`)."""
