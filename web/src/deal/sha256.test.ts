import { createHash, createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { hmac, sha256 } from './sha256';

const bytes = (length: number): Uint8Array => Uint8Array.from({ length }, (_, i) => (i * 131 + length) % 256);
const hex = (made: Uint8Array): string => Buffer.from(made).toString('hex');

test('digests are those of another program, whatever the length', () => {
  for (let length = 0; length < 300; length++) {
    expect(hex(sha256(bytes(length)))).toBe(createHash('sha256').update(bytes(length)).digest('hex'));
  }
});

test('so are signatures, with short and long keys', () => {
  for (const key of [0, 1, 32, 63, 64, 65, 200]) {
    const made = createHmac('sha256', bytes(key)).update(bytes(77)).digest('hex');
    expect(hex(hmac(bytes(key), bytes(77)))).toBe(made);
  }
});
