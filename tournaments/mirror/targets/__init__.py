"""Where the files of a mirror can stand: a folder of this machine, and stores elsewhere."""
