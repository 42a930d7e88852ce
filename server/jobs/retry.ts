import type { Random } from '../random/random.ts';

export type Backoff = { readonly firstMs: number; readonly factor: number; readonly maxMs: number };

/** Return a random delay between `ms / 2` and `ms`, so that work that failed together is not retried together. */
export const withJitter = (ms: number, { bytes }: Pick<Random, 'bytes'>): number =>
  ms * (0.5 + (bytes(1)[0] ?? 0) / 512);

/** Return the delay in ms before the next attempt. `failures` is the number of failed attempts, at least 1. */
export const retryDelayMs = ({ firstMs, factor, maxMs }: Backoff, failures: number, random: Pick<Random, 'bytes'>) =>
  withJitter(Math.min(firstMs * factor ** (failures - 1), maxMs), random);
