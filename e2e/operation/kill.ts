import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

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

/** Kill processes without warning, as a power cut does. */
export function killAll(pids: readonly number[]): void {
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // Ignore a process that has already ended.
    }
  }
}

/** Return the ids of all processes of the PostgreSQL with this data folder, or none if PostgreSQL is not running. */
export function postgresProcesses(data: string): number[] {
  try {
    return family(Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]));
  } catch {
    return [];
  }
}
