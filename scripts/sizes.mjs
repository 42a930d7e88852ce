// Checks that the JavaScript of a first visit, compressed with brotli, and the fonts of the first card are within the
// limits. 1 kB is 1,000 bytes.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './setup.mjs';

const dist = join(root, 'dist', 'web');
const manifest = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8'));

/** Return the files that a module of the manifest needs: its own and those of all its static imports. */
function filesOf(name, found = new Set()) {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`The build has no chunk for ${name}: correct scripts/sizes.mjs`);
  if (found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const next of chunk.imports ?? []) filesOf(next, found);
  return found;
}

/** Return the manifest's name of the chunk that vite.config.ts calls `name`. */
const nameOf = (wanted) => Object.keys(manifest).find((key) => manifest[key].name === wanted);
const union = (...names) => new Set(names.flatMap((name) => [...filesOf(name)]));
const bytes = (files) =>
  [...files]
    .filter((file) => file.endsWith('.js'))
    .reduce((sum, file) => sum + statSync(join(dist, `${file}.br`)).size, 0);

const entry = Object.keys(manifest).find((name) => manifest[name].isEntry);
const screen = (name) => `screens/${name}/${name}-screen.tsx`;
const signedOut = union(entry, nameOf('signed-out'));
const home = union(entry, screen('home'));
const share = union(entry, screen('share'));

const assets = join(dist, 'assets');
const fontBytes = readdirSync(assets)
  .filter((file) => file.startsWith('playfair-display-basic-'))
  .reduce((sum, file) => sum + statSync(join(assets, file)).size, 0);

const limits = [
  ['intro and login', bytes(signedOut), 70_000],
  ['home', bytes(home), 95_000],
  ['writing', bytes(union(entry, screen('reflect'))), 104_000],
  ['share, beyond home', bytes([...share].filter((file) => !home.has(file))), 23_000],
  ['fonts of the default card, for an English text', fontBytes, 34_000],
];

for (const [name, size, limit] of limits) {
  console.log(`${size <= limit ? 'ok    ' : 'FAILED'} ${name}: ${(size / 1000).toFixed(1)} kB of ${limit / 1000} kB`);
}
process.exit(limits.every(([, size, limit]) => size <= limit) ? 0 : 1);
