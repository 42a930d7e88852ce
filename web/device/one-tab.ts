/**
 * Run the work, unless another tab is running it. Without locks (before Chromium 69, or over plain http) every tab runs
 * the work, so it must be idempotent.
 */
export async function runInOneTab(name: string, work: () => Promise<void>): Promise<void> {
  const locks: LockManager | undefined = navigator.locks;
  if (!locks) return work();
  await locks.request(name, { ifAvailable: true }, (lock) => (lock ? work() : undefined));
}

/**
 * Hold a lock that other tabs can see, until the returned function is called. The browser ends it if this tab dies. Call
 * `onHeld` when the tab holds the lock; never if the browser has no locks.
 */
export function holdInTab(name: string, onHeld: () => void = () => undefined): () => void {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const locks: LockManager | undefined = navigator.locks;
  const hold = () => {
    onHeld();
    return released;
  };
  locks?.request(name, hold).catch(() => undefined);
  return release;
}

/** Return the names of the locks that tabs hold now, or null without locks. */
export async function namesHeldInTabs(): Promise<ReadonlySet<string> | null> {
  const locks: LockManager | undefined = navigator.locks;
  const held = await locks?.query().catch(() => undefined);
  return held?.held ? new Set(held.held.map(({ name }) => name ?? '')) : null;
}
