import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fail, pinnedNode, root } from './setup.mjs';

function findBrowser() {
  const asked = spawnSync(
    pinnedNode,
    ['--input-type=module', '-e', "import('./testing/chromium.ts').then((m) => console.log(m.findChromium()))"],
    { cwd: root, encoding: 'utf8' },
  );
  const path = asked.stdout.trim();
  return path !== '' && existsSync(path) && spawnSync(path, ['--version']).status === 0 ? path : null;
}

/** Make sure that a Chromium exists: an installed one, Playwright's download, or the system's package. */
export function ensureBrowser() {
  if (findBrowser()) return;
  console.log('No Chrome or Chromium found: trying to install one for the tests ...');
  const inherit = { cwd: root, stdio: 'inherit' };
  spawnSync(
    pinnedNode,
    [join('node_modules', 'playwright', 'cli.js'), 'install', 'chromium-headless-shell', 'chromium'],
    inherit,
  );
  if (findBrowser()) return;
  if (process.platform === 'linux' && existsSync('/usr/bin/apt-get')) {
    const asRoot = process.getuid() === 0 ? [] : ['sudo', '-n'];
    for (const step of [
      ['update', '-qq'],
      ['install', '-y', '-qq', 'chromium'],
    ]) {
      const [command, ...rest] = [...asRoot, 'apt-get', ...step];
      spawnSync(command, rest, { ...inherit, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
    }
  }
  if (!findBrowser()) fail('The tests need Chrome or Chromium: install one, or name it in CHROMIUM_PATH.');
}
