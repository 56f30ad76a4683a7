export default import.meta.glob<string>('../emblems/symbols/*.svg', { query: '?raw', import: 'default', eager: true });
