// Unpacks what `xz --format=lzma` packs: a quarter smaller than by gzip, and in every browser. A program
// in WebAssembly does it, which runs fast at once.

const lzmaDamage = "What is packed is damaged.";
// What the program says where there is not enough room.
const lzmaFull = -2;

// Whether some bytes begin as a packed file does: the properties that are usual, and a whole number
// of MiB as the size of the window.
const isLzma = (bytes) => bytes[0] === 0x5d && bytes[1] === 0 && bytes[2] === 0;

const unlzma = async (bytes, program) => {
  const { instance } = await WebAssembly.instantiate(program);
  const { memory, unpack, __heap_base: heap } = instance.exports;
  const models = (heap.value + 15) & ~15;
  const input = models + 2 ** 17;
  const output = input + bytes.length;
  for (let room = 4096 + bytes.length * 4; room <= mostBytes; room *= 2) {
    const missing = output + room - memory.buffer.byteLength;
    if (missing > 0) memory.grow(Math.ceil(missing / 2 ** 16));
    new Uint8Array(memory.buffer).set(bytes, input);
    const count = unpack(input, bytes.length, output, room, models);
    if (count >= 0) return new Uint8Array(memory.buffer, output, count);
    if (count !== lzmaFull) throw new Error(lzmaDamage);
  }
  throw new Error("What is packed is too large.");
};
