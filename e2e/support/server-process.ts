import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export { freePort } from '../../testing/free-port.ts';

export const root = fileURLToPath(new URL('../..', import.meta.url));

export type ServerProcess = {
  readonly url: string;
  readonly pid: number;
  readonly output: () => string;
  /** The time from the start of the process until it logged that the server is ready. */
  readonly readyAfterMs: number;
  readonly kill: (signal: NodeJS.Signals) => Promise<number | null>;
  readonly hasExited: () => boolean;
  /** Send SIGINT to the process and its children, as Ctrl+C in a terminal does. */
  readonly interrupt: () => Promise<number | null>;
};

type Options = {
  readonly dataDir: string;
  readonly port: number;
  readonly command?: string;
  readonly commandArguments?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
  readonly patienceMs?: number;
};

const exitOf = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve(child.exitCode);
    else child.once('exit', (code) => resolve(code));
  });

/** Start the server as a process, and wait until it logs that it is ready. */
export async function startProcess(options: Options): Promise<ServerProcess> {
  const began = performance.now();
  const child = spawn(options.command ?? process.execPath, options.commandArguments ?? [join(root, 'server/main.ts')], {
    cwd: options.cwd ?? root,
    env: {
      PATH: process.env['PATH'] ?? '',
      HOME: process.env['HOME'] ?? '',
      PORT: String(options.port),
      WRITER: 'builtin',
      DATA_DIR: options.dataDir,
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let text = '';
  const exited = exitOf(child);
  const ready = new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      text += chunk.toString('utf8');
      if (/ready: http|Inward is ready"/.test(text)) resolve();
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    void exited.then((code) => reject(new Error(`The server exited with ${code}:\n${text}`)));
    setTimeout(
      () => reject(new Error(`The server was not ready in time:\n${text}`)),
      options.patienceMs ?? 60_000,
    ).unref();
  });
  try {
    await ready;
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  }
  return {
    url: `http://127.0.0.1:${options.port}`,
    pid: child.pid ?? 0,
    output: () => text,
    readyAfterMs: performance.now() - began,
    hasExited: () => child.exitCode !== null || child.signalCode !== null,
    kill: (signal) => {
      child.kill(signal);
      return exited;
    },
    interrupt: () => {
      process.kill(-(child.pid ?? 0), 'SIGINT');
      return exited;
    },
  };
}

/** Return the process id of the embedded database of a data directory, or null if no database runs there. */
export function databasePid(dataDir: string): number | null {
  try {
    const file = join(realpathSync(join(dataDir, 'postgres')), 'cluster', 'postmaster.pid');
    const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
    process.kill(pid, 0);
    return pid;
  } catch {
    return null;
  }
}
