import { realpathSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Account } from './account.ts';

/** Return whether the mode bits of a path grant the account these rights: 4 to read, 1 to run or enter. */
function allows(path: string, { uid, gid }: Account, bits: number): boolean {
  const entry = statSync(path);
  const shift = entry.uid === uid ? 6 : entry.gid === gid ? 3 : 0;
  return ((entry.mode >> shift) & bits) === bits;
}

/** Return whether the mode bits let the account enter `path` and every folder above it. */
export function canReach(path: string, account: Account): boolean {
  for (let folder = realpathSync(path); ; folder = dirname(folder)) {
    if (!allows(folder, account, 1)) return false;
    if (folder === dirname(folder)) return true;
  }
}
