import type { ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

type Answer = { id?: number; result?: unknown; error?: unknown; message?: unknown };

export type Commands = {
  readonly send: (method: string, parameters?: object, more?: object) => Promise<Record<string, unknown>>;
  readonly close: () => void;
};

/**
 * Connect to a browser by the DevTools protocol or WebDriver BiDi. In both, a response has the number of its command.
 */
export async function openCommands(url: string): Promise<Commands> {
  const socket = new WebSocket(url);
  const waiting = new Map<number, (answer: Answer) => void>();
  let count = 0;
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error('The browser does not accept connections')));
  });
  return {
    send: (method, params = {}, more = {}) =>
      new Promise((resolve, reject) => {
        count += 1;
        waiting.set(count, ({ result, error, message }) => {
          if (error === undefined) resolve(result as Record<string, unknown>);
          else reject(new Error(`${method}: ${JSON.stringify(error)} ${String(message ?? '')}`));
        });
        socket.send(JSON.stringify({ id: count, method, params, ...more }));
      }),
    close: () => socket.close(),
  };
}

/** Wait until the browser's error output matches the pattern. Return the first group of the match. */
export function waitForOutput(browser: ChildProcess, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    browser.stderr?.on('data', (bytes) => {
      text += String(bytes);
      const [, said] = pattern.exec(text) ?? [];
      if (said) resolve(said);
    });
    browser.on('exit', (code) => reject(new Error(`The browser exited with ${code}: ${text.slice(-400)}`)));
  });
}

/** Stop the browser, and wait until it has exited. */
export async function stopBrowser(browser: ChildProcess): Promise<void> {
  if (browser.exitCode !== null) return;
  const gone = new Promise((resolve) => browser.once('exit', resolve));
  browser.kill('SIGTERM');
  const isGone = await Promise.race([gone.then(() => true), wait(5_000, false)]);
  if (isGone) return;
  browser.kill('SIGKILL');
  await gone;
}
