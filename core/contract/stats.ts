import * as z from 'zod/mini';
import { entry } from './entry.ts';

export const stats = z.object({
  currentStreak: z.number(),
  longestStreak: z.number(),
  totalReflections: z.number(),
  thisWeekCount: z.number(),
});
export type Stats = z.output<typeof stats>;

export const getStats = entry({
  method: 'GET',
  path: '/api/user/stats',
  summary: 'Streaks and counts as of the present day of the ledger',
  caller: 'person',
  limit: 'read',
  answers: { 200: stats },
  errors: [],
});
