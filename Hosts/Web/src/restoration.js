const PREFIX = 'flow-scene:';

/** Keeps a scene without its secrets for as long as the tab is there, under the name in `restore`. */
export class Restoration {
  #host;
  #save = () => this.save();

  constructor(host) {
    this.#host = host;
  }

  get #key() {
    const name = this.#host.getAttribute('restore');
    return name === null ? null : `${PREFIX}${name}`;
  }

  /** The origin of what is open: attributes may be others by the time it is saved. */
  #opened = '';

  /** What a scene is opened with: of another one nothing is restored. */
  get #origin() {
    return JSON.stringify([this.#host.scene, this.#host.configuration ?? null]);
  }

  follow() {
    addEventListener('pagehide', this.#save);
  }

  unfollow() {
    removeEventListener('pagehide', this.#save);
  }

  save() {
    const key = this.#key;
    if (key === null) return;
    try {
      const state = this.#host.saved();
      if (state !== null) sessionStorage.setItem(key, JSON.stringify({ origin: this.#opened, state }));
    } catch {
      // Storage that is full or forbidden restores nothing, nor does a module that has trapped.
    }
  }

  /** Opens what was kept; else, or where it cannot be read, the scene from its beginning. */
  open(open, failed) {
    this.#opened = this.#origin;
    const kept = this.#kept();
    if (kept === undefined) return open(undefined);
    try {
      return open(kept);
    } catch (error) {
      sessionStorage.removeItem(this.#key);
      failed(error);
      return open(undefined);
    }
  }

  #kept() {
    if (this.#key === null) return undefined;
    try {
      const kept = JSON.parse(sessionStorage.getItem(this.#key));
      return kept?.origin === this.#origin ? JSON.parse(kept.state) : undefined;
    } catch {
      return undefined;
    }
  }
}
