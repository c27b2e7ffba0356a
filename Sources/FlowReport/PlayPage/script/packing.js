// What the page holds packed: its own style and script, the module, and a trace in an address.

const bytesOf = (base64) => {
  const text = atob(base64);
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i += 1) bytes[i] = text.charCodeAt(i);
  return bytes;
};

const isGzip = (bytes) => bytes[0] === 0x1f && bytes[1] === 0x8b;

const piped = async (bytes, stream) =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());

const unpacked = async (bytes) => {
  if (isLzma(bytes)) return new LzmaReader(bytes).read();
  if (!isGzip(bytes)) return bytes;
  if (typeof DecompressionStream !== "function") {
    throw new Error("This browser cannot unpack what is packed by gzip: use one of 2023 or later.");
  }
  return piped(bytes, new DecompressionStream("gzip"));
};

const element = (id) => unpacked(bytesOf(document.getElementById(id).textContent.trim()));
