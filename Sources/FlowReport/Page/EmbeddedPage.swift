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
  --expected: #0b7a6b; --actual: #b4540a; --differs: #c62828; --passed: #1d7a3a;
  --differs-wash: rgba(198, 40, 40, .12); --missing: #8a5a00; --stage: #e7e9ee;
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
#counts { color: var(--soft); flex: 1; }
#cases-toggle { display: none; }
.layout {
  flex: 1; min-height: 0; display: grid; gap: 1px; background: var(--line);
  grid-template: "cases main events inspector" minmax(0, 1fr)
    "cases time time time" auto / 216px minmax(0, 1fr) 290px 330px;
}
.layout > * { background: var(--panel); min-height: 0; min-width: 0; }
nav { grid-area: cases; display: flex; flex-direction: column; }
main { grid-area: main; display: flex; flex-direction: column; }
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
#case-list { position: relative; overflow: auto; flex: 1; padding-bottom: 12px; }
#case-list h2 {
  padding: 10px 12px 3px; position: sticky; top: 0; z-index: 1; background: var(--panel);
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
#opacity { width: 90px; accent-color: var(--accent); }
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
#nodes .faint { opacity: .65; }
#nodes .soft { font-size: 11px; }
.node-section { display: flex; flex-direction: column; min-height: 120px; flex: 3 1 0; }
#node-title { text-transform: none; letter-spacing: 0; font: 600 13px var(--mono); }
.node-section { overflow: auto; }
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
}
#stage[data-mode="overlay"], #stage[data-mode="difference"], #stage[data-mode="blink"] {
  display: grid; justify-items: center; align-content: start;
}
#stage:not([data-mode="side"]) .pane { grid-area: 1 / 1; }
.pane { margin: 0; position: relative; }
.pane figcaption {
  font-size: 11px; height: 20px; color: var(--soft); display: flex; gap: 6px;
  white-space: nowrap;
}
.pane figcaption b { color: var(--ink); font-weight: 600; }
#stage:not([data-mode="alone"]) .is-expected b { color: var(--expected); }
#stage:not([data-mode="alone"]) .is-actual b { color: var(--actual); }
[data-mode="overlay"] .is-expected .device { opacity: var(--opacity); }
#stage[data-mode="difference"] .is-expected { mix-blend-mode: difference; }
#stage[data-mode="overlay"] .is-expected, #stage[data-mode="difference"] .is-expected {
  pointer-events: none; z-index: 1;
}
[data-mode="overlay"] .is-expected figcaption { justify-content: flex-end; }
[data-mode="difference"] .is-expected figcaption { visibility: hidden; }
[data-mode="blink"] .pane.away { visibility: hidden; }
.device {
  position: relative; overflow: hidden; background: var(--backdrop, #ffffff);
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
/* What a client puts into a list is not in the frame; faint rows show how it moves. */
.node.clips:has(> .thumb.shown):not(:has(> .content > .node)) {
  background-image: linear-gradient(to bottom, transparent 43px, rgba(120, 124, 134, .3) 43px),
    linear-gradient(to bottom, transparent 16px, rgba(120, 124, 134, .25) 16px 28px, transparent 28px);
  background-position: 0 var(--scrolled, 0), 16px var(--scrolled, 0);
  background-size: 100% 44px, 45% 44px;
  background-repeat: repeat, repeat-y;
}
.guides .node.focused { outline: calc(2 * var(--px)) solid #2f6bff; outline-offset: var(--px); }
.node.differs { outline: calc(2 * var(--px)) solid #e02020; outline-offset: calc(-2 * var(--px)); }
[data-mode="difference"] .node.differs { outline: none; }
.touch {
  position: absolute; width: 36px; height: 36px; margin: -18px; border-radius: 18px;
  background: rgba(74, 79, 208, .28); border: 2px solid rgba(74, 79, 208, .8);
  pointer-events: none; display: none;
}
.guides .touch.shown { display: block; }
.chosen {
  position: absolute; left: 0; top: 0; pointer-events: none; border: 2px solid #6a5cff;
  box-shadow: 0 0 0 1px rgba(255, 255, 255, .75), inset 0 0 0 1px rgba(255, 255, 255, .75);
  border-radius: 2px; min-width: 5px; min-height: 5px;
}
#no-frames { padding: 20px 14px; overflow: auto; flex: 1; background: var(--stage); }
#stage:not([hidden]) + #no-frames { flex: none; max-height: 45%; padding: 0 14px 14px; }
#no-frames pre {
  font: 12px/1.6 var(--mono); background: var(--panel); border: 1px solid var(--line);
  border-radius: 8px; padding: 10px 12px; overflow: auto; margin: 0;
}
#no-frames mark { background: var(--differs-wash); color: inherit; }
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
<header class="top">
  <button type="button" id="cases-toggle" aria-controls="cases" aria-expanded="false">
    Cases</button>
  <h1>Flow report</h1>
  <p id="counts"></p>
  <button type="button" id="keys-open" aria-haspopup="dialog">Keys <kbd>?</kbd></button>
</header>
<div class="layout">
  <nav id="cases" aria-label="Cases">
    <div class="filter">
      <input type="search" id="case-filter" placeholder="Filter" aria-label="Filter cases">
      <label><input type="checkbox" id="case-failing"> failing</label>
    </div>
    <div id="case-list"></div>
  </nav>
  <main id="main">
    <div class="case-head">
      <h2 id="case-title"></h2>
      <span id="case-kind" class="kind"></span>
      <span id="case-place"></span>
      <p id="case-message"></p>
    </div>
    <section class="stage-section" aria-label="Screen">
      <div class="tools">
        <div id="modes" class="modes" role="radiogroup" aria-label="Expected and actual"></div>
        <label id="opacity-label">expected
          <input type="range" id="opacity" min="0" max="100" value="50"
           aria-label="How opaque the expected screen is"> </label>
        <span class="space"></span>
        <label><input type="checkbox" id="guides"> guides <kbd>G</kbd></label>
        <output id="scale" aria-label="Scale"></output>
      </div>
      <div id="stage" tabindex="-1"></div>
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
      <h2 id="nodes-title">Nodes <span class="count" id="node-count"></span></h2>
      <ul id="nodes" aria-labelledby="nodes-title"></ul>
    </section>
    <section aria-labelledby="node-title" class="node-section">
      <h2 id="node-title">Node</h2>
      <table id="node"><thead></thead><tbody></tbody></table>
    </section>
  </aside>
  <section class="timeline" aria-label="Timeline">
    <div class="transport" role="toolbar" aria-label="Playback">
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
      case "e": return this.tables.names[this.names[i]] || "event";
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
    this.compares = Boolean(this.actual && this.expected);
    this.differences = data.differences;
    this.events = data.events || [];
    this.lines = data.lines || [];
    this.readSteps(data.steps);
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
    const count = steps.length / 2;
    this.count = count;
    this.own = { expected: new Int32Array(count), actual: new Int32Array(count) };
    this.seen = { expected: new Int32Array(count), actual: new Int32Array(count) };
    this.times = new Float64Array(count);
    const last = { expected: -1, actual: -1 };
    let time = 0;
    for (let step = 0; step < count; step += 1) {
      ["expected", "actual"].forEach((side, offset) => {
        const frame = steps[step * 2 + offset];
        this.own[side][step] = frame;
        if (frame >= 0) last[side] = frame;
        this.seen[side][step] = last[side];
      });
      const side = this.sideOf(step);
      time = Math.max(time, this[side].times[this.own[side][step]]);
      this.times[step] = time;
    }
    this.duration = time;
  }

  // The side whose frame is at a step: the actual one if it has one.
  sideOf(step) { return this.own.actual[step] >= 0 ? "actual" : "expected"; }

  frameOf(step) {
    const side = this.sideOf(step);
    return { frames: this[side], index: this.own[side][step] };
  }

  causeLetter(step) {
    const { frames, index } = this.frameOf(step);
    return frames.causes[index];
  }

  cause(step) {
    const { frames, index } = this.frameOf(step);
    return frames.cause(index);
  }

  number(step) {
    const side = this.own.expected[step] >= 0 ? "expected" : this.sideOf(step);
    return this[side].numbers[this.own[side][step]];
  }

  eventNumber(step) {
    const { frames, index } = this.frameOf(step);
    return frames.eventCounts[index] - 1;
  }

  event(step) {
    return this.causeLetter(step) === "e" ? this.events[this.eventNumber(step)] : undefined;
  }

  value(side, column, step) {
    const frame = this.seen[side][step];
    return frame < 0 ? undefined : this.tables[column][this[side][column][frame]];
  }

  nodeList(side, step) { return this.lists[side][step]; }

  // Whether a side has a frame at a step, and not just one from an earlier step.
  has(side, step) { return this.own[side][step] >= 0 || this.lent[step] === 1; }

  // The nodes of both sides at each step. A golden has no samples, but while both sides look the
  // same and move the same way, the samples of one are those of the other.
  readLists() {
    const held = (side) => Array.from(this.seen[side],
      (frame) => (frame < 0 ? [] : this[side].nodes[frame]));
    this.lists = { expected: held("expected"), actual: held("actual") };
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

  node(side, step, id) {
    if (!this[side]) return undefined;
    const values = this.tables.nodes;
    const number = this.nodeList(side, step).find((n) => values[n].id === id);
    return number === undefined ? undefined : values[number];
  }

  readDifferences() {
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
      this.differing[step] = open > 0 ? 1 : 0;
    }
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
    const now = {
      size: given.size || (header ? [375, 812] : this.extent()),
      rightToLeft: rightToLeft(given), keyboard: null, origin: given.windowOrigin || [0, 0],
      strip: given.safeArea ? given.safeArea[2] : 0,
    };
    this.surroundings = [{ ...now }];
    for (const event of this.events) {
      if (event.type === "environment" && event.environment) {
        if (event.environment.size) now.size = event.environment.size;
        if (event.environment.layoutDirection) now.rightToLeft = rightToLeft(event.environment);
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
    for (const number of this.main ? this.main.nodes[0] : []) {
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

const drawWheels = (view, node) => {
  if (node.kind !== "picker" || !node.rows) {
    if (view.wheels) view.wheels.remove();
    view.wheels = undefined;
    return;
  }
  const height = Math.min(32, node.frame[3] / 5);
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
    const selected = (node.selectedRows && node.selectedRows[component]) || 0;
    for (let distance = -3; distance <= 3; distance += 1) {
      const text = rows[selected + distance];
      if (text === undefined) continue;
      // A wheel is seen from the front: rows are smaller and closer towards its ends.
      const away = Math.abs(distance);
      const row = document.createElement("span");
      row.textContent = text;
      row.style.cssText = `top:calc(50% + ${distance * height * (1 - 0.05 * away)}px);`
        + `font-size:${21 - 2 * away}px;opacity:${1 - 0.26 * away}`;
      wheel.append(row);
    }
    view.wheels.append(wheel);
  });
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

const curvePoints = {
  linear: [0, 0, 1, 1], easeIn: [0.42, 0, 1, 1], easeOut: [0, 0, 0.58, 1],
  easeInOut: [0.42, 0, 0.58, 1],
};

// The share of a movement after a share of its time, by a cubic Bézier curve.
const eased = (curve, time) => {
  const [x1, y1, x2, y2] = curvePoints[curve] || curvePoints.easeInOut;
  const at = (a, b, s) => 3 * a * s * (1 - s) ** 2 + 3 * b * s * s * (1 - s) + s ** 3;
  let [low, high] = [0, 1];
  for (let i = 0; i < 30; i += 1) {
    const middle = (low + high) / 2;
    if (at(x1, x2, middle) < time) low = middle; else high = middle;
  }
  return at(y1, y2, (low + high) / 2);
};

// The frame of a keyboard that moves, at a time.
const keyboardFrame = ({ from, to, begin, duration, curve }, time) => {
  if (!(duration > 0) || time >= begin + duration) return to;
  const share = eased(curve, Math.max(0, time - begin) / duration);
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
    const field = nodes.find((node) => node.focused);
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
    this.style("opacity", node.alpha === undefined ? "" : String(node.alpha));
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
    this.classes = classes.join(" ");
    this.element.dataset.id = node.id;
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
  node.text, node.placeholder, node.secure, node.caret, node.font, node.textColor,
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
  if (node.caret === undefined) {
    span.append(text);
  } else {
    span.append(textPiece(text.slice(0, node.caret)), caret, textPiece(text.slice(node.caret)));
  }
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
    this.element.innerHTML = `<figcaption><b></b><span></span></figcaption>
      <div class="device" role="img"><div class="screen guides"></div>
      <div class="chosen" hidden></div></div>`;
    this.name = this.element.querySelector("b");
    this.note = this.element.querySelector("figcaption span");
    this.device = this.element.querySelector(".device");
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
    let note = "";
    if (!current.has(this.side, step)) {
      const isSample = current.causeLetter(step) === "f";
      note = isSample ? "as of the last golden frame" : "has no such frame";
    }
    if (this.note.textContent !== note) this.note.textContent = note;
    this.showSurroundings(current, step);
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
    if (!view || !this.element.offsetParent) {
      this.chosen.hidden = true;
      return;
    }
    const box = view.element.getBoundingClientRect();
    const device = this.device.getBoundingClientRect();
    this.chosen.hidden = view.node.hidden === true;
    const [left, top] = [box.left - device.left, box.top - device.top];
    this.chosen.style.transform = `translate(${left}px,${top}px)`;
    this.chosen.style.width = px(box.width);
    this.chosen.style.height = px(box.height);
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
    this.element.append(this.panes.actual.element, this.panes.expected.element);
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
    for (const [name, button] of this.modeButtons) {
      button.setAttribute("aria-checked", String(name === mode));
      button.tabIndex = name === mode ? 0 : -1;
    }
    const used = this.used;
    const isPassed = this.current && this.current.info.kind === "passed";
    for (const side of sides) {
      const pane = this.panes[side];
      pane.element.hidden = !used.includes(side);
      pane.element.classList.remove("away");
      let name = side;
      if (this.current && !this.current.compares && isPassed) name = "expected and actual";
      else if (this.element.dataset.mode === "difference") name = "difference (black: none)";
      pane.name.textContent = name[0].toUpperCase() + name.slice(1);
    }
    // The expected screen is to the left of the actual one, or on top of it when they overlap.
    this.panes.expected.element.style.order = mode === "side" ? "-1" : "";
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
      this.panes.expected.element.classList.toggle("away", !isExpected);
      this.panes.actual.element.classList.toggle("away", isExpected);
    };
    turn();
    this.timer = setInterval(turn, isCalm ? 1500 : 450);
  }

  setOpacity() {
    this.element.style.setProperty("--opacity", byId("opacity").value / 100);
  }

  setGuides() {
    // When only differences are shown, moving overlays would look like some.
    const shown = byId("guides").checked && this.element.dataset.mode !== "difference";
    for (const side of sides) this.panes[side].root.classList.toggle("guides", shown);
  }

  // Scales the screens to the size of the stage.
  fit(isForced) {
    if (!this.current || this.current.count === 0) return;
    const { size } = this.current.surrounding(app.step);
    if (!isForced && size === this.size) return;
    this.size = size;
    const count = this.element.dataset.mode === "side" ? 2 : 1;
    const width = (this.element.clientWidth - 28 * count) / count;
    const height = this.element.clientHeight - 44;
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
        if (difference.node !== undefined && current.differsIn(difference, step)) {
          marks.add(difference.node);
        }
      }
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
const seconds = (time) => `${Number(time.toFixed(3))} s`;
const color = (name) => getComputedStyle(document.documentElement).getPropertyValue(name);
const families = [
  [/^(pan|scroll)\b/, "--pan"], [/^(tap|focus|blur|select|return)\b/, "--tap"],
  [/^(text|deleteBackward)\b/, "--text"], [/^keyboard\b/, "--keyboard"],
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
      const from = this.axis.x(this.axis.value(step));
      const to = Math.max(from + 2, this.axis.x(this.axis.value(end)));
      context.fillStyle = color("--differs-wash");
      context.fillRect(from, 0, to - from, 68);
      context.fillStyle = color("--differs");
      context.fillRect(from, 2, to - from, 4);
      step = end;
    }
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
        // A value holds until the next frame; what moves has samples in between.
        if (isOpen) context.lineTo(x, y(previous)); else context.moveTo(x, y(values[i]));
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

const eventDetail = (event) => {
  if (!event) return "";
  const list = [];
  const pair = (name, value) => { if (value !== undefined) list.push(`${name} ${value}`); };
  if (event.target !== undefined) list.push(event.target);
  if (event.name !== undefined) list.push(event.name);
  if (event.value !== undefined) list.push(JSON.stringify(event.value));
  if (event.replacement !== undefined) list.push(JSON.stringify(event.replacement));
  if (event.range) pair("range", event.range.join("+"));
  if (event.translation) pair("moved", event.translation.join(", "));
  if (event.offset) pair("offset", event.offset.join(", "));
  if (event.row !== undefined) pair("row", event.row);
  if (event.id !== undefined) pair("id", event.id);
  if (event.outcome) list.push(event.outcome);
  if (event.location) pair("at", event.location.join(", "));
  if (event.velocity) pair("velocity", event.velocity.join(", "));
  if (event.type === "keyboard" && event.frame) pair("frame", event.frame.join(", "));
  if (event.environment) list.push(JSON.stringify(event.environment));
  return list.join(" · ");
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
    for (const [index] of this.rows) {
      if (index < first || index > last) this.drop(index);
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
    dot.style.background = current.causeLetter(step) === "e"
      ? `var(${familyOf(cause)})` : "var(--line)";
    name.textContent = cause;
    detail.textContent = eventDetail(current.event(step));
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
    const row = index * rowHeight;
    const top = this.box.scrollTop;
    // A few rows ahead are kept in view; a row further away is scrolled to the middle.
    if (row < top + rowHeight || row > top + this.height - 3 * rowHeight) {
      const isNear = row > top - this.height && row < top + 2 * this.height;
      const aim = row < top + rowHeight ? row - rowHeight : row - this.height + 4 * rowHeight;
      this.box.scrollTop = isNear ? aim : row - this.height / 2;
    }
    this.fill();
    this.rows.get(index)?.setAttribute("aria-selected", "true");
    this.box.setAttribute("aria-activedescendant", `row-${index}`);
  }
}
// Details of the current moment and the selected node that the screens do not show.

const order = [
  "id", "kind", "parent", "frame", "transform", "alpha", "hidden", "enabled", "cornerRadius",
  "borderWidth", "borderColor", "background", "text", "textColor", "font", "textAlignment",
  "placeholder", "image", "contentOffset", "contentInset", "contentSize", "strokeEnd", "caret",
  "focused", "secure", "placeholderColor", "tintColor", "clipsToBounds", "keyboardType",
  "textContentType", "returnKeyType", "autocorrection", "rows", "selectedRows", "accessibilityLabel", "accessibilityValue", "accessibilityTraits",
];

const valueText = (value) => {
  if (value === undefined) return "–";
  if (typeof value === "string") return value;
  if (Array.isArray(value)) {
    return value.map(valueText).join(value.some((v) => v && v.constructor === Object)
      ? "\n" : ", ");
  }
  if (value === null || typeof value !== "object") return String(value);
  return Object.entries(value).filter(([name]) => name !== "matrix")
    .map(([name, member]) => `${name} ${valueText(member)}`).join("; ");
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

class Inspector {
  constructor(choose) {
    this.choose = choose;
    byId("nodes").addEventListener("click", (event) => {
      const button = event.target.closest("button");
      if (button) choose(button.dataset.id);
    });
  }

  open(current) {
    this.current = current;
    this.shown = {};
    this.side = current.actual ? "actual" : "expected";
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
      row.append(item("dt", "", name), data);
      list.append(row);
    }
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
    const animations = actual || expected || [];
    if (this.isNew("animations", animations)) {
      const list = byId("animations");
      list.textContent = "";
      byId("animation-count").textContent = animations.length || "";
      for (const animation of animations) list.append(this.animationRow(animation));
      if (animations.length === 0) list.append(item("li", "soft", "nothing"));
    }
    const now = this.current.times[step];
    const rows = byId("animations").children;
    animations.forEach(({ begin, end }, i) => {
      const bar = rows[i].lastChild;
      // What repeats forever has no progress.
      const share = end > begin ? Math.min(1, Math.max(0, (now - begin) / (end - begin))) : 0;
      bar.style.transform = `scaleX(${share})`;
    });
  }

  animationRow({ node, property, from, to, timing, begin, end, repeats }) {
    const row = item("li");
    const spring = timing.dampingRatio === undefined ? "" : ` ζ ${timing.dampingRatio}`;
    row.append(item("b", "", `${node}.${property} `), textPiece(
      `${valueText(from)} → ${valueText(to)} `),
      item("span", "soft", `${timing.type} ${timing.duration} s${spring}`
        + (repeats ? ", for ever" : "")), item("i"));
    row.title = `${node}.${property}\nfrom ${valueText(from)}\nto ${valueText(to)}\n`
      + `${seconds(begin)} to ${end === undefined ? "no end" : seconds(end)}\n`
      + valueText(timing);
    return row;
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
    }
  }

  showNode(step) {
    const id = app.node;
    const current = this.current;
    const nodes = id === undefined ? [] : sides.filter((side) => current[side])
      .map((side) => current.node(side, step, id));
    if (!this.isNew("node", id, ...nodes)) return;
    setText(byId("node-title"), id === undefined ? "no node chosen" : id);
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
      head.innerHTML = columns === 2 ? `<tr><th></th><th scope="col" class="expected">expected
        </th><th scope="col" class="actual">actual</th></tr>` : "";
      body.textContent = "";
      for (const name of sorted) {
        const row = body.insertRow();
        const title = item("th", "", name);
        title.scope = "row";
        row.append(title);
        for (let i = 0; i < columns; i += 1) row.insertCell();
      }
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

const markOf = (kind) => {
  if (kind === "passed") return ["✓", "is-passed"];
  if (/missing|obsolete|conflict/.test(kind)) return ["◌", "is-open"];
  return ["✕", "is-bad"];
};

class CaseList {
  constructor(cases, open) {
    this.cases = cases;
    this.buttons = [];
    this.failing = cases.map((_, i) => i).filter((i) => cases[i].kind !== "passed");
    const box = byId("case-list");
    this.groups = new Map();
    cases.forEach((info, number) => {
      if (!this.groups.has(info.folder)) {
        const group = item("section");
        group.append(item("h2", "", info.folder), item("ul"));
        group.ariaLabel = info.folder;
        this.groups.set(info.folder, group);
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
      this.groups.get(info.folder).lastChild.append(row);
    });
    byId("case-filter").addEventListener("input", () => this.filter());
    byId("case-failing").addEventListener("change", () => this.filter());
    byId("case-failing").parentElement.hidden = this.failing.length === 0;
  }

  filter() {
    const text = byId("case-filter").value.trim().toLowerCase();
    const failingOnly = byId("case-failing").checked;
    this.cases.forEach((info, number) => {
      const isShown = `${info.folder}/${info.name}`.toLowerCase().includes(text)
        && !(failingOnly && info.kind === "passed");
      this.buttons[number].parentElement.hidden = !isShown;
    });
    for (const group of this.groups.values()) {
      group.hidden = !group.querySelector("li:not([hidden])");
    }
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
    this.buttons[number]?.scrollIntoView({ block: "nearest" });
  }
}

class DifferenceList {
  constructor(seek) {
    this.seek = seek;
    this.list = byId("difference-list");
    this.box = byId("differences");
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
        const steps = difference.steps;
        const isThere = current.differsIn(difference, app.step);
        // The first click goes to where it begins, the next to where it is greatest.
        const step = isThere && difference.most !== undefined ? difference.most : steps[0];
        if (step !== undefined) this.seek(step, difference.node);
      });
      const row = item("li");
      row.append(button);
      this.list.append(row);
      this.rows.push(button);
    }
  }

  show(step) {
    this.current.differences.forEach((difference, i) => {
      const name = this.current.differsIn(difference, step) ? "now" : "";
      if (this.rows[i].className !== name) this.rows[i].className = name;
    });
  }

  // The step after a given one where the next difference begins; after the last, the first.
  after(step) {
    const begins = this.current.differences.flatMap((d) => d.steps.filter((_, i) => i % 2 === 0));
    begins.sort((a, b) => a - b);
    const next = begins.find((begin) => begin > step);
    return next === undefined ? begins[0] : next;
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
    + "expected, actual"], ["G", "guides: what would be invisible, touches, keyboard"],
  ["+ − 0", "zoom the time line in, out, to all"], ["?", "these keys"],
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
  app.node = id;
  if (!app.current) return;
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
const player = new Player(seek);
const differenceList = new DifferenceList(goTo);

const showStep = () => {
  const { current, step } = app;
  stage.show(step);
  timeline.show(step);
  curves.show(step);
  eventList.show(step);
  inspector.show(step, stage.marks);
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
    const side = current.sideOf(step);
    const state = valueText(current.value(side, "states", step));
    const said = current.value(side, "effects", step)
      .filter((effect) => effect.type === "announce").map((effect) => `says ${effect.text}`);
    const apart = current.differences.filter((d) => current.differsIn(d, step)).length;
    setText(byId("live"), [momentText(current, step), `state ${state}`, ...said,
      apart > 0 ? `${apart} differences` : ""].filter(Boolean).join("; "));
    keepAddress(`#${encodeURIComponent(caseName(app.number))}@${step}`);
  }, 250);
};

const keepAddress = (address) => {
  // Some browsers limit the rate of changes, and the address is not worth more than that.
  try { history.replaceState(null, "", address); } catch { /* stays as it was */ }
};

const caseName = (number) => `${index.cases[number].folder}/${index.cases[number].name}`;

const openCase = (number, step) => {
  const info = index.cases[number];
  const current = new Case(info, readData(`report-case-${number}`));
  Object.assign(app, { number, current, step: 0 });
  player.open(current);
  describe(info);
  caseList.show(number);
  byId("cases").classList.remove("open");
  byId("cases-toggle").ariaExpanded = "false";
  const isEmpty = current.count === 0;
  document.querySelector(".timeline").hidden = isEmpty;
  byId("stage").hidden = isEmpty;
  byId("no-frames").hidden = !isEmpty && !current.data.excerpt;
  showExcerpt(current);
  inspector.open(current);
  differenceList.open(current);
  eventList.open(current);
  axis.open(current);
  byId("track").setAttribute("aria-valuemax", Math.max(0, current.count - 1));
  const first = current.differences[0];
  app.step = step ?? (first && first.steps.length > 0 ? first.steps[0] : 0);
  app.step = Math.min(Math.max(0, current.count - 1), app.step);
  app.node = chosenNode(current, first);
  curves.open(current, app.node);
  stage.open(current);
  if (isEmpty) keepAddress(`#${encodeURIComponent(caseName(number))}`);
  else showStep();
  drawTime();
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

const caseList = new CaseList(index.cases, (number) => openCase(number));
const stepBy = (by) => () => jump(app.step + by);
const eventBy = (by) => () => {
  const { rows, rowOfStep } = app.current;
  if (rows.length === 0) return;
  const row = rowOfStep[app.step];
  // From between two events, going back leads to the earlier one.
  const target = by < 0 && rows[row] < app.step ? row : row + by;
  jump(rows[Math.min(rows.length - 1, Math.max(0, target))]);
};
const caseBy = (by) => () => openCase(caseList.next(app.number, by));
const nextDifference = () => {
  const step = differenceList.after(app.step);
  if (step !== undefined) goTo(step);
};
const actions = {
  " ": () => player.toggle(), ArrowLeft: stepBy(-1), ArrowRight: stepBy(1),
  "Shift ArrowLeft": eventBy(-1), "Shift ArrowRight": eventBy(1),
  Home: () => jump(0), End: () => jump(app.current.count - 1),
  j: caseBy(1), k: caseBy(-1), d: nextDifference,
  g: () => byId("guides").click(), "?": () => byId("keys").showModal(),
  "+": () => timeline.zoom(0.5), "=": () => timeline.zoom(0.5),
  "-": () => timeline.zoom(2), 0: () => timeline.fit(),
};
modes.forEach(([mode], i) => {
  actions[i + 1] = () => { if (app.current.compares) stage.setMode(mode); };
});
listenToKeys(actions);
const clicks = {
  first: actions.Home, back: actions.ArrowLeft, play: actions[" "],
  forward: actions.ArrowRight, last: actions.End, "difference-next": nextDifference,
  "zoom-in": actions["+"], "zoom-out": actions["-"], "zoom-fit": actions[0],
};
for (const id in clicks) byId(id).addEventListener("click", clicks[id]);
byId("cases-toggle").addEventListener("click", () => {
  const isOpen = byId("cases").classList.toggle("open");
  byId("cases-toggle").ariaExpanded = String(isOpen);
});
fillKeys();
setText(byId("counts"), index.counts);
new ResizeObserver(drawTime).observe(byId("track"));
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", drawTime);

// An address may name a case and a step; otherwise the first difference is shown.
const openAddress = () => {
  const [, name, step] = /^#(.*?)(?:@(\d+))?$/.exec(location.hash) || [];
  const number = index.cases.findIndex(
    (_, i) => name === caseName(i) || name === encodeURIComponent(caseName(i)));
  if (number >= 0) openCase(number, step === undefined ? undefined : Number(step));
  else if (app.number < 0) {
    const differs = index.cases.findIndex((info) => info.kind === "differs");
    openCase(differs >= 0 ? differs : caseList.failing[0] ?? 0);
  }
};
addEventListener("hashchange", openAddress);
openAddress();
})();
</script>
</body>
</html>

"""##
}
