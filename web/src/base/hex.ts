/** Bytes in hexadecimal digits. */

export const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** This many random bytes. */
export const newHex = (bytes: number): string => hexOf(crypto.getRandomValues(new Uint8Array(bytes)));
