import { execFileSync } from 'node:child_process';
import { type AddressInfo, connect, createServer } from 'node:net';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { launchBrowser, openPhone } from './support/browser.ts';
import { expectText } from './support/page-actions.ts';
import { databasePid, freePort, type ServerProcess, startProcess } from './support/server-process.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** Run `npm start` or `npm run demo` as a user does. */
async function npm(script: 'start' | 'demo', dataDir: string, env = {}): Promise<ServerProcess> {
  const commandArguments = script === 'start' ? ['start'] : ['run', 'demo'];
  return startProcess({ dataDir, port: await freePort(), env, command: 'npm', commandArguments, patienceMs: 240_000 });
}

const isGone = async (url: string) =>
  fetch(`${url}/api/health`).then(
    () => false,
    () => true,
  );

const lastLine = (server: ServerProcess) => server.output().trimEnd().split('\n').at(-1);

test('npm start serves the product, stops on a signal, and starts again with the same data', async () => {
  const folder = temporaryFolder('start');
  for (let time = 1; time <= 2; time += 1) {
    const server = await npm('start', folder.path);
    expect(lastLine(server)).toBe(`Inward is ready: http://localhost:${new URL(server.url).port}`);
    const page = await fetch(`${server.url}/`);
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(await (await fetch(`${server.url}/api/health`)).json()).toEqual({ status: 'ok' });
    expect(await (await fetch(`${server.url}/api/config`)).json()).toMatchObject({ identity: 'builtin', demo: false });
    console.log(`npm start, time ${time}: ready after ${Math.round(server.readyAfterMs)} ms`);
    // On SIGTERM, npm exits without waiting for the server. Even then, the server must stop.
    if (time === 1) await server.interrupt();
    else await server.kill('SIGTERM');
    await expect.poll(() => isGone(server.url), { timeout: 10_000 }).toBe(true);
  }
  folder.remove();
});

/** Return the process id of the server, which is the parent of its database. */
const serverPid = (dataDir: string): number =>
  Number(execFileSync('ps', ['-o', 'ppid=', '-p', String(databasePid(dataDir))], { encoding: 'utf8' }));

test('npm start restarts a server that ended unexpectedly, says why it ended, and stops on a signal', async () => {
  const folder = temporaryFolder('restart');
  const server = await npm('start', folder.path);
  process.kill(serverPid(folder.path), 'SIGKILL');
  await expect.poll(() => server.output(), { timeout: 60_000 }).toMatch(/ready: .*by SIGKILL.*ready: /s);
  expect(await (await fetch(`${server.url}/api/health`)).json()).toEqual({ status: 'ok' });
  expect(server.output()).toContain('The server ended by SIGKILL. It starts again in 1 s.');
  await server.interrupt();
  await expect.poll(() => isGone(server.url), { timeout: 10_000 }).toBe(true);
  expect(server.output().match(/The server ended/g)).toHaveLength(1);
  folder.remove();
});

/** Start a proxy for the database of `url` that drops the first `refused` connections. Return the proxy's URL. */
async function lateDatabase(url: string, refused: number) {
  const folder = new URL(url).searchParams.get('host') ?? '';
  let count = 0;
  const server = createServer((socket) => {
    count += 1;
    if (count <= refused) {
      socket.destroy();
      return;
    }
    const database = connect(join(folder, '.s.PGSQL.5432'));
    socket.pipe(database).pipe(socket);
    for (const one of [socket, database]) one.on('error', () => {});
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const { username, pathname } = new URL(url);
  return { url: `postgresql://${username}@127.0.0.1:${port}${pathname}`, stop: () => server.close() };
}

test('npm start prints a log line about a server that ended unexpectedly if LOG_FORMAT is json', async () => {
  const folder = temporaryFolder('restart-json');
  const server = await npm('start', folder.path, { LOG_FORMAT: 'json' });
  process.kill(serverPid(folder.path), 'SIGKILL');
  await expect.poll(() => server.output(), { timeout: 60_000 }).toMatch(/is ready".*SIGKILL.*is ready"/s);
  const line =
    server
      .output()
      .split('\n')
      .find((one) => one.includes('SIGKILL')) ?? '';
  expect(JSON.parse(line)).toEqual({
    level: 'warn',
    time: expect.stringMatching(/Z$/),
    event: 'the server ended and starts again',
    signal: 'SIGKILL',
    pauseMs: 1_000,
  });
  await server.interrupt();
  await expect.poll(() => isGone(server.url), { timeout: 10_000 }).toBe(true);
  folder.remove();
});

test('npm start retries with growing pauses until its database accepts connections', async () => {
  const folder = temporaryFolder('late');
  const database = await createTestDatabase();
  const late = await lateDatabase(database.variables.DATABASE_URL, 2);
  const env = { ...database.variables, DATABASE_URL: late.url };
  const command = { command: 'npm', commandArguments: ['start'], patienceMs: 240_000 };
  const server = await startProcess({ dataDir: folder.path, port: await freePort(), env, ...command });
  const pauses =
    /cannot be reached\.\n.*with exit code 69. It starts again in 1 s\..*cannot be reached.*in 2 s\..*ready: /s;
  expect(server.output()).toMatch(pauses);
  await server.interrupt();
  late.stop();
  await database.remove();
  folder.remove();
});

test('npm start gives up at once if the configuration is invalid', async () => {
  const folder = temporaryFolder('invalid');
  const command = { command: 'npm', commandArguments: ['start'], patienceMs: 240_000 };
  const env = { IDENTITY: 'nobody' };
  const started = startProcess({ dataDir: folder.path, port: await freePort(), env, ...command });
  await expect(started).rejects.toThrow(/exited with 1:.*IDENTITY/s);
  folder.remove();
});

test('npm run demo shows ten weeks of data after one tap, at any time of day', async () => {
  const folder = temporaryFolder('demo');
  const server = await npm('demo', folder.path);
  const phone = await openPhone(browser, 'Asia/Tokyo', Date.now());
  const { page } = phone;
  await page.goto(server.url);
  for (let slide = 1; slide < 6; slide += 1) await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Get Started' }).click();
  await page.getByRole('button', { name: 'Open the sample journal' }).click();
  await expectText(page, 'Available now');
  await page.getByText(/^2\d day streak$/).waitFor();
  await page.getByRole('link', { name: /Summar/ }).click();
  await expectText(page, 'Weekly Summaries');
  await expect.poll(() => page.getByRole('button', { name: /^Share/ }).count()).toBe(8);
  await page
    .getByRole('button', { name: /^Share/ })
    .first()
    .click();
  await page.waitForURL(/\/share\//);
  await page.getByRole('button', { name: 'Share', exact: true }).waitFor();
  expect(phone.browserErrors).toEqual([]);
  await phone.context.close();
  await server.interrupt();
  await expect.poll(() => isGone(server.url), { timeout: 10_000 }).toBe(true);
  folder.remove();
});
