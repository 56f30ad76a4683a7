/** The back of this game's cards. */
export const BACK = { pigment: 'var(--turquoise)', seal: 'symbols/logo' };
