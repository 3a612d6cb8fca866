"""Parts are done one after the other, or in shares beside each other; what fails is told with what it had reached."""

from __future__ import annotations

import multiprocessing
import time
import traceback
from collections.abc import Iterable, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass

from .parts import Part


@dataclass(frozen=True, slots=True)
class Done:
    """A part as far as it came, the time it took, and what went wrong, if something did."""

    part: Part
    seconds: float
    wrong: str | None


def do_all(parts: Sequence[Part], servers: int) -> list[Done]:
    """Do parts, at so many servers at a time."""
    if servers == 1:
        return [do(part) for part in parts]
    with ProcessPoolExecutor(servers, mp_context=multiprocessing.get_context("spawn")) as beside:
        under_way = [(part, [beside.submit(do, share) for share in part.shares(servers)]) for part in parts]
        return [_joined(part, shares) for part, shares in under_way]


def do(part: Part) -> Done:
    """Do a part, and say after each round how far it is."""
    began, wrong = time.monotonic(), None
    try:
        for _ in part.run():
            _say(f"{part.name}: {part.done:,} of {part.wanted:,} after {time.monotonic() - began:.0f} s")
    except (Exception, KeyboardInterrupt) as problem:
        traceback.print_exception(problem)
        wrong = f"{type(problem).__name__}: {problem}".splitlines()[0]
        _say(f"{part.name} from seed {part.seed} ended after {part.done:,}: {wrong}")
    return Done(part, time.monotonic() - began, wrong)


def _joined(whole: Part, shares: Iterable[Future[Done]]) -> Done:
    """What came of a part whose shares were done beside each other; its time is that of its servers together."""
    done = [share.result() for share in shares]
    for each in done:
        whole.add(each.part)
    return Done(whole, sum(each.seconds for each in done), next((each.wrong for each in done if each.wrong), None))


def _say(text: str) -> None:
    print(text, flush=True)
