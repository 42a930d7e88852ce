import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { endProcess, type ServerProcess, startProcess } from '../testing/server-process.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { createTestDatabase } from '../testing/test-database.ts';

const folders: ReturnType<typeof temporaryFolder>[] = [];
const servers: ServerProcess[] = [];

afterEach(async () => {
  await Promise.all(servers.splice(0).map(endProcess));
  for (const folder of folders.splice(0)) folder.remove();
});

function freshFolder(): string {
  const folder = temporaryFolder('leave-root');
  folders.push(folder);
  return folder.path;
}

async function start(variables: Record<string, string>): Promise<{ server: ServerProcess; address: string }> {
  const server = startProcess(variables);
  servers.push(server);
  return { server, address: await server.ready };
}

/** Return the values of a line in /proc/<pid>/status. The line `Uid`, for example, lists four user ids. */
const statusOf = ({ child }: ServerProcess, line: string): string[] =>
  new RegExp(`^${line}:(.*)$`, 'm')
    .exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]
    ?.trim()
    .split(/\s+/) ?? [];

const health = async (address: string) => (await fetch(`${address}/api/health`).catch(() => null))?.status;

async function post(url: string, body: object): Promise<number> {
  const headers = { 'content-type': 'application/json', origin: new URL(url).origin };
  return (await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })).status;
}

describe.runIf(process.getuid?.() === 0 && process.platform === 'linux')('a server that root started', () => {
  it('a server that root started serves requests, writes mail and restarts its database without root rights', async () => {
    const dataDir = freshFolder();
    mkdirSync(join(dataDir, 'mail'), { mode: 0o700 });
    writeFileSync(join(dataDir, 'mail', 'earlier.eml'), '', { mode: 0o600 });
    const { server, address } = await start({ DATA_DIR: dataDir });
    const account = String(statSync(join(dataDir, 'postgres', 'cluster')).uid);
    expect(account).not.toBe('0');
    expect(statusOf(server, 'Uid')).toEqual([account, account, account, account]);
    expect(statusOf(server, 'Gid')).not.toContain('0');
    expect(statusOf(server, 'Groups')).not.toContain('0');
    expect(statusOf(server, 'CapEff')).toEqual(['0'.repeat(16)]);

    const email = 'ida@mail.example';
    expect(await post(`${address}/api/identity/sign-up/email`, { email, password: 'Secret!23', name: '' })).toBe(200);
    expect(await post(`${address}/api/identity/request-password-reset`, { email })).toBe(200);
    const letters = () => readdirSync(join(dataDir, 'mail')).filter((name) => name.endsWith('.eml'));
    await expect.poll(letters).toHaveLength(3);
    expect(new Set(letters().map((name) => String(statSync(join(dataDir, 'mail', name)).uid)))).toEqual(
      new Set([account]),
    );

    const pidFile = join(dataDir, 'postgres', 'cluster', 'postmaster.pid');
    const databasePid = () => existsSync(pidFile) && Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
    const killed = Number(databasePid());
    process.kill(killed, 'SIGKILL');
    await expect.poll(() => ![false, killed].includes(databasePid())).toBe(true);
    await expect.poll(() => health(address)).toBe(200);
    expect(await endProcess(server)).toBe(0);
  });

  it('a server that root started starts again on the same data directory, even after it was killed', async () => {
    const dataDir = freshFolder();
    const first = await start({ DATA_DIR: dataDir });
    first.server.child.kill('SIGKILL');
    await first.server.ended;
    for (let time = 1; time <= 2; time += 1) {
      const { server, address } = await start({ DATA_DIR: dataDir });
      expect(await health(address)).toBe(200);
      expect(statusOf(server, 'Uid')).not.toContain('0');
      expect(await endProcess(server)).toBe(0);
    }
  });

  it('a server that root started gives up root rights even if it uses DATABASE_URL', async () => {
    const database = await createTestDatabase();
    const parent = freshFolder();
    chmodSync(parent, 0o755);
    const { server, address } = await start({ DATA_DIR: join(parent, 'data'), ...database.variables });
    expect(await health(address)).toBe(200);
    expect(statusOf(server, 'Uid')).not.toContain('0');
    await endProcess(server);
    await database.remove();
  });

  it('a server that root started stays root and logs a warning if no other user can reach DATA_DIR', async () => {
    const parent = freshFolder();
    chmodSync(parent, 0o700);
    const { server, address } = await start({ DATA_DIR: join(parent, 'data') });
    expect(await health(address)).toBe(200);
    expect(statusOf(server, 'Uid')).toEqual(['0', '0', '0', '0']);
    expect(server.output().match(/the server keeps root/g)).toHaveLength(1);
    expect(await endProcess(server)).toBe(0);
  });
});
