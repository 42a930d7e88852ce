import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';
import packageJson from './package.json' with { type: 'json' };
import { basicLatin } from './vite-basic-latin.ts';
import { chunkCycles } from './vite-chunk-cycles.ts';
import { earlyRequests } from './vite-early-requests.ts';
import { licenses } from './vite-licenses.ts';
import { serviceWorker } from './vite-service-worker.ts';
import { source } from './vite-source.ts';

const compressible = /\.(js|css|html|svg|json|webmanifest|txt)$/;

const [brotli, compressGzip] = [promisify(brotliCompress), promisify(gzip)];

/**
 * Sets of Brotli parameters to try. They define how distances between repetitions are coded and how long a block is, and
 * the best set saves up to 1% of a file.
 */
const parameterSets = [
  {},
  { [constants.BROTLI_PARAM_NPOSTFIX]: 1 },
  { [constants.BROTLI_PARAM_NDIRECT]: 15 },
  { [constants.BROTLI_PARAM_NPOSTFIX]: 2, [constants.BROTLI_PARAM_NDIRECT]: 48 },
  { [constants.BROTLI_PARAM_NDIRECT]: 8, [constants.BROTLI_PARAM_LGBLOCK]: 18 },
] as const;

/** Compress with each set of parameters, and return the smallest result. */
async function compressBrotli(bytes: Buffer): Promise<Buffer> {
  const all = await Promise.all(parameterSets.map((params) => brotli(bytes, { params })));
  return all.reduce((smallest, each) => (each.length < smallest.length ? each : smallest));
}

/** Write a .br and a .gz file next to each text file. The server sends these as they are. */
async function compressAll(folder: string): Promise<void> {
  for (const file of await readdir(folder, { recursive: true })) {
    if (!compressible.test(file)) continue;
    const path = join(folder, file);
    const bytes = await readFile(path);
    await writeFile(`${path}.br`, await compressBrotli(bytes));
    await writeFile(`${path}.gz`, await compressGzip(bytes, { level: 9 }));
  }
}

/**
 * Compress the files, including the service worker, after they are written. Before that, chunks contain placeholders.
 */
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

type ModuleGraph = { getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null };

const signedInScreens = /\/web\/screens\/(?!intro\/|login\/)/;

/** Return the root and all its direct and indirect static imports. */
function staticImportsOf(root: string, graph: ModuleGraph): Set<string> {
  const found = new Set<string>();
  const visit = (id: string) => {
    if (found.has(id)) return;
    found.add(id);
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) visit(imported);
  };
  visit(fileURLToPath(new URL(root, import.meta.url)));
  return found;
}

/**
 * Return a function that puts a module into the file `name` if at least `least` of the roots import it. Fewer files
 * cost fewer round trips. Modules of signed-in screens are excluded.
 */
function groupOf(name: string, roots: readonly string[], least = 1) {
  let importsOfRoots: Set<string>[] | undefined;
  return (id: string, graph: ModuleGraph) => {
    importsOfRoots ??= roots.map((root) => staticImportsOf(root, graph));
    const importers = importsOfRoots.filter((imports) => imports.has(id)).length;
    return importers >= least && !signedInScreens.test(id) ? name : null;
  };
}

/**
 * The modules that every signed-in screen needs before it can show text, and small modules that several groups need.
 */
const signedIn = groupOf('signed-in', [
  'web/app/signed-in-app.tsx',
  'web/screens/home/home-screen.tsx',
  'web/identity/builtin/builtin-identity.ts',
  'core/domain/summaries/card-title.ts',
  'core/domain/summaries/summary-due.ts',
  'core/domain/texts/word-count.ts',
  'core/domain/reflection-type.ts',
  'web/device/feedback/haptics.ts',
  'web/ui/page/use-page-title.ts',
  'web/data/refetch-on-return.ts',
]);
/** The intro and the login. Screens of signed-in users do not need this file. */
const signedOut = groupOf('signed-out', ['web/app/signed-out-app.tsx']);
/**
 * Code that runs in the background: `device` on every page, `background` only on signed-in pages. Before their first
 * paint, the writing screen needs the part in `drafts`, and history also that in `deletion`.
 */
const device = groupOf('device', ['web/app/start-device.ts', 'web/ui/toast/toast-card.tsx']);
const ofDrafts = groupOf('drafts', ['web/app/start-signed-in.ts', 'web/screens/reflect/reflect-screen.tsx'], 2);
/** Small modules that both history and later parts of other screens need. */
const draftParts = groupOf('drafts', ['web/features/drafts/known-windows.ts', 'web/features/drafts/use-drafts.ts']);
const drafts = (id: string, graph: ModuleGraph) => ofDrafts(id, graph) ?? draftParts(id, graph);
const deletion = groupOf('deletion', ['web/app/start-signed-in.ts', 'web/screens/history/history-screen.tsx'], 2);
const background = groupOf('background', ['web/app/start-signed-in.ts']);
/** The modules that correct themes, and those that both home and summaries need later than the first paint of home. */
const corrections = groupOf('corrections', [
  'web/features/summaries/use-correct-theme.ts',
  'web/data/rewritten-weeks.ts',
]);
/** Signed-out pages load this file to delete what it stores, without the rest of `background`. */
const encryptedStore = groupOf('encrypted-store', ['web/device/encrypted-store.ts']);
const login = groupOf('login-parts', [
  'web/screens/login/other-ways.tsx',
  'web/screens/login/reset-panel.tsx',
  'web/screens/login/sign-up-panel.tsx',
]);
const summaries = groupOf('first', ['web/screens/summaries/summaries-screen.tsx']);
let ofEntry: Set<string> | undefined;
/**
 * The entry's modules, and those of `signedOut` that signed-in users need, too. The latter are too small for a file of
 * their own.
 */
function first(id: string, graph: ModuleGraph): string | null {
  ofEntry ??= staticImportsOf('web/index.html', graph);
  if (ofEntry.has(id)) return 'first';
  return signedOut(id, graph) && [signedIn, device, summaries].some((group) => group(id, graph)) ? 'first' : null;
}
/**
 * The modules that at least two of these screens need and home does not. The writing screen is not in the list, because
 * it needs hardly any of them.
 */
const shared = groupOf(
  'shared',
  [
    ...['book', 'history', 'settings', 'summaries'].map((name) => `web/screens/${name}/${name}-screen.tsx`),
    // The notices of home and the later parts of the writing screen load this file, too.
    'web/features/drafts/use-render-at.ts',
  ],
  2,
);

/**
 * The modules that both screens of a summary need. If they were in `shared` or `background`, the share screen would
 * have to load the rest of these files, too.
 */
const summary = groupOf(
  'summary',
  ['web/screens/share/share-screen.tsx', 'web/screens/summaries/summaries-screen.tsx'],
  2,
);

const designs = 'web/features/cards/designs';
const ofCards = groupOf('card', ['web/features/cards/base/share-card.tsx', 'web/features/cards/use-design.ts']);
const ofLayouts = groupOf(
  'card',
  readdirSync(fileURLToPath(new URL(designs, import.meta.url)), { recursive: true, encoding: 'utf8' })
    .filter((file) => /-(?:layout|scenery)\.tsx$/.test(file))
    .map((file) => `${designs}/${file}`),
  2,
);
/** The modules that every card needs, and those that at least two layouts or sceneries need. */
const card = (id: string, graph: ModuleGraph) => ofCards(id, graph) ?? ofLayouts(id, graph);
/** The other modules that the default card design needs. */
const defaultCard = groupOf('default-card', [
  `${designs}/classic/classic-layout.tsx`,
  `${designs}/royal/royal-scenery.tsx`,
]);

/**
 * Let files refer to each other by relative addresses, so that one build works below every BASE_PATH. The server adapts
 * index.html.
 */
const relativeUrls = (_file: string, { hostType }: { hostType: string }) =>
  hostType === 'html' ? undefined : { relative: true };

/** Return the name of a class in the build. Vite's own names end in a line number, which does not compress. */
function scopedName(name: string, file: string): string {
  const hash = createHash('sha256')
    .update(relative(import.meta.dirname, file))
    .digest('hex');
  return `${name}_${hash.slice(0, 6)}`;
}

export default defineConfig({
  experimental: { renderBuiltUrl: relativeUrls },
  root: 'web',
  publicDir: 'public',
  plugins: [basicLatin, chunkCycles, earlyRequests, licenses, source, serviceWorker, precompress],
  define: { __VERSION__: JSON.stringify(packageJson.version) },
  resolve: {
    alias: {
      'use-sync-external-store/shim/index.js': fileURLToPath(
        new URL('./web/app/use-sync-external-store.ts', import.meta.url),
      ),
    },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
  css: { modules: { generateScopedName: scopedName } },
  build: {
    target: 'chrome79',
    outDir: '../dist/web',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    manifest: 'manifest.json',
    reportCompressedSize: false,
    // Safari before 17 does not know modulepreload: it loads a file only when the code before it has arrived.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        // Keep hashes short: they do not compress, and the first files contain the names of all other files. For
        // scripts, Rolldown requires at least seven characters. Digits and small letters take fewer bits than base64.
        hashCharacters: 'base36',
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:6][extname]',
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: first, priority: 7 },
            { name: signedIn, priority: 6 },
            { name: device, priority: 5 },
            { name: signedOut, priority: 5 },
            { name: drafts, priority: 4 },
            { name: summary, priority: 3 },
            { name: deletion, priority: 3 },
            { name: corrections, priority: 3 },
            { name: encryptedStore, priority: 3 },
            { name: background, priority: 2 },
            { name: login, priority: 1 },
            { name: shared, priority: 1 },
            { name: card, priority: 1 },
            { name: defaultCard, priority: 0 },
          ],
        },
      },
    },
  },
});
