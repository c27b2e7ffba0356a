"use strict";

const assert = require("node:assert/strict");
const { spawnSync } = require("node:child_process");
const fs = require("node:fs");
const path = require("node:path");
const { test } = require("node:test");

const page = path.resolve(__dirname, "../../../Sources/FlowReport/PlayPage");
const program = fs.readFileSync(path.join(page, "unpacker.wasm"));
const { unlzma, isLzma } = new Function("mostBytes",
  `${fs.readFileSync(path.join(page, "script/lzma.js"), "utf8")}; return { unlzma, isLzma };`)(2 ** 24);

const packed = (bytes, options = "") => {
  const program = "import lzma, sys; sys.stdout.buffer.write("
    + `lzma.compress(sys.stdin.buffer.read(), lzma.FORMAT_ALONE${options}))`;
  const { status, stdout, stderr } = spawnSync("python3", ["-c", program],
    { input: bytes, maxBuffer: 1 << 26 });
  assert.equal(status, 0, String(stderr));
  return new Uint8Array(stdout);
};
const filters = (text) => `, filters=[{"id": lzma.FILTER_LZMA1, ${text}}]`;

// Pseudo-random bytes of few kinds, with repetitions near and far.
const noise = (count, kinds) => {
  let seed = 12345;
  const next = () => {
    seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
    return seed >>> 16;
  };
  const bytes = Buffer.alloc(count);
  for (let i = 0; i < count; i += 1) {
    const repeats = i > 64 && next() % 4 === 0;
    bytes[i] = repeats ? bytes[i - 1 - (next() % Math.min(i - 1, 60000))] : next() % kinds;
  }
  return Buffer.concat([bytes, bytes.subarray(0, count >> 1), Buffer.alloc(count, 7)]);
};

const rows = [
  ["nothing", Buffer.alloc(0)], ["one byte", Buffer.from([200])],
  ["a text", Buffer.from("abcabcabc, ä 😀 abcabc\n".repeat(40))],
  ["zeros", Buffer.alloc(100000)], ["noise", noise(40000, 256)], ["few kinds", noise(90000, 5)],
  ["this test", fs.readFileSync(__filename)],
];
const settings = [
  ["as it is usual", ""], ["with other contexts", filters('"lc": 0, "lp": 2, "pb": 0')],
  ["with more contexts", filters('"lc": 4, "lp": 0, "pb": 4')],
  ["with a small window", filters('"dict_size": 4096')],
];

for (const [name, options] of settings) {
  test(`what is packed is unpacked, ${name}`, async () => {
    for (const [what, bytes] of rows) {
      const result = await unlzma(packed(bytes, options), program);
      assert.equal(Buffer.compare(Buffer.from(result), bytes), 0, what);
    }
  });
}

test("a packed file is known by its beginning", () => {
  assert.ok(isLzma(packed(Buffer.from("text"))));
  assert.ok(!isLzma(new Uint8Array([0x1f, 0x8b, 8, 0])));
  assert.ok(!isLzma(new Uint8Array([0, 0x61, 0x73, 0x6d])));
});

test("what is damaged is refused, or gives something else, and comes to an end", async () => {
  const bytes = packed(noise(3000, 64));
  for (let cut = 0; cut < bytes.length; cut += 97) {
    await assert.rejects(unlzma(bytes.slice(0, cut), program), /damaged/, `cut at ${cut}`);
  }
  for (let at = 0; at < bytes.length; at += at < 18 ? 1 : 61) {
    const other = bytes.slice();
    other[at] ^= 0x55;
    try {
      await unlzma(other, program);
    } catch (error) {
      assert.match(error.message, /damaged|too large/);
    }
  }
});

test("what becomes too large is refused", async () => {
  await assert.rejects(unlzma(packed(Buffer.alloc(2 ** 25)), program), /too large/);
});
