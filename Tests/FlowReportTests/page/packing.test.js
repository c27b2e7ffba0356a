// Decompressing: the page's own style and script, the module, and a trace in an address.
"use strict";

const assert = require("node:assert/strict");
const fs = require("node:fs");
const path = require("node:path");
const { test } = require("node:test");
const zlib = require("node:zlib");

const limit = 2 ** 20;
const source = fs.readFileSync(
  path.join(__dirname, "../../../Sources/FlowReport/PlayPage/script/packing.js"), "utf8");
// A smaller limit, since a test should not fill a quarter of a gigabyte.
const limited = source.replace("const mostBytes = 2 ** 28;", `const mostBytes = ${limit};`);
assert.notEqual(limited, source);
const { unpacked, bytesOf } = new Function(`${limited}; return { unpacked, bytesOf };`)();

const texts = {
  nothing: "",
  "one character": "a",
  "a trace": '{"flowTrace":1,"scene":"glide-card"}\n{"t":0.1,"type":"tap","target":"trigger"}\n'.repeat(500),
  "characters of four bytes": "\u{1F600}".repeat(1000),
};
for (const [name, text] of Object.entries(texts)) {
  test(`what gzip has compressed is decompressed: ${name}`, async () => {
    assert.equal(new TextDecoder().decode(await unpacked(new Uint8Array(zlib.gzipSync(text)))), text);
  });
}

test("what is not compressed stays as it is", async () => {
  const module = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);
  assert.equal(await unpacked(module), module);
});

test("what is damaged or cut short is rejected", async () => {
  const bytes = new Uint8Array(zlib.gzipSync(texts["a trace"]));
  for (const cut of [3, 12, bytes.length - 9, bytes.length - 1]) {
    await assert.rejects(unpacked(bytes.slice(0, cut)), undefined, `cut at ${cut}`);
  }
  const other = bytes.slice();
  other[bytes.length - 6] ^= 0xff;
  await assert.rejects(unpacked(other));
});

test("what becomes too large is rejected before it is kept", async () => {
  await assert.rejects(unpacked(new Uint8Array(zlib.gzipSync(Buffer.alloc(4 * limit)))), /too large/);
  const most = await unpacked(new Uint8Array(zlib.gzipSync(Buffer.alloc(limit))));
  assert.equal(most.length, limit);
});

test("base64 becomes bytes", () => {
  assert.deepEqual([...bytesOf("AGFzbQ==")], [0, 0x61, 0x73, 0x6d]);
});
