import { TOKEN_KEPT_DAYS } from '../../../core/domain/limits.ts';
import type { Deps } from '../../deps/deps.ts';
import type { PeriodicJob } from '../../jobs/job.ts';
import { forgetTokens } from './token-store.ts';

/** Delete API tokens that expired more than TOKEN_KEPT_DAYS ago. Until then, the user's list shows them as expired. */
export const forgetTokensJob: PeriodicJob = {
  name: 'forget-api-tokens',
  room: 'tokens',
  everyMs: 3_600_000,
  run: async ({ db, clock }: Pick<Deps, 'db' | 'clock'>) => {
    const endedBefore = new Date(clock.now() - TOKEN_KEPT_DAYS * 24 * 3_600_000);
    await db.asSweeper((tx) => forgetTokens(tx, endedBefore));
  },
};
