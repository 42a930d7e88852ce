import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readlinkSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

const hasProc = existsSync('/proc/self/stat');

function signalReaches(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Return whether the process is running. A zombie does not count as running. */
export function isAlive(pid: number): boolean {
  if (!hasProc) return signalReaches(pid);
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return !['Z', 'X'].includes(stat.charAt(stat.lastIndexOf(')') + 2));
  } catch {
    return false;
  }
}

/** Return whether the process is PostgreSQL. Return false if we may not inspect the process. */
export function isPostgres(pid: number): boolean {
  try {
    if (hasProc) return /postgres/.test(readlinkSync(`/proc/${pid}/exe`));
    return /postgres/.test(execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }));
  } catch {
    return false;
  }
}

export async function waitUntilGone(pid: number, limitMs: number): Promise<boolean> {
  for (const until = Date.now() + limitMs; isAlive(pid); ) {
    if (Date.now() > until) return false;
    await pause(10);
  }
  return true;
}
