import * as z from 'zod/mini';
import { day, id } from '../../core/contract/values.ts';
import { announceSummary, type SummaryNews } from '../features/summaries/announce-summary.ts';
import type { Job } from './queue.ts';

/** Says once that a person's first summary of a week is there. */
export const summaryReady: Job<SummaryNews> = {
  name: 'summary-ready',
  payload: z.object({ userId: id, weekStart: day }),
  run: async (deps, news) => {
    if (await announceSummary(deps, news)) deps.log.debug('a summary is ready');
  },
};
