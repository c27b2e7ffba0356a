extension ReportPage {
  /// How the page looks, in light and dark, wide and narrow.
  static let style = frameStyle + "\n" + panelStyle + "\n" + screenStyle

  private static let frameStyle = #"""
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
    """#

  private static let panelStyle = #"""
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
    """#

  private static let screenStyle = #"""
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
    """#
}
