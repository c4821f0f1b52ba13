"""The rows that API, console, socket frames and public page share; all of them JSON-able.

Points are text for people ("2½"); `player` is the entry number, `tpn` the pairing number (None
before the start). Times are ISO 8601 in UTC.
"""
