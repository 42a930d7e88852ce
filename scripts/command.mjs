// `npm run admin`, `npm run backup`, `npm run restore`: run a command of the server. On a new machine, where nothing is
// installed yet, install the packages first: whoever restores a backup may not start the server before.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, hasOtherPackages, pinnedNode, root } from './setup.mjs';

const [name, ...words] = process.argv.slice(2);
// The packages of an earlier version stay, because its server may still run on them.
if (!existsSync(pinnedNode)) ensureInstalled('product');
const { status } = spawnSync(pinnedNode, [join(root, 'server', `${name}.ts`), ...words], { stdio: 'inherit' });
if (status !== 0 && hasOtherPackages())
  console.error(
    'The installed packages are those of another version: start the server once with npm start, then try again.',
  );
process.exitCode = status ?? 1;
