"""Refusals speak of players and boards by placeholders; whoever shows them fills in the names."""

from tournaments.domain.refusals import refuse
from tournaments.words.placeholders import arbiter_ref, board_refs, fill, player_refs

from .hall import p


def test_placeholders_are_replaced_and_the_sentence_begins_with_a_capital() -> None:
    message = f"{board_refs([7])}: {player_refs([p(41), p(2)])} must not meet."
    filled = fill(message, lambda player: f"no. {player}", "board {}".format)
    assert filled == "Board 7: no. 41, no. 2 must not meet."


def test_arbiters_have_names_too() -> None:
    message = f"{board_refs([7])} was entered by {arbiter_ref('user:3')}."
    filled = fill(message, str, "board {}".format, arbiter={"user:3": "Bruno"}.__getitem__)
    assert filled == "Board 7 was entered by Bruno."


def test_names_with_braces_are_left_alone() -> None:
    assert fill("{player:1} {other}", lambda _: "{player:2}", str) == "{player:2} {other}"


def test_what_an_appeal_could_ask_about_is_on_record() -> None:
    assert refuse("CorrectionTooLate", round=3).on_record
    assert not refuse("UnknownPlayer", player=3).on_record
