import { expect, test, vi } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { createQueryClient } from '../../data/query-client.ts';
import { statsQuery } from '../../data/stats.ts';
import { localDayNow } from '../reflections/use-local-day.ts';
import { milestoneAfterSubmit } from './celebrate-submit.ts';

const call = 'GET /api/user/stats';
const before = { currentStreak: 6, longestStreak: 9, totalReflections: 12, thisWeekCount: 2 };

test('fetches the stats 1.5 s after a submit and returns the milestone that the new stats reach [4.26, 9.8]', async () => {
  // Load the lazy code before the fake timers start.
  await Promise.all([import('../../../core/domain/stats/milestones.ts'), import('./achievement-dialog.tsx')]);
  const realTimeout = window.setTimeout;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const api = fakeApi({ [call]: { body: { ...before, currentStreak: '7', totalReflections: 13 } } });
  const client = createQueryClient(() => undefined);
  client.setQueryData(statsQuery(localDayNow()).queryKey, before);
  const reached = milestoneAfterSubmit(client, () => false);
  await vi.advanceTimersByTimeAsync(1_499);
  await new Promise((resolve) => realTimeout(resolve, 100));
  expect(api.of(call)).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(await reached).toMatchObject({ type: 'streak', milestone: 7 });
  expect(api.of(call)).toHaveLength(1);
});
