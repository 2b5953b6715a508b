"""`replay`: a hand history played through the rules: pots, winners, what was returned, the final stacks."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Mapping

from omaha_trainer.histories.phh_replay import Replay
from omaha_trainer.table.event import PotAwarded
from omaha_trainer.wording.events import event_line
from omaha_trainer.wording.games import table_title

from .history import replayed
from .output import SEATS, in_units, print_json, print_lines, terminal_voice


def run(args: Namespace) -> None:
    """Answer the question of the arguments. Raises KnownError(HistoryFault...)."""
    replay = replayed(args, settles=True)
    if args.json:
        print_json(_json(replay))
    else:
        print_lines(_text(replay))


def _json(replay: Replay) -> dict[str, object]:
    decimals = replay.setup.decimals
    answer: dict[str, object] = {
        "complete": replay.complete,
        "starting_stacks": [in_units(chips, decimals) for chips in replay.setup.stacks],
        "finishing_stacks": [in_units(chips, decimals) for chips in replay.finishing] if replay.complete else None,
        "returned": _by_seat(replay.returned, decimals),
        "pots": [_pot(pot, decimals) for pot in replay.pots],
        "show_order": [SEATS[seat] for seat in replay.show_order],
        "mucked": [SEATS[seat] for seat in replay.mucked],
    }
    if replay.file_differs and replay.hand.finishing is not None:
        answer["stated_finishing_stacks"] = [in_units(chips, decimals) for chips in replay.hand.finishing]
    return answer


def _pot(pot: PotAwarded, decimals: int) -> dict[str, object]:
    return {
        "amount": in_units(pot.amount, decimals),
        "players": [SEATS[seat] for seat in pot.players],
        "high": _by_seat(pot.high, decimals),
        "low": _by_seat(pot.low, decimals),
    }


def _by_seat(chips: Mapping[int, int], decimals: int) -> dict[str, object]:
    return {SEATS[seat]: in_units(amount, decimals) for seat, amount in sorted(chips.items())}


def _text(replay: Replay) -> list[str]:
    voice, events = terminal_voice(replay.setup.decimals), replay.events
    lines = [table_title(replay.setup, voice)]
    lines += [event_line(event, voice, replay.setup, events[:place]) for place, event in enumerate(events)]
    if not replay.complete:
        return [*filter(None, lines), "The hand is not finished."]
    lines.append(f"Final stacks: {_stacks(replay.finishing, replay)}")
    if replay.file_differs and replay.hand.finishing is not None:
        lines.append(f"The file states other final stacks: {_stacks(replay.hand.finishing, replay)}")
    return [line for line in lines if line]


def _stacks(stacks: tuple[int, ...], replay: Replay) -> str:
    amount = terminal_voice(replay.setup.decimals).amount
    return ", ".join(f"{name} {amount(chips)}" for name, chips in zip(SEATS, stacks, strict=False))
