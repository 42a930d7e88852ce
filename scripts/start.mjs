// `npm start`: install, build, then the server. `npm run demo` adds --demo: a sample person, in a data folder of its own.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, pinnedNode, root } from './setup.mjs';

ensureInstalled('product');
ensureBuilt();

const isDemo = process.argv.includes('--demo');
const env = isDemo
  ? { ...process.env, DEMO: 'true', DATA_DIR: process.env.DATA_DIR ?? join(root, 'data', 'demo') }
  : { ...process.env, DATA_DIR: process.env.DATA_DIR ?? join(root, 'data') };
const server = spawn(pinnedNode, [join(root, 'server', 'main.ts')], { cwd: root, stdio: 'inherit', env });

// A terminal sends Ctrl+C to both processes, a service manager stops only this one: pass it on and wait either way.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    if (signal !== 'SIGINT' || !process.stdin.isTTY) server.kill(signal);
  });
}
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
