import * as z from 'zod/mini';
import { day, id } from '../../core/contract/values.ts';
import { type SummaryOrder, writeSummary } from '../features/summaries/write-summary.ts';
import type { Job } from './queue.ts';

/** Writes the summary of one person's week. The period comes from the order, never from today. */
export const weeklySummary: Job<SummaryOrder> = {
  name: 'weekly-summary',
  payload: z.object({ userId: id, weekStart: day, generation: z.number() }),
  run: writeSummary,
  retries: 8,
  limitSeconds: 180,
  concurrency: 2,
};
