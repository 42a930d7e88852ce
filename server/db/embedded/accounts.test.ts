import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  lchownSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { recordingLog } from '../../../testing/recording-log.ts';
import { temporaryFolder } from '../../../testing/temporary-folder.ts';
import { findNative } from './binaries.ts';
import { type Embedded, startEmbedded } from './embedded.ts';
import { spawnPostmaster } from './postmaster.ts';

const folder = temporaryFolder('accounts-test');
const home = join(folder.path, 'postgres');
const started: Embedded[] = [];
const nobody = 65_534;

afterEach(async () => {
  await Promise.all(started.splice(0).map(({ stop }) => stop()));
});
afterAll(() => folder.remove());

async function start(): Promise<Embedded> {
  const embedded = await startEmbedded(folder.path, { log: recordingLog(), onLost: () => {} });
  started.push(embedded);
  return embedded;
}

const stopAll = () => Promise.all(started.splice(0).map(({ stop }) => stop()));

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

const program = `
  const { Client } = require(${JSON.stringify(createRequire(import.meta.url).resolve('pg'))});
  const client = new Client({ user: 'inward', database: 'postgres', host: process.argv[1] });
  client.connect().then(() => console.log('superuser'), (error) => console.log(error.code)).then(() => client.end());`;

/** Connect as the superuser from a process of another OS user. Return 'superuser' or the error code. */
function attackAs(uid: number): string {
  const options = { uid, gid: uid, cwd: '/', env: {}, encoding: 'utf8' } as const;
  return spawnSync(process.execPath, ['-e', program, join(home, 'socket')], options).stdout.trim();
}

/** Recreate the state of old versions of Inward: `nobody` owns the cluster, and every OS user can connect. */
function makeOld(): void {
  const inside = readdirSync(home, { recursive: true, encoding: 'utf8' });
  for (const path of [home, ...inside.map((name) => join(home, name))]) lchownSync(path, nobody, nobody);
  writeFileSync(join(home, 'cluster', 'pg_hba.conf'), 'local all all trust\n');
}

const ownersOf = (path: string) =>
  new Set(readdirSync(path, { recursive: true, encoding: 'utf8' }).map((name) => statSync(join(path, name)).uid));

describe('the embedded database', () => {
  it('accepts only peer authentication, in which the kernel identifies the user', async () => {
    const { ownerUrl } = await start();
    const rules = await query(ownerUrl, 'select type, user_name, auth_method from pg_hba_file_rules');
    expect(rules).toEqual([{ type: 'local', user_name: ['all'], auth_method: 'peer' }]);
  });
});

describe.runIf(process.getuid?.() === 0)('the embedded database that root started', () => {
  it('refuses a connection from a process of the account `nobody`', async () => {
    await start();
    expect(attackAs(nobody)).toBe('EACCES');
    expect(attackAs(0)).toBe('superuser');
  });

  it('refuses a connection from the account `nobody` even if `nobody` can open the socket', async () => {
    await start();
    for (const path of [home, join(home, 'socket')]) chmodSync(path, 0o755);
    chmodSync(join(home, 'socket', '.s.PGSQL.5432'), 0o777);
    expect(attackAs(nobody)).toBe('28000');
    for (const path of [home, join(home, 'socket')]) chmodSync(path, 0o700);
  });

  it('access rules are not written through symbolic links that the database’s account created', async () => {
    await start();
    await stopAll();
    const secret = join(folder.path, 'of-root');
    const cluster = join(home, 'cluster');
    writeFileSync(secret, 'precious', { mode: 0o600 });
    for (const name of ['pg_hba.conf', 'pg_ident.conf']) {
      for (const path of [name, `${name}.${process.pid}`]) {
        rmSync(join(cluster, path), { force: true });
        symlinkSync(secret, join(cluster, path));
      }
    }
    await start();
    expect(readFileSync(secret, 'utf8')).toBe('precious');
    expect(statSync(secret)).toMatchObject({ uid: 0, mode: 0o100600 });
    await stopAll();
    for (const name of readdirSync(cluster)) if (name.endsWith(`.${process.pid}`)) rmSync(join(cluster, name));
  });

  it('refuses to start if its folder was replaced by a symbolic link', async () => {
    await start();
    await stopAll();
    const cluster = join(home, 'cluster');
    renameSync(cluster, `${cluster}-moved`);
    symlinkSync(`${cluster}-moved`, cluster);
    await expect(start()).rejects.toThrow('is a link');
    rmSync(cluster);
    renameSync(`${cluster}-moved`, cluster);
  });

  it('runs as an account that no other program uses', async () => {
    const { account } = await start();
    expect(account?.name).toBe('inward');
    expect(statSync(join(home, 'cluster')).uid).toBe(account?.uid);
  });

  it('the embedded database takes over a cluster of the account `nobody` and keeps its data, even if an earlier takeover was killed', async () => {
    const before = await start();
    await query(before.ownerUrl, 'create table kept as select 7 as number');
    await stopAll();
    makeOld();
    for (const name of ['base', 'PG_VERSION']) lchownSync(join(home, 'cluster', name), before.account?.uid ?? 0, 0);
    const after = await start();
    expect(await query(after.ownerUrl, 'select number from kept')).toEqual([{ number: 7 }]);
    expect(attackAs(nobody)).toBe('EACCES');
    expect(readFileSync(join(home, 'cluster', 'pg_hba.conf'), 'utf8')).not.toContain('trust');
    expect(ownersOf(home)).toEqual(new Set([after.account?.uid]));
  });

  it('the embedded database takes over a cluster of the account `nobody` that a killed server left running', async () => {
    const { account } = await start();
    await stopAll();
    makeOld();
    const old = { name: 'nobody', uid: nobody, gid: nobody };
    const paths = {
      cluster: join(home, 'cluster'),
      socket: join(home, 'socket'),
      logFile: join(folder.path, 'old.log'),
    };
    spawnPostmaster({ native: findNative(), ...paths, account: old }, null);
    await expect.poll(() => attackAs(nobody)).toBe('superuser');
    await start();
    expect(attackAs(nobody)).toBe('EACCES');
    expect(ownersOf(home)).toEqual(new Set([account?.uid]));
  });
});
