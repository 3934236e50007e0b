/**
 * Solves the proof of work that replaces a puzzle: the first nonce whose SHA-256 of
 * `{challenge}.{nonce}` begins with so many zero bits. It has its own SHA-256, because the
 * browser's is asynchronous: for 30,000 hashes most of the time would go into promises.
 */
export function solve({ challenge, bits }: { challenge: string; bits: number }): number {
  const text = new TextEncoder().encode(`${challenge}.`);
  const wholeLength = text.length - (text.length % 64);
  // The part before the nonce is hashed once.
  const before = start.slice();
  for (let at = 0; at < wholeLength; at += 64) mix(before, text, at);
  const rest = text.subarray(wholeLength);
  const tail = new Uint8Array(128);
  const state = new Int32Array(8);
  for (let nonce = 0; ; nonce += 1) {
    const size = finish(tail, rest, `${nonce}`, wholeLength);
    state.set(before);
    for (let at = 0; at < size; at += 64) mix(state, tail, at);
    if (zeroBits(state) >= bits) return nonce;
  }
}

/**
 * Writes the last one or two blocks: the rest of the text, the nonce, the end mark and the length.
 */
function finish(tail: Uint8Array, rest: Uint8Array, nonce: string, before: number): number {
  tail.fill(0);
  tail.set(rest);
  let end = rest.length;
  for (let at = 0; at < nonce.length; at += 1) tail[end++] = nonce.charCodeAt(at);
  tail[end] = 0x80;
  const size = end < 56 ? 64 : 128;
  const length = (before + end) * 8;
  for (let at = 1; at <= 4; at += 1) tail[size - at] = length >>> (8 * (at - 1));
  return size;
}

function zeroBits(state: Int32Array): number {
  let bits = 0;
  for (const word of state) {
    bits += Math.clz32(word);
    if (word !== 0) break;
  }
  return bits;
}

const primes: number[] = [];
for (let number = 2; primes.length < 64; number += 1) {
  if (primes.every((prime) => number % prime !== 0)) primes.push(number);
}
const fraction = (root: number): number => ((root % 1) * 2 ** 32) | 0;
const start = Int32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));
const constants = Int32Array.from(primes, (prime) => fraction(Math.cbrt(prime)));
const words = new Int32Array(64);

/** Mixes one block of 64 bytes (FIPS 180-4, whose letters these are). */
function mix(state: Int32Array, bytes: Uint8Array, at: number): void {
  const w = (index: number) => words[index] as number;
  const byte = (index: number) => bytes[at + index] as number;
  for (let t = 0; t < 64; t += 1) {
    const i = 4 * t;
    if (t < 16) {
      words[t] = (byte(i) << 24) | (byte(i + 1) << 16) | (byte(i + 2) << 8) | byte(i + 3);
    } else {
      const x = w(t - 15);
      const y = w(t - 2);
      words[t] =
        w(t - 16) +
        (rotateRight(x, 7) ^ rotateRight(x, 18) ^ (x >>> 3)) +
        w(t - 7) +
        (rotateRight(y, 17) ^ rotateRight(y, 19) ^ (y >>> 10));
    }
  }
  const word = (index: number) => state[index] as number;
  let [a, b, c, d] = [word(0), word(1), word(2), word(3)];
  let [e, f, g, h] = [word(4), word(5), word(6), word(7)];
  for (let t = 0; t < 64; t += 1) {
    const one =
      h +
      (rotateRight(e, 6) ^ rotateRight(e, 11) ^ rotateRight(e, 25)) +
      ((e & f) ^ (~e & g)) +
      (constants[t] as number) +
      w(t);
    const two =
      (rotateRight(a, 2) ^ rotateRight(a, 13) ^ rotateRight(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  const added = [a, b, c, d, e, f, g, h];
  for (let index = 0; index < 8; index += 1) state[index] = word(index) + (added[index] as number);
}

function rotateRight(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}
