// `npm run test:citus`: test the product on a local Citus cluster with a coordinator and two workers. CITUS_POSTGRES
// names the folder with the programs of a PostgreSQL that includes Citus. Without it, build Citus into .cache/citus
// once (a few minutes).
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { ensureBuilt, ensureInstalled, fail, pinnedNode, root } from './setup.mjs';

ensureInstalled('everything');
const built = join(root, '.cache', 'citus', 'root', 'usr', 'lib', 'postgresql', '15', 'bin');
const programs = process.env.CITUS_POSTGRES ?? built;
if (!existsSync(join(programs, 'postgres'))) {
  if (process.env.CITUS_POSTGRES) fail('NOTHING WAS TESTED: CITUS_POSTGRES names no folder with a program postgres.');
  console.error('Citus is built now, once. This takes some minutes.');
  const { status } = spawnSync(join(root, 'scripts', 'citus', 'build.sh'), { stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0)
    fail('NOTHING WAS TESTED: there is no Citus on this machine, and it could not be built (see above).');
}
ensureBrowser();
ensureBuilt();
const env = {
  ...process.env,
  CITUS_POSTGRES: programs,
  PATH: `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH}`,
};
const tests = [join('node_modules', 'vitest', 'vitest.mjs'), 'run', '--project', 'citus', ...process.argv.slice(2)];
process.exit(spawnSync(pinnedNode, tests, { cwd: root, stdio: 'inherit', env }).status ?? 1);
