import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fail, pinnedNode, root } from './setup.mjs';

/** Return the browsers that are missing, by their names at Playwright and in Debian. */
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
 * Make sure that a Chromium exists, and if possible also a headless shell: installed ones, Playwright's downloads, or the
 * system's packages. Without a headless shell the tests use Chromium everywhere, which takes longer.
 */
export function ensureBrowser() {
  let wanted = missingBrowsers();
  if (wanted.length === 0) return;
  console.log(`Trying to install what the tests need: ${wanted.join(' and ')} ...`);
  const inherit = { cwd: root, stdio: 'inherit' };
  spawnSync(pinnedNode, [join('node_modules', 'playwright', 'cli.js'), 'install', ...wanted], inherit);
  wanted = missingBrowsers();
  const isRoot = process.getuid?.() === 0;
  // For a headless shell alone, change no system of which the user is not root.
  const mayInstall = isRoot || wanted.includes('chromium');
  if (wanted.length > 0 && mayInstall && process.platform === 'linux' && existsSync('/usr/bin/apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const apt = (...rest) => {
      const [command, ...all] = [...(isRoot ? [] : ['sudo', '-n']), 'apt-get', ...rest];
      spawnSync(command, all, { ...inherit, env });
    };
    apt('update', '-qq');
    // One by one: Ubuntu has no package with the headless shell.
    for (const name of wanted.reverse()) apt('install', '-y', '-qq', name);
  }
  if (missingBrowsers().includes('chromium'))
    fail('The tests need Chrome or Chromium: install one, or name it in CHROMIUM_PATH.');
}
