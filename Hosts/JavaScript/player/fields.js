/** The fields of a script's line, one after the other. */
export class Fields {
  #words;
  #next = 0;

  constructor(line) {
    this.#words = line.split(' ');
  }

  word() {
    return this.#words[this.#next++];
  }

  number() {
    return Number(this.word());
  }

  numbers(count) {
    return Array.from({ length: count }, () => this.number());
  }

  /** Two numbers; undefined if they are absent. */
  pair() {
    if (this.#words[this.#next] !== '-') return this.numbers(2);
    this.#next += 2;
    return undefined;
  }

  /** A text; undefined if it is absent. */
  text() {
    const field = this.word();
    if (field === '-') return undefined;
    return field === '%' ? '' : decodeURIComponent(field);
  }
}
