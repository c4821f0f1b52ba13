"""Who is here: check-in, absence, withdrawal, reinstatement and expulsion."""
