import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import pg from 'pg';
import { temporaryParent } from './temporary-folder.ts';

export type TestServer = { readonly url: string; readonly stop: () => Promise<void> };

/** Return the program folder of the newest installed PostgreSQL, or null. */
export function findPrograms(): string | null {
  const packaged = '/usr/lib/postgresql';
  const versions = existsSync(packaged) ? readdirSync(packaged).sort((a, b) => Number(b) - Number(a)) : [];
  const homebrew = ['/opt/homebrew/opt/postgresql/bin', '/usr/local/opt/postgresql/bin'];
  const folders = [
    ...versions.map((version) => join(packaged, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
    ...homebrew,
  ];
  return folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name)))) ?? null;
}

/**
 * Return the user under which PostgreSQL must run if this process is root, because PostgreSQL refuses to run as root.
 * Otherwise return null.
 */
export function account(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const user = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody');
  return user ? { uid: Number(user[2]), gid: Number(user[3]) } : null;
}

export async function waitUntilReady(url: string): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (attempt > 400) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

export type Cluster = {
  readonly folder: string;
  readonly start: () => ChildProcess;
};

/**
 * Create a database cluster in a temporary folder. It can be started several times with the same settings.
 * @param more additional settings, which override the default settings. By default, commits are not durable:
 * `fsync=off`.
 */
export function prepareCluster(programs: string, more: readonly string[] = []): Cluster {
  const folder = mkdtempSync(join(temporaryParent(), 'inward-pg-'));
  const as = account();
  if (as) chownSync(folder, as.uid, as.gid);
  chmodSync(folder, 0o700);
  const options = { cwd: '/', env: { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }, ...as };
  const data = join(folder, 'data');
  const flags = ['-U', 'inward', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  execFileSync(join(programs, 'initdb'), ['-D', data, ...flags], { ...options, stdio: 'ignore' });
  const settings = [
    `unix_socket_directories=${folder}`,
    'listen_addresses=',
    'fsync=off',
    'max_connections=200',
    'log_error_verbosity=terse',
    'log_parameter_max_length=0',
    ...more,
  ];
  const words = ['-D', data, ...settings.flatMap((one) => ['-c', one])];
  const start = () => spawn(join(programs, 'postgres'), words, { ...options, stdio: 'ignore', detached: true });
  return { folder, start };
}

/**
 * Start the PostgreSQL that is installed on this machine, with a temporary folder. Return null if none is installed.
 * @param more additional settings: see `prepareCluster`.
 */
export async function startSystemPostgres(more: readonly string[] = []): Promise<TestServer | null> {
  const programs = findPrograms();
  if (!programs) return null;
  const { folder, start } = prepareCluster(programs, more);
  const server = start();
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const killAtExit = () => server.kill('SIGQUIT');
  process.once('exit', killAtExit);
  const url = `postgresql://inward@localhost/postgres?host=${encodeURIComponent(folder)}`;
  await waitUntilReady(url);
  return {
    url,
    stop: async () => {
      process.off('exit', killAtExit);
      server.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
