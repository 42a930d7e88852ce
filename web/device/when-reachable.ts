const firstWaitMs = 5_000;
const longestWaitMs = 300_000;

/**
 * Call `attempt` whenever the server may be reachable again: when the network returns, when the page becomes visible,
 * and after growing waits. The first wait is 5 s; each further wait is three times as long, up to 5 minutes. Return a
 * stop function.
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
