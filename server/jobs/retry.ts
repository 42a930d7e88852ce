import type { Random } from '../random/random.ts';

/** The delay after the first failed attempt, its growth factor per attempt, and its maximum. */
export type Backoff = { readonly firstMs: number; readonly factor: number; readonly maxMs: number };

/**
 * Return a random delay between half of `ms` and `ms`, so that work that failed at the same time is not retried at the
 * same time.
 */
export const withJitter = (ms: number, { bytes }: Pick<Random, 'bytes'>): number =>
  ms * (0.5 + (bytes(1)[0] ?? 0) / 512);

/** Return the delay in ms before the next attempt, after `failures` (at least 1) failed attempts. */
export const retryDelayMs = ({ firstMs, factor, maxMs }: Backoff, failures: number, random: Pick<Random, 'bytes'>) =>
  withJitter(Math.min(firstMs * factor ** (failures - 1), maxMs), random);
