import { TOKEN_KEPT_DAYS } from '../../../core/domain/limits.ts';
import type { Deps } from '../../deps/deps.ts';
import type { PeriodicJob } from '../../jobs/job.ts';
import { forgetTokens } from './token-store.ts';

/** Delete API tokens some time after they expire. Until then, the list of tokens shows why they do not work. */
export const forgetTokensJob: PeriodicJob = {
  name: 'forget-api-tokens',
  room: 'tokens',
  everyMs: 3_600_000,
  run: async ({ db, clock }: Pick<Deps, 'db' | 'clock'>) => {
    const endedBefore = new Date(clock.now() - TOKEN_KEPT_DAYS * 24 * 3_600_000);
    await db.asSweeper((tx) => forgetTokens(tx, endedBefore));
  },
};
