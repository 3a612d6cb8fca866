"""A plot as SVG, readable on light and on dark pages."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

WIDTH, HEIGHT = 720, 400
LEFT, RIGHT, TOP, BOTTOM = 64, 24, 24, 56
FEW = 6
"""About as many lines a grid has."""
_SVG = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" aria-label="{title}">
<title>{title}</title>
<style>
text {{ font: 13px sans-serif; fill: #1f2328; }}
.grid {{ stroke: #d1d9e0; }}
.line {{ fill: none; stroke-width: 2.5; }}
.ours {{ stroke: #0969da; }}
.theirs {{ stroke: #bc4c00; }}
.usual {{ stroke-dasharray: 6 5; }}
circle {{ stroke: none; }}
circle.ours {{ fill: #0969da; }}
circle.theirs {{ fill: #bc4c00; }}
@media (prefers-color-scheme: dark) {{
text {{ fill: #f0f6fc; }}
.grid {{ stroke: #3d444d; }}
.ours {{ stroke: #58a6ff; }}
.theirs {{ stroke: #f0883e; }}
circle.ours {{ fill: #58a6ff; }}
circle.theirs {{ fill: #f0883e; }}
}}
</style>
{body}
</svg>
"""


@dataclass(frozen=True, slots=True)
class Line:
    """A line by its name; its look is named by classes of the style."""

    name: str
    look: str
    points: Sequence[tuple[float, float]]


@dataclass(frozen=True, slots=True)
class Scale:
    """Numbers along an axis, from nothing to a round number at the end."""

    end: float
    step: float
    begins: float
    ends: float
    """Where the axis begins and ends on the paper."""

    @classmethod
    def of(cls, most: float, begins: float, ends: float) -> Scale:
        """A scale that has room for a number."""
        step = _round_step(most / FEW)
        return cls(math.ceil(most / step) * step, step, begins, ends)

    def __call__(self, number: float) -> float:
        """Where a number is on the paper."""
        return round(self.begins + (self.ends - self.begins) * number / self.end, 1)

    def ticks(self) -> list[float]:
        """The round numbers along the axis."""
        return [self.step * tick for tick in range(round(self.end / self.step) + 1)]


def _round_step(least: float) -> float:
    """The next of 1, 2, 5, 10, 20, 50 and so on."""
    power = 10.0 ** math.floor(math.log10(least))
    return next(power * each for each in (1, 2, 5, 10) if power * each >= least)


def plot(title: str, across: str, upward: str, lines: Sequence[Line]) -> str:
    """Lines over two axes, each named."""
    points = [point for line in lines for point in line.points]
    x = Scale.of(max(point[0] for point in points), LEFT, WIDTH - RIGHT)
    y = Scale.of(max(point[1] for point in points), HEIGHT - BOTTOM, TOP)
    body = [*_grid(x, y), *_names(across, upward), *_drawn(lines, x, y), *_key(lines)]
    return _SVG.format(width=WIDTH, height=HEIGHT, title=title, body="\n".join(body))


def _grid(x: Scale, y: Scale) -> Iterator[str]:
    for tick in y.ticks():
        yield f'<line class="grid" x1="{x.begins}" x2="{x.ends}" y1="{y(tick)}" y2="{y(tick)}"/>'
        yield f'<text x="{LEFT - 8}" y="{y(tick) + 4}" text-anchor="end">{tick:g}</text>'
    for tick in x.ticks():
        yield f'<line class="grid" x1="{x(tick)}" x2="{x(tick)}" y1="{y.begins}" y2="{y.begins + 5}"/>'
        yield f'<text x="{x(tick)}" y="{y.begins + 20}" text-anchor="middle">{tick:,g}</text>'


def _names(across: str, upward: str) -> Iterator[str]:
    middle = (TOP + HEIGHT - BOTTOM) / 2
    yield f'<text x="{(LEFT + WIDTH - RIGHT) / 2}" y="{HEIGHT - 12}" text-anchor="middle">{across}</text>'
    yield f'<text transform="translate(18 {middle}) rotate(-90)" text-anchor="middle">{upward}</text>'


def _drawn(lines: Sequence[Line], x: Scale, y: Scale) -> Iterator[str]:
    for line in lines:
        points = [(x(across), y(upward)) for across, upward in line.points]
        yield f'<polyline class="line {line.look}" points="{" ".join(f"{a},{b}" for a, b in points)}"/>'
        for across, upward in points:
            yield f'<circle class="{line.look}" cx="{across}" cy="{upward}" r="3.5"/>'


def _key(lines: Sequence[Line]) -> Iterator[str]:
    """What each line is."""
    for place, line in enumerate(lines):
        height = TOP + 16 + place * 20
        yield f'<line class="line {line.look}" x1="{LEFT + 16}" x2="{LEFT + 52}" y1="{height}" y2="{height}"/>'
        yield f'<text x="{LEFT + 62}" y="{height + 4}">{line.name}</text>'
