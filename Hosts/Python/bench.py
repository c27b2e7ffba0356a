#!/usr/bin/env python3
"""Measures what a pan costs with the changes that it makes."""

from __future__ import annotations

import time
from typing import Optional

from flowengine import GlideCard, Phase, Screen, Session

ROUNDS = 200
PANS = 200


def measure(session: Session, start: float, screen: Optional[Screen]) -> float:
    """Microseconds a pan of a dragged card, the best of some rounds."""
    best = float("inf")
    stamp = start
    for _ in range(ROUNDS):
        begin = time.perf_counter()
        for index in range(PANS):
            stamp += 0.001
            session.pan(stamp, Phase.CHANGED, (0, -100 - index % 200), target=GlideCard.Node.CARD)
            if screen:
                screen.update(session)
        best = min(best, (time.perf_counter() - begin) / PANS)
    return best * 1e6


def main() -> None:
    """Measures both."""
    with Session(GlideCard.NAME) as session:
        session.pan(1, Phase.BEGAN, (0, 0), target=GlideCard.Node.CARD)
        alone = measure(session, 1, None)
        print(f"pan {alone:.1f} µs, with changes applied {measure(session, 1000, Screen()):.1f} µs")


if __name__ == "__main__":
    main()
