// Where in a text a mouse points: it puts the caret of the field with the focus, and selects what it is dragged
// over, the word of a second click, and all of a third.

class TextPointing {
  constructor(live, typing) {
    this.live = live;
    this.typing = typing;
    this.drag = null;
    this.clicks = { count: 0, stamp: -Infinity, at: [0, 0] };
    const { device } = live.display;
    device.addEventListener("pointermove", (event) => { if (this.isOf(event)) this.move(event); });
    device.addEventListener("pointerup", (event) => this.end(event));
  }

  isOf(event) { return this.drag !== null && this.drag.pointer === event.pointerId; }

  // Whether a mouse that goes down there is for the text.
  begin(event, field) {
    if (event.pointerType === "touch" || !field?.isFocused || field.caret < 0) return false;
    const place = this.place(event, field.id);
    if (place === undefined) return false;
    const count = this.count(event);
    const range = count === 1 ? [place, 0] : count === 2 ? wordAround(field.text, place, field.isSecure) : [0, field.text.length];
    this.drag = { pointer: event.pointerId, field: field.id, anchor: place };
    this.select(event.timeStamp, range);
    this.typing.take();
    return true;
  }

  count({ timeStamp: stamp, clientX, clientY }) {
    const { clicks } = this;
    const isNear = Math.hypot(clientX - clicks.at[0], clientY - clicks.at[1]) < 5;
    const count = stamp - clicks.stamp < 500 && isNear && clicks.count < 3 ? clicks.count + 1 : 1;
    this.clicks = { count, stamp, at: [clientX, clientY] };
    return count;
  }

  move(event) {
    const { field, anchor } = this.drag;
    const place = this.place(event, field);
    if (place === undefined || (place === anchor && this.clicks.count > 1)) return;
    this.select(event.timeStamp, [Math.min(place, anchor), Math.abs(place - anchor)]);
  }

  end(event) { if (this.isOf(event)) this.drag = null; }

  select(stamp, range) {
    const { field } = this.drag;
    const own = this.typing.own();
    if (own && own[0] === range[0] && own[1] === range[1]) return;
    this.live.send(stamp, { type: "selection", target: field, range });
    this.typing.told = undefined;
    this.typing.takeOver();
  }

  // The nearest place between two characters of what is drawn; undefined where nothing is.
  place({ clientX, clientY }, id) {
    const words = this.live.display.view.views.get(id)?.words;
    const { text } = this.live.node(id) ?? {};
    if (!words || text === undefined) return undefined;
    const range = document.createRange();
    const walker = document.createTreeWalker(words, NodeFilter.SHOW_TEXT);
    let [best, nearest, start] = [0, Infinity, 0];
    while (walker.nextNode() && start < text.length) {
      const { length } = walker.currentNode;
      for (let i = 0; i <= length; i += 1) {
        range.setStart(walker.currentNode, i);
        range.collapse(true);
        const box = range.getClientRects()[0];
        if (!box) continue;
        const above = Math.max(0, box.top - clientY, clientY - box.bottom);
        const far = Math.abs(box.left - clientX) + 1000 * above;
        if (far < nearest) [nearest, best] = [far, start + i];
      }
      start += length;
    }
    return Math.min(best, text.length);
  }
}

// The word at a place, as a location and a length; nobody may see where the words of a secret begin.
const wordAround = (text, place, isSecret) => {
  if (isSecret) return [0, text.length];
  // Made once: it reads the browser's dictionaries, which takes longer than a frame has.
  wordAround.segmenter ??= new Intl.Segmenter(undefined, { granularity: "word" });
  const pieces = [...wordAround.segmenter.segment(text)];
  const piece = pieces.findLast(({ index }) => index <= place);
  return piece ? [piece.index, piece.segment.length] : [place, 0];
};
