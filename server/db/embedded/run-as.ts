import type { SpawnOptions } from 'node:child_process';
import type { Account } from '../../account/account.ts';

/** Return the spawn options of PostgreSQL's programs: the unprivileged account and a minimal environment. */
export function runAs(account: Account | null): Pick<SpawnOptions, 'cwd' | 'env' | 'uid' | 'gid'> {
  return {
    cwd: '/',
    env: { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' },
    ...(account && { uid: account.uid, gid: account.gid }),
  };
}
