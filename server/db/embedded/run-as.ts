import type { SpawnOptions } from 'node:child_process';
import type { Account } from '../../account/account.ts';

/** Spawn options for PostgreSQL's programs: the unprivileged OS user and a minimal environment. */
export function runAs(account: Account | null): Pick<SpawnOptions, 'cwd' | 'env' | 'uid' | 'gid'> {
  return {
    cwd: '/',
    env: { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' },
    ...(account && { uid: account.uid, gid: account.gid }),
  };
}
