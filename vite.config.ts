import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';
import { serviceWorker } from './vite-service-worker.ts';

const compressible = /\.(js|css|html|svg|json|webmanifest|txt)$/;

/** Which of these is the shortest is a matter of luck, by 100 of 65,000 bytes: block bits, postfix bits, direct codes. */
const brotliWays = [
  [0, 0, 0],
  [16, 0, 0],
  [17, 0, 12],
  [0, 2, 56],
  [16, 1, 24],
  [17, 2, 60],
] as const;

/** The shortest brotli of the text. */
async function squeezed(text: Buffer): Promise<Buffer> {
  const tries = brotliWays.map(([block, postfix, direct]) =>
    promisify(brotliCompress)(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_LGBLOCK]: block,
        [constants.BROTLI_PARAM_NPOSTFIX]: postfix,
        [constants.BROTLI_PARAM_NDIRECT]: direct,
      },
    }),
  );
  return (await Promise.all(tries)).reduce((best, each) => (each.length < best.length ? each : best));
}

/** Writes a .br and a .gz beside each text file of the folder, so that the server only has to choose. */
async function compressAll(folder: string): Promise<void> {
  for (const file of await readdir(folder, { recursive: true })) {
    if (!compressible.test(file)) continue;
    const path = join(folder, file);
    const bytes = await readFile(path);
    await writeFile(`${path}.br`, await squeezed(bytes));
    await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }));
  }
}

/** Works on the written files, the service worker's too: until then chunks still hold placeholders. */
const precompress: Plugin = {
  name: 'precompress',
  apply: 'build',
  writeBundle: {
    order: 'post',
    sequential: true,
    handler: async ({ dir }) => {
      if (dir) await compressAll(dir);
    },
  },
};

/** What several signed-in screens share travels as one file: a dozen small ones cost round trips and compress worse. */
const signedIn = new RegExp(
  [
    'node_modules/@tanstack/',
    // Without the helpers that only the square for authenticator apps needs.
    '@oxc-project\\+runtime(?!.*/(defineProperty|toPropertyKey|toPrimitive|typeof))',
    'web/(app/signed-in-app|features/session/session-expired)',
    'web/data/(query-client|reflections|stats)\\.',
    // Without the code that only writing or reading the past needs.
    'web/features/reflections/(?!(month|use-calendar|offline-reading|load-again|window-name|reflection-card|copy-button)\\.)',
    'web/features/drafts/(draft|draft-storage)\\.',
    'web/device/haptics\\.',
    'web/ui/(icons|skeleton|text-link)\\.',
    'core/domain/(days/(day|day-marker|week)|stats/stats|windows/(card-status|countdown))\\.ts',
  ].join('|'),
);

export default defineConfig({
  root: 'web',
  publicDir: 'public',
  plugins: [serviceWorker, precompress],
  resolve: {
    alias: {
      'use-sync-external-store/shim/index.js': fileURLToPath(
        new URL('./web/app/use-sync-external-store.ts', import.meta.url),
      ),
    },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
  build: {
    target: 'chrome79',
    outDir: '../dist/web',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    manifest: 'manifest.json',
    reportCompressedSize: false,
    // Every browser of the target knows modulepreload.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        // The first file lists all the others, and their hashes do not compress: shorter ones save 60 bytes.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:6][extname]',
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'first', tags: ['$initial'], priority: 2 },
            { name: 'signed-in', test: signedIn, priority: 1 },
          ],
        },
      },
    },
  },
});
