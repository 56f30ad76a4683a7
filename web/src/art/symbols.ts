/** The symbols that belong to no game. */
export default import.meta.glob<string>('./symbols/*.svg', { query: '?raw', import: 'default', eager: true });
