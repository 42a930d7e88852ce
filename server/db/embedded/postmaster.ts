import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { closeSync, openSync, readFileSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import type { Account } from '../../account/account.ts';
import { accessRules } from './access-rules.ts';
import { noBinary } from './binaries.ts';
import { isAlive, isPostgres, waitUntilGone } from './process-state.ts';
import { runAs } from './run-as.ts';
import { writeAs } from './write-as.ts';

const logLimitBytes = 1_000_000;

/** Settings for low memory and durable commits. The log has no error messages, because they quote rows. */
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
  // After a crash, flush the file system once instead of file by file, which can take seconds on a busy disk.
  ...(process.platform === 'linux' && { recovery_init_sync_method: 'syncfs' }),
  // A recycled file of the WAL would hold deleted words until it is overwritten.
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

export type Postmaster = { readonly pid: number; readonly socket: string };

/** Return a cluster name that identifies settings, access rules and binaries, to detect a postmaster of an older version. */
export function nameOfSettings(native: string): string {
  const { ino, size } = statSync(join(native, 'bin', 'postgres'));
  const text = JSON.stringify([settings, accessRules, ino, size]);
  return `inward-${createHash('sha256').update(text).digest('hex').slice(0, 12)}`;
}

/** Return the running postmaster of this cluster, or null. */
export function runningPostmaster(cluster: string): Postmaster | null {
  let lines: string[];
  try {
    lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return null;
  }
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid) || !isPostgres(pid)) return null;
  return { pid, socket: lines[4] ?? '' };
}

/**
 * Replace the pid in postmaster.pid if it belongs to another program, as it may after a crash: PostgreSQL would refuse
 * to start. Keep the rest of the file, by which PostgreSQL detects old backends that still use its shared memory.
 */
export function disownStalePid(cluster: string, account: Account | null): void {
  const path = join(cluster, 'postmaster.pid');
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    return;
  }
  const pid = Number(text.split('\n')[0]);
  const impossiblePid = 2 ** 30;
  if (pid > 0 && isAlive(pid) && !isPostgres(pid)) writeAs(account, path, text.replace(/^\d+/, String(impossiblePid)));
}

/** Start a postmaster in a separate process group: otherwise Ctrl-C in a terminal stops it before the server. */
export function spawnPostmaster(
  native: string,
  cluster: string,
  socket: string,
  account: Account | null,
  logFile: string,
): ChildProcess {
  const options = { ...settings, unix_socket_directories: socket, cluster_name: nameOfSettings(native) };
  const flags = Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const log = openSync(logFile, 'a', 0o600);
  try {
    if (statSync(logFile).size > logLimitBytes) truncateSync(logFile);
    const child = spawn(join(native, 'bin', 'postgres'), ['-D', cluster, ...flags], {
      ...runAs(account),
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
  } catch {
    // The process has already ended.
  }
}

/** Stop a postmaster with a fast shutdown: disconnect clients and flush all data. After 10 s, shut down immediately. */
export async function stopPostmaster(pid: number): Promise<void> {
  signal(pid, 'SIGINT');
  if (await waitUntilGone(pid, 10_000)) return;
  signal(pid, 'SIGQUIT');
  await waitUntilGone(pid, 5_000);
}
