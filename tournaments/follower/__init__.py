"""A second machine follows the hall: it joins by a code, receives what is written, and can lead.

`link` is what the two say to each other, sealed; `serving` and `consumer` are the side of the
machine that leads, `calling` and `receiving` that of the one that follows. `installing` makes the
first copy, `takeover` turns one into the other, `fencing` keeps an old leader from writing.
"""
