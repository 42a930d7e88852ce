import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Return a process and those that it started. */
function family(pid: number): number[] {
  const parentOf = (entry: string) => {
    try {
      return Number(
        readFileSync(`/proc/${entry}/stat`, 'utf8')
          .replace(/^.*\) /, '')
          .split(' ')[1],
      );
    } catch {
      return 0;
    }
  };
  return [
    pid,
    ...readdirSync('/proc')
      .filter((entry) => /^\d+$/.test(entry) && parentOf(entry) === pid)
      .map(Number),
  ];
}

/** Kill processes, as a lack of memory or of power does. */
export function killAll(pids: readonly number[]): void {
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
  }
}

/** Return all processes of the PostgreSQL of a data folder: none if it does not run. */
export function postgresProcesses(data: string): number[] {
  try {
    return family(Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]));
  } catch {
    return [];
  }
}
