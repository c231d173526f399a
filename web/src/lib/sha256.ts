// SHA-256. The browser's own is for pages with HTTPS only; a table in the home network has to do without it.

const K = new Uint32Array(64);
const FIRST = new Uint32Array(8);
{
  // The first 32 bits of the fractional parts of the cube and square roots of the first primes.
  const part = (root: number) => ((root - Math.floor(root)) * 2 ** 32) | 0;
  let count = 0;
  for (let number = 2; count < 64; number++) {
    let prime = true;
    for (let divisor = 2; divisor * divisor <= number; divisor++) prime &&= number % divisor !== 0;
    if (!prime) continue;
    if (count < 8) FIRST[count] = part(Math.sqrt(number));
    K[count++] = part(Math.cbrt(number));
  }
}

const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by));

function mix(state: Uint32Array, block: DataView, at: number): void {
  const words = new Uint32Array(64);
  for (let index = 0; index < 16; index++) words[index] = block.getUint32(at + 4 * index);
  for (let index = 16; index < 64; index++) {
    const low = words[index - 15]!;
    const high = words[index - 2]!;
    words[index] =
      words[index - 16]! +
      words[index - 7]! +
      (turn(low, 7) ^ turn(low, 18) ^ (low >>> 3)) +
      (turn(high, 17) ^ turn(high, 19) ^ (high >>> 10));
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  for (let index = 0; index < 64; index++) {
    const one =
      h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + K[index]! + words[index]!;
    const two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, index) => (state[index] = state[index]! + word));
}

export function sha256(bytes: Uint8Array): Uint8Array {
  const length = 64 * Math.ceil((bytes.length + 9) / 64);
  const block = new DataView(new ArrayBuffer(length));
  bytes.forEach((byte, index) => block.setUint8(index, byte));
  block.setUint8(bytes.length, 0x80);
  block.setUint32(length - 8, Math.floor(bytes.length / 2 ** 29));
  block.setUint32(length - 4, bytes.length * 8);
  const state = FIRST.slice();
  for (let at = 0; at < length; at += 64) mix(state, block, at);
  const found = new DataView(new ArrayBuffer(32));
  state.forEach((word, index) => found.setUint32(4 * index, word));
  return new Uint8Array(found.buffer);
}

export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The bytes of hexadecimal digits; null if they are none. */
export function unhex(text: string): Uint8Array | null {
  if (!/^([0-9a-f]{2})+$/.test(text)) return null;
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}
