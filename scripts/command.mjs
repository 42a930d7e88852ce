// `npm run admin`, `npm run backup`, `npm run restore`: run a command of the server. Install the packages first if
// there are none, because on a new machine a backup is restored before the server is first started.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, hasOtherPackages, pinnedNode, root } from './setup.mjs';

const [name, ...words] = process.argv.slice(2);
// Never replace the packages of an earlier version: its server may still be running on them.
if (!existsSync(pinnedNode)) ensureInstalled('product');
const { status } = spawnSync(pinnedNode, [join(root, 'server', `${name}.ts`), ...words], { stdio: 'inherit' });
if (status !== 0 && hasOtherPackages())
  console.error(
    'The installed packages are those of another version. If no reason is shown above, start the server once with npm start, then try again.',
  );
process.exitCode = status ?? 1;
