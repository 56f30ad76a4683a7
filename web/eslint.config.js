// What finds mistakes. Types are svelte-check's matter.
import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import { parser } from 'typescript-eslint';

export default [
  { ignores: ['books/', 'dist/', 'plays/', 'public/'] },
  js.configs.recommended,
  ...svelte.configs.recommended,
  { files: ['**/*.ts'], ignores: ['**/*.svelte.ts'], languageOptions: { parser } },
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser } } },
  {
    rules: {
      'array-callback-return': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-constructor-return': 'error',
      'no-eval': 'error',
      'no-implied-eval': 'error',
      'no-self-compare': 'error',
      'no-template-curly-in-string': 'error',
      'no-unreachable-loop': 'error',
      'no-var': 'error',
      // svelte-check knows these better.
      'no-undef': 'off',
      'no-unused-vars': 'off',
      'svelte/no-unused-svelte-ignore': 'off',
      // These have found nothing but what is meant.
      'no-control-regex': 'off', // names are cleaned of control characters
      'svelte/no-useless-mustaches': 'off', // {' '} keeps a space that Svelte would drop
      'svelte/prefer-svelte-reactivity': 'off', // sets and maps that nobody watches
    },
  },
];
