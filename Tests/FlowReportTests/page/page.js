// The scripts of the page, run as they ship and in the order of page.html. The last one, which puts
// them together, is left out: it needs a page. `const { seconds } = require("./page")` is what a
// script declares under that name.
"use strict";

const fs = require("node:fs");
const path = require("node:path");
const vm = require("node:vm");

const folder = path.resolve(__dirname, "../../../Sources/FlowReport/Page");
const html = fs.readFileSync(path.join(folder, "page.html"), "utf8");
const scripts = [...html.matchAll(/<script src="(.+?)"><\/script>/g)].map(([, name]) => ({
  name, text: fs.readFileSync(path.join(folder, name), "utf8"),
}));

for (const { name, text } of scripts.slice(0, -1)) {
  vm.runInThisContext(`"use strict"; ${text}`, { filename: path.join(folder, name) });
}

module.exports = new Proxy({ html, scripts }, {
  get: (known, name) => (name in known ? known[name] : vm.runInThisContext(name)),
});
