// `npm run test:hosted`: run the tests that both identity modes share in hosted mode, with the Firebase emulator, which
// is downloaded once (270 MB) into .cache.
import { spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { ensureBuilt, ensureInstalled, fail, pinnedNode, root } from './setup.mjs';

ensureInstalled('everything');
ensureBrowser();
ensureBuilt();

const env = { ...process.env, PATH: `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH}` };
const run = (...commandArguments) =>
  spawnSync(pinnedNode, commandArguments, { cwd: root, stdio: 'inherit', env }).status ?? 1;

const fetchEmulator =
  "const { emulatorProgram } = await import('./testing/identity/firebase-emulator.ts'); emulatorProgram();";
if (run('--input-type=module', '-e', fetchEmulator) !== 0)
  fail('The Firebase emulator could not be fetched: see above.');
process.exit(run(join('node_modules', 'vitest', 'vitest.mjs'), 'run', '--project', 'hosted'));
