// `npm start`: install, build and start the server. `npm run demo` adds --demo: a sample user with ten weeks up to
// today. The demo's folder is removed at the end, so that every demo has recent weeks and an open evening window.
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
// By default, use the builtin writer: a model would be busy for an hour with the sample user's ten weeks.
const demoEnv = { DEMO: 'true', WRITER: process.env.WRITER || 'builtin' };
// Set NODE_COMPILE_CACHE before Node starts, so that the cache includes main.ts: otherwise Node loads its TypeScript
// compiler (20 MB) for that file. Use a folder of the product, because in a shared folder another user of the machine
// could plant code.
const compileCache = { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE || join(root, '.cache', 'compile') };
const env = { ...process.env, ...compileCache, DATA_DIR: dataDir, ...(isDemo && demoEnv) };

const secondMs = 1_000;
const longestPauseMs = 30_000;
/** A server that ran this long counts as stable: after it exits, it restarts after the shortest pause. */
const steadyMs = 60_000;
const failedToStart = 1;

let server;
let restart;
let isStopping = false;
let starts = 0;
let pauseMs = secondMs / 2;

function end(code) {
  if (passing) rmSync(passing, { recursive: true, force: true });
  process.exit(code);
}

/** Return the line about the next start, in the format of the server's log. */
function restartLine(code, signal) {
  const time = new Date().toISOString();
  if (process.env.LOG_FORMAT?.trim() === 'json') {
    const reason = signal === null ? { code } : { signal };
    return JSON.stringify({ level: 'warn', time, event: 'the server ended and starts again', ...reason, pauseMs });
  }
  const reason = signal === null ? `with exit code ${code}` : `by ${signal}`;
  return `${time.slice(0, 19)}Z The server ended ${reason}. It starts again in ${pauseMs / secondMs} s.`;
}

/**
 * Start the server, and restart it when it exits unexpectedly: at most once a second, and less often while it keeps
 * exiting.
 */
function start() {
  const beganMs = Date.now();
  starts += 1;
  // Use a separate process group, so that Ctrl+C reaches only this process, which forwards each signal once to the
  // server.
  server = spawn(pinnedNode, [join(root, 'server', 'main.ts')], { cwd: root, stdio: 'inherit', env, detached: true });
  server.on('exit', (code, signal) => {
    // Stop if the first start fails, because a wrong configuration does not fix itself. If the database cannot be
    // reached, the exit code is different and the start is retried: after a reboot, the database may be ready later
    // than the server.
    if (isStopping || code === 0 || (starts === 1 && code === failedToStart)) end(code ?? 1);
    pauseMs = Date.now() - beganMs > steadyMs ? secondMs : Math.min(pauseMs * 2, longestPauseMs);
    console.error(restartLine(code, signal));
    restart = setTimeout(start, pauseMs);
  });
}

function stop(signal) {
  isStopping = true;
  clearTimeout(restart);
  if (server.exitCode !== null || server.signalCode !== null) end(0);
  server.kill(signal);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal));

// On SIGTERM, npm exits at once and may leave its children running. So stop when the parent process has exited.
const parent = process.ppid;
const watch = setInterval(() => {
  if (process.ppid === parent) return;
  clearInterval(watch);
  stop('SIGTERM');
}, 500);

start();
