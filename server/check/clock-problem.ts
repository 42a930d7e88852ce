/** Above this difference, codes of authenticator apps and signed requests to push services fail. */
const mostMs = 20_000;

/**
 * Return a sentence if the clocks of `other` and this machine differ by more than 20 s. If the clock of `other` is
 * behind, `aheadMs` is negative.
 */
export function clockProblem(other: string, aheadMs: number): string | null {
  if (Math.abs(aheadMs) <= mostMs) return null;
  const seconds = Math.round(Math.abs(aheadMs) / 1_000);
  const relation = aheadMs > 0 ? 'behind' : 'ahead of';
  return `The clock of this machine is ${seconds} s ${relation} that of ${other}: set it by NTP, or windows open at wrong times and codes of authenticator apps fail.`;
}
