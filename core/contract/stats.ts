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
      /** The user's current day in the ledger. */
      today: day,
      /**
       * The days of the current streak, oldest first. A `bridged` day was lost to a change of zone. An `open` day has
       * no reflection yet, but can still be written. `isDeleted`: the reflections of the day were deleted, but it still
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
       * The length in days of a streak that ended the day before yesterday, if a late reflection for yesterday would
       * continue it. Absent if there is no such streak, or while `current` is above 0.
       */
      endedBeforeYesterday: z.optional(z.number()),
      /** The offset of the zone in force; null until the user's first current-window call. */
      timezoneOffset: z.nullable(timezoneOffset),
      /** The name of the zone in force, if the client has sent one that has this offset. */
      timeZone: z.nullable(timeZone),
      /** The day on which the user got the latest bridge that saved a streak; null if no bridge ever saved one. */
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
