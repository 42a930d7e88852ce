import { spawnSync } from 'node:child_process';
import type { Account } from '../../account/account.ts';
import { StartFault } from '../../errors/start-fault.ts';
import { runAs } from './run-as.ts';

const limitMs = 10_000;
const script = 'set -e; umask 077; rm -rf -- "$1.$$"; cat > "$1.$$"; mv -f -- "$1.$$" "$1"';

/**
 * Replace a file in a folder of the account, by a process of that account. Root would follow symbolic links that the
 * account may have created in the folder, and replace files elsewhere.
 */
export function writeAs(account: Account | null, path: string, text: string): void {
  const { status } = spawnSync('/bin/sh', ['-c', script, 'sh', path], {
    ...runAs(account),
    input: text,
    stdio: ['pipe', 'ignore', 'ignore'],
    timeout: limitMs,
  });
  if (status !== 0) throw new StartFault(`${path} cannot be written by the user of the database.`);
}
