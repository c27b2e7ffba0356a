// What the page holds packed: its own style and script, the module, and a trace in an address.

const bytesOf = (base64) => {
  if (Uint8Array.fromBase64) return Uint8Array.fromBase64(base64);
  const text = atob(base64);
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i += 1) bytes[i] = text.charCodeAt(i);
  return bytes;
};

const isGzip = (bytes) => bytes[0] === 0x1f && bytes[1] === 0x8b;

// The most bytes that something packed may become: more than any trace has that can be played.
const mostBytes = 2 ** 28;

// Without a Blob, which belongs to another process of the browser and takes its time.
const piped = async (bytes, { writable, readable }) => {
  const writer = writable.getWriter();
  const written = Promise.all([writer.write(bytes), writer.close()]);
  // Whoever reads is told of what is damaged.
  written.catch(() => {});
  const pieces = [];
  let count = 0;
  const reader = readable.getReader();
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    count += piece.value.length;
    if (count > mostBytes) {
      reader.cancel().catch(() => {});
      throw new Error("What is packed is too large.");
    }
    pieces.push(piece.value);
  }
  const all = new Uint8Array(count);
  let end = 0;
  for (const piece of pieces) {
    all.set(piece, end);
    end += piece.length;
  }
  return all;
};

const unpacked = async (bytes) => {
  if (!isGzip(bytes)) return bytes;
  if (typeof DecompressionStream !== "function") {
    throw new Error("This browser cannot unpack what is packed by gzip: use one of 2023 or later.");
  }
  return piped(bytes, new DecompressionStream("gzip"));
};

const element = (id) => unpacked(bytesOf(document.getElementById(id).textContent.trim()));
