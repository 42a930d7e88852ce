// Several users may share a machine. If a model server is not running, a program of any user may listen on its port and
// would then receive the reflections. Linux reports which user listens.
import { readFileSync } from 'node:fs';

/** The state of a listening socket in Linux's tables. */
const listening = '0A';
/** User ids below this number belong to the system, such as root's and `ollama`'s. */
const firstPersonId = 1_000;

/** Return the ids of the users who listen on a port, from the text of /proc/net/tcp. */
export function ownersIn(table: string, port: number): number[] {
  const suffix = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  return table
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, local, , state]) => state === listening && local?.endsWith(suffix))
    .map((fields) => Number(fields[7]));
}

function tableAt(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

/** Whether another person's program listens on a port of this machine. False if the system does not report it. */
export function isPortOfAnotherPerson(port: number, ownId = process.getuid?.()): boolean {
  const owners = ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((path) => ownersIn(tableAt(path), port));
  return owners.some((id) => id >= firstPersonId && id !== ownId);
}
