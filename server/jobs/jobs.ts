import { modelSummary } from './model-summary.ts';
import type { AnyJob } from './queue.ts';
import { reminderPlan } from './reminder-plan.ts';
import { summaryReady } from './summary-ready.ts';
import { weeklySummary } from './weekly-summary.ts';
import { weeklySweep } from './weekly-sweep.ts';

/** Every kind of job there is. */
export const jobs: readonly AnyJob[] = [weeklySweep, weeklySummary, modelSummary, summaryReady, reminderPlan];
