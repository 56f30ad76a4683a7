/** What is drawn for this game: spells by their id, gems, metals, terrains, and symbols. */
export default import.meta.glob<string>('./emblems/**/*.svg', { query: '?raw', import: 'default', eager: true });
