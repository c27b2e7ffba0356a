"""A session in each scene."""

import time


def play_glide_card(check, page):
    page.tap("trigger")
    page.state_is("resting, position compressed")
    check.that(True, "a click opens the card")
    start = page.point(187, 560)
    page.drag(start, page.point(187, 200))
    page.state_is("resting, position open")
    samples = [each for each in page.events("pointer") if each["phase"] != "hover"][-26:]
    first, last = samples[0], samples[-1]
    # A pixel of the page is a little more than a point of the screen.
    check.that((first["phase"], last["phase"], first["kind"]) == ("down", "up", "mouse")
               and abs(first["location"][1] - 560) < 1.5 and len(samples) >= 12,
               "the mouse drags it open, by its samples", (len(samples), first, last))
    page.swipe(page.point(187, 600), page.point(187, 350))
    first = page.node_value("scroll", "contentOffset?.[1] ?? 0")
    page.rests()
    second = page.node_value("scroll", "contentOffset?.[1] ?? 0")
    check.that(0 < first < second, "a finger flicks the list, which goes on by itself",
               (first, second))
    page.wheel(page.point(187, 500), 200)
    page.wait("flowPlay.take.events.at(-1).event.type === 'scroll'")
    page.rests()
    third = page.node_value("scroll", "contentOffset?.[1] ?? 0")
    check.that(third > second, "a wheel scrolls it", (second, third))
    page.wheel(page.point(187, 500), 5000)
    page.rests()
    end = page.node_value("scroll", "contentOffset[1]")
    page.swipe(page.point(187, 600), page.point(187, 300))
    page.touch("touchStart", page.point(187, 500))
    page.touch("touchEnd")
    page.rests()
    last = page.node_value("scroll", "contentOffset[1]")
    check.that(last == end, "it springs back from beyond its end, also where a finger has stopped it", (end, last))
    page.wheel(page.point(187, 500), third - end)
    page.rests()
    top = page.node_value("card", "frame[1]")
    page.touch("touchStart", page.point(100, 300))
    page.touch("touchStart", page.point(100, 300), page.point(250, 300))
    page.touch("touchMove", page.point(100, 300), page.point(250, 360))
    page.touch("touchMove", page.point(100, 300), page.point(250, 420))
    dots = page.run("document.querySelectorAll('.touch.shown').length")
    page.touch("touchEnd")
    page.settle()
    fingers = {each["id"] for each in page.events("pointer") if "kind" not in each}
    check.that(len(fingers) == 2 and dots == 2 and page.node_value("card", "frame[1]") == top,
               "two fingers are two pointers, of which the scene knows what to take", (fingers, dots))
    page.touch("touchStart", page.point(187, 130))
    for y in (150, 180, 220):
        page.touch("touchMove", page.point(187, y))
    page.touch("touchCancel")
    page.settle()
    check.that(page.events("pointer")[-1]["phase"] == "cancel", "a gesture is taken away",
               page.events("pointer")[-1])
    by_keyboard(check, page)
    page.button("dismiss")
    page.state_is("resting, position closed")
    page.click("#rotate")
    page.settle()
    check.that(page.events("environment")[-1]["environment"]["size"] == [812, 375],
               "the screen turns")
    page.click("#rotate")
    page.click("#reduce-motion")
    page.click("#dark")
    page.click("#more-contrast")
    page.run("""(() => {
        const sizes = document.querySelector("#text-size");
        sizes.value = "accessibilityLarge";
        sizes.dispatchEvent(new Event("change"));
    })()""")
    page.settle()
    check.that(page.events("environment")[-1]["environment"] == {"textSize": "accessibilityLarge"},
               "text grows", page.events("environment")[-1])
    changes = [event["environment"] for event in page.events("environment")]
    check.that({"colorScheme": "dark"} in changes and {"contrast": "increased"} in changes,
               "the look is dark, and its contrast increased", changes)
    check_languages(check, page)
    page.button("show")
    page.state_is("resting, position compressed")
    page.click("#device")
    check.that("command" in page.events(), "commands are given")


def check_languages(check, page):
    """Texts in another language, which the recording keeps, and back."""
    def choose(locale):
        page.run(f"""(() => {{
            const languages = document.querySelector("#language");
            languages.value = "{locale}";
            languages.dispatchEvent(new Event("change"));
        }})()""")
        page.settle()
        return page.events("environment")[-1]["environment"]

    title = ("JSON.parse(flowPlay.take.session.frameJSON()).nodes"
             ".find(({ id }) => id === 'trigger').text")
    change = choose("en-XA")
    shown = page.run(title)
    check.that(change["locale"] == "en-XA" and change["strings"]["glide-card.show"] == shown
               and shown.startswith("["), "texts are accented", (change, shown))
    change = choose("ar-XB")
    check.that(change == {"locale": "ar-XB", "strings": {}, "layoutDirection": "rightToLeft"},
               "and mirrored", change)
    page.click("#right-to-left")
    page.settle()
    check.that(page.run("document.getElementById('screen').dir") == "rtl"
               and page.events("environment")[-1]["environment"] == {"layoutDirection": "rightToLeft"},
               "whatever direction is chosen", page.events("environment")[-1])
    change = choose("en")
    check.that(change == {"locale": "en", "strings": {}, "layoutDirection": "leftToRight"}
               and page.run(title) == "Show", "and English again", change)


def play_verification_code(check, page):
    page.rests()
    check.that(page.events()[0] == "keyboard" and page.run(
        "document.querySelectorAll('.keys .key[data-key=\"7\"]').length") == 1,
        "the keyboard for numbers comes up by itself", page.events())
    page.write("12x")
    page.press("Backspace")
    page.key("7")
    page.key("delete")
    page.write("234")
    page.state_is("verifying")
    page.button("Wrong code")
    page.state_is("failed")
    page.wait("document.getElementById('said').textContent === 'Wrong code'")
    check.that(True, "a wrong code is said")
    page.write("9876")
    page.button("Right, 3 s late")
    time.sleep(0.2)
    check.that(page.state().startswith("verifying"), "a late answer is late")
    page.state_is("verified")
    trace = page.run("flowPlay.take.trace")
    check.that("9876" not in trace and "verify-2" in trace, "the recording has stand-ins", trace)


def play_onboarding(check, page):
    page.tap("field-displayName")
    page.wait("document.querySelector('.keys .key-return') !== null")
    edits_whole_characters(check, page, "field-displayName")
    page.write("Ann")
    page.key("x")
    page.press("Backspace")
    check.that(page.node_value("field-displayName", "text") == "Ann", "text is typed")
    # Between letters, by the arrow keys, and over a selection.
    page.press("ArrowLeft")
    page.press("a")
    check.that(page.node_value("field-displayName", "text") == "Anan", "where the caret is",
               page.node_value("field-displayName", "text"))
    page.press("ArrowLeft", shift=True)
    page.press("ArrowLeft", shift=True)
    page.press("d")
    check.that(page.node_value("field-displayName", "text") == "Adn", "and over a selection",
               page.node_value("field-displayName", "text"))
    # An input method, which shows what it has not decided on.
    count = len(page.events("text"))
    composed = len(page.events("compose"))
    page.send("Input.imeSetComposition", text="ä", selectionStart=1, selectionEnd=1)
    page.send("Input.imeSetComposition", text="änn", selectionStart=3, selectionEnd=3)
    page.settle()
    check.that(page.node_value("field-displayName", "text") == "Adännn"
               and page.node_value("field-displayName", "markedRange") == [2, 3],
               "what an input method composes is marked text of the field",
               page.node_value("field-displayName", "text"))
    page.send("Input.insertText", text="Änne")
    page.settle()
    check.that(page.node_value("field-displayName", "text") == "AdÄnnen"
               and len(page.events("text")) == count, "until it is done", page.events("text")[count:])
    phases = [event["phase"] for event in page.events("compose")[composed:]]
    check.that(phases[-1] == "committed" and set(phases[:-1]) == {"changed"}, "which is told", phases)
    page.press("Control+z")
    check.that(page.node_value("field-displayName", "text") == "Adn", "Control and Z undo it",
               page.node_value("field-displayName", "text"))
    page.press("Control+Shift+z")
    check.that(page.node_value("field-displayName", "text") == "AdÄnnen", "and with Shift do it again",
               page.node_value("field-displayName", "text"))
    page.send("Input.imeSetComposition", text="x", selectionStart=1, selectionEnd=1)
    page.send("Input.imeSetComposition", text="", selectionStart=0, selectionEnd=0)
    page.settle()
    check.that(page.node_value("field-displayName", "text") == "AdÄnnen"
               and page.events("compose")[-1]["phase"] == "cancelled", "an input method may give up",
               page.events("compose")[-1])
    page.press("Control+a")
    page.write("aab")
    page.press("Home")
    page.press("Delete")
    page.press("Delete")
    check.that(page.node_value("field-displayName", "text") == "b", "Delete deletes the letters behind the caret",
               page.node_value("field-displayName", "text"))
    page.send("Input.imeSetComposition", text="y", selectionStart=1, selectionEnd=1)
    page.tap("field-realName")
    page.rests()
    check.that(page.node_value("field-displayName", "text") == "yb",
               "what is being composed is entered before something else is touched",
               page.node_value("field-displayName", "text"))
    page.tap("field-displayName")
    page.rests()
    page.press("Control+a")
    page.run("document.getElementById('typing').dispatchEvent(new InputEvent('beforeinput',"
             " { inputType: 'insertFromPaste', data: 'ab\\r\\ncd', cancelable: true }))")
    page.settle()
    page.press("ArrowLeft")
    page.press("X")
    page.press("Home")
    page.press("Backspace")
    check.that(page.node_value("field-displayName", "text") == "abcXd", "a line break of two units is one to a field",
               page.node_value("field-displayName", "text"))
    page.press("Enter")
    page.rests()
    page.write("Ann Lee")
    page.picture("keyboard-onboarding")
    check.that(page.node_value("field-realName", "text") == "Ann Lee", "return goes on")
    points_at_text(check, page, "field-realName")
    page.press("Enter")
    page.rests()
    page.tap("next-button")
    page.rests()
    check.that("page 2" in page.state() or "pushing" in page.state(), "and to the next page",
               page.state())
    page.set("date", "2026-05-05")
    page.click("#right-to-left")
    page.rests()


def edits_whole_characters(check, page, name):
    """What the browser deletes is told as whole characters: of two faces half of the code units are the same."""
    for text, rest in (("😀😁", "😁"), ("👩‍👩‍👧👩‍👩‍👦", "👩‍👩‍👦"), ("e\u0301e\u0300", "e\u0300")):
        page.send("Input.insertText", text=text)
        page.settle()
        page.press("Home")
        page.settle()
        page.press("Delete")
        page.settle()
        seen = page.node_value(name, "text")
        check.that(seen == rest and page.run("document.getElementById('typing').value") == rest,
                   f"Delete takes a whole character of {text}", (seen, page.events("text")[-1]))
        page.press("End")
        page.settle()
        page.press("Backspace")
        page.settle()
        check.that(page.node_value(name, "text") in ("", None), "and Backspace the other one",
                   page.node_value(name, "text"))


def points_at_text(check, page, name):
    """A mouse in a field with the focus that shows "Ann Lee"; its name is what it was afterwards."""
    def place(number):
        return page.run(f"""(() => {{
            const words = document.querySelector('#screen .node[data-id="{name}"] .words');
            const walker = document.createTreeWalker(words, NodeFilter.SHOW_TEXT);
            let left = {number};
            while (walker.nextNode() && left > walker.currentNode.length) left -= walker.currentNode.length;
            const range = document.createRange();
            range.setStart(walker.currentNode, left);
            const box = range.getClientRects()[0];
            return [box.left + 0.5, (box.top + box.bottom) / 2];
        }})()""")

    def selected():
        page.settle()
        return page.node_value(name, "selectedRange") or page.node_value(name, "caret")

    page.click_at(*place(2))
    check.that(selected() == 2, "a click in a text puts the caret", selected())
    page.page.wait_for_timeout(600)
    page.page.mouse.dblclick(*place(5))
    check.that(selected() == [4, 3], "a double click selects the word", selected())
    page.page.wait_for_timeout(600)
    page.drag(place(1), place(6))
    check.that(selected() == [1, 5], "and what a mouse is dragged over is selected", selected())
    page.press("End")
    check.that(selected() == 7, "until the caret is elsewhere", selected())


def by_keyboard(check, page):
    """Tab goes through the stops of the screen and then on, Space and Escape are the engine's."""
    page.run("document.getElementById('device').focus()")
    stops = []
    for _ in range(8):
        page.press("Tab")
        page.settle()
        if page.run("document.activeElement.id") != "device":
            break
        stops.append(page.run("JSON.parse(flowPlay.take.session.frameJSON()).nodes"
                              ".find(({ focused }) => focused)?.id ?? ''"))
    check.that(stops and "" not in stops and len(set(stops)) == len(stops) < 8,
               "Tab goes through what can be used, and then on to the rest of the page", stops)
    page.run("document.getElementById('device').focus()")
    page.press("Escape")
    page.state_is("resting, position closed")
    check.that(page.events("key")[-1]["key"] == "Escape", "Escape closes the card")
    page.press("Shift+Tab")
    page.settle()
    page.press(" ")
    page.state_is("resting, position compressed")
    check.that(True, "and Space opens it again, on the button with the focus")


def play_card_input(check, page):
    page.tap("input-number-text")
    page.rests()
    page.write("4111111111111111")
    page.rests()
    page.write("Ann")
    page.press("Enter")
    turn_wheels(check, page)
    page.tap("bar-next")
    page.rests()
    check.that(page.state().startswith("entering, page 3"),
               "the bar above the keyboard is part of it, and takes a tap", page.state())
    frame = page.events("keyboard")[-1]["frame"]
    check.that(frame == [0, 812 - 335, 375, 335], "which the keyboard's frame includes", frame)
    page.write("123")
    page.rests()
    page.swipe(page.node("input-strip"), page.point(340, page.run(
        "parseFloat(document.getElementById('screen').style.height) / 2")))
    page.rests()
    trace = page.run("flowPlay.take.trace")
    check.that("Ann" not in trace and '"text"' in trace, "the recording has stand-ins", trace)


def turn_wheels(check, page):
    page.wait("document.querySelectorAll('.wheel').length === 2")
    page.rests()
    x, y = page.centre(".wheel")
    page.drag((x, y), (x, y - 64), samples=12, rest=0.2)
    page.wait("flowPlay.take.events.some(({ event }) => event.type === 'select')")
    row = page.events("select")[-1]["row"]
    check.that(1 <= row <= 4, "a wheel is turned by a finger", row)
    page.run("document.querySelector('.wheel').focus()")
    page.press("ArrowDown")
    page.wait(f"document.querySelector('.wheel [aria-selected]').id.endsWith('-{row + 1}')")
    check.that(page.events("select")[-1]["row"] == row + 1, "and by the arrow keys")
    for key in "07":
        page.press(key)
    page.wait("flowPlay.take.events.at(-1).event.row === 6")
    page.rests()
    check.that(page.run("""(() => {
        const wheel = document.querySelector(".wheel");
        return wheel.role === "listbox" && !wheel.closest("[aria-hidden=true]")
            && document.getElementById(wheel.getAttribute("aria-activedescendant")).textContent === "07"
            && document.querySelectorAll("#device select").length === 0;
    })()"""), "or by what is written on a row, which a screen reader is told")
    check.that(page.run("""(() => {
        const drawn = document.querySelector("#screen .wheel-rows > div");
        const middle = [...drawn.children].find(({ style }) => style.opacity === "1");
        return middle.textContent === "07" && drawn.children.length === 7;
    })()"""), "and drawn as a wheel")
    page.picture("wheels-card-input")
    # Of the months of this year those that have passed are not taken.
    page.set("date", "2026-05-05")
    page.run("document.querySelector('.wheel').focus()")
    page.press("Home")
    page.wait("flowPlay.take.events.at(-1).event.row === 0")
    page.wait("""(() => {
        const drawn = document.querySelector("#screen .wheel-rows > div");
        return [...drawn.children].find(({ style }) => style.opacity === "1")?.textContent === "05";
    })()""")
    check.that(True, "where the scene takes another row, the wheel goes there")


def play_adaptive_field(check, page):
    page.tap("name")
    page.rests()
    page.write("Anna")
    page.press("Backspace")
    page.write("bel")
    page.press("Enter")
    page.rests()
    page.tap("card")
    page.rests()
    page.write("411111")
    page.send("Input.insertText", text="2222")
    page.rests()
    texts = [page.node_value(f"card.section-{i}", "text") for i in range(4)]
    check.that("".join(t or "" for t in texts) == "4111112222", "text is typed and pasted", texts)
    page.picture("accessory-adaptive-field")
    page.tap("accessory-next")
    page.rests()
    check.that("field price" in page.state(), "the accessory view goes on", page.state()[:80])
    page.write("12")
    if page.run("document.querySelector('.keys .key-hide') !== null"):
        page.key("hide")
    page.rests()


SESSIONS = {
    "glide-card": play_glide_card, "verification-code": play_verification_code,
    "onboarding": play_onboarding, "card-input": play_card_input,
    "adaptive-field": play_adaptive_field,
}
