import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { closeSync, openSync, readFileSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import type { Account } from '../../account/account.ts';
import { accessRules } from './access-rules.ts';
import { noBinary } from './binaries.ts';
import { isAlive, isPostgres, waitUntilGone } from './process-state.ts';
import { runAs } from './run-as.ts';

const logLimitBytes = 1_000_000;

/** Settings for little memory and durable commits. Error messages are not logged, because they quote rows. */
const settings: Readonly<Record<string, string>> = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '60',
  shared_buffers: '32MB',
  work_mem: '4MB',
  maintenance_work_mem: '32MB',
  wal_level: 'minimal',
  max_wal_senders: '0',
  min_wal_size: '32MB',
  max_wal_size: '128MB',
  checkpoint_timeout: '1min',
  // After a crash, flush the whole file system at once: flushing file by file takes seconds on a busy disk.
  ...(process.platform === 'linux' && { recovery_init_sync_method: 'syncfs' }),
  // Delete old WAL files instead of reusing them: a reused file contains deleted text until it is overwritten.
  wal_recycle: 'off',
  io_method: 'sync',
  jit: 'off',
  max_parallel_workers_per_gather: '0',
  max_worker_processes: '2',
  max_logical_replication_workers: '0',
  autovacuum_max_workers: '1',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'log',
  log_error_verbosity: 'terse',
  log_parameter_max_length: '0',
  log_checkpoints: 'off',
};

export type Site = {
  readonly native: string;
  readonly cluster: string;
  readonly socket: string;
  readonly account: Account | null;
  readonly logFile: string;
};

export type Postmaster = { readonly pid: number; readonly socket: string };

/** Return a cluster name with a hash of settings and binaries, to recognise a postmaster of an older version. */
export function nameOfSettings(native: string): string {
  const { ino, size } = statSync(join(native, 'bin', 'postgres'));
  const text = JSON.stringify([settings, accessRules, ino, size]);
  return `inward-${createHash('sha256').update(text).digest('hex').slice(0, 12)}`;
}

/** Return the postmaster that postmaster.pid names, even if it has ended. Return null if the file is missing. */
function recordedPostmaster(cluster: string): Postmaster | null {
  let lines: string[];
  try {
    lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return null;
  }
  const pid = Number(lines[0]);
  return Number.isInteger(pid) && pid > 0 ? { pid, socket: lines[4] ?? '' } : null;
}

/** Return the running postmaster of this cluster, or the stale pid in postmaster.pid. */
export function findPostmaster(cluster: string): {
  readonly running: Postmaster | null;
  readonly stalePid: number | null;
} {
  const recorded = recordedPostmaster(cluster);
  if (recorded && isAlive(recorded.pid) && isPostgres(recorded.pid)) return { running: recorded, stalePid: null };
  return { running: null, stalePid: recorded?.pid ?? null };
}

/**
 * Make PostgreSQL ignore lock files with this stale pid. By default, it refuses to start while a process with this pid
 * exists. That process may be another program (after a reboot) or a zombie (after a kill). PostgreSQL still refuses to
 * start while backends of the killed postmaster run, because it detects them by their shared memory.
 */
const ignoring = (stalePid: number | null) => ({
  ...(stalePid !== null && { PG_GRANDPARENT_PID: String(stalePid) }),
});

/**
 * Start a postmaster in its own process group. Otherwise, Ctrl-C in a terminal would end the postmaster while the
 * server still needs it.
 */
export function spawnPostmaster(site: Site, stalePid: number | null): ChildProcess {
  const { native, cluster, socket, account, logFile } = site;
  const options = { ...settings, unix_socket_directories: socket, cluster_name: nameOfSettings(native) };
  const flags = Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const log = openSync(logFile, 'a', 0o600);
  try {
    if (statSync(logFile).size > logLimitBytes) truncateSync(logFile);
    const as = runAs(account);
    const child = spawn(join(native, 'bin', 'postgres'), ['-D', cluster, ...flags], {
      ...as,
      env: { ...as.env, ...ignoring(stalePid) },
      detached: true,
      stdio: ['ignore', log, log],
    });
    child.on('error', () => {});
    if (child.pid === undefined) throw noBinary();
    child.unref();
    return child;
  } finally {
    closeSync(log);
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {}
}

/**
 * Shut the postmaster down "fast": disconnect clients and flush all data. If it still runs after 10 s, use the mode
 * "immediate", after which the next start must recover.
 */
export async function stopPostmaster(pid: number): Promise<void> {
  signal(pid, 'SIGINT');
  if (await waitUntilGone(pid, 10_000)) return;
  signal(pid, 'SIGQUIT');
  await waitUntilGone(pid, 5_000);
}
