/**
 * Run the work, unless another tab is running it. Without locks (before Chromium 69, or over plain http) every tab runs
 * the work, so it must be idempotent.
 */
export async function runInOneTab(name: string, work: () => Promise<void>): Promise<void> {
  const locks: LockManager | undefined = navigator.locks;
  if (!locks) return work();
  await locks.request(name, { ifAvailable: true }, (lock) => (lock ? work() : undefined));
}
