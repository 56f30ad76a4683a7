/** What tests/golden/plays.py writes before the tests run; types are checked without it. */
declare module '*/plays/answers.json' {
  const answers: any;
  export default answers;
}
declare module '*/plays/worlds.json' {
  const worlds: any;
  export default worlds;
}
