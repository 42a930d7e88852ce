/**
 * Does the work in one tab at a time: not at all while another does it. Where the browser has no locks (before Chromium
 * 69, or by plain http) every tab does it, so it must be harmless twice.
 */
export async function runInOneTab(name: string, work: () => Promise<void>): Promise<void> {
  const locks: LockManager | undefined = navigator.locks;
  if (!locks) return work();
  await locks.request(name, { ifAvailable: true }, (lock) => (lock ? work() : undefined));
}
