// Finds the packages that the product needs at run time, and removes the others. Plain JavaScript for Node 20 or later,
// because it runs while the packages are being installed.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Find a package as Node does: first below the dependent package, then in the folders above it. */
function pathOf(root, packages, name, from) {
  for (let folder = from; ; folder = dirname(folder)) {
    const path = join(folder, 'node_modules', name);
    if (path in packages && existsSync(join(root, path))) return path;
    if (folder === '.') return null;
  }
}

/**
 * Return the folders, relative to `root`, of these packages and of all that they need: dependencies, optional
 * dependencies that fit this machine, and required peer dependencies.
 */
export function neededPackages(root, names) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const found = new Set();
  const add = (name, from) => {
    const path = pathOf(root, packages, name, from);
    if (path === null || packages[path].dev || found.has(path)) return;
    found.add(path);
    const { dependencies, optionalDependencies, peerDependencies = {}, peerDependenciesMeta = {} } = packages[path];
    const peers = Object.keys(peerDependencies).filter((peer) => !peerDependenciesMeta[peer]?.optional);
    for (const next of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]) add(next, path);
  };
  for (const name of names) add(name, '.');
  return found;
}

const isSourceMap = (name) => name.endsWith('.map');

/**
 * Remove source maps, and packages that only development needs, such as vitest and Playwright. npm installs these as
 * optional peer dependencies of other packages, because package.json also lists them as development dependencies.
 */
export function removeUnneeded(root) {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const needed = neededPackages(root, Object.keys(dependencies));
  const isAbove = (path) => [...needed].some((each) => each.startsWith(`${path}/`));
  for (const path of Object.keys(packages))
    if (path !== '' && !needed.has(path) && !isAbove(path)) rmSync(join(root, path), { recursive: true, force: true });
  for (const name of readdirSync(join(root, 'node_modules'), { recursive: true }).filter(isSourceMap))
    rmSync(join(root, 'node_modules', name), { force: true });
}
