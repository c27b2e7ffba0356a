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

  /** What a scene was opened with: of another one nothing is restored. */
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
    const state = key === null ? null : this.#host.saved();
    if (state === null) return;
    try {
      sessionStorage.setItem(key, JSON.stringify({ origin: this.#origin, state }));
    } catch {
      // Storage that is full or forbidden restores nothing.
    }
  }

  /** Opens what was kept; else, or where it cannot be read, the scene from its beginning. */
  open(open, failed) {
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
