// Puts the page's own style and script in their places. The policy lets them in by their hashes.

const put = async (kind, id) => {
  const made = document.createElement(kind);
  made.textContent = new TextDecoder().decode(await element(id));
  if (kind === "script") made.type = "module";
  document.head.append(made);
};

globalThis.packing = { bytesOf, piped, unpacked, element };
put("style", "play-style").then(() => put("script", "play-script")).catch((error) => {
  document.getElementById("fault").hidden = false;
  document.getElementById("fault-text").textContent = error.message;
});
