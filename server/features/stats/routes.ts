import type { Handlers } from '../../http/handler.ts';
import { explainStreak } from './explain-streak.ts';
import { getStats } from './get-stats.ts';

export const statsRoutes = {
  getStats: async (deps, { person }) => {
    const { currentStreak, longestStreak, totalReflections, thisWeekCount, deletedDays } = await getStats(
      deps,
      person.userId,
    );
    const counts = { currentStreak, longestStreak, totalReflections, thisWeekCount };
    return { status: 200, body: { ...counts, ...(deletedDays.length > 0 && { deletedDays }) } };
  },

  getStreak: async (deps, { person }) => {
    const { streak, storedDays, today, zone, bridgedOn, nextBridgeOn } = await explainStreak(deps, person.userId);
    return {
      status: 200,
      body: {
        current: streak.current,
        longest: streak.longest,
        today,
        days: streak.days.map(({ day, kind }) => ({
          localDate: day,
          kind,
          ...(kind === 'counted' && !storedDays.has(day) && { isDeleted: true as const }),
        })),
        ...(streak.endedBeforeYesterday > 0 && { endedBeforeYesterday: streak.endedBeforeYesterday }),
        timezoneOffset: zone?.offset ?? null,
        timeZone: zone?.name ?? null,
        bridgedOn,
        ...(nextBridgeOn !== undefined && { nextBridgeOn }),
      },
    };
  },
} satisfies Partial<Handlers>;
