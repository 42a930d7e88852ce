import * as z from 'zod/mini';
import { day, id } from '../../core/contract/values.ts';
import { askModel } from '../features/summaries/ask-model.ts';
import type { VersionKey } from '../features/summaries/summary-store.ts';
import type { Job } from './queue.ts';

/** Lets a model write one version of one week. When to try again stands in the schedule of model weeks. */
export const modelSummary: Job<VersionKey> = {
  name: 'model-summary',
  payload: z.object({ userId: id, weekStart: day, version: z.number() }),
  run: askModel,
  limitSeconds: 2_000,
  concurrency: 4,
};
