"""Rankings: every tie-break of C.07 and the older ones, what they are made of, and the order.

- `table` is what is ranked (`fields` makes one of a pairing field), `unplayed` what an unplayed
  round is (Articles 15, 16), `scores` the scores that tie-breaks are made of, `cuts` what they
  leave out (Article 14).
- `tie_breaks/` has one file a tie-break, `registry` lists them, `criteria` reads "BH/C1".
- `templates` and `own_list` are lists that are there to be taken.
- `order` ranks (4.2), `working` shows how a number came about, `editions` what differs by edition.
"""

from .own_list import OwnList

__all__ = ["OwnList"]
