import * as z from 'zod/mini';
import { planReminders } from '../features/devices/plan-reminders.ts';
import type { Job } from './queue.ts';

/** Every minute: plans the next day's messages of those whose evening has come, and anew for who moved or chose. */
export const reminderPlan: Job<Record<never, never>> = {
  name: 'reminder-plan',
  payload: z.object({}),
  run: async (deps) => {
    const count = await planReminders(deps);
    if (count > 0) deps.log.info('days were planned', { count });
  },
  schedule: '* * * * *',
  retries: 0,
  limitSeconds: 300,
};
