"""The final standings (F10) as tie-breaks."""

from __future__ import annotations

from pairing.dutch_1992.readings import READINGS
from pairing.model import Options
from pairing.options import checked
from pairing.ranking.own_list import OwnList


def ranks_by(options: Options) -> OwnList:
    """For the first place the games between those concerned; the average rating of the opponents;
    the lot, if the option "lot" gives its seed. Raises OptionError.
    """
    chosen = checked(options, READINGS)
    first = "" if chosen["average"] == "every-place" else "_FIRST"
    played = "/P" if chosen["games"] == "paired" else ""
    return OwnList(
        (f"OTHER_FIRST{played}", f"OTHER_AVERAGE{first}{played}", f"OTHER_LOT_1992{first}"),
        chosen["lot"],
    )
