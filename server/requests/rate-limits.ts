import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Limit } from '../../core/contract/base/entry.ts';
import { TooManyRequests } from '../errors/refusal.ts';

type CallLimit = Limit | 'stranger' | 'token';

/**
 * The maximum number of calls per minute. `read`, `write` and `file` count calls per user. `token` counts calls with
 * personal API tokens per user. `open` counts calls that need no token, per address. `stranger` counts calls with a
 * token that this server has not seen before, valid or not, per address. The limits are so high that they stop only
 * runaway loops. Each server counts in memory, because a shared counter would add a write to every call. Sign-in
 * attempts are counted in the database instead (see `attempt-limits.ts`).
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
  /** Count a call. Throw `TooManyRequests` when the caller has reached the limit of this minute. */
  readonly take: (limit: CallLimit, caller: string) => Promise<void>;
};

/** Count a call with the limiter. Throw `TooManyRequests` when the limiter refuses it, and rethrow any other error. */
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
