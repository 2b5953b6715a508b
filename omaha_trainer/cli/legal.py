"""`legal`: who is to act in an unfinished hand, and what the rules allow."""

from __future__ import annotations

from argparse import Namespace

from omaha_trainer.histories.phh_replay import Replay
from omaha_trainer.table.explain import explain
from omaha_trainer.table.legal import Legal, legal, sizes
from omaha_trainer.wording.faults.refusals import no_raise_words
from omaha_trainer.wording.games import passive_label, raise_label, street_name, table_title
from omaha_trainer.wording.steps import short_working

from .history import replayed
from .output import SEATS, in_units, print_json, print_lines, terminal_voice


def run(args: Namespace) -> None:
    """Answer the question of the arguments. Raises KnownError(HistoryFault...)."""
    replay = replayed(args, settles=False)
    choices = legal(replay.state) if replay.to_act is not None else None
    if args.json:
        print_json(_json(replay, choices))
    else:
        print_lines(_text(replay, choices))


def _json(replay: Replay, choices: Legal | None) -> dict[str, object]:
    state, decimals = replay.state, replay.setup.decimals
    answer: dict[str, object] = {
        "street": state.street.name.lower(),
        "to_act": None if choices is None else SEATS[choices.seat],
        "pot": in_units(state.pot, decimals),
        "can_fold": choices is not None,
        "can_check": choices is not None and choices.can_check,
        "call": None,
        "raise": None,
        "no_raise": None,
    }
    if choices is None:
        return answer
    if not choices.can_check:
        answer["call"] = {
            "amount": in_units(choices.call, decimals),
            "to": in_units(choices.call_to, decimals),
        }
    if choices.can_raise:
        answer["raise"] = {
            "min_to": in_units(choices.min_to, decimals),
            "max_to": in_units(choices.max_to, decimals),
            "sizes": {name: in_units(to, decimals) for name, to in sizes(state).items()},
        }
    if choices.no_raise is not None:
        answer["no_raise"] = {"reason": choices.no_raise.reason.value, "rule": choices.no_raise.rule}
    return answer


def _text(replay: Replay, choices: Legal | None) -> list[str]:
    voice, state = terminal_voice(replay.setup.decimals), replay.state
    street = street_name(state.street, voice).lower()
    lines = [f"{table_title(replay.setup, voice)}, {street}, pot {voice.amount(state.pot)}"]
    if choices is None:
        return [*lines, "The hand is over." if state.over else "Nobody is to act."]
    lines.append(f"{SEATS[choices.seat]} is to act: fold, {_lower(passive_label(choices, voice))}")
    if choices.no_raise is not None:
        return [*lines, no_raise_words(choices.no_raise, voice)]
    working = explain(state)
    assert working is not None  # somebody is to act
    least, most = raise_label(choices, choices.min_to, voice), raise_label(choices, choices.max_to, voice)
    if choices.max_to == choices.min_to:
        return [*lines, f"or {_lower(least)} ({short_working(working.minimum, voice)})"]
    lines.append(f"at least {_lower(least)} ({short_working(working.minimum, voice)})")
    lines.append(f"at most {_lower(most)} ({short_working(working.maximum, voice)})")
    offered = [f"{name.replace('_', ' ')} {voice.amount(to)}" for name, to in sizes(state).items()]
    return [*lines, f"sizes: {', '.join(offered)}"] if offered else lines


def _lower(label: str) -> str:
    """A button's label within a sentence."""
    return label[:1].lower() + label[1:]
