const firstWaitMs = 5_000;
const longestWaitMs = 300_000;

/**
 * Calls back whenever the server may answer again: the network is back, the page is seen again, or some time has passed
 * (5 s, then three times as long each time, at most 5 minutes). Returns the way to stop.
 */
export function whenReachable(attempt: () => void): () => void {
  let waitMs = firstWaitMs;
  let timer: ReturnType<typeof setTimeout>;
  const again = () => {
    timer = setTimeout(() => {
      waitMs = Math.min(waitMs * 3, longestWaitMs);
      again();
      attempt();
    }, waitMs);
  };
  const now = () => {
    if (document.visibilityState !== 'visible') return;
    clearTimeout(timer);
    waitMs = firstWaitMs;
    again();
    attempt();
  };
  again();
  window.addEventListener('online', now);
  document.addEventListener('visibilitychange', now);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('online', now);
    document.removeEventListener('visibilitychange', now);
  };
}
