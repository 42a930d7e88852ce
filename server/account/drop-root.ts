import type { Account } from './account.ts';

/**
 * Switch this process permanently to `account` and return true. If `probe` throws as that account, stay root and return
 * false.
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
