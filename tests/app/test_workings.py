"""How the numbers of the standings came about, for whoever reads it."""

from __future__ import annotations

import pytest

from pairing.ranking.criteria import criteria
from tournaments.domain.standings import ranked
from tournaments.domain.ids import PlayerId
from tournaments.domain.tournament.state import Tournament
from tournaments.selectors import workings
from tournaments.selectors.rows.workings import PlayerWorking

from .builders import Hall
from .worked_hall import LIST, ROUNDS, worked_hall

pytestmark = pytest.mark.django_db


@pytest.fixture
def hall() -> Hall:
    return worked_hall()

def test_x(hall):
    names = hall.names
    import msgspec, time
    for p in (1, 11, 12):
        t=time.time()
        w = workings.working(hall.state, ROUNDS, PlayerId(p), names.player, "en")
        print(time.time()-t)
        print(msgspec.json.format(msgspec.json.encode(w)).decode()[:6000])
    for a in range(1,12):
        c = workings.comparison(hall.state, ROUNDS, PlayerId(a), PlayerId(a+1), names.player, "en")
        print(c.sentence, c.decided)
    client = hall.client()
    from tournaments.public.projection import newest_view
    from frontend.public.pages import render
    view = newest_view(hall.slug)
    for page, arg in (("standings",""),("working","11"),("working","11/2"),("compare","1/2"),("compare-with","1"),("working.json","3"),("compare.json","3/4/2"), ("player","11")):
        body = render(view, page, arg)
        open(f"/tmp/w_{page}_{arg.replace('/','_')}.html","wb").write(body)
    assert render(view,"working","011") is None
    assert 0
