import { spawn, spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { account, waitUntilReady } from './system-postgres.ts';

/** Debian's pgbouncer is in /usr/sbin, which is not on the PATH of ordinary users. */
const programs = ['pgbouncer', '/usr/sbin/pgbouncer'];

export const findPgbouncer = (): string | null =>
  programs.find((program) => spawnSync(program, ['--version']).status === 0) ?? null;

export type Pgbouncer = {
  /** Return the address of the same database and user through PgBouncer. */
  readonly through: (url: string) => string;
  readonly stop: () => Promise<void>;
};

/**
 * Start PgBouncer in transaction mode on a loopback port, in front of the PostgreSQL at `server`. PgBouncer connects to
 * that server's unix socket if the URL names one.
 * @param more additional lines for the section [pgbouncer], which override the default lines.
 */
export async function startPgbouncer(
  program: string,
  server: string,
  more: readonly string[] = [],
): Promise<Pgbouncer> {
  const folder = mkdtempSync(join(tmpdir(), 'inward-pgbouncer-'));
  const as = account();
  if (as) chownSync(folder, as.uid, as.gid);
  const port = await freePort();
  const { searchParams, hostname, port: serverPort } = new URL(server);
  const users = join(folder, 'userlist.txt');
  const { password } = new URL(server);
  writeFileSync(users, `"inward_login" "${password}"\n"inward" "${password}"\n`);
  const configuration = join(folder, 'pgbouncer.ini');
  const lines = [
    '[databases]',
    `* = host=${searchParams.get('host') ?? hostname}${serverPort && ` port=${serverPort}`}`,
    '[pgbouncer]',
    'pool_mode = transaction',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = trust',
    `auth_file = ${users}`,
    'max_client_conn = 1000',
    'default_pool_size = 20',
    'query_wait_timeout = 15',
    'server_login_retry = 1',
    ...more,
  ];
  writeFileSync(configuration, `${lines.join('\n')}\n`);
  const child = spawn(program, ['-q', configuration], { stdio: 'ignore', cwd: '/', ...as });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const killAtExit = () => child.kill('SIGKILL');
  process.once('exit', killAtExit);
  const through = (url: string) => {
    const { username, pathname } = new URL(url);
    return `postgresql://${username}@127.0.0.1:${port}${pathname}`;
  };
  await waitUntilReady(through(server));
  return {
    through,
    stop: async () => {
      process.off('exit', killAtExit);
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
