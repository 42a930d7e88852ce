// Plain JavaScript for Node 20 or later: it runs before any package is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { removeUnneeded } from './needed-packages.mjs';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** The path of the Node that the product runs on. The npm package `node` pins its version. */
export const pinnedNode = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

/** Print a sentence that says what to do, and exit. */
export function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** Run a program. Print its output only if the program fails. */
function runQuietly(command, commandArguments, whatFailed) {
  const done = spawnSync(command, commandArguments, {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    env: { ...process.env, NODE_ENV: '' },
  });
  if (done.status === 0) return;
  console.error(done.stdout ?? '', done.stderr ?? '');
  fail(done.error ? `${whatFailed}: ${done.error.message}` : whatFailed);
}

const lockFile = join(root, '.cache', 'setting-up');

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/**
 * Return whether the process that created the lock file has ended. A new lock file is empty until its process has
 * written its id. If the file is still empty after 5 s, its process must have been killed.
 */
function isLeftBehind() {
  const owner = Number(readStamp(lockFile));
  if (owner > 0) return !isRunning(owner);
  return existsSync(lockFile) && Date.now() - statSync(lockFile).mtimeMs > 5_000;
}

/**
 * Run `work` under a lock, so that concurrent starts in one folder do their set-up one after the other. Ignore the lock
 * of a process that has ended.
 */
function oneAtATime(work) {
  mkdirSync(join(root, '.cache'), { recursive: true });
  for (;;) {
    try {
      writeFileSync(lockFile, String(process.pid), { flag: 'wx' });
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') fail(`This folder cannot be set up: ${error.message}`);
      if (isLeftBehind()) rmSync(lockFile, { force: true });
      else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
    }
  }
  try {
    work();
  } finally {
    rmSync(lockFile, { force: true });
  }
}

const stampFile = join(root, 'node_modules', '.inward-installed');
/** A package that is present only after `npm ci` with development dependencies. */
const developmentPackage = join(root, 'node_modules', '@biomejs', 'biome');

function readStamp(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

/** Return the content that the stamp file has if the packages of the current lock file are installed. */
function markOf(scope) {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  return `${scope} ${lock} ${process.platform}-${process.arch}`;
}

const isInstalled = (scope) => [markOf('everything'), markOf(scope)].includes(readStamp(stampFile));

/**
 * Return whether the packages were installed from another version of the lock file. False after `npm ci`, which writes
 * no stamp file.
 */
export const hasOtherPackages = () => readStamp(stampFile) !== '' && !isInstalled('product');

/**
 * Install the packages of the lock file, unless they are already installed.
 * @param {'product' | 'everything'} scope `everything` includes the development dependencies.
 */
export function ensureInstalled(scope) {
  // After `npm ci`, include the development dependencies: an installation without them would remove them.
  const wanted = readStamp(stampFile) === '' && existsSync(developmentPackage) ? 'everything' : scope;
  const isReady = () => existsSync(pinnedNode) && isInstalled(wanted);
  if (!isReady()) oneAtATime(() => isReady() || install(wanted, markOf(wanted)));
}

/** Remove Node's C headers (67 MB), which are needed only to compile native addons. */
function removeHeaders() {
  const folder = join(root, 'node_modules', 'node', 'node_modules');
  if (!existsSync(folder)) return;
  const builds = readdirSync(folder).filter((name) => name.startsWith('node-'));
  for (const build of builds) rmSync(join(folder, build, 'include'), { recursive: true, force: true });
}

function install(scope, mark) {
  console.log('Installing packages (once, about a minute) ...');
  const omit = scope === 'product' ? ['--omit=dev'] : ['--include=dev'];
  runQuietly(
    'npm',
    ['ci', '--no-audit', '--no-fund', ...omit],
    'The packages could not be installed: see the lines above.',
  );
  removeHeaders();
  if (scope === 'product') removeUnneeded(root);
  if (!existsSync(pinnedNode))
    fail(`npm has no Node 24 for ${process.platform}-${process.arch}: Inward cannot run on this machine.`);
  writeFileSync(stampFile, mark);
}

function hashTree(hash, path) {
  for (const entry of readdirSync(join(root, path), { withFileTypes: true }).sort((a, b) =>
    a.name < b.name ? -1 : 1,
  )) {
    const child = `${path}/${entry.name}`;
    if (entry.isDirectory()) hashTree(hash, child);
    else hash.update(child).update(readFileSync(join(root, child)));
  }
}

/** Build the web app into dist/web, unless it was already built from the same sources. */
export function ensureBuilt() {
  const hash = createHash('sha256');
  // Hash all folders, not only web: the build contains an archive of all sources, because a server must offer exactly
  // the sources that it runs.
  for (const folder of ['web', 'core', 'server', 'scripts']) hashTree(hash, folder);
  for (const file of readdirSync(root)
    .filter((name) => /^(LICENSE|package.*\.json|vite.*\.ts)$/.test(name))
    .sort())
    hash.update(readFileSync(join(root, file)));
  const wanted = hash.digest('hex');
  const builtStamp = join(root, 'dist', 'built');
  const isBuilt = () => readStamp(builtStamp) === wanted && existsSync(join(root, 'dist', 'web', 'index.html'));
  if (!isBuilt()) oneAtATime(() => isBuilt() || build(builtStamp, wanted));
}

function build(builtStamp, wanted) {
  console.log('Building the pages ...');
  rmSync(builtStamp, { force: true });
  runQuietly(
    pinnedNode,
    [join('node_modules', 'vite', 'bin', 'vite.js'), 'build'],
    'The pages could not be built: see the lines above.',
  );
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(builtStamp, wanted);
}
