// `npm start`: install, build, start the server. `npm run demo` adds --demo: a sample user with ten weeks that end today.
// The demo's folder is removed when it ends, so that every start has recent weeks and an open evening window.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, pinnedNode, root } from './setup.mjs';

ensureInstalled('product');
ensureBuilt();

const isDemo = process.argv.includes('--demo');
const passing = isDemo && !process.env.DATA_DIR ? mkdtempSync(join(tmpdir(), 'inward-demo-')) : null;
const dataDir = passing ?? (process.env.DATA_DIR || join(root, 'data'));
const env = { ...process.env, DATA_DIR: dataDir, ...(isDemo && { DEMO: 'true' }) };
// Use a separate process group: Ctrl+C reaches only this process, which forwards every signal exactly once.
const server = spawn(pinnedNode, [join(root, 'server', 'main.ts')], {
  cwd: root,
  stdio: 'inherit',
  env,
  detached: true,
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));

// npm exits at once on SIGTERM and may leave its children running: stop the server when the parent has exited.
const parent = process.ppid;
const watch = setInterval(() => {
  if (process.ppid === parent) return;
  clearInterval(watch);
  server.kill('SIGTERM');
}, 500);

server.on('exit', (code, signal) => {
  if (passing) rmSync(passing, { recursive: true, force: true });
  process.exit(code ?? (signal ? 1 : 0));
});
