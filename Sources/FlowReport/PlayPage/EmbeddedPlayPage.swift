// swift-format-ignore-file
// Written by scripts/embed-page from page.html and the files that it names: change those.

/// The page in which a scene runs, without the data.
enum EmbeddedPlayPage {
  /// The page before the data.
  static let head = ##"""
<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="Content-Security-Policy" content="default-src 'none';
 script-src 'wasm-unsafe-eval' 'sha256-kPSm+cp7+WEC7jMG+BQiVDBihkl6ymJSzPISFE9kKuQ='; style-src 'sha256-GBqvaj0ZCMfiJyXutoBqQN2/Ck8V3vthS7oX3yQpdEo='; img-src data:; base-uri 'none';
 form-action 'none'">
<link rel="icon" href="data:,">
<title>Flow play</title>
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
.node .words > span { flex: 1; min-width: 0; }
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
.node .thumb.shown { display: block; }
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
.guides .node.clips:has(> .thumb.shown) {
  background-image: repeating-linear-gradient(to bottom, rgba(80, 100, 150, .13) 0 1px,
    transparent 1px 44px);
  background-position: 0 var(--scrolled, 0);
  background-size: 100% 44px;
}
.node.focused { outline: calc(2 * var(--px)) solid #2f6bff; outline-offset: var(--px); }
.node.differs { outline: calc(2 * var(--px)) solid #e02020; outline-offset: calc(-2 * var(--px)); }
[data-mode="difference"] .node.differs { outline: none; }
.keyboard {
  position: absolute; display: none; background: rgba(176, 183, 197, .82);
  border-top: var(--px) solid rgba(80, 88, 105, .7); pointer-events: none;
  align-items: center; justify-content: center; color: #2b303b; font-size: 13px;
}
.guides .keyboard.shown { display: flex; }
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
/* Over the layout of the report's page: the screen, panels beside it, the timeline below. */
body { overflow: hidden; }
.top { flex-wrap: wrap; gap: 6px 12px; }
.top h1 { white-space: nowrap; }
#state { color: var(--soft); min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; flex: 1 1 120px; }
.menu { display: flex; flex-wrap: wrap; gap: 4px; }
#notice {
  padding: 7px 14px; background: var(--chosen); border-bottom: 1px solid var(--line);
  overflow-wrap: anywhere;
}
.play {
  flex: 1; min-height: 0; display: grid; gap: 1px; background: var(--line);
  grid-template: "main panels" minmax(0, 1fr) "time time" auto / minmax(0, 1fr) 340px;
}
.play > * { background: var(--panel); min-height: 0; min-width: 0; }
.play > main { grid-area: main; }
.panels { grid-area: panels; overflow: auto; }
.play > .timeline { grid-area: time; }
#stage { height: 100%; padding: 6px 14px 14px; }
#stage .pane { grid-area: auto; }
.device { touch-action: none; user-select: none; -webkit-user-select: none; cursor: default; }
.device:focus-visible { outline-offset: 4px; }
.device .node { cursor: default; }
#typing {
  position: absolute; left: 0; top: 0; width: 1px; height: 1px; opacity: 0; border: 0; padding: 0;
  resize: none; pointer-events: none;
}
.device:has(#typing:focus-visible) { outline: 2px solid var(--accent); outline-offset: 4px; }
#stage .touch.shown { display: block; }
.device .node.focused { outline: none; }
#stage:not(:has(#other-pane:not([hidden]))) .is-actual b { color: var(--ink); }
/* What a client puts into a list is not the scene's; lines show how it moves. */
.device .node.clips:has(> .thumb.shown):not(:has(> .content > .node)) {
  background-image: repeating-linear-gradient(to bottom, rgba(80, 100, 150, .16) 0 1px,
    transparent 1px 44px);
  background-position: 0 var(--scrolled, 0);
  background-size: 100% 44px;
}
body.drops #stage { outline: 3px dashed var(--accent); outline-offset: -8px; }
@media (max-width: 1099px) {
  .play { grid-template-columns: minmax(0, 1fr) 280px; }
}
@media (max-width: 759px) {
  html, body { height: auto; }
  body { overflow: auto; }
  .play { display: block; background: none; }
  .play > main { height: auto; }
  .play > * + * { border-top: 1px solid var(--line); }
  #stage { height: auto; padding-inline: 8px; overflow: hidden; flex-wrap: wrap; }
  .panels { overflow: visible; }
  #state { flex-basis: 100%; order: 9; }
}
.panels section { padding-bottom: 10px; border-bottom: 1px solid var(--line); }
.panels h2 { padding: 8px 12px 4px; }
.buttons { display: flex; flex-wrap: wrap; gap: 4px; }
.panels > section > .buttons { padding: 0 12px 6px; }
#effects { max-height: 210px; overflow: auto; padding: 0 12px; font-size: 12px; }
#effects li { padding: 2px 0 4px; overflow-wrap: anywhere; }
#effects:empty::after { content: "None so far."; color: var(--soft); }
.panels input, .panels select {
  font: inherit; color: inherit; background: var(--panel); border: 1px solid var(--line);
  border-radius: 6px; padding: 3px 7px; min-height: 28px; min-width: 0;
}
.panels input[type="checkbox"] { min-height: 0; accent-color: var(--accent); }
.pairs { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 4px 10px; padding: 0 12px; }
.pairs label, label.wide { display: flex; align-items: center; gap: 6px; color: var(--soft); }
.pairs label > *, label.wide > * { flex: 1; min-width: 0; width: 0; color: var(--ink); }
.pairs .wide { grid-column: 1 / -1; }
section > label.wide { padding: 4px 12px 0; }
.checks { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 14px; padding: 8px 12px 0; }
.checks label { display: inline-flex; align-items: center; gap: 5px; }
#reading { padding: 0 12px; font-size: 12px; }
#reading li { padding: 2px 0; overflow-wrap: anywhere; }
#reading button { width: 100%; text-align: left; min-height: 24px; padding: 2px 8px; }
#reading [aria-disabled="true"] { color: var(--soft); }
.transport label { display: inline-flex; align-items: center; gap: 5px; color: var(--soft); }
#live[aria-pressed="true"] { background: var(--chosen); border-color: var(--accent); font-weight: 600; }
.play .timeline { max-height: 46vh; overflow-y: auto; }
.play #track { height: auto; min-height: 50px; }
#takes { position: absolute; left: 0; top: 0; }
.tracks { position: relative; }
#takes button {
  position: absolute; left: 12px; width: 110px; min-height: 20px; height: 20px; padding: 0 8px;
  line-height: 1; text-align: left; overflow: hidden;
}
#takes [aria-checked="true"] { background: var(--chosen); border-color: var(--accent); font-weight: 600; }
.play #playhead { height: 100%; }
#editor { width: min(900px, 92vw); max-width: none; }
#editor h2 { text-transform: none; font-size: 15px; color: var(--ink); margin-bottom: 6px; }
#editor-text {
  width: 100%; height: min(440px, 50vh); margin: 10px 0 4px; font: 12px/1.5 var(--mono);
  background: var(--page); color: var(--ink); border: 1px solid var(--line); border-radius: 8px;
  white-space: pre; overflow: auto;
}
#editor-error { color: var(--differs); min-height: 1.5em; overflow-wrap: anywhere; }
#editor form { display: flex; gap: 8px; }
/* In the screen, and so in points. */
.keys {
  position: absolute; top: 0; display: flex; flex-direction: column; gap: 8px;
  padding: 8px 4px 0; background: #cfd3da; color: #000000; user-select: none;
  touch-action: none; z-index: 1;
}
.keys.is-wheels { background: #e9ebef; }
.key-row { flex: 1; min-height: 0; display: flex; gap: 6px; justify-content: center; }
.key {
  flex: 1 1 0; min-width: 0; max-width: 130px; display: flex; align-items: center;
  justify-content: center; background: #ffffff; border-radius: 5px; font-size: 20px;
  box-shadow: 0 1px 0 #8b8f97; cursor: pointer; overflow: hidden;
}
.key:active { background: #b6bcc8; }
.key-none { visibility: hidden; }
.key-space { flex-grow: 5; font-size: 15px; max-width: none; }
.key-return, .key-signs { flex-grow: 2; font-size: 15px; }
.key-delete, .key-shift, .key-return, .key-signs, .key-hide { background: #aab0bb; }
.wheels {
  position: absolute; display: flex; gap: 8px; justify-content: center; padding: 8px 16px;
  box-sizing: border-box; background: #e9ebef; z-index: 2;
}
.wheels select {
  flex: 1; max-width: 160px; height: 100%; font: 18px system-ui, sans-serif; color: #000000;
  background: #ffffff; border: 1px solid #b9bec8; border-radius: 10px; text-align: center;
  color-scheme: light;
}
</style>
</head>
<body>
<a class="skip" href="#stage">Skip to the screen</a>
<header class="top">
  <h1 id="title">Flow play</h1>
  <select id="scene" aria-label="Scene" hidden></select>
  <p id="state" role="status" aria-label="State"></p>
  <span class="space"></span>
  <div class="menu" role="toolbar" aria-label="Recording">
    <button type="button" id="restart">Start over</button>
    <button type="button" id="edit" aria-haspopup="dialog">Edit…</button>
    <button type="button" id="import">Open…</button>
    <button type="button" id="export-trace">Save trace</button>
    <button type="button" id="export-golden">Save golden</button>
    <button type="button" id="export-link">Copy link</button>
  </div>
</header>
<p id="notice" role="alert" hidden></p>
<div class="play">
  <main id="main" aria-label="Screen">
    <div id="stage" tabindex="-1">
      <figure class="pane is-actual" id="pane">
        <figcaption><b id="pane-name"></b> <span id="pane-note"></span></figcaption>
        <div class="device" id="device" tabindex="0" role="application"
         aria-label="The screen, for touches and keys; its contents are listed under Reading order">
          <div class="screen" id="screen" aria-hidden="true"></div>
          <textarea id="typing" tabindex="-1" autocomplete="off" autocapitalize="off"
           spellcheck="false" inputmode="none" rows="1" aria-label="Text of the focused field"></textarea>
        </div>
      </figure>
      <figure class="pane is-expected" id="other-pane" hidden>
        <figcaption><b id="other-name"></b> <span>at the same time</span></figcaption>
        <div class="device" id="other-device" role="img">
          <div class="screen" id="other-screen"></div>
        </div>
      </figure>
    </div>
  </main>
  <aside class="panels" aria-label="Surroundings">
    <section aria-labelledby="effects-title">
      <h2 id="effects-title">Effects <span class="count" id="effect-count"></span></h2>
      <ol id="effects" aria-labelledby="effects-title"></ol>
      <label class="wide">message of answers
        <input id="message" type="text" autocomplete="off"></label>
    </section>
    <section aria-labelledby="commands-title" id="commands-section">
      <h2 id="commands-title">Commands</h2>
      <div id="commands" class="buttons"></div>
      <div class="pairs">
        <label>target <input id="command-target" type="text" list="targets" autocomplete="off"></label>
        <label>value <input id="command-value" type="text" autocomplete="off"></label>
        <datalist id="targets"></datalist>
      </div>
    </section>
    <section aria-labelledby="environment-title">
      <h2 id="environment-title">Environment</h2>
      <div class="pairs">
        <label class="wide">device <select id="device-kind"></select></label>
        <label>width <input id="window-width" type="number" min="1" max="4000"></label>
        <label>height <input id="window-height" type="number" min="1" max="4000"></label>
        <label>top <input id="safe-0" type="number" min="0" max="500"></label>
        <label>left <input id="safe-1" type="number" min="0" max="500"></label>
        <label>bottom <input id="safe-2" type="number" min="0" max="500"></label>
        <label>right <input id="safe-3" type="number" min="0" max="500"></label>
        <label class="wide">date <input id="date" type="date"></label>
      </div>
      <div class="checks">
        <label><input id="right-to-left" type="checkbox"> right to left</label>
        <label><input id="reduce-motion" type="checkbox"> reduced motion</label>
        <label><input id="shows-keyboard" type="checkbox" checked> on-screen keyboard</label>
        <button type="button" id="rotate">Rotate</button>
      </div>
    </section>
    <section aria-labelledby="reading-title">
      <h2 id="reading-title">Reading order <span class="count" id="reading-count"></span></h2>
      <ol id="reading" aria-labelledby="reading-title"></ol>
    </section>
  </aside>
  <section class="timeline" aria-label="Timeline">
    <div class="transport" role="toolbar" aria-label="Playback">
      <button type="button" id="first" aria-label="Start">⇤</button>
      <button type="button" id="back" aria-label="Event before">◂</button>
      <button type="button" id="play" aria-label="Play">▶</button>
      <button type="button" id="forward" aria-label="Next event">▸</button>
      <button type="button" id="live" aria-pressed="true">Live</button>
      <button type="button" id="fork">Fork here</button>
      <output id="moment"></output>
      <span class="space"></span>
      <label>compare with <select id="compare"><option value="">nothing</option></select></label>
      <label id="node-label" hidden>curves of <select id="node"></select></label>
    </div>
    <div class="tracks">
      <div id="track" role="slider" tabindex="0" aria-label="Time" aria-valuemin="0"
       aria-valuemax="0" aria-valuenow="0">
        <canvas id="track-canvas" aria-hidden="true"></canvas>
        <div id="playhead"></div>
      </div>
      <div id="takes" role="radiogroup" aria-label="Futures"></div>
    </div>
    <div id="curves" hidden><div id="curve-names"></div>
      <canvas id="curve-canvas" role="img" aria-label="Curves"></canvas></div>
  </section>
</div>
<p id="said" class="unseen" role="status" aria-live="polite"></p>
<input id="file" type="file" hidden aria-label="A trace">
<dialog id="editor" aria-labelledby="editor-title">
  <h2 id="editor-title">The recording, as a trace</h2>
  <p>The first line has the environment and the configuration, each other line an event.
    Replay it to see what a change makes of it.</p>
  <textarea id="editor-text" spellcheck="false" aria-labelledby="editor-title"></textarea>
  <p id="editor-error" role="alert"></p>
  <form method="dialog">
    <button type="button" id="editor-replay">Replay</button>
    <button>Close</button>
  </form>
</dialog>
<noscript>This page needs JavaScript; nothing of it leaves your machine.</noscript>

"""##

  /// The page after the data.
  static let tail = ##"""
<script type="module">
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
    const given = (this.data.header && this.data.header.environment) || {};
    const rightToLeft = (e) => e.layoutDirection === "rightToLeft";
    const now = {
      size: given.size || (this.data.header ? [375, 812] : this.extent()),
      rightToLeft: rightToLeft(given), keyboard: null,
    };
    this.surroundings = [{ ...now }];
    for (const event of this.events) {
      if (event.type === "environment" && event.environment) {
        if (event.environment.size) now.size = event.environment.size;
        if (event.environment.layoutDirection) now.rightToLeft = rightToLeft(event.environment);
        if (event.environment.size) now.keyboard = null;
      } else if (event.type === "keyboard") {
        const covers = event.phase !== "willHide" && event.frame && event.frame[3] > 0;
        now.keyboard = covers ? event.frame : null;
      }
      const last = this.surroundings[this.surroundings.length - 1];
      const same = last.size === now.size && last.keyboard === now.keyboard
        && last.rightToLeft === now.rightToLeft;
      this.surroundings.push(same ? last : { ...now });
    }
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
// The screen of one side, as elements that are reused from frame to frame.

const svgElement = (name) => document.createElementNS("http://www.w3.org/2000/svg", name);
const px = (value) => `${value}px`;
const silent = (node) => node.background === undefined && !node.text && !node.placeholder
  && !node.image && !node.borderWidth && node.strokeEnd === undefined;

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
    drawWords(this, node);
    drawStroke(this, node, strokes, isCircle);
    this.scroll(node);
  }

  classify(node) {
    const isBare = silent(node) && node.kind !== "view" && node.kind !== "label";
    const classes = ["node"];
    if (isBare) classes.push("bare");
    if (node.kind === "scroll" || node.clipsToBounds) classes.push("clips");
    if (node.image && !node.text) classes.push("picture");
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
    if (this.views.size === list.length) return;
    for (const [id, view] of this.views) {
      if (view.generation === this.generation) continue;
      view.element.remove();
      this.views.delete(id);
    }
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
  if (node.kind === "field") return height > size * 4 ? 2 : 0;
  return height > size * 2.2 ? 1 : 0;
};

const wordsKey = (node) => JSON.stringify([
  node.text, node.placeholder, node.secure, node.caret, node.font, node.textColor,
  node.textAlignment, node.contentInset, node.kind, node.placeholderColor, node.tintColor,
  room(node),
]);

const drawWords = (view, node) => {
  const hasWords = node.text || node.placeholder || node.caret !== undefined;
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
  const size = node.font ? node.font.size : 16;
  const name = node.font ? node.font.name : "";
  view.words.className = ["words", "words wraps", "words wraps from-top"][room(node)];
  const style = view.words.style;
  style.fontSize = px(size);
  style.fontFamily = name ? `${JSON.stringify(name)}, system-ui, sans-serif` : "";
  style.fontWeight = /semibold|bold|heavy|black/i.test(name) ? "600" : "";
  style.color = node.textColor || "";
  style.textAlign = node.textAlignment || (node.kind === "button" ? "center" : "start");
  style.padding = node.contentInset && node.kind !== "scroll"
    ? node.contentInset.map(px).join(" ") : "";
  fillWords(view.words.firstChild, node);
};

const fillWords = (span, node) => {
  span.textContent = "";
  const text = node.secure ? "•".repeat((node.text || "").length) : node.text || "";
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
    hint.textContent = node.placeholder;
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
/** The names of the statuses, from -1 on; flow.h describes each. */
const NAMES = [
  'CLOSED', 'FOREIGN', 'BUSY', 'INVALID', 'WRONG_SIZE', 'NO_ROOM', 'REFUSED', 'BAD_TRACE',
  'UNKNOWN_SCENE', 'FULL', 'UNSUPPORTED', 'NOT_KEPT', 'WRONG_VERSION',
];

const NO_ROOM = -6;
const BAD_TRACE = -8;

/** A call that failed, and so has changed nothing. */
class FlowError extends Error {
  /**
   * @param {number} code the number in the C interface
   * @param {string} message the place, and what was expected
   */
  constructor(code, message) {
    const status = NAMES[-1 - code] ?? 'INVALID';
    super(`FLOW_${status}: ${message}`);
    this.name = 'FlowError';
    this.status = status;
    this.code = code;
  }
}
/** What any scene may ask for. What else there is, is particular to one. */
const COMMON = new Set(['focus', 'blur', 'announce']);

/** Reads a line of JSON. */
function parseEffect(json) {
  const { frame, t: time, effect } = JSON.parse(json);
  if (COMMON.has(effect.type)) return { ...effect, frame, time, json };
  const { type: name, id, ...members } = effect;
  return { type: 'own', name, id, members, frame, time, json };
}
const PHASES = { began: 0, changed: 1, ended: 2, cancelled: 3 };
const KEYBOARD_PHASES = { willShow: 0, willHide: 1, willChangeFrame: 2 };
const CURVES = { linear: 0, easeIn: 1, easeOut: 2, easeInOut: 3 };
/** For what is none of those listed: the library refuses it. */
const NONE = -1;
const ORIGIN = [0, 0];

/**
 * Per type of event, what puts it into the memory and makes the call; returns the status.
 *
 * Events have the members that they have in a trace. Texts come first: the views of the memory are
 * others where it has grown for them.
 */
const packers = {
  pan(memory, handle, time, event) {
    const count = memory.addText(event.target);
    const { view, eventAddress: start, calls } = memory;
    const { translation, velocity, location } = event;
    view.setUint32(start, 64, true);
    view.setInt32(start + 4, PHASES[event.phase] ?? NONE, true);
    view.setFloat64(start + 8, translation[0], true);
    view.setFloat64(start + 16, translation[1], true);
    view.setFloat64(start + 24, velocity[0], true);
    view.setFloat64(start + 32, velocity[1], true);
    view.setFloat64(start + 40, location ? location[0] : 0, true);
    view.setFloat64(start + 48, location ? location[1] : 0, true);
    view.setInt32(start + 56, location ? 1 : 0, true);
    return calls.flow_send_pan(handle, time, start, memory.texts, count, memory.updateAddress);
  },

  scroll(memory, handle, time, event) {
    const count = memory.addText(event.target);
    const { view, eventAddress: start, calls } = memory;
    const { offset, velocity = ORIGIN } = event;
    view.setUint32(start, 40, true);
    view.setInt32(start + 4, PHASES[event.phase ?? 'changed'] ?? NONE, true);
    view.setFloat64(start + 8, offset[0], true);
    view.setFloat64(start + 16, offset[1], true);
    view.setFloat64(start + 24, velocity[0], true);
    view.setFloat64(start + 32, velocity[1], true);
    return calls.flow_send_scroll(handle, time, start, memory.texts, count, memory.updateAddress);
  },

  text(memory, handle, time, event) {
    const count = memory.addText(event.target);
    const replacementCount = memory.addText(event.replacement);
    const { view, eventAddress: start, calls } = memory;
    const { range } = event;
    view.setUint32(start, 16, true);
    view.setInt32(start + 4, range ? 1 : 0, true);
    view.setInt32(start + 8, range ? whole(range[0]) : 0, true);
    view.setInt32(start + 12, range ? whole(range[1]) : 0, true);
    return calls.flow_send_text(
      handle, time, start, memory.texts, count, memory.texts + count, replacementCount,
      memory.updateAddress,
    );
  },

  tap(memory, handle, time, event) {
    const count = memory.addText(event.target);
    const { view, eventAddress: start, calls } = memory;
    const { location } = event;
    view.setUint32(start, 24, true);
    view.setInt32(start + 4, location ? 1 : 0, true);
    view.setFloat64(start + 8, location ? location[0] : 0, true);
    view.setFloat64(start + 16, location ? location[1] : 0, true);
    return calls.flow_send_tap(handle, time, start, memory.texts, count, memory.updateAddress);
  },

  deleteBackward: field(0),
  return: field(1),
  focus: field(2),
  blur: field(3),

  select(memory, handle, time, event) {
    const count = memory.addText(event.target);
    const { view, eventAddress: start, calls } = memory;
    view.setUint32(start, 16, true);
    view.setInt32(start + 4, whole(event.component), true);
    view.setInt32(start + 8, whole(event.row), true);
    return calls.flow_send_selection(
      handle, time, start, memory.texts, count, memory.updateAddress,
    );
  },

  keyboard(memory, handle, time, event) {
    const { view, eventAddress: start, calls } = memory;
    view.setUint32(start, 56, true);
    view.setInt32(start + 4, KEYBOARD_PHASES[event.phase] ?? NONE, true);
    for (let index = 0; index < 4; index++) {
      view.setFloat64(start + 8 + 8 * index, event.frame[index], true);
    }
    view.setFloat64(start + 40, event.duration, true);
    view.setInt32(start + 48, CURVES[event.curve] ?? NONE, true);
    return calls.flow_send_keyboard(handle, time, start, memory.updateAddress);
  },

  response(memory, handle, time, event) {
    const count = memory.addText(event.id);
    const messageCount = memory.addText(event.message);
    const outcome = { success: 0, failure: 1 }[event.outcome] ?? NONE;
    const message = event.message == null ? 0 : memory.texts + count;
    return memory.calls.flow_send_response(
      handle, time, outcome, memory.texts, count, message, messageCount, memory.updateAddress,
    );
  },

  command(memory, handle, time, event) {
    const { value } = event;
    const nameCount = memory.addText(event.name);
    const count = memory.addText(event.target);
    const textCount = typeof value === 'string' ? memory.addText(value) : 0;
    const { view, eventAddress: start, texts } = memory;
    view.setUint32(start, 16, true);
    view.setInt32(start + 4, kindOf(value), true);
    view.setFloat64(start + 8, typeof value === 'number' ? value : 0, true);
    return memory.calls.flow_send_command(
      handle, time, texts, nameCount, texts + nameCount, count, start, texts + nameCount + count,
      textCount, memory.updateAddress,
    );
  },

  environment(memory, handle, time, event) {
    packEnvironment(memory, event.environment);
    const { calls, eventAddress, updateAddress } = memory;
    return calls.flow_send_environment(handle, time, eventAddress, updateAddress);
  },

  tick(memory, handle, time) {
    return memory.calls.flow_send_tick(handle, time, memory.updateAddress);
  },
};

function field(code) {
  return (memory, handle, time, event) => {
    const count = memory.addText(event.target);
    return memory.calls.flow_send_field(
      handle, time, code, memory.texts, count, memory.updateAddress,
    );
  };
}

/** A number for an int32_t, which does not wrap around. */
function whole(number) {
  return Number.isInteger(number) && Math.abs(number) < 2 ** 31 ? number : NONE;
}

/** The kind of a flow_value. */
function kindOf(value) {
  switch (typeof value) {
    case 'number': return 1;
    case 'string': return 2;
    case 'boolean': return value ? 3 : 4;
    default: return value == null ? 0 : NONE;
  }
}

/** Puts the members that are there into a flow_environment. */
function packEnvironment(memory, environment) {
  const { view, eventAddress: start } = memory;
  const { size, safeArea, scale, windowOrigin, layoutDirection, reduceMotion, date } = environment;
  let members = 0;
  const put = (bit, offset, numbers) => {
    members |= 1 << bit;
    numbers.forEach((number, index) => view.setFloat64(start + offset + 8 * index, number, true));
  };
  view.setUint32(start, 104, true);
  if (size) put(0, 8, size);
  if (safeArea) put(1, 24, safeArea);
  if (scale !== undefined) put(2, 56, [scale]);
  if (windowOrigin) put(3, 64, windowOrigin);
  if (layoutDirection !== undefined) {
    members |= 1 << 4;
    const direction = { leftToRight: 0, rightToLeft: 1 }[layoutDirection] ?? NONE;
    view.setInt32(start + 80, direction, true);
  }
  if (reduceMotion !== undefined) {
    members |= 1 << 5;
    view.setInt32(start + 84, reduceMotion ? 1 : 0, true);
  }
  if (date) {
    members |= 1 << 6;
    date.split('-').forEach((part, index) => view.setInt32(start + 88 + 4 * index, part, true));
  }
  view.setUint32(start + 4, members, true);
  view.setInt32(start + 100, 0, true);
}

// Places in the block of fixed outputs and inputs: a flow_update, a size_t, a flow_session, and one of
// the structs of an event, of which flow_environment is the largest.
const UPDATE = 0;
const UPDATE_SIZE = 40;
const COUNT = 40;
const HANDLE = 48;
const EVENT = 56;
const BLOCK_SIZE = EVENT + 104;

const encoder = new TextEncoder();
// A mark at the beginning belongs to the text.
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/**
 * The module's memory: buffers that all calls use again, and views of them.
 *
 * The module runs one call at a time and keeps no pointer, so one set of buffers is enough for all its
 * sessions. Views are made again when the memory has grown.
 */
class Memory {
  /** @param {WebAssembly.Exports} calls */
  constructor(calls) {
    this.calls = calls;
    this.block = this.#allocate(BLOCK_SIZE);
    this.updateAddress = this.block + UPDATE;
    this.handleAddress = this.block + HANDLE;
    this.eventAddress = this.block + EVENT;
    this.texts = this.#allocate(1024);
    this.textCapacity = 1024;
    this.textCount = 0;
    this.output = this.#allocate(16384);
    this.outputCapacity = 16384;
    /** The number of bytes that were last written to the output. */
    this.count = 0;
    this.refresh();
  }

  #allocate(count) {
    const address = this.calls.flow_allocate(count) >>> 0;
    if (address === 0) throw new RangeError(`the module has no room for ${count} bytes`);
    return address;
  }

  /** Makes the views again if the memory has grown, which detaches them. */
  refresh() {
    if (this.bytes?.byteLength) return;
    const { buffer } = this.calls.memory;
    this.bytes = new Uint8Array(buffer);
    this.view = new DataView(buffer);
    this.view.setUint32(this.updateAddress, UPDATE_SIZE, true);
  }

  // MARK: Calls

  /** Throws what was wrong with a call that failed. */
  check(status) {
    this.refresh();
    if (status < 0) throw this.failure(status);
  }

  failure(status) {
    const { calls } = this;
    this.fill((output, capacity, count) => calls.flow_message(output, capacity, count));
    return new FlowError(status, this.outputText());
  }

  /**
   * Calls what writes to the output, which grows where there is no room; returns the status.
   * @param {(output: number, capacity: number, count: number) => number} call
   */
  fill(call) {
    for (;;) {
      const status = call(this.output, this.outputCapacity, this.block + COUNT);
      this.refresh();
      const count = this.view.getUint32(this.block + COUNT, true);
      if (status !== NO_ROOM || count <= this.outputCapacity) {
        this.count = status < 0 ? 0 : count;
        return status;
      }
      this.#makeRoom(count);
    }
  }

  /**
   * Makes a call that returns the number of bytes that there are, or the negative number of those of an
   * error's message, and returns the text.
   * @param {(output: number, capacity: number) => number} call
   */
  replayed(call) {
    for (;;) {
      const result = call(this.output, this.outputCapacity);
      this.refresh();
      const count = Math.abs(result);
      if (count <= this.outputCapacity) {
        this.count = count;
        if (result < 0) throw new FlowError(BAD_TRACE, this.outputText());
        return this.outputText();
      }
      this.#makeRoom(count);
    }
  }

  #makeRoom(count) {
    this.calls.flow_deallocate(this.output);
    this.outputCapacity = 0;
    const capacity = Math.ceil(count * 1.5);
    this.output = this.#allocate(capacity);
    this.outputCapacity = capacity;
    this.refresh();
  }

  /** The handle that a call has written. */
  handle() {
    return this.view.getBigUint64(this.handleAddress, true);
  }

  // MARK: Texts that a call is given

  /** Adds a text behind the others; returns its number of bytes. Missing is empty. */
  addText(text) {
    if (!text) return 0;
    const { length } = text;
    if (this.textCount + 3 * length > this.textCapacity) this.#growTexts(3 * length);
    const { bytes } = this;
    const start = this.texts + this.textCount;
    for (let index = 0; index < length; index++) {
      const unit = text.charCodeAt(index);
      if (unit >= 0x80) {
        const room = bytes.subarray(start, this.texts + this.textCapacity);
        const { written } = encoder.encodeInto(text, room);
        this.textCount += written;
        return written;
      }
      bytes[start + index] = unit;
    }
    this.textCount += length;
    return length;
  }

  #growTexts(size) {
    const capacity = 2 * (this.textCount + size);
    const grown = this.#allocate(capacity);
    this.refresh();
    this.bytes.copyWithin(grown, this.texts, this.texts + this.textCount);
    this.calls.flow_deallocate(this.texts);
    this.texts = grown;
    this.textCapacity = capacity;
  }

  // MARK: The output

  /** The output as a text. */
  outputText() {
    return decoder.decode(this.bytes.subarray(this.output, this.output + this.count));
  }

  /**
   * The text at a flow_place in the output; the one that was there before, if it is the same.
   * @param {number} place the place's address
   */
  text(place, before) {
    const start = this.output + this.view.getUint32(place, true);
    const count = this.view.getUint32(place + 4, true);
    if (count === 0) return '';
    return this.#isText(before, start, count)
      ? before
      : decoder.decode(this.bytes.subarray(start, start + count));
  }

  /** Whether a text of ASCII is that in memory. */
  #isText(text, start, count) {
    if (text.length !== count) return false;
    for (let index = 0; index < count; index++) {
      if (this.bytes[start + index] !== text.charCodeAt(index)) return false;
    }
    return true;
  }
}
const KINDS = ['view', 'label', 'image', 'field', 'button', 'shape', 'scroll', 'picker'];
const ALIGNMENTS = ['natural', 'left', 'center', 'right'];

/** What a node may lack, as the bits of `members`. */
const Member = Object.freeze({
  background: 1 << 0,
  borderColor: 1 << 1,
  textColor: 1 << 2,
  placeholderColor: 1 << 3,
  tintColor: 1 << 4,
  contentSize: 1 << 5,
  text: 1 << 6,
  font: 1 << 7,
  placeholder: 1 << 8,
  image: 1 << 9,
  textContentType: 1 << 10,
  accessibilityLabel: 1 << 11,
  accessibilityValue: 1 << 12,
});

/** The bits of `accessibilityTraits`. */
const Trait = Object.freeze({
  button: 1 << 0,
  link: 1 << 1,
  header: 1 << 2,
  searchField: 1 << 3,
  image: 1 << 4,
  selected: 1 << 5,
  keyboardKey: 1 << 6,
  staticText: 1 << 7,
  summaryElement: 1 << 8,
  notEnabled: 1 << 9,
  updatesFrequently: 1 << 10,
  adjustable: 1 << 11,
});

/** A colour of a node for CSS. */
function cssColor(color) {
  return `#${color.toString(16).padStart(8, '0')}`;
}

/**
 * A node as a `Screen` has it: the object stays the same while the node is there, and what it says is
 * current after each update.
 *
 * Lengths are in points; x, y, width and height are in the parent's coordinates, before the transform,
 * which acts about the centre. Colours are 0xRRGGBBAA, and 0 where `has` says that there is none.
 */
class Node {
  parent = null;
  parentNumber = 0;
  flags = 0;
  x = 0;
  y = 0;
  width = 0;
  height = 0;
  translationX = 0;
  translationY = 0;
  scaleX = 1;
  scaleY = 1;
  rotationY = 0;
  perspective = 0;
  alpha = 1;
  cornerRadius = 0;
  borderWidth = 0;
  strokeEnd = 1;
  contentOffsetX = 0;
  contentOffsetY = 0;
  insetTop = 0;
  insetLeft = 0;
  insetBottom = 0;
  insetRight = 0;
  contentWidth = 0;
  contentHeight = 0;
  background = 0;
  borderColor = 0;
  textColor = 0;
  placeholderColor = 0;
  tintColor = 0;
  members = 0;
  isContentChanged = false;
  kind = 'view';
  id = '';
  text = '';
  placeholder = '';
  image = '';
  fontName = '';
  fontSize = 0;
  caret = -1;
  textAlignment = 'natural';
  keyboardType = '';
  textContentType = '';
  returnKeyType = '';
  accessibilityLabel = '';
  accessibilityValue = '';
  accessibilityTraits = 0;
  rows = [];
  selectedRows = [];
  #contentMembers = 0;

  constructor(number) {
    this.number = number;
  }

  /** A node that goes on by itself; its parent is set by the screen. */
  copy() {
    const copy = Object.assign(new Node(this.number), this);
    copy.#contentMembers = this.#contentMembers;
    return copy;
  }

  has(member) {
    return (this.members & member) !== 0;
  }

  get isHidden() {
    return (this.flags & 1) !== 0;
  }

  get isEnabled() {
    return (this.flags & (1 << 1)) !== 0;
  }

  get isFocused() {
    return (this.flags & (1 << 2)) !== 0;
  }

  get isSecure() {
    return (this.flags & (1 << 3)) !== 0;
  }

  get clipsToBounds() {
    return (this.flags & (1 << 4)) !== 0;
  }

  get hasAutocorrection() {
    return (this.flags & (1 << 5)) !== 0;
  }

  /** Whether it receives touches. */
  get isInteractive() {
    return (this.flags & (1 << 6)) !== 0;
  }

  /** Whether the transform is not the identity. */
  get isTransformed() {
    return (this.flags & (1 << 7)) !== 0;
  }

  /** Reads a flow_node at an address. */
  read(memory, start) {
    const { view } = memory;
    this.parentNumber = view.getUint32(start + 8, true);
    this.flags = view.getUint32(start + 12, true);
    this.x = view.getFloat64(start + 16, true);
    this.y = view.getFloat64(start + 24, true);
    this.width = view.getFloat64(start + 32, true);
    this.height = view.getFloat64(start + 40, true);
    this.translationX = view.getFloat64(start + 48, true);
    this.translationY = view.getFloat64(start + 56, true);
    this.scaleX = view.getFloat64(start + 64, true);
    this.scaleY = view.getFloat64(start + 72, true);
    this.rotationY = view.getFloat64(start + 80, true);
    this.perspective = view.getFloat64(start + 88, true);
    this.alpha = view.getFloat64(start + 96, true);
    this.cornerRadius = view.getFloat64(start + 104, true);
    this.borderWidth = view.getFloat64(start + 112, true);
    this.strokeEnd = view.getFloat64(start + 120, true);
    this.contentOffsetX = view.getFloat64(start + 128, true);
    this.contentOffsetY = view.getFloat64(start + 136, true);
    this.insetTop = view.getFloat64(start + 144, true);
    this.insetLeft = view.getFloat64(start + 152, true);
    this.insetBottom = view.getFloat64(start + 160, true);
    this.insetRight = view.getFloat64(start + 168, true);
    this.contentWidth = view.getFloat64(start + 176, true);
    this.contentHeight = view.getFloat64(start + 184, true);
    this.background = view.getUint32(start + 192, true);
    this.borderColor = view.getUint32(start + 196, true);
    this.textColor = view.getUint32(start + 200, true);
    this.placeholderColor = view.getUint32(start + 204, true);
    this.tintColor = view.getUint32(start + 208, true);
    this.isContentChanged = view.getUint32(start + 220, true) !== 0;
    if (this.isContentChanged) {
      this.#readContent(memory, memory.output + view.getUint32(start + 216, true));
    }
    this.members = view.getUint32(start + 212, true) | this.#contentMembers;
  }

  /** Reads a flow_content. */
  #readContent(memory, start) {
    const { view } = memory;
    // A later library may have other values.
    this.kind = KINDS[view.getInt32(start + 4, true)] ?? 'view';
    this.id = memory.text(start + 8, this.id);
    this.text = memory.text(start + 16, this.text);
    this.placeholder = memory.text(start + 24, this.placeholder);
    this.image = memory.text(start + 32, this.image);
    this.fontName = memory.text(start + 40, this.fontName);
    this.fontSize = view.getFloat64(start + 48, true);
    this.caret = view.getInt32(start + 56, true);
    this.textAlignment = ALIGNMENTS[view.getInt32(start + 60, true)] ?? 'natural';
    this.keyboardType = memory.text(start + 64, this.keyboardType);
    this.textContentType = memory.text(start + 72, this.textContentType);
    this.returnKeyType = memory.text(start + 80, this.returnKeyType);
    this.accessibilityLabel = memory.text(start + 88, this.accessibilityLabel);
    this.accessibilityValue = memory.text(start + 96, this.accessibilityValue);
    this.accessibilityTraits = view.getUint32(start + 104, true);
    this.#contentMembers = view.getUint32(start + 108, true);
    this.#readRows(memory, start);
  }

  #readRows(memory, start) {
    const { view, output } = memory;
    const list = (place, read) => {
      const offset = output + view.getUint32(place, true);
      return Array.from({ length: view.getUint32(place + 4, true) }, (_, index) =>
        read(offset + 4 * index),
      );
    };
    let place = output + view.getUint32(start + 112, true);
    this.rows = list(start + 120, (address) =>
      Array.from({ length: view.getUint32(address, true) }, () => {
        const row = memory.text(place, '');
        place += 8;
        return row;
      }),
    );
    this.selectedRows = list(start + 128, (address) => view.getInt32(address, true));
  }
}

const IS_ALL = 1;
const IS_REORDERED = 1 << 1;

/** The nodes of a session as a host shows them, kept current by what has changed. */
class Screen {
  #session;
  #revision = 0n;
  #byNumber = new Map();

  /** The name of the scene's state. */
  state = '';
  /** All nodes, back to front, parents before their children. */
  nodes = [];
  /** The nodes that the last update has changed or brought. */
  changed = [];
  /** The nodes that are gone with the last update. */
  gone = [];
  /** Whether nodes have come, gone or changed places with the last update. */
  isReordered = false;

  /** A screen that shows nothing. */
  constructor(session) {
    this.#session = session;
  }

  /** What this screen shows, for a fork of its session. */
  copy(fork) {
    const copy = new Screen(fork);
    copy.#revision = this.#revision;
    copy.state = this.state;
    copy.nodes = this.nodes.map((node) => node.copy());
    for (const node of copy.nodes) copy.#byNumber.set(node.number, node);
    copy.#findParents();
    return copy;
  }

  /** The node with an id. */
  node(id) {
    return this.nodes.find((node) => node.id === id);
  }

  /** Asks for what has changed, and applies it. */
  update() {
    const memory = this.#session.readChanges(this.#revision);
    const { view, output } = memory;
    this.changed.length = 0;
    this.gone.length = 0;
    this.isReordered = (view.getUint32(output + 4, true) & (IS_ALL | IS_REORDERED)) !== 0;
    // The state may change where no node does.
    this.state = memory.text(output + 16, this.state);
    if (this.isReordered) this.#reorder(view, output);
    this.#readNodes(memory);
    if (this.isReordered) this.#findParents();
    this.#revision = view.getBigUint64(output + 8, true);
  }

  #reorder(view, output) {
    const former = this.#byNumber;
    this.#byNumber = new Map();
    const order = output + view.getUint32(output + 32, true);
    const count = view.getUint32(output + 36, true);
    const nodes = [];
    for (let index = 0; index < count; index++) {
      const number = view.getUint32(order + 4 * index, true);
      const node = former.get(number) ?? new Node(number);
      this.#byNumber.set(number, node);
      nodes.push(node);
    }
    for (const node of this.nodes) {
      if (!this.#byNumber.has(node.number)) this.gone.push(node);
    }
    this.nodes = nodes;
  }

  /** Both the nodes and their records are back to front, so one pass finds all. */
  #readNodes(memory) {
    const { view, output } = memory;
    let place = output + view.getUint32(output + 40, true);
    let index = 0;
    for (let count = view.getUint32(output + 44, true); count > 0; count--) {
      const number = view.getUint32(place + 4, true);
      while (this.nodes[index].number !== number) index++;
      const node = this.nodes[index];
      node.read(memory, place);
      this.changed.push(node);
      place += view.getUint32(place, true);
    }
  }

  #findParents() {
    for (const node of this.nodes) node.parent = this.#byNumber.get(node.parentNumber) ?? null;
  }
}

const KEEPS_FRAMES = 1;
const RECORDING_EXTENTS = { all: 0, last: 1, stream: 2 };

/** Closes what is no longer reachable and nobody has closed. */
const forgotten = new FinalizationRegistry(({ memory, handle }) => {
  try {
    memory.calls.flow_close(handle);
  } catch {
    // A module that has trapped closes nothing.
  }
});

/**
 * A screen that is shown: it is told what happens, and says what is to be drawn.
 *
 * Times are in seconds, of the host's clock (`performance.now() / 1000`), with any origin. A call that
 * throws `FlowError` has changed nothing.
 */
class Session {
  #memory;
  #handle;
  #writers;
  #since = 0n;
  #omitsSecrets = 0;
  #writeFailure = null;

  /** Whether frames stay as they are until another event or `nextWakeUp`. */
  isSettled = false;
  /** The number of the latest frame. */
  frame = 0;
  /** The latest frame's time, in the scene's time. */
  time = 0;
  /** The host's time of the next frame; infinity if nothing will happen by itself. */
  nextWakeUp = 0;
  /** How many effects wait for `takeEffects`. */
  effectCount = 0;

  constructor(memory, handle) {
    this.#memory = memory;
    this.#handle = handle;
    const { calls } = memory;
    // What writes an output, where, how much there may be and where its count goes.
    this.#writers = {
      changes: (at, room, count) => calls.flow_get_changes(handle, this.#since, at, room, count),
      effects: (at, room, count) => calls.flow_effects(handle, at, room, count),
      frame: (at, room, count) => calls.flow_frame(handle, at, room, count),
      frames: (at, room, count) => calls.flow_frames(handle, at, room, count),
      saved: (at, room, count) => calls.flow_saved(handle, this.#omitsSecrets, at, room, count),
      recording: (at, room, count) => calls.flow_recording(handle, at, room, count),
    };
    forgotten.register(this, { memory, handle }, this);
  }

  // MARK: Opening and closing

  static open(memory, setup, { keepsFrames = false, environment } = {}) {
    const text = typeof setup === 'string' ? setup : JSON.stringify({ flowTrace: 1, ...setup });
    memory.textCount = 0;
    const count = memory.addText(text);
    if (environment) packEnvironment(memory, environment);
    memory.check(
      memory.calls.flow_open(
        memory.texts, count, environment ? memory.eventAddress : 0, keepsFrames ? KEEPS_FRAMES : 0,
        memory.handleAddress,
      ),
    );
    return new Session(memory, memory.handle());
  }

  /** A second session that goes on from where this one is, by itself. */
  fork() {
    const memory = this.#memory;
    this.#check(memory.calls.flow_fork(this.#handle, memory.handleAddress));
    const fork = new Session(memory, memory.handle());
    fork.isSettled = this.isSettled;
    fork.frame = this.frame;
    fork.time = this.time;
    fork.nextWakeUp = this.nextWakeUp;
    return fork;
  }

  /** Closes it; whatever is called afterwards but this throws. */
  close() {
    forgotten.unregister(this);
    this.#memory.calls.flow_close(this.#handle);
    this.#memory.refresh();
  }

  // MARK: What happens

  /** Advances to a time, as a display link does. */
  advance(time) {
    const memory = this.#memory;
    this.#take(memory.calls.flow_advance(this.#handle, time, memory.updateAddress));
  }

  /** Tells of an event, which has the form that it has in a trace. */
  send(time, event) {
    const pack = packers[event.type];
    if (!pack) throw new TypeError(`there is no event of the type '${event.type}'`);
    const memory = this.#memory;
    memory.textCount = 0;
    this.#take(pack(memory, this.#handle, time, event));
  }

  /** Tells of an event as a line of a trace, whose `t` is the host's time. */
  sendLine(line) {
    const memory = this.#memory;
    memory.textCount = 0;
    const count = memory.addText(line);
    this.#take(memory.calls.flow_send(this.#handle, memory.texts, count, memory.updateAddress));
  }

  /** Takes what has come of a call. */
  #take(status) {
    this.#check(status);
    const { view, updateAddress } = this.#memory;
    this.isSettled = view.getUint32(updateAddress + 4, true) !== 0;
    this.frame =
      view.getUint32(updateAddress + 8, true) + 2 ** 32 * view.getUint32(updateAddress + 12, true);
    this.time = view.getFloat64(updateAddress + 16, true);
    this.nextWakeUp = view.getFloat64(updateAddress + 24, true);
    this.effectCount = view.getUint32(updateAddress + 32, true);
  }

  #check(status) {
    this.#memory.refresh();
    if (status >= 0) return;
    const failure = this.#memory.failure(status);
    this.#reportFailure(failure);
    throw failure;
  }

  // MARK: What is shown

  /**
   * Leaves what has changed since a revision in the memory's output; see `Screen`.
   * @param {bigint} since
   */
  readChanges(since) {
    this.#since = since;
    this.#check(this.#memory.fill(this.#writers.changes));
    return this.#memory;
  }

  /** Takes what the scene has asked for, oldest first. */
  takeEffects() {
    if (this.effectCount === 0) return [];
    return this.takeEffectLines().trimEnd().split('\n').map(parseEffect);
  }

  /** Takes what the scene has asked for as JSON Lines. */
  takeEffectLines() {
    const lines = this.#write(this.#writers.effects);
    this.effectCount = 0;
    return lines;
  }

  /** The latest frame as JSON. */
  frameJSON() {
    return this.#write(this.#writers.frame);
  }

  /** Takes the frames that were kept, as JSON Lines. */
  takeFrames() {
    return this.#write(this.#writers.frames);
  }

  /** The whole scene as JSON, for the `state` of a header that opens a session. */
  saved({ omitsSecrets = false } = {}) {
    this.#omitsSecrets = omitsSecrets ? 1 : 0;
    return this.#write(this.#writers.saved);
  }

  #write(writer) {
    this.#check(this.#memory.fill(writer));
    return this.#memory.outputText();
  }

  // MARK: Recording

  /** Begins to record, in place of a recording that may be under way. */
  record({ extent = 'all', seconds = 0, publicText = [] } = {}) {
    const memory = this.#memory;
    memory.textCount = 0;
    const count = memory.addText(publicText.join('\n'));
    const options = memory.eventAddress;
    memory.view.setUint32(options, 16, true);
    memory.view.setInt32(options + 4, RECORDING_EXTENTS[extent] ?? -1, true);
    memory.view.setFloat64(options + 8, seconds, true);
    this.#check(memory.calls.flow_record(this.#handle, options, memory.texts, count));
  }

  /** The recording so far, a trace. */
  recording() {
    return this.#write(this.#writers.recording);
  }

  /** Ends the recording; what it has can still be read. */
  stopRecording() {
    this.#check(this.#memory.calls.flow_stop_recording(this.#handle));
  }

  /**
   * Records from here on, and hands out the recording when a call is refused or an exception leaves
   * `guard`: what `flow replay` reproduces.
   * @param {(trace: string, failure: unknown) => void} write
   */
  recordFailures(write, options) {
    this.record(options);
    this.#writeFailure = write;
  }

  /** Does something; if it throws, the recording is handed out first. */
  guard(body) {
    try {
      return body(this);
    } catch (failure) {
      // What the session refused has been reported.
      if (!(failure instanceof FlowError)) this.#reportFailure(failure);
      throw failure;
    }
  }

  #reportFailure(failure) {
    if (!this.#writeFailure || this.#memory.fill(this.#writers.recording) < 0) return;
    this.#writeFailure(this.#memory.outputText(), failure);
  }
}

// `using session = …`, where there is such a thing.
if (Symbol.dispose) Session.prototype[Symbol.dispose] = Session.prototype.close;

const VERSION = 1 << 16;
const FEATURE_TRACES = 1;

/** The engine: an instance of its WebAssembly module. */
class FlowEngine {
  #memory;

  /** @param {WebAssembly.Instance} instance */
  constructor(instance) {
    const calls = instance.exports;
    this.#memory = new Memory(calls);
    this.#memory.check(calls.flow_check_version(VERSION));
  }

  /**
   * Loads the module.
   *
   * @param source its address or path, its bytes, a response with it, or the module itself; without it,
   *   the `flow.wasm` of the package
   */
  static async load(source = new URL('../flow.wasm', import.meta.url)) {
    return new FlowEngine(await instantiate(await source));
  }

  /** The version, such as '1.0'. */
  get version() {
    const version = this.#memory.calls.flow_version();
    return `${version >>> 16}.${version & 0xffff}`;
  }

  /** Whether it has traces: configurations, lines, frames as JSON, saved states and recordings. */
  get hasTraces() {
    return (this.#memory.calls.flow_get_features() & FEATURE_TRACES) !== 0;
  }

  /** The names of its scenes. */
  get scenes() {
    const { calls } = this.#memory;
    const status = this.#memory.fill((...output) => calls.flow_scenes(...output));
    this.#memory.check(status);
    return this.#memory.outputText().trimEnd().split('\n');
  }

  /**
   * Opens a session.
   *
   * @param setup a scene's name; or a trace's first line, as an object or as its JSON
   * @param {{environment?: object, keepsFrames?: boolean}} options
   */
  open(setup, options = {}) {
    return Session.open(this.#memory, setup, options);
  }

  /**
   * Replays a trace.
   *
   * @param {string} trace
   * @param {{name?: string, framesPerSecond?: number}} options with a name, that of the trace's file,
   *   the result is a document, as a golden is; else it is frames as JSON Lines
   * @throws {FlowError} for a trace at fault, with the place
   */
  replay(trace, { name = '', framesPerSecond = 0 } = {}) {
    const memory = this.#memory;
    memory.textCount = 0;
    const count = memory.addText(trace);
    const nameCount = memory.addText(name);
    const { texts } = memory;
    return memory.replayed((output, capacity) => memory.calls.flow_replay(
      texts, count, nameCount === 0 ? 0 : texts + count, nameCount, framesPerSecond, output, capacity,
    ));
  }
}

async function instantiate(source) {
  if (typeof source === 'string' || source instanceof URL) {
    return instantiate(await fetchModule(source));
  }
  if (source instanceof WebAssembly.Module) return WebAssembly.instantiate(source);
  if (typeof Response === 'function' && source instanceof Response) {
    // Also from a server that does not know the type of WebAssembly.
    source = await source.arrayBuffer();
  }
  return (await WebAssembly.instantiate(source)).instance;
}

/** What is at an address, or in a file. */
async function fetchModule(source) {
  const isAddress = source instanceof URL ? source.protocol !== 'file:' : /^https?:/.test(source);
  if (isAddress || typeof process === 'undefined') {
    const response = await fetch(source);
    if (!response.ok) throw new Error(`${response.url}: ${response.status} ${response.statusText}`);
    return response;
  }
  const { readFile } = await import('node:fs/promises');
  return readFile(source);
}
// What the page holds packed: the module, and a trace in an address.

const bytesOf = (base64) => {
  const text = atob(base64);
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i += 1) bytes[i] = text.charCodeAt(i);
  return bytes;
};

const base64Of = (bytes) => {
  let text = "";
  for (let i = 0; i < bytes.length; i += 0x8000) {
    text += String.fromCharCode(...bytes.subarray(i, i + 0x8000));
  }
  return btoa(text);
};

const piped = async (bytes, stream) =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());

const isGzip = (bytes) => bytes[0] === 0x1f && bytes[1] === 0x8b;

const unpacked = async (bytes) => {
  if (!isGzip(bytes)) return bytes;
  if (typeof DecompressionStream !== "function") {
    throw new Error("This browser cannot unpack the engine. Use one of 2023 or later, or write the "
      + "page with a module that is not packed: flow play --module FILE.wasm");
  }
  return piped(bytes, new DecompressionStream("gzip"));
};

const loadEngine = async () => {
  if (typeof WebAssembly !== "object") {
    throw new Error("This browser runs no WebAssembly, in which the engine of this page is.");
  }
  return FlowEngine.load(await unpacked(bytesOf(byId("play-module").textContent.trim())));
};

// A text as it stands in the fragment of an address.
const packedText = async (text) => {
  let bytes = new TextEncoder().encode(text);
  if (typeof CompressionStream === "function") {
    bytes = await piped(bytes, new CompressionStream("gzip"));
  }
  return base64Of(bytes).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
};

const unpackedText = async (packed) => {
  const base64 = packed.replaceAll("-", "+").replaceAll("_", "/");
  return new TextDecoder().decode(await unpacked(bytesOf(base64)));
};
// A course of events on one screen: its session, and the events that led to where it is.

const micro = (seconds) => Math.round(seconds * 1e6) / 1e6;

class Take {
  constructor(engine, header, { name = "", parent = null, since = 0 } = {}) {
    this.engine = engine;
    this.header = header;
    this.name = name;
    this.parent = parent;
    // The moment at which it left its parent.
    this.since = since;
    this.events = [];
    this.effects = [];
    this.environment = environmentOf(header);
    this.keyboard = null;
    this.session = engine.open(JSON.stringify(header));
    try {
      this.session.record();
    } catch {
      // A scene that does not list its texts is recorded from its opening only; one that begins with
      // a state is then played without a recording.
      this.isUnrecorded = true;
    }
    this.begin = header.state ? stateTime(header.state) : 0;
    this.time = this.begin;
    this.session.advance(this.begin);
    this.take();
  }

  // What has come of a call.
  take() {
    if (this.session.effectCount > 0) this.effects.push(...this.session.takeEffects());
  }

  // Times are those of the scene, so that what is sent again later comes at the same time.
  send(time, event) {
    const at = Math.max(this.time, micro(time));
    this.session.send(at, event);
    this.time = at;
    this.events.push({ t: at, event });
    if (event.type === "environment") Object.assign(this.environment, event.environment);
    if (event.type === "keyboard") this.keyboard = event;
    this.take();
  }

  advance(time) {
    this.time = Math.max(this.time, micro(time));
    this.session.advance(this.time);
    this.take();
  }

  // A second course from a moment on.
  forked(name, time) {
    const fork = new Take(this.engine, this.header, { name, parent: this, since: time });
    for (const { t, event } of this.events) {
      if (t > time) break;
      fork.send(t, event);
    }
    fork.advance(time);
    return fork;
  }

  close() { this.session.close(); }

  get trace() {
    return this.isUnrecorded ? this.plainTrace : this.session.recording();
  }

  // With the texts as they were entered; it stays in the page.
  get plainTrace() {
    const lines = this.events.map(({ t, event }) => JSON.stringify({ t, ...event }));
    return [JSON.stringify(this.header), ...lines, ""].join("\n");
  }

  // The trace and what `flow replay` gives for it, as a golden.
  golden(name) {
    return this.engine.replay(this.trace, { name });
  }
}

const environmentOf = (header) => ({
  size: [375, 812], safeArea: [44, 0, 34, 0], scale: 3, layoutDirection: "leftToRight",
  reduceMotion: false, date: "2026-01-01", windowOrigin: [0, 0],
  ...(header.state ? header.state.environment : header.environment),
});

const stateTime = (state) => state.time ?? state.t ?? 0;

// A trace from its text: the header, and events with their times.
const readTrace = (text) => {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const [header, ...rest] = lines.map((line, i) => {
    try {
      return JSON.parse(line);
    } catch (error) {
      throw new Error(`line ${i + 1} is no JSON: ${error.message}`);
    }
  });
  if (!header || header.flowTrace === undefined) throw new Error("this is no trace");
  return { header, events: rest.map(({ t, ...event }) => ({ t, event })) };
};

const takeOf = (engine, text, name) => {
  // It says what is wrong with a trace, with the place.
  engine.replay(text, { name: "trace" });
  const { header, events } = readTrace(text);
  const take = new Take(engine, header, { name });
  for (const { t, event } of events) take.send(t, event);
  return take;
};
// Any instant of a take: its events are sent again, from the last of some forks that are kept.

class Moments {
  constructor(take) {
    this.take = take;
    const session = take.engine.open(JSON.stringify(take.header));
    session.advance(take.begin);
    this.kept = [{ count: 0, session }];
  }

  // A session at an instant, which the caller closes.
  session(time) {
    const { events } = this.take;
    let last = this.kept.length - 1;
    while (last > 0 && events[this.kept[last].count - 1].t > time) last -= 1;
    let { count, session } = this.kept[last];
    session = session.fork();
    while (count < events.length && events[count].t <= time) {
      session.send(events[count].t, events[count].event);
      count += 1;
      if (count % Moments.spacing === 0 && last === this.kept.length - 1) {
        this.kept.push({ count, session: session.fork() });
        last += 1;
      }
    }
    session.advance(time);
    return session;
  }

  frame(time) {
    const session = this.session(time);
    try {
      return JSON.parse(session.frameJSON());
    } finally {
      session.close();
    }
  }

  // What a frame does not contain: the window and the keyboard.
  surroundings(time) {
    const environment = environmentOf(this.take.header);
    let keyboard = null;
    for (const { t, event } of this.take.events) {
      if (t > time) break;
      if (event.type === "environment") Object.assign(environment, event.environment);
      if (event.type === "keyboard") keyboard = event;
    }
    return { environment, keyboard };
  }

  close() { for (const { session } of this.kept) session.close(); }
}
Moments.spacing = 200;
// A device on the page: frames in, elements out, by the drawing of the report's page.

class Display {
  constructor(device, root) {
    this.device = device;
    this.root = root;
    this.view = new ScreenView(root);
    this.clear();
  }

  clear() {
    this.view.clear();
    this.values = [];
    this.slots = new Map();
    this.list = [];
    this.backdropKey = "";
  }

  resize(size, scale) {
    const [width, height] = size;
    this.size = size;
    this.scale = scale;
    this.device.style.width = px(width * scale);
    this.device.style.height = px(height * scale);
    this.root.style.width = px(width);
    this.root.style.height = px(height);
    this.root.style.transform = `scale(${scale})`;
    this.root.style.setProperty("--px", px(1 / scale));
  }

  // A node that is as it was keeps its number, which is what the drawing goes by; the two numbers of
  // an id take turns.
  show(frame, caret) {
    let isSame = frame.nodes.length === this.list.length;
    const list = frame.nodes.map((given, place) => {
      const node = caret && caret.id === given.id && given.caret !== undefined
        ? { ...given, caret: caret.at } : given;
      const text = JSON.stringify(node);
      let slot = this.slots.get(node.id);
      if (!slot) {
        slot = { number: this.slots.size * 2, text: "" };
        this.slots.set(node.id, slot);
      }
      if (slot.text !== text) {
        slot.text = text;
        slot.number ^= 1;
        this.values[slot.number] = node;
      }
      if (isSame && this.list[place] !== slot.number) isSame = false;
      return slot.number;
    });
    this.frame = frame;
    if (isSame) return;
    this.list = list;
    this.view.show(list, this.values);
    this.setBackdrop(frame);
  }

  setDirection(direction) {
    const name = direction === "rightToLeft" ? "rtl" : "ltr";
    if (this.root.dir !== name) this.root.dir = name;
  }

  // A screen without a ground of its own has one on which its texts can be read.
  setBackdrop(frame) {
    const colors = frame.nodes.map((node) => node.textColor).filter(Boolean);
    const key = colors.join();
    if (key === this.backdropKey) return;
    this.backdropKey = key;
    const light = colors.filter((text) => {
      const [red, green, blue] = [1, 3, 5].map((at) => parseInt(text.slice(at, at + 2), 16));
      return 0.3 * red + 0.6 * green + 0.1 * blue > 190;
    });
    const isLight = light.length * 2 > colors.length;
    this.device.style.setProperty("--backdrop", isLight ? "#66708a" : "#ffffff");
  }

  // Where a pointer is, in points.
  place(event) {
    const box = this.device.getBoundingClientRect();
    return [
      milli((event.clientX - box.left) / this.scale), milli((event.clientY - box.top) / this.scale),
    ];
  }

  // The ids of the nodes at a place on the page, topmost first.
  ids(x, y) {
    const ids = [];
    for (const element of document.elementsFromPoint(x, y)) {
      const node = element.closest(".node");
      if (node && this.root.contains(node) && !ids.includes(node.dataset.id)) {
        ids.push(node.dataset.id);
      }
    }
    return ids;
  }
}

const milli = (value) => Math.round(value * 1e3) / 1e3;
// The running screen: the clock, the display link, and what is drawn at each refresh.

class Live {
  constructor(display, handlers) {
    this.display = display;
    this.handlers = handlers;
    this.take = null;
    this.isRunning = false;
    this.request = 0;
    this.costs = [];
    this.spent = 0;
  }

  open(take) {
    this.pause();
    this.take = take;
    this.nodes = new Screen(take.session);
    this.nodes.update();
    this.base = take.time;
    this.display.clear();
    this.draw();
  }

  // The scene's time goes on from where it was: what happens on the page meanwhile takes none of it.
  resume() {
    if (this.isRunning || !this.take) return;
    this.isRunning = true;
    this.base = this.take.time;
    this.since = performance.now();
    this.draw();
    this.wake();
  }

  pause() {
    if (!this.isRunning) return;
    this.advance(performance.now());
    this.isRunning = false;
    cancelAnimationFrame(this.request);
    clearTimeout(this.timer);
    this.request = 0;
  }

  time(stamp) {
    if (!this.isRunning) return this.take.time;
    return Math.max(this.take.time, this.base + (stamp - this.since) / 1000);
  }

  // Tells the scene of an event; what it refuses is said and changes nothing.
  send(stamp, event) {
    if (!this.isRunning) return false;
    const began = performance.now();
    try {
      this.take.send(this.time(stamp), event);
      this.nodes.update();
    } catch (error) {
      if (!(error instanceof FlowError)) throw error;
      this.handlers.refused(event, error);
      return false;
    } finally {
      this.spent += performance.now() - began;
    }
    this.needFrame();
    return true;
  }

  advance(stamp) {
    try {
      this.take.advance(this.time(stamp));
      this.nodes.update();
    } catch (error) {
      if (!(error instanceof FlowError)) throw error;
      this.handlers.refused({ type: "tick" }, error);
    }
  }

  needFrame() {
    if (this.request || !this.isRunning) return;
    this.request = requestAnimationFrame((stamp) => this.refresh(stamp));
  }

  refresh(stamp) {
    this.request = 0;
    if (!this.isRunning) return;
    const began = performance.now();
    this.handlers.beforeFrame(stamp);
    this.advance(stamp);
    this.draw();
    this.costs.push(this.spent + performance.now() - began);
    if (this.costs.length > 20000) this.costs.splice(0, 10000);
    this.spent = 0;
    this.wake();
  }

  // The display link pauses while nothing moves; a timer of the scene's wakes it.
  wake() {
    clearTimeout(this.timer);
    const { session } = this.take;
    if (!session.isSettled || this.handlers.isMoving()) {
      this.needFrame();
    } else if (Number.isFinite(session.nextWakeUp)) {
      const wait = (session.nextWakeUp - this.time(performance.now())) * 1000;
      this.timer = setTimeout(() => this.needFrame(), Math.min(Math.max(wait, 0), 1e9));
    }
  }

  draw() {
    const frame = JSON.parse(this.take.session.frameJSON());
    this.display.show(frame, this.handlers.caret());
    this.handlers.drawn(frame);
  }

  node(id) { return this.nodes.node(id); }

  // The topmost node at a place that takes touches, and the control of the system's it is or is in.
  hit(x, y) {
    for (const id of this.display.ids(x, y)) {
      const node = this.node(id);
      if (!node || !this.isSeen(node) || !node.isInteractive) continue;
      return node;
    }
    return null;
  }

  isSeen(node) {
    for (let each = node; each; each = each.parent) {
      if (each.isHidden || each.alpha < 0.01) return false;
    }
    return true;
  }

  around(node, kind) {
    for (let each = node; each; each = each.parent) if (each.kind === kind) return each;
    return null;
  }
}
// How fast a finger moves, in points per second: over its last moments, as recognizers take it.

class Velocity {
  constructor() { this.samples = []; }

  add(stamp, at) {
    this.samples.push({ stamp, at });
    while (this.samples.length > 2 && stamp - this.samples[0].stamp > Velocity.window) {
      this.samples.shift();
    }
  }

  // A finger that has rested before it is lifted has none.
  at(stamp) {
    const first = this.samples[0];
    const last = this.samples[this.samples.length - 1];
    const passed = last.stamp - first.stamp;
    if (stamp - last.stamp > Velocity.window || passed <= 0) return [0, 0];
    return [0, 1].map((axis) => milli(((last.at[axis] - first.at[axis]) / passed) * 1000));
  }
}
// Milliseconds.
Velocity.window = 80;
// Scroll views, as the system scrolls them: with a finger, a wheel, by themselves after a flick, and
// with a bounce at the ends. The scene owns the offset: what is scrolled is told to it, and what it
// makes of that counts.

const rubberBand = (over, length) => (1 - 1 / ((over * 0.55) / length + 1)) * length;

class Scrolling {
  constructor(live) {
    this.live = live;
    this.motion = null;
    this.dragged = null;
  }

  get isMoving() { return this.motion !== null; }

  // The scroll view that a finger or wheel moves.
  view(node, axes) {
    for (let each = node; each; each = each.parent) {
      if (each.kind !== "scroll" || !each.isEnabled) continue;
      if (axes.some((axis) => this.length(each, axis) > 0)) return each;
    }
    return null;
  }

  bounds(node, axis) {
    const size = axis === 0 ? node.width : node.height;
    const content = axis === 0 ? node.contentWidth : node.contentHeight;
    const low = -(axis === 0 ? node.insetLeft : node.insetTop);
    const high = content + (axis === 0 ? node.insetRight : node.insetBottom) - size;
    return [low, Math.max(low, high)];
  }

  length(node, axis) {
    const [low, high] = this.bounds(node, axis);
    return high - low;
  }

  offset(node) { return [node.contentOffsetX, node.contentOffsetY]; }

  // A finger on a list that still moves stops it.
  stop() { this.motion = null; }

  // MARK: A finger

  begin(stamp, node) {
    this.stop();
    this.dragged = { id: node.id, raw: this.offset(node) };
    this.report(stamp, node.id, "began", this.offset(node));
  }

  move(stamp, delta) {
    const node = this.dragged && this.live.node(this.dragged.id);
    if (!node) return;
    const { raw } = this.dragged;
    const told = [0, 1].map((axis) => {
      if (this.length(node, axis) <= 0) return this.offset(node)[axis];
      raw[axis] -= delta[axis];
      return this.banded(node, axis, raw[axis]);
    });
    this.report(stamp, node.id, "changed", told);
    const later = this.live.node(node.id);
    if (!later) return;
    // The scene may not have taken it, or only in part.
    this.offset(later).forEach((value, axis) => {
      if (Math.abs(value - told[axis]) > 0.01) raw[axis] = value;
    });
  }

  end(stamp, velocity) {
    const node = this.dragged && this.live.node(this.dragged.id);
    this.dragged = null;
    if (!node) return;
    const speed = velocity.map((value, axis) => (this.length(node, axis) > 0 ? -value : 0));
    this.report(stamp, node.id, "ended", this.offset(node), speed);
    // Two that move the same content would tear at it.
    if (this.isMovedByScene(node)) return;
    this.motion = { id: node.id, speed, stamp, told: this.offset(node) };
  }

  banded(node, axis, raw) {
    const [low, high] = this.bounds(node, axis);
    const size = axis === 0 ? node.width : node.height;
    if (raw < low) return low - rubberBand(low - raw, size);
    return raw > high ? high + rubberBand(raw - high, size) : raw;
  }

  isMovedByScene(node) {
    const later = this.live.take.session.fork();
    try {
      later.advance(this.live.take.time + 1 / 60);
      const frame = JSON.parse(later.frameJSON());
      const [x, y] = frame.nodes.find(({ id }) => id === node.id)?.contentOffset ?? [0, 0];
      return Math.abs(x - node.contentOffsetX) > 0.01 || Math.abs(y - node.contentOffsetY) > 0.01;
    } finally {
      later.close();
    }
  }

  // MARK: By itself

  step(stamp) {
    const { motion } = this;
    const node = motion && this.live.node(motion.id);
    if (!node) { this.stop(); return; }
    const now = this.offset(node);
    if (now.some((value, axis) => Math.abs(value - motion.told[axis]) > 0.01)) {
      this.stop();
      return;
    }
    const passed = Math.min(Math.max(stamp - motion.stamp, 0), 64);
    motion.stamp = stamp;
    if (passed === 0) return;
    const told = [0, 1].map((axis) => this.decelerated(node, axis, now[axis], passed));
    const isStill = [0, 1].every((axis) => {
      const [low, high] = this.bounds(node, axis);
      return Math.abs(motion.speed[axis]) < 12 && told[axis] >= low && told[axis] <= high;
    });
    if (told.some((value, axis) => value !== now[axis])) {
      this.report(stamp, node.id, "changed", told);
    }
    motion.told = told;
    if (isStill) this.stop();
  }

  decelerated(node, axis, from, passed) {
    const { speed } = this.motion;
    const [low, high] = this.bounds(node, axis);
    if (high <= low && from === low) return from;
    let to = from;
    for (let left = passed; left > 0; left -= 4) {
      const seconds = Math.min(left, 4) / 1000;
      const over = to < low ? to - low : to > high ? to - high : 0;
      if (over === 0) speed[axis] *= 0.998 ** (seconds * 1000);
      else speed[axis] -= (220 * over + 30 * speed[axis]) * seconds;
      const next = to + speed[axis] * seconds;
      // A bounce ends at the edge.
      if (over !== 0 && (over < 0 ? next >= low : next <= high)) {
        speed[axis] = 0;
        return over < 0 ? low : high;
      }
      to = next;
    }
    const edge = to < low ? low : high;
    if ((to < low || to > high) && Math.abs(to - edge) < 0.3 && Math.abs(speed[axis]) < 12) {
      speed[axis] = 0;
      return milli(edge);
    }
    return milli(to);
  }

  // MARK: A wheel

  wheel(event, node) {
    this.stop();
    const delta = [event.deltaX, event.deltaY];
    if (event.shiftKey && delta[0] === 0) delta.reverse();
    const unit = event.deltaMode === 1 ? 16 : event.deltaMode === 2 ? node.height : 1;
    if (this.wheeled !== node.id) {
      this.endWheel(event.timeStamp);
      this.wheeled = node.id;
      this.report(event.timeStamp, node.id, "began", this.offset(node));
    }
    const told = this.offset(this.live.node(node.id) ?? node).map((value, axis) => {
      const [low, high] = this.bounds(node, axis);
      return milli(Math.min(high, Math.max(low, value + delta[axis] * unit)));
    });
    this.report(event.timeStamp, node.id, "changed", told);
    clearTimeout(this.wheelTimer);
    this.wheelTimer = setTimeout(() => this.endWheel(performance.now()), 120);
  }

  endWheel(stamp) {
    const node = this.wheeled && this.live.node(this.wheeled);
    this.wheeled = undefined;
    if (node) this.report(stamp, node.id, "ended", this.offset(node));
  }

  report(stamp, target, phase, offset, velocity = [0, 0]) {
    this.live.send(stamp, {
      type: "scroll", target, phase, offset: offset.map(milli), velocity: velocity.map(milli),
    });
  }
}
// Fingers and the mouse: one at a time, as a recognizer for one touch has it.

class Pointers {
  constructor(live, scrolling, handlers) {
    this.live = live;
    this.scrolling = scrolling;
    this.handlers = handlers;
    this.finger = null;
    const { device } = live.display;
    this.device = device;
    device.addEventListener("pointerdown", (event) => this.down(event));
    device.addEventListener("pointermove", (event) => this.moved(event));
    device.addEventListener("pointerup", (event) => this.up(event));
    device.addEventListener("pointercancel", (event) => this.cancel(event));
    device.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    // Keeps the focus where the scene has it.
    device.addEventListener("mousedown", (event) => {
      if (!event.target.closest("select")) event.preventDefault();
    });
    device.addEventListener("contextmenu", (event) => event.preventDefault());
  }

  down(event) {
    if (event.button !== 0 || event.target.closest("select")) return;
    event.preventDefault();
    if (!this.handlers.isReady()) return;
    if (this.finger) {
      this.handlers.refusedFinger();
      return;
    }
    this.device.setPointerCapture(event.pointerId);
    const at = this.live.display.place(event);
    const node = this.live.hit(event.clientX, event.clientY);
    const velocity = new Velocity();
    velocity.add(event.timeStamp, at);
    this.finger = {
      id: event.pointerId, start: at, last: at, target: node?.id, velocity, isPanning: false,
      field: this.live.around(node, "field")?.id, stopped: this.scrolling.isMoving,
    };
    this.scrolling.stop();
    this.handlers.touched(at);
  }

  moved(event) {
    if (!this.finger || event.pointerId !== this.finger.id) return;
    const samples = event.getCoalescedEvents?.() ?? [];
    for (const sample of samples.length > 0 ? samples : [event]) this.move(sample);
  }

  move(event) {
    const { finger } = this;
    const at = this.live.display.place(event);
    finger.velocity.add(event.timeStamp, at);
    this.handlers.touched(at);
    if (finger.isPanning) {
      if (at[0] === finger.last[0] && at[1] === finger.last[1]) return;
      this.pan(event, at, "changed");
      if (finger.scrolls) {
        this.scrolling.move(event.timeStamp, at.map((value, axis) => value - finger.last[axis]));
      }
      finger.last = at;
      return;
    }
    const way = at.map((value, axis) => value - finger.start[axis]);
    if (Math.hypot(...way) < Pointers.slop) return;
    finger.isPanning = true;
    finger.start = at;
    finger.last = at;
    this.pan(event, at, "began");
    const axis = Math.abs(way[0]) > Math.abs(way[1]) ? 0 : 1;
    const node = finger.target === undefined ? null : this.live.node(finger.target);
    const view = this.scrolling.view(node, [axis]);
    finger.scrolls = view !== null;
    if (view) this.scrolling.begin(event.timeStamp, view);
  }

  up(event) {
    const { finger } = this;
    if (!finger || event.pointerId !== finger.id) return;
    const at = this.live.display.place(event);
    this.finger = null;
    this.handlers.touched(null);
    if (finger.isPanning) {
      finger.velocity.add(event.timeStamp, at);
      this.release(event, finger, at, "ended", finger.velocity.at(event.timeStamp));
    } else if (finger.field !== undefined) {
      this.handlers.tappedField(event, finger.field);
    } else if (!finger.stopped) {
      // A touch that stops a list does nothing else.
      this.live.send(event.timeStamp, { type: "tap", location: at });
    }
  }

  // The system has taken the gesture away.
  cancel(event) {
    const { finger } = this;
    if (!finger || event.pointerId !== finger.id) return;
    this.finger = null;
    this.handlers.touched(null);
    if (finger.isPanning) this.release(event, finger, finger.last, "cancelled", [0, 0]);
  }

  release(event, finger, at, phase, velocity) {
    this.live.send(event.timeStamp, this.sample(finger, at, phase, velocity));
    if (finger.scrolls) this.scrolling.end(event.timeStamp, velocity);
  }

  pan(event, at, phase) {
    const { finger } = this;
    const velocity = finger.velocity.at(event.timeStamp);
    this.live.send(event.timeStamp, this.sample(finger, at, phase, velocity));
  }

  sample(finger, at, phase, velocity) {
    const translation = at.map((value, axis) => milli(value - finger.start[axis]));
    const sample = { type: "pan", phase, translation, velocity, location: at };
    if (finger.target !== undefined) sample.target = finger.target;
    return sample;
  }

  wheel(event) {
    if (event.ctrlKey || !this.handlers.isReady()) return;
    const axis = Math.abs(event.deltaX) > Math.abs(event.deltaY) || event.shiftKey ? 0 : 1;
    const node = this.live.hit(event.clientX, event.clientY)
      ?? this.live.node(this.live.display.ids(event.clientX, event.clientY)[0]);
    const view = this.scrolling.view(node, [axis]);
    if (!view) return;
    event.preventDefault();
    this.scrolling.wheel(event, view);
  }
}
// Points that a finger moves before it pans.
Pointers.slop = 10;
// The keyboard on the screen: its frame is told to the scene, its keys are drawn here.

const letterRows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];
const signRows = ["1234567890", "-/:;()$&@\"", ".,?!'"];
const padRows = ["123", "456", "789"];
const isPad = (type) => /^(numberPad|phonePad|decimalPad|asciiCapableNumberPad)$/.test(type);

class Keyboard {
  constructor(live, display, handlers) {
    this.live = live;
    this.display = display;
    this.handlers = handlers;
    this.isEnabled = true;
    this.isShifted = false;
    this.hasSigns = false;
    this.element = document.createElement("div");
    this.element.className = "keys";
    this.element.addEventListener("pointerdown", (event) => this.pressed(event));
  }

  // MARK: Its frame

  // As the system's, with the strip of the home indicator below the keys.
  height(environment, kind) {
    const [width, height] = environment.size;
    const strip = environment.safeArea?.[2] ?? 0;
    if (width > height && width < 1000) return kind === "pad" ? 171 + strip : 178 + strip;
    if (width >= 700) return 320 + strip;
    return kind === "letters" ? 302 + strip : 260 + strip;
  }

  kindOf(frame) {
    const field = frame.nodes.find((node) => node.focused);
    // A scene that has wheels to choose from has them in the keyboard's place.
    if (frame.nodes.some((node) => node.kind === "picker" && !node.hidden)) return "wheels";
    return isPad(field?.keyboardType ?? "") ? "pad" : "letters";
  }

  // The keyboard is up while a field has it.
  follow(stamp, frame) {
    const field = frame.nodes.find((node) => node.focused);
    const kind = field ? this.kindOf(frame) : "";
    if (!this.isEnabled) return;
    if (field?.id === this.field && kind === this.kind) return;
    this.field = field?.id;
    this.kind = kind;
    this.tell(stamp, field ? "willShow" : "willHide");
  }

  // The scene has begun elsewhere; what it was told of the keyboard counts.
  adopt(frame) {
    const field = frame.nodes.find((node) => node.focused);
    const { keyboard } = this.live.take;
    const isUp = keyboard !== null && keyboard.phase !== "willHide";
    this.field = field && isUp ? field.id : undefined;
    this.kind = this.field === undefined ? "" : this.kindOf(frame);
    if (field === undefined && !isUp) this.field = undefined;
  }

  tell(stamp, phase) {
    const { take } = this.live;
    const { environment } = take;
    const [width, height] = environment.size;
    const [x, y] = environment.windowOrigin ?? [0, 0];
    const last = take.keyboard;
    const isUp = last !== null && last.phase !== "willHide";
    if (phase === "willHide" && !isUp) return;
    const size = this.height(environment, this.kind || this.lastKind || "letters");
    this.lastKind = this.kind;
    const top = phase === "willHide" ? height : height - size;
    const frame = [x, y + top, width, phase === "willHide" ? last.frame[3] : size];
    if (isUp && phase === "willShow" && last.frame.every((value, i) => value === frame[i])) return;
    this.live.send(stamp, { type: "keyboard", phase, frame, duration: 0.25, curve: "easeInOut" });
  }

  // The window has another size.
  moved(stamp) {
    const { keyboard } = this.live.take;
    if (keyboard && keyboard.phase !== "willHide") this.tell(stamp, "willChangeFrame");
  }

  setEnabled(stamp, isEnabled) {
    if (!isEnabled) this.tell(stamp, "willHide");
    this.isEnabled = isEnabled;
    this.field = undefined;
    this.kind = "";
  }

  // MARK: Its look

  show(frame, { environment, keyboard }, isAnimated) {
    const isUp = keyboard !== null && keyboard.phase !== "willHide" && keyboard.frame[3] > 0;
    const [x, y] = environment.windowOrigin ?? [0, 0];
    const kind = isUp ? this.kindOf(frame) : this.shownKind;
    const height = isUp ? keyboard.frame[3] : this.shownHeight ?? 0;
    const top = isUp ? keyboard.frame[1] - y : environment.size[1];
    const left = isUp ? keyboard.frame[0] - x : 0;
    const key = JSON.stringify([isUp, kind, left, top, height, environment.size, isAnimated]);
    if (key === this.shownKey) return;
    this.shownKey = key;
    if (this.element.parentNode !== this.display.root) this.display.root.append(this.element);
    const { style } = this.element;
    const seconds = keyboard?.duration ?? 0;
    style.transition = isAnimated && !environment.reduceMotion
      ? `transform ${seconds}s cubic-bezier(.42,0,.58,1)` : "none";
    style.left = px(left);
    style.width = px(isUp ? keyboard.frame[2] : environment.size[0]);
    style.height = px(height);
    style.transform = `translateY(${isUp ? top : environment.size[1]}px)`;
    this.element.classList.toggle("is-wheels", kind === "wheels");
    this.shownHeight = height;
    const field = frame.nodes.find((node) => node.focused);
    if (isUp) this.fill(kind, field, environment.safeArea?.[2] ?? 0);
    this.shownKind = kind;
  }

  fill(kind, field, strip) {
    const last = field?.returnKeyType ?? "default";
    const key = [kind, last, this.isShifted, this.hasSigns, strip].join();
    if (key === this.filledKey) return;
    this.filledKey = key;
    this.element.textContent = "";
    this.element.style.paddingBottom = px(strip);
    if (kind === "pad") this.fillPad();
    else if (kind === "letters") this.fillLetters(last === "default" ? "return" : last);
  }

  fillPad() {
    for (const row of padRows) this.row([...row].map((text) => [text, text]));
    this.row([["", "none"], ["0", "0"], ["⌫", "delete"]]);
  }

  fillLetters(last) {
    const rows = this.hasSigns ? signRows : letterRows;
    const keys = rows.map((row) => [...row].map((text) => {
      const letter = this.isShifted ? text.toUpperCase() : text;
      return [letter, letter];
    }));
    this.row(keys[0]);
    this.row(keys[1]);
    this.row([["⇧", "shift"], ...keys[2], ["⌫", "delete"]]);
    this.row([[this.hasSigns ? "ABC" : "123", "signs"], ["space", " "], [last, "return"],
      ["⌄", "hide"]]);
  }

  row(keys) {
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
    this.element.append(row);
  }

  pressed(event) {
    event.preventDefault();
    event.stopPropagation();
    const key = event.target.closest(".key")?.dataset.key;
    if (key === undefined || key === "none" || !this.handlers.isReady()) return;
    const stamp = event.timeStamp;
    switch (key) {
      case "delete": this.handlers.deleted(stamp); break;
      case "return": this.handlers.returned(stamp); break;
      case "hide": this.live.send(stamp, { type: "blur", target: this.field }); break;
      case "shift": this.isShifted = !this.isShifted; this.refill(); break;
      case "signs": this.hasSigns = !this.hasSigns; this.refill(); break;
      default:
        this.handlers.typed(stamp, key);
        if (this.isShifted) { this.isShifted = false; this.refill(); }
    }
  }

  refill() {
    this.shownKey = "";
    this.live.draw();
  }
}
// A physical keyboard: what is typed into a hidden text area, with its selection, is told to the scene
// as edits of the focused field. The scene owns the text.

class Typing {
  constructor(live, handlers) {
    this.live = live;
    this.handlers = handlers;
    this.area = byId("typing");
    this.field = undefined;
    this.caret = undefined;
    const listen = (name, handle) => this.area.addEventListener(name, (event) => handle(event));
    listen("beforeinput", (event) => this.beforeInput(event));
    listen("input", () => this.changed());
    listen("compositionend", () => this.changed());
    listen("keydown", (event) => this.keyDown(event));
    live.display.device.addEventListener("keydown", (event) => this.deviceKey(event));
    document.addEventListener("selectionchange", () => this.moved());
  }

  node() { return this.field === undefined ? undefined : this.live.node(this.field); }

  // Takes over the text of the focused field.
  follow(frame) {
    const node = frame.nodes.find((each) => each.focused);
    const id = node?.id;
    if (id !== this.field) {
      this.field = id;
      this.caret = undefined;
      const hasFocus = this.isHere();
      if (id !== undefined && hasFocus) this.area.focus({ preventScroll: true });
      else if (id === undefined && document.activeElement === this.area) {
        this.live.display.device.focus({ preventScroll: true });
      }
      this.area.setAttribute("aria-label",
        `Typing into ${node?.accessibilityLabel ?? id ?? "nothing"}`);
    }
    this.takeOver();
  }

  // At once after an edit, since the next key may come before the next frame.
  takeOver() {
    const node = this.node();
    if (!node || this.isComposing) return;
    const { text } = node;
    const caret = node.caret >= 0 ? node.caret : text.length;
    if (this.area.value !== text || this.told !== caret) {
      // Where somebody has put the caret it stays, until the scene puts it elsewhere.
      this.area.value = text;
      this.area.setSelectionRange(caret, caret);
      this.told = caret;
      this.caret = undefined;
    }
  }

  // Whether keys are meant for the screen, and not for a control of the page.
  isHere() {
    const active = document.activeElement;
    return !active || active === document.body || byId("stage").contains(active);
  }

  take() { if (this.field !== undefined) this.area.focus({ preventScroll: true }); }

  moved() {
    if (document.activeElement !== this.area || this.field === undefined) return;
    const { selectionStart: start, selectionEnd: end, value } = this.area;
    const node = this.node();
    const own = node && node.caret >= 0 ? node.caret : value.length;
    const caret = start === end && start === own ? undefined : { id: this.field, at: end };
    if (caret?.at === this.caret?.at) return;
    this.caret = caret;
    this.live.needFrame();
  }

  // MARK: Edits

  get range() {
    const { selectionStart: start, selectionEnd: end } = this.area;
    return [start, end - start];
  }

  typed(stamp, replacement, range = this.range) {
    if (this.field === undefined) return;
    this.caret = undefined;
    this.live.send(stamp, { type: "text", target: this.field, replacement, range });
    this.takeOver();
  }

  // Backspace; with a selection, or where somebody has put the caret, an edit of that range.
  deleted(stamp) {
    if (this.field === undefined) return;
    const [start, length] = this.range;
    const node = this.node();
    const own = node && node.caret >= 0 ? node.caret : this.area.value.length;
    if (length > 0) this.typed(stamp, "");
    else if (start === own) {
      this.live.send(stamp, { type: "deleteBackward", target: this.field });
      this.takeOver();
    } else if (start > 0) {
      const before = [...this.area.value.slice(0, start)];
      const size = before[before.length - 1].length;
      this.typed(stamp, "", [start - size, size]);
    }
  }

  returned(stamp) {
    if (this.field !== undefined) this.live.send(stamp, { type: "return", target: this.field });
  }

  beforeInput(event) {
    if (event.isComposing) { this.isComposing = true; return; }
    if (!this.handlers.isReady()) { event.preventDefault(); return; }
    const data = event.data ?? event.dataTransfer?.getData("text/plain");
    if (event.inputType === "insertLineBreak") {
      event.preventDefault();
      this.returned(event.timeStamp);
    } else if (event.inputType.startsWith("insert") && data !== null && data !== undefined) {
      event.preventDefault();
      this.typed(event.timeStamp, data);
    } else if (event.inputType.startsWith("history")) {
      event.preventDefault();
    }
    // Of any other edit the browser shows what it does; what has become of the text is told.
  }

  changed() {
    this.isComposing = false;
    const node = this.node();
    if (!node) return;
    const [before, after] = [node.text, this.area.value];
    if (before === after) return;
    let start = 0;
    while (start < before.length && start < after.length && before[start] === after[start]) start += 1;
    let end = 0;
    while (end < before.length - start && end < after.length - start
      && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
    this.typed(performance.now(), after.slice(start, after.length - end),
      [start, before.length - start - end]);
    // The text is the scene's, also where it has taken nothing.
    this.told = undefined;
    this.live.needFrame();
  }

  keyDown(event) {
    if (event.isComposing || !this.handlers.isReady()) return;
    if (event.key === "Backspace" && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      event.stopPropagation();
      this.deleted(event.timeStamp);
    } else if (event.key === "Enter") {
      event.preventDefault();
      event.stopPropagation();
      this.returned(event.timeStamp);
    } else if (event.key !== "Escape" && event.key !== "Tab") {
      event.stopPropagation();
    }
  }

  // What a screen reader's gestures are on the device: the scene's commands for them.
  deviceKey(event) {
    if (event.target === this.live.display.device && this.field !== undefined
      && event.key !== "Tab" && event.key !== "Escape") {
      this.take();
      if (event.key === "Backspace" || event.key === "Enter") this.keyDown(event);
      return;
    }
    const name = { Escape: "escape", ArrowUp: "increment", ArrowDown: "decrement" }[event.key];
    if (!name || !this.handlers.commands().includes(name) || !this.handlers.isReady()) return;
    event.preventDefault();
    this.live.send(event.timeStamp, { type: "command", name });
  }
}
// The wheels of pickers: a list to choose from for each, over the node.

class Pickers {
  constructor(live, display, isReady) {
    this.live = live;
    this.display = display;
    this.isReady = isReady;
    this.boxes = new Map();
  }

  show(frame) {
    const seen = new Set();
    for (const node of frame.nodes) {
      if (node.kind !== "picker" || node.hidden) continue;
      seen.add(node.id);
      this.showBox(node);
    }
    for (const [id, box] of this.boxes) {
      if (seen.has(id)) continue;
      box.element.remove();
      this.boxes.delete(id);
    }
  }

  showBox(node) {
    let box = this.boxes.get(node.id);
    if (!box) {
      box = { element: document.createElement("div"), key: "" };
      box.element.className = "wheels";
      this.boxes.set(node.id, box);
    }
    // In front of the keys, in whose place it stands.
    if (box.element !== this.display.root.lastChild) this.display.root.append(box.element);
    const [x, y, width, height] = node.frame;
    Object.assign(box.element.style, {
      left: px(x), top: px(y), width: px(width), height: px(height),
      transform: node.transform ? `matrix3d(${node.transform.matrix.join(",")})` : "",
      opacity: node.alpha ?? "",
    });
    const rows = node.rows ?? [];
    const key = JSON.stringify(rows);
    if (key !== box.key) {
      box.key = key;
      box.element.textContent = "";
      rows.forEach((texts, component) => box.element.append(this.wheel(node, texts, component)));
    }
    (node.selectedRows ?? []).forEach((row, component) => {
      const wheel = box.element.children[component];
      if (wheel && wheel.selectedIndex !== row && document.activeElement !== wheel) {
        wheel.selectedIndex = row;
      }
    });
  }

  wheel(node, texts, component) {
    const wheel = document.createElement("select");
    wheel.size = Math.max(2, Math.min(7, texts.length));
    wheel.setAttribute("aria-label", `${node.accessibilityLabel ?? node.id}, ${component + 1}`);
    for (const text of texts) wheel.append(new Option(text));
    wheel.addEventListener("change", (event) => {
      if (!this.isReady()) return;
      this.live.send(event.timeStamp, {
        type: "select", target: node.id, component, row: wheel.selectedIndex,
      });
    });
    return wheel;
  }
}
// The surroundings of the screen, as controls: what changes is told to the scene.

const deviceKinds = [
  ["iPhone", [375, 812], [44, 0, 34, 0]], ["iPhone, large", [430, 932], [59, 0, 34, 0]],
  ["iPhone, home button", [375, 667], [20, 0, 0, 0]], ["iPhone, small", [320, 568], [20, 0, 0, 0]],
  ["iPad", [820, 1180], [24, 0, 20, 0]], ["half an iPad", [405, 1180], [24, 0, 20, 0]],
];

class EnvironmentPanel {
  constructor(change) {
    this.change = change;
    const kinds = byId("device-kind");
    kinds.append(new Option("other", ""));
    deviceKinds.forEach(([name, size], i) => {
      kinds.append(new Option(`${name}, ${size.join(" × ")}`, String(i)));
    });
    const on = (id, handle) => byId(id).addEventListener("change", handle);
    on("device-kind", () => {
      const kind = deviceKinds[kinds.value];
      if (kind) change({ size: kind[1], safeArea: kind[2] });
    });
    for (const id of ["window-width", "window-height"]) {
      on(id, () => change({ size: this.numbers(["window-width", "window-height"], 1) }));
    }
    const insets = [0, 1, 2, 3].map((i) => `safe-${i}`);
    for (const id of insets) on(id, () => change({ safeArea: this.numbers(insets, 0) }));
    on("date", () => { if (byId("date").value) change({ date: byId("date").value }); });
    on("right-to-left", () => change({
      layoutDirection: byId("right-to-left").checked ? "rightToLeft" : "leftToRight",
    }));
    on("reduce-motion", () => change({ reduceMotion: byId("reduce-motion").checked }));
    byId("rotate").addEventListener("click", () => this.rotate());
  }

  numbers(ids, least) {
    return ids.map((id) => Math.max(least, Number(byId(id).value) || 0));
  }

  rotate() {
    const { size: [width, height], safeArea: [top, left, bottom, right] } = this.shown;
    const isUpright = height >= width;
    // What stands over at the top is at the side then; an iPhone's home indicator becomes lower.
    const safeArea = isUpright
      ? (top > 24 ? [0, top, Math.min(bottom, 21), top] : [top, 0, bottom, 0])
      : (left > 0 ? [left, 0, bottom > 0 ? 34 : 0, 0] : [top, right, bottom, left]);
    this.change({ size: [height, width], safeArea });
  }

  show(environment) {
    const key = JSON.stringify(environment);
    if (key === this.key) return;
    this.key = key;
    this.shown = structuredClone(environment);
    const { size, safeArea } = environment;
    const kind = deviceKinds.findIndex(([, other, insets]) =>
      `${other}` === `${size}` && `${insets}` === `${safeArea}`);
    byId("device-kind").value = kind < 0 ? "" : String(kind);
    byId("window-width").value = size[0];
    byId("window-height").value = size[1];
    safeArea.forEach((value, i) => { byId(`safe-${i}`).value = value; });
    byId("date").value = environment.date;
    byId("right-to-left").checked = environment.layoutDirection === "rightToLeft";
    byId("reduce-motion").checked = environment.reduceMotion === true;
  }
}
// What the scene has asked for, and the answers that a host would give.

const answerNames = {
  verify: ["Right code", "Wrong code", "Right, 3 s late"],
  validate: ["Valid", "Invalid", "Valid, 3 s late"],
};
const answers = ["Success", "Failure", "Success, 3 s late"];

class EffectList {
  constructor(answer) {
    this.list = byId("effects");
    this.answer = answer;
    this.shown = -1;
  }

  show(take, time) {
    const effects = take.effects.filter((effect) => effect.time <= time + 1e-9);
    if (this.take === take && this.shown === effects.length) return;
    if (this.take !== take || effects.length < this.shown) {
      this.list.textContent = "";
      this.shown = 0;
    }
    this.take = take;
    for (const effect of effects.slice(this.shown)) {
      this.list.prepend(this.row(effect));
      if (effect.type === "announce") setContent(byId("said"), effect.text);
    }
    while (this.list.children.length > 100) this.list.lastChild.remove();
    this.shown = effects.length;
    setContent(byId("effect-count"), String(effects.length));
  }

  row({ json, time }) {
    const { effect: { type, ...members } } = JSON.parse(json);
    const row = document.createElement("li");
    const name = document.createElement("b");
    name.textContent = type;
    const text = Object.entries(members).map(([key, value]) =>
      `${key} ${typeof value === "string" ? value : JSON.stringify(value)}`).join(", ");
    const moment = document.createElement("span");
    moment.className = "soft";
    moment.textContent = seconds(time);
    row.append(name, ` ${text} `, moment);
    if (members.id !== undefined) {
      const buttons = document.createElement("div");
      buttons.className = "buttons";
      (answerNames[type] ?? answers).forEach((title, i) => {
        const button = document.createElement("button");
        button.type = "button";
        button.textContent = title;
        button.setAttribute("aria-label", `${title}, for ${members.id}`);
        button.addEventListener("click", () => {
          const outcome = i === 1 ? "failure" : "success";
          const message = byId("message").value;
          this.answer({
            type: "response", id: members.id, outcome, ...(message ? { message } : {}),
          }, i === 2 ? 3000 : 0);
        });
        buttons.append(button);
      });
      row.append(buttons);
    }
    return row;
  }
}
// What a host calls on the screen.

class CommandPanel {
  constructor(give) { this.give = give; }

  open(names, ids) {
    byId("commands-section").hidden = names.length === 0;
    const box = byId("commands");
    box.textContent = "";
    for (const name of names) {
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = name;
      button.addEventListener("click", () => this.give(this.command(name)));
      box.append(button);
    }
    const list = byId("targets");
    list.textContent = "";
    for (const id of ids) list.append(new Option(id));
  }

  command(name) {
    const command = { type: "command", name };
    const target = byId("command-target").value.trim();
    const value = byId("command-value").value;
    if (target) command.target = target;
    if (value !== "") command.value = this.value(value);
    return command;
  }

  // A number or a truth value is one, anything else a text; quotes make a text of a number.
  value(text) {
    try {
      const value = JSON.parse(text);
      return value !== null && typeof value !== "object" ? value : text;
    } catch {
      return text;
    }
  }
}
// What a screen reader comes to, in its order: each node that speaks, and a way to use it.

class ReadingList {
  constructor(live, handlers) {
    this.live = live;
    this.handlers = handlers;
    this.list = byId("reading");
    this.key = "";
  }

  // Not at each refresh: what moves says the same.
  show(frame) {
    const now = performance.now();
    clearTimeout(this.timer);
    if (now - (this.last ?? -1000) < 250) {
      this.timer = setTimeout(() => this.show(frame), 250);
      return;
    }
    this.last = now;
    const byName = new Map(frame.nodes.map((node) => [node.id, node]));
    const entries = frame.nodes.filter((node) => this.isRead(node, byName)).map((node) => ({
      id: node.id, kind: node.kind, label: node.accessibilityLabel ?? node.text ?? node.id,
      value: node.accessibilityValue ?? "", traits: node.accessibilityTraits ?? [],
      isEnabled: node.enabled !== false, isFocused: node.focused === true,
    }));
    const key = JSON.stringify(entries);
    if (key === this.key) return;
    this.key = key;
    const active = document.activeElement?.dataset?.reads;
    this.list.textContent = "";
    for (const entry of entries) this.list.append(this.row(entry));
    if (active !== undefined) {
      [...this.list.querySelectorAll("button")]
        .find((button) => button.dataset.reads === active)?.focus();
    }
    setContent(byId("reading-count"), String(entries.length));
  }

  isRead(node, byName) {
    if (node.accessibilityLabel === undefined && !node.accessibilityTraits) return false;
    for (let each = node; each; each = byName.get(each.parent)) {
      if (each.hidden || (each.alpha ?? 1) < 0.01) return false;
    }
    return true;
  }

  row({ id, kind, label, value, traits, isEnabled, isFocused }) {
    const row = document.createElement("li");
    const role = traits.length > 0 ? traits.join(", ") : kind;
    const text = document.createElement("span");
    const name = document.createElement("b");
    name.textContent = label;
    text.append(name, ` ${[value, role, isFocused ? "has the keyboard" : ""].filter(Boolean).join(", ")}`);
    const isUsable = kind === "field" || kind === "button" || traits.includes("button")
      || traits.includes("link") || this.live.node(id)?.isInteractive;
    if (!isUsable) {
      row.append(text);
      return row;
    }
    const button = document.createElement("button");
    button.type = "button";
    button.dataset.reads = id;
    button.append(text);
    if (!isEnabled || traits.includes("notEnabled")) button.setAttribute("aria-disabled", "true");
    button.addEventListener("click", (event) => this.handlers.activated(event, id, kind));
    row.append(button);
    return row;
  }
}
// The timeline: every take with its events, one below the other, and the instant that is shown.

const lane = 26;

class Futures {
  constructor(handlers) {
    this.handlers = handlers;
    this.axis = new Axis();
    this.track = byId("track");
    this.canvas = byId("track-canvas");
    this.head = byId("playhead");
    this.takes = [];
    this.end = 2;
    const point = (event) => {
      const x = event.clientX - this.track.getBoundingClientRect().left;
      if (x > gutter - 12) this.handlers.seek(this.timeAt(x));
    };
    this.track.addEventListener("pointerdown", (event) => {
      if (event.button !== 0 || event.target.closest("button")) return;
      this.track.setPointerCapture(event.pointerId);
      point(event);
    });
    this.track.addEventListener("pointermove", (event) => {
      if (this.track.hasPointerCapture(event.pointerId)) point(event);
    });
    this.track.addEventListener("keydown", (event) => this.key(event));
  }

  key(event) {
    if (event.target !== this.track) return;
    const step = event.shiftKey ? 0.1 : 1 / 60;
    const actions = {
      ArrowLeft: () => this.handlers.seek(this.time - step),
      ArrowRight: () => this.handlers.seek(this.time + step),
      PageDown: () => this.handlers.event(-1), PageUp: () => this.handlers.event(1),
      Home: () => this.handlers.seek(0), End: () => this.handlers.live(),
    };
    if (!actions[event.key]) return;
    event.preventDefault();
    actions[event.key]();
  }

  timeAt(x) { return Math.min(this.end, Math.max(0, this.axis.valueAt(x))); }

  open(takes, current) {
    this.takes = takes;
    this.current = current;
    const box = byId("takes");
    box.textContent = "";
    takes.forEach((take, i) => {
      const button = document.createElement("button");
      button.type = "button";
      button.setAttribute("role", "radio");
      button.setAttribute("aria-checked", String(take === current));
      button.tabIndex = take === current ? 0 : -1;
      button.textContent = take.name;
      button.style.top = px(4 + i * lane);
      button.addEventListener("click", () => this.handlers.choose(take));
      button.addEventListener("keydown", (event) => {
        const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
        const next = by && box.children[i + by];
        if (!next) return;
        event.preventDefault();
        event.stopPropagation();
        this.handlers.choose(takes[i + by]);
        box.children[i + by]?.focus();
      });
      box.append(button);
    });
    this.draw();
  }

  get height() { return Math.max(1, this.takes.length) * lane + 24; }

  draw(now = 0) {
    const most = Math.max(2, now, ...this.takes.map((take) => take.time));
    this.end = most;
    this.now = now;
    const room = most <= 2 ? 2 : Math.ceil(most / 5) * 5;
    const { axis } = this;
    axis.open({ duration: room, count: 2, times: [0, room] });
    axis.width = this.track.clientWidth;
    this.track.style.height = px(this.height);
    const context = sharpContext(this.canvas, axis.width, this.height);
    // Asking for a colour makes the browser look at the whole page.
    const colors = new Map();
    this.color = (name) => {
      if (!colors.has(name)) colors.set(name, color(name));
      return colors.get(name);
    };
    this.takes.forEach((take, i) => this.drawTake(context, take, i * lane));
    this.drawScale(context, this.takes.length * lane);
  }

  drawTake(context, take, top) {
    const { axis } = this;
    const end = take === this.current ? Math.max(take.time, this.now) : take.time;
    const [from, to] = [axis.x(take.since), axis.x(end)];
    context.fillStyle = this.color(take === this.current ? "--chosen" : "--hover");
    context.fillRect(from, top + 5, Math.max(2, to - from), lane - 8);
    if (take.parent) {
      // Where it left its parent.
      const above = this.takes.indexOf(take.parent) * lane;
      context.fillStyle = this.color("--soft");
      context.fillRect(from - 1, above + 10, 2, top - above);
    }
    let last = "";
    for (const { t, event } of take.events) {
      if (t < take.since) continue;
      const x = Math.round(axis.x(t));
      const family = familyOf(event.type);
      const key = `${x} ${family}`;
      if (key === last) continue;
      last = key;
      context.fillStyle = this.color(family);
      context.fillRect(x - 1, top + 7, 2, lane - 12);
    }
  }

  drawScale(context, top) {
    const { ticks, decimals } = this.axis.ticks();
    context.textAlign = "center";
    for (const tick of ticks) {
      const x = Math.round(this.axis.x(tick)) + 0.5;
      context.fillStyle = this.color("--line");
      context.fillRect(x - 0.5, top, 1, 7);
      context.fillStyle = this.color("--soft");
      context.fillText(`${tick.toFixed(decimals)} s`, x, top + 18);
    }
  }

  show(time, text) {
    this.time = time;
    this.head.style.transform = `translateX(${this.axis.x(time)}px)`;
    this.track.setAttribute("aria-valuemax", this.end.toFixed(3));
    this.track.setAttribute("aria-valuenow", time.toFixed(3));
    this.track.setAttribute("aria-valuetext", text);
  }
}
// Two takes side by side: their screens at the same time, and the curves of a node of both.

const sides = ["expected", "actual"];

// What the curves are drawn from: both takes' frames at a common rate.
class Comparison {
  constructor(expected, actual) {
    this.compares = true;
    this.tables = { nodes: [] };
    this.numbers = new Map();
    this.expected = expected;
    this.actual = actual;
    this.duration = Math.max(expected.time, actual.time, 0.1);
    const rate = Math.min(60, 3000 / this.duration);
    this.count = Math.floor(this.duration * rate) + 1;
    this.times = Array.from({ length: this.count }, (_, step) => step / rate);
    this.lists = { expected: this.read(expected), actual: this.read(actual) };
  }

  read(take) {
    const session = take.engine.open(JSON.stringify(take.header));
    const lists = [];
    let next = 0;
    let last = "";
    let list = [];
    for (const time of this.times) {
      while (next < take.events.length && take.events[next].t <= time) {
        session.send(take.events[next].t, take.events[next].event);
        next += 1;
      }
      if (time <= take.time + 1e-9) {
        session.advance(time);
        const text = session.frameJSON();
        if (text !== last) list = JSON.parse(text).nodes.map((node) => this.number(node));
        last = text;
      } else {
        list = [];
      }
      lists.push(list);
    }
    session.close();
    return lists;
  }

  number(node) {
    const text = JSON.stringify(node);
    let number = this.numbers.get(text);
    if (number === undefined) {
      number = this.tables.nodes.push(node) - 1;
      this.numbers.set(text, number);
    }
    return number;
  }

  // The nodes that move, those that differ most first.
  moving() {
    const counts = new Map();
    for (const node of this.tables.nodes) counts.set(node.id, (counts.get(node.id) ?? 0) + 1);
    return [...counts].filter(([, count]) => count > 1).sort((a, b) => b[1] - a[1])
      .map(([id]) => id);
  }

  stepAt(time) {
    return Math.min(this.count - 1, Math.max(0, Math.floor((time / this.duration) * (this.count - 1) + 1e-6)));
  }
}

class Comparing {
  constructor(futures) {
    this.futures = futures;
    this.axis = new Axis();
    this.curves = new Curves(this.axis);
    this.display = new Display(byId("other-device"), byId("other-screen"));
    this.take = null;
    byId("node").addEventListener("change", () => this.openCurves());
  }

  // The other take; null for none.
  open(current, other) {
    this.close();
    this.take = other;
    byId("other-pane").hidden = other === null;
    byId("curves").hidden = other === null;
    byId("node-label").hidden = other === null;
    if (other === null) return;
    byId("other-name").textContent = other.name;
    byId("other-device").ariaLabel = `The screen of ${other.name}`;
    this.moments = new Moments(other);
    this.comparison = new Comparison(other, current);
    const select = byId("node");
    const before = select.value;
    select.textContent = "";
    const ids = this.comparison.moving();
    for (const id of ids) select.append(new Option(id));
    if (ids.includes(before)) select.value = before;
    this.openCurves();
  }

  openCurves() {
    this.curves.open(this.comparison, byId("node").value || undefined);
    this.draw();
  }

  draw() {
    if (!this.take) return;
    const { axis } = this.futures;
    this.axis.open(this.comparison);
    this.axis.width = axis.width;
    this.axis.from = axis.from;
    this.axis.to = axis.to;
    this.axis.end = this.comparison.duration;
    this.curves.draw();
  }

  show(time, scale) {
    if (!this.take) return;
    const at = Math.min(time, this.take.time);
    const { environment } = this.moments.surroundings(at);
    this.display.resize(environment.size, scale);
    this.display.setDirection(environment.layoutDirection);
    this.display.show(this.moments.frame(at));
    this.curves.show(this.comparison.stepAt(time));
  }

  close() {
    this.moments?.close();
    this.moments = undefined;
    this.take = null;
    this.display.clear();
  }
}
// Recordings out of the page and into it: as files, as a link, by dropping.

const save = (name, text) => {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/octet-stream" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10000);
};

const traceName = (take) => `${take.header.scene}.trace.jsonl`;

const exportTrace = (take) => save(traceName(take), take.trace);

const exportGolden = (take) =>
  save(`${take.header.scene}.frames.json`, take.golden(traceName(take)));

// The address of this page with the recording in it. Whoever opens it sees stand-ins for what was
// entered.
const linkTo = async (take) =>
  `${location.href.replace(/#.*$/, "")}#trace=${await packedText(take.trace)}`;

const traceOfAddress = async () => {
  const match = /^#trace=([\w-]+)$/.exec(location.hash);
  return match ? unpackedText(match[1]) : null;
};

const acceptDrops = (open, fail) => {
  const has = (event) => [...(event.dataTransfer?.types ?? [])].some((type) =>
    type === "Files" || type === "text/plain");
  addEventListener("dragover", (event) => {
    if (!has(event) || event.target === byId("typing")) return;
    event.preventDefault();
    document.body.classList.add("drops");
  });
  addEventListener("dragleave", (event) => {
    if (!event.relatedTarget) document.body.classList.remove("drops");
  });
  addEventListener("drop", async (event) => {
    document.body.classList.remove("drops");
    if (!has(event)) return;
    event.preventDefault();
    try {
      const file = event.dataTransfer.files[0];
      open(file ? await file.text() : event.dataTransfer.getData("text/plain"));
    } catch (error) {
      fail(error);
    }
  });
};
// Connects the parts: a take is played live, or an instant of it is shown.

const setContent = (element, text) => {
  if (element.textContent !== text) element.textContent = text;
};

const data = readData("play-data");
const player = { takes: [], take: null, moments: null, shown: null, isPlaying: false, engine: null };

const notice = (text) => {
  byId("notice").hidden = !text;
  setContent(byId("notice"), text);
  clearTimeout(notice.timer);
  if (text) notice.timer = setTimeout(() => notice(""), 8000);
};

const isLive = () => player.shown === null && !player.isPlaying;

// Touches and keys are for what runs.
const isReady = () => {
  if (isLive()) return true;
  notice("This is a moment of the past: press Live to go on at the end, or Fork here to go on from it.");
  return false;
};

const display = new Display(byId("device"), byId("screen"));
const live = new Live(display, {
  refused: (event, error) => notice(`${event.type} was refused: ${error.message}`),
  beforeFrame: (stamp) => { if (scrolling.isMoving) scrolling.step(stamp); },
  isMoving: () => scrolling.isMoving,
  caret: () => typing.caret,
  drawn: (frame) => drawn(frame),
});
const scrolling = new Scrolling(live);
const touch = document.createElement("div");
touch.className = "touch";
const pointers = new Pointers(live, scrolling, {
  isReady,
  refusedFinger: () => notice("One finger at a time: a second one is refused, as by a recognizer for one touch."),
  touched: (at) => {
    touch.classList.toggle("shown", at !== null);
    if (at) Object.assign(touch.style, { left: px(at[0]), top: px(at[1]) });
  },
  tappedField: (event, id) => {
    if (live.node(id)?.isFocused) typing.take();
    else if (live.send(event.timeStamp, { type: "focus", target: id })) live.display.device.focus({ preventScroll: true });
  },
});
const typing = new Typing(live, {
  isReady, commands: () => descriptionOf(player.take.header.scene)?.commands ?? [],
});
const keyboard = new Keyboard(live, display, {
  isReady, typed: (stamp, text) => typing.typed(stamp, text),
  deleted: (stamp) => typing.deleted(stamp), returned: (stamp) => typing.returned(stamp),
});
const pickers = new Pickers(live, display, isReady);
const environmentPanel = new EnvironmentPanel((change) => {
  if (!isReady()) { environmentPanel.key = ""; environmentPanel.show(player.take.environment); return; }
  live.send(performance.now(), { type: "environment", environment: change });
  if (change.size) keyboard.moved(performance.now());
});
const effectList = new EffectList((answer, wait) => {
  const { take } = player;
  const give = () => { if (player.take === take && isReady()) live.send(performance.now(), answer); };
  if (wait > 0) setTimeout(give, wait); else give();
});
const commandPanel = new CommandPanel((command) => {
  if (isReady()) live.send(performance.now(), command);
});
const readingList = new ReadingList(live, {
  activated: (event, id, kind) => {
    if (!isReady()) return;
    if (kind === "field" && live.node(id)?.isInteractive) {
      if (!live.node(id).isFocused) live.send(event.timeStamp, { type: "focus", target: id });
      typing.field = id;
      typing.take();
    } else {
      live.send(event.timeStamp, { type: "tap", target: id });
    }
  },
});
const futures = new Futures({
  seek: (time) => { stopPlaying(); seek(time); }, event: (by) => eventBy(by), live: () => goLive(),
  choose: (take) => choose(take),
});
const comparing = new Comparing(futures);

const descriptionOf = (name) => data.scenes.find((scene) => scene.name === name);

// MARK: Drawing

// What follows a frame of the running screen.
const drawn = (frame) => {
  const { take } = player;
  if (!take || take !== live.take) return;
  keyboard.follow(performance.now(), frame);
  typing.follow(frame);
  showAround(frame, take, true);
  const now = performance.now();
  // The timeline grows a few times a second.
  if (now - (drawn.last ?? 0) < 240) return;
  drawn.last = now;
  showTime();
};

const showAround = (frame, { environment, keyboard: change }, isAnimated) => {
  fit(environment.size);
  display.setDirection(environment.layoutDirection);
  keyboard.show(frame, { environment, keyboard: change }, isAnimated);
  pickers.show(frame);
  if (touch.parentNode !== display.root) display.root.append(touch);
  environmentPanel.show(environment);
  effectList.show(player.take, player.shown ?? Infinity);
  readingList.show(frame);
  const members = Object.entries(frame.state).filter(([name]) => name !== "name")
    .map(([name, value]) => `${name} ${typeof value === "object" ? JSON.stringify(value) : value}`);
  setContent(byId("state"), [frame.state.name, ...members].join(", "));
};

const fit = (size, isForced = false) => {
  const count = comparing.take ? 2 : 1;
  const key = `${size}, ${count}`;
  if (key === fit.key && !isForced) return;
  fit.key = key;
  const stage = byId("stage");
  const width = (stage.clientWidth - 28 * count) / count;
  // On a narrow page the screen is as wide as it can be, and the page scrolls.
  const height = matchMedia("(max-width: 759px)").matches
    ? innerHeight - 120 : stage.clientHeight - 40;
  fit.scale = Math.max(0.15, Math.min(width / size[0], height / size[1], 1.5));
  display.resize(size, fit.scale);
  setContent(byId("pane-note"), `${size[0]} × ${size[1]} pt, ${Math.round(fit.scale * 100)} %`);
};

const showTime = () => {
  const { take } = player;
  if (!take) return;
  const time = player.shown ?? live.time(performance.now());
  if (player.shown === null) futures.draw(time);
  const end = Math.max(time, take.time);
  const text = `${time.toFixed(2)} s of ${end.toFixed(2)} s, ${take.events.length} events`;
  setContent(byId("moment"), text);
  futures.show(time, text);
  byId("live").setAttribute("aria-pressed", String(isLive()));
  comparing.show(time, fit.scale);
};

const redraw = () => {
  futures.draw(player.shown ?? player.take.time);
  showTime();
  comparing.draw();
};

// MARK: Instants

const seek = (time) => {
  const { take } = player;
  if (!take) return;
  live.pause();
  scrolling.stop();
  player.moments ??= new Moments(take);
  player.shown = Math.min(take.time, Math.max(take.begin, time));
  const frame = player.moments.frame(player.shown);
  display.show(frame);
  showAround(frame, player.moments.surroundings(player.shown), false);
  showTime();
};

const goLive = () => {
  stopPlaying();
  player.moments?.close();
  player.moments = null;
  player.shown = null;
  notice("");
  live.draw();
  live.resume();
  showTime();
};

const eventBy = (by) => {
  stopPlaying();
  const { take } = player;
  const now = player.shown ?? take.time;
  const times = [...new Set([take.begin, ...take.events.map(({ t }) => t)])];
  const next = by > 0 ? times.find((t) => t > now + 1e-9) : times.findLast((t) => t < now - 1e-9);
  seek(next ?? (by > 0 ? take.time : take.begin));
};

const stopPlaying = () => {
  if (!player.isPlaying) return;
  player.isPlaying = false;
  cancelAnimationFrame(player.request);
  byId("play").textContent = "▶";
  byId("play").ariaLabel = "Play";
};

// Plays what is there, in its own time, from where it stands.
const togglePlaying = () => {
  if (player.isPlaying) { stopPlaying(); return; }
  const { take } = player;
  const isAtEnd = player.shown === null || player.shown >= take.time - 1e-6;
  seek(isAtEnd ? take.begin : player.shown);
  player.isPlaying = true;
  byId("play").textContent = "❚❚";
  byId("play").ariaLabel = "Pause";
  let last;
  const turn = (now) => {
    const time = player.shown + (last === undefined ? 0 : Math.min(0.25, (now - last) / 1000));
    last = now;
    seek(time);
    if (player.shown >= take.time - 1e-6) stopPlaying();
    else player.request = requestAnimationFrame(turn);
  };
  player.request = requestAnimationFrame(turn);
};

// MARK: Takes

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const nextName = () => {
  const number = player.takes.length;
  return letters[number] ?? `${number + 1}`;
};

const choose = (take) => {
  stopPlaying();
  live.pause();
  scrolling.stop();
  player.moments?.close();
  player.moments = null;
  player.shown = null;
  player.take = take;
  setContent(byId("pane-name"), take.name);
  notice("");
  live.open(take);
  keyboard.adopt(display.frame);
  typing.field = undefined;
  fillCompare();
  futures.open(player.takes, take);
  live.resume();
  showTime();
};

const fork = () => {
  live.pause();
  const time = player.shown ?? player.take.time;
  const take = player.take.forked(nextName(), time);
  player.takes.push(take);
  choose(take);
};

const fillCompare = () => {
  const select = byId("compare");
  const before = comparing.take;
  select.textContent = "";
  select.append(new Option("nothing", ""));
  player.takes.forEach((take, i) => {
    if (take !== player.take) select.append(new Option(take.name, String(i)));
  });
  const isThere = before && before !== player.take && player.takes.includes(before);
  select.value = isThere ? String(player.takes.indexOf(before)) : "";
  compare();
};

const compare = () => {
  const number = byId("compare").value;
  comparing.open(player.take, number === "" ? null : player.takes[number]);
  fit(player.take.environment.size, true);
  showTime();
};

const start = (take) => {
  for (const each of player.takes) each.close();
  player.takes = [take];
  const scene = descriptionOf(take.header.scene);
  byId("scene").value = take.header.scene;
  setContent(byId("title"), scene ? scene.name : take.header.scene);
  document.title = `${take.header.scene}: Flow play`;
  commandPanel.open(scene?.commands ?? [], (scene?.nodes ?? []).map(({ id }) => id));
  effectList.take = null;
  choose(take);
};

const startScene = (name) => start(new Take(player.engine, { flowTrace: 1, scene: name }, { name: "A" }));

const openTrace = (text) => {
  start(takeOf(player.engine, text.includes("#trace=") ? text : text, "A"));
  notice("");
};

const openAny = async (text) => {
  const match = /#?trace=([\w-]+)\s*$/.exec(text.trim());
  try {
    openTrace(match && !text.trim().startsWith("{") ? await unpackedText(match[1]) : text);
  } catch (error) {
    notice(`That cannot be opened: ${error.message}`);
  }
};

// MARK: Controls

const clicks = {
  first: () => { stopPlaying(); seek(player.take.begin); }, back: () => eventBy(-1),
  play: togglePlaying, forward: () => eventBy(1), live: goLive, fork,
  restart: () => start(new Take(player.engine, player.take.header, { name: "A" })),
  "export-trace": () => exportTrace(player.take), "export-golden": () => exportGolden(player.take),
  import: () => byId("file").click(),
  "export-link": async () => {
    const link = await linkTo(player.take);
    history.replaceState(null, "", link.slice(link.indexOf("#")));
    try {
      await navigator.clipboard.writeText(link);
      notice("The link is in the clipboard, and in the address. Texts in it are stand-ins.");
    } catch {
      notice("The link is in the address. Texts in it are stand-ins.");
    }
  },
  edit: () => {
    if (isLive()) live.pause();
    byId("editor-text").value = player.take.plainTrace;
    setContent(byId("editor-error"), "");
    byId("editor").showModal();
  },
  "editor-replay": () => {
    try {
      const { header } = player.take;
      const take = takeOf(player.engine, byId("editor-text").value, nextName());
      byId("editor").close();
      if (take.header.scene !== header.scene) { start(take); return; }
      player.takes.push(take);
      choose(take);
    } catch (error) {
      setContent(byId("editor-error"), error.message);
    }
  },
};
for (const id in clicks) byId(id).addEventListener("click", clicks[id]);
byId("editor").addEventListener("close", () => { if (player.shown === null) live.resume(); });
byId("compare").addEventListener("change", compare);
byId("shows-keyboard").addEventListener("change", () => {
  keyboard.setEnabled(performance.now(), byId("shows-keyboard").checked);
  if (isLive()) live.needFrame();
});
byId("scene").addEventListener("change", () => startScene(byId("scene").value));
byId("file").addEventListener("change", async () => {
  const file = byId("file").files[0];
  if (file) await openAny(await file.text());
  byId("file").value = "";
});
acceptDrops(openAny, (error) => notice(error.message));
addEventListener("keydown", (event) => {
  const isControl = event.target instanceof Element
    && event.target.closest("input, select, textarea, dialog");
  // A space presses the button that has the focus.
  if (isControl || event.ctrlKey || event.metaKey || event.altKey || event.key.length > 1
    || event.key === " ") return;
  typing.take();
});
addEventListener("hashchange", async () => {
  const text = await traceOfAddress();
  if (text && text !== player.take?.trace) openAny(text);
});
addEventListener("blur", () => scrolling.stop());
new ResizeObserver(() => {
  if (!player.take) return;
  fit(player.take.environment.size, true);
  redraw();
}).observe(byId("stage"));
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => redraw());

const begin = async () => {
  player.engine = await loadEngine();
  if (!player.engine.hasTraces) {
    throw new Error("The engine of this page was built without traces: build it without --live.");
  }
  const known = player.engine.scenes.filter((name) => descriptionOf(name));
  const select = byId("scene");
  for (const name of known) select.append(new Option(name));
  select.hidden = known.length < 2;
  byId("title").hidden = known.length > 1;
  const given = await traceOfAddress();
  const scene = data.scene ?? known[0];
  if (given) await openAny(given);
  else if (data.trace) openTrace(data.trace);
  if (player.take) return;
  if (!player.engine.scenes.includes(scene)) {
    throw new Error(`The engine of this page has no scene ${scene}; it has `
      + `${player.engine.scenes.join(", ")}.`);
  }
  startScene(scene);
};

// Time passes while nothing moves, too.
setInterval(() => { if (live.isRunning) showTime(); }, 250);

// For tests: what each refresh has cost, in milliseconds, and what is exported.
window.flowPlay = {
  get costs() { return live.costs; }, get take() { return player.take; },
  get takes() { return player.takes; }, get shown() { return player.shown; },
  replayed: (text, name) => {
    const take = takeOf(player.engine, text, "");
    const frames = player.engine.replay(take.plainTrace, { name });
    take.close();
    return frames;
  },
};

try {
  await begin();
  document.documentElement.dataset.ready = "true";
} catch (error) {
  byId("notice").hidden = false;
  setContent(byId("notice"), error.message);
  document.documentElement.dataset.ready = "failed";
}
</script>
</body>
</html>

"""##
}
