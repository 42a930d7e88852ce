import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Limit } from '../../core/contract/entry.ts';
import { TooMany } from './answer.ts';

/**
 * Calls per minute: `read` and `write` per person, `open` and `stranger` (a token not seen before, right or wrong) per
 * address. Generous: they stop a runaway loop, not a person. Each server counts for itself, because a shared counter
 * would cost every product call a write; what protects passwords is counted in the database (see builtin/lock-out).
 */
const perMinute: Readonly<Record<Limit | 'stranger', number>> = {
  read: 600,
  write: 120,
  file: 12,
  open: 600,
  stranger: 600,
};

export type Limits = {
  /** Throws `TooMany` when the caller has used up its minute. */
  readonly take: (limit: Limit | 'stranger', caller: string) => Promise<void>;
};

/** Throws `TooMany` when a limiter says so, and whatever else went wrong as it is. */
async function takePoint(limiter: RateLimiterAbstract, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (error) {
    if (error instanceof RateLimiterRes) throw new TooMany(Math.max(1, Math.ceil(error.msBeforeNext / 1000)));
    throw error;
  }
}

export function openLimits(figures: Partial<typeof perMinute> = {}): Limits {
  const limiters = new Map<string, RateLimiterMemory>(
    Object.entries({ ...perMinute, ...figures }).map(([name, points]) => [
      name,
      new RateLimiterMemory({ keyPrefix: name, points, duration: 60 }),
    ]),
  );
  return {
    take: async (limit, caller) => {
      const limiter = limiters.get(limit);
      if (limiter) await takePoint(limiter, caller);
    },
  };
}
