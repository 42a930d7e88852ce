import * as z from 'zod/mini';
import { entry } from './base/entry.ts';
import { day, timeZone, timezoneOffset } from './base/values.ts';

const stats = z.object({
  currentStreak: z.number(),
  longestStreak: z.number(),
  totalReflections: z.number(),
  thisWeekCount: z.number(),
});
export type StatsBody = z.output<typeof stats>;

export const getStats = entry('getStats', {
  summary: 'Streaks and counts as of the present day of the ledger',
  caller: 'person',
  limit: 'read',
  scope: 'stats',
  answers: { 200: stats },
  errors: [],
});

export const getStreak = entry('getStreak', {
  summary: 'The current streak explained day by day',
  caller: 'person',
  limit: 'read',
  scope: 'stats',
  answers: {
    200: z.object({
      current: z.number(),
      longest: z.number(),
      /** The user's current day. */
      today: day,
      /**
       * The days of the current streak, oldest first. `bridged`: lost to a change of zone. `open`: without a
       * reflection, but it can still be written. `isDeleted`: the day's reflections were deleted, but the day still
       * counts.
       */
      days: z.array(
        z.object({
          localDate: day,
          kind: z.enum(['counted', 'bridged', 'open']),
          isDeleted: z.optional(z.literal(true)),
        }),
      ),
      /**
       * The days of the streak that ended the day before yesterday: a late reflection of yesterday continues it. Absent
       * if there is none, or while `current` is above 0.
       */
      endedBeforeYesterday: z.optional(z.number()),
      /** The zone in force; null until the user's first current-window call. */
      timezoneOffset: z.nullable(timezoneOffset),
      /** The zone's name, if the client has sent one that matches the offset. */
      timeZone: z.nullable(timeZone),
      /** The day on which a bridge last saved a streak; null if none did. */
      bridgedOn: z.optional(z.nullable(day)),
      /**
       * The first day, from today on, on which another bridge can save the streak. Absent until the user's first
       * current-window call.
       */
      nextBridgeOn: z.optional(day),
    }),
  },
  errors: [],
});
export type StreakExplained = z.output<(typeof getStreak)['answers'][200]>;
