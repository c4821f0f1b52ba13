"""Back-ups of a hall on SQLite: made while it runs, proven, kept for a while, put back.

A back-up is one file, a zip archive of everything the data folder keeps, sealed by a passphrase if
somebody wants it. It gets its name when it is whole, on the disk, read again and proven.
"""
