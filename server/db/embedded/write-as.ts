import { spawnSync } from 'node:child_process';
import type { Account } from '../../account/account.ts';
import { StartFault } from '../../errors/start-fault.ts';
import { writeFaultText } from '../../errors/write-fault.ts';
import { runAs } from './run-as.ts';

const limitMs = 10_000;
const script = 'set -e; umask 077; rm -rf -- "$1.$$"; cat > "$1.$$"; mv -f -- "$1.$$" "$1"';

/** The messages of the shell in the locale C. */
const codes: readonly (readonly [RegExp, string])[] = [
  [/No space left/, 'ENOSPC'],
  [/quota exceeded/, 'EDQUOT'],
  [/Read-only file system/, 'EROFS'],
];

/**
 * Replace a file in a folder of the account, by a process of that account. Root would follow symbolic links that the
 * account may have created in the folder, and replace files elsewhere.
 */
export function writeAs(account: Account | null, path: string, text: string): void {
  const { status, stderr } = spawnSync('/bin/sh', ['-c', script, 'sh', path], {
    ...runAs(account),
    input: text,
    stdio: ['pipe', 'ignore', 'pipe'],
    encoding: 'utf8',
    timeout: limitMs,
  });
  if (status === 0) return;
  const code = codes.find(([message]) => message.test(stderr))?.[1];
  const reason = writeFaultText(Object.assign(new Error(), { code }), 'let that user write there.');
  throw new StartFault(`${path} cannot be written by the user of the database: ${reason}`);
}
