// Unpacks what `xz --format=lzma` packs: a third smaller than by gzip, and in every browser.

const lzmaBits = 11;
const lzmaHalf = 1024;
const lzmaTop = 2 ** 24;
const lzmaDamage = "What is packed is damaged.";

// Whether some bytes begin as a packed file does: the properties that are usual, and a whole number
// of MiB as the size of the window.
const isLzma = (bytes) => bytes[0] === 0x5d && bytes[1] === 0 && bytes[2] === 0;

// The bits of a range coder, each by a probability that adapts.
class LzmaBits {
  constructor(bytes, start) {
    this.bytes = bytes;
    // The first byte is always 0.
    this.next = start + 5;
    this.range = 0xffffffff;
    this.code = 0;
    for (let i = 1; i < 5; i += 1) this.code = (this.code << 8 | bytes[start + i]) >>> 0;
  }

  bit(models, index) {
    const model = models[index];
    const bound = (this.range >>> lzmaBits) * model;
    let bit;
    if (this.code < bound) {
      this.range = bound;
      models[index] = model + ((2048 - model) >> 5);
      bit = 0;
    } else {
      this.range -= bound;
      this.code -= bound;
      models[index] = model - (model >> 5);
      bit = 1;
    }
    if (this.range < lzmaTop) {
      this.range = (this.range << 8) >>> 0;
      this.code = ((this.code << 8) | this.bytes[this.next]) >>> 0;
      this.next += 1;
    }
    return bit;
  }

  direct(count) {
    let value = 0;
    for (let i = 0; i < count; i += 1) {
      this.range >>>= 1;
      const bit = this.code >= this.range ? 1 : 0;
      if (bit) this.code -= this.range;
      value = value * 2 + bit;
      if (this.range < lzmaTop) {
        this.range = (this.range << 8) >>> 0;
        this.code = ((this.code << 8) | this.bytes[this.next]) >>> 0;
        this.next += 1;
      }
    }
    return value;
  }

  tree(models, start, count) {
    let node = 1;
    for (let i = 0; i < count; i += 1) node = (node << 1) | this.bit(models, start + node);
    return node - (1 << count);
  }

  reverseTree(models, start, count) {
    let node = 1;
    let value = 0;
    for (let i = 0; i < count; i += 1) {
      const bit = this.bit(models, start + node);
      node = (node << 1) | bit;
      value |= bit << i;
    }
    return value;
  }
}

const lzmaModels = (count) => new Uint16Array(count).fill(lzmaHalf);

// The lengths of matches, from 2 on.
class LzmaLengths {
  constructor() {
    this.choice = lzmaModels(2);
    this.low = lzmaModels(16 << 3);
    this.middle = lzmaModels(16 << 3);
    this.high = lzmaModels(256);
  }

  next(bits, place) {
    if (!bits.bit(this.choice, 0)) return 2 + bits.tree(this.low, place << 3, 3);
    if (!bits.bit(this.choice, 1)) return 10 + bits.tree(this.middle, place << 3, 3);
    return 18 + bits.tree(this.high, 0, 8);
  }
}

class LzmaReader {
  constructor(bytes) {
    const properties = bytes[0];
    this.literalContext = properties % 9;
    this.literalPlace = Math.trunc(properties / 9) % 5;
    this.place = Math.trunc(properties / 45);
    const view = new DataView(bytes.buffer, bytes.byteOffset);
    // All ones: it ends with a mark instead.
    this.size = view.getUint32(5, true) === 0xffffffff ? Infinity : view.getUint32(5, true);
    this.output = new Uint8Array(this.size === Infinity ? bytes.length * 8 : this.size);
    this.count = 0;
    this.bits = new LzmaBits(bytes, 13);
    this.literals = lzmaModels(0x300 << (this.literalContext + this.literalPlace));
    this.isMatch = lzmaModels(12 << 4);
    this.isLong = lzmaModels(12 << 4);
    this.isRepeat = lzmaModels(12);
    this.isOther = [lzmaModels(12), lzmaModels(12), lzmaModels(12)];
    this.slots = lzmaModels(4 << 6);
    this.near = lzmaModels(128);
    this.far = lzmaModels(16);
    this.lengths = new LzmaLengths();
    this.repeatLengths = new LzmaLengths();
  }

  // The kinds of what came last, from literals only to matches only, are 12 states.
  read() {
    const { bits } = this;
    const mask = (1 << this.place) - 1;
    let state = 0;
    let [first, second, third, fourth] = [0, 0, 0, 0];
    while (this.count < this.size) {
      if (bits.next > bits.bytes.length + 8) throw new Error(lzmaDamage);
      const place = this.count & mask;
      if (!bits.bit(this.isMatch, (state << 4) + place)) {
        this.literal(state, first);
        state = state < 4 ? 0 : state < 10 ? state - 3 : state - 6;
        continue;
      }
      let length;
      if (!bits.bit(this.isRepeat, state)) {
        [second, third, fourth] = [first, second, third];
        length = this.lengths.next(bits, place);
        first = this.distance(length);
        if (first === 0xffffffff) break;
        state = state < 7 ? 7 : 10;
      } else {
        if (!bits.bit(this.isOther[0], state)) {
          if (!bits.bit(this.isLong, (state << 4) + place)) {
            state = state < 7 ? 9 : 11;
            this.copy(first, 1);
            continue;
          }
        } else if (!bits.bit(this.isOther[1], state)) {
          [first, second] = [second, first];
        } else if (!bits.bit(this.isOther[2], state)) {
          [first, second, third] = [third, first, second];
        } else {
          [first, second, third, fourth] = [fourth, first, second, third];
        }
        length = this.repeatLengths.next(bits, place);
        state = state < 7 ? 8 : 11;
      }
      this.copy(first, length);
    }
    return this.output.subarray(0, this.count);
  }

  literal(state, distance) {
    const { bits, literals } = this;
    const before = this.count > 0 ? this.output[this.count - 1] : 0;
    const context = ((this.count & ((1 << this.literalPlace) - 1)) << this.literalContext)
      + (before >> (8 - this.literalContext));
    const start = 0x300 * context;
    let symbol = 1;
    if (state >= 7) {
      let match = this.output[this.count - distance - 1];
      while (symbol < 0x100) {
        const expected = (match >> 7) & 1;
        match <<= 1;
        const bit = bits.bit(literals, start + ((1 + expected) << 8) + symbol);
        symbol = (symbol << 1) | bit;
        if (bit !== expected) break;
      }
    }
    while (symbol < 0x100) symbol = (symbol << 1) | bits.bit(literals, start + symbol);
    this.room(1);
    this.output[this.count] = symbol & 0xff;
    this.count += 1;
  }

  distance(length) {
    const { bits } = this;
    const slot = bits.tree(this.slots, Math.min(length - 2, 3) << 6, 6);
    if (slot < 4) return slot;
    const count = (slot >> 1) - 1;
    const base = (2 | (slot & 1)) * 2 ** count;
    if (slot < 14) return base + bits.reverseTree(this.near, base - slot, count);
    return base + bits.direct(count - 4) * 16 + bits.reverseTree(this.far, 0, 4);
  }

  copy(distance, length) {
    if (distance >= this.count) throw new Error(lzmaDamage);
    const count = Math.min(length, this.size - this.count);
    this.room(count);
    const { output } = this;
    for (let i = 0, at = this.count; i < count; i += 1, at += 1) output[at] = output[at - distance - 1];
    this.count += count;
  }

  room(count) {
    if (this.count + count <= this.output.length) return;
    const larger = new Uint8Array(2 * (this.output.length + count));
    larger.set(this.output);
    this.output = larger;
  }
}
