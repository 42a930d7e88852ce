import * as z from 'zod/mini';
import { sweepDueWeeks } from '../features/summaries/sweep-due-weeks.ts';
import { sweepModelWeeks } from '../features/summaries/sweep-model-weeks.ts';
import { trimModelCalls } from '../features/summaries/trim-model-calls.ts';
import type { Job } from './queue.ts';

/** Every minute: sends a job for each week that has ended for its person, and for each that may ask its model; forgets old calls. */
export const weeklySweep: Job<Record<never, never>> = {
  name: 'weekly-sweep',
  payload: z.object({}),
  run: async (deps) => {
    const count = await sweepDueWeeks(deps);
    if (count > 0) deps.log.info('weeks are due for their summary', { count });
    await sweepModelWeeks(deps);
    await trimModelCalls(deps);
  },
  schedule: '* * * * *',
  retries: 0,
};
