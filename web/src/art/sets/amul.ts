export default import.meta.glob<string>('../emblems/amul/*.svg', { query: '?raw', import: 'default', eager: true });
