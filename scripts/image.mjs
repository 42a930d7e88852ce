// `node scripts/image.mjs FOLDER`, a step of the Dockerfile: build the pages, then copy into FOLDER only what the
// container needs at run time.
import { copyFileSync, cpSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { neededPackages } from './needed-packages.mjs';
import { ensureBuilt, fail, pinnedNode, root } from './setup.mjs';

const target = process.argv[2] ?? fail('Name the folder of the image.');
const app = join(target, 'app');
const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

const isCode = (name) => !/\.test\.ts$/.test(name);
// Leave out types, source maps and static libraries. Of the packages that call language models, also leave out sources
// and docs.
const isNeeded = (path) =>
  !/\.(map|a|d\.[mc]?ts)$/.test(path) && !/node_modules\/(ai|@ai-sdk\/[\w-]+)\/(src|docs)$/.test(path);

/** Return the product's dependencies that the files of a folder import or resolve. */
function importsOf(folder) {
  const files = readdirSync(join(root, folder), { recursive: true }).filter(
    (name) => name.endsWith('.ts') && isCode(name),
  );
  const texts = files.map((name) => readFileSync(join(root, folder, name), 'utf8'));
  const names = texts.flatMap((text) => [...text.matchAll(/(?:from |import\(|resolve\()'((?:@[\w-]+\/)?[\w-]+)['/]/g)]);
  return names.map(([, name]) => name).filter((name) => name in dependencies);
}

ensureBuilt();
const used = neededPackages(root, new Set(['server', 'core'].flatMap(importsOf)));

mkdirSync(join(target, 'usr', 'local', 'bin'), { recursive: true });
copyFileSync(pinnedNode, join(target, 'usr', 'local', 'bin', 'node'));
for (const folder of ['server', 'core', 'dist/web']) {
  cpSync(join(root, folder), join(app, folder), { recursive: true, filter: isCode });
}
for (const path of used) {
  const filter = (source) => isNeeded(source) && !source.slice(join(root, path).length).includes('/node_modules');
  cpSync(join(root, path), join(app, path), { recursive: true, verbatimSymlinks: true, filter });
}
for (const name of ['package.json', 'LICENSE']) copyFileSync(join(root, name), join(app, name));
copyFileSync(join(root, 'scripts', 'container-health.mjs'), join(app, 'health.mjs'));
console.log(`${used.size} packages`);
