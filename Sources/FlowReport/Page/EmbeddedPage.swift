// swift-format-ignore-file
// Written by scripts/embed-page from page.html and the files that it names: change those.

/// The page of a report, without the data.
enum EmbeddedPage {
  /// The page before the data.
  static let head = ##"""
<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="Content-Security-Policy" content="default-src 'none';
 script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:">
<link rel="icon" href="data:,">
<title>Flow report</title>
<style>
:root {
  color-scheme: light dark;
  --page: #f4f5f7; --panel: #ffffff; --line: #dcdfe4; --hover: #eceef2;
  --ink: #1b1f27; --soft: #5c6472; --accent: #4a4fd0; --chosen: #e6e7fb;
  --expected: #096a5d; --actual: #9c4708; --differs: #b71f1f; --passed: #176a31;
  --differs-wash: rgba(198, 40, 40, .12); --missing: #805300; --stage: #e7e9ee;
  --pan: #3a6fd8; --tap: #8a3fc4; --text: #0b7a6b; --keyboard: #8a5a00; --other: #6b7280;
  --mono: ui-monospace, "SF Mono", "Cascadia Mono", "DejaVu Sans Mono", monospace;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #14161b; --panel: #1c1f26; --line: #323743; --hover: #282c36;
    --ink: #e8eaf0; --soft: #9ea6b6; --accent: #a5a9ff; --chosen: #2f3263;
    --expected: #4fd1bd; --actual: #ffac66; --differs: #ff7b72; --passed: #66d48a;
    --differs-wash: rgba(255, 123, 114, .16); --missing: #e5b567; --stage: #0e1014;
    --pan: #7aa7ff; --tap: #cf9bff; --text: #4fd1bd; --keyboard: #e5b567; --other: #9ea6b6;
  }
}
* { box-sizing: border-box; }
html, body { height: 100%; margin: 0; }
body {
  display: flex; flex-direction: column; background: var(--page); color: var(--ink);
  font: 13px/1.45 system-ui, "Segoe UI", "Noto Sans", sans-serif; overflow: hidden;
}
h1 { font-size: 15px; margin: 0; }
h2 {
  font-size: 11px; margin: 0; letter-spacing: .04em; text-transform: uppercase;
  color: var(--soft); font-weight: 600;
}
p, ul, ol, dl { margin: 0; padding: 0; }
ul, ol { list-style: none; }
button, select, input[type="search"] {
  font: inherit; color: inherit; background: var(--panel); border: 1px solid var(--line);
  border-radius: 6px; padding: 3px 9px; min-height: 28px;
}
input::placeholder { color: var(--soft); opacity: 1; }
button { cursor: pointer; }
button:hover { background: var(--hover); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
[hidden] { display: none !important; }
kbd {
  font: 11px var(--mono); border: 1px solid var(--line); border-radius: 4px; padding: 0 4px;
  color: var(--soft); background: var(--page);
}
.space { flex: 1; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.skip { position: absolute; left: 8px; top: -60px; background: var(--panel); padding: 8px; }
.skip:focus { top: 8px; z-index: 9; }
.top {
  display: flex; align-items: center; gap: 12px; padding: 8px 14px; background: var(--panel);
  border-bottom: 1px solid var(--line);
}
#notice {
  display: flex; align-items: center; gap: 10px; padding: 5px 14px; color: var(--ink);
  background: linear-gradient(var(--differs-wash), var(--differs-wash)), var(--panel);
  border-bottom: 1px solid var(--differs);
}
#notice span { flex: 1; overflow-wrap: anywhere; }
#notice button { border: 0; background: none; }
#counts { color: var(--soft); flex: 1; }
.top .count { color: var(--soft); }
.top [aria-pressed="true"] { background: var(--chosen); border-color: var(--accent); }
#cases-toggle { display: none; }
.layout {
  flex: 1; min-height: 0; display: grid; gap: 1px; background: var(--line);
  grid-template: "cases main events inspector" minmax(0, 1fr)
    "cases time time time" auto / 216px minmax(0, 1fr) 290px 330px;
}
.layout > * { background: var(--panel); min-height: 0; min-width: 0; }
nav { grid-area: cases; display: flex; flex-direction: column; }
:where(.layout) > main { grid-area: main; display: flex; flex-direction: column; }
.events-section { grid-area: events; display: flex; flex-direction: column; }
.inspector { grid-area: inspector; display: flex; flex-direction: column; overflow: hidden; }
.timeline { grid-area: time; }
@media (max-width: 1279px) {
  #cases-toggle { display: block; }
  .layout {
    grid-template: "main events" minmax(0, 1fr) "main inspector" minmax(0, 1fr)
      "time time" auto / minmax(0, 1fr) 316px;
  }
  nav {
    display: none; position: fixed; z-index: 5; left: 0; top: 45px; bottom: 0; width: 270px;
    box-shadow: 4px 0 24px rgba(0, 0, 0, .3);
  }
  nav.open { display: flex; }
  .inspector.inspector { overflow: auto; }
  .inspector.inspector > section { flex: none; max-height: none; overflow: visible; }
  .inspector.inspector #nodes { max-height: 170px; }
  #modes.modes button { padding: 3px 6px; }
  #scale, .tools kbd { display: none; }
}
.filter { display: flex; gap: 8px; align-items: center; padding: 8px; }
.filter input[type="search"] { flex: 1; min-width: 0; }
.filter label { white-space: nowrap; color: var(--soft); }
#found {
  flex: none; max-height: 46%; overflow: auto; border-bottom: 1px solid var(--line);
  padding-bottom: 6px;
}
#found h2 { letter-spacing: 0; text-transform: none; padding: 4px 12px 1px; }
#found button {
  display: block; width: 100%; border: 0; border-radius: 0; background: none; text-align: left;
  padding: 2px 12px; min-height: 24px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap;
}
#found button:hover { background: var(--hover); }
#found .soft { padding: 2px 12px; }
#case-list { position: relative; overflow: auto; flex: 1; padding-bottom: 12px; }
#case-list h2 {
  padding: 10px 12px 3px; position: sticky; top: 0; z-index: 1; background: var(--panel);
  overflow-wrap: anywhere;
}
.case {
  position: relative; display: flex; gap: 8px; align-items: baseline; width: 100%; border: 0; border-radius: 0;
  text-align: left; background: none; padding: 3px 12px; min-height: 26px;
}
.case[aria-current] { background: var(--chosen); font-weight: 600; }
.case .mark { width: 1em; flex: none; text-align: center; }
.case .name { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.is-passed { color: var(--passed); } .is-bad { color: var(--differs); }
.is-open { color: var(--missing); }
.case-head {
  display: flex; flex-wrap: wrap; gap: 2px 10px; align-items: baseline; padding: 8px 14px;
  border-bottom: 1px solid var(--line);
}
#case-title { font-size: 15px; text-transform: none; letter-spacing: 0; color: var(--ink); }
.kind { font-weight: 600; }
#case-place { color: var(--soft); font: 12px var(--mono); overflow-wrap: anywhere; }
#case-message { flex-basis: 100%; overflow-wrap: anywhere; max-height: 4.4em; overflow: auto; }
.copies { color: var(--soft); display: inline-flex; flex-wrap: wrap; gap: 4px; align-items: baseline; }
.copies button { min-height: 22px; padding: 0 7px; font-size: 12px; color: var(--ink); }
.copies button:disabled { opacity: 1; color: var(--soft); border-style: dashed; cursor: default; }
.tools {
  display: flex; flex-wrap: wrap; gap: 4px 12px; align-items: center; padding: 6px 14px;
  color: var(--soft); min-height: 41px;
}
.tools label { display: inline-flex; align-items: center; gap: 5px; }
#modes { display: flex; }
#modes button { border-radius: 0; margin-left: -1px; padding: 3px 8px; color: var(--ink); }
#modes button:first-child { border-radius: 6px 0 0 6px; }
#modes button:last-child { border-radius: 0 6px 6px 0; }
#modes [aria-checked="true"] {
  background: var(--chosen); border-color: var(--accent); z-index: 1; font-weight: 600;
}
#opacity, #gain { width: 90px; accent-color: var(--accent); }
.events-section > h2, #differences > h2, .inspector h2 { padding: 8px 12px 4px; }
.count { font-weight: 400; letter-spacing: 0; }
#differences {
  display: flex; flex-direction: column; max-height: 46%; min-height: 90px; flex: none;
  border-bottom: 1px solid var(--line);
}
#difference-list { overflow: auto; }
#difference-list button {
  display: block; width: 100%; border: 0; border-radius: 0; background: none;
  text-align: left; padding: 3px 12px 3px 9px; border-left: 3px solid transparent;
}
#difference-list .now { border-left-color: var(--differs); background: var(--differs-wash); }
#difference-list button:hover { background: var(--hover); }
#events { overflow: auto; flex: 1; position: relative; font-size: 12px; }
#events:focus-visible { outline-offset: -2px; }
.row {
  position: absolute; left: 0; right: 0; height: 24px; display: flex; gap: 8px;
  align-items: center; padding: 0 12px; white-space: nowrap; cursor: pointer;
}
.row:hover { background: var(--hover); }
.row[aria-selected="true"] { background: var(--chosen); }
.row[aria-selected="true"] .name { font-weight: 600; }
.row .time {
  font: 11px var(--mono); color: var(--soft); width: 58px; text-align: right; flex: none;
}
.row .dot { width: 8px; height: 8px; border-radius: 4px; flex: none; }
.row .detail { color: var(--soft); overflow: hidden; text-overflow: ellipsis; flex: 1; }
.row .effect {
  color: var(--accent); overflow: hidden; text-overflow: ellipsis; flex: 0 1 auto;
  max-width: 60%;
}
.row.differs::before {
  content: ""; position: absolute; left: 0; top: 0; bottom: 0; width: 3px;
  background: var(--differs);
}
.moment { overflow: auto; max-height: 42%; flex: none; padding-bottom: 6px; }
.inspector > section + section { border-top: 1px solid var(--line); }
#state { display: flex; flex-wrap: wrap; gap: 2px 14px; padding: 0 12px; }
#state div { display: flex; gap: 5px; }
#state dt, .soft { color: var(--soft); }
#state dd { margin: 0; font-weight: 600; overflow-wrap: anywhere; white-space: pre-line; }
.changed { color: var(--accent); }
.apart { background: var(--differs-wash); }
#effects, #animations { padding: 0 12px; font-size: 12px; }
#effects li { overflow-wrap: anywhere; }
#animations li {
  position: relative; padding: 1px 0 4px; white-space: nowrap; overflow: hidden;
  text-overflow: ellipsis;
}
#animations i {
  position: absolute; left: 0; bottom: 1px; height: 2px; background: var(--accent);
  width: 100%; transform-origin: 0 0;
}
#animations .apart { white-space: normal; padding: 3px 6px 6px; margin: 2px -6px; border-radius: 6px; }
#animations .is-expected, #animations .is-expected b { color: var(--expected); }
#animations .is-actual, #animations .is-actual b { color: var(--actual); }
.plot { display: block; width: 100%; height: 64px; margin-top: 3px; }
.plot polyline { fill: none; stroke-width: 1.5; vector-effect: non-scaling-stroke; }
.plot polyline.is-expected { stroke: var(--expected); stroke-dasharray: 5 3; }
.plot polyline.is-actual { stroke: var(--actual); }
.plot line { stroke: var(--accent); stroke-width: 1; }
.tabs { display: flex; gap: 4px; padding: 6px 12px 4px; }
.tabs button { min-height: 24px; padding: 0 8px; font-size: 12px; color: var(--soft); }
.tabs [aria-pressed="true"] {
  background: var(--chosen); border-color: var(--accent); color: var(--ink); font-weight: 600;
}
#reading { overflow: auto; counter-reset: read; }
#reading button {
  display: flex; flex-wrap: wrap; gap: 0 8px; width: 100%; border: 0; border-radius: 0;
  background: none; text-align: left; padding: 3px 12px; align-items: baseline;
}
#reading button::before {
  counter-increment: read; content: counter(read); color: var(--soft); min-width: 1.3em;
  text-align: right; font: 11px var(--mono);
}
#reading button:hover { background: var(--hover); }
#reading [aria-pressed="true"] { background: var(--chosen); }
#reading .role { color: var(--soft); font-size: 11px; }
#reading .is-expected { color: var(--expected); flex-basis: 100%; }
.node-head { display: flex; align-items: baseline; justify-content: space-between; }
#node-away { border: 0; background: none; min-height: 24px; margin-right: 6px; color: var(--soft); }
.nodes-section { display: flex; flex-direction: column; min-height: 84px; flex: 2 1 0; }
#nodes { overflow: auto; }
#nodes button {
  display: flex; gap: 6px; width: 100%; border: 0; border-radius: 0; background: none;
  min-height: 22px; padding-block: 0; text-align: left; font: 12px var(--mono);
  align-items: center;
}
#nodes button:hover { background: var(--hover); }
#nodes [aria-pressed="true"] { background: var(--chosen); font-weight: 600; }
#nodes .differs { box-shadow: inset 3px 0 var(--differs); }
#nodes .faint { color: var(--soft); font-style: italic; }
#nodes .soft { font-size: 11px; }
.node-section { display: flex; flex-direction: column; min-height: 120px; flex: 3 1 0; }
#node-title { text-transform: none; letter-spacing: 0; font: 600 13px var(--mono); }
.node-section { overflow: auto; }
.ask {
  border: 0; border-radius: 3px; background: none; color: inherit; padding: 0; min-height: 0; font: inherit;
  text-align: left; text-decoration: underline dotted; text-underline-offset: 3px; cursor: help;
}
.ask:hover { background: var(--hover); }
.ask[aria-expanded="true"] { background: var(--chosen); text-decoration: none; }
.cause {
  margin: 2px 12px 10px; padding: 6px 10px; border-left: 3px solid var(--accent); background: var(--hover);
  font: 12px/1.5 var(--mono); overflow-wrap: anywhere;
}
.cause p { margin: 0; }
.cause p + p { margin-top: 3px; }
#node { border-collapse: collapse; font: 12px var(--mono); margin: 0 12px 10px; }
#node th, #node td { text-align: left; vertical-align: top; padding: 1px 10px 1px 0; }
#node th { font-weight: 400; color: var(--soft); white-space: nowrap; }
#node td { overflow-wrap: anywhere; min-width: 60px; }
#node .expected { color: var(--expected); } #node .actual { color: var(--actual); }
.transport { display: flex; flex-wrap: wrap; gap: 4px; align-items: center; padding: 6px 12px; }
.transport button { min-width: 32px; }
#play { min-width: 44px; color: var(--accent); }
#moment { padding-left: 8px; font-variant-numeric: tabular-nums; }
#track { position: relative; height: 84px; cursor: col-resize; touch-action: none; }
#track:focus-visible { outline-offset: -2px; }
canvas { display: block; position: absolute; left: 0; top: 0; }
#playhead {
  position: absolute; left: 0; top: 0; width: 1px; height: 100vh; background: var(--accent);
  pointer-events: none; z-index: 2;
}
#playhead::before {
  content: ""; position: absolute; left: -5px; top: 0; border: 5px solid transparent;
  border-top-color: var(--accent);
}
.timeline { overflow: hidden; position: relative; }
#curves {
  position: relative; overflow-x: hidden; overflow-y: auto; max-height: 22vh;
  border-top: 1px solid var(--line);
}
#curve-names { position: relative; z-index: 1; pointer-events: none; }
#curve-names p {
  height: 40px; padding: 3px 0 0 12px; font: 11px/1.3 var(--mono); width: 128px;
  white-space: nowrap; overflow: hidden;
}
#curve-names b { display: block; font-weight: 600; }
#curve-names .none { width: auto; height: 30px; line-height: 24px; color: var(--soft); }
dialog {
  border: 1px solid var(--line); border-radius: 12px; background: var(--panel);
  color: var(--ink); padding: 18px 22px; max-width: 460px;
}
dialog::backdrop { background: rgba(0, 0, 0, .4); }
#key-list { display: grid; grid-template-columns: auto 1fr; gap: 5px 16px; margin: 12px 0; }
#key-list dd { margin: 0; }
.stage-section { flex: 1; min-height: 0; display: flex; flex-direction: column; }
#stage {
  flex: 1; min-height: 0; display: flex; justify-content: center; align-items: flex-start;
  gap: 28px; padding: 8px 14px 14px; background: var(--stage); overflow: auto;
  isolation: isolate;
  /* What stands above and below a screen. */
  --around: 60px;
}
.pane { margin: 0; position: relative; flex: none; }
.pane figcaption {
  font-size: 11px; line-height: 17px; height: 20px; color: var(--soft); white-space: nowrap;
}
.pane figcaption:has(.caption) { height: 36px; white-space: normal; }
.caption {
  display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden;
}
.caption + .caption, .caption:has(+ .caption) {
  display: block; white-space: nowrap; text-overflow: ellipsis;
}
.pane figcaption b { color: var(--ink); font-weight: 600; }
#stage:not([data-mode="alone"]) .is-expected b { color: var(--expected); }
#stage:not([data-mode="alone"]) .is-actual b { color: var(--actual); }
#stage:not([data-mode="alone"]) .pane .caption.is-expected b { color: var(--expected); }
.layers { display: grid; isolation: isolate; }
.sheet { grid-area: 1 / 1; position: relative; }
.sheet.away { visibility: hidden; }
.sheet + .sheet { pointer-events: none; }
[data-mode="overlay"] .sheet + .sheet { opacity: var(--opacity); }
[data-mode="difference"] .sheet + .sheet { mix-blend-mode: difference; }
[data-mode="difference"] .layers { filter: brightness(var(--gain)); }
.device {
  position: relative; forced-color-adjust: none; overflow: hidden; background: var(--backdrop, #ffffff);
  border-radius: 6px;
  box-shadow: 0 0 0 1px rgba(120, 128, 145, .5), 0 6px 22px rgba(0, 0, 0, .16);
}
[data-mode="difference"] .device { box-shadow: none; }
.screen {
  position: absolute; left: 0; top: 0; transform-origin: 0 0; color: #000000;
  --px: 1px; font-family: system-ui, sans-serif; line-height: 1.2;
}
.node { position: absolute; cursor: pointer; }
.node.clips { overflow: hidden; }
.node .content { position: absolute; left: 0; top: 0; }
.node .words {
  position: absolute; inset: 0; display: flex; align-items: center; overflow: hidden;
  white-space: pre; pointer-events: none;
}
.node .words.wraps { white-space: pre-wrap; }
.node .words.from-top { align-items: flex-start; }
.node .words > span { flex: none; transform-origin: left; }
[dir="rtl"] .node .words > span { transform-origin: right; }
.node .words.wraps > span { flex: 1; min-width: 0; }
.node .drawing { overflow: hidden; border-radius: inherit; }
.node .drawing { pointer-events: none; }
.node .hint { opacity: .5; }
.node .caret {
  display: inline-block; width: 2px; height: 1.15em; margin: 0 -1px; vertical-align: -0.2em;
  background: #2f6bff;
}
.node mark {
  color: inherit; border-radius: 2px;
  background: color-mix(in srgb, var(--tint, #2f6bff) 30%, transparent);
}
.node svg { position: absolute; left: 0; top: 0; overflow: visible; pointer-events: none; }
.node.picture::before {
  content: attr(data-image); position: absolute; inset: 0; display: flex;
  align-items: center; justify-content: center; font-size: 10px; color: #2b303b;
  overflow: hidden; border-radius: inherit; box-shadow: inset 0 0 0 1px rgba(90, 100, 120, .5);
  background: repeating-linear-gradient(45deg, rgba(225, 229, 238, .8) 0 4px,
    rgba(205, 210, 222, .8) 4px 8px);
}
.guides .node .thumb.shown { display: block; }
.node .thumb {
  display: none; position: absolute; right: 2px; width: 3px; border-radius: 2px; background: rgba(0, 0, 0, .35);
  pointer-events: none;
}
.guides .node.bare:not(:has(> .content))::after {
  content: attr(data-label); position: absolute; inset: 0; font-size: 9px; line-height: 1;
  display: flex; align-items: center; justify-content: center; text-align: center;
  color: rgba(84, 94, 114, .95); overflow: hidden; pointer-events: none;
  border-radius: inherit;
  outline: var(--px) dashed rgba(104, 114, 134, .75); outline-offset: calc(-1 * var(--px));
}
.guides .node.focused { outline: calc(2 * var(--px)) solid #2f6bff; outline-offset: var(--px); }
.node.ringed { outline: calc(3 * var(--px)) solid #2f6bff; outline-offset: calc(2 * var(--px)); }
.node.differs { outline: calc(2 * var(--px)) solid #e02020; outline-offset: calc(-2 * var(--px)); }
[data-mode="difference"] .node.ringed { outline: calc(3 * var(--px)) solid #2f6bff; outline-offset: calc(2 * var(--px)); }
.node.differs { outline: none; }
.touch {
  position: absolute; width: 36px; height: 36px; margin: -18px; border-radius: 18px;
  background: rgba(74, 79, 208, .28); border: 2px solid rgba(74, 79, 208, .8);
  pointer-events: none; display: none;
}
.guides .touch.shown { display: block; }
.chosen {
  position: absolute; left: 0; top: 0; pointer-events: none; border: 2px solid #6a5cff;
  box-shadow: 0 0 0 1px rgba(255, 255, 255, .75), inset 0 0 0 1px rgba(255, 255, 255, .75);
  border-radius: 3px;
}
[data-mode="difference"] .chosen { display: none; }
#no-frames { padding: 20px 14px; overflow: auto; flex: 1; background: var(--stage); }
#stage:not([hidden]) + #no-frames { flex: none; max-height: 45%; padding: 0 14px 14px; }
#no-frames pre {
  font: 12px/1.6 var(--mono); background: var(--panel); border: 1px solid var(--line);
  border-radius: 8px; padding: 10px 12px; overflow: auto; margin: 0;
}
#no-frames mark { background: var(--differs-wash); color: inherit; }
/* What a client puts into a list is not in the frame; faint rows show how it moves, and differ in nothing. */
#stage:not([data-mode="difference"]) .node.clips:has(> .thumb.shown):not(:has(> .content > .node)) {
  background-image: linear-gradient(to bottom, transparent 43px, rgba(120, 124, 134, .3) 43px),
    linear-gradient(to bottom, transparent 16px, rgba(120, 124, 134, .25) 16px 28px, transparent 28px);
  background-position: 0 var(--scrolled, 0), 16px var(--scrolled, 0);
  background-size: 100% 44px, 45% 44px;
  background-repeat: repeat, repeat-y;
}
#overview { flex: 1; min-height: 0; overflow: auto; background: var(--page); padding: 4px 18px 24px; }
#overview h2 {
  padding: 14px 0 8px; font-size: 13px; text-transform: none; letter-spacing: 0; color: var(--ink);
}
.reason-head { display: flex; flex-wrap: wrap; align-items: baseline; gap: 2px 12px; }
.reason-head h2 { overflow-wrap: anywhere; }
.reason-head .accept { font-size: 12px; min-height: 24px; padding: 0 8px; overflow-wrap: anywhere; }
#overview ul { display: flex; flex-wrap: wrap; gap: 10px; }
.card {
  display: flex; flex-direction: column; align-items: center; gap: 6px; width: 140px;
  padding: 10px 8px 8px; border-radius: 10px; content-visibility: auto;
  contain-intrinsic-size: 140px 246px;
}
.card .name {
  max-width: 100%; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; font-size: 12px;
}
.thumbnail {
  display: flex; width: 116px; height: 200px; justify-content: center; align-items: center;
  pointer-events: none;
}
.thumbnail .device { box-shadow: 0 0 0 1px rgba(120, 128, 145, .5); }
.coverage { padding-top: 10px; }
.coverage summary { cursor: pointer; font-weight: 600; padding: 4px 0; }
#overview .coverage h2 { padding: 12px 0 4px; }
.coverage .count { color: var(--soft); }
.coverage .tables { display: flex; flex-wrap: wrap; gap: 12px 24px; align-items: flex-start; padding-top: 6px; }
.coverage table { border-collapse: collapse; background: var(--panel); font-variant-numeric: tabular-nums; }
.coverage th, .coverage td { border: 1px solid var(--line); padding: 2px 8px; text-align: left; font-weight: 400; }
.coverage thead th { color: var(--soft); font-weight: 600; }
.coverage td { color: inherit; }
#variants { flex: 1; min-height: 0; overflow: auto; background: var(--stage); padding: 10px 14px 18px; }
#variant-list { display: flex; flex-wrap: wrap; gap: 14px; }
#variant-list figure { margin: 0; width: 166px; }
#variant-list .thumbnail { width: 166px; height: 300px; align-items: flex-start; }
#variant-list figcaption { font-size: 12px; padding: 4px 0 6px; color: var(--soft); overflow-wrap: anywhere; }
#findings-title { padding: 12px 0 6px; }
.finding { display: block; width: 100%; margin: 3px 0; text-align: left; overflow-wrap: anywhere; }
.finding.is-meant { color: var(--soft); }
#variants-toggle .count:not(:empty) { color: var(--differs); font-weight: 600; }
#variants-toggle[aria-pressed="true"] { background: var(--chosen); border-color: var(--accent); }
/* On a small screen, or one that is zoomed in, the page scrolls, and the screen comes first. */
@media (max-width: 719px), (max-height: 519px) {
  html:has(.layout), body:has(> .layout) { height: auto; min-height: 100%; }
  body:has(> .layout) { display: block; overflow: visible; }
  .top { flex-wrap: wrap; gap: 4px 8px; padding: 6px 10px; }
  .top kbd, .top h1 { display: none; }
  .layout { display: flex; flex-direction: column; }
  .layout > * { flex: none; }
  .layout .events-section, .layout .inspector { order: 1; }
  .layout .events-section { height: 420px; }
  .layout .nodes-section { max-height: 320px; }
  .case-head { padding: 6px 10px; }
  #case-place { display: none; }
  #case-message { max-height: 2.9em; }
  .tools { padding: 4px 10px; flex-wrap: nowrap; overflow-x: auto; }
  .tools > * { flex: none; }
  .stage-section { flex: none; }
  #stage { flex: none; height: max(300px, 54vh); gap: 14px; padding: 6px 8px; }
  #curves { max-height: 82px; }
}
@media (max-width: 719px) and (min-height: 520px) {
  #counts { order: 1; flex-basis: 100%; }
  .layout .timeline { position: sticky; bottom: 0; z-index: 3; }
}
/* A low window has more room beside the screen than below it. */
@media (min-width: 600px) and (max-height: 519px) {
  .layout {
    display: grid; grid-template: none; align-items: start; align-content: start;
    grid-template-columns: minmax(0, 1fr) minmax(250px, 38%); background: var(--panel);
  }
  .layout > main, .layout .stage-section { display: contents; }
  .layout > *, .case-head, .tools { grid-area: auto / 2; }
  #counts { min-width: 0; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
  .top { flex-wrap: nowrap; height: 42px; }
  .top button { white-space: nowrap; }
  #stage, #no-frames {
    grid-column: 1; grid-row: 1 / span 9; position: sticky; top: 0; height: calc(100vh - 42px);
    padding: 2px 8px 6px; --around: 46px;
  }
  .layout .timeline { order: 0; }
  .case-head { border-bottom: 0; }
  .tools { flex-wrap: wrap; overflow: visible; min-height: 0; }
  .tools #modes { flex: 0 1 auto; flex-wrap: wrap; }
  .transport { flex-wrap: wrap; }
}
/* In the screen, and so in points. */
.keys {
  position: absolute; display: flex; flex-direction: column; gap: 8px; padding: 8px 4px 0;
  box-sizing: border-box; background: #d1d4db; color: #000000; user-select: none; z-index: 1;
  direction: ltr;
}
.keys.is-drawn { pointer-events: none; overflow: hidden; }
.keys[hidden] { display: none; }
.key-row {
  flex: 1; min-height: 0; max-height: 54px; display: flex; gap: 6px; justify-content: center;
}
.key {
  flex: 1 1 0; min-width: 0; max-width: 130px; display: flex; align-items: center;
  justify-content: center; background: #ffffff; border-radius: 5px; font-size: 20px;
  box-shadow: 0 1px 0 #8b8f97; overflow: hidden;
}
.key-none { visibility: hidden; }
.key-space { flex-grow: 5; font-size: 15px; max-width: none; }
.key-return, .key-signs { flex-grow: 2; font-size: 15px; }
.key-delete, .key-shift, .key-return, .key-signs, .key-hide { background: #abb1bd; }
.keys.is-pad .key-delete { background: none; box-shadow: none; }
/* The letters of the second row are as wide as those of the first. */
.keys:not(.is-pad) .key-row:nth-child(2) { padding-inline: 5%; }
[data-ground="dark"] > .keys { background: #2b2b2e; color: #ffffff; }
[data-ground="dark"] > .keys .key { background: #6c6c70; box-shadow: 0 1px 0 #1a1a1c; }
[data-ground="dark"] > .keys :is(.key-delete, .key-shift, .key-return, .key-signs, .key-hide) {
  background: #47474b;
}
[data-ground="dark"] > .keys.is-pad .key-delete { background: none; box-shadow: none; }
.wheel-rows {
  position: absolute; inset: 0; overflow: hidden; display: flex; justify-content: center;
  background: #d1d4db; color: #000000; direction: ltr;
}
.wheel-rows::before {
  content: ""; position: absolute; left: 50%; top: 50%; width: 240px; max-width: 100%; height: 32px;
  transform: translate(-50%, -50%); border-radius: 7px; background: rgba(120, 120, 130, .2);
}
.wheel-rows > div { position: relative; width: 120px; }
.wheel-rows span { position: absolute; left: 0; right: 0; text-align: center; transform: translateY(-50%); }
[data-ground="dark"] .wheel-rows { background: #2b2b2e; color: #ffffff; }
</style>
</head>
<body>
<a class="skip" href="#stage">Skip to the screen</a>
<a class="skip" href="#events">Skip to the events</a>
<header class="top">
  <button type="button" id="cases-toggle" aria-controls="cases" aria-expanded="false">
    Cases</button>
  <h1>Flow report</h1>
  <p id="counts"></p>
  <button type="button" id="overview-toggle" aria-pressed="false">Overview
    <span class="count" id="reason-count"></span> <kbd>O</kbd></button>
  <button type="button" id="keys-open" aria-haspopup="dialog">Keys <kbd>?</kbd></button>
</header>
<p id="notice" role="alert" hidden><span></span>
  <button type="button" id="notice-away" aria-label="Put the message away">✕</button></p>
<main id="overview" aria-label="Overview" hidden></main>
<div class="layout">
  <nav id="cases" aria-label="Cases">
    <div class="filter">
      <input type="search" id="case-filter" placeholder="Search"
       aria-label="Search cases, nodes, differences and events">
      <label><input type="checkbox" id="case-failing"> failing</label>
    </div>
    <div id="found" role="region" aria-label="Found in this case" hidden></div>
    <div id="case-list"></div>
  </nav>
  <main id="main">
    <div class="case-head">
      <h2 id="case-title" tabindex="-1"></h2>
      <span id="case-kind" class="kind"></span>
      <span id="case-place"></span>
      <span class="copies" role="group" aria-label="Copy">copy
        <button type="button" id="copy-link" title="The address of this moment">link</button>
        <button type="button" id="copy-accept"
         title="The commands that make these frames the golden">accept …</button>
        <button type="button" id="copy-place" title="The trace and the number of its line">place</button>
        <button type="button" id="copy-line" title="The line of the trace">line</button></span>
      <p id="case-message"></p>
    </div>
    <section class="stage-section" aria-label="Screen">
      <div class="tools">
        <div id="modes" class="modes" role="radiogroup" aria-label="Expected and actual"></div>
        <label id="opacity-label">expected
          <input type="range" id="opacity" min="0" max="100" value="50"
           aria-label="How opaque the expected screen is"> </label>
        <label id="gain-label" hidden>amplified
          <input type="range" id="gain" min="0" max="6" value="3"
           aria-label="How much a difference is amplified"> <output id="gain-value"></output></label>
        <span class="space"></span>
        <button type="button" id="variants-toggle" aria-pressed="false" aria-controls="variants">
          Variants <span class="count" id="finding-count"></span> <kbd>V</kbd></button>
        <label><input type="checkbox" id="guides"> guides <kbd>G</kbd></label>
        <output id="scale" aria-label="Scale"></output>
      </div>
      <div id="stage" tabindex="-1"></div>
      <div id="variants" role="region" aria-label="Variants at rest" hidden>
        <ul id="variant-list" aria-label="Screens"></ul>
        <h2 id="findings-title">What an audit finds</h2>
        <ol id="finding-list" aria-labelledby="findings-title"></ol>
      </div>
      <div id="no-frames" hidden></div>
    </section>
  </main>
  <section class="events-section" aria-label="Differences and events">
    <div id="differences" hidden>
      <h2>What differs <span class="count" id="difference-count"></span></h2>
      <ol id="difference-list"></ol>
    </div>
    <h2 id="events-title">Events <span class="count" id="event-count"></span></h2>
    <div id="events" role="listbox" tabindex="0" aria-labelledby="events-title"></div>
  </section>
  <aside class="inspector" aria-label="Inspector">
    <section aria-labelledby="state-title" class="moment">
      <h2 id="state-title">State</h2>
      <dl id="state"></dl>
      <h2 id="effects-title">Effects</h2>
      <ul id="effects" aria-labelledby="effects-title"></ul>
      <h2 id="animations-title">In flight <span class="count" id="animation-count"></span></h2>
      <ul id="animations" aria-labelledby="animations-title"></ul>
    </section>
    <section aria-labelledby="nodes-title" class="nodes-section">
      <h2 id="nodes-title" class="unseen">Nodes</h2>
      <div class="tabs" role="group" aria-label="Order of the nodes">
        <button type="button" id="nodes-shown" aria-pressed="true">Nodes
          <span class="count" id="node-count"></span></button>
        <button type="button" id="reading-shown" aria-pressed="false">Read aloud
          <span class="count" id="reading-count"></span></button>
      </div>
      <ul id="nodes" aria-label="Nodes, back to front"></ul>
      <ol id="reading" aria-label="What a screen reader reads" hidden></ol>
    </section>
    <section aria-labelledby="node-title" class="node-section">
      <div class="node-head"><h2 id="node-title">Node</h2>
        <button type="button" id="node-away" aria-label="Put the chosen node away">✕</button></div>
      <table id="node"><thead></thead><tbody></tbody></table>
    </section>
  </aside>
  <section class="timeline" aria-label="Timeline">
    <div class="transport" role="group" aria-label="Playback">
      <button type="button" id="first" aria-label="First frame">⇤</button>
      <button type="button" id="back" aria-label="Frame before">◂</button>
      <button type="button" id="play" aria-label="Play">▶</button>
      <button type="button" id="forward" aria-label="Next frame">▸</button>
      <button type="button" id="last" aria-label="Last frame">⇥</button>
      <select id="speed" aria-label="Speed">
        <option value="0.1">0.1×</option><option value="0.25">0.25×</option>
        <option value="0.5">0.5×</option><option value="1" selected>1×</option>
        <option value="2">2×</option><option value="4">4×</option>
        <option value="16">16×</option>
      </select>
      <output id="moment"></output>
      <span class="space"></span>
      <button type="button" id="difference-next" hidden>Next difference <kbd>D</kbd></button>
      <button type="button" id="zoom-out" aria-label="Zoom out">−</button>
      <button type="button" id="zoom-fit">Fit</button>
      <button type="button" id="zoom-in" aria-label="Zoom in">+</button>
    </div>
    <div id="track" role="slider" tabindex="0" aria-label="Frame" aria-valuemin="0">
      <canvas id="track-canvas" aria-hidden="true"></canvas>
      <div id="playhead"></div>
    </div>
    <div id="curves"><div id="curve-names"></div>
      <canvas id="curve-canvas" role="img" aria-label="Curves"></canvas></div>
  </section>
</div>
<p id="live" class="unseen" role="status" aria-live="polite"></p>
<dialog id="keys" aria-labelledby="keys-title">
  <h2 id="keys-title">Keys</h2>
  <dl id="key-list"></dl>
  <form method="dialog"><button>Close</button></form>
</dialog>
<noscript>This report needs JavaScript; nothing of it leaves this page.</noscript>

"""##

  /// The page after the data.
  static let tail = ##"""
<script>
(() => {
"use strict";
// Decodes a case. Values are in tables and frames are columns of numbers that refer to them, so two
// frames with the same number have the same value, without a look at it.

const byId = (id) => document.getElementById(id);
const readData = (id) => JSON.parse(byId(id).textContent);

const patched = (base, patch) => {
  const node = { ...base };
  for (const name in patch) {
    if (patch[name] === null) delete node[name]; else node[name] = patch[name];
  }
  return node;
};

const resolved = (table) => {
  const nodes = [];
  for (const entry of table) {
    nodes.push(Array.isArray(entry) ? patched(nodes[entry[0]], entry[1]) : entry);
  }
  return nodes;
};

// Frames with the same nodes share one list, so that drawing can compare by identity.
const nodeLists = (column) => {
  let list = [];
  return column.map((entry) => {
    if (entry === 0) return list;
    if (Array.isArray(entry[0])) {
      list = entry[0];
    } else {
      list = list.slice();
      for (let i = 0; i < entry.length; i += 2) list[entry[i]] = entry[i + 1];
    }
    return list;
  });
};

// Whether a language is the one that is laid out from right to left, whatever a trace's direction is.
const isMirrored = (locale) => /^ar-xb$/i.test(locale ?? "");

class Frames {
  constructor(data, tables) {
    this.times = data.times;
    this.causes = data.causes;
    this.names = data.names;
    this.states = data.states;
    this.animations = data.animations;
    this.effects = data.effects;
    this.nodes = nodeLists(data.nodes);
    this.tables = tables;
    this.count = data.times.length;
    // Frame numbers as in the golden, which does not count samples; also the number of events so
    // far.
    this.numbers = new Int32Array(this.count);
    this.eventCounts = new Int32Array(this.count);
    let number = -1;
    let events = 0;
    for (let i = 0; i < this.count; i += 1) {
      if (this.causes[i] !== "f") number += 1;
      if (this.causes[i] === "e") events += 1;
      this.numbers[i] = number;
      this.eventCounts[i] = events;
    }
  }

  cause(i) {
    switch (this.causes[i]) {
      case "s": return "start";
      // One more frame of an event's.
      case "e": case "m": return this.tables.names[this.names[i]] || "event";
      case "c": return "completion";
      default: return "in between";
    }
  }
}

class Case {
  constructor(info, data) {
    this.info = info;
    this.data = data;
    this.tables = { ...data.tables, nodes: resolved(data.tables.nodes) };
    this.expected = data.expected ? new Frames(data.expected, this.tables) : null;
    this.actual = data.actual ? new Frames(data.actual, this.tables) : null;
    this.main = this.actual || this.expected;
    this.variants = (data.variants || [])
      .map((variant) => ({ ...variant, frames: new Frames(variant.frames, this.tables) }));
    this.findings = data.findings || [];
    this.compares = Boolean(this.actual && this.expected);
    this.events = data.events || [];
    this.lines = data.lines || [];
    this.readSteps(withMoments(data.steps, this, data.rate));
    this.readLists();
    this.readDifferences();
    this.readSurroundings();
    this.rows = [];
    this.rowOfStep = new Int32Array(this.count);
    for (let step = 0; step < this.count; step += 1) {
      if (this.causeLetter(step) !== "f" || this.rows.length === 0) this.rows.push(step);
      this.rowOfStep[step] = this.rows.length - 1;
    }
  }

  // A step's frame on either side, and the one still shown if the step has none.
  readSteps(steps) {
    const count = steps.length;
    this.count = count;
    this.own = { expected: new Int32Array(count), actual: new Int32Array(count) };
    this.seen = { expected: new Int32Array(count), actual: new Int32Array(count) };
    this.times = new Float64Array(count);
    const last = { expected: -1, actual: -1 };
    // The step of each pair of frames that the report has written.
    this.stepOfPair = [];
    steps.forEach(({ expected, actual, time, pair }, step) => {
      if (pair !== undefined) this.stepOfPair.push(step);
      this.own.expected[step] = expected;
      this.own.actual[step] = actual;
      if (expected >= 0) last.expected = expected;
      if (actual >= 0) last.actual = actual;
      this.seen.expected[step] = last.expected;
      this.seen.actual[step] = last.actual;
      this.times[step] = time;
    });
    this.duration = count > 0 ? this.times[count - 1] : 0;
  }

  // The side whose frame is at a step: the actual one if it has one. A moment without a frame is of
  // the side that has come furthest.
  sideOf(step) {
    const has = (side) => this.own[side][step] >= 0;
    if (has("actual") || has("expected")) return has("actual") ? "actual" : "expected";
    return this.seen.actual[step] >= 0 ? "actual" : "expected";
  }

  frameOf(step) {
    const side = this.sideOf(step);
    return { frames: this[side], index: this.seen[side][step] };
  }

  isMoment(step) { return this.own.expected[step] < 0 && this.own.actual[step] < 0; }

  causeLetter(step) {
    const { frames, index } = this.frameOf(step);
    return this.isMoment(step) ? "f" : frames.causes[index];
  }

  cause(step) {
    const { frames, index } = this.frameOf(step);
    return this.isMoment(step) ? "in between" : frames.cause(index);
  }

  number(step) {
    const side = this.own.expected[step] >= 0 ? "expected" : this.sideOf(step);
    return this[side].numbers[this.seen[side][step]];
  }

  eventNumber(step) {
    const { frames, index } = this.frameOf(step);
    return frames.eventCounts[index] - 1;
  }

  event(step) {
    return "em".includes(this.causeLetter(step)) ? this.events[this.eventNumber(step)] : undefined;
  }

  value(side, column, step) {
    const frame = this.seen[side][step];
    return frame < 0 ? undefined : this.tables[column][this[side][column][frame]];
  }

  nodeList(side, step) { return this.lists[side][step]; }

  // Whether a side has a frame at a step, and not just one from an earlier step.
  has(side, step) { return this.own[side][step] >= 0 || this.lent[step] === 1; }

  // The nodes of both sides at each step. Where a side has no frame, its last one is continued by
  // the animations that it lists. But while both sides look the same and move the same way, the
  // samples of one are those of the other, since not all that moves is listed.
  readLists() {
    this.lists = {};
    this.sampled = {};
    for (const side of ["actual", "expected"]) {
      this.sampled[side] = new Uint8Array(this.count);
      this.lists[side] = continuedLists(this, side);
    }
    this.lent = new Uint8Array(this.count);
    if (!this.compares) return;
    let isAlike = false;
    for (let step = 0; step < this.count; step += 1) {
      const [a, b] = [this.own.expected[step], this.own.actual[step]];
      if (this.causeLetter(step) !== "f") {
        const [list, other] = [this.lists.expected[step], this.lists.actual[step]];
        isAlike = a >= 0 && b >= 0 && this.expected.animations[a] === this.actual.animations[b]
          && list.length === other.length && list.every((n, i) => n === other[i]);
      } else if (isAlike && a < 0) {
        this.lists.expected[step] = this.lists.actual[step];
        this.lent[step] = 1;
      }
    }
  }

  // The nodes that the engine moves at a step though no animation of the frame lists them, such as
  // along a bend.
  unlisted(step) {
    const own = this.own.actual[step];
    if (own < 0 || this.causeLetter(step) !== "f") return [];
    const { nodes, animations, causes } = this.actual;
    let frame = own;
    while (frame > 0 && causes[frame] === "f") frame -= 1;
    const listed = new Set(this.tables.animations[animations[frame]].map(({ node }) => node));
    const before = new Set(nodes[frame]);
    return nodes[own].filter((n) => !before.has(n)).map((n) => this.tables.nodes[n].id)
      .filter((id) => !listed.has(id));
  }

  node(side, step, id) {
    if (!this[side]) return undefined;
    const values = this.tables.nodes;
    const number = this.nodeList(side, step).find((n) => values[n].id === id);
    return number === undefined ? undefined : values[number];
  }

  readDifferences() {
    this.differences = this.data.differences.map((difference) => ({
      ...difference, steps: difference.steps.map((pair) => this.stepOfPair[pair]),
      most: this.stepOfPair[difference.most],
    }));
    const counts = new Int32Array(this.count + 1);
    for (const { steps } of this.differences) {
      for (let i = 0; i < steps.length; i += 2) {
        counts[steps[i]] += 1;
        counts[steps[i + 1] + 1] -= 1;
      }
    }
    this.differing = new Uint8Array(this.count);
    let open = 0;
    for (let step = 0; step < this.count; step += 1) {
      open += counts[step];
      // What differs in a frame does so until the next one.
      const goesOn = step > 0 && this.differing[step - 1] === 1 && this.causeLetter(step) === "f";
      this.differing[step] = open > 0 || goesOn || this.isApart(step) ? 1 : 0;
    }
  }

  // Whether both sides look different at a step that only one of them has a frame for.
  isApart(step) {
    if (!this.compares || this.lent[step] === 1) return false;
    const { expected, actual } = this.own;
    return (expected[step] < 0 || actual[step] < 0) && this.apartAt(step).length > 0;
  }

  differsIn(difference, step) {
    const { steps } = difference;
    let low = 0;
    let high = steps.length / 2 - 1;
    while (low <= high) {
      const middle = (low + high) >> 1;
      if (step < steps[middle * 2]) high = middle - 1;
      else if (step > steps[middle * 2 + 1]) low = middle + 1;
      else return true;
    }
    return false;
  }

  // What frames do not contain: the window's size, its direction and the keyboard, by event.
  readSurroundings() {
    const { header } = this.data;
    // A saved state has its own environment.
    const given = (header && (header.state || header).environment) || {};
    const rightToLeft = (e) => e.layoutDirection === "rightToLeft";
    // What the trace says of the direction, and the language, of which one has its own.
    let [ownDirection, { locale }] = [rightToLeft(given), given];
    const now = {
      size: given.size || (header ? [375, 812] : this.extent()),
      // A saved state has the direction in which it was laid out.
      rightToLeft: ownDirection || (!header?.state && isMirrored(locale)), keyboard: null,
      origin: given.windowOrigin || [0, 0],
      strip: given.safeArea ? given.safeArea[2] : 0,
    };
    this.surroundings = [{ ...now }];
    for (const event of this.events) {
      if (event.type === "environment" && event.environment) {
        if (event.environment.size) now.size = event.environment.size;
        if (event.environment.layoutDirection) ownDirection = rightToLeft(event.environment);
        locale = event.environment.locale ?? locale;
        now.rightToLeft = ownDirection || isMirrored(locale);
        if (event.environment.size) now.keyboard = null;
        if (event.environment.windowOrigin) now.origin = event.environment.windowOrigin;
        if (event.environment.safeArea) now.strip = event.environment.safeArea[2];
      } else if (event.type === "keyboard") {
        now.keyboard = this.keyboardMove(event, now);
      }
      const last = this.surroundings[this.surroundings.length - 1];
      const same = last.size === now.size && last.keyboard === now.keyboard
        && last.rightToLeft === now.rightToLeft && last.origin === now.origin
        && last.strip === now.strip;
      this.surroundings.push(same ? last : { ...now });
    }
  }

  // From where to where a keyboard moves: from below the window, or from where it is.
  keyboardMove({ t, phase, frame, duration, curve }, { keyboard, size, origin }) {
    if (!frame) return null;
    const hidden = [frame[0], origin[1] + size[1], frame[2], frame[3]];
    return {
      from: keyboard ? keyboardFrame(keyboard, t) : hidden, to: phase === "willHide" ? hidden : frame,
      begin: t, duration, curve,
    };
  }

  // Without a trace, the size is that of what is drawn.
  extent() {
    let size = [1, 1];
    for (const number of this.main?.nodes[0] ?? []) {
      const { frame, parent } = this.tables.nodes[number];
      if (parent === undefined) {
        size = [Math.max(size[0], frame[0] + frame[2]), Math.max(size[1], frame[1] + frame[3])];
      }
    }
    return size;
  }

  surrounding(step) {
    const { frames, index } = this.frameOf(step);
    return this.surroundings[Math.min(frames.eventCounts[index], this.surroundings.length - 1)];
  }

  // The ids of the nodes that look different at a step between frames. The page's own samples are
  // made of rounded numbers.
  apartAt(step) {
    const values = this.tables.nodes;
    const [list, other] = sides.map((side) => this.lists[side][step]);
    const others = new Map(other.map((n) => [values[n].id, n]));
    const apart = [];
    for (const number of list) {
      const { id } = values[number];
      const match = others.get(id);
      others.delete(id);
      if (match === number) continue;
      if (match === undefined || !isNear(values[number], values[match])) apart.push(id);
    }
    return [...apart, ...others.keys()];
  }

  // The last step at or before a time.
  stepAt(time) {
    let low = 0;
    let high = this.count - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.times[middle] <= time + 1e-9) low = middle; else high = middle - 1;
    }
    return low;
  }
}
// What a frame's animations make of its nodes at a later time, as the engine has it.

const settlingShare = 0.001;

// The product of frequency and duration at which a spring's envelope has fallen to that share.
const springPhase = (ratio) => {
  if (ratio < 1) return -Math.log(settlingShare * Math.sqrt(1 - ratio * ratio)) / ratio;
  if (ratio === 1) return 9.233413476451586;
  const fast = ratio + Math.sqrt(ratio * ratio - 1);
  const slow = 1 / fast;
  const envelope = (t) => (fast * Math.exp(-slow * t) + slow * Math.exp(-fast * t)) / (fast - slow);
  let [low, high, size] = [0, 16, 16];
  while (envelope(high) > settlingShare && size < 1e9) {
    low = high;
    size *= 2;
    high = low + size;
  }
  for (let i = 0; i < 64; i += 1) {
    const middle = (low + high) / 2;
    if (envelope(middle) > settlingShare) low = middle; else high = middle;
  }
  return high;
};

// What is left of the way, and the way that a velocity of 1 has made, after a time.
const springResponse = (duration, dampingRatio) => {
  const ratio = Math.min(Math.max(dampingRatio, 0.01), 100);
  const omega = duration > 0 ? springPhase(ratio) / duration : 0;
  const decay = ratio * omega;
  const gap = omega * omega * (1 - ratio) * (1 + ratio);
  return (time) => {
    let [c, s, envelope] = [1, time, Math.exp(-decay * time)];
    if (gap > 0) {
      const damped = Math.sqrt(gap);
      [c, s] = [Math.cos(damped * time), Math.sin(damped * time) / damped];
    } else if (gap < 0) {
      const rate = Math.sqrt(-gap);
      // The growing exponential is combined with the decay, which outweighs it.
      envelope = Math.exp((rate - decay) * time);
      const fading = Math.expm1(-2 * rate * time);
      [c, s] = [1 + fading / 2, -fading / (2 * rate)];
    }
    return { left: envelope * (c + decay * s), impulse: envelope * s };
  };
};

const controlPoints = {
  linear: [0, 0, 1, 1], easeIn: [0.42, 0, 1, 1], easeOut: [0, 0, 0.58, 1],
  easeInOut: [0.42, 0, 0.58, 1],
};

// The progress of a timing curve at a share of its time.
const curveProgress = ([x1, y1, x2, y2], share) => {
  if (share <= 0) return 0;
  if (share >= 1) return 1;
  if (x1 === 0 && y1 === 0 && x2 === 1 && y2 === 1) return share;
  const bezier = (p, q, s) => 3 * (1 - s) * (1 - s) * s * p + 3 * (1 - s) * s * s * q + s * s * s;
  let [low, high, s] = [0, 1, share];
  for (let i = 0; i < 64; i += 1) {
    const error = bezier(x1, x2, s) - share;
    if (Math.abs(error) < 1e-13) break;
    if (error > 0) high = s; else low = s;
    const r = 1 - s;
    const slope = 3 * r * r * x1 + 6 * r * s * (x2 - x1) + 3 * s * s * (1 - x2);
    const next = slope > 1e-9 ? s - error / slope : low - 1;
    s = next > low && next < high ? next : (low + high) / 2;
  }
  return bezier(y1, y2, s);
};

// What is left of an animation's way after a time, which its velocity adds to.
const timingResponse = (timing) => {
  if (timing.type === "spring") return springResponse(timing.duration, timing.dampingRatio);
  const points = timing.controlPoints || controlPoints[timing.type] || controlPoints.linear;
  return (time) => ({ left: 1 - curveProgress(points, time / timing.duration), impulse: 0 });
};

const colorProperties = ["borderColor", "background", "textColor", "tintColor"];

// The numbers of a value as it is written, and the value of some numbers.
const numbersOf = (value) => {
  if (typeof value === "number") return [value];
  if (Array.isArray(value)) return value;
  if (typeof value === "string") {
    return [1, 3, 5, 7].map((at) => (at < value.length ? parseInt(value.slice(at, at + 2), 16) : 255));
  }
  const { translation = [0, 0], scale = [1, 1], rotationY = 0, perspective = 0 } = value;
  return [...translation, ...scale, rotationY, perspective];
};
const rounded = (value, decimals) => {
  const unit = 10 ** decimals;
  return Math.round(value * unit) / unit + 0;
};
const colorText = (numbers) => {
  const bytes = numbers.map((n) => Math.floor(Math.min(255, Math.max(0, n)) + 0.5));
  const used = bytes[3] === 255 ? bytes.slice(0, 3) : bytes;
  return `#${used.map((byte) => byte.toString(16).padStart(2, "0")).join("").toUpperCase()}`;
};

// Sixteen numbers for row vectors: scale, rotation, perspective, translation.
const transformMatrix = (numbers) => {
  const [tx, ty, sx, sy, rotation, perspective] = numbers;
  const [cosine, sine] = [Math.cos(rotation), Math.sin(rotation)];
  const k = perspective === 0 ? 0 : -1 / perspective;
  const m14 = -sx * sine * k;
  const m34 = cosine * k;
  return [
    sx * cosine + m14 * tx, m14 * ty, -sx * sine, m14, 0, sy, 0, 0,
    sine + m34 * tx, m34 * ty, cosine, m34, tx, ty, 0, 1,
  ].map((n) => rounded(n, 6));
};
const transformOf = (numbers) => {
  const [tx, ty, sx, sy, rotationY, perspective] = numbers.map((n) => rounded(n, 6));
  const parts = {};
  if (tx !== 0 || ty !== 0) parts.translation = [tx, ty];
  if (sx !== 1 || sy !== 1) parts.scale = [sx, sy];
  if (rotationY !== 0) parts.rotationY = rotationY;
  if (perspective !== 0) parts.perspective = perspective;
  if (Object.keys(parts).length === 0) return undefined;
  return { ...parts, matrix: transformMatrix(numbers) };
};

// A member of a node as a frame has it, where undefined stands for its default.
const memberOf = (property, numbers) => {
  if (colorProperties.includes(property)) return colorText(numbers);
  if (property === "transform") return transformOf(numbers);
  if (property === "frame") {
    const [x, y, width, height] = numbers;
    return [x, y, Math.max(0, width), Math.max(0, height)].map((n) => rounded(n, 3));
  }
  if (numbers.length > 1) {
    const values = numbers.map((n) => rounded(n, 3));
    return values.every((n) => n === 0) ? undefined : values;
  }
  const isShare = property === "alpha" || property === "strokeEnd";
  const value = rounded(Math.max(0, isShare ? Math.min(1, numbers[0]) : numbers[0]), 3);
  return value === (isShare ? 1 : 0) ? undefined : value;
};

// An animation made ready to give its node's member at any time.
const sampler = (animation) => {
  const { node, property, timing, begin, end, repeats } = animation;
  const [from, to] = [numbersOf(animation.from), numbersOf(animation.to)];
  const velocity = timing.initialVelocity === undefined ? from.map(() => 0)
    : numbersOf(timing.initialVelocity);
  const respond = timingResponse(timing);
  const mixed = ({ left, impulse }) => from.map(
    (start, i) => to[i] + (start - to[i]) * left + velocity[i] * impulse);
  // In whole nanoseconds, as the engine has it.
  const elapsed = (time) => rounded(time - begin, 9);
  const at = (time) => {
    if (time <= begin) return from;
    if (repeats) {
      const rounds = elapsed(time) / timing.duration;
      const share = rounds - Math.floor(rounds);
      // A difference of times has noise: the end of a cycle is the beginning of the next.
      return mixed(respond((1 - share) * timing.duration < 0.5e-9 ? 0 : share * timing.duration));
    }
    return time >= end ? to : mixed(respond(elapsed(time)));
  };
  return { node, property, numbers: at, at: (time) => memberOf(property, at(time)) };
};

const samplersOf = (animations) => animations.filter(({ timing }) => timing.duration > 0).map(sampler);

// A node as its animations have it at a time.
const sampledNode = (node, samplers, time) => {
  const next = { ...node };
  for (const { property, at } of samplers) {
    const value = at(time);
    if (value === undefined) delete next[property]; else next[property] = value;
  }
  return next;
};
// What is between frames: further steps where a side is in motion, and its nodes at them.

// The most moments of a case.
const momentLimit = 20_000;

// The steps of a case as objects, with moments that belong to no frame wherever a side is in motion and
// there would be nothing to see of it.
const withMoments = (pairs, { expected, actual, tables }, rate, repeats = true) => {
  const steps = [];
  const seen = { expected: -1, actual: -1 };
  const isLong = () => steps.length > pairs.length / 2 + momentLimit;
  // The time until which what the sides show is in motion; what repeats for ever is, up to the next frame.
  const movesUntil = (next) => {
    let until = -Infinity;
    for (const [frames, index] of [[expected, seen.expected], [actual, seen.actual]]) {
      if (index < 0) continue;
      for (const { end } of tables.animations[frames.animations[index]]) {
        const last = end ?? (repeats && next < Infinity ? next : -Infinity);
        if (last > until) until = last;
      }
    }
    return until;
  };
  const fill = (from, to) => {
    if (!rate || to - from < 1.5 / rate || isLong()) return;
    const until = Math.min(to, movesUntil(to));
    const first = Math.floor(from * rate + 1e-6) + 1;
    const last = Math.min(Math.ceil((until - 1e-6) * rate), first + momentLimit + 1);
    for (let k = first; k < last; k += 1) {
      steps.push({ expected: -1, actual: -1, time: k / rate });
    }
    if (until < to && until > from) steps.push({ expected: -1, actual: -1, time: until });
  };
  let last = 0;
  for (let i = 0; i < pairs.length; i += 2) {
    const [a, b] = [pairs[i], pairs[i + 1]];
    const time = Math.max(last, b >= 0 ? actual.times[b] : expected.times[a]);
    fill(last, time);
    steps.push({ expected: a, actual: b, time, pair: i / 2 });
    last = time;
    if (a >= 0) seen.expected = a;
    if (b >= 0) seen.actual = b;
  }
  if (steps.length > 0) fill(last, Infinity);
  if (!isLong()) return steps;
  // Something that takes hours is shown without a caret's blinking, or as its frames have it.
  return repeats ? withMoments(pairs, { expected, actual, tables }, rate, false)
    : steps.filter(({ pair }) => pair !== undefined);
};

// Numbers of nodes that the page has made itself, added to the table where they are new.
class MadeNodes {
  constructor(table) {
    this.table = table;
    this.numbers = new Map();
  }

  number(base, members, make) {
    const key = `${base} ${members}`;
    let number = this.numbers.get(key);
    if (number === undefined) {
      number = this.table.push(make()) - 1;
      this.numbers.set(key, number);
    }
    return number;
  }
}

// The list of nodes at each step: that of a frame, or what its animations have made of it since.
const continuedLists = (current, side) => {
  const frames = current[side];
  const { nodes } = current.tables;
  const made = new MadeNodes(nodes);
  const lists = [];
  let frame = -1;
  let moving = [];
  for (let step = 0; step < current.count; step += 1) {
    const seen = current.seen[side][step];
    if (seen < 0) {
      lists.push([]);
      continue;
    }
    if (seen === frame && current.own[side][step] < 0) {
      if (moving === null) moving = movingNodes(current, frames, seen);
      current.sampled[side][step] = moving.length > 0 ? 1 : 0;
      lists.push(continued(frames.nodes[seen], moving, current.times[step], nodes, made));
    } else {
      frame = seen;
      moving = null;
      lists.push(frames.nodes[seen]);
    }
  }
  return lists;
};

// The places in a frame's list of the nodes that its animations move, and how.
const movingNodes = (current, frames, index) => {
  const places = new Map();
  const list = frames.nodes[index];
  for (const each of samplersOf(current.tables.animations[frames.animations[index]])) {
    const place = list.findIndex((n) => current.tables.nodes[n].id === each.node);
    if (place < 0) continue;
    if (!places.has(place)) places.set(place, []);
    places.get(place).push(each);
  }
  return [...places].map(([place, samplers]) => ({ place, samplers }));
};

const continued = (list, moving, time, nodes, made) => {
  if (moving.length === 0) return list;
  const next = list.slice();
  for (const { place, samplers } of moving) {
    const base = list[place];
    const node = sampledNode(nodes[base], samplers, time);
    const members = JSON.stringify(samplers.map(({ property }) => node[property]));
    next[place] = made.number(base, members, () => node);
  }
  return next;
};

// Whether two values are the same but for what rounding has made of them.
const isNear = (one, two) => {
  if (typeof one === "number" && typeof two === "number") return Math.abs(one - two) < 0.0025;
  if (one === null || two === null || typeof one !== "object" || typeof two !== "object") {
    return one === two;
  }
  const names = Object.keys(one);
  return names.length === Object.keys(two).length
    && names.every((name) => name in two && isNear(one[name], two[name]));
};
// Written by scripts/embed-page from Drawing: change what is there.

const drawings = {"pictures":{"amex":{"size":[92.0,25.0],
  "elements":"<rect x=\"1\" y=\"1\" width=\"90\" height=\"23\" rx=\"3\" fill=\"none\" stroke=\"currentColor\" stroke-width=\"1.6\"/><g fill=\"none\" stroke=\"currentColor\" stroke-width=\"3.6\" stroke-linejoin=\"round\"><path d=\"M8 19.5 15 5.5H16.5L23.5 19.5M11 15H20.5\"/><path d=\"M30 19.5V6L38 15.5 46 6V19.5\"/><path d=\"M65 5.8H53.8V19.2H65M54 12.5H63.5\"/><path d=\"M70.5 5.5 84 19.5M84 5.5 70.5 19.5\"/></g>"},
  "arrow":{"size":[8.0,12.0],
  "elements":"<path d=\"M1.5 1.2 6.5 6 1.5 10.8\" fill=\"none\" stroke=\"#FFFFFF\" stroke-width=\"1.8\" stroke-linecap=\"round\" stroke-linejoin=\"round\"/>"},
  "back":{"size":[24.0,24.0],
  "elements":"<path d=\"M15 3.5 6.5 12 15 20.5\" fill=\"none\" stroke=\"currentColor\" stroke-width=\"2.6\" stroke-linecap=\"round\" stroke-linejoin=\"round\"/>"},
  "check":{"size":[24.0,24.0],
  "elements":"<path d=\"M4.5 12.5 10 18 19.5 6.5\" fill=\"none\" stroke=\"currentColor\" stroke-width=\"2.6\" stroke-linecap=\"round\" stroke-linejoin=\"round\"/>"},
  "close":{"size":[24.0,24.0],
  "elements":"<path d=\"M6 6 18 18M18 6 6 18\" fill=\"none\" stroke=\"currentColor\" stroke-width=\"2.6\" stroke-linecap=\"round\"/>"},
  "invalid":{"size":[12.0,11.0],
  "elements":"<path d=\"M1.8 1.5 10.2 9.5M10.2 1.5 1.8 9.5\" fill=\"none\" stroke=\"#FF8080\" stroke-width=\"2.2\" stroke-linecap=\"round\"/>"},
  "mastercard":{"size":[40.0,25.0],
  "elements":"<circle cx=\"13.5\" cy=\"12.5\" r=\"11.5\" fill=\"#E2231A\"/><circle cx=\"26.5\" cy=\"12.5\" r=\"11.5\" fill=\"#F5A01F\"/><path d=\"M20 3.02A11.5 11.5 0 0 1 20 21.98 11.5 11.5 0 0 1 20 3.02Z\" fill=\"#F0661F\"/>"},
  "next":{"size":[24.0,24.0],
  "elements":"<path d=\"M4 12H19.5M13 5.5 19.5 12 13 18.5\" fill=\"none\" stroke=\"currentColor\" stroke-width=\"2.6\" stroke-linecap=\"round\" stroke-linejoin=\"round\"/>"},
  "photo":{"size":[88.0,88.0],
  "elements":"<path d=\"M0 0H88V88H0Z\" fill=\"#C9D6E8\"/><circle cx=\"44\" cy=\"36\" r=\"16\" fill=\"#5B7396\"/><path d=\"M11 88A33 30 0 0 1 77 88Z\" fill=\"#5B7396\"/>"},
  "placeholder":{"size":[11.0,12.0],
  "elements":"<path d=\"M1.3 10.7 1.9 7.7 7.9 1.7A1.1 1.1 0 0 1 9.5 1.7L9.9 2.1A1.1 1.1 0 0 1 9.9 3.7L4 9.8 1.3 10.7M6.7 3 8.8 5\" fill=\"none\" stroke=\"#9CA8AD\" stroke-width=\"1.1\" stroke-linecap=\"round\" stroke-linejoin=\"round\"/>"},
  "valid":{"size":[12.0,10.0],
  "elements":"<path d=\"M1.3 5.2 4.6 8.5 10.7 1.5\" fill=\"none\" stroke=\"#8FD340\" stroke-width=\"2.2\" stroke-linecap=\"round\" stroke-linejoin=\"round\"/>"},
  "visa":{"size":[77.0,25.0],
  "elements":"<g transform=\"translate(5 0) skewX(-13)\" fill=\"none\" stroke=\"currentColor\" stroke-width=\"4.6\"><path d=\"M5.5 2.5 13 20.5 22.5 2.5\"/><path d=\"M29.5 2.5V22.5\"/><path d=\"M50.5 6.2C48.2 4.6 45.8 4 43.4 4.2 37 4.8 37.4 10.2 42 12 47.5 14.2 49.6 15.8 47.6 18.8 45.6 21.6 39.8 21.2 36.5 18.4\"/><path d=\"M57 22.5 65.2 4.5H67.8L72.5 22.5M60.5 16.5H71\"/></g>"}},
  "families":{"sans":"system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif","monospaced":"ui-monospace, 'SF Mono', Menlo, Consolas, 'DejaVu Sans Mono', monospace","script":"'Snell Roundhand', 'Apple Chancery', 'Segoe Script', 'Brush Script MT', 'URW Chancery L', Z003, cursive"},
  "fonts":[{"has":"ocr","class":"monospaced","advance":0.72},{"has":"mono","class":"monospaced","advance":0.6},{"has":"courier","class":"monospaced","advance":0.6},{"has":"menlo","class":"monospaced","advance":0.6},{"has":"zapfino","class":"script"},{"has":"script","class":"script"},{"has":"chancery","class":"script"},{"has":"snell","class":"script"},{"has":"dabbington","class":"sans","advance":0.5}],
  "widths":{"regular":[278,278,355,556,556,889,667,191,333,333,389,584,278,333,278,278,556,556,556,556,556,556,556,556,556,556,278,278,584,584,584,556,1015,667,667,722,722,667,611,778,722,278,500,667,556,833,722,778,667,778,722,667,611,722,667,944,667,667,611,278,278,278,469,556,333,556,556,500,556,556,278,556,556,222,222,500,222,833,556,556,556,556,333,500,278,556,500,722,500,500,500,334,260,334,584],
  "bold":[278,333,474,556,556,889,722,238,333,333,389,584,278,333,278,278,556,556,556,556,556,556,556,556,556,556,333,333,584,584,584,611,975,722,722,722,722,667,611,778,722,278,556,722,611,833,722,778,667,778,722,667,611,722,667,944,667,667,611,333,278,333,584,556,333,556,611,556,611,556,333,611,611,278,278,556,278,889,611,611,611,611,389,556,333,611,556,778,556,556,500,389,280,389,584]},
  "keyboards":{"letters":["qwertyuiop","asdfghjkl","zxcvbnm"],
  "signs":["1234567890","-/:;()$&@\"",".,?!'"],
  "pad":["123","456","789"],
  "beside":{"emailAddress":["@","."],
  "URL":[".","/"],
  "webSearch":["."],
  "twitter":["@","#"]},
  "pads":{"numberPad":"","asciiCapableNumberPad":"","phonePad":"+*#","decimalPad":"."}}};
// Fonts of other systems by their class, and how wide their texts are.

const knownFonts = new Map();

// What is drawn for a font, as `drawings` has it.
const drawnFont = (font) => {
  const name = font ? font.name : "";
  const size = font ? font.size : 16;
  const key = `${name}|${size}`;
  let drawn = knownFonts.get(key);
  if (!drawn) {
    const plain = name.toLowerCase();
    const known = drawings.fonts.find(({ has }) => plain.includes(has));
    const kind = known ? known.class : "sans";
    const isBold = /bold|heavy|black/.test(plain);
    const isItalic = /italic|oblique/.test(plain) || kind === "script";
    const family = drawings.families[kind];
    drawn = {
      size, family, isBold, isItalic, advance: known && known.advance,
      css: `${isItalic ? "italic " : ""}${isBold ? "700 " : ""}${size}px ${family}`,
    };
    knownFonts.set(key, drawn);
  }
  return drawn;
};

const scalarWidth = (code, widths) => {
  if (code >= 0x20 && code <= 0x7e) return widths[code - 0x20];
  if (code >= 0x300 && code < 0x370) return 0;
  if ((code >= 0x200b && code <= 0x200f) || (code >= 0xfe00 && code <= 0xfe0f)) return 0;
  return code >= 0x2e80 ? 1000 : 556;
};

// How wide a text is about, in points.
const textWidth = (font, text) => {
  if (font.advance) return [...text].length * font.advance * font.size;
  const widths = font.isBold ? drawings.widths.bold : drawings.widths.regular;
  let sum = 0;
  for (const character of text) sum += scalarWidth(character.codePointAt(0), widths);
  return (sum * font.size) / 1000;
};

// How much wider than its place a text may be to be squeezed into it; a wider one is cut off.
const squeeze = 1.35;

const cutText = (font, text, width) => {
  const rest = [...text];
  while (rest.length > 0 && textWidth(font, `${rest.join("")}…`) > width) rest.pop();
  const line = `${rest.join("")}…`;
  return { text: line, width: Math.min(width, textWidth(font, line)) };
};

// A line as wide as the scene has measured it, and never wider than its place.
const fittedLine = (font, text, kind, room) => {
  const width = textWidth(font, text);
  // A label that is about as wide as its text has been measured for it.
  const isMeasured = kind === "label" && !font.advance && room >= width * 0.75
    && room <= width * squeeze;
  if (isMeasured) return { text, width: room };
  if (width <= room) return { text, width };
  return width <= room * (font.advance ? 1.02 : squeeze)
    ? { text, width: room } : cutText(font, text, room);
};

const measured = new Map();
let ruler;

// How wide the browser draws a text.
const browserWidth = (font, text) => {
  const key = `${font.css}|${text}`;
  let width = measured.get(key);
  if (width === undefined) {
    ruler ??= document.createElement("canvas").getContext("2d");
    ruler.font = font.css;
    width = ruler.measureText(text).width;
    if (measured.size > 5000) measured.clear();
    measured.set(key, width);
  }
  return width;
};
// Pictures that a scene names, as small drawings.

// The drawing for an image's name; undefined if there is none.
const pictureName = (image) => {
  if (Object.hasOwn(drawings.pictures, image)) return image;
  return /\.(jpe?g|png|heic|webp)$/i.test(image) ? "photo" : undefined;
};

const drawPicture = (view, node) => {
  const name = node.image && pictureName(node.image);
  if (!name) {
    if (view.picture) view.picture.remove();
    view.picture = undefined;
    return;
  }
  if (!view.picture) {
    view.picture = svgElement("svg");
    view.picture.setAttribute("class", "drawing");
    view.element.prepend(view.picture);
  }
  const { size, elements } = drawings.pictures[name];
  if (view.picture.dataset.name !== name) {
    view.picture.dataset.name = name;
    view.picture.innerHTML = elements;
    view.picture.setAttribute("viewBox", `0 0 ${size[0]} ${size[1]}`);
    const fit = name === "photo" ? "xMidYMid slice" : "xMidYMid meet";
    view.picture.setAttribute("preserveAspectRatio", fit);
  }
  // A button's image has its own size, an image view's that of the view.
  const [, , width, height] = node.frame;
  const share = Math.min(1, width / size[0], height / size[1]);
  const isOwn = node.kind === "button" && name !== "photo";
  const [w, h] = isOwn ? [size[0] * share, size[1] * share] : [width, height];
  const style = `left:${(width - w) / 2}px;top:${(height - h) / 2}px;`
    + `width:${Math.max(0, w)}px;height:${Math.max(0, h)}px`;
  if (view.pictureStyle !== style) {
    view.pictureStyle = style;
    view.picture.style.cssText = style;
  }
};
// The wheels of a picker, each turned to its selected row.

const wheelRowHeight = (node) => Math.min(32, node.frame[3] / 5);

const drawWheels = (view, node) => {
  if (node.kind !== "picker" || !node.rows) {
    if (view.wheels) view.wheels.remove();
    view.wheels = undefined;
    return;
  }
  const height = wheelRowHeight(node);
  const key = JSON.stringify([node.rows, node.selectedRows, height]);
  if (view.wheelsKey === key && view.wheels) return;
  view.wheelsKey = key;
  if (!view.wheels) {
    view.wheels = document.createElement("div");
    view.wheels.className = "wheel-rows";
    view.element.prepend(view.wheels);
  }
  view.wheels.textContent = "";
  node.rows.forEach((rows, component) => {
    const wheel = document.createElement("div");
    turnWheel(wheel, rows, (node.selectedRows && node.selectedRows[component]) || 0, height);
    view.wheels.append(wheel);
  });
};

// Turns a wheel to a row, or to a place between two rows. It is seen from the front: rows are smaller
// and closer together towards its ends.
const turnWheel = (wheel, rows, position, height) => {
  let count = 0;
  const last = Math.min(rows.length - 1, Math.floor(position + 3.6));
  for (let number = Math.max(0, Math.ceil(position - 3.6)); number <= last; number += 1) {
    const distance = number - position;
    const away = Math.abs(distance);
    const row = wheel.children[count] || wheel.appendChild(document.createElement("span"));
    if (row.textContent !== rows[number]) row.textContent = rows[number];
    row.style.cssText = `top:calc(50% + ${distance * height * (1 - 0.05 * away)}px);`
      + `font-size:${21 - 2 * away}px;opacity:${1 - 0.26 * away}`;
    count += 1;
  }
  while (wheel.children.length > count) wheel.lastChild.remove();
};
// The keys of a keyboard by the type that a field asks for.

const isPad = (type) => Object.hasOwn(drawings.keyboards.pads, type);

// Rows of keys: what is on a key, and what it stands for: a character, or the name of what it does.
const keyRows = (type, returnKey, { isShifted, hasSigns, hides } = {}) => {
  const { letters, signs, pad, beside, pads } = drawings.keyboards;
  if (isPad(type)) {
    const extra = pads[type];
    const rows = pad.map((row) => [...row].map((text) => [text, text]));
    return [...rows, [[extra, extra.length === 1 ? extra : "none"], ["0", "0"], ["⌫", "delete"]]];
  }
  const rows = (hasSigns ? signs : letters).map((row) => [...row].map((text) => {
    const letter = isShifted ? text.toUpperCase() : text;
    return [letter, letter];
  }));
  return [
    rows[0], rows[1], [["⇧", "shift"], ...rows[2], ["⌫", "delete"]],
    [
      [hasSigns ? "ABC" : "123", "signs"], ["space", " "],
      ...(beside[type] || []).map((text) => [text, text]),
      [returnKey === "default" ? "return" : returnKey, "return"], ...(hides ? [["⌄", "hide"]] : []),
    ],
  ];
};

const drawKeys = (element, rows) => {
  element.textContent = "";
  for (const keys of rows) {
    const row = document.createElement("div");
    row.className = "key-row";
    for (const [text, key] of keys) {
      const button = document.createElement("span");
      button.className = "key";
      button.textContent = text;
      button.dataset.key = key;
      if (key.length > 1 || key === " ") button.classList.add(`key-${key === " " ? "space" : key}`);
      row.append(button);
    }
    element.append(row);
  }
};
// The keyboard over a screen of the report. Frames do not have it: where it is going is known from the
// events, and on its way it is where the system's animation has it.

// The frame of a keyboard that moves, at a time.
const keyboardFrame = ({ from, to, begin, duration, curve }, time) => {
  if (!(duration > 0) || time >= begin + duration) return to;
  const points = controlPoints[curve] || controlPoints.easeInOut;
  const share = curveProgress(points, Math.max(0, time - begin) / duration);
  return from.map((value, i) => value + (to[i] - value) * share);
};

class KeyboardView {
  constructor(root) {
    this.root = root;
    this.element = document.createElement("div");
    this.element.className = "keys is-drawn";
    this.element.hidden = true;
    this.raised = new Set();
    root.append(this.element);
  }

  // Draws it, or nothing, over what a view of the screen shows.
  show({ keyboard, size, strip, origin }, time, view) {
    // Most screens have none, and a step should cost them nothing.
    if (!keyboard && this.element.hidden) return;
    const frame = keyboard && keyboardFrame(keyboard, time);
    const top = frame ? frame[1] - origin[1] : 0;
    const isSeen = Boolean(frame) && frame[3] > 0 && top < size[1] - 0.5;
    if (this.element.hidden === isSeen) this.element.hidden = !isSeen;
    const nodes = [...view.views.values()].map(({ node }) => node);
    const field = fieldIn(nodes);
    if (field) this.field = field;
    const front = isSeen ? this.inFront(nodes, Math.min(top, keyboard.to[1] - origin[1])) : [];
    this.raise(view, front);
    if (!isSeen) return;
    const below = front.filter((node) => node.kind !== "picker" && node.frame[1] < top + 60)
      .map((node) => node.frame[1] + node.frame[3]);
    const edge = Math.max(top, ...below);
    const style = `left:${frame[0] - origin[0]}px;top:${edge}px;width:${frame[2]}px;`
      + `height:${Math.max(0, top + frame[3] - edge)}px;padding-bottom:${strip}px`;
    if (style !== this.style) {
      this.style = style;
      this.element.style.cssText = style;
    }
    const hasWheels = front.some((node) => node.kind === "picker");
    this.fill(hasWheels);
  }

  fill(hasWheels) {
    const type = (this.field && this.field.keyboardType) || "default";
    const last = (this.field && this.field.returnKeyType) || "default";
    const key = `${hasWheels}|${type}|${last}`;
    if (key === this.key) return;
    this.key = key;
    const hasSigns = type === "numbersAndPunctuation";
    drawKeys(this.element, hasWheels ? [] : keyRows(type, last, { hasSigns }));
    this.element.classList.toggle("is-pad", isPad(type));
  }

  // The nodes before the keyboard: wheels, and what rides on its top.
  inFront(nodes, top) {
    return nodes.filter((node) => node.parent === undefined && !node.hidden
      && (node.alpha ?? 1) >= 0.01 && (node.kind === "picker"
        || (node.frame[3] <= 120 && node.frame[1] >= top - 1)));
  }

  raise(view, nodes) {
    const ids = new Set(nodes.map(({ id }) => id));
    for (const id of this.raised) {
      if (!ids.has(id)) view.views.get(id)?.style("zIndex", "");
    }
    for (const id of ids) view.views.get(id)?.style("zIndex", "2");
    this.raised = ids;
  }
}
// The screen of one side, as elements that are reused from frame to frame.

const svgElement = (name) => document.createElementNS("http://www.w3.org/2000/svg", name);
const px = (value) => `${value}px`;
const silent = (node) => node.background === undefined && !node.text && !node.placeholder
  && !node.image && !node.rows && !node.borderWidth && node.strokeEnd === undefined;
// The field with the keyboard: keys put the focus on other nodes, too.
const fieldIn = (nodes) => nodes.find((node) => node.focused && node.kind === "field");

class NodeView {
  constructor() {
    this.element = document.createElement("div");
    this.number = -1;
    this.styles = {};
  }

  // Setting a style to the value it already has still costs the browser a check.
  style(name, value) {
    if (this.styles[name] === value) return;
    this.styles[name] = value;
    this.element.style[name] = value;
  }

  get children() {
    if (!this.content) {
      this.content = document.createElement("div");
      this.content.className = "content";
      this.element.append(this.content);
    }
    return this.content;
  }

  update(node) {
    this.node = node;
    const [x, y, width, height] = node.frame;
    this.style("left", px(x));
    this.style("top", px(y));
    this.style("width", px(Math.max(0, width)));
    this.style("height", px(Math.max(0, height)));
    // Sixteen numbers for row vectors are exactly what CSS takes for column vectors.
    const matrix = node.transform && node.transform.matrix;
    this.style("transform", matrix ? `matrix3d(${matrix.join(",")})` : "");
    // A button shows what a pointer does to it (docs/gestures.md).
    const share = node.kind !== "button" ? 1 : node.pressed ? 0.5 : node.hovered ? 0.8 : 1;
    const opacity = (node.alpha ?? 1) * share;
    this.style("opacity", opacity === 1 ? "" : String(opacity));
    this.style("display", node.hidden ? "none" : "");
    const isCircle = node.kind === "shape" && Math.abs(width - height) < 0.5;
    this.style("borderRadius", isCircle ? "50%" : px(node.cornerRadius || 0));
    this.style("backgroundColor", node.background || "");
    const strokes = node.strokeEnd !== undefined || node.kind === "shape";
    const border = node.borderWidth && !strokes
      ? `inset 0 0 0 ${node.borderWidth}px ${node.borderColor || "#000000"}` : "";
    this.style("boxShadow", border);
    this.classify(node);
    drawWheels(this, node);
    drawWords(this, node);
    drawPicture(this, node);
    drawStroke(this, node, strokes, isCircle);
    this.scroll(node);
  }

  classify(node) {
    const isBare = silent(node) && node.kind !== "view" && node.kind !== "label";
    const classes = ["node"];
    if (isBare) classes.push("bare");
    if (node.kind === "scroll" || node.clipsToBounds) classes.push("clips");
    if (node.image && !node.text && !pictureName(node.image)) classes.push("picture");
    if (node.focused) classes.push("focused");
    if (node.focused && node.kind !== "field") classes.push("ringed");
    this.classes = classes.join(" ");
    if (isBare) {
      const label = node.kind === "scroll" ? "" : node.accessibilityLabel || node.id;
      if (this.element.dataset.label !== label) this.element.dataset.label = label;
    }
    this.style("color", (node.image && node.tintColor) || "");
    if (node.image && this.element.dataset.image !== node.image) {
      this.element.dataset.image = node.image;
    }
    this.mark(this.isMarked);
  }

  mark(isMarked) {
    this.isMarked = isMarked;
    const name = isMarked ? `${this.classes} differs` : this.classes;
    if (this.element.className !== name) this.element.className = name;
  }

  scroll(node) {
    if (node.kind !== "scroll") return;
    const [x, y] = node.contentOffset || [0, 0];
    this.children.style.transform = x || y ? `translate(${-x}px,${-y}px)` : "";
    this.element.style.setProperty("--scrolled", px(-y));
    const visible = node.frame[3];
    const inset = node.contentInset || [0, 0, 0, 0];
    const length = node.contentSize ? node.contentSize[1] + inset[0] + inset[2] : 0;
    const isLonger = length > visible && visible > 0;
    if (this.thumb) this.thumb.classList.toggle("shown", isLonger);
    if (!isLonger) return;
    if (!this.thumb) {
      this.thumb = document.createElement("div");
      this.thumb.className = "thumb shown";
      this.element.append(this.thumb);
    }
    const size = Math.max(16, (visible * visible) / length);
    const share = Math.min(1, Math.max(0, (y + inset[0]) / (length - visible)));
    this.thumb.style.height = px(size);
    this.thumb.style.top = px(share * (visible - size));
  }
}

class ScreenView {
  constructor(root) {
    this.root = root;
    this.views = new Map();
    this.list = null;
    this.generation = 0;
    this.marked = new Set();
  }

  clear() {
    this.root.querySelectorAll(":scope > .node").forEach((element) => element.remove());
    this.views.clear();
    this.list = null;
  }

  show(list, values) {
    if (list === this.list) return;
    this.list = list;
    this.generation += 1;
    const placed = new Map();
    for (const number of list) {
      const node = values[number];
      let view = this.views.get(node.id);
      if (!view) {
        view = new NodeView();
        view.element.dataset.id = node.id;
        this.views.set(node.id, view);
      }
      view.generation = this.generation;
      if (view.number !== number) {
        view.number = number;
        view.update(node);
      }
      const owner = node.parent === undefined ? undefined : this.views.get(node.parent);
      const parent = owner ? owner.children : this.root;
      const before = placed.get(parent);
      const next = before ? before.nextSibling : parent.firstChild;
      if (view.element !== next) parent.insertBefore(view.element, next);
      placed.set(parent, view.element);
    }
    this.setGround(list, values);
    if (this.views.size === list.length) return;
    for (const [id, view] of this.views) {
      if (view.generation === this.generation) continue;
      view.element.remove();
      this.views.delete(id);
    }
  }

  // What the system draws over a dark screen is dark.
  setGround(list, values) {
    const number = list.find((n) => {
      const { parent, background, hidden, frame } = values[n];
      return parent === undefined && background && !hidden && frame[3] >= 200;
    });
    const color = number === undefined ? "#FFFFFF" : values[number].background;
    if (color === this.ground) return;
    this.ground = color;
    const [red, green, blue] = [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));
    const lightness = (0.3 * red + 0.6 * green + 0.1 * blue) / 255;
    this.root.dataset.ground = lightness < 0.2 ? "dark" : "light";
  }

  // Outlines the nodes with some ids.
  mark(ids) {
    for (const id of this.marked) {
      if (!ids.has(id)) this.views.get(id)?.mark(false);
    }
    for (const id of ids) this.views.get(id)?.mark(true);
    this.marked = ids;
  }
}
// Text and outlines of a node.

const textPiece = (text) => document.createTextNode(text);

// How text fits the height available: 0 on one line, 1 on several, 2 from the top down.
const room = (node) => {
  const size = node.font ? node.font.size : 16;
  const height = node.frame[3];
  if (node.kind === "button") return 0;
  if (node.kind === "field") return height > size * 4 ? 2 : 0;
  return height > size * 2.2 ? 1 : 0;
};

// The room that a node's edges keep from its text. A field with a ground of its own keeps it off its
// round ends.
const textInset = (node) => {
  if (node.contentInset && node.kind !== "scroll") return node.contentInset;
  const side = node.kind === "field" && node.background && !node.contentInset
    ? node.cornerRadius || 0 : 0;
  return [0, side, 0, side];
};

const shownText = (node) => (node.secure ? "•".repeat((node.text || "").length) : node.text || "");

// What stands on the line of a node that has one, and how wide; undefined for one with several.
const wordsLine = (node) => {
  if (room(node) !== 0) return undefined;
  const text = (shownText(node) || node.placeholder || "").replaceAll("\n", " ");
  const [, left, , right] = textInset(node);
  return fittedLine(drawnFont(node.font), text, node.kind, Math.max(0, node.frame[2] - left - right));
};

const wordsKey = (node) => JSON.stringify([
  node.text, node.placeholder, node.secure, node.caret, node.selectedRange, node.markedRange, node.font, node.textColor,
  node.textAlignment, textInset(node), node.kind, node.placeholderColor, node.tintColor,
  room(node), wordsLine(node),
]);

const drawWords = (view, node) => {
  const hasWords = node.kind !== "picker"
    && (node.text || node.placeholder || node.caret !== undefined);
  if (!hasWords) {
    if (view.words) view.words.remove();
    view.words = undefined;
    view.wordsKey = undefined;
    return;
  }
  const key = wordsKey(node);
  if (view.wordsKey === key) return;
  view.wordsKey = key;
  if (!view.words) {
    view.words = document.createElement("div");
    view.words.append(document.createElement("span"));
    // Behind the node's children, as the node's own layer is.
    view.element.prepend(view.words);
  }
  const font = drawnFont(node.font);
  view.words.className = ["words", "words wraps", "words wraps from-top"][room(node)];
  const style = view.words.style;
  style.font = font.css;
  style.lineHeight = "1.2";
  style.color = node.textColor || "";
  const side = node.textAlignment || (node.kind === "button" ? "center" : "start");
  style.textAlign = side;
  style.justifyContent = side;
  const [top, left, bottom, right] = textInset(node);
  style.padding = `${px(top)} ${px(right)} ${px(bottom)} ${px(left)}`;
  const line = wordsLine(node);
  const span = view.words.firstChild;
  fillWords(span, node, line);
  const width = line && line.text ? browserWidth(font, line.text) : 0;
  // As wide as the original, whatever font the browser has.
  span.style.transform = width > 0 && Math.abs(width - line.width) > 0.1
    ? `scaleX(${Math.round((line.width / width) * 1e4) / 1e4})` : "";
  span.style.transformOrigin = side === "start" ? "" : side;
};

const fillWords = (span, node, line) => {
  span.textContent = "";
  const whole = shownText(node);
  const text = line && whole ? line.text : whole;
  const caret = document.createElement("i");
  caret.className = "caret";
  if (node.tintColor) caret.style.background = node.tintColor;
  // A piece of the text, of which a part is within an element of its own.
  const put = (parent, piece, start, length, name, fill) => {
    const part = document.createElement(name);
    fill(part, piece.slice(start, start + length), start);
    parent.append(textPiece(piece.slice(0, start)), part, textPiece(piece.slice(start + length)));
  };
  // A piece with the caret, or with what is selected.
  const edited = (parent, piece, from) => {
    if (node.selectedRange) {
      const [start, length] = node.selectedRange;
      put(parent, piece, start - from, length, "mark", (part, selected) => {
        if (node.tintColor) part.style.setProperty("--tint", node.tintColor);
        part.append(selected);
      });
    } else {
      const at = node.caret - from;
      parent.append(textPiece(piece.slice(0, at)), caret, textPiece(piece.slice(at)));
    }
  };
  if (node.caret === undefined) span.append(text);
  else if (node.markedRange) put(span, text, ...node.markedRange, "u", edited);
  else edited(span, text, 0);
  if (!text && node.placeholder) {
    const hint = document.createElement("span");
    hint.className = "hint";
    hint.textContent = line ? line.text : node.placeholder;
    if (node.placeholderColor) {
      hint.style.color = node.placeholderColor;
      hint.style.opacity = "1";
    }
    span.append(hint);
  }
};

// Along an outline clockwise from its top centre; along a thin shape from end to end.
const outlinePath = (width, height, radius, line) => {
  const d = line / 2;
  if (height <= Math.max(4, line)) return `M0 ${height / 2}H${width}`;
  if (width <= Math.max(4, line)) return `M${width / 2} 0V${height}`;
  const r = Math.max(0, Math.min(radius, width / 2, height / 2) - d);
  const [right, bottom, middle] = [width - d, height - d, width / 2];
  const corner = (x, y) => `A${r} ${r} 0 0 1 ${x} ${y}`;
  return `M${middle} ${d}H${right - r}${corner(right, d + r)}V${bottom - r}`
    + `${corner(right - r, bottom)}H${d + r}${corner(d, bottom - r)}V${d + r}`
    + `${corner(d + r, d)}Z`;
};

const drawStroke = (view, node, strokes, isCircle) => {
  if (!strokes) {
    if (view.svg) view.svg.remove();
    view.svg = undefined;
    return;
  }
  if (!view.svg) {
    view.svg = svgElement("svg");
    view.path = svgElement("path");
    view.path.setAttribute("fill", "none");
    view.path.setAttribute("pathLength", "1");
    view.svg.append(view.path);
    view.element.prepend(view.svg);
  }
  const [, , width, height] = node.frame;
  const line = node.borderWidth || (node.borderColor ? 1 : 0);
  const radius = isCircle ? width / 2 : node.cornerRadius || 0;
  view.svg.setAttribute("width", Math.max(0, width));
  view.svg.setAttribute("height", Math.max(0, height));
  const path = outlinePath(Math.max(0, width), Math.max(0, height), radius, line);
  view.path.setAttribute("d", path);
  view.path.setAttribute("stroke", node.borderColor || node.textColor || "#000000");
  view.path.setAttribute("stroke-width", line);
  const end = node.strokeEnd === undefined ? 1 : node.strokeEnd;
  view.path.setAttribute("stroke-dasharray", end >= 1 ? "none" : `${end} 2`);
};
// The panes in which screens are drawn, and the arrangement of the expected and actual ones.

const modes = [
  ["side", "Side by side"], ["overlay", "Overlay"], ["difference", "Difference"],
  ["blink", "Blink"], ["expected", "Expected"], ["actual", "Actual"],
];
const sides = ["expected", "actual"];

class Pane {
  constructor(side, choose) {
    this.side = side;
    this.element = document.createElement("figure");
    this.element.className = `pane is-${side}`;
    this.element.innerHTML = `<figcaption><p class="caption"><b></b> <span></span></p></figcaption>
      <div class="layers"><div class="sheet"><div class="device" role="img">
      <div class="screen guides"></div></div><div class="chosen" hidden></div></div></div>`;
    this.caption = this.element.querySelector(".caption");
    this.caption.classList.add(`is-${side}`);
    this.name = this.element.querySelector("b");
    this.note = this.element.querySelector("figcaption span");
    this.layers = this.element.querySelector(".layers");
    this.device = this.element.querySelector(".device");
    this.sheet = this.element.querySelector(".sheet");
    this.sheet.classList.add(`is-${side}`);
    this.root = this.element.querySelector(".screen");
    this.chosen = this.element.querySelector(".chosen");
    this.touch = document.createElement("div");
    this.touch.className = "touch";
    this.keyboard = new KeyboardView(this.root);
    this.root.append(this.touch);
    this.view = new ScreenView(this.root);
    this.device.addEventListener("click", (event) => choose(this.hit(event)));
  }

  // The topmost node under the pointer; if that is already selected, the one below it.
  hit(event) {
    const ids = [];
    for (const element of document.elementsFromPoint(event.clientX, event.clientY)) {
      const node = element.closest(".node");
      if (!node || !this.root.contains(node) || ids.includes(node.dataset.id)) continue;
      ids.push(node.dataset.id);
    }
    const opaque = ids.filter((id) => this.isSeen(id));
    const list = opaque.length > 0 ? opaque : ids;
    return list[(list.indexOf(app.node) + 1) % list.length];
  }

  isSeen(id) {
    for (let view = this.view.views.get(id); view; view = this.view.views.get(view.node.parent)) {
      if (view.node.alpha === 0) return false;
    }
    return true;
  }

  resize(size, scale) {
    const [width, height] = size;
    // The captions are as wide as the screen and no wider, so that they cannot move it.
    this.element.style.width = px(width * scale);
    this.device.style.width = px(width * scale);
    this.device.style.height = px(height * scale);
    this.root.style.width = px(width);
    this.root.style.height = px(height);
    this.root.style.transform = `scale(${scale})`;
    this.root.style.setProperty("--px", px(1 / scale));
    this.scale = scale;
  }

  show(current, step, marks) {
    this.view.show(current.nodeList(this.side, step), current.tables.nodes);
    this.view.mark(marks);
    const note = this.noteOn(current, step);
    if (this.note.textContent !== note) {
      this.note.textContent = note;
      this.caption.title = note;
    }
    this.showSurroundings(current, step);
  }

  // What a screen is where there is no frame for it.
  noteOn(current, step) {
    if (current.has(this.side, step)) return "";
    if (current.causeLetter(step) !== "f") return "has no such frame";
    const source = this.side === "expected" ? "the golden's animations" : "the frame's animations";
    const isSampled = current.sampled[this.side][step] === 1;
    const still = this.side === "expected" && current.compares ? current.unlisted(step) : [];
    if (still.length === 0) return isSampled ? `by ${source}` : "at rest";
    const names = still.length > 2 ? `${still.length} nodes` : still.join(", ");
    return isSampled ? `by ${source}; ${names} as of its last frame` : "as of the last golden frame";
  }

  showSurroundings(current, step) {
    const surrounding = current.surrounding(step);
    const direction = surrounding.rightToLeft ? "rtl" : "ltr";
    if (this.root.dir !== direction) this.root.dir = direction;
    this.keyboard.show(surrounding, current.times[step], this.view);
    const event = current.event(step);
    const place = event && (event.location || this.middle(event));
    if (place || this.isTouched) {
      this.isTouched = Boolean(place);
      this.touch.classList.toggle("shown", this.isTouched);
      if (place) Object.assign(this.touch.style, { left: px(place[0]), top: px(place[1]) });
    }
  }

  // The point at which a tap on a node is shown: the node's centre.
  middle(event) {
    if (event.type !== "tap" || !event.target) return undefined;
    const view = this.view.views.get(event.target);
    if (!view) return undefined;
    const box = view.element.getBoundingClientRect();
    const device = this.device.getBoundingClientRect();
    return [
      (box.left + box.width / 2 - device.left) / this.scale,
      (box.top + box.height / 2 - device.top) / this.scale,
    ];
  }

  // Frames the selected node; measured after all panes are drawn, so that layout happens once.
  frame(id) {
    const view = id === undefined ? undefined : this.view.views.get(id);
    if (!view || !this.device.offsetParent) {
      this.chosen.hidden = true;
      return;
    }
    const box = view.element.getBoundingClientRect();
    const device = this.device.getBoundingClientRect();
    this.chosen.hidden = view.node.hidden === true;
    // Outside the node, so that a border of one point can be seen.
    const [left, top] = [box.left - device.left - 4, box.top - device.top - 4];
    this.chosen.style.transform = `translate(${left}px,${top}px)`;
    this.chosen.style.width = px(box.width + 8);
    this.chosen.style.height = px(box.height + 8);
  }
}

// The backdrop of a screen without a background, chosen so that its texts can be read.
const backdrop = (current) => {
  const texts = new Map();
  for (const { id, textColor } of current.tables.nodes) if (textColor) texts.set(id, textColor);
  let light = 0;
  for (const text of texts.values()) {
    const [red, green, blue] = [1, 3, 5].map((at) => parseInt(text.slice(at, at + 2), 16));
    if (0.3 * red + 0.6 * green + 0.1 * blue > 190) light += 1;
  }
  return light * 2 > texts.size ? "#66708a" : "#ffffff";
};

class Stage {
  constructor(choose) {
    this.element = byId("stage");
    this.panes = { expected: new Pane("expected", choose), actual: new Pane("actual", choose) };
    this.element.append(this.panes.expected.element, this.panes.actual.element);
    this.modeButtons = new Map();
    this.mode = "side";
    for (const [mode, title] of modes) {
      const button = document.createElement("button");
      button.type = "button";
      button.setAttribute("role", "radio");
      button.textContent = title;
      button.addEventListener("click", () => this.setMode(mode));
      button.addEventListener("keydown", (event) => this.moveMode(event));
      this.modeButtons.set(mode, button);
      byId("modes").append(button);
    }
    byId("opacity").addEventListener("input", () => this.setOpacity());
    byId("gain").addEventListener("input", () => this.setOpacity());
    byId("guides").addEventListener("change", () => this.setGuides());
    this.setOpacity();
    new ResizeObserver(() => this.fit(true)).observe(this.element);
  }

  get used() {
    if (!this.current) return [];
    if (!this.current.compares) return [this.current.actual ? "actual" : "expected"];
    return this.mode === "expected" || this.mode === "actual" ? [this.mode] : sides;
  }

  open(current) {
    this.current = current;
    for (const side of sides) this.panes[side].view.clear();
    this.element.style.setProperty("--backdrop", backdrop(current));
    byId("modes").hidden = !current.compares;
    this.setMode(this.mode);
  }

  setMode(mode) {
    this.mode = mode;
    this.element.dataset.mode = this.current && this.current.compares ? mode : "alone";
    byId("opacity-label").hidden = this.element.dataset.mode !== "overlay";
    byId("gain-label").hidden = this.element.dataset.mode !== "difference";
    for (const [name, button] of this.modeButtons) {
      button.setAttribute("aria-checked", String(name === mode));
      button.tabIndex = name === mode ? 0 : -1;
    }
    const used = this.used;
    const isPassed = this.current && this.current.info.kind === "passed";
    const isStacked = ["overlay", "difference", "blink"].includes(this.element.dataset.mode);
    const { expected, actual } = this.panes;
    // Screens on top of each other are in one box, where nothing can come between them.
    const owner = isStacked ? actual : expected;
    if (expected.sheet.parentElement !== owner.layers) {
      owner.layers.append(expected.sheet);
      owner.element.querySelector("figcaption").append(expected.caption);
    }
    for (const side of sides) {
      const pane = this.panes[side];
      pane.element.hidden = !used.includes(side) || (isStacked && side === "expected");
      pane.sheet.classList.remove("away");
      const isAlone = this.current && !this.current.compares && isPassed;
      pane.name.textContent = isAlone ? "Expected and actual" : side[0].toUpperCase() + side.slice(1);
    }
    this.element.style.setProperty("--panes", used.length);
    this.blink();
    this.setGuides();
    this.fit(true);
    if (this.current) this.show(app.step);
  }

  moveMode(event) {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    const names = modes.map(([name]) => name);
    const next = names[(names.indexOf(this.mode) + step + names.length) % names.length];
    this.setMode(next);
    this.modeButtons.get(next).focus();
  }

  blink() {
    clearInterval(this.timer);
    if (this.element.dataset.mode !== "blink") return;
    const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    let isExpected = true;
    const turn = () => {
      isExpected = !isExpected;
      this.panes.expected.sheet.classList.toggle("away", !isExpected);
      this.panes.actual.sheet.classList.toggle("away", isExpected);
    };
    turn();
    this.timer = setInterval(turn, isCalm ? 1500 : 450);
  }

  setOpacity() {
    this.element.style.setProperty("--opacity", byId("opacity").value / 100);
    const gain = 2 ** byId("gain").value;
    this.element.style.setProperty("--gain", gain);
    byId("gain-value").textContent = `× ${gain}`;
  }

  setGuides() {
    // When only differences are shown, moving overlays would look like some.
    const shown = byId("guides").checked && this.element.dataset.mode !== "difference";
    for (const side of sides) this.panes[side].root.classList.toggle("guides", shown);
  }

  // Scales the screens to the size of the stage.
  fit(isForced) {
    // It has no size while variants are in its place.
    if (!this.current || this.current.count === 0 || this.element.hidden) return;
    const { size } = this.current.surrounding(app.step);
    if (!isForced && size === this.size) return;
    this.size = size;
    const count = this.element.dataset.mode === "side" ? 2 : 1;
    const width = (this.element.clientWidth - 28 * count) / count;
    const around = parseFloat(getComputedStyle(this.element).getPropertyValue("--around"));
    const height = this.element.clientHeight - around;
    const scale = Math.max(0.15, Math.min(width / size[0], height / size[1], 1.5));
    for (const side of sides) this.panes[side].resize(size, scale);
    byId("scale").textContent = `${size[0]} × ${size[1]} pt, ${Math.round(scale * 100)} %`;
    if (isForced) this.frameChosen();
  }

  show(step) {
    const current = this.current;
    if (current.count === 0) return;
    this.fit(false);
    const marks = new Set();
    if (current.differing[step]) {
      for (const difference of current.differences) {
        if (!current.differsIn(difference, step)) continue;
        if (difference.node !== undefined) marks.add(difference.node);
        for (const id of difference.moves || []) marks.add(id);
      }
    }
    if (current.compares && current.causeLetter(step) === "f" && current.lent[step] === 0) {
      for (const id of current.apartAt(step)) marks.add(id);
    }
    this.marks = marks;
    for (const side of this.used) this.panes[side].show(current, step, marks);
    this.frameChosen();
    const label = `${current.cause(step)} at ${seconds(current.times[step])}`;
    for (const side of this.used) this.panes[side].device.ariaLabel = `${side}: ${label}`;
  }

  frameChosen() {
    for (const side of this.used) this.panes[side].frame(app.node);
  }
}
// Time from left to right, for the track and for the curves below it.

const gutter = 140;
const margin = 14;
// Points, of the mark of a difference.
const leastDifference = 8;
const seconds = (time) => `${Number(time.toFixed(3))} s`;
const color = (name) => getComputedStyle(document.documentElement).getPropertyValue(name);
const families = [
  [/^(pan|scroll)\b/, "--pan"], [/^(tap|focus|blur|select|return|key)\b/, "--tap"],
  [/^(text|deleteBackward|compose|undo|redo)\b/, "--text"], [/^keyboard\b/, "--keyboard"],
];
const familyOf = (cause) => {
  const family = families.find(([pattern]) => pattern.test(cause));
  return family ? family[1] : "--other";
};

const sharpContext = (canvas, width, height) => {
  const ratio = devicePixelRatio || 1;
  canvas.width = Math.round(width * ratio);
  canvas.height = Math.round(height * ratio);
  canvas.style.width = px(width);
  canvas.style.height = px(height);
  const context = canvas.getContext("2d");
  context.scale(ratio, ratio);
  context.font = `11px ${getComputedStyle(document.body).fontFamily}`;
  return context;
};

// The mapping of times to positions; a trace with no duration is laid out by frames.
class Axis {
  constructor() {
    this.width = 600;
    this.open(null);
  }

  open(current) {
    this.current = current;
    this.byFrame = !current || current.duration === 0;
    this.end = this.byFrame ? Math.max(1, current ? current.count - 1 : 1) : current.duration;
    this.from = 0;
    this.to = this.end;
  }

  get room() { return Math.max(1, this.width - gutter - margin); }
  value(step) { return this.byFrame ? step : this.current.times[step]; }
  x(value) { return gutter + ((value - this.from) / (this.to - this.from)) * this.room; }
  valueAt(x) { return this.from + ((x - gutter) / this.room) * (this.to - this.from); }
  stepAt(x) {
    const value = Math.min(this.end, Math.max(0, this.valueAt(x)));
    if (this.byFrame) return Math.min(this.current.count - 1, Math.round(value));
    // The nearer of the frames on both sides, since what is pointed at is what is meant.
    const step = this.current.stepAt(value);
    const next = step + 1;
    const { times, count } = this.current;
    return next < count && times[next] - value < value - times[step] ? next : step;
  }

  zoom(factor, middle) {
    const least = this.end / 5000;
    const length = Math.min(this.end, Math.max(least, (this.to - this.from) * factor));
    const share = (middle - this.from) / (this.to - this.from);
    this.from = Math.min(this.end - length, Math.max(0, middle - share * length));
    this.to = this.from + length;
  }

  // Moves the window so that it contains a value; returns whether it had to.
  reveal(value) {
    if (value >= this.from - 1e-9 && value <= this.to + 1e-9) return false;
    const length = this.to - this.from;
    this.from = Math.min(this.end - length, Math.max(0, value - length * 0.1));
    this.to = this.from + length;
    return true;
  }

  ticks() {
    const rough = (this.to - this.from) / Math.max(2, this.room / 90);
    const power = 10 ** Math.floor(Math.log10(rough));
    const size = [1, 2, 5, 10].map((n) => n * power).find((n) => n >= rough);
    const ticks = [];
    for (let n = Math.ceil(this.from / size); n * size <= this.to; n += 1) ticks.push(n * size);
    return { ticks, decimals: Math.max(0, -Math.floor(Math.log10(size) + 1e-9)) };
  }
}

class Timeline {
  constructor(axis, seek, redraw) {
    this.axis = axis;
    this.track = byId("track");
    this.canvas = byId("track-canvas");
    this.head = byId("playhead");
    this.redrawAll = redraw;
    for (const element of [this.track, byId("curves")]) {
      const point = (event) => {
        const x = event.clientX - this.track.getBoundingClientRect().left;
        if (x > gutter - 12) seek(axis.stepAt(x));
      };
      element.addEventListener("pointerdown", (event) => {
        if (!axis.current || axis.current.count === 0 || event.button !== 0) return;
        element.setPointerCapture(event.pointerId);
        point(event);
      });
      element.addEventListener("pointermove", (event) => {
        if (element.hasPointerCapture(event.pointerId)) point(event);
      });
      element.addEventListener("wheel", (event) => {
        const isZoom = event.ctrlKey || event.metaKey || element === this.track;
        if (!isZoom || Math.abs(event.deltaY) < Math.abs(event.deltaX)) return;
        event.preventDefault();
        const x = event.clientX - this.track.getBoundingClientRect().left;
        axis.zoom(Math.exp(event.deltaY * 0.002), axis.valueAt(x));
        redraw();
      }, { passive: false });
    }
  }

  zoom(factor) {
    const value = this.axis.value(app.step);
    this.axis.zoom(factor, Math.min(this.axis.to, Math.max(this.axis.from, value)));
    this.redrawAll();
  }

  fit() {
    this.axis.open(this.axis.current);
    this.redrawAll();
  }

  draw() {
    const { axis } = this;
    const context = sharpContext(this.canvas, axis.width, 84);
    const current = axis.current;
    if (!current || current.count === 0) return;
    context.save();
    context.beginPath();
    context.rect(gutter - 6, 0, axis.width, 68);
    context.clip();
    this.drawDifferences(context, current);
    this.drawAnimations(context, current);
    this.drawEvents(context, current);
    context.restore();
    this.drawScale(context);
    context.fillStyle = color("--soft");
    context.textAlign = "left";
    ["events", "in flight"].forEach((name, i) => context.fillText(name, 12, 28 + i * 22));
  }

  drawScale(context) {
    const { ticks, decimals } = this.axis.ticks();
    context.textAlign = "center";
    for (const tick of ticks) {
      const x = Math.round(this.axis.x(tick)) + 0.5;
      context.fillStyle = color("--line");
      context.fillRect(x - 0.5, 62, 1, 8);
      context.fillStyle = color("--soft");
      const unit = this.axis.byFrame ? "" : " s";
      context.fillText(tick.toFixed(decimals) + unit, x, 80);
    }
  }

  drawDifferences(context, current) {
    for (let step = 0; step < current.count; step += 1) {
      if (!current.differing[step]) continue;
      let end = step;
      while (end + 1 < current.count && current.differing[end + 1]) end += 1;
      const { from, to } = this.differenceExtent(step, end);
      context.fillStyle = color("--differs-wash");
      context.fillRect(from, 0, to - from, 68);
      context.fillStyle = color("--differs");
      context.fillRect(from, 2, to - from, 6);
      step = end;
    }
  }

  // From the first frame that differs to the one after the last, since a frame holds until then;
  // wide enough to be seen and hit.
  differenceExtent(first, last) {
    const { axis } = this;
    const next = Math.min(last + 1, axis.current.count - 1);
    const from = axis.x(axis.value(first));
    const to = axis.x(axis.value(next));
    if (to - from >= leastDifference) return { from, to };
    const start = Math.max(gutter, from - leastDifference / 2);
    return { from: start, to: start + leastDifference };
  }

  // The animations of a transaction begin together, so one bar represents them all.
  drawAnimations(context, current) {
    const bars = new Map();
    current.tables.animations.forEach((list, number) => {
      for (const { begin, end, repeats } of list) {
        if (!repeats) bars.set(`${begin}-${end}`, { begin, end, number });
      }
    });
    if (this.axis.byFrame) return;
    const lanes = [];
    const sorted = [...bars.values()].sort((a, b) => a.begin - b.begin);
    context.fillStyle = color("--accent");
    for (const { begin, end } of sorted) {
      const cut = this.cutAt(current, begin, end);
      let lane = lanes.findIndex((until) => until <= begin + 1e-6);
      if (lane < 0) lane = lanes.length < 4 ? lanes.push(0) - 1 : 3;
      lanes[lane] = Math.max(cut, lanes[lane]);
      const x = this.axis.x(begin);
      context.globalAlpha = 0.55;
      context.beginPath();
      context.roundRect(x, 41 + lane * 6, Math.max(2, this.axis.x(cut) - x), 4, 2);
      context.fill();
    }
    context.globalAlpha = 1;
  }

  // The time at which an animation was last in flight; one that is replaced never reaches its end.
  cutAt(current, begin, end) {
    const frames = current.main;
    const side = current.actual ? "actual" : "expected";
    const has = (step) => {
      const frame = current.seen[side][step];
      const list = frame < 0 ? [] : current.tables.animations[frames.animations[frame]];
      return list.some((other) => other.begin === begin && other.end === end);
    };
    let step = current.stepAt(begin);
    while (step + 1 < current.count && current.times[step + 1] <= begin + 1e-9) step += 1;
    if (!has(step)) return end;
    let low = step;
    let high = current.stepAt(end);
    if (has(high)) return end;
    while (low + 1 < high) {
      const middle = (low + high) >> 1;
      if (has(middle)) low = middle; else high = middle;
    }
    return current.times[high];
  }

  drawEvents(context, current) {
    let last = "";
    for (const step of current.rows) {
      const letter = current.causeLetter(step);
      if (letter === "f" || letter === "s") continue;
      const x = Math.round(this.axis.x(this.axis.value(step)));
      const family = letter === "c" ? "--ink" : familyOf(current.cause(step));
      // Thousands of events may share a few hundred pixels.
      const key = `${x} ${family}`;
      if (key === last || x < gutter - 4 || x > this.axis.width) continue;
      last = key;
      context.fillStyle = color(family);
      if (letter === "c") {
        context.beginPath();
        context.moveTo(x, 16);
        context.lineTo(x + 5, 22);
        context.lineTo(x, 28);
        context.lineTo(x - 5, 22);
        context.fill();
      } else {
        context.fillRect(x - 1, 14, 2, 18);
      }
    }
  }

  show(step) {
    const { axis } = this;
    const current = axis.current;
    if (axis.reveal(axis.value(step))) this.redrawAll();
    this.head.style.transform = `translateX(${axis.x(axis.value(step))}px)`;
    this.track.setAttribute("aria-valuenow", step);
    this.track.setAttribute("aria-valuetext", momentText(current, step));
  }
}

const momentText = (current, step) => {
  const number = current.number(step);
  const last = current.number(current.count - 1);
  const isSample = current.causeLetter(step) === "f";
  const place = isSample ? `after frame ${number}` : `frame ${number}`;
  return `${place} of ${last}, ${seconds(current.times[step])}, ${current.cause(step)}`;
};
// Curves of the selected node's numbers, on the axis of the timeline.

const numericParts = [
  ["x", (n) => n.frame[0]], ["y", (n) => n.frame[1]],
  ["width", (n) => n.frame[2]], ["height", (n) => n.frame[3]],
  ["translation x", (n) => part(n.transform && n.transform.translation, 0, 0)],
  ["translation y", (n) => part(n.transform && n.transform.translation, 1, 0)],
  ["scale x", (n) => part(n.transform && n.transform.scale, 0, 1)],
  ["scale y", (n) => part(n.transform && n.transform.scale, 1, 1)],
  ["rotationY", (n) => (n.transform && n.transform.rotationY) || 0],
  ["alpha", (n) => n.alpha ?? 1], ["cornerRadius", (n) => n.cornerRadius || 0],
  ["borderWidth", (n) => n.borderWidth || 0], ["strokeEnd", (n) => n.strokeEnd ?? 1],
  ["offset x", (n) => part(n.contentOffset, 0, 0)],
  ["offset y", (n) => part(n.contentOffset, 1, 0)],
  ["inset bottom", (n) => part(n.contentInset, 2, 0)],
  ["content height", (n) => part(n.contentSize, 1, 0)],
  ["caret", (n) => n.caret ?? -1], ["font size", (n) => (n.font ? n.font.size : 0)],
];
const part = (list, index, normal) => (list ? list[index] : normal);
const short = (value) => String(Number(value.toFixed(3)));

// The versions of a node on one side: a step and the node from there on, or null.
const versions = (current, side, id) => {
  const list = [];
  const values = current.tables.nodes;
  let nodes = null;
  let number = -2;
  let place = 0;
  for (let step = 0; step < current.count; step += 1) {
    const next = current.lists[side][step];
    if (next === nodes) continue;
    nodes = next;
    if (place >= next.length || values[next[place]].id !== id) {
      place = next.findIndex((n) => values[n].id === id);
    }
    const found = place < 0 ? -1 : next[place];
    place = Math.max(0, place);
    if (found === number) continue;
    number = found;
    list.push({ step, node: found < 0 ? null : values[found] });
  }
  return list;
};

class Curves {
  constructor(axis) {
    this.axis = axis;
    this.box = byId("curves");
    this.names = byId("curve-names");
    this.canvas = byId("curve-canvas");
    this.curves = [];
  }

  open(current, id) {
    this.current = current;
    this.curves = [];
    if (current && id !== undefined) {
      const histories = sides.filter((side) => current[side])
        .map((side) => ({ side, list: versions(current, side, id) }));
      for (const [name, read] of numericParts) {
        const curve = this.curve(name, read, histories);
        if (curve) this.curves.push(curve);
      }
    }
    this.canvas.setAttribute("aria-label", this.curves.length === 0
      ? "No curves" : `Curves of ${id}: ${this.curves.map((c) => c.text).join(", ")}`);
    this.fill(id);
  }

  curve(name, read, histories) {
    let [low, high] = [Infinity, -Infinity];
    const lines = histories.map(({ side, list }) => {
      const steps = [];
      const values = [];
      for (const { step, node } of list) {
        const value = node ? read(node) : NaN;
        if (values.length > 0 && Object.is(values[values.length - 1], value)) continue;
        steps.push(step);
        values.push(value);
        if (value < low) low = value;
        if (value > high) high = value;
      }
      return { side, steps, values };
    });
    if (!(high > low)) return null;
    return { name, lines, low, high, text: `${name} from ${short(low)} to ${short(high)}` };
  }

  fill(id) {
    this.names.textContent = "";
    for (const curve of this.curves) {
      const row = document.createElement("p");
      row.innerHTML = "<b></b><span></span>";
      row.firstChild.textContent = curve.name;
      curve.label = row.lastChild;
      this.names.append(row);
    }
    if (this.curves.length === 0) {
      const row = document.createElement("p");
      row.className = "none";
      row.textContent = id === undefined
        ? "Choose a node on the screen or in the list to see its curves."
        : `No number of ${id} changes in this trace.`;
      this.names.append(row);
    }
  }

  draw() {
    const height = Math.max(1, this.curves.length * 40);
    const context = sharpContext(this.canvas, this.axis.width, height);
    this.curves.forEach((curve, row) => this.drawCurve(context, curve, row * 40));
  }

  drawCurve(context, curve, top) {
    const { axis, current } = this;
    context.fillStyle = color("--line");
    context.fillRect(gutter, top + 39, axis.room, 1);
    const y = (value) => top + 34 - ((value - curve.low) / (curve.high - curve.low)) * 28;
    context.save();
    context.beginPath();
    context.rect(gutter - 2, top, axis.room + 4, 40);
    context.clip();
    for (const { side, steps, values } of curve.lines) {
      context.strokeStyle = color(current.compares ? `--${side}` : "--accent");
      context.lineWidth = 1.5;
      context.setLineDash(side === "expected" && current.compares ? [5, 3] : []);
      context.beginPath();
      let isOpen = false;
      let previous = NaN;
      for (let i = this.firstSeen(steps); i < steps.length; i += 1) {
        const x = axis.x(axis.value(steps[i]));
        if (Number.isNaN(values[i])) {
          if (isOpen) context.lineTo(x, y(previous));
          isOpen = false;
          continue;
        }
        // A value holds until the next frame, but for one sample after another of what moves.
        const isNext = steps[i] === steps[i - 1] + 1 && current.causeLetter?.(steps[i]) === "f";
        if (!isOpen) context.moveTo(x, y(values[i]));
        else if (!isNext) context.lineTo(x, y(previous));
        context.lineTo(x, y(values[i]));
        isOpen = true;
        previous = values[i];
        if (x > axis.width) break;
      }
      if (isOpen) context.lineTo(axis.x(axis.end), y(previous));
      context.stroke();
    }
    context.restore();
  }

  // The last change before the step shown, or else the first change of all.
  firstSeen(steps) {
    const from = this.axis.from;
    let low = 0;
    let high = steps.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.axis.value(steps[middle]) <= from) low = middle; else high = middle - 1;
    }
    return Math.max(0, low);
  }

  show(step) {
    for (const curve of this.curves) {
      const texts = curve.lines.map(({ steps, values }) => {
        let low = 0;
        let high = steps.length - 1;
        if (high < 0 || steps[0] > step) return "–";
        while (low < high) {
          const middle = (low + high + 1) >> 1;
          if (steps[middle] <= step) low = middle; else high = middle - 1;
        }
        return Number.isNaN(values[low]) ? "–" : short(values[low]);
      });
      const text = texts.length === 2 && texts[0] === texts[1] ? texts[0] : texts.join(" → ");
      if (curve.shown !== text) {
        curve.shown = text;
        curve.label.textContent = text;
      }
    }
  }
}
// The list of events. Rows are reused, so that ten thousand cost as little as thirty.

const rowHeight = 24;

// The order of an event's members in its row; any others follow.
const detailOrder = [
  "target", "name", "key", "value", "replacement", "text", "range", "selection", "translation", "offset", "scale",
  "component", "row", "id", "outcome", "message", "location", "velocity", "frame",
];
const detailNames = { translation: "moved", location: "at" };

const detailText = (name, value) => {
  if (["target", "name", "outcome"].includes(name)) return value;
  if (["value", "replacement", "text", "environment"].includes(name)) return JSON.stringify(value);
  const text = Array.isArray(value) ? value.join(["range", "selection"].includes(name) ? "+" : ", ")
    : name === "message" ? JSON.stringify(value) : value;
  return `${detailNames[name] ?? name} ${text}`;
};

// What an event carries beside its name, which is the cause of a frame.
const eventDetail = (event, cause = event?.type) => {
  if (!event) return "";
  const { t, type, phase, ...members } = event;
  const rank = (name) => (detailOrder.includes(name) ? detailOrder.indexOf(name) : detailOrder.length);
  const names = Object.keys(members).sort((a, b) => rank(a) - rank(b));
  // A frame has the name of what pointers became.
  const own = cause.split(".")[0] === type ? [] : [phase === undefined ? type : `${type}.${phase}`];
  return [...own, ...names.map((name) => detailText(name, members[name]))].join(" · ");
};

class EventList {
  constructor(seek) {
    this.box = byId("events");
    this.spacer = document.createElement("div");
    this.box.append(this.spacer);
    this.rows = new Map();
    this.spare = [];
    this.seek = seek;
    this.box.addEventListener("scroll", () => this.fill());
    this.box.addEventListener("click", (event) => {
      const row = event.target.closest(".row");
      if (row) seek(this.current.rows[row.index]);
    });
    this.box.addEventListener("keydown", (event) => this.move(event));
    new ResizeObserver(() => {
      this.height = this.box.clientHeight;
      this.fill();
    }).observe(this.box);
  }

  open(current) {
    this.current = current;
    for (const [index] of this.rows) this.drop(index);
    this.selected = -1;
    this.box.removeAttribute("aria-activedescendant");
    this.top = 0;
    this.height = this.box.clientHeight;
    this.spacer.style.height = px(current.rows.length * rowHeight);
    this.box.scrollTop = 0;
    byId("event-count").textContent = current.rows.length;
  }

  move(event) {
    const page = Math.max(1, Math.floor(this.height / rowHeight) - 1);
    const by = { ArrowDown: 1, ArrowUp: -1, PageDown: page, PageUp: -page }[event.key];
    if (!by || !this.current || this.current.count === 0) return;
    event.preventDefault();
    event.stopPropagation();
    const { rows } = this.current;
    this.seek(rows[Math.min(rows.length - 1, Math.max(0, this.selected + by))]);
  }

  drop(index) {
    const row = this.rows.get(index);
    this.rows.delete(index);
    row.removeAttribute("id");
    row.remove();
    this.spare.push(row);
  }

  fill() {
    if (!this.current) return;
    const top = this.box.scrollTop;
    const first = Math.max(0, Math.floor(top / rowHeight) - 4);
    const end = Math.ceil((top + this.height) / rowHeight) + 4;
    const last = Math.min(this.current.rows.length, end) - 1;
    if (first === this.first && last === this.last && this.rows.size > 0) return;
    this.first = first;
    this.last = last;
    // The selected row stays, however far away, for that is the one a screen reader is at.
    for (const [index] of this.rows) {
      if ((index < first || index > last) && index !== this.selected) this.drop(index);
    }
    for (let index = first; index <= last; index += 1) {
      if (!this.rows.has(index)) this.add(index);
    }
  }

  add(index) {
    const row = this.spare.pop() || this.make();
    const current = this.current;
    const step = current.rows[index];
    row.index = index;
    row.id = `row-${index}`;
    row.style.top = px(index * rowHeight);
    row.setAttribute("aria-posinset", index + 1);
    row.setAttribute("aria-setsize", current.rows.length);
    row.setAttribute("aria-selected", String(index === this.selected));
    row.classList.toggle("differs", current.differing[step] === 1);
    const [time, dot, name, detail, effect] = row.children;
    const cause = current.cause(step);
    time.textContent = current.times[step].toFixed(3);
    dot.style.background = "em".includes(current.causeLetter(step))
      ? `var(${familyOf(cause)})` : "var(--line)";
    name.textContent = cause;
    detail.textContent = eventDetail(current.event(step), cause);
    const side = current.sideOf(step);
    const effects = current.value(side, "effects", step).map((e) => e.type);
    effect.textContent = effects.length > 0 ? `→ ${effects.join(", ")}` : "";
    const line = current.event(step) ? current.lines[current.eventNumber(step)] : undefined;
    row.title = [`frame ${current.number(step)}`, line ? `line ${line} of the trace` : "",
      detail.textContent, effect.textContent].filter(Boolean).join("\n");
    this.rows.set(index, row);
    this.box.append(row);
  }

  make() {
    const row = document.createElement("div");
    row.className = "row";
    row.setAttribute("role", "option");
    row.innerHTML = `<span class="time"></span><span class="dot"></span><span class="name"></span>
      <span class="detail"></span><span class="effect"></span>`;
    return row;
  }

  show(step) {
    const index = this.current.rowOfStep[step];
    if (index === this.selected) return;
    this.rows.get(this.selected)?.setAttribute("aria-selected", "false");
    this.selected = index;
    this.first = undefined;
    const row = index * rowHeight;
    const top = this.box.scrollTop;
    // A few rows ahead are kept in view; a row further away is scrolled to the middle.
    if (row < top + rowHeight || row > top + this.height - 3 * rowHeight) {
      const isNear = row > top - this.height && row < top + 2 * this.height;
      const aim = row < top + rowHeight ? row - rowHeight : row - this.height + 4 * rowHeight;
      this.box.scrollTop = isNear ? aim : row - this.height / 2;
    }
    this.fill();
    if (!this.rows.has(index)) this.add(index);
    this.rows.get(index).setAttribute("aria-selected", "true");
    this.box.setAttribute("aria-activedescendant", `row-${index}`);
  }
}
// Lists of buttons that are one stop of the Tab key; the arrow keys go from one to the next.

const listButtons = (box) => [...box.querySelectorAll("button")]
  .filter((button) => button.getClientRects().length > 0);

// Makes a button of a list the one that Tab comes to.
const setStop = (box, button) => {
  for (const other of box.querySelectorAll("button[tabindex='0']")) other.tabIndex = -1;
  if (button) button.tabIndex = 0;
};

// Gives a list its stop where it has none that can be seen; whether all is there is asked of the first.
const keepStop = (box, preferred) => {
  for (const button of box.querySelectorAll("button:not([tabindex])")) button.tabIndex = -1;
  const stop = box.querySelector("button[tabindex='0']");
  if (preferred) setStop(box, preferred);
  else if (!stop || stop.getClientRects().length === 0) setStop(box, listButtons(box)[0]);
};

// In a row, such as a toolbar, the arrow keys are those of its direction.
const rove = (box, isRow = false) => {
  box.addEventListener("focusin", (event) => {
    const button = event.target.closest("button");
    if (button && button.tabIndex !== 0) setStop(box, button);
  });
  box.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const buttons = listButtons(box);
    const at = buttons.indexOf(event.target.closest("button"));
    const [next, before] = isRow ? ["ArrowRight", "ArrowLeft"] : ["ArrowDown", "ArrowUp"];
    const to = { [next]: at + 1, [before]: at - 1, Home: 0, End: buttons.length - 1 }[event.key];
    if (to === undefined || at < 0) return;
    event.preventDefault();
    event.stopPropagation();
    buttons[Math.min(buttons.length - 1, Math.max(0, to))].focus();
  });
};
// Addresses of moments: a case by its path, a frame by its number, and how long after that frame. They
// are the same however many samples a report has.

const casePath = ({ trace }) => trace.replace(/\.trace\.jsonl$/, "");

// The number of a moment: of the golden's frame, or of one that only the trace gives.
const momentOf = (current, step) => {
  if (current.count === 0) return "";
  const isBetween = current.causeLetter(step) === "f";
  const hasGolden = current.compares
    && (isBetween ? current.seen.expected[step] : current.own.expected[step]) >= 0;
  const side = current.compares && !hasGolden ? "actual" : hasGolden ? "expected" : current.sideOf(step);
  const frame = current.seen[side][step];
  const number = `${current.compares && side === "actual" ? "actual" : ""}${current[side].numbers[frame]}`;
  if (!isBetween) return number;
  const begin = current.times[stepOfNumber(current, side, current[side].numbers[frame])];
  return `${number}+${rounded(current.times[step] - begin, 6)}`;
};

// Whether a side has a frame at a step that is no sample.
const isFrameOf = (current, side, step) => current.own[side][step] >= 0 && current.causeLetter(step) !== "f";

// The step of a side's frame by its number; the last one if there is none.
const stepOfNumber = (current, side, number) => {
  const own = current.own[side];
  for (let step = 0; step < current.count; step += 1) {
    if (isFrameOf(current, side, step) && current[side].numbers[own[step]] === number) return step;
  }
  return current.count - 1;
};

// The side and the number of the frame that a moment names, and how long after it that is.
const readMoment = (current, moment) => {
  const [, only, number, after] = /^(actual)?(\d+)(?:\+([\d.]+))?$/.exec(moment) || [];
  const main = current.actual ? "actual" : "expected";
  const side = only && current.actual ? "actual" : current.compares ? "expected" : main;
  return { side, number, after };
};

// The step that a moment is at: the nearest one, after its frame and before the next.
const stepOfMoment = (current, moment) => {
  const { side, number, after } = readMoment(current, moment);
  if (number === undefined) return undefined;
  const first = stepOfNumber(current, side, Number(number));
  if (after === undefined) return first;
  const distance = (step) => Math.abs(current.times[step] - current.times[first] - Number(after));
  let nearest = first;
  for (let step = first + 1; step < current.count && !isFrameOf(current, side, step); step += 1) {
    if (distance(step) < distance(nearest)) nearest = step;
  }
  return nearest;
};

// The time until which a side's frame is shown: until its next one, or until nothing moves any more.
const endOfFrame = (current, side, number) => {
  const { numbers, animations } = current[side];
  if (numbers.includes(number + 1)) return current.times[stepOfNumber(current, side, number + 1)];
  const ends = current.tables.animations[animations[numbers.indexOf(number)]].map(({ end }) => end ?? 0);
  return Math.max(current.duration, ...ends);
};

// What is wrong with a moment of a case; nothing where it is there.
const faultOfMoment = (current, moment) => {
  const { side, number, after } = readMoment(current, moment);
  if (number === undefined) return undefined;
  const { name } = current.info;
  if (!current[side]?.numbers.includes(Number(number))) {
    return `The case “${name}” has no frame ${number}: this is its last.`;
  }
  if (after === undefined) return undefined;
  const time = current.times[stepOfNumber(current, side, Number(number))] + Number(after);
  if (time < endOfFrame(current, side, Number(number)) + 1e-6) return undefined;
  return `The case “${name}” has nothing ${after} s after frame ${number}: this is the nearest moment.`;
};

const addressOf = (info, moment) => {
  const path = casePath(info).split("/").map(encodeURIComponent).join("/");
  return `#${path}${moment === "" ? "" : `@${moment}`}`;
};

// The case and the moment that an address names, or what is wrong with it. A path may be longer or
// shorter at its beginning, as long as it can only be one case.
const readAddress = (hash, cases) => {
  const [, written, moment] = /^#(.+?)(?:@((?:actual)?\d+(?:\+[\d.]+)?))?$/.exec(hash) || [];
  if (written === undefined) return { number: -1 };
  let path;
  try { path = decodeURIComponent(written); } catch {
    return { number: -1, fault: `The address “${written}” cannot be read.` };
  }
  const paths = cases.map(casePath);
  const exact = paths.indexOf(path);
  if (exact >= 0) return { number: exact, moment };
  const alike = paths.flatMap(
    (other, i) => (other.endsWith(`/${path}`) || path.endsWith(`/${other}`) ? [i] : []));
  if (alike.length === 1) return { number: alike[0], moment };
  return { number: -1, fault: alike.length === 0 ? `This report has no case “${path}”.`
    : `This report has ${alike.length} cases “${path}”: the address needs more of the path.` };
};
// What can be copied: the address of the moment, the command that accepts the case, its place in the
// trace and the line that is there.

// A path as a shell takes it for one word, and a command for no option.
const shellPath = (text) => {
  const path = text.startsWith("-") ? `./${text}` : text;
  return /^[\w@%+=:,./-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`;
};

// Whether a case has frames that may become its golden.
const isAcceptable = ({ kind }) => kind === "differs" || kind === "missing golden";

// The commands that accept one case, or several: a report leaves no frames to accept, as verifying does, which
// fails where they differ.
const acceptCommand = (infos, tool = "flow") => {
  const paths = [].concat(infos).map(({ trace }) => shellPath(trace)).join(" ");
  return `${tool} verify ${paths}; ${tool} accept ${paths}`;
};

// The event that led to a step, by its number; -1 before the first.
const lineOf = (current, step) => {
  const number = current.count > 0 ? current.eventNumber(step) : -1;
  return { line: current.lines[number], event: current.events[number] };
};

// Where the trace says so, as a path and a line; of a case without frames, where its fault is.
const placeOf = (current, step) => (current.count === 0 ? current.info.place
  : `${current.info.trace}:${lineOf(current, step).line}`);

const copyText = async (text) => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Where a page from disk may not use the clipboard, an old way does.
    const field = document.createElement("textarea");
    field.className = "unseen";
    field.value = text;
    const focused = document.activeElement;
    document.body.append(field);
    field.select();
    const isDone = document.execCommand("copy");
    field.remove();
    focused?.focus?.();
    return isDone;
  }
};

// Copies a text for a button, which says for a moment whether that was done.
const showCopied = async (button, text) => {
  const isDone = await copyText(text);
  const name = button.dataset.name || button.textContent;
  button.dataset.name = name;
  button.textContent = isDone ? "copied" : "not copied";
  setText(byId("live"), isDone ? `Copied: ${text}` : "Nothing could be copied");
  clearTimeout(button.timer);
  button.timer = setTimeout(() => { button.textContent = name; }, 1500);
};

class CopyButtons {
  // The texts are functions by the ids of their buttons.
  constructor(texts) {
    this.texts = texts;
    for (const id in texts) byId(id).addEventListener("click", () => this.copy(id));
  }

  copy(id) { return showCopied(byId(id), this.texts[id]()); }

  // Tells which buttons have something to copy; the texts are only made when they are wanted.
  show(isThere) {
    for (const id in this.texts) {
      const isDisabled = !isThere[id];
      if (byId(id).disabled !== isDisabled) byId(id).disabled = isDisabled;
    }
  }
}
// What a screen reader comes to, in the order in which hosts hand it over: the nodes with a label or
// traits that can be seen, back to front.

const readingOrder = (nodes) => {
  const byName = new Map(nodes.map((node) => [node.id, node]));
  const isSeen = (node) => {
    for (let each = node; each; each = byName.get(each.parent)) {
      if (each.hidden || (each.alpha ?? 1) < 0.01) return false;
    }
    return true;
  };
  return nodes
    .filter((node) => (node.accessibilityLabel !== undefined || node.accessibilityTraits) && isSeen(node))
    .map((node) => {
      const traits = node.accessibilityTraits || [];
      return {
        id: node.id, role: traits.length > 0 ? traits.join(", ") : node.kind,
        label: node.accessibilityLabel ?? "", value: node.accessibilityValue ?? "",
        states: [node.enabled === false ? "not enabled" : "", node.focused ? "has the keyboard" : ""]
          .filter(Boolean),
      };
    });
};

const readingText = ({ role, label, value, states }) =>
  [label || "no label", role, value, ...states].filter(Boolean).join(", ");

class ReadingView {
  constructor(choose) {
    this.list = byId("reading");
    this.list.addEventListener("click", (event) => {
      const button = event.target.closest("button");
      if (button) choose(button.dataset.id);
    });
    rove(this.list);
  }

  open(current) {
    this.current = current;
    this.key = undefined;
    if (current.count > 0) return;
    this.list.textContent = "";
    byId("reading-count").textContent = "";
  }

  read(side, step) {
    const { current } = this;
    if (!current[side]) return undefined;
    return readingOrder(current.nodeList(side, step).map((n) => current.tables.nodes[n]));
  }

  show(step) {
    if (byId("reading").hidden) return;
    const [expected, actual] = sides.map((side) => this.read(side, step));
    const entries = actual || expected || [];
    const key = JSON.stringify([entries, actual && expected, app.node]);
    if (key === this.key) return;
    this.key = key;
    const focused = document.activeElement?.closest?.("#reading button")?.dataset.id;
    this.list.textContent = "";
    const others = new Map(actual && expected ? expected.map((entry) => [entry.id, entry]) : []);
    for (const entry of entries) {
      const other = others.get(entry.id);
      others.delete(entry.id);
      const wanted = other ? readingText(other) : "not there";
      this.list.append(this.row(entry, actual && expected ? wanted : undefined));
    }
    for (const entry of others.values()) {
      this.list.append(item("li", "apart soft", `gone: ${readingText(entry)}`));
    }
    if (entries.length === 0) this.list.append(item("li", "soft", "nothing"));
    byId("reading-count").textContent = entries.length;
    keepStop(this.list);
    if (focused !== undefined) {
      [...this.list.querySelectorAll("button")].find((b) => b.dataset.id === focused)?.focus();
    }
  }

  row(entry, expected) {
    const row = item("li");
    const button = item("button");
    button.type = "button";
    button.dataset.id = entry.id;
    button.ariaPressed = String(entry.id === app.node);
    const rest = [entry.value, ...entry.states].filter(Boolean).join(", ");
    button.append(item("span", "role", entry.role), item("b", "", entry.label || "no label"),
      item("span", "", rest));
    if (expected !== undefined && expected !== readingText(entry)) {
      row.className = "apart";
      button.append(item("span", "is-expected", `expected: ${expected}`));
    }
    row.append(button);
    return row;
  }
}
// Search: what of the open case has a text, and which other cases have it.

const searchLimit = 8;

// The nodes, differences and events of a case that have a text, each with its step.
const searchCase = (current, text) => {
  const has = (value) => typeof value === "string" && value.toLowerCase().includes(text);
  const differences = current.differences.filter((d) => has(d.text)).map((d) => (
    { title: d.text, step: stepOfDifference(current, d), node: d.node }));
  return { differences, nodes: searchNodes(current, has), events: searchEvents(current, has, text) };
};

const searchNodes = (current, has) => {
  const { nodes } = current.tables;
  const matches = nodes.map((node) => [node.id, node.kind, node.text, node.placeholder, node.image,
    node.accessibilityLabel, node.accessibilityValue].some(has));
  const found = new Map();
  const side = current.actual ? "actual" : "expected";
  let list = null;
  for (let step = 0; step < current.count && matches.includes(true); step += 1) {
    if (current.lists[side][step] === list) continue;
    list = current.lists[side][step];
    for (const number of list) {
      const { id, kind } = nodes[number];
      if (matches[number] && !found.has(id)) found.set(id, { title: `${id}, ${kind}`, step, node: id });
    }
  }
  return [...found.values()];
};

const searchEvents = (current, has, text) => current.rows.map((step) => {
  const cause = current.cause(step);
  return { title: `${cause} ${eventDetail(current.event(step), cause)}`, step };
}).filter(({ title, step }) => has(title) || hasInside(current.event(step), text)
  || hasInside(current.value(current.sideOf(step), "effects", step), text))
  .map(({ title, step }) => ({ title: `${current.times[step].toFixed(3)} ${title}`, step }));

// Whether a value has a string with a text in it, or is one.
const hasInside = (value, text) => (typeof value === "string" ? value.toLowerCase().includes(text)
  : value !== null && typeof value === "object" && Object.values(value).some((each) => hasInside(each, text)));

// What of a case, as written, is searched: not the columns of its frames, which are numbers and letters.
const searchedPart = (written) => {
  const tables = written.indexOf('"tables":');
  const findings = written.lastIndexOf('"findings":', tables);
  return written.slice(findings < 0 ? tables : findings);
};

// Says of a case, as written, whether it has a text in a value. Few cases do, and only those that may are parsed.
const writtenMatch = (text) => {
  const plain = JSON.stringify(text).slice(1, -1).replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  // As the report writes them in a script element.
  const escaped = plain.replace(/[<\u2028\u2029]/g, (each) =>
    `\\\\u${each.charCodeAt(0).toString(16).padStart(4, "0")}`);
  const may = new RegExp(escaped, "iu");
  return (written) => {
    const part = searchedPart(written);
    return may.test(part) && hasInside(JSON.parse(`{${part}`), text);
  };
};

class Search {
  constructor(caseList, goTo) {
    this.caseList = caseList;
    this.goTo = goTo;
    this.box = byId("found");
    this.run = 0;
    byId("case-filter").addEventListener("input", () => this.update());
    rove(this.box);
  }

  get text() { return byId("case-filter").value.trim().toLowerCase(); }

  update() {
    this.showFound();
    this.caseList.filter(this.text);
    this.searchOthers();
  }

  showFound() {
    const { text, box } = this;
    box.textContent = "";
    box.hidden = text === "" || !app.current;
    if (box.hidden) return;
    const found = searchCase(app.current, text);
    let count = 0;
    for (const [kind, list] of Object.entries(found)) {
      if (list.length === 0) continue;
      count += list.length;
      box.append(item("h2", "", `${kind} ${list.length}`));
      const rows = item("ul");
      for (const entry of list.slice(0, searchLimit)) rows.append(this.row(entry, kind === "nodes"));
      if (list.length > searchLimit) {
        rows.append(item("li", "soft", `and ${list.length - searchLimit} more`));
      }
      box.append(rows);
    }
    if (count === 0) box.append(item("p", "soft", "nothing in this case"));
    keepStop(box);
  }

  row({ title, step, node }, isNode) {
    const row = item("li");
    const button = item("button", "", title);
    button.type = "button";
    button.title = title;
    // A node that is on the screen is only chosen.
    const isThere = () => isNode && sides.some((side) => app.current.node(side, app.step, node));
    button.addEventListener("click", () => this.goTo(isThere() ? app.step : step, node));
    row.append(button);
    return row;
  }

  // Looks into the cases that are not open, a few at a time, so that typing goes on.
  async searchOthers() {
    this.run += 1;
    const { run, text } = this;
    if (text.length < 2) return;
    const isMatch = writtenMatch(text);
    const inside = new Set();
    let start = performance.now();
    for (let number = 0; number < index.cases.length; number += 1) {
      if (isMatch(byId(`report-case-${number}`).textContent)) inside.add(number);
      if (performance.now() - start < 12) continue;
      await new Promise((done) => { setTimeout(done); });
      if (run !== this.run) return;
      start = performance.now();
    }
    this.caseList.filter(text, inside);
  }
}
// How an animation goes, in words and as a curve, for the expected and the actual one beside each other.

const timingText = ({ type, duration, dampingRatio, controlPoints, initialVelocity }) => [
  type === "cubicBezier" ? `bezier ${controlPoints.join(" ")}` : type,
  `${duration} s`,
  dampingRatio === undefined ? "" : `damping ${dampingRatio}`,
  initialVelocity === undefined ? "" : `from ${valueText(initialVelocity)} per second`,
].filter(Boolean).join(", ");

// The animations of both sides, each with its counterpart: the same property of the same node.
const animationPairs = (expected, actual) => {
  const name = ({ node, property }) => `${node}.${property}`;
  const pairs = new Map();
  for (const animation of actual || []) pairs.set(name(animation), { actual: animation });
  for (const animation of expected || []) {
    pairs.set(name(animation), { ...pairs.get(name(animation)), expected: animation });
  }
  return [...pairs].map(([title, pair]) => ({ title, ...pair }));
};

// Whether two animations go differently; one that is missing is another difference.
const goApart = ({ expected, actual }) => Boolean(expected && actual)
  && JSON.stringify(expected) !== JSON.stringify(actual);

const plotSize = { width: 280, height: 64, edge: 5 };

// The points of an animation's curve: times, and the one of its numbers that goes furthest.
const curvePoints = (animation, component, from, to) => {
  const { numbers } = sampler(animation);
  return Array.from({ length: 121 }, (_, i) => {
    const time = from + ((to - from) * i) / 120;
    return [time, numbers(time)[component]];
  });
};

const furthestComponent = (animations) => {
  const ways = animations.map(({ from, to, timing }) => {
    const [a, b] = [numbersOf(from), numbersOf(to)];
    const push = timing.initialVelocity === undefined ? [] : numbersOf(timing.initialVelocity);
    return a.map((n, i) => Math.abs(n - b[i]) + Math.abs(push[i] || 0) * timing.duration * 0.1);
  });
  const sums = ways[0].map((_, i) => ways.reduce((sum, way) => sum + way[i], 0));
  return sums.indexOf(Math.max(...sums));
};

// Both curves on the same axes, and where they are now.
class TimingPlot {
  constructor(pair) {
    const used = sides.filter((side) => pair[side]);
    const animations = used.map((side) => pair[side]);
    const ends = animations.map(({ begin, end, timing }) => end ?? begin + timing.duration);
    this.from = Math.min(...animations.map(({ begin }) => begin));
    this.to = Math.max(...ends);
    const component = furthestComponent(animations);
    const lines = animations.map((each) => curvePoints(each, component, this.from, this.to));
    const values = lines.flat().map(([, value]) => value);
    const [low, high] = [Math.min(...values), Math.max(...values)];
    const { width, height, edge } = plotSize;
    this.element = svgElement("svg");
    this.element.setAttribute("class", "plot");
    this.element.setAttribute("viewBox", `0 0 ${width} ${height}`);
    this.element.setAttribute("role", "img");
    this.element.setAttribute("aria-label", `Curves of ${pair.title}`);
    const x = (time) => (this.to > this.from ? (time - this.from) / (this.to - this.from) : 0) * width;
    const y = (value) => height - edge
      - ((value - low) / (high - low || 1)) * (height - 2 * edge);
    used.forEach((side, i) => {
      const line = svgElement("polyline");
      line.setAttribute("class", `is-${side}`);
      line.setAttribute("points", lines[i].map(
        ([time, value]) => `${x(time).toFixed(2)},${y(value).toFixed(2)}`).join(" "));
      this.element.append(line);
    });
    this.now = svgElement("line");
    this.now.setAttribute("y1", 0);
    this.now.setAttribute("y2", height);
    this.element.append(this.now);
    this.x = x;
  }

  show(time) {
    const at = this.x(Math.min(this.to, Math.max(this.from, time)));
    this.now.setAttribute("x1", at);
    this.now.setAttribute("x2", at);
  }
}
// What led to a value, in the five lines that `flow why` writes: from the frames of a session, and from
// what the tool has read in the scene's page and sources. Tests/Browser/test-play compares both.
//
// A session has its frames up to the moment, without samples, and the frame of the moment itself, each with
// time, cause, state, nodes (back to front), animations and effects; and its events, each with its line.

// Rounded as in frames.
const fineText = (value) => String(Math.round(value * 1e6) / 1e6 + 0);
const secondsOf = (time) => `${fineText(time)} s`;
const writtenText = (value) => JSON.stringify(value);

// The members that frames leave out where they have these values.
const leftOut = {
  transform: '{"matrix":[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1]}',
  alpha: "1", strokeEnd: "1", cornerRadius: "0", borderWidth: "0",
  contentOffset: "[0,0]", contentInset: "[0,0,0,0]", rows: "[]", selectedRows: "[]",
  accessibilityTraits: "[]", hidden: "false", enabled: "true", focused: "false", pressed: "false", hovered: "false",
  secure: "false", clipsToBounds: "false",
  keyboardType: '"default"', returnKeyType: '"default"', autocorrection: "true",
};

const nodeOf = (frame, id) => frame.nodes.find((node) => node.id === id);

// The value of a member, as it is written; undefined without the node.
const memberText = (frame, { node, member }) => {
  const owner = nodeOf(frame, node) ?? (node === "state" ? frame.state : undefined);
  if (!owner) return undefined;
  return owner[member] === undefined ? leftOut[member] ?? "none" : writtenText(owner[member]);
};

const motionKey = ({ node, property, begin, to }) =>
  `${node}.${property}@${fineText(begin)}>${writtenText(to)}`;

// The frame that has decided a value, and the animation that the value is in or has come by.
const decisionOn = (session, path) => {
  let [before, value, motion, isMoving, latest, decided] = [undefined, undefined, undefined, false];
  let events = 0;
  const take = (frame) => {
    if (frame.cause !== "start" && frame.cause !== "completion" && !frame.isMore) events += 1;
    if (frame !== session.moment) latest = { frame, before, event: session.events[events - 1] };
    const now = memberText(frame, path);
    const current = frame.animations
      .find(({ node, property }) => node === path.node && property === path.member);
    // Transforms are written otherwise where they move.
    const hasArrived = () => isMoving
      && (path.member === "transform" || now === writtenText(motion.to));
    if (current) {
      if (!isMoving || motionKey(current) !== motionKey(motion)) decided = latest;
      motion = current;
    } else if (!before || now !== value && !hasArrived()) {
      decided = latest;
      motion = undefined;
    }
    isMoving = current !== undefined;
    value = now;
    before = frame;
  };
  for (const frame of session.frames) take(frame);
  take(session.moment);
  return { ...decided, motion };
};

// The topmost node at a place that a screen reader has a name for, without regard to transforms.
const touchedNode = ({ nodes }, place) => {
  const places = new Map();
  let found;
  for (const { id, parent, frame, alpha = 1, hidden, contentOffset = [0, 0], accessibilityLabel } of nodes) {
    const above = places.get(parent) ?? { x: 0, y: 0, isSeen: true };
    const isSeen = above.isSeen && alpha >= 0.01 && hidden === undefined;
    const [x, y] = [above.x + frame[0], above.y + frame[1]];
    places.set(id, { x: x - contentOffset[0], y: y - contentOffset[1], isSeen });
    const isInside = place[0] >= x && place[0] < x + frame[2] && place[1] >= y && place[1] < y + frame[3];
    if (isSeen && isInside && accessibilityLabel !== undefined) found = id;
  }
  return found;
};

// The type of an event, then what it is for, and what else tells it from others.
const eventNames = (event) => ["type", "key", "target", "name", "phase", "outcome", "id", "location"]
  .filter((name) => event[name] !== undefined)
  .map((name) => (typeof event[name] === "string" ? event[name] : writtenText(event[name])));

// Those of the event that a frame is of, with what a touch without a target is on.
const namesAt = ({ frame, before, event }) => {
  if (frame.cause === "start" || frame.cause === "completion") return [frame.cause];
  // A golden may stand without its trace.
  if (!event) return [];
  const names = eventNames(event);
  const touched = before && event.location && names.at(-1).startsWith("[")
    ? touchedNode(before, event.location) : undefined;
  if (touched !== undefined) names.splice(1, 0, touched);
  return names;
};

const keptText = (text) => (text.length > 1000 ? `${text.slice(0, 1000)}…` : text);
const plainText = (value) => {
  const text = keptText(value === undefined ? "none" : writtenText(value));
  return text.startsWith('"') && text.endsWith('"') && text.length > 2 ? text.slice(1, -1) : text;
};

const isObject = (value) => value !== null && typeof value === "object" && !Array.isArray(value);
const hasKeys = (value) => Array.isArray(value) && value.every((row) => isObject(row) && row.key !== undefined);

// What differs between two values of a state: members of held scenes one by one, scenes under keys by key.
const valueChanges = (path, from, to) => {
  if (writtenText(from) === writtenText(to)) return [];
  if (isObject(from) && isObject(to)) return memberChanges(`${path}.`, from, to);
  if (!hasKeys(from) || !hasKeys(to)) return [`${path} ${plainText(from)} → ${plainText(to)}`];
  const [keys, others] = [from, to].map((rows) => rows.map((row) => row.key));
  const changes = [...new Set([...keys, ...others])].flatMap((key) => {
    if (!others.includes(key)) return [`${path}.${key} goes`];
    if (!keys.includes(key)) return [`${path}.${key} appears`];
    return valueChanges(`${path}.${key}`, from[keys.indexOf(key)], to[others.indexOf(key)]);
  });
  const places = keys.map((key) => others.indexOf(key)).filter((place) => place >= 0);
  const isReordered = places.some((place, index) => index > 0 && place < places[index - 1]);
  return isReordered ? [...changes, `${path} ${keys.join(", ")} → ${others.join(", ")}`] : changes;
};
const memberChanges = (prefix, from, to) => [...new Set([...Object.keys(from), ...Object.keys(to)])]
  .flatMap((name) => valueChanges(prefix + name, from[name], to[name]));

// The members of the state that a frame changes.
const stateChanges = ({ frame, before }) => (before ? memberChanges("", before.state, frame.state) : []);

// Whether an id matches one on a page, which may have *, <k> or … in place of some parts. A placeholder alone
// matches no id.
const isNamed = (id, written) => {
  if (id === written) return true;
  const pieces = written.split(/<[^>]*>|[*…<]/);
  if (pieces.length < 2 || pieces.every((piece) => piece === "") || !id.startsWith(pieces[0])) return false;
  let rest = id.slice(pieces[0].length);
  for (const piece of pieces.slice(1, -1)) {
    const at = rest.indexOf(piece, 1);
    if (at < 0) return false;
    rest = rest.slice(at + piece.length);
  }
  const tail = pieces.at(-1);
  return rest.length > tail.length && rest.endsWith(tail);
};

// A rule as the tool has written it. What it is about comes first among its names, which stand between
// backquotes, and then, where the text is cut, behind it.
const readRule = ([number, line, text, subjectCount, ...more]) => {
  const names = text.split("`").slice(0, -1).filter((_, i) => i % 2 === 1).concat(more);
  return { number, line, text, names, subjects: names.slice(0, subjectCount) };
};

// The rules that say most of a member of a node, and of the event that has set it.
const rulesFor = (rules, { node, member }, event) => {
  const local = node.split("/").filter(Boolean).at(-1) ?? node;
  const isSpoken = member.startsWith("accessibility");
  const chosen = [];
  const choose = (score) => {
    let [top, found] = [0, undefined];
    for (const rule of rules) {
      if (chosen.some(({ number }) => number === rule.number)) continue;
      const points = score(rule);
      if (points > top) [top, found] = [points, rule];
    }
    if (found) chosen.push(found);
  };
  choose(({ number, names, subjects }) => {
    const isSubject = subjects.some((name) => isNamed(local, name));
    if (!isSubject && !names.some((name) => isNamed(local, name))) return 0;
    return (isSubject ? 4 : 1) + (names.includes(member) ? 3 : 0)
      + (number.startsWith("G") && !isSpoken ? 2 : 0) + (number.startsWith("A") && isSpoken ? 4 : 0);
  });
  choose(({ names, subjects }) => {
    if (!subjects.includes(event[0])) return 0;
    const known = event.slice(1).filter((name) => subjects.some((each) => isNamed(name, each)));
    return 1 + 4 * known.length + (names.some((name) => isNamed(local, name)) ? 1 : 0);
  });
  return chosen;
};

// Whether an id is of a part's family: what is in angle brackets varies, within a scene.
const isOfFamily = (id, name) => {
  const pieces = name.split(/<[^>]*>/).map((piece) => piece.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${pieces.join("[^/]+")}$`).test(id);
};

// The line of the sources that sets a member, or else the one that appends its node.
const layoutOf = ({ files, parts = [] }, { node, member }) => {
  const place = parts.find(({ name }) => name === node) ?? parts.find(({ name }) => isOfFamily(node, name));
  return place && `${files[place.file]}:${place.members[member] ?? place.line}`;
};

const eventLine = ({ frame, event }, names, trace) => {
  if (frame.cause === "start") return "none; so since the start";
  const place = event ? `, line ${event.line} of ${trace}` : "";
  const time = secondsOf(frame.time);
  if (frame.cause !== "completion") return `${names.join(" ") || frame.cause} at ${time}${place}`;
  const after = event ? `, after ${eventNames(event.event).join(" ")}${place}` : "";
  return `a completion at ${time}${after}`;
};

const motionLine = (motion, time) => {
  if (!motion) return "none, set at once";
  const { node, property, from, to, timing, begin, end } = motion;
  const duration = end === undefined ? timing.duration ?? 0 : end - begin;
  const [start, goal] = [writtenText(from), writtenText(to)];
  const kind = timing.type ?? "timing";
  if (end === undefined) {
    return `${node}.${property} repeats ${start} … ${goal} every ${secondsOf(duration)}`;
  }
  const way = `${property} ${start} → ${goal}, ${kind} of ${secondsOf(duration)}`;
  if (time >= end || duration <= 0) return `${way}, ended at ${secondsOf(end)}`;
  const passed = Math.round((time - begin) * 1e9) / 1e9;
  return `${way}, ${secondsOf(passed)} of it gone (${Math.floor((passed / duration) * 100)} %)`;
};

// The answer; undefined where the moment has no such value.
const causeLines = (session, path, references = {}) => {
  const { moment, trace } = session;
  const value = memberText(moment, path);
  const decided = decisionOn(session, path);
  if (value === undefined || !decided.frame) return undefined;
  const event = decided.event;
  const names = namesAt({ ...decided, event: event?.event });
  const changes = stateChanges(decided).join(", ") || "unchanged by it";
  const effects = decided.frame.effects.map(writtenText).join(", ");
  const { page, rules = [] } = references;
  const found = page === undefined ? [] : rulesFor(rules.map(readRule), path, names);
  const text = found.map((rule) => `${rule.number} (${page}:${rule.line}) ${rule.text}`).join("; ");
  return [
    `${path.node}.${path.member} at ${secondsOf(moment.time)}: ${value}`,
    `event: ${eventLine(decided, names, trace)}`,
    `animation: ${motionLine(decided.motion, moment.time)}`,
    `state: ${changes}; now ${writtenText(moment.state)}${effects && `; asks ${effects}`}`,
    `rule: ${text || "none known"}; layout: ${layoutOf(references, path) ?? "unknown"}`,
  ];
};
// The lines that say what led to a value, below the list in which the value's name was pressed.

// The name of a value, which asks for it.
const askButton = (member, text = member) => {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "ask";
  button.dataset.member = member;
  button.title = "What led to this value";
  button.textContent = text;
  button.ariaExpanded = "false";
  return button;
};

class CauseBox {
  // A host is a list, a table or a group whose values belong to a node, or to the state; `asked` is told of the
  // value that is wanted, or of none.
  constructor(hosts, asked) {
    this.hosts = hosts;
    this.path = undefined;
    this.element = document.createElement("div");
    this.element.className = "cause";
    this.element.setAttribute("role", "status");
    this.element.hidden = true;
    for (const host of hosts) {
      host.element.addEventListener("click", (event) => {
        const button = event.target.closest("button.ask");
        if (!button) return;
        const path = { node: host.node(), member: button.dataset.member };
        const isOpen = this.path?.node === path.node && this.path.member === path.member;
        this.path = isOpen ? undefined : path;
        asked(this.path);
        if (!isOpen) this.element.scrollIntoView({ block: "nearest" });
      });
    }
  }

  // Asks for nothing any more.
  close() {
    this.path = undefined;
    this.show(undefined);
  }

  // Shows lines; undefined for none.
  show(lines) {
    const host = this.path && this.hosts.find(({ node }) => node() === this.path.node);
    for (const each of this.hosts) {
      for (const button of each.element.querySelectorAll("button.ask")) {
        const isOpen = String(each === host && button.dataset.member === this.path.member);
        if (button.ariaExpanded !== isOpen) button.ariaExpanded = isOpen;
      }
    }
    this.element.hidden = !host || lines === undefined;
    if (this.element.hidden) return;
    if (host.element.nextElementSibling !== this.element) host.element.after(this.element);
    const text = lines.join("\n");
    if (this.text === text) return;
    this.text = text;
    this.element.replaceChildren(...lines.map((line) => {
      const row = document.createElement("p");
      row.textContent = line;
      return row;
    }));
  }
}
// The frames of a case up to a step, as those who ask for the cause of a value need them.

class CaseFrame {
  constructor(frames, tables, index, list) {
    this.time = frames.times[index];
    this.cause = frames.cause(index);
    this.isMore = frames.causes[index] === "m";
    this.state = tables.states[frames.states[index]];
    this.animations = tables.animations[frames.animations[index]];
    this.effects = tables.effects[frames.effects[index]];
    this.list = list;
    this.values = tables.nodes;
  }

  get nodes() { return this.list.map((number) => this.values[number]); }
}

// Undefined before the first frame.
const sessionAt = (current, step) => {
  const side = current.actual ? "actual" : "expected";
  const { [side]: record, tables } = current;
  const last = current.seen[side][step];
  if (last < 0) return undefined;
  const frames = [];
  for (let i = 0; i <= last; i += 1) {
    if (record.causes[i] !== "f") frames.push(new CaseFrame(record, tables, i, record.nodes[i]));
  }
  const moment = new CaseFrame(record, tables, last, current.nodeList(side, step));
  moment.time = current.times[step];
  moment.cause = "tick";
  const events = current.events.map((event, i) => ({ event, line: current.lines[i] }));
  return { frames, moment, events, trace: current.info.trace };
};
// Details of the current moment and the selected node that the screens do not show.

const order = [
  "id", "kind", "parent", "frame", "transform", "alpha", "hidden", "enabled", "cornerRadius",
  "borderWidth", "borderColor", "background", "text", "textColor", "font", "textAlignment",
  "placeholder", "image", "contentOffset", "contentInset", "contentSize", "strokeEnd", "caret",
  "selectedRange", "markedRange", "focused", "pressed", "hovered", "secure", "placeholderColor", "tintColor",
  "clipsToBounds", "keyboardType",
  "textContentType", "returnKeyType", "autocorrection", "rows", "selectedRows", "accessibilityLabel", "accessibilityValue", "accessibilityTraits",
];

// A text within a list is quoted where it could not be told from what is around it.
const listed = (value) => {
  if (typeof value === "string") return /^[^\s,;"]+$/.test(value) ? value : JSON.stringify(value);
  if (Array.isArray(value)) return `[${valueText(value)}]`;
  return value !== null && typeof value === "object" ? `{${valueText(value)}}` : valueText(value);
};

const valueText = (value) => {
  if (value === undefined) return "–";
  if (typeof value === "string") return value;
  if (Array.isArray(value)) {
    if (value.length === 0) return "none";
    const isTable = value.every((v) => v !== null && v.constructor === Object);
    return isTable ? value.map(valueText).join("\n") : value.map(listed).join(", ");
  }
  if (value === null || typeof value !== "object") return String(value);
  return Object.entries(value).filter(([name]) => name !== "matrix")
    .map(([name, member]) => `${name} ${Array.isArray(member) ? valueText(member) : listed(member)}`)
    .join("; ");
};

const setText = (element, text) => {
  if (element.textContent !== text) element.textContent = text;
};

const item = (name, className, text) => {
  const element = document.createElement(name);
  if (className) element.className = className;
  if (text !== undefined) element.textContent = text;
  return element;
};

// What of a list of names is the stop of the Tab key, and has the focus: kept by its name when the list is made anew.
const stopOf = (box) => {
  const before = box.querySelector("button[tabindex='0']");
  const isFocused = before !== null && before === document.activeElement;
  return {
    keep() {
      const buttons = [...box.querySelectorAll("button.ask")];
      for (const button of buttons) button.tabIndex = -1;
      const stop = buttons.find(({ dataset }) => dataset.member === before?.dataset.member) ?? buttons[0];
      setStop(box, stop);
      if (isFocused) stop?.focus();
    },
  };
};

const animationTitle = (side, { node, property, from, to, timing, begin, end }) =>
  `${side}: ${node}.${property}\nfrom ${valueText(from)}\nto ${valueText(to)}\n`
  + `${seconds(begin)} to ${end === undefined ? "no end" : seconds(end)}\n${timingText(timing)}`;

class Inspector {
  constructor(choose) {
    this.choose = choose;
    byId("nodes").addEventListener("click", (event) => {
      const button = event.target.closest("button");
      // What is chosen is put away by another click.
      if (button) choose(button.dataset.id === app.node ? undefined : button.dataset.id);
    });
    for (const id of ["nodes", "state", "node"]) rove(byId(id));
    this.causes = new CauseBox([
      { element: byId("state"), node: () => "state" }, { element: byId("node"), node: () => app.node },
    ], () => this.showCause(app.step));
  }

  open(current) {
    this.current = current;
    this.shown = {};
    this.side = current.actual ? "actual" : "expected";
    this.causes.close();
    if (current.count === 0) this.clear();
  }

  // Of a case without frames nothing is shown.
  clear() {
    for (const id of ["state", "effects", "animations", "animation-count", "nodes", "node-count"]) {
      byId(id).textContent = "";
    }
    const table = byId("node");
    for (const part of [table.tHead, table.tBodies[0]]) part.textContent = "";
    this.nodeKey = undefined;
    setText(byId("node-title"), "no node chosen");
    byId("node-away").hidden = true;
  }

  // Returns whether the value shown under a name has changed.
  isNew(name, ...parts) {
    const last = this.shown[name];
    if (last && last.length === parts.length && last.every((p, i) => p === parts[i])) {
      return false;
    }
    this.shown[name] = parts;
    return true;
  }

  show(step, marks) {
    this.showState(step);
    this.showEffects(step);
    this.showAnimations(step);
    this.showNodes(step, marks);
    this.showNode(step);
    // While it plays, now and then: each time all frames so far are looked through.
    if (!player.isPlaying || performance.now() - this.causedAt > 250) this.showCause(step);
  }

  showCause(step) {
    const { path } = this.causes;
    if (path && path.node !== "state" && path.node !== app.node) this.causes.close();
    if (!this.causes.path) {
      this.causes.show(undefined);
      return;
    }
    this.causedAt = performance.now();
    const session = sessionAt(this.current, step);
    const { scene } = this.current.info;
    this.causes.show(session && causeLines(session, path, index.references[scene]));
  }

  pair(column, step) {
    return sides.map((side) => (this.current[side] ? this.current.value(side, column, step)
      : undefined));
  }

  showState(step) {
    const [expected, actual] = this.pair("states", step);
    const before = step > 0 ? this.current.value(this.side, "states", step - 1) : undefined;
    if (!this.isNew("state", expected, actual, before)) return;
    const list = byId("state");
    const stop = stopOf(list);
    list.textContent = "";
    const state = actual || expected || {};
    const names = new Set([...Object.keys(state), ...Object.keys(expected || {})]);
    for (const name of names) {
      const row = item("div");
      const value = valueText(state[name]);
      const data = item("dd", "", value);
      const was = before === undefined ? value : valueText(before[name]);
      if (was !== value) {
        data.className = "changed";
        data.title = `was ${was}`;
      }
      if (expected && actual && valueText(expected[name]) !== value) {
        row.className = "apart";
        data.textContent = `${value}, expected ${valueText(expected[name])}`;
      }
      const title = item("dt");
      title.append(askButton(name));
      row.append(title, data);
      list.append(row);
    }
    stop.keep();
  }

  showEffects(step) {
    const [expected, actual] = this.pair("effects", step);
    if (!this.isNew("effects", expected, actual)) return;
    const list = byId("effects");
    list.textContent = "";
    const text = ({ type, ...rest }) => [type, valueText(rest)].filter(Boolean).join(": ");
    const effects = actual || expected || [];
    for (const effect of effects) list.append(item("li", "", text(effect)));
    if (effects.length === 0) list.append(item("li", "soft", "none"));
    if (expected && actual && JSON.stringify(expected) !== JSON.stringify(actual)) {
      const texts = expected.map(text).join(", ") || "none";
      list.append(item("li", "apart", `expected: ${texts}`));
    }
  }

  showAnimations(step) {
    const [expected, actual] = this.pair("animations", step);
    if (this.isNew("animations", expected, actual)) {
      const list = byId("animations");
      list.textContent = "";
      this.motions = animationPairs(expected, actual).map((pair) => this.motion(pair));
      byId("animation-count").textContent = this.motions.length || "";
      for (const { row } of this.motions) list.append(row);
      if (this.motions.length === 0) list.append(item("li", "soft", "nothing"));
    }
    const now = this.current.times[step];
    for (const { pair, bar, plot } of this.motions) {
      const { begin, end } = pair.actual || pair.expected;
      // What repeats forever has no progress.
      const share = end > begin ? Math.min(1, Math.max(0, (now - begin) / (end - begin))) : 0;
      bar.style.transform = `scaleX(${share})`;
      plot?.show(now);
    }
  }

  // A row for a motion; where both sides differ, for how each of them goes.
  motion(pair) {
    const row = item("li");
    const bar = item("i");
    row.append(item("b", "", `${pair.title} `));
    row.title = sides.filter((side) => pair[side])
      .map((side) => animationTitle(side, pair[side])).join("\n\n");
    const isOneSided = this.current.compares && !(pair.expected && pair.actual);
    if (!goApart(pair) && !isOneSided) {
      const { from, to, timing, repeats } = pair.actual || pair.expected;
      row.append(textPiece(`${valueText(from)} → ${valueText(to)} `),
        item("span", "soft", timingText(timing) + (repeats ? ", for ever" : "")), bar);
      return { pair, row, bar };
    }
    row.className = "apart";
    for (const side of sides) {
      const line = item("div", `is-${side}`);
      const animation = pair[side];
      line.append(item("b", "", `${side} `), textPiece(animation
        ? `${timingText(animation.timing)}, ${valueText(animation.from)} → ${valueText(animation.to)}`
        : "none"));
      row.append(line);
    }
    const plot = new TimingPlot(pair);
    row.append(plot.element, bar);
    return { pair, row, bar, plot };
  }

  showNodes(step, marks) {
    const list = this.current.nodeList(this.side, step);
    const values = this.current.tables.nodes;
    const box = byId("nodes");
    const buttons = box.querySelectorAll("button");
    const isSame = buttons.length === list.length
      && list.every((n, i) => buttons[i].node === `${values[n].id}/${values[n].parent}`);
    if (!isSame) {
      box.textContent = "";
      byId("node-count").textContent = list.length;
      const depths = new Map();
      for (const number of list) {
        const node = values[number];
        const depth = node.parent === undefined ? 0 : (depths.get(node.parent) || 0) + 1;
        depths.set(node.id, depth);
        const button = item("button");
        button.type = "button";
        button.dataset.id = node.id;
        button.node = `${node.id}/${node.parent}`;
        button.style.paddingLeft = px(12 + depth * 14);
        button.append(item("span", "", node.id), item("span", "soft", node.kind));
        const row = item("li");
        row.append(button);
        box.append(row);
      }
    }
    if (!isSame || this.isNew("nodes", list, marks, app.node)) {
      const shown = box.querySelectorAll("button");
      list.forEach((number, i) => {
        const node = values[number];
        const button = shown[i];
        const isFaint = node.hidden || node.alpha === 0;
        const name = [isFaint ? "faint" : "", marks.has(node.id) ? "differs" : ""].join(" ");
        if (button.className !== name) button.className = name;
        const pressed = String(node.id === app.node);
        if (button.ariaPressed !== pressed) button.ariaPressed = pressed;
      });
      // Not at each step: what can be seen is known only after layout.
      if (this.isNew("stop", isSame ? this.shown.stop?.[0] : list, app.node)) {
        keepStop(box, box.querySelector("[aria-pressed='true']"));
      }
    }
  }

  showNode(step) {
    const id = app.node;
    const current = this.current;
    const nodes = id === undefined ? [] : sides.filter((side) => current[side])
      .map((side) => current.node(side, step, id));
    if (!this.isNew("node", id, ...nodes)) return;
    setText(byId("node-title"), id === undefined ? "no node chosen" : id);
    byId("node-away").hidden = id === undefined;
    const [head, body] = [byId("node").tHead, byId("node").tBodies[0]];
    const names = new Set();
    for (const node of nodes) for (const name in node) names.add(name);
    names.delete("id");
    const rank = (name) => (order.includes(name) ? order.indexOf(name) : order.length);
    const sorted = [...names].sort((a, b) => rank(a) - rank(b));
    const columns = current.compares ? 2 : 1;
    const key = `${columns} ${sorted.join(" ")}`;
    if (this.nodeKey !== key) {
      this.nodeKey = key;
      head.innerHTML = columns === 2 ? `<tr><td></td><th scope="col" class="expected">expected
        </th><th scope="col" class="actual">actual</th></tr>` : "";
      const stop = stopOf(byId("node"));
      body.textContent = "";
      for (const name of sorted) {
        const row = body.insertRow();
        const title = item("th");
        title.scope = "row";
        title.append(askButton(name));
        row.append(title);
        for (let i = 0; i < columns; i += 1) row.insertCell();
      }
      stop.keep();
    }
    sorted.forEach((name, i) => {
      const texts = nodes.map((node) => (node ? valueText(node[name]) : "not there"));
      const row = body.rows[i];
      texts.forEach((text, column) => setText(row.cells[column + 1], text));
      row.className = texts.length === 2 && texts[0] !== texts[1] ? "apart" : "";
    });
    if (id !== undefined && sorted.length === 0) setText(byId("node-title"), `${id}: not there`);
  }
}
// The list of cases by folder, and the differences of the open case in words.

// A case in quarantine is not replayed, which is no failure.
const isFailing = ({ kind }) => kind !== "passed" && kind !== "quarantined";

const markOf = (kind) => {
  if (kind === "passed") return ["✓", "is-passed"];
  if (kind === "quarantined") return ["–", "soft"];
  if (/missing|obsolete|conflict/.test(kind)) return ["◌", "is-open"];
  return ["✕", "is-bad"];
};

class CaseList {
  constructor(cases, open) {
    this.cases = cases;
    this.buttons = [];
    this.failing = cases.map((_, i) => i).filter((i) => isFailing(cases[i]));
    const box = byId("case-list");
    this.groups = new Map();
    cases.forEach((info, number) => {
      const folder = casePath(info).split("/").slice(0, -1).join("/");
      if (!this.groups.has(folder)) {
        const group = item("section");
        // Folders of one name are told apart by their paths.
        const isAlone = cases.every((other) => other.folder !== info.folder
          || casePath(other) === `${folder}/${other.name}`);
        const title = isAlone ? info.folder : folder;
        group.append(item("h2", "", title), item("ul"));
        group.ariaLabel = title;
        this.groups.set(folder, group);
        box.append(group);
      }
      const button = item("button", "case");
      const [mark, className] = markOf(info.kind);
      const sign = item("span", `mark ${className}`, mark);
      sign.ariaHidden = "true";
      button.type = "button";
      button.append(sign, item("span", "name", info.name));
      if (info.kind !== "passed") button.append(item("span", "unseen", `, ${info.kind}`));
      button.title = `${info.name}: ${info.kind}`;
      button.addEventListener("click", () => open(number));
      this.buttons.push(button);
      const row = item("li");
      row.append(button);
      this.groups.get(folder).lastChild.append(row);
    });
    byId("case-failing").parentElement.hidden = this.failing.length === 0;
    rove(box);
    keepStop(box);
  }

  // Shows the cases whose path, reason or message has a text, and those that have it inside.
  filter(text, inside = new Set()) {
    const failingOnly = byId("case-failing").checked;
    this.cases.forEach((info, number) => {
      const told = [casePath(info), info.kind, index.reasons[info.reason], info.message].join("\n").toLowerCase();
      const isShown = (told.includes(text) || inside.has(number))
        && !(failingOnly && !isFailing(info));
      this.buttons[number].parentElement.hidden = !isShown;
    });
    for (const group of this.groups.values()) {
      group.hidden = !group.querySelector("li:not([hidden])");
    }
    keepStop(byId("case-list"));
  }

  // The case to go to with J and K: the next failing one, or any if none fails.
  next(from, direction) {
    const list = this.failing.length > 0 ? this.failing : this.cases.map((_, i) => i);
    const ahead = direction > 0 ? list.find((n) => n > from)
      : [...list].reverse().find((n) => n < from);
    return ahead === undefined ? list[direction > 0 ? 0 : list.length - 1] : ahead;
  }

  show(number) {
    this.buttons.forEach((button, i) => {
      if (i === number) button.setAttribute("aria-current", "true");
      else button.removeAttribute("aria-current");
    });
    if (!this.buttons[number]) return;
    keepStop(byId("case-list"), this.buttons[number]);
    // Not by scrollIntoView, which would move a page that is scrolled as a whole.
    const box = byId("case-list");
    const [row, list] = [this.buttons[number], box].map((e) => e.getBoundingClientRect());
    if (row.top < list.top + 40) box.scrollTop += row.top - list.top - 40;
    else if (row.bottom > list.bottom) box.scrollTop += row.bottom - list.bottom + 8;
  }
}

class DifferenceList {
  constructor(seek) {
    this.seek = seek;
    this.list = byId("difference-list");
    this.box = byId("differences");
    rove(this.list);
  }

  open(current) {
    this.current = current;
    this.rows = [];
    this.list.textContent = "";
    this.box.hidden = current.differences.length === 0;
    byId("difference-next").hidden = this.box.hidden;
    byId("difference-count").textContent = current.differences.length;
    for (const difference of current.differences) {
      const button = item("button", "", difference.text);
      button.type = "button";
      button.title = difference.first;
      button.addEventListener("click", () => {
        const step = this.stepFor(difference, app.step);
        if (step !== undefined) this.seek(step, difference.node);
      });
      const row = item("li");
      row.append(button);
      this.list.append(row);
      this.rows.push(button);
    }
    keepStop(this.list);
  }

  // Where a click on a difference goes: to where it begins, and from there to where it is greatest. A
  // movement, of which nothing is seen where it begins, the other way round.
  stepFor(difference, from) {
    const { steps, moves, most: greatest } = difference;
    if (moves) {
      const shown = stepOfDifference(this.current, difference);
      return from === shown ? steps[0] : shown;
    }
    const isThere = this.current.differsIn(difference, from);
    return isThere && greatest !== undefined ? greatest : steps[0];
  }

  show(step) {
    this.current.differences.forEach((difference, i) => {
      const name = this.current.differsIn(difference, step) ? "now" : "";
      if (this.rows[i].className !== name) this.rows[i].className = name;
    });
  }

  // The step after a given one where the next difference is shown first; after the last, the first.
  after(step) {
    const begins = this.current.differences.flatMap((d) => (d.moves
      ? [stepOfDifference(this.current, d)] : d.steps.filter((_, i) => i % 2 === 0)))
      .filter((begin) => begin !== undefined);
    begins.sort((a, b) => a - b);
    const next = begins.find((begin) => begin > step);
    return next === undefined ? begins[0] : next;
  }
}
// What the traces take of what their scenes can do, as `flow coverage` tells it.

// The share of the moves that are made, of all that are known.
const movesText = ({ moves, missing }) => {
  const count = moves.length + missing.length;
  return `${count === 0 ? 100 : Math.round(1000 * moves.length / count) / 10} %`;
};

const coverageTable = (head, rows) => {
  const table = item("table");
  const line = (cells, name) => {
    const row = item("tr");
    cells.forEach((text, i) => {
      const cell = item(name === "th" || i === 0 ? "th" : "td", "", text);
      if (cell.tagName === "TH") cell.scope = name === "th" ? "col" : "row";
      row.append(cell);
    });
    return row;
  };
  const top = item("thead");
  top.append(line(head, "th"));
  const body = item("tbody");
  for (const { cells, isMissing } of rows) {
    const row = line(cells, "td");
    if (isMissing) row.className = "is-open";
    body.append(row);
  }
  table.append(top, body);
  return table;
};

// How often each event came in each state that was seen.
const eventRows = ({ columns, rows }) => rows.map(([name, ...counts]) => ({
  cells: [name, ...columns.map((_, i) => (counts[i] > 0 ? String(counts[i]) : "–"))],
}));

// The moves, those that no trace makes first.
const moveRows = ({ missing, moves }) => [
  ...missing.map((move) => ({ cells: [...move, "never"], isMissing: true })),
  ...moves.map(([from, by, to, count]) => ({ cells: [from, by, to, `${count}×`] })),
];

const listText = (names) => (names.length > 0 ? names.join(", ") : "none");

// A scene that another one holds has its path behind that one's name, which lists the effects of all.
const isHeld = (coverage) => coverage.scene.includes("/");

const effectsText = (coverage) =>
  `Effects: ${listText(coverage.effects)}; never: ${listText(coverage.missingEffects)}. `;

const coverageOfScene = (coverage) => {
  const section = item("section");
  const share = isHeld(coverage) ? `${coverage.moves.length} moves`
    : `${movesText(coverage)} of ${coverage.moves.length + coverage.missing.length} moves`;
  const heading = item("h2", "", `${coverage.scene} `);
  heading.append(item("span", "count", `${coverage.traces} traces, ${coverage.events} events, ${share}`));
  const tables = item("div", "tables");
  tables.append(
    coverageTable(["event in state", ...coverage.columns], eventRows(coverage)),
    coverageTable(["from", "by", "to", "made"], moveRows(coverage)));
  section.append(heading,
    item("p", "", (isHeld(coverage) ? "" : effectsText(coverage))
      + `States never seen: ${listText(coverage.missingStates)}.`),
    tables);
  return section;
};

// All scenes behind one line, which is filled when it is opened.
const coverageView = (all) => {
  const box = item("details", "coverage");
  const summary = item("summary", "", "What the traces take ");
  summary.append(item("span", "count", all.filter((coverage) => !isHeld(coverage)).map((coverage) =>
    `${coverage.scene} ${movesText(coverage)}`).join(", ")));
  box.append(summary);
  box.addEventListener("toggle", () => {
    if (box.open && box.childElementCount === 1) box.append(...all.map(coverageOfScene));
  });
  return box;
};
// How far apart both sides are to the eye, and where a case is furthest: there it opens, and there it is
// drawn small.

// How much a fade, or something that is only on one side, counts, in points.
const fadePoints = 100;

// What can be seen of each node, by its id: its box in the window, and how opaque it is.
const seenNodes = (list, values, window) => {
  const seen = new Map();
  for (const number of list) {
    const node = values[number];
    const parent = seen.get(node.parent);
    const [x, y, width, height] = node.frame;
    const [dx, dy] = node.transform?.translation || [0, 0];
    const left = (parent?.left ?? 0) - (parent?.scrolled[0] ?? 0) + x + dx;
    const top = (parent?.top ?? 0) - (parent?.scrolled[1] ?? 0) + y + dy;
    const within = parent?.within ?? [0, 0, ...window];
    // Turned or scaled, it may reach as far as it is long.
    const reach = node.transform ? Math.max(width, height) / 2 : 0;
    const box = [Math.max(within[0], left - reach), Math.max(within[1], top - reach),
      Math.min(within[2], left + width + reach), Math.min(within[3], top + height + reach)];
    const alpha = node.hidden ? 0 : (parent?.alpha ?? 1) * (node.alpha ?? 1);
    seen.set(node.id, {
      number, node, left, top, alpha, scrolled: node.contentOffset || [0, 0],
      within: node.clipsToBounds || node.kind === "scroll" ? box : within,
      isSeen: alpha > 0.004 && box[2] > box[0] && box[3] > box[1],
    });
  }
  return seen;
};

const most = (one, two) => one.reduce((far, n, i) => Math.max(far, Math.abs(n - (two[i] ?? 0))), 0);

// How far a node itself has moved, in points. What moves with its parent is the parent's.
const wayBetween = (one, two) => {
  const [scale, other] = [one, two].map((node) => node.transform?.scale || [1, 1]);
  const turned = (one.transform?.rotationY || 0) - (two.transform?.rotationY || 0);
  const [, , width, height] = one.frame;
  return most(one.frame, two.frame)
    + most(one.transform?.translation || [0, 0], two.transform?.translation || [0, 0])
    + most([scale[0] * width / 2, scale[1] * height / 2], [other[0] * width / 2, other[1] * height / 2])
    + Math.abs(turned) * width / 2 + most(one.contentOffset || [0, 0], two.contentOffset || [0, 0]);
};

// How far apart both sides are at a step, in points.
//
// Of some nodes only, where their ids are given.
const distanceAt = (current, step, ids) => {
  const values = current.tables.nodes;
  const lists = sides.map((side) => current.nodeList(side, step));
  if (lists[0] === lists[1]) return 0;
  const window = current.surrounding(step).size;
  const [expected, actual] = lists.map((list) => seenNodes(list, values, window));
  const longest = Math.max(...window);
  let sum = 0;
  for (const id of new Set([...expected.keys(), ...actual.keys()])) {
    const [one, two] = [expected.get(id), actual.get(id)];
    if ((ids && !ids.includes(id)) || (!one?.isSeen && !two?.isSeen)) continue;
    if (!one?.isSeen || !two?.isSeen) {
      sum += fadePoints * Math.max(one?.isSeen ? one.alpha : 0, two?.isSeen ? two.alpha : 0);
      continue;
    }
    if (one.number === two.number) continue;
    const fade = fadePoints * Math.abs((one.node.alpha ?? 1) - (two.node.alpha ?? 1));
    const moved = Math.min(longest, wayBetween(one.node, two.node)) + fade;
    // Another text or colour counts, too, but never as much as to hide a movement.
    sum += moved > 0.01 ? moved : looksAlike(one.node, two.node) ? 0 : 1;
  }
  return sum;
};

// Members that a screen does not show.
const unseenMembers = ["accessibilityLabel", "accessibilityValue", "accessibilityTraits", "enabled",
  "focused", "keyboardType", "textContentType", "returnKeyType", "autocorrection"];

const looksAlike = (one, two) => {
  const seen = (node) => JSON.stringify(Object.entries(node)
    .filter(([name]) => !unseenMembers.includes(name)).sort(([a], [b]) => (a < b ? -1 : 1)));
  return seen(one) === seen(two);
};

// The most steps of a case that are looked at before the nearest ones.
const looks = 240;

// The step between two at which both sides are furthest apart; nothing where they never are.
const furthestStep = (current, first, last, ids) => {
  let [worst, far] = [undefined, 0];
  const look = (from, to, stride) => {
    for (let step = from; step <= to; step += stride) {
      if (!current.differing[step]) continue;
      const distance = distanceAt(current, step, ids);
      if (distance > far + 1e-6) [worst, far] = [step, distance];
    }
  };
  const stride = Math.max(1, Math.ceil((last - first + 1) / looks));
  look(first, last, stride);
  if (stride > 1) {
    // What differs in a few frames only may lie between.
    for (const { steps, most: greatest } of current.differences) {
      for (const step of [steps[0], greatest]) {
        if (step !== undefined && step >= first && step <= last) look(step, step, 1);
      }
    }
    if (worst !== undefined) look(Math.max(first, worst - stride), Math.min(last, worst + stride), 1);
  }
  return worst;
};

// The step at which a case that differs is shown: where it differs most to the eye, or else where
// something begins to differ. Nothing for a case that does not differ.
const landingStep = (current) => {
  const apart = current.differences.filter(({ steps }) => steps.length > 0);
  if (apart.length === 0) return undefined;
  const worst = current.compares ? furthestStep(current, 0, current.count - 1) : undefined;
  return worst ?? apart[0].steps[0];
};

// The step at which a difference is shown first. A movement begins where nothing is to be seen of it yet:
// it is shown where what it moves is furthest apart.
const stepOfDifference = (current, difference) => {
  const [begin] = difference.steps;
  if (!difference.moves || begin === undefined) return begin;
  if (difference.shownAt === undefined) {
    let end = difference.steps[difference.steps.length - 1];
    while (end + 1 < current.count && current.differing[end + 1]) end += 1;
    difference.shownAt = furthestStep(current, begin, end, difference.moves) ?? begin;
  }
  return difference.shownAt;
};
// A screen drawn small, without anything that can be pressed.

class SmallScreen {
  constructor(box) {
    this.device = item("div", "device");
    this.root = item("div", "screen");
    this.device.append(this.root);
    box.append(this.device);
    this.keyboard = new KeyboardView(this.root);
    this.view = new ScreenView(this.root);
  }

  // Fits a window of some size, in points, into one in pixels.
  resize([width, height], room, isRightToLeft, ground) {
    const scale = Math.min(room.width / width, room.height / height);
    this.device.style.width = px(width * scale);
    this.device.style.height = px(height * scale);
    this.device.style.setProperty("--backdrop", ground);
    this.root.style.width = px(width);
    this.root.style.height = px(height);
    this.root.style.transform = `scale(${scale})`;
    this.root.style.setProperty("--px", px(1 / scale));
    this.root.dir = isRightToLeft ? "rtl" : "ltr";
  }

  show(list, values, surrounding, time, marks) {
    this.view.show(list, values);
    this.keyboard.show(surrounding, time, this.view);
    this.view.mark(marks);
  }
}
// What the traces take, and all cases as small screens, those that fail by their reason. A screen is drawn
// when it comes into view.

const thumbnailSize = { width: 116, height: 200 };

// The cases by reason, in the order in which reasons are told; those that fail otherwise, by how; then those
// in quarantine, and those that passed, by folder.
const caseGroups = (cases, reasons) => {
  const groups = new Map(reasons.map((title, i) => [`reason ${i}`, { title, rank: 0, numbers: [] }]));
  cases.forEach((info, number) => {
    const isPassed = info.kind === "passed";
    const title = isPassed ? info.folder : info.kind;
    const key = info.reason === undefined ? `${isPassed} ${title}` : `reason ${info.reason}`;
    const rank = isPassed ? 2 : isFailing(info) ? 0 : 1;
    if (!groups.has(key)) groups.set(key, { title, isPassed, rank, numbers: [] });
    groups.get(key).numbers.push(number);
  });
  return [...groups.values()].filter(({ numbers }) => numbers.length > 0)
    .sort((a, b) => a.rank - b.rank);
};

// Draws a case into an element of the size of a thumbnail.
const drawThumbnail = (box, current) => {
  if (current.count === 0) {
    box.append(item("span", "soft", "no frames"));
    return;
  }
  const step = landingStep(current) ?? current.rows[current.rows.length >> 1] ?? 0;
  const surrounding = current.surrounding(step);
  const screen = new SmallScreen(box);
  screen.resize(surrounding.size, thumbnailSize, surrounding.rightToLeft, backdrop(current));
  const marks = new Set(current.compares ? current.apartAt(step) : []);
  screen.show(current.nodeList(current.sideOf(step), step), current.tables.nodes, surrounding,
    current.times[step], marks);
};

class Overview {
  constructor({ cases, reasons, coverage = [], tool = "flow" }, open) {
    this.tool = tool;
    this.cases = cases;
    this.reasons = reasons;
    this.coverage = coverage;
    this.open = open;
    this.element = byId("overview");
    this.waiting = [];
    rove(this.element);
  }

  get isShown() { return !this.element.hidden; }

  toggle() {
    this.show(!this.isShown);
    if (this.isShown) this.element.querySelector("button[tabindex='0']")?.focus();
    else byId("overview-toggle").focus();
  }

  show(isShown) {
    if (isShown === this.isShown) return;
    if (isShown && !this.observer) this.fill();
    this.element.hidden = !isShown;
    document.querySelector(".layout").hidden = isShown;
    byId("overview-toggle").ariaPressed = String(isShown);
    if (isShown) keepStop(this.element);
  }

  fill() {
    this.observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        this.observer.unobserve(target);
        this.waiting.push(target);
      }
      this.drawNext();
    }, { root: this.element, rootMargin: "200px" });
    if (this.coverage.length > 0) this.element.append(coverageView(this.coverage));
    for (const { title, isPassed, numbers } of caseGroups(this.cases, this.reasons)) {
      const section = item("section");
      const heading = item("h2", "", `${title} `);
      if (isPassed !== undefined) {
        heading.append(item("span", "count", `${numbers.length}${isPassed ? " passed" : ""}`));
      }
      const list = item("ul");
      for (const number of numbers) list.append(this.card(number));
      const head = item("div", "reason-head");
      head.append(heading);
      const accept = this.acceptButton(numbers);
      if (accept) head.append(accept);
      section.append(head, list);
      section.ariaLabel = title;
      this.element.append(section);
    }
  }

  // A button that copies the commands which accept some cases; none if no case can be accepted.
  acceptButton(numbers) {
    const infos = numbers.map((number) => this.cases[number]).filter(isAcceptable);
    if (infos.length === 0) return undefined;
    const button = item("button", "accept", `copy ${this.tool} verify …; ${this.tool} accept …`);
    button.type = "button";
    const all = infos.length === 1 ? "it" : `all ${infos.length}`;
    button.title = `The commands that make these frames the goldens of ${all}`;
    button.addEventListener("click", () => showCopied(button, acceptCommand(infos, this.tool)));
    return button;
  }

  card(number) {
    const info = this.cases[number];
    const button = item("button", "card");
    button.type = "button";
    const [mark, className] = markOf(info.kind);
    const small = item("span", "thumbnail");
    small.ariaHidden = "true";
    small.inert = true;
    small.number = number;
    const name = item("span", "name");
    const sign = item("span", className, `${mark} `);
    sign.ariaHidden = "true";
    name.append(sign, info.name, item("span", "unseen", `, ${info.kind}`));
    button.append(small, name);
    button.title = `${casePath(info)}: ${info.kind}`;
    button.addEventListener("click", () => {
      this.show(false);
      this.open(number);
    });
    this.observer.observe(small);
    const row = item("li");
    row.append(button);
    return row;
  }

  // Draws as many as fit in a part of a refresh, then lets the page go on.
  drawNext() {
    if (this.request !== undefined || this.waiting.length === 0) return;
    this.request = requestAnimationFrame(() => {
      this.request = undefined;
      const start = performance.now();
      while (this.waiting.length > 0 && performance.now() - start < 10) {
        const box = this.waiting.shift();
        drawThumbnail(box, new Case(this.cases[box.number], readData(`report-case-${box.number}`)));
      }
      this.drawNext();
    });
  }
}
// The moment in other environments, side by side, and what an audit finds on its screens there.

const variantRoom = { width: 166, height: 300 };

// A finding in words.
const findingText = ({ rule, node, message }, { name }) =>
  `${rule}: ${node ? `${node}: ` : ""}${message} (${name})`;

// The last of a variant's frames at or before a time.
const frameAtRest = ({ times }, time) => {
  let index = -1;
  while (index + 1 < times.length && times[index + 1] <= time + 1e-9) index += 1;
  return index;
};

class VariantsView {
  constructor(goTo) {
    this.element = byId("variants");
    this.list = byId("variant-list");
    this.findings = byId("finding-list");
    this.goTo = goTo;
  }

  get isShown() { return !this.element.hidden; }

  open(current) {
    this.current = current;
    this.screens = [];
    this.list.textContent = "";
    const { variants, findings } = current;
    byId("variants-toggle").hidden = variants.length === 0;
    const wrong = findings.filter(({ reason }) => reason === undefined).length;
    setText(byId("finding-count"), wrong > 0 ? String(wrong) : "");
    this.fillFindings();
    if (variants.length === 0) this.toggle(false);
  }

  toggle(isShown = !this.isShown) {
    const isOn = isShown && this.current.variants.length > 0;
    this.element.hidden = !isOn;
    byId("stage").hidden = isOn || this.current.count === 0;
    byId("variants-toggle").ariaPressed = String(isOn);
    // Screens that nobody looks at are not drawn.
    if (isOn) this.show(app.step);
  }

  fill() {
    for (const { name } of this.current.variants) {
      const figure = item("figure");
      const box = item("div", "thumbnail");
      box.inert = true;
      const screen = new SmallScreen(box);
      screen.caption = item("figcaption", "", name);
      screen.device.setAttribute("role", "img");
      figure.append(box, screen.caption);
      const row = item("li");
      row.append(figure);
      this.list.append(row);
      this.screens.push(screen);
    }
  }

  fillFindings() {
    this.findings.textContent = "";
    const { variants, findings } = this.current;
    byId("findings-title").hidden = findings.length === 0;
    for (const finding of findings) {
      const button = item("button", finding.reason === undefined ? "finding" : "finding is-meant",
        findingText(finding, variants[finding.variant]));
      if (finding.reason !== undefined) button.append(item("span", "soft", ` meant: ${finding.reason}`));
      button.type = "button";
      button.addEventListener("click", () => {
        this.chosen = finding;
        this.goTo(this.current.stepAt(finding.t), finding.node);
      });
      const row = item("li");
      row.append(button);
      this.findings.append(row);
    }
  }

  show(step) {
    if (!this.isShown) return;
    const { current } = this;
    if (this.screens.length === 0) this.fill();
    const time = current.times[step];
    current.variants.forEach((variant, number) => {
      const screen = this.screens[number];
      const index = frameAtRest(variant.frames, time);
      screen.device.hidden = index < 0;
      if (index < 0) return;
      const at = variant.frames.times[index];
      // Of a frame without one at its time, the events are those until then.
      const surrounding = current.surrounding(current.stepAt(at));
      const { rightToLeft = surrounding.rightToLeft } = variant;
      screen.resize(surrounding.size, variantRoom, Boolean(rightToLeft), backdrop(current));
      const marks = current.findings.filter((finding) => finding.variant === number
        && finding.node !== undefined && finding.reason === undefined
        && finding.frame === variant.numbers[index]).map(({ node }) => node);
      if (this.chosen?.variant === number && this.chosen.frame === variant.numbers[index]) {
        marks.push(this.chosen.node);
      }
      screen.show(variant.frames.nodes[index], current.tables.nodes, surrounding, at, new Set(marks));
      screen.device.ariaLabel = `${variant.name}: frame ${variant.numbers[index]} at ${seconds(at)}`;
      setText(screen.caption, `${variant.name}, frame ${variant.numbers[index]}`);
    });
  }
}
// Plays frames at their own times; nothing between two frames is interpolated.

class Player {
  constructor(seek) {
    this.seek = seek;
    this.isPlaying = false;
    this.button = byId("play");
  }

  open(current) {
    this.stop();
    this.current = current;
  }

  toggle() { if (this.isPlaying) this.stop(); else this.start(); }

  start() {
    if (!this.current || this.current.count < 2) return;
    if (app.step >= this.current.count - 1) this.seek(0);
    this.isPlaying = true;
    this.time = this.current.times[app.step];
    this.last = undefined;
    this.button.textContent = "❚❚";
    this.button.ariaLabel = "Pause";
    this.request = requestAnimationFrame((now) => this.advance(now));
  }

  stop() {
    if (!this.isPlaying) return;
    this.isPlaying = false;
    cancelAnimationFrame(this.request);
    this.button.textContent = "▶";
    this.button.ariaLabel = "Play";
    announce();
  }

  // Continues from another moment, if someone moves to one during playback.
  jumped() { if (this.isPlaying) this.time = this.current.times[app.step]; }

  advance(now) {
    const passed = this.last === undefined ? 0 : Math.min(0.25, (now - this.last) / 1000);
    this.last = now;
    this.time += passed * Number(byId("speed").value);
    const step = this.current.stepAt(this.time);
    if (step > app.step) this.seek(step);
    if (this.time >= this.current.duration) {
      this.seek(this.current.count - 1);
      this.stop();
    } else {
      this.request = requestAnimationFrame((next) => this.advance(next));
    }
  }
}
// Keyboard shortcuts, wherever the focus is, except in fields that need the keys themselves.

const keyHelp = [
  ["Space", "play or pause"], ["← →", "frame before, next frame"],
  ["Shift ← →", "event before, next event"], ["Home End", "first frame, last frame"],
  ["J K", "next, previous failing case; any case if none fails"],
  ["D", "next difference"], ["1 … 6", "side by side, overlay, difference, blink, "
    + "expected, actual"], ["V", "the moment at rest in other environments"], ["G", "guides: what would be invisible, touches, keyboard"],
  ["Esc", "put the chosen node away; leave the overview or the cases"],
  ["O", "overview of all cases"], ["R", "nodes, or what a screen reader reads"],
  ["/", "search"], ["+ − 0", "zoom the time line in, out, to all"], ["?", "these keys"],
];

const fillKeys = () => {
  for (const [keys, text] of keyHelp) {
    const names = item("dt");
    for (const key of keys.split(" ")) names.append(item("kbd", "", key), " ");
    byId("key-list").append(names, item("dd", "", text));
  }
  byId("keys-open").addEventListener("click", () => byId("keys").showModal());
};

const needsKey = (target, key) => {
  if (!(target instanceof Element)) return false;
  if (target.closest("dialog")) return true;
  if (target.matches("input[type=search], select")) return true;
  if (target.matches("input[type=range]")) return /^(Arrow|Home|End|Page)/.test(key);
  return key === " " && target.matches("button, input, summary, a");
};

const listenToKeys = (actions) => {
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (needsKey(event.target, event.key)) return;
    const name = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const action = actions[event.shiftKey && name.startsWith("Arrow") ? `Shift ${name}` : name];
    if (!action) return;
    event.preventDefault();
    action();
  });
};
// Connects the parts: one case is open, one step of it is shown, one node is selected.

const index = readData("report-index");
const app = { number: -1, current: null, step: 0, node: undefined };

const seek = (step) => {
  if (!app.current || app.current.count === 0) return;
  app.step = Math.min(app.current.count - 1, Math.max(0, step));
  showStep();
};

const choose = (id) => {
  if (!app.current || app.current.count === 0) return;
  app.node = id;
  curves.open(app.current, id);
  showStep();
  drawTime();
};

const goTo = (step, node) => {
  player.stop();
  if (node !== undefined && node !== app.node) choose(node);
  seek(step);
};

const jump = (step) => {
  seek(step);
  player.jumped();
};

const axis = new Axis();
const drawTime = () => {
  axis.width = byId("track").clientWidth;
  timeline.draw();
  curves.draw();
  if (app.current && app.current.count > 0) timeline.show(app.step);
};
const stage = new Stage(choose);
const timeline = new Timeline(axis, jump, drawTime);
const curves = new Curves(axis);
const eventList = new EventList(jump);
const inspector = new Inspector(choose);
const reading = new ReadingView(choose);
const player = new Player(seek);
const variants = new VariantsView((step, node) => goTo(step, node));
const differenceList = new DifferenceList(goTo);

const showStep = () => {
  const { current, step } = app;
  stage.show(step);
  variants.show(step);
  timeline.show(step);
  curves.show(step);
  eventList.show(step);
  inspector.show(step, stage.marks);
  reading.show(step);
  showCopies();
  differenceList.show(step);
  setText(byId("moment"), momentText(current, step));
  if (!player.isPlaying) announce();
};

// Updates the screen reader's announcement, once changes have settled, and the address.
let announcement;
const announce = () => {
  clearTimeout(announcement);
  announcement = setTimeout(() => {
    const { current, step } = app;
    if (!current || current.count === 0) return;
    inspector.showCause(step);
    const side = current.sideOf(step);
    const state = valueText(current.value(side, "states", step));
    const said = current.value(side, "effects", step)
      .filter((effect) => effect.type === "announce").map((effect) => `says ${effect.text}`);
    const apart = current.differences.filter((d) => current.differsIn(d, step)).length;
    setText(byId("live"), [momentText(current, step), `state ${state}`, ...said,
      apart > 0 ? `${apart} differences` : ""].filter(Boolean).join("; "));
    // What is behind the overview is not what somebody is at.
    if (!overview.isShown) keepAddress(addressOf(current.info, momentOf(current, step)));
  }, 250);
};

// In a narrow window the cases are a drawer, behind a button.
const showDrawer = (isOpen) => {
  byId("cases").classList.toggle("open", isOpen);
  byId("cases-toggle").ariaExpanded = String(isOpen);
};
const isDrawerOpen = () => byId("cases").classList.contains("open");

const keepAddress = (address) => {
  // Some browsers limit the rate of changes, and the address is not worth more than that.
  try { history.replaceState(null, "", address); } catch { /* stays as it was */ }
};

const openCase = (number, moment) => {
  showNotice(undefined);
  const info = index.cases[number];
  const current = new Case(info, readData(`report-case-${number}`));
  Object.assign(app, { number, current, step: 0 });
  player.open(current);
  describe(info);
  caseList.show(number);
  showDrawer(false);
  const isEmpty = current.count === 0;
  document.querySelector(".timeline").hidden = isEmpty;
  byId("stage").hidden = isEmpty;
  byId("no-frames").hidden = !isEmpty && !current.data.excerpt;
  showExcerpt(current);
  inspector.open(current);
  reading.open(current);
  differenceList.open(current);
  eventList.open(current);
  axis.open(current);
  byId("track").setAttribute("aria-valuemax", Math.max(0, current.count - 1));
  const first = current.differences[0];
  app.step = (moment === undefined ? undefined : stepOfMoment(current, moment))
    ?? landingStep(current) ?? 0;
  app.step = Math.min(Math.max(0, current.count - 1), app.step);
  app.node = chosenNode(current, first);
  curves.open(current, app.node);
  stage.open(current);
  variants.open(current);
  variants.toggle(variants.isShown);
  showCopies();
  search.showFound();
  if (!isEmpty) showStep();
  else showNoFrames(info);
  drawTime();
  reachScrolling();
};

// Tells of a case without frames, whose place is no moment.
const showNoFrames = (info) => {
  setText(byId("live"), `${info.name}, ${info.kind}`);
  if (!overview.isShown) keepAddress(addressOf(info, ""));
};

// Says what is wrong with an address, until another case is opened.
const showNotice = (text) => {
  byId("notice").hidden = text === undefined;
  setText(byId("notice").firstElementChild, text ?? "");
};

// The node to select first: one that differs, else the one selected before, else the one that moves
// most.
const chosenNode = (current, first) => {
  if (first && first.node !== undefined) return first.node;
  if (current.count === 0) return undefined;
  const counts = new Map();
  for (const node of current.tables.nodes) counts.set(node.id, (counts.get(node.id) || 0) + 1);
  if (counts.has(app.node)) return app.node;
  const most = [...counts].reduce((a, b) => (b[1] > a[1] ? b : a), [undefined, 0]);
  return most[0];
};

const describe = (info) => {
  document.title = `${info.name}: Flow report`;
  setText(byId("case-title"), info.name);
  const [mark, className] = markOf(info.kind);
  byId("case-kind").textContent = `${mark} ${info.kind}`;
  byId("case-kind").className = `kind ${className}`;
  setText(byId("case-place"), info.place);
  const first = app.current.differences[0];
  const message = first ? `First in ${first.first}` : info.message;
  setText(byId("case-message"), info.kind === "passed" ? "" : message);
};

// Keys come to what scrolls, which depends on the window and on the case.
const reachScrolling = () => {
  for (const box of document.querySelectorAll("#case-message, #stage, #no-frames, #no-frames pre")) {
    const scrolls = box.scrollHeight > box.clientHeight || box.scrollWidth > box.clientWidth;
    box.tabIndex = scrolls ? 0 : -1;
  }
};

const showExcerpt = (current) => {
  const box = byId("no-frames");
  box.textContent = "";
  const { excerpt, excerptStart } = current.data;
  if (!excerpt) {
    box.append(item("p", "", "There are no frames to show."));
    return;
  }
  const line = Number(current.info.place.match(/\d+$/));
  const code = item("pre");
  excerpt.forEach((text, i) => {
    const isAtFault = excerptStart + i === line;
    code.append(item(isAtFault ? "mark" : "span", "", `${excerptStart + i}  ${text}\n`));
  });
  box.append(code);
};

// Opens a case from what then goes away, with the focus.
const goToCase = (number) => {
  openCase(number);
  byId("case-title").focus();
};

const caseList = new CaseList(index.cases, (number) => (isDrawerOpen() ? goToCase : openCase)(number));
const overview = new Overview(index, goToCase);
const search = new Search(caseList, goTo);
byId("case-failing").addEventListener("change", () => search.update());
const copyButtons = new CopyButtons({
  "copy-link": () => location.href.replace(/#.*/s, "")
    + addressOf(app.current.info, momentOf(app.current, app.step)),
  "copy-accept": () => acceptCommand(app.current.info, index.tool),
  "copy-place": () => placeOf(app.current, app.step),
  "copy-line": () => JSON.stringify(lineOf(app.current, app.step).event),
});
const showCopies = () => {
  const isEvent = lineOf(app.current, app.step).line !== undefined;
  copyButtons.show({
    "copy-link": true, "copy-accept": isAcceptable(app.current.info),
    "copy-place": isEvent || app.current.count === 0, "copy-line": isEvent,
  });
};
const stepBy = (by) => () => jump(app.step + by);
const eventBy = (by) => () => {
  const { rows, rowOfStep } = app.current;
  if (rows.length === 0) return;
  const row = rowOfStep[app.step];
  // From between two events, going back leads to the earlier one.
  const target = by < 0 && rows[row] < app.step ? row : row + by;
  jump(rows[Math.min(rows.length - 1, Math.max(0, target))]);
};
const caseBy = (by) => () => {
  const number = caseList.next(app.number, by);
  if (!overview.isShown && !isDrawerOpen()) { openCase(number); return; }
  overview.show(false);
  goToCase(number);
};
const nextDifference = () => {
  const step = differenceList.after(app.step);
  if (step !== undefined) goTo(step);
};
const actions = {
  " ": () => player.toggle(), ArrowLeft: stepBy(-1), ArrowRight: stepBy(1),
  "Shift ArrowLeft": eventBy(-1), "Shift ArrowRight": eventBy(1),
  Home: () => jump(0), End: () => jump(app.current.count - 1),
  j: caseBy(1), k: caseBy(-1), d: nextDifference,
  v: () => { if (app.current.variants.length > 0) variants.toggle(); },
  g: () => byId("guides").click(), "?": () => byId("keys").showModal(),
  "+": () => timeline.zoom(0.5), "=": () => timeline.zoom(0.5),
  "-": () => timeline.zoom(2), 0: () => timeline.fit(),
  o: () => { overview.toggle(); announce(); }, r: () => setReading(byId("reading").hidden),
  "/": () => {
    overview.show(false);
    if (byId("cases-toggle").checkVisibility()) showDrawer(true);
    byId("case-filter").focus();
  },
  Escape: () => {
    if (isDrawerOpen()) closeDrawer();
    else if (overview.isShown) actions.o();
    else choose(undefined);
  },
};
const closeDrawer = () => {
  showDrawer(false);
  byId("cases-toggle").focus();
};
modes.forEach(([mode], i) => {
  actions[i + 1] = () => { if (app.current.compares) stage.setMode(mode); };
});
const setReading = (isReading) => {
  byId("reading").hidden = !isReading;
  byId("nodes").hidden = isReading;
  byId("nodes-shown").ariaPressed = String(!isReading);
  byId("reading-shown").ariaPressed = String(isReading);
  if (app.current?.count > 0) reading.show(app.step);
};
listenToKeys(actions);
const clicks = {
  first: actions.Home, back: actions.ArrowLeft, play: actions[" "],
  forward: actions.ArrowRight, last: actions.End, "difference-next": nextDifference,
  "node-away": actions.Escape, "notice-away": () => showNotice(undefined), "overview-toggle": actions.o,
  "variants-toggle": actions.v,
  "nodes-shown": () => setReading(false), "reading-shown": () => setReading(true),
  "zoom-in": actions["+"], "zoom-out": actions["-"], "zoom-fit": actions[0],
};
for (const id in clicks) byId(id).addEventListener("click", clicks[id]);
byId("cases-toggle").addEventListener("click", () => {
  overview.show(false);
  showDrawer(!isDrawerOpen());
  if (!isDrawerOpen()) return;
  keepStop(byId("case-list"));
  (byId("case-list").querySelector("button[tabindex='0']") ?? byId("case-filter")).focus();
});
// The search field keeps the keys for itself; the first Escape empties it.
byId("case-filter").addEventListener("keydown", (event) => {
  if (event.key === "Escape" && event.target.value === "" && isDrawerOpen()) closeDrawer();
});
for (const kind of ["pointerdown", "focusin"]) {
  document.addEventListener(kind, ({ target }) => {
    if (isDrawerOpen() && !target.closest("#cases, #cases-toggle")) showDrawer(false);
  });
}
// The address belongs to the moment, so these only move the focus.
for (const link of document.querySelectorAll(".skip")) {
  link.addEventListener("click", (event) => {
    event.preventDefault();
    overview.show(false);
    byId(link.hash.slice(1)).focus();
  });
}
fillKeys();
setText(byId("counts"), index.counts);
byId("copy-accept").title = `${index.tool} verify …; ${index.tool} accept …`;
const reasonCount = index.reasons.length;
setText(byId("reason-count"), reasonCount > 0 ? `${reasonCount} reason${reasonCount > 1 ? "s" : ""}` : "");
new ResizeObserver(drawTime).observe(byId("track"));
const scrolling = new ResizeObserver(reachScrolling);
for (const id of ["case-message", "stage", "no-frames"]) scrolling.observe(byId(id));
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", drawTime);

// An address may name a case and a moment; otherwise the case that differs is shown, or the overview where
// more than one is at fault.
const openAddress = () => {
  const { number, moment, fault } = readAddress(location.hash, index.cases);
  if (number >= 0) {
    overview.show(false);
    openCase(number, moment);
    if (moment !== undefined) showNotice(faultOfMoment(app.current, moment));
    return;
  }
  if (app.number < 0) {
    if (caseList.failing.length > 1) overview.show(true);
    const differs = index.cases.findIndex((info) => info.kind === "differs");
    openCase(differs >= 0 ? differs : caseList.failing[0] ?? 0);
  }
  if (fault !== undefined) showNotice(fault);
};
addEventListener("hashchange", openAddress);
openAddress();
})();
</script>
</body>
</html>

"""##
}
