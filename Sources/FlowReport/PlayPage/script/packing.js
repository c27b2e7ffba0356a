// What the page holds packed: the module, and a trace in an address.

const bytesOf = (base64) => {
  const text = atob(base64);
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i += 1) bytes[i] = text.charCodeAt(i);
  return bytes;
};

const base64Of = (bytes) => {
  let text = "";
  for (let i = 0; i < bytes.length; i += 0x8000) {
    text += String.fromCharCode(...bytes.subarray(i, i + 0x8000));
  }
  return btoa(text);
};

const piped = async (bytes, stream) =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());

const isGzip = (bytes) => bytes[0] === 0x1f && bytes[1] === 0x8b;

const unpacked = async (bytes) => {
  if (!isGzip(bytes)) return bytes;
  if (typeof DecompressionStream !== "function") {
    throw new Error("This browser cannot unpack the engine. Use one of 2023 or later, or write the "
      + "page with a module that is not packed: flow play --module FILE.wasm");
  }
  return piped(bytes, new DecompressionStream("gzip"));
};

const loadEngine = async () => {
  if (typeof WebAssembly !== "object") {
    throw new Error("This browser runs no WebAssembly, in which the engine of this page is.");
  }
  return FlowEngine.load(await unpacked(bytesOf(byId("play-module").textContent.trim())));
};

// A text as it stands in the fragment of an address.
const packedText = async (text) => {
  let bytes = new TextEncoder().encode(text);
  if (typeof CompressionStream === "function") {
    bytes = await piped(bytes, new CompressionStream("gzip"));
  }
  return base64Of(bytes).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
};

const unpackedText = async (packed) => {
  const base64 = packed.replaceAll("-", "+").replaceAll("_", "/");
  return new TextDecoder().decode(await unpacked(bytesOf(base64)));
};
