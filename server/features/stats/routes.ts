import type { Handlers } from '../../http/handler.ts';
import { getStats } from './get-stats.ts';

export const statsRoutes = {
  getStats: async (deps, { person }) => {
    const { currentStreak, longestStreak, totalReflections, thisWeekCount } = await getStats(deps, person.userId);
    return { status: 200, body: { currentStreak, longestStreak, totalReflections, thisWeekCount } };
  },
} satisfies Partial<Handlers>;
