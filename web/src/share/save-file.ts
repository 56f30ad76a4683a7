import { after } from '../base/clock';

const LONGEST_MS = 60_000;

/** Saves something as a file of this device. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  // A busy browser begins to read it later, and would find nothing.
  after(LONGEST_MS, () => URL.revokeObjectURL(address));
}
