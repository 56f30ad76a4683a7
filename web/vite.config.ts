import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const SERVER = 'http://127.0.0.1:8000';

/** The service worker, which must know the names of all built files. */
function offline(): Plugin {
  return {
    name: 'offline',
    generateBundle(_, bundle) {
      const files = Object.keys(bundle).filter((file) => file.startsWith('assets/') && !file.includes('latin-ext'));
      const version = createHash('sha256').update(files.sort().join()).digest('hex').slice(0, 12);
      const head = `const FILES = ${JSON.stringify(files)};\nconst VERSION = '${version}';\n`;
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: head + readFileSync('src/offline/worker.js', 'utf8') });
    },
  };
}

/** The page is shown for every address, so it names its files from the top of the host; they name each other from where
 * they are (web/src/base/home.ts). */
function fromTheTop(): Plugin {
  return {
    name: 'from-the-top',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const page = bundle['index.html'];
        if (page?.type === 'asset') page.source = String(page.source).replaceAll('"./', '"/');
      },
    },
  };
}

/** What a device plays with, for tests: as it was written beside the games (tests/golden/plays.py). */
function engines(): Plugin {
  const types: Record<string, string> = { json: 'application/json', wasm: 'application/wasm' };
  return {
    name: 'engines',
    configureServer({ middlewares }) {
      middlewares.use('/engine', (request, response) => {
        const [file = ''] = (request.url ?? '').split('?');
        response.setHeader('Content-Type', types[file.split('.').at(-1) ?? ''] ?? 'text/plain');
        response.end(readFileSync(`plays/engine${file}`));
      });
    },
  };
}

/** The catalogues without what only a terminal says. */
function words(): Plugin {
  const elsewhere = /^(#|cli-|terminal-)/;
  return {
    name: 'words',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith('.ftl?raw')) return undefined;
      const entries = readFileSync(id.replace('?raw', ''), 'utf8').split(/^(?=[a-z#])/m);
      const said = entries.filter((entry) => !elsewhere.test(entry)).join('');
      return `export default ${JSON.stringify(said.replace(/^ +/gm, ' '))}`; // one space says as much as eight
    },
  };
}

export default defineConfig({
  base: './',
  plugins: [words(), svelte(), offline(), fromTheTop()],
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    target: ['chrome123', 'firefox121', 'safari17.5'],
    assetsInlineLimit: 0, // the content security policy knows no data: addresses
    modulePreload: { polyfill: false }, // the polyfill would be an inline script
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: {
        // Most pages need these, so they come in one piece instead of thirty; a few others come with them.
        codeSplitting: {
          groups: [
            {
              name: 'base',
              test: /node_modules\/(?!smol-toml|uqr)|src\/(art|base|flight|games|page|parts|stage|state|transport|wire)\/[^/]+$|src\/(plain|games\/\w+)\/index/,
            },
            // The table, the cards and the pads of a game share these.
            {
              name: (file: string) => /games\/(\w+)\//.exec(file)?.[1] ?? null,
              test: /src\/games\/\w+\/(art|state)\/[^/]+\.(ts|svelte)$/,
            },
          ],
        },
      },
    },
  },
  test: {
    coverage: {
      include: ['src/**/*.{ts,svelte}'],
      exclude: ['src/testing/**', 'src/**/*.d.ts'],
      reporter: ['json-summary'],
      reportsDirectory: '../build/coverage/client',
      reportOnFailure: true,
    },
    projects: [
      { extends: true, test: { name: 'unit', include: ['src/**/*.test.ts'] } },
      {
        extends: true,
        plugins: [engines()],
        // A package that is first found while tests run would load their pages anew, with a second copy of Svelte.
        optimizeDeps: { include: ['@fluent/bundle', 'axe-core', 'smol-toml', 'uqr'] },
        test: {
          name: 'components',
          include: ['tests/**/*.test.ts'],
          setupFiles: ['tests/support/setup.ts'],
          testTimeout: 30_000,
          expect: { poll: { timeout: 10_000 } }, // one second is short on a busy machine
          maxWorkers: 2, // a page keeps one processor busy, and vitest leaves one free
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { executablePath: process.env.SERAI_CHROMIUM, args: ['--no-sandbox', '--disable-gpu'] },
              contextOptions: { reducedMotion: 'reduce', locale: 'en-GB' },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
  server: {
    fs: { allow: ['..'] }, // the words live with the Python package
    proxy: { '/api': { target: SERVER, ws: true } },
  },
});
