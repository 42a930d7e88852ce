import { chmodSync, chownSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { expect, it } from 'vitest';
import { builtinCalls, password } from '../testing/identity/builtin-calls.ts';
import { totpCode } from '../testing/identity/totp.ts';
import { recordingLog } from '../testing/recording-log.ts';
import { startProcess } from '../testing/server-process.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { createTestApp, type TestAnswer } from '../testing/test-app.ts';
import { readConfig } from './config/config.ts';
import { rotateMasterKey } from './db/keys/master-key.ts';
import { identitySecret, readSecrets } from './db/keys/secrets.ts';
import { rotateSecrets } from './rotate-secrets.ts';

const jarOf = (answer: TestAnswer) =>
  answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0] ?? '')
    .filter((pair) => !pair.endsWith('='))
    .join('; ');

it('a key rotation revokes sessions and API tokens, but authenticator apps and recovery codes still work', async () => {
  const app = await createTestApp({ identity: 'builtin' });
  const { post, signUp, tokenOf } = builtinCalls(() => app);
  const { email, cookie } = await signUp();
  const { totpURI, backupCodes } = (await post('two-factor/enable', { password }, { cookie })).body as {
    totpURI: string;
    backupCodes: string[];
  };
  const enabled = jarOf(await post('two-factor/verify-totp', { code: totpCode(totpURI) }, { cookie }));
  const token = await tokenOf(enabled);
  const wanted = { name: 'Script', scopes: ['stats'], days: 30, password };
  const made = await app.call('POST', '/api/user/tokens', { token, body: wanted });
  const path = app.database.variables.MASTER_KEY_FILE;
  const before = readFileSync(path, 'utf8');

  const rotate = () => rotateSecrets(app.deps.config, recordingLog());
  await expect(rotate()).rejects.toThrow('Stop all servers of this database first.');
  expect(readFileSync(path, 'utf8')).toBe(before);
  // Close the idle connections of the server. Its pool would close them after half a minute without a request.
  await app.database.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name in ('inward', 'inward reserved', 'inward identity')`,
  );
  await expect(rotate()).rejects.toThrow('Stop all servers of this database first.');
  await app.server.stop();
  expect(await rotate()).toMatch(/^The key file .* has a new master key/);
  const after = readFileSync(path, 'utf8');
  expect(after).toMatch(/^[\w-]{43}\n$/);
  expect(after).not.toBe(before);

  // Write both keys to the file, like a process that is killed after the commit.
  writeFileSync(path, before + after);
  const next = await createTestApp({ identity: 'builtin', database: app.database });
  const calls = builtinCalls(() => next);
  expect(await calls.emailOf(enabled)).toBeNull();
  const { token: script } = made.body as { token: string };
  for (const ended of [token, script])
    expect((await next.call('GET', '/api/user/stats', { token: ended })).status).toBe(401);
  const enter = async () => jarOf(await calls.post('sign-in/email', { email, password }));
  const withCode = await calls.post('two-factor/verify-totp', { code: totpCode(totpURI) }, { cookie: await enter() });
  expect(withCode.status).toBe(200);
  expect((await next.call('GET', '/api/user/stats', { token: await calls.tokenOf(jarOf(withCode)) })).status).toBe(200);
  const code = backupCodes[0];
  expect((await calls.post('two-factor/verify-backup-code', { code }, { cookie: await enter() })).status).toBe(200);

  writeFileSync(path, before);
  await expect(rotate()).rejects.toThrow(/has the key of another database/);
  await next.stop();
  await app.stop();
}, 120_000);

it('a key rotation that fails halfway does not change the secrets', async () => {
  const app = await createTestApp({ identity: 'builtin' });
  const path = app.database.variables.MASTER_KEY_FILE;
  await app.server.stop();
  const client = new pg.Client({ connectionString: app.database.url });
  await client.connect();
  const before = await readSecrets(client, path);
  const renew = async (old: Buffer) => {
    expect(identitySecret(old)).toBe(before.identity);
    throw new Error('killed');
  };
  await expect(rotateMasterKey(client, path, renew)).rejects.toThrow('killed');
  expect(readFileSync(path, 'utf8').trim().split('\n')).toHaveLength(2);
  expect((await readSecrets(client, path)).identity).toBe(before.identity);
  await client.end();
  await app.stop();
}, 60_000);

it('a key rotation keeps the owner and mode of the key file', async () => {
  const app = await createTestApp({ identity: 'builtin' });
  const path = app.database.variables.MASTER_KEY_FILE;
  await app.server.stop();
  const before = readFileSync(path, 'utf8');
  chmodSync(path, 0o640);
  if (process.getuid?.() === 0) chownSync(path, 4_321, 8_765);
  const { uid, gid, mode } = statSync(path);
  await rotateSecrets(app.deps.config, recordingLog());
  expect(readFileSync(path, 'utf8')).not.toBe(before);
  expect(statSync(path)).toMatchObject({ uid, gid, mode });
  await app.stop();
}, 60_000);

it('a key rotation is refused while a server runs, and works after the server was killed', async () => {
  const folder = temporaryFolder('rotate');
  const config = readConfig({ DATA_DIR: folder.path });
  const keyFile = join(folder.path, 'master-key');
  const server = startProcess({ DATA_DIR: folder.path });
  await server.ready;
  const before = readFileSync(keyFile, 'utf8');
  await expect(rotateSecrets(config, recordingLog())).rejects.toThrow('Another Inward server is running');
  server.child.kill('SIGKILL');
  await server.ended;
  await rotateSecrets(config, recordingLog());
  expect(readFileSync(keyFile, 'utf8')).not.toBe(before);
  folder.remove();
}, 60_000);
