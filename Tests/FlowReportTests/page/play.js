// The scripts of the page of play that need no page, as they ship: `const { FrameReader } =
// require("./play")` is what a script declares under that name.
"use strict";

const fs = require("node:fs");
const path = require("node:path");
const vm = require("node:vm");

const folder = path.resolve(__dirname, "../../../Sources/FlowReport/PlayPage/script");
const names = ["frames", "grounds", "display", "notices", "take", "velocity", "turning", "states", "commands", "thumbs", "shelf", "watching"];
for (const name of names) {
  const file = path.join(folder, `${name}.js`);
  vm.runInThisContext(`"use strict"; ${fs.readFileSync(file, "utf8")}`, { filename: file });
}

module.exports = new Proxy({}, { get: (_, name) => vm.runInThisContext(name) });
