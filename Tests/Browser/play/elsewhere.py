"""Some of the sessions in Firefox and WebKit."""

import json

from other_browsers import ARROW_LEFT, BACKSPACE, firefox, webkit

from .pages import write_page


POINT = """((x, y) => {
    const device = document.getElementById("device").getBoundingClientRect();
    const scale = device.width / parseFloat(document.getElementById("screen").style.width);
    return [device.left + x * scale, device.top + y * scale];
})"""


def glide_card_elsewhere(browser, point):
    browser.drag([point(330, 66)])
    browser.wait("flowPlay.take.session.isSettled && flowPlay.take.events.length > 0")
    browser.drag([point(187, 560), point(187, 400), point(187, 200)])
    browser.wait("JSON.parse(flowPlay.take.session.frameJSON()).state.position === 'open'")
    browser.drag([point(187, 600), point(187, 450), point(187, 300)], "touch")
    return browser.run("JSON.parse(flowPlay.take.session.frameJSON()).nodes"
                       ".find(({ id }) => id === 'scroll').contentOffset[1] > 50")


def verification_code_elsewhere(browser, _):
    browser.write(f"12x{BACKSPACE}234")
    return browser.run("JSON.parse(flowPlay.take.session.frameJSON()).state.name === 'verifying'")


def onboarding_elsewhere(browser, point):
    browser.drag([point(150, 160)])
    browser.wait("flowPlay.take.keyboard !== null")
    browser.write(f"Ann{ARROW_LEFT}ax{BACKSPACE}")
    return browser.run("JSON.parse(flowPlay.take.session.frameJSON()).nodes"
                       ".find(({ id }) => id === 'field-displayName').text === 'Anan'")


ELSEWHERE = {
    "glide-card": glide_card_elsewhere, "verification-code": verification_code_elsewhere,
    "onboarding": onboarding_elsewhere,
}


def check_elsewhere(check, name, browser, flow, work, module):
    """Some of the sessions in another browser."""
    for scene, session in ELSEWHERE.items():
        path = work / f"{name}-{scene}.html"
        write_page(flow, path, scene, *module)
        browser.open(path)
        browser.wait("document.documentElement.dataset.ready")
        began = browser.run("flowPlay.began")
        check.that(session(browser, lambda x, y: browser.run(f"{POINT}({x}, {y})")),
                   f"{scene} is played, which runs after {began:.0f} ms")
        trace = work / name / f"{scene}.trace.jsonl"
        trace.parent.mkdir(exist_ok=True)
        # At once, since the scene goes on.
        text, golden = browser.run(
            f"[flowPlay.take.trace, flowPlay.take.golden({json.dumps(trace.name)})]")
        trace.write_text(text)
        made = flow.replay(trace)
        check.that(made == golden, "and what is exported replays to the same bytes", made[:300])


def check_others(check, flow, work, module):
    for name, start in ("Firefox", firefox), ("WebKit", webkit):
        with start() as browser:
            if browser:
                print(f"== {name}")
                check_elsewhere(check, name, browser, flow, work, module)
            else:
                print(f"      {name}: SKIPPED, it or its driver is not on this machine")
