"""What a person does with the custom element, and what it makes of that."""

import json

SCENE = "document.querySelector('flow-scene')"
KEYBOARD = f"JSON.parse({SCENE}.session.frameJSON()).state.keyboard"
FOCUSED = f"{SCENE}.screen.nodes.find((node) => node.isFocused)"


class Hands:
    """A scene on the test's page, and the findings."""

    def __init__(self, page, ask):
        self.page, self.ask = page, ask
        self.is_well = True

    def open(self, scene, **attributes):
        self.ask(self.page, "begin", scene, {name.replace("_", "-"): value for name, value in attributes.items()})

    def that(self, what, expression, wanted):
        """Waits for a value."""
        try:
            self.page.wait(f"JSON.stringify({expression}) === JSON.stringify({wanted})", 20)
            print(f"ok    {what}")
        except TimeoutError:
            self.is_well = False
            print(f"FAIL  {what}: {self.page.run(f'JSON.stringify({expression})')}, not {wanted}")

    def click(self, selector):
        self.page.click_at(*self.page.run(
            f"(() => {{ const box = {SCENE}.shadowRoot.querySelector(`{selector}`).getBoundingClientRect();"
            " return [box.left + box.width / 2, box.top + box.height / 2]; })()"))

    def type(self, text):
        self.page.page.keyboard.type(text, delay=10)

    def press(self, *keys):
        for key in keys:
            self.page.page.keyboard.press(key)


def use(page, ask):
    """Returns whether all is as it should be."""
    hands = Hands(page, ask)
    enters_a_card(hands)
    edits_text(hands)
    edits_characters(hands)
    enters_a_code(hands)
    leaves_motions_to_the_browser(hands)
    is_restored(hands)
    reopens(hands)
    heeds_handlers(hands)
    keeps_the_time_by_hand(hands)
    keeps_to_the_first_finger(hands)
    follows_the_system(hands)
    uses_the_clipboard(hands)
    turns_wheels(hands)
    comes_and_goes(hands)
    springs_back(hands)
    composes(hands)
    follows_the_keyboard(hands)
    keeps_to_the_scene_of_a_key(hands)
    is_transformed(hands)
    follows_the_page(hands)
    return hands.is_well


def enters_a_card(hands):
    hands.open("card-input")
    hands.click('[data-id="input-number-text"] .input')
    hands.type("4111111111111111")
    hands.that("a number leads on to the name", f"{FOCUSED}?.id", "'input-holder-text'")
    hands.type("Ada Byron")
    hands.press("Enter")
    hands.that("the name leads on to the date", f"{FOCUSED}?.id", "'input-expiry-text'")
    hands.that("which has wheels", f"!{SCENE}.screen.node('picker-expiry').isHidden", "true")
    hands.press("ArrowDown", "End")
    hands.that("that turn by keys", f"{SCENE}.screen.node('picker-expiry').selectedRows[0]", "11")
    hands.that("and keep the field", f"{FOCUSED}?.id", "'input-expiry-text'")
    hands.click('[data-id="bar-next"] .face')
    hands.that("a button leads on to the code", f"{FOCUSED}?.id", "'input-code-text'")
    hands.type("123")
    hands.press("Enter")
    hands.that("and the card is submitted", f"{SCENE}.state", "'submitted'")


def edits_text(hands):
    hands.open("onboarding")
    hands.click(".input")
    hands.that("a field that is clicked is the scene's", f"{FOCUSED}?.id", "'field-displayName'")
    hands.page.send("Input.imeSetComposition", text="に", selectionStart=1, selectionEnd=1)
    hands.page.send("Input.imeSetComposition", text="日本", selectionStart=2, selectionEnd=2)
    hands.that("what an input method composes is marked text", f"[{FOCUSED}.text, {FOCUSED}.markedRangeLength].join()",
               "'日本,2'")
    hands.page.send("Input.insertText", text="日本")
    hands.that("and entered once", f"{FOCUSED}.text", "'日本'")
    hands.press("Control+z")
    hands.that("Control and Z undo it", f"{FOCUSED}.text", "''")
    hands.press("Control+y")
    hands.that("and Control and Y do it again", f"{FOCUSED}.text", "'日本'")
    hands.type("ab")
    hands.press("ArrowLeft")
    hands.type("X")
    hands.press("Backspace", "Backspace")
    hands.that("the caret is where a person has put it", f"{FOCUSED}.text", "'日本b'")
    hands.press("Control+a")
    hands.type("one two")
    hands.press("Control+Backspace")
    hands.that("a word is deleted", f"{FOCUSED}.text", "'one '")
    hands.press("Control+a")
    hands.type("aab")
    hands.press("Home", "Delete", "Delete")
    hands.that("Delete deletes the letters behind the caret", f"{FOCUSED}.text", "'b'")
    hands.press("Control+a")
    hands.type("foo foo")
    hands.press("ArrowLeft", "ArrowLeft", "ArrowLeft", "Control+Backspace")
    hands.type("X")
    hands.that("a word before its like is the one that is deleted", f"{FOCUSED}.text", "'Xfoo'")
    hands.page.run(f"(() => {{ const input = {SCENE}.shadowRoot.activeElement; input.value = 'Filled in';"
                   " input.dispatchEvent(new InputEvent('input', { bubbles: true })); })()")
    hands.that("what the browser fills in is entered", f"{FOCUSED}.text", "'Filled in'")
    hands.press("Tab")
    hands.that("Tab leads on to the next field", f"{FOCUSED}?.id", "'field-realName'")
    hands.page.run("(Object.defineProperty(visualViewport, 'height', { value: innerHeight - 300, configurable: true }),"
                   " visualViewport.dispatchEvent(new Event('resize')))")
    hands.that("a keyboard on the screen is the scene's", KEYBOARD, "'shown'")
    hands.page.run("(delete visualViewport.height, visualViewport.dispatchEvent(new Event('resize')))")
    hands.page.run(f"{SCENE}.command('setValue', 'ab\\r\\ncd', {FOCUSED}.id)")
    hands.press("Control+End", "ArrowLeft")
    hands.type("X")
    hands.press("Home", "Backspace")
    hands.type("Y")
    hands.that("a line break of two units is one to a field", f"[{FOCUSED}.text, {SCENE}.shadowRoot.activeElement.value]",
               "['abYcXd', 'abYcXd']")


def edits_characters(hands):
    """A browser reports edits of its own in UTF-16 units, which may be within what a person sees as a character."""
    hands.open("onboarding")
    hands.click(".input")
    target = "{ type: 'text', target: 'field-displayName', range: [0, 10000] }"
    edits = {
        "an emoji is replaced by one of the same high surrogate": ("a😀b", "a😁b"),
        "the first of two is deleted": ("😀😁", "😁"),
        "and the last": ("😀😁", "😀"),
        "a flag is deleted beside one with the same letter": ("🇩🇪🇩🇰", "🇩🇰"),
        "a family loses a child": ("👩‍👧‍👦x", "👩‍👧x"),
        "a hand loses its color": ("👍🏽👍", "👍👍"),
        "a letter gets an accent": ("xey", "xéy"),
        "and loses it": ("xéy", "xey"),
        "an accent alone is replaced": ("éé", "éè"),
    }
    for what, (before, after) in edits.items():
        hands.page.run(
            f"{SCENE}.send(Object.assign({target}, {{ replacement: {json.dumps(before)} }}))"
            f" && (() => {{ const input = {SCENE}.shadowRoot.activeElement; input.value = {json.dumps(after)};"
            " input.dispatchEvent(new InputEvent('input', { bubbles: true })); })()")
        hands.that(what, f"[{FOCUSED}.text, {SCENE}.shadowRoot.activeElement.value]", json.dumps([after, after]))
    two = json.dumps("\U0001F600\U0001F601")
    hands.page.run(f"{SCENE}.send(Object.assign({target}, {{ replacement: {two} }}))")
    hands.press("Home", "Delete")
    hands.that("Delete deletes one of two emoji", f"{FOCUSED}.text", json.dumps("\U0001F601"))


def enters_a_code(hands):
    hands.open("verification-code", takes_focus="")
    hands.type("12")
    hands.press("Backspace")
    hands.type("3")
    hands.that("a field without a text of its own takes and deletes digits",
               f"{SCENE}.screen.nodes.filter(({{ id }}) => id.startsWith('digit')).map(({{ text }}) => text).join('')",
               "'13'")
    digits = f"{SCENE}.screen.nodes.filter(({{ id }}) => id.startsWith('digit')).map(({{ text }}) => text).join('')"
    hands.type("4")
    hands.press("ArrowLeft", "Backspace")
    hands.that("also where a key would have put the caret elsewhere", digits, "'13'")
    hands.press("Control+a")
    hands.page.run(f"{SCENE}.shadowRoot.activeElement.dispatchEvent(new InputEvent('beforeinput',"
                   " { inputType: 'deleteContentBackward', cancelable: true }))")
    hands.that("or has selected what is not shown", f"[{digits}, {SCENE}.shadowRoot.activeElement.selectionStart]",
               "['1', 1]")
    hands.that("a caret blinks by itself", f"{SCENE}.shadowRoot.getAnimations().length", "1")
    frame = hands.page.run(f"{SCENE}.session.frame")
    hands.page.page.wait_for_timeout(300)
    hands.that("while the engine sleeps", f"{SCENE}.session.frame", str(frame))


def leaves_motions_to_the_browser(hands):
    hands.open("glide-card", animations="browser")
    # Of 0.8 s of a spring, a page without this asks the engine for some 48 frames.
    hands.page.run("(window.flights = 0, window.advances = 0, Element.prototype.animate = ((animate) =>"
                   " function (...options) { window.flights += 1; return animate.apply(this, options); })"
                   f"(Element.prototype.animate), {SCENE}.session.advance = ((advance) =>"
                   " function (...options) { window.advances += 1; return advance.apply(this, options); })"
                   f"({SCENE}.session.advance), 0)")
    hands.page.run(f"{SCENE}.command('show')")
    hands.that("motions are the browser's, if it is asked", "window.flights > 0", "true")
    hands.page.wait("isAtRest()")
    hands.that("and need a few frames of the engine only", "window.advances < 12", "true")
    card = f"{SCENE}.shadowRoot.querySelector('[data-id=\"card\"]')"
    hands.that("and end where the engine has it",
               f"Math.abs({card}.getBoundingClientRect().top - {SCENE}.screen.node('card').y) < 0.5", "true")


def follows_the_system(hands):
    """Color scheme, contrast and text size are the system's."""
    hands.open("glide-card", restore="")
    hands.page.run(f"{SCENE}.command('show')")
    card = f"getComputedStyle({SCENE}.shadowRoot.querySelector('[data-id=\"card\"]')).backgroundColor"
    trigger = f"{SCENE}.screen.node('trigger').fontSize"
    hands.that("a card is light", card, "'rgb(255, 255, 255)'")
    hands.page.page.emulate_media(color_scheme="dark", contrast="more")
    hands.that("or dark, and of more contrast, as the system has it", card, "'rgb(36, 36, 38)'")
    hands.that("text has the usual size", trigger, "17")
    # What the browser's setting does to text without a size of its own.
    hands.page.run(f"[...{SCENE}.shadowRoot.querySelectorAll('div')].find(({{ style }}) => style.fontSize === 'medium')"
                   ".style.fontSize = '20px'")
    hands.that("or the one that a person has chosen in the browser", trigger, "21")
    hands.page.page.emulate_media(color_scheme="light", contrast="no-preference")


def uses_the_clipboard(hands):
    """The effects `copy` and `paste`, of keys that a page sends itself."""
    hands.page.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    hands.open("onboarding")
    hands.click(".input")
    hands.type("Ann Lee")
    hands.page.run(f"{SCENE}.send({{ type: 'key', key: 'a', modifiers: ['control'] }})")
    hands.that("all of a text is selected", f"{FOCUSED}.selectedRangeLength", "7")
    hands.page.run(f"{SCENE}.send({{ type: 'key', key: 'x', modifiers: ['control'] }})")
    hands.that("what is cut is gone", f"{FOCUSED}.text", "''")
    hands.page.run(f"{SCENE}.send({{ type: 'key', key: 'v', modifiers: ['control'] }})")
    hands.that("and entered from the clipboard", f"{FOCUSED}.text", "'Ann Lee'")


def reopens(hands):
    """What changes while the element is out of the page counts when it is back."""
    hands.open("glide-card", restore="card")
    hands.page.run("(window.scene = document.querySelector('flow-scene'), window.main = scene.parentNode,"
                   " window.first = scene.session, scene.setAttribute('scene', 'glide-card'), scene.remove(), main.append(scene), 0)")
    hands.page.page.wait_for_timeout(100)
    hands.that("an element that is moved keeps its session", "scene.session === first", "true")
    hands.page.run("(scene.remove(), scene.setAttribute('scene', 'onboarding'), main.append(scene), 0)")
    hands.that("a scene that was set out of the page is opened", "scene.screen?.node('field-displayName')?.kind", "'field'")
    hands.page.run("(scene.scene = 'glide-card', scene.remove(), 0)")
    hands.page.page.wait_for_timeout(100)
    hands.page.run("(main.append(scene), 0)")
    hands.that("also if it was removed at once", "scene.screen?.node('card')?.kind", "'view'")
    hands.page.run("(sessionStorage.clear(), scene.setAttribute('configuration', '{\"segmented\":true}'), scene.remove(), 0)")
    hands.that("what is kept is of the configuration that was open",
               "JSON.parse(sessionStorage.getItem('flow-scene:card')).origin", "JSON.stringify(['glide-card', null])")
    hands.page.run("(sessionStorage.clear(), main.append(scene), 0)")
    hands.that("which is opened anew as well", "scene.session !== null && scene.configuration.segmented", "true")
    hands.page.run("sessionStorage.clear()")


def heeds_handlers(hands):
    """A handler may answer or close the scene while it is told of something."""
    listen = ("(window.told = [], window.problems = [], ['flow-state', 'flow-effect', 'flow-error'].forEach((name) =>"
              " SCENE.addEventListener(name, ({ detail }) => told.push(detail.state ?? detail.kind ?? detail.name ?? detail.type))), 0)"
              ).replace("SCENE", SCENE)
    # The page's first handler of effects answers at once: the first time that the code is wrong.
    hands.open("verification-code", takes_focus="")
    hands.page.run(listen)
    hands.type("1234")
    hands.that("effects of an answer that a handler gives come after that which it answers", "told",
               "['verifying', 'verify', 'failed', 'announce']")
    hands.open("verification-code", takes_focus="")
    hands.page.run(listen)
    hands.page.run(f"({SCENE}.addEventListener('flow-state', ({{ target }}) => target.close()), 0)")
    hands.type("1234")
    hands.that("a handler that closes the scene loses no effect", "told", "['verifying', 'verify']")
    hands.that("and there is nothing left", f"{SCENE}.session", "null")
    # A finger's scrolling ends in a report, after which the list goes on by itself.
    hands.open("glide-card")
    hands.page.run(f"{SCENE}.command('show', 'open')")
    hands.page.wait("isAtRest()")
    hands.page.run(listen)
    hands.page.run(f"(({{ session }}) => {{ const send = session.send.bind(session); session.send = (time, event) =>"
                   " send(time, event.type === 'scroll' && event.phase === 'ended' ? { type: 'command', name: 'nothing' } : event);"
                   f" }})({SCENE})")
    hands.page.run(f"({SCENE}.addEventListener('flow-error', ({{ target }}) => target.close()), 0)")
    mouse = hands.page.page.mouse
    mouse.move(180, 600)
    mouse.down()
    for y in range(590, 400, -10):
        mouse.move(180, y)
    mouse.up()
    hands.that("a handler may close the scene at the end of a finger's scrolling", f"[told.at(-1), {SCENE}.session]",
               "['refused', null]")


def keeps_the_time_by_hand(hands):
    hands.open("glide-card", clock="manual")
    hands.page.run(f"{SCENE}.environment = {{ colorScheme: 'dark' }}")
    hands.that("an environment comes at the time that is kept by hand", f"{SCENE}.session.time", "0")
    hands.page.run(f"({SCENE}.advance(1), {SCENE}.command('show'))")
    hands.that("and so does a command", f"{SCENE}.session.time", "1")
    hands.page.run(f"({SCENE}.send({{ type: 'tick' }}, 1e9), {SCENE}.send({{ type: 'tick' }}, 2), {SCENE}.command('dismiss'))")
    hands.that("a time that is refused has not come", f"{SCENE}.session.time", "2")


def keeps_to_the_first_finger(hands):
    hands.open("onboarding")
    at = hands.page.run(
        "['next-button', 'field-displayName'].map((id) => {"
        f" const box = {SCENE}.shadowRoot.querySelector(`[data-id=\"${{id}}\"]`).getBoundingClientRect();"
        " return [box.left + box.width / 2, box.top + box.height / 2]; })")
    first, second = at
    hands.page.run(f"(window.sent = [], (({{ session }}) => {{ const send = session.send.bind(session);"
                   f" session.send = (time, event) => {{ sent.push(event.type); return send(time, event); }}; }})({SCENE}), 0)")
    hands.page.touch("touchStart", first)
    hands.page.touch("touchStart", first, second)
    # Without the second one: it is lifted.
    hands.page.touch("touchMove", first)
    hands.page.touch("touchEnd")
    hands.that("a second finger on a field takes no tap from the first one", "sent.filter((type) => type === 'tap')", "['tap']")


def turns_wheels(hands):
    hands.open("card-input", environment='{"date":"2026-02-15"}')
    hands.page.run(f"{SCENE}.send({{ type: 'focus', target: 'input-expiry-text' }})")
    rows = (f"[{SCENE}.screen.node('picker-expiry')?.selectedRows[0],"
            f" {SCENE}.shadowRoot.querySelector('.wheel')?.scrollTop / 32]")
    hands.that("a wheel that is shown has turned to the scene's row", rows, "[1, 1]")
    hands.page.run(f"(window.scene = {SCENE}, window.main = scene.parentNode, scene.remove(), main.append(scene), 0)")
    hands.that("and keeps it when it is moved", rows, "[1, 1]")
    hands.page.run("(scene.hidden = true, scene.send({ type: 'select', target: 'picker-expiry', component: 0, row: 7 }), 0)")
    hands.page.settle()
    hands.page.run("(scene.hidden = false, 0)")
    hands.that("or was hidden", rows, "[7, 7]")


def comes_and_goes(hands):
    """An element that is removed while a finger is down, or a list is scrolled."""
    hands.open("glide-card")
    trigger = hands.page.run(f"(({{ left, top }}) => [left + 20, top + 20])({SCENE}.shadowRoot"
                             ".querySelector('[data-id=\"trigger\"]').getBoundingClientRect())")
    back = "(scene.remove(), main.append(scene), 0)"
    hands.page.run(f"(window.scene = {SCENE}, window.main = scene.parentNode, 0)")
    hands.page.touch("touchStart", trigger)
    hands.page.run(back)
    hands.page.touch("touchEnd")
    hands.page.touch("touchStart", trigger)
    hands.page.touch("touchEnd")
    position = "scene.screen.node('card').accessibilityValue"
    hands.that("an element that was removed under a finger can be touched again", position, "'compressed'")
    hands.page.wait("isAtRest()")
    hands.page.touch("touchStart", (187, 525))
    hands.page.touch("touchMove", (187, 480))
    hands.page.run("(scene.remove(), 0)")
    hands.page.touch("touchEnd")
    hands.page.run("(main.append(scene), 0)")
    pans = "scene.session.recording().split('\\n').filter((line) => line.includes('\"pan\"')).map((line) => JSON.parse(line).phase)"
    hands.that("and cancels what the finger did", f"{pans}.at(-1)", "'cancelled'")
    hands.page.run("scene.command('show', 'open')")
    hands.page.wait("isAtRest()")
    hands.page.run("scene.send({ type: 'scroll', target: 'scroll', offset: [0, 150] })")
    list_ = "[scene.screen.node('scroll').contentOffsetY, scene.shadowRoot.querySelector('.scroll').scrollTop]"
    hands.that("a list is where the scene has it", list_, "[150, 150]")
    hands.page.run(back)
    hands.that("also when it is back", list_, "[150, 150]")


def springs_back(hands):
    hands.open("glide-card")
    hands.page.run(f"{SCENE}.command('show', 'open')")
    hands.page.wait("isAtRest()")
    place = f"{SCENE}.screen.node('scroll').contentOffsetY"
    end = hands.page.run(f"(({{ contentHeight, height, insetBottom }}) => contentHeight + insetBottom - height)"
                         f"({SCENE}.screen.node('scroll'))")
    hands.page.run(f"{SCENE}.send({{ type: 'scroll', target: 'scroll', offset: [0, {end}] }})")
    hands.page.touch("touchStart", (187, 600))
    for y in range(590, 390, -20):
        hands.page.touch("touchMove", (187, y))
    hands.that("a list follows a finger beyond its end", f"{place} > {end}", "true")
    hands.page.touch("touchEnd")
    hands.page.touch("touchStart", (187, 600))
    hands.page.touch("touchEnd")
    hands.that("and springs back, also from a touch that has stopped it", place, str(end))


def composes(hands):
    """What is being composed is entered when something else is touched, and gone when the scene does without it."""
    hands.open("card-input", takes_focus="")
    hands.page.run(f"{SCENE}.send({{ type: 'focus', target: 'input-holder-text' }})")
    hands.page.run(f"{SCENE}.send({{ type: 'keyboard', phase: 'willShow', frame: [0, 500, 375, 312], duration: 0, curve: 'linear' }})")
    hands.page.wait("isAtRest()")
    hands.page.send("Input.imeSetComposition", text="ADA", selectionStart=3, selectionEnd=3)
    hands.click('[data-id="bar-next"]')
    hands.that("a word that is being composed is entered before a button is touched, which needs it",
               f"[{SCENE}.screen.node('input-holder-text').text, {FOCUSED}?.id]", "['ADA', 'input-expiry-text']")
    hands.open("onboarding")
    hands.click(".input")
    hands.page.send("Input.imeSetComposition", text="に", selectionStart=1, selectionEnd=1)
    hands.page.run(f"{SCENE}.command('setValue', 'Bob', 'field-displayName')")
    hands.that("a value that a scene gets ends a composition",
               f"[{FOCUSED}.text, {SCENE}.shadowRoot.activeElement.value]", "['Bob', 'Bob']")
    hands.type("x")
    hands.that("after which one types on", f"[{FOCUSED}.text, {SCENE}.shadowRoot.activeElement.value]", "['Bobx', 'Bobx']")
    hands.page.send("Input.imeSetComposition", text="日", selectionStart=1, selectionEnd=1)
    hands.page.send("Input.insertText", text="日")
    # As Safari does, whose composition ends before the key that ends it.
    hands.page.run(f"{SCENE}.shadowRoot.activeElement.dispatchEvent(new KeyboardEvent('keydown',"
                   " { key: 'Enter', keyCode: 229, bubbles: true, composed: true, cancelable: true }))")
    hands.that("Enter that confirms a conversion is no return", f"[{FOCUSED}.id, {FOCUSED}.text]",
               "['field-displayName', 'Bobx日']")


def follows_the_keyboard(hands):
    raised = ("(Object.defineProperty(visualViewport, 'height', { value: innerHeight - 300, configurable: true }),"
              " visualViewport.dispatchEvent(new Event('resize')))")
    hands.open("onboarding")
    hands.page.run(raised)
    hands.page.run(f"(window.scene = {SCENE}, window.main = scene.parentNode, scene.style.width = '420px', 0)")
    hands.that("a keyboard stays where the element gets another size",
               f"[scene.shadowRoot.querySelector('.window').style.width, {KEYBOARD}]", "['420px', 'shown']")
    hands.page.run("(scene.remove(), delete visualViewport.height, visualViewport.dispatchEvent(new Event('resize')),"
                   " main.append(scene), 0)")
    hands.that("and is gone if it went while the element was away", KEYBOARD, "'hidden'")
    hands.page.run(raised)
    hands.page.run("(scene.setAttribute('environment', '{}'), 0)")
    hands.that("another session is told of it as well", f"scene.session && {KEYBOARD}", "'shown'")
    hands.page.run("(delete visualViewport.height, visualViewport.dispatchEvent(new Event('resize')))")


def keeps_to_the_scene_of_a_key(hands):
    """Commands of keys go to the scene whose node has the focus, and outwards from there."""
    hands.open("checkout")
    hands.page.run(f"{SCENE}.command('show', 'compressed', 'card')")
    hands.page.wait("isAtRest()")
    grabber = f"{SCENE}.shadowRoot.querySelector('[data-id=\"card/grabber\"] [role=spinbutton]')"
    hands.page.run(f"{grabber}.focus()")
    value = f"{SCENE}.screen.node('card/grabber').accessibilityValue"
    hands.that("an arrow with Alt is the browser's",
               f"[{grabber}.dispatchEvent(new KeyboardEvent('keydown', {{ key: 'ArrowUp', altKey: true, bubbles: true,"
               f" composed: true, cancelable: true }})), {value}]", "[true, 'compressed']")
    hands.press("ArrowUp")
    hands.that("an arrow is of the scene in which a node has the focus", value, "'open'")
    hands.page.wait("isAtRest()")
    hands.press("Escape")
    hands.that("and so is Escape", value, "'closed'")


def is_transformed(hands):
    hands.open("glide-card")
    hands.page.run(f"({SCENE}.style.cssText = 'transform: scale(1, 0.5); transform-origin: 0 0', 0)")
    hands.click('[data-id="trigger"]')
    told = f"{SCENE}.session.recording().split('\\n').map((line) => line && JSON.parse(line))"
    hands.that("a touch is where it is, also of an element that is scaled in one direction",
               f"{told}.find(({{ type }}) => type === 'tap')?.location", "[337, 22]")
    hands.page.run("(Object.defineProperty(visualViewport, 'height', { value: innerHeight - 300, configurable: true }),"
                   " visualViewport.dispatchEvent(new Event('resize')))")
    hands.that("and so is a keyboard", f"{told}.find(({{ type }}) => type === 'keyboard')?.frame",
               "[0, 2 * (innerHeight - 300), innerWidth, 600]")
    hands.page.run("(delete visualViewport.height, visualViewport.dispatchEvent(new Event('resize')))")


def follows_the_page(hands):
    """What changes outside of the element: the day, the screen, the direction of what it is in."""
    hands.page.run("(window.kept = { setTimeout, Date }, window.waits = [], window.setTimeout = (tell, time, ...more) => {"
                   " waits.push({ tell, time }); return kept.setTimeout.call(window, tell, time, ...more); }, 0)")

    def is_day(day):
        hands.page.run("(window.Date = class extends kept.Date { constructor(...when) {"
                       f" super(...(when.length ? when : [2031, 4, {day}])); }} }}, 0)")

    hands.open("card-input")
    told = f"{SCENE}.session.recording().split('\\n').flatMap((line) => line && JSON.parse(line).environment || [])"
    is_day(6)
    hands.page.run("waits.find(({ time }) => time > 0 && time <= 864e5 && Number.isInteger(time))?.tell()")
    hands.that("at midnight it is told of the day", f"{told}.at(-1)?.date", "'2031-05-06'")
    is_day(7)
    hands.page.run("document.dispatchEvent(new Event('visibilitychange'))")
    hands.that("and when the page is seen again", f"{told}.at(-1)?.date", "'2031-05-07'")
    hands.page.run("(Object.assign(window, kept), document.querySelector('main').dir = 'rtl', 0)")
    hands.that("and of the direction of any element around it", f"{told}.at(-1)?.layoutDirection", "'rightToLeft'")
    hands.page.run("(document.querySelector('main').removeAttribute('dir'), 0)")
    # Without another size of the window, emulation changes no media query.
    hands.page.size(1000, 1001, scale=2)
    hands.that("and of another screen's scale", f"{told}.at(-1)?.scale", "2")
    hands.page.size(1000, 1000)
    hands.page.run(f"({SCENE}.environment = {{ boldText: true }}, {SCENE}.environment = {{}}, 0)")
    hands.that("and that the page overrides something no more", f"{told}.at(-1)?.boldText", "false")


def is_restored(hands):
    hands.open("glide-card", restore="card")
    hands.page.run(f"{SCENE}.command('show')")
    position = f"{SCENE}.screen.node('card').accessibilityValue"
    hands.that("a command brings the card up", position, "'compressed'")
    hands.page.wait("isAtRest()")
    hands.page.run(f"{SCENE}.remove()")
    hands.open("glide-card", restore="card")
    hands.that("a scene is restored", position, "'compressed'")
    hands.page.run("(sessionStorage.clear(), document.addEventListener('flow-error', ({ detail }) => {"
                   " window.problem = [detail.kind, detail.error.name]; }))")
    hands.page.run(f"{SCENE}.setAttribute('configuration', '{{\"segments\":true}}')")
    hands.that("a wrong configuration is an error that the page is told of", "window.problem",
               "['configuration', 'FlowError']")
    hands.that("and a reader sees", f"{SCENE}.shadowRoot.querySelector('.problem')?.role", "'alert'")
