export default import.meta.glob<string>('../emblems/{amulett,gems,metals,terrains}/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});
