"use strict";

const assert = require("node:assert/strict");
const { execFileSync, spawnSync } = require("node:child_process");
const crypto = require("node:crypto");
const fs = require("node:fs");
const os = require("node:os");
const path = require("node:path");
const { after, test } = require("node:test");

const root = path.resolve(__dirname, "../../..");
const scratch = fs.mkdtempSync(path.join(os.tmpdir(), "flow-embed-"));
after(() => fs.rmSync(scratch, { recursive: true }));

const page = (style, scripts) => [
  "<title>t</title>", style && `<link rel="stylesheet" href="${style}">`, "<p>text</p>",
  "<!-- data -->", ...scripts.map((name) => `<script src="${name}"></script>`), "<hr>", "",
].filter((line) => line !== undefined).join("\n");

// A folder with sources, and what the script says of it.
const folder = (files) => {
  const place = fs.mkdtempSync(path.join(scratch, "page-"));
  for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(place, name), text);
  return place;
};
const embed = (...options) => {
  const { status, stderr } = spawnSync(path.join(root, "scripts/embed-page"), options);
  return { status, error: String(stderr) };
};

test("whatever stands in a source, Swift has it as it is", () => {
  const nasty = [
    "a \\ b \\n \\#(x) \\##u{41} \\(y)", '"""', '"""#', '""""##', '"""\\"""##"', "\ttab  ", "",
    "ä € 😀 \u2028 # ## ###", "  \\", '"',
  ].join("\n");
  const files = { "a.css": `${nasty}\n`, "b.js": `${nasty}\n`, "c.js": "last\n",
    "page.html": page("a.css", ["b.js", "c.js"]) };
  const place = folder(files);
  assert.deepEqual(embed(place), { status: 0, error: "" });
  fs.writeFileSync(path.join(place, "main.swift"),
    'print(EmbeddedPage.head, EmbeddedPage.tail, separator: "<data>", terminator: "")\n');
  const program = path.join(place, "print");
  execFileSync("swiftc", ["-warnings-as-errors", "-o", program, "EmbeddedPage.swift", "main.swift"],
    { cwd: place });
  assert.equal(execFileSync(program).toString(),
    `<title>t</title>\n<style>\n${nasty}\n</style>\n<p>text</p>\n<data>`
    + `<script>\n(() => {\n"use strict";\n${nasty}\nlast\n})();\n</script>\n<hr>\n`);
});

test("a file that is not of the sources as they are is told", () => {
  const place = folder({ "a.js": "1;\n", "page.html": page(undefined, ["a.js"]) });
  assert.equal(embed("--check", place).status, 1, "there is none");
  assert.equal(embed(place).status, 0);
  assert.deepEqual(embed("--check", place), { status: 0, error: "" });
  fs.writeFileSync(path.join(place, "a.js"), "2;\n");
  const before = fs.readFileSync(path.join(place, "EmbeddedPage.swift"));
  const { status, error } = embed("--check", place);
  assert.equal(status, 1);
  assert.match(error, /EmbeddedPage\.swift is not current; run scripts\/embed-page/);
  assert.deepEqual(fs.readFileSync(path.join(place, "EmbeddedPage.swift")), before);
});

test("what cannot be embedded is refused with its place", () => {
  const whole = page("a.css", ["a.js"]);
  const sources = { "a.css": "b {}\n", "a.js": "1;\n", "page.html": whole };
  for (const [changed, expected] of [
    [{ "a.js": "1;\n'</script>'\n" }, /a\.js:2: error: '<\/script' would end the element/],
    [{ "a.js": "'<!--'\n" }, /a\.js:1: error: '<!--' would end/],
    [{ "a.css": "</STYLE>\n" }, /a\.css:1: error: '<\/STYLE' would end/],
    [{ "a.js": "1;\r\n" }, /a\.js:1: error: a character U\+000D/],
    [{ "a.js": "1;" }, /a\.js: error: the last line has no end/],
    [{ "a.js": Buffer.from([0x31, 0xff, 0x0a]) }, /a\.js: .*can't decode/],
    [{ "page.html": page("a.css", ["b.js"]) }, /b\.js: .*No such file/],
    [{ "page.html": whole.replace("data", "date") }, /page\.html: error: expected '<!-- data -->'/],
    [{ "b.js": "1;\n" }, /b\.js: error: page\.html does not name it/],
    [{ "b.css": "b {}\n" }, /b\.css: error: page\.html does not name it/],
  ]) {
    const place = folder({ ...sources, ...changed });
    const { status, error } = embed(place);
    assert.equal(status, 1, String(expected));
    assert.match(error, expected);
    assert.equal(fs.existsSync(path.join(place, "EmbeddedPage.swift")), false);
  }
  assert.equal(embed(folder(sources)).status, 0);
});

test("modules and the style of their page are packed, and the policy has their hashes", () => {
  const hash = (text) => `'sha256-${crypto.createHash("sha256").update(text).digest("base64")}'`;
  const place = folder({
    "a.css": "p {}\n", "b.js": 'import { c } from "./c.js";\nexport const b = c;\n', "c.js": "c();\n",
    "page.html": '<meta content="SCRIPT-HASHES; STYLE-HASHES">\n'
      + '<link rel="stylesheet" href="a.css">\n<!-- data -->\n'
      + '<script type="module" src="b.js"></script>\n<script src="c.js"></script>\n',
  });
  assert.deepEqual(embed(place), { status: 0, error: "" });
  const swift = fs.readFileSync(path.join(place, "EmbeddedPage.swift"), "utf8");
  const loader = '\n(() => {\n"use strict";\nc();\n})();\n';
  assert.ok(swift.includes(
    `content="${hash("const b = c;\n")} ${hash(loader)}; ${hash("p {}\n")}"`), swift);
  assert.match(swift, /id="play-style">H4sI/);
  assert.match(swift, /id="play-script">H4sI/);
  assert.deepEqual(embed("--check", place), { status: 0, error: "" });
  fs.writeFileSync(path.join(place, "a.css"), "q {}\n");
  assert.equal(embed("--check", place).status, 1);
});
