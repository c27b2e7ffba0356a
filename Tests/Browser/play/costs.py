"""How long frames take."""

#: Milliseconds in which 99 of 100 frames are to be stepped and drawn.
FRAME_LIMIT = 4.0
#: The time between two frames, in microseconds.
REFRESH = 1e6 / 60
#: What a page's thread does for a frame, as the browser notes it.
WORK = ("EventDispatch", "FireAnimationFrame", "TimerFire", "FunctionCall", "RunMicrotasks", "HitTest",
        "UpdateLayoutTree", "Layout", "PrePaint", "Paint", "Layerize")
#: Of these, the page's own.
SCRIPTS = WORK[:5]


def frame_costs(trace):
    """What each frame costs, in milliseconds: the page's scripts, and all with styles, layout and paint.

    Of the page's own thread: how long a machine with other things to do lets it wait says nothing.
    """
    costs, parts, end = [], [], 0
    page = next(each["tid"] for each in trace if each["name"] == "FireAnimationFrame")
    for event in sorted(trace, key=lambda each: (each["ts"], -each["dur"])):
        # What is dispatched on the way belongs to what goes on.
        if event["tid"] != page or event["ts"] < end or event["name"] not in WORK:
            continue
        end = event["ts"] + event["dur"]
        parts.append(event)
        # With this a frame is handed on.
        if event["name"] == "Layerize":
            parts = [part for part in parts if part["ts"] >= event["ts"] - REFRESH]
            costs.append([sum(part["tdur"] for part in parts if part["name"] in names) / 1000
                          for names in (SCRIPTS, WORK)])
            parts = []
    return costs


def shares(costs):
    """The median, and what 99 of 100 take less than."""
    costs = sorted(costs)
    return costs[len(costs) // 2], costs[int(len(costs) * 0.99)]


def check_costs(check, costs):
    """Prints what the frames of each scene cost, and checks the page's own part."""
    for scene, frames in costs.items():
        for name, part in (("the page's scripts", 0), ("with styles, layout and paint", 1)):
            median, slow = shares(each[part] for each in frames)
            print(f"      {scene}, {len(frames)} frames, {name}: median {median:.2f} ms, 99 of 100 below "
                  f"{slow:.2f} ms of processor time")
        _, slow = shares(scripts for scripts, _ in frames)
        # Processors share caches and units: what others do may double what a thread takes.
        check.that(slow < 2 * FRAME_LIMIT, f"99 of 100 frames of {scene} take less than "
                   f"{2 * FRAME_LIMIT:g} ms; {FRAME_LIMIT:g} ms are wanted", slow)
