/**
 * SHA-256 and HMAC (FIPS 180-4, RFC 2104), at once: the browser's own answer later, and not at all where the page came
 * without encryption. A package for it would be a twentieth of what a first table loads.
 */

const BLOCK = 64;

/** The first 32 bits of the fractional parts of roots of the first primes. */
function fractions(count: number, root: (prime: number) => number): Uint32Array {
  const primes: number[] = [];
  for (let number = 2; primes.length < count; number++)
    if (primes.every((prime) => number % prime)) primes.push(number);
  return Uint32Array.from(primes, (prime) => (root(prime) % 1) * 2 ** 32);
}

const K = fractions(64, Math.cbrt);
const START = fractions(8, Math.sqrt);

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

export function sha256(message: Uint8Array): Uint8Array {
  const blocks = new DataView(new ArrayBuffer(BLOCK * Math.ceil((message.length + 9) / BLOCK)));
  new Uint8Array(blocks.buffer).set(message);
  blocks.setUint8(message.length, 0x80);
  blocks.setBigUint64(blocks.byteLength - 8, BigInt(8 * message.length));
  const hash = START.slice();
  const w = new Uint32Array(64);
  for (let block = 0; block < blocks.byteLength; block += BLOCK) {
    for (let i = 0; i < 64; i++) w[i] = i < 16 ? blocks.getUint32(block + 4 * i) : extended(w, i);
    mix(hash, w);
  }
  const digest = new DataView(new ArrayBuffer(32));
  hash.forEach((word, i) => digest.setUint32(4 * i, word));
  return new Uint8Array(digest.buffer);
}

const at = (words: Uint32Array, place: number): number => words[place] as number;

function extended(w: Uint32Array, i: number): number {
  const [early, late] = [at(w, i - 15), at(w, i - 2)];
  const one = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
  const other = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
  return at(w, i - 16) + one + at(w, i - 7) + other;
}

/** One block into the hash. */
function mix(hash: Uint32Array, w: Uint32Array): void {
  const s = hash.slice();
  for (let i = 0; i < 64; i++) {
    const [a, b, c, e, f, g] = [at(s, 0), at(s, 1), at(s, 2), at(s, 4), at(s, 5), at(s, 6)];
    const choice = (e & f) ^ (~e & g);
    const first = at(s, 7) + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + at(K, i) + at(w, i);
    const second = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    s.copyWithin(1, 0, 7);
    s[4] = at(s, 4) + first;
    s[0] = first + second;
  }
  for (let i = 0; i < 8; i++) hash[i] = at(hash, i) + at(s, i);
}

export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const padded = new Uint8Array(BLOCK);
  padded.set(key.length > BLOCK ? sha256(key) : key);
  const inner = sha256(
    joined(
      padded.map((byte) => byte ^ 0x36),
      message,
    ),
  );
  return sha256(
    joined(
      padded.map((byte) => byte ^ 0x5c),
      inner,
    ),
  );
}

const joined = (one: Uint8Array, other: Uint8Array): Uint8Array => Uint8Array.from([...one, ...other]);
