import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Limit } from '../../core/contract/base/entry.ts';
import { TooManyRequests } from '../errors/refusal.ts';

type CallLimit = Limit | 'stranger' | 'token';

/**
 * The maximum of calls per minute. Counted for each user: `read`, `write`, `file`, and `token` (calls with an API
 * token). Counted for each IP address: `open` (calls that need no token) and `stranger` (calls with a token that this
 * server sees for the first time, valid or not). The limits are so high that they stop only runaway loops. Each server
 * counts in memory, because a shared counter would add a database write to every call. Sign-in attempts are counted in
 * the database (`attempt-limits.ts`).
 */
const perMinute: Readonly<Record<CallLimit, number>> = {
  read: 600,
  write: 120,
  file: 12,
  open: 600,
  stranger: 600,
  token: 120,
};

export type RateLimits = {
  /** Count a call. Throw `TooManyRequests` above the limit of this minute. */
  readonly take: (limit: CallLimit, caller: string) => Promise<void>;
};

async function consumePoint(limiter: RateLimiterAbstract, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (error) {
    if (error instanceof RateLimiterRes) throw new TooManyRequests(Math.max(1, Math.ceil(error.msBeforeNext / 1000)));
    throw error;
  }
}

export function openRateLimits(figures: Partial<typeof perMinute> = {}): RateLimits {
  const limiters = new Map<string, RateLimiterMemory>(
    Object.entries({ ...perMinute, ...figures }).map(([name, points]) => [
      name,
      new RateLimiterMemory({ keyPrefix: name, points, duration: 60 }),
    ]),
  );
  return {
    take: async (limit, caller) => {
      const limiter = limiters.get(limit);
      if (limiter) await consumePoint(limiter, caller);
    },
  };
}
