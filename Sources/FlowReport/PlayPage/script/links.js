// The engine out of the page, and traces as they stand in the fragment of an address.

const { packing } = globalThis;

const loadEngine = async () => {
  if (typeof WebAssembly !== "object") {
    throw new Error("This browser runs no WebAssembly, in which the engine of this page is.");
  }
  return FlowEngine.load(await packing.element("play-module"));
};

const base64Of = (bytes) => {
  let text = "";
  for (let i = 0; i < bytes.length; i += 0x8000) {
    text += String.fromCharCode(...bytes.subarray(i, i + 0x8000));
  }
  return btoa(text);
};

const packedText = async (text) => {
  let bytes = new TextEncoder().encode(text);
  if (typeof CompressionStream === "function") {
    bytes = await packing.piped(bytes, new CompressionStream("gzip"));
  }
  return base64Of(bytes).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
};

const linkDamage = "the link is cut short or damaged";

const unpackedText = async (packed) => {
  const base64 = packed.replaceAll("-", "+").replaceAll("_", "/");
  let bytes;
  try {
    bytes = await packing.unpacked(packing.bytesOf(base64));
  } catch {
    throw new Error(linkDamage);
  }
  return new TextDecoder().decode(bytes);
};
