extension PlaywrightTest {
  /// What comes before the trace.
  static let head = #"""
    import { readFile } from 'node:fs/promises';
    import { extname, join } from 'node:path';
    import { expect, test } from '@playwright/test';

    // The package flow-scene: scripts/install or Hosts/Web/build-package make it.
    const web = process.env.FLOW_WEB ?? 'web';
    // The engine with the scene, where that is not the package's own.
    const wasm = process.env.FLOW_MODULE ?? join(web, 'flow.wasm');

    """#

  /// What comes after it.
  static let tail = #"""

    const types = {
      '.js': 'text/javascript', '.wasm': 'application/wasm', '.svg': 'image/svg+xml', '.html': 'text/html',
    };
    const origin = 'http://flow.test';
    const blank = '<!doctype html><meta charset="utf-8"><title>flow</title><style>body { margin: 0 }</style>'
      + '<link rel="icon" href="data:,"><script type="module" src="/dist/scene.js"></script><main></main>';
    const environment = {
      size: [375, 812], safeArea: [44, 0, 34, 0], scale: 3, layoutDirection: 'leftToRight', reduceMotion: false,
      date: '2026-01-01', windowOrigin: [0, 0], ...(header.environment ?? header.state?.environment),
    };
    /** How far a box may be off, in points. */
    const tolerance = 1;
    const center = ([x, y, width, height]) => [x + width / 2, y + height / 2];

    // MARK: What runs in the page

    /** Opens the scene, or its saved state, in an element that fills the window. */
    async function open([header, environment]) {
      await customElements.whenDefined('flow-scene');
      const element = document.createElement('flow-scene');
      element.setAttribute('module', '/flow.wasm');
      element.setAttribute('scene', header.scene);
      element.setAttribute('takes-focus', '');
      element.environment = environment;
      if (header.configuration) element.configuration = header.configuration;
      if (header.state) {
        // What the element itself stores for this attribute.
        const origin = JSON.stringify([header.scene, null]);
        sessionStorage.setItem('flow-scene:trace', JSON.stringify({ origin, state: JSON.stringify(header.state) }));
        element.setAttribute('restore', 'trace');
      }
      const [width, height] = environment.size;
      Object.assign(element.style, { display: 'block', width: `${width}px`, height: `${height}px` });
      document.querySelector('main').replaceChildren(element);
      await new Promise((resolve, reject) => {
        element.addEventListener('flow-ready', resolve, { once: true });
        element.addEventListener('flow-error', ({ detail }) => reject(detail.error), { once: true });
      });
    }

    /** What the system or the app does: what no finger and no key can. */
    function tell(event) {
      const element = document.querySelector('flow-scene');
      const { t, ...rest } = event;
      if (rest.type === 'environment') {
        element.environment = { ...element.environment, ...rest.environment };
        const [width, height] = element.environment.size;
        Object.assign(element.style, { width: `${width}px`, height: `${height}px` });
        return;
      }
      if (!element.send(rest)) throw new Error(`the scene has refused ${JSON.stringify(event)}`);
    }

    /** Where a node is; undefined for one that is not there. */
    function box(id) {
      const node = document.querySelector('flow-scene').shadowRoot.querySelector(`[data-id="${CSS.escape(id)}"]`);
      const place = node?.getBoundingClientRect();
      return place && [place.left, place.top, place.width, place.height];
    }

    /**
     * Puts the caret of a field where the next text goes, at most to the end of its text, as the engine does. Returns
     * how much is selected then; null if the field has no input that can have it.
     */
    function placeCaret([id, range]) {
      const root = document.querySelector('flow-scene').shadowRoot;
      const input = root.querySelector(`[data-id="${CSS.escape(id)}"] .input`);
      if (!input || root.activeElement !== input) return null;
      if (range) {
        const [start, end] = [range[0], range[0] + range[1]].map((place) => Math.min(place, input.value.length));
        input.setSelectionRange(start, end);
      }
      return input.selectionEnd - input.selectionStart;
    }

    function changeFocus([id, isWanted]) {
      const root = document.querySelector('flow-scene').shadowRoot;
      const input = root.querySelector(`[data-id="${CSS.escape(id)}"] .input`);
      if (!input || (root.activeElement === input) === isWanted) return;
      if (isWanted) input.focus();
      else input.blur();
    }

    function cancelPointer() {
      const window = document.querySelector('flow-scene').shadowRoot.querySelector('.window');
      window.dispatchEvent(new PointerEvent('pointercancel', { pointerId: globalThis.pointer, bubbles: true }));
    }

    function screen(ids) {
      const element = document.querySelector('flow-scene');
      const nodes = {};
      for (const id of ids) {
        const node = element.shadowRoot.querySelector(`[data-id="${CSS.escape(id)}"]`);
        const place = node?.getBoundingClientRect();
        if (!place) continue;
        const text = element.screen.node(id)?.text;
        nodes[id] = { box: [place.left, place.top, place.width, place.height], ...(text ? { text } : {}) };
      }
      return { state: element.state, nodes };
    }

    // MARK: The hand

    /** Does what an event of the trace says. */
    async function act(page, event, hand) {
      const { mouse, keyboard } = page;
      const { type, target, location, phase, range, translation = [0, 0] } = event;
      const place = location ?? center(await page.evaluate(box, target ?? '') ?? []);
      const isSeen = place.every(Number.isFinite);
      const isTyped = ['text', 'deleteBackward', 'return'].includes(type);
      const selected = isTyped ? await page.evaluate(placeCaret, [target, range]) : null;
      if (type === 'tap' && isSeen) {
        await mouse.click(...place);
      } else if (type === 'pan' && phase === 'began' && isSeen) {
        const [x, y] = place;
        hand.start = [x - translation[0], y - translation[1]];
        await mouse.move(...hand.start);
        await mouse.down();
      } else if (type === 'pan' && hand.start) {
        await mouse.move(hand.start[0] + translation[0], hand.start[1] + translation[1]);
        if (phase === 'cancelled') await page.evaluate(cancelPointer);
        if (phase !== 'changed') {
          await mouse.up();
          hand.start = null;
        }
      } else if (type === 'text' && selected !== null) {
        if (event.replacement !== '') await keyboard.insertText(event.replacement);
        else if (selected > 0) await keyboard.press('Backspace');
      } else if (type === 'deleteBackward' && selected !== null) {
        await keyboard.press('Backspace');
      } else if (type === 'return' && selected !== null) {
        await keyboard.press('Enter');
      } else if (type === 'focus' || type === 'blur') {
        await page.evaluate(changeFocus, [target, type === 'focus']);
      } else if (type === 'scroll' && hand.start) {
        // The element scrolls as the finger moves.
      } else if (type !== 'tick') {
        await page.evaluate(tell, event);
      }
    }

    /** The clock of the page, which stands but when it is told to go on. */
    async function goTo(page, hand, time) {
      const wanted = Math.round(1000 * time);
      if (wanted > hand.time) await page.clock.runFor(wanted - hand.time);
      hand.time = Math.max(wanted, hand.time);
    }

    async function check(page, rest) {
      const found = await page.evaluate(screen, Object.keys(rest.nodes));
      const off = [];
      for (const [id, { box, text }] of Object.entries(rest.nodes)) {
        const node = found.nodes[id];
        const distance = node ? Math.max(...box.map((side, i) => Math.abs(side - node.box[i]))) : Infinity;
        if (!(distance <= tolerance)) off.push(`${id} is at ${node?.box.map(Math.round)} instead of ${box}`);
        if (node && text !== node.text) off.push(`${id} shows ${node.text} instead of ${text}`);
      }
      expect(off, `at ${rest.t} s`).toEqual([]);
      expect(found.state, `at ${rest.t} s`).toBe(rest.state);
    }

    test(trace, async ({ page }) => {
      const [width, height] = environment.size;
      // A screen may turn, and a finger may leave it.
      const extent = Math.ceil(Math.max(width, height)) + 100;
      await page.setViewportSize({ width: extent, height: extent });
      await page.route(`${origin}/**`, async (route) => {
        const { pathname } = new URL(route.request().url());
        const file = pathname === '/flow.wasm' ? wasm : join(web, pathname);
        const body = pathname === '/' ? blank : await readFile(file);
        await route.fulfill({ body, contentType: types[extname(pathname)] ?? 'text/html' });
      });
      await page.clock.install({ time: 0 });
      await page.goto(origin);
      await page.clock.pauseAt(60_000);
      await page.evaluate(() => addEventListener('pointerdown', (event) => { globalThis.pointer = event.pointerId; }, true));
      await page.evaluate(open, [header, environment]);
      const hand = { time: Math.round(1000 * (header.state?.t ?? 0)), start: null };
      for (const step of steps) {
        if (!step.rest) {
          await goTo(page, hand, step.t);
          await act(page, step, hand);
        } else {
          await goTo(page, hand, Math.max(step.rest.t, hand.time / 1000) + 0.04);
          await check(page, step.rest);
        }
      }
    });

    """#
}
