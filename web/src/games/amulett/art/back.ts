/** The back of this game's cards. */
export const BACK = { pigment: 'var(--murex)', seal: 'amulett/symbols/amulet' };
