import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fail, pinnedNode, root } from './setup.mjs';

/** Return the names of the missing browsers. Each name is valid for Playwright and as the name of a Debian package. */
function missingBrowsers() {
  const code =
    "import('./testing/chromium.ts').then((m) => console.log(JSON.stringify([m.findFastChromium(), m.findChromium()])))";
  const asked = spawnSync(pinnedNode, ['--input-type=module', '-e', code], { cwd: root, encoding: 'utf8' });
  const [fast, full] = JSON.parse(asked.stdout);
  const runs = (path) => existsSync(path) && spawnSync(path, ['--version']).status === 0;
  const hasShell = process.env.CHROMIUM_PATH || (fast !== full && runs(fast));
  return [...(hasShell ? [] : ['chromium-headless-shell']), ...(runs(full) ? [] : ['chromium'])];
}

/**
 * Make sure that Chromium and, if possible, its headless shell are installed: from Playwright's download, or else from
 * the system's packages. Without the headless shell, all tests use full Chromium, which takes longer.
 */
export function ensureBrowser() {
  let wanted = missingBrowsers();
  if (wanted.length === 0) return;
  console.log(`Trying to install what the tests need: ${wanted.join(' and ')} ...`);
  const inherit = { cwd: root, stdio: 'inherit' };
  spawnSync(pinnedNode, [join('node_modules', 'playwright', 'cli.js'), 'install', ...wanted], inherit);
  wanted = missingBrowsers();
  const isRoot = process.getuid?.() === 0;
  // The headless shell only makes tests faster. Do not ask for root rights to install it alone.
  const mayInstall = isRoot || wanted.includes('chromium');
  if (wanted.length > 0 && mayInstall && process.platform === 'linux' && existsSync('/usr/bin/apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const apt = (...rest) => {
      const [command, ...all] = [...(isRoot ? [] : ['sudo', '-n']), 'apt-get', ...rest];
      spawnSync(command, all, { ...inherit, env });
    };
    apt('update', '-qq');
    // Install the packages one by one: Ubuntu has no headless shell, so a joint installation would fail.
    for (const name of wanted.reverse()) apt('install', '-y', '-qq', name);
  }
  if (missingBrowsers().includes('chromium'))
    fail('The tests need Chrome or Chromium: install one, or name it in CHROMIUM_PATH.');
}
