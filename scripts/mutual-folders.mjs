// Fails if two folders of the product import each other, also by type-only imports. Imports between a folder and its
// subfolder, and imports of tests, are allowed.
import { execFileSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { pinnedNode, root } from './setup.mjs';

const depcruise = join(root, 'node_modules', 'dependency-cruiser', 'bin', 'dependency-cruiser.mjs');
const output = execFileSync(
  pinnedNode,
  [
    depcruise,
    '--output-type',
    'json',
    '--exclude',
    '\\.test\\.tsx?$',
    'core',
    'server',
    'web',
    'e2e',
    'bench',
    'scripts',
  ],
  { cwd: root, maxBuffer: 256 * 1024 * 1024 },
);

/**
 * Return the outermost folders in which two paths differ: 'web/data' and 'web/ui' for 'web/data/queries' and 'web/ui'.
 */
function siblings(from, to) {
  const [one, other] = [from.split('/'), to.split('/')];
  const at = one.findIndex((name, index) => name !== other[index]);
  return [one.slice(0, at + 1).join('/'), other.slice(0, at + 1).join('/')];
}

/** The first import from one folder to another; the key is 'folder > other folder'. */
const imports = new Map();
for (const { source, dependencies } of JSON.parse(output).modules) {
  for (const { resolved } of dependencies) {
    const [from, to] = [dirname(source), dirname(resolved)];
    if (resolved.startsWith('node_modules/') || from.startsWith('testing')) continue;
    if (`${from}/`.startsWith(`${to}/`) || `${to}/`.startsWith(`${from}/`)) continue;
    for (const pair of [[from, to], siblings(from, to)]) {
      const key = pair.join(' > ');
      if (!imports.has(key)) imports.set(key, `${source} imports ${resolved}`);
    }
  }
}

const faults = [];
for (const [key, example] of imports) {
  const [from, to] = key.split(' > ');
  const back = imports.get(`${to} > ${from}`);
  if (back && from < to) faults.push(`${from} and ${to} import each other: ${example}; ${back}`);
}
for (const fault of faults) console.error(fault);
console.log(`${imports.size} imports between folders, ${faults.length} mutual`);
process.exit(faults.length === 0 ? 0 : 1);
