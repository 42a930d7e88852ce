// `npm run test:faults`: simulate 1,000 evenings with injected faults against the real server, 900 with the page's
// modules in Node and 100 in a real browser. `-- --seed N` runs only evening N, in Node and in the browser.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBrowser } from './browser.mjs';
import { ensureBuilt, ensureInstalled, pinnedNode, root } from './setup.mjs';

const { values } = parseArgs({ options: { seed: { type: 'string' } } });
if (values.seed !== undefined && !/^\d+$/.test(values.seed)) {
  console.error('--seed must be a whole number, like 17');
  process.exit(1);
}
ensureInstalled('everything');
ensureBrowser();
ensureBuilt();
const { status } = spawnSync(
  pinnedNode,
  [
    join('node_modules', 'vitest', 'vitest.mjs'),
    'run',
    '--project',
    'e2e',
    'e2e/faults.test.ts',
    'e2e/faults-in-browser.test.ts',
  ],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      SCHEDULES: '900',
      BROWSER_SCHEDULES: '100',
      ...(values.seed !== undefined && { SEED: values.seed }),
    },
  },
);
process.exit(status ?? 1);
