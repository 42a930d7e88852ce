import * as z from 'zod/mini';
import { entry } from './base/entry.ts';
import { day, timeZone, timezoneOffset } from './base/values.ts';

const stats = z.object({
  currentStreak: z.number(),
  longestStreak: z.number(),
  totalReflections: z.number(),
  thisWeekCount: z.number(),
  /** The days of this week that count for the streak although all their reflections were deleted. Absent if none. */
  deletedDays: z.optional(z.array(day)),
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
      today: day,
      /**
       * The days of the streak, oldest first. `bridged`: lost to a change of time zone. `open`: has no reflection yet,
       * but can still be written. `isDeleted`: the reflections were deleted, but the day counts.
       */
      days: z.array(
        z.object({
          localDate: day,
          kind: z.enum(['counted', 'bridged', 'open']),
          isDeleted: z.optional(z.literal(true)),
        }),
      ),
      /**
       * The length of a streak that ended the day before yesterday: a late reflection for yesterday would continue it.
       * Absent if there is no such streak. `current` is then 0 or, if the user has written today, 1.
       */
      endedBeforeYesterday: z.optional(z.number()),
      timezoneOffset: z.nullable(timezoneOffset),
      /** Null if no device has sent the name of a zone with this offset. */
      timeZone: z.nullable(timeZone),
      /**
       * The day on which the user last got a bridge that saved a streak; null if never. A bridge covers days lost to a
       * flight.
       */
      bridgedOn: z.optional(z.nullable(day)),
      /** The first day, from today on, on which the user can get a new bridge. */
      nextBridgeOn: z.optional(day),
    }),
  },
  errors: [],
});
export type StreakExplained = z.output<(typeof getStreak)['answers'][200]>;
