/** A result goes on to other people: through what the device has for that, else as a file and on the clipboard. */

import { copyText } from '../base/clipboard';
import { saveFile } from './save-file';

export interface Shared {
  text: string;
  /** The file name of the picture. */
  name: string;
  picture: Blob | null;
}

/** Whether it was shared, saved with its line of text copied, or given up by the person. */
export async function share({ text, name, picture }: Shared): Promise<'shared' | 'saved' | 'given up'> {
  const file = picture && new File([picture], name, { type: picture.type });
  const wanted = file && navigator.canShare?.({ files: [file] }) ? { text, files: [file] } : { text };
  if (navigator.share && matchMedia('(pointer: coarse)').matches) {
    return navigator.share(wanted).then(
      () => 'shared',
      () => 'given up',
    );
  }
  await copyText(text);
  if (file) saveFile(file, file.name);
  return 'saved';
}
