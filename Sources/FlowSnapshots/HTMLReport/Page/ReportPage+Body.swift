extension ReportPage {
  /// What stands before the style.
  ///
  /// The policy forbids whatever is not in the page itself, so that nothing can be asked of a
  /// network even by mistake.
  static let head = #"""
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

    """#

  /// What the page consists of, before the script fills it in.
  static let body = #"""
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
            <label><input type="checkbox" id="guides" checked> guides <kbd>G</kbd></label>
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

    """#

  /// What stands after the script.
  static let tail = #"""
    </body>
    </html>

    """#
}
