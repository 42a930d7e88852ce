import type { Account } from './account.ts';

/**
 * Switch this process permanently to `account` if `probe` succeeds as that account, and return true. Otherwise stay
 * root and return false. `probe` throws if the account lacks a right that the process needs.
 */
export async function dropRoot({ uid, gid }: Account, probe: () => Promise<void>): Promise<boolean> {
  const groups = process.getgroups?.() ?? [];
  try {
    process.setgroups?.([gid]);
    process.setegid?.(gid);
    process.seteuid?.(uid);
    await probe();
    process.seteuid?.(0);
    process.setgid?.(gid);
    process.setuid?.(uid);
    return true;
  } catch {
    process.seteuid?.(0);
    process.setegid?.(0);
    process.setgroups?.(groups);
    return false;
  }
}
