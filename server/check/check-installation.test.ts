import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { localServer } from '../../testing/local-server.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { readConfig } from '../config/config.ts';
import { checkInstallation } from './check-installation.ts';
import { clockProblem } from './clock-problem.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.stop());

function findingsOf(environment: NodeJS.ProcessEnv) {
  const variables = { ...app.database.variables, DATA_DIR: app.dataDir, WRITER: 'builtin', ...environment };
  return checkInstallation(readConfig(variables));
}
const check = async (environment: NodeJS.ProcessEnv) => (await findingsOf(environment)).problems;
/** Return the app's address with a host that the check does not recognise as this machine. */
const publicUrl = () => app.address.replace('127.0.0.1', '0.0.0.0');
const closed = 'http://0.0.0.0:1';

test('the check finds no problem in an installation that only this machine can open', async () => {
  expect(await check({})).toEqual([]);
});

test.each<[string, () => NodeJS.ProcessEnv, RegExp]>([
  ['PROXIES is 0 behind https', () => ({ PUBLIC_URL: 'https://0.0.0.0:1' }), /^PROXIES is 0, but .*one address/],
  ['a variable is misspelt', () => ({ SMTP_ULR: 'smtp://a' }), /^SMTP_ULR is set.* mean SMTP_URL\?$/],
  ['there is no key file', () => ({ MASTER_KEY_FILE: '' }), /^MASTER_KEY_FILE is not set/],
  [
    'the master key is missing',
    () => ({ MASTER_KEY_FILE: '/none/master-key' }),
    /^The key file \/none\/master-key is missing: put it back from a backup/,
  ],
  ['a public address has no TLS', () => ({ PUBLIC_URL: publicUrl() }), /^PUBLIC_URL is http/],
  ['users get no emails', () => ({ PUBLIC_URL: publicUrl() }), /^SMTP_URL is not set/],
  ['the demo is public', () => ({ PUBLIC_URL: publicUrl(), DEMO: 'true' }), /^DEMO is true/],
  [
    'the public address leads nowhere',
    () => ({ PUBLIC_URL: closed }),
    /^http:\/\/0\.0\.0\.0:1 \(PUBLIC_URL\) does not/,
  ],
  [
    'a push service is out of reach',
    () => ({ PUBLIC_URL: closed, PUSH_SERVICES: closed }),
    /^No pushes reach .*0\.0:1/,
  ],
  ['the FCM account is missing', () => ({ FCM_SERVICE_ACCOUNT: '/none.json' }), /none\.json/],
  [
    'the mail server is out of reach',
    () => ({ SMTP_URL: 'smtp://127.0.0.1:1' }),
    /^The mail server .* cannot be reached/,
  ],
  ['DATA_DIR cannot be written', () => ({ DATA_DIR: '/proc/none' }), /^DATA_DIR \/proc\/none is not writable/],
  ['the database is out of reach', () => ({ DATABASE_URL: 'postgresql://a@127.0.0.1:1/b' }), /cannot be reached\.$/],
  ['the pools are too large', () => ({ DATABASE_CONNECTIONS: '500' }), /^The database allows \d+ connections/],
  ['the model is out of reach', () => ({ WRITER: 'compatible/m', WRITER_BASE_URL: 'http://127.0.0.1:1' }), /^m at /],
])('the check says in one sentence that %s', async (_what, environment, sentence) => {
  expect((await check(environment())).filter((found) => sentence.test(found))).toHaveLength(1);
});

test('the check notes a backup key that every user of the machine may reach and read', async () => {
  const folder = temporaryFolder('open-key');
  const path = join(folder.path, 'a-key');
  writeFileSync(path, 'a long passphrase\n');
  const found = async (rights: { readonly folder: number; readonly key: number }) => {
    chmodSync(folder.path, rights.folder);
    chmodSync(path, rights.key);
    return findingsOf({ BACKUP_KEY_FILE: path });
  };
  const note = `Every user of this machine may read the key of backups: run chmod 600 ${path}, unless it is a mounted secret.`;
  expect(await found({ folder: 0o755, key: 0o644 })).toEqual({ problems: [], notes: [note] });
  expect(await found({ folder: 0o700, key: 0o644 })).toEqual({ problems: [], notes: [] });
  expect(await found({ folder: 0o755, key: 0o600 })).toEqual({ problems: [], notes: [] });
  folder.remove();
});

test('the check notes a database that a restore has set aside, as long as its folder exists', async () => {
  const path = join(app.dataDir, 'postgres.before-restore-2026-03-04T19-00-00Z');
  mkdirSync(path);
  expect(await findingsOf({})).toEqual({
    problems: [],
    notes: [expect.stringContaining(`${path} has the database from`)],
  });
  rmSync(path, { recursive: true });
  expect(await findingsOf({})).toEqual({ problems: [], notes: [] });
});

test('the check reports no problem with a PUBLIC_URL that leads to the product', async () => {
  expect((await check({ PUBLIC_URL: publicUrl() })).join('\n')).not.toContain('does not answer');
});

test('the check reports that the mail server refuses the password, without quoting the password', async () => {
  const server = createServer((socket) => {
    socket.write('220 ready\r\n');
    socket.setEncoding('utf8').on('data', (part: string) => {
      socket.write(part.startsWith('EHLO') ? '250-hello\r\n250 AUTH PLAIN\r\n' : '535 no\r\n');
    });
  });
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  const found = await check({ SMTP_URL: `smtp://ann:quiet@127.0.0.1:${port}` });
  expect(found).toEqual([expect.stringMatching(/refuses the user or password/)]);
  expect(found.join()).not.toContain('quiet');
  server.close();
});

test('the check reports a database that has no tables yet', async () => {
  const url = new URL(app.database.variables['DATABASE_URL'] ?? '');
  url.pathname = '/postgres';
  expect(await check({ DATABASE_URL: url.href })).toEqual([expect.stringMatching(/no tables of Inward yet/)]);
});

test('the check reports that the clock of this machine differs from the clock of a push service', async () => {
  const service = await localServer({}, (_request, response) => {
    response.setHeader('date', new Date(Date.now() + 600_000).toUTCString()).end();
  });
  const found = await check({ PUBLIC_URL: publicUrl(), PUSH_SERVICES: service.baseUrl });
  expect(found).toContainEqual(
    expect.stringMatching(/^The clock of this machine is (599|600) s behind that of the push/),
  );
  await service.close();
});

test.each([
  [20_000, null],
  [20_001, 'behind'],
  [-20_000, null],
  [-20_001, 'ahead of'],
])('a clock that is %i ms ahead is a problem only above 20 s', (aheadMs, relation) => {
  expect(clockProblem('the database', aheadMs)?.match(/behind|ahead of/)?.[0] ?? null).toBe(relation);
});
