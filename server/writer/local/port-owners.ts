// On a shared machine, a program of another user may listen on the port of a model server that is not running. That
// program would receive the reflections, so ask Linux which user listens.
import { readFileSync } from 'node:fs';

/** The code of a listening socket in /proc/net/tcp. */
const listening = '0A';
/** Lower user ids belong to the system, such as `root` and `ollama`. */
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

/**
 * Return whether a program of another person listens on a port of this machine. Return false if the system does not
 * show the owner of the port.
 */
export function isPortOfAnotherPerson(port: number, ownId = process.getuid?.()): boolean {
  const owners = ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((path) => ownersIn(tableAt(path), port));
  return owners.some((id) => id >= firstPersonId && id !== ownId);
}
