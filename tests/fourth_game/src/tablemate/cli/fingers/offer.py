"""Fingers on the command line."""

from __future__ import annotations

from tablemate.cli.offer import Offer

OFFER = Offer(game="fingers", agree=lambda said, setting: dict(said), without=("pace",))
