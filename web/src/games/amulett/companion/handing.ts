/** A game as a link: so it comes to another phone through its camera, without a server. */

export interface Handed {
  names: string[];
  /** The numbers of what is known. */
  known: number[];
}

/** What stands behind the # of the link. */
export async function pack(handed: Handed): Promise<string> {
  const bytes = await through(new CompressionStream('deflate-raw'), new TextEncoder().encode(JSON.stringify(handed)));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** Null where somebody has sent something else. */
export async function unpack(mark: string): Promise<Handed | null> {
  try {
    const bytes = Uint8Array.from(atob(mark.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
      letter.charCodeAt(0),
    );
    const { names, known } = JSON.parse(
      new TextDecoder().decode(await through(new DecompressionStream('deflate-raw'), bytes)),
    ) as Handed;
    const isSound = names.every((name) => typeof name === 'string') && known.every(Number.isSafeInteger);
    return isSound ? { names, known } : null;
  } catch {
    return null;
  }
}

async function through(
  stream: CompressionStream | DecompressionStream,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array> {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}
