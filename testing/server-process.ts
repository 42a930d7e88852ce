import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const entry = fileURLToPath(new URL('./run-server.ts', import.meta.url));
const readyLine = /^Inward is ready: (\S+)$/m;

export type ServerProcess = {
  readonly child: ChildProcess;
  /**
   * Resolves to 'http://localhost:PORT' when the server is ready. Rejects with the output if the process exits before.
   */
  readonly ready: Promise<string>;
  /** The exit code of the process, or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals | null>;
  readonly output: () => string;
};

/** Start the server as a process with a minimal environment. It listens on a free port unless PORT is given. */
export function startProcess(environment: Readonly<Record<string, string>>): ServerProcess {
  const child = spawn(process.execPath, [entry], {
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], PORT: '0', WRITER: 'builtin', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) => {
    child.on('close', (code, signal) => resolve(code ?? signal));
  });
  const ready = new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (part: string) => {
        text += part;
        const address = readyLine.exec(text)?.[1];
        if (address) resolve(address);
      });
    }
    void ended.then((how) => reject(new Error(`The server exited (${how}): ${text}`)));
  });
  ready.catch(() => {});
  return { child, ready, ended, output: () => text };
}

/** Stop the server if it is still running. Return its exit code or the signal that ended it. */
export async function endProcess(server: ServerProcess): Promise<number | NodeJS.Signals | null> {
  server.child.kill('SIGTERM');
  return server.ended;
}
