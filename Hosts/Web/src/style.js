/** The look that no node says. */
export const style = `
:host { display: block; position: relative; width: 375px; height: 812px; overflow: clip; contain: strict; }
:host([hidden]) { display: none; }
.window {
  position: absolute; left: 0; top: 0; overflow: clip; direction: ltr; touch-action: none;
  user-select: none; -webkit-user-select: none; -webkit-tap-highlight-color: transparent;
  color: #000; font: 16px/1.2 system-ui, sans-serif; isolation: isolate; cursor: default;
}
.window * { touch-action: none; }
.window .wheel, .window .wheel * { touch-action: pan-y; }
.node, .extent, .content { position: absolute; left: 0; top: 0; transform-origin: 0 0; box-sizing: border-box; }
.content { width: 100%; height: 100%; }
.node { pointer-events: none; }
.node[data-kind="button"] { cursor: pointer; }
.node[data-kind="field"] { cursor: text; }
@media (hover: hover) { .node[data-kind="button"]:hover { filter: opacity(0.8); } }
.node[data-kind="button"][data-hovered] { filter: opacity(0.8); }
.node[data-kind="button"]:is(:active, [data-pressed]) { filter: opacity(0.5); }
.scroll { scrollbar-width: none; overscroll-behavior: none; }
.scroll::-webkit-scrollbar { display: none; }
.face, .words, .input, .picture {
  position: absolute; inset: 0; box-sizing: border-box; margin: 0; padding: 0; border: 0; border-radius: inherit;
}
.face, .input { width: 100%; height: 100%; font: inherit; color: inherit; background: none; appearance: none; }
.input { outline: none; resize: none; user-select: text; -webkit-user-select: text; opacity: 1; }
.input::placeholder { color: var(--placeholder, inherit); opacity: 1; }
textarea.input { line-height: 1.2; }
.face:focus-visible, .scroll:focus-visible, .wheel:focus-visible, .input.keys:focus-visible {
  outline: 2px solid Highlight; outline-offset: 1px;
}
.words { display: flex; align-items: center; overflow: hidden; pointer-events: none; }
.words > span { flex: none; max-width: none; transform-origin: left; }
.words[style*="pre-wrap"] > span { flex: 1; min-width: 0; }
.words[style*="center"] > span { transform-origin: center; }
.words[style*="right"] > span, .words[dir="rtl"][style*="start"] > span { transform-origin: right; }
.picture {
  background: center / contain no-repeat; pointer-events: none;
  mask: center / contain no-repeat; -webkit-mask: center / contain no-repeat;
}
.picture.own-size { inset: calc(50% - 12px) calc(50% - 12px); }
.outline { position: absolute; left: 0; top: 0; width: 100%; height: 100%; overflow: visible; pointer-events: none; }
.said, .voice {
  position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap;
}
[data-kind="picker"] {
  display: flex; justify-content: center; pointer-events: auto; background-color: #d1d4da;
}
.dark [data-kind="picker"] { background-color: #2b2b2e; color: #fff; }
.wheel {
  flex: 1; max-width: 140px; overflow: hidden auto; scroll-snap-type: y mandatory;
  scrollbar-width: none; text-align: center; font-size: 21px; line-height: var(--row); color: inherit;
  overscroll-behavior: contain; mask: linear-gradient(transparent, #000 40% 60%, transparent);
}
.wheel::before, .wheel::after { content: ""; display: block; height: calc((var(--room) - var(--row)) / 2); }
.wheel > * { height: var(--row); scroll-snap-align: center; white-space: nowrap; }
.problem {
  position: absolute; inset: 0; overflow: auto; padding: 16px; margin: 0; background: #fff; color: #9b1c1c;
  font: 14px/1.4 system-ui, sans-serif; white-space: pre-wrap; overflow-wrap: anywhere;
}
`;
