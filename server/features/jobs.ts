import type { Job } from '../jobs/job.ts';
import { planRemindersJob } from './devices/plan-reminders.ts';
import { sendMessagesJob } from './devices/send-due-messages.ts';
import { forgetInvitesJob } from './invites/forget-invites.ts';
import { forgetEventsJob } from './security/forget-events.ts';
import { modelSummaryJob } from './summaries/ask-model.ts';
import { weeklySummaryJob } from './summaries/make-weekly-summary.ts';
import { trimModelCallsJob } from './summaries/trim-model-calls.ts';
import { forgetTokensJob } from './tokens/forget-tokens.ts';
import { forgetDeletedJob } from './users/forget-deleted.ts';

export const jobs: readonly Job[] = [
  weeklySummaryJob,
  modelSummaryJob,
  planRemindersJob,
  sendMessagesJob,
  trimModelCallsJob,
  forgetDeletedJob,
  forgetInvitesJob,
  forgetEventsJob,
  forgetTokensJob,
];
