#!/usr/bin/env python3
"""Shows the first frame of the Glide card: its nodes back to front, as a host would lay out views."""

from flowengine import Environment, GlideCard, Screen, Session


def main() -> None:
    """Shows it."""
    phone = Environment(window=(390, 844), safe_area=(47, 0, 34, 0))
    with Session(GlideCard.NAME, environment=phone, records_failures_to="failure.trace.jsonl") as session:
        screen = Screen()
        session.advance(0)
        screen.update(session)
        print(screen.state)
        for node in screen.nodes:
            x, y, width, height = node.frame
            print(f"{node.id:8} {x:6g} {y:6g} {width:6g} {height:6g}")


if __name__ == "__main__":
    main()
