// Bytes of JavaScript that a first visit loads, as the server sends them (brotli). The bars are kB of 1,000 bytes.
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './setup.mjs';

const dist = join(root, 'dist', 'web');
const manifest = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8'));

/** The JavaScript files that a module of the manifest needs before it runs. */
function filesOf(name, found = new Set()) {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`The build has no chunk for ${name}: correct scripts/sizes.mjs`);
  if (found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const next of chunk.imports ?? []) filesOf(next, found);
  return found;
}

const union = (...names) => new Set(names.flatMap((name) => [...filesOf(name)]));
const bytes = (files) =>
  [...files]
    .filter((file) => file.endsWith('.js'))
    .reduce((sum, file) => sum + statSync(join(dist, `${file}.br`)).size, 0);

const entry = Object.keys(manifest).find((name) => manifest[name].isEntry);
/** Some first screens are part of the entry itself. */
const inEntry = ['intro', 'login'];
const screen = (name) => {
  const own = `screens/${name}/${name}-screen.tsx`;
  return manifest[own] || !inEntry.includes(name) ? own : entry;
};
const home = union(entry, screen('home'));
const share = union(entry, screen('share'));

const bars = [
  ['intro', bytes(union(entry, screen('intro'))), 65_000],
  ['login', bytes(union(entry, screen('login'))), 65_000],
  ['home', bytes(home), 85_000],
  ['writing', bytes(union(entry, screen('reflect'))), 90_000],
  ['share, beyond home', bytes([...share].filter((file) => !home.has(file))), 45_000],
];

for (const [name, size, bar] of bars) {
  console.log(`${size <= bar ? 'ok    ' : 'FAILED'} ${name}: ${(size / 1000).toFixed(1)} kB of ${bar / 1000} kB`);
}
process.exit(bars.every(([, size, bar]) => size <= bar) ? 0 : 1);
