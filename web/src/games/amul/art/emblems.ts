/**
 * What is drawn for this game: cards by their kind, and symbols. Arab things stand before a pointed arch, Mongol things
 * before a round of felt.
 */
export default import.meta.glob<string>('./emblems/**/*.svg', { query: '?raw', import: 'default', eager: true });
