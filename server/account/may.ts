import { spawnSync } from 'node:child_process';
import type { Account } from './account.ts';

const flags = { read: '-r', write: '-w' } as const;
const script = 'flag="$1"; shift; for path; do test "$flag" "$path" || exit 1; done';

/**
 * Ask the operating system whether an account may read or write all these paths. Null is the account of this process.
 */
export function may(right: keyof typeof flags, paths: readonly string[], account: Account | null): boolean {
  const { status } = spawnSync('/bin/sh', ['-c', script, 'sh', flags[right], ...paths], {
    env: { PATH: '/usr/bin:/bin' },
    cwd: '/',
    stdio: 'ignore',
    ...(account && { uid: account.uid, gid: account.gid }),
  });
  return status === 0;
}
