import { expect, test, vi } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { createQueryClient } from '../../data/query-client.ts';
import { milestoneAfterSubmit } from './reached-milestone.ts';

const call = 'GET /api/user/stats';
const before = { currentStreak: 6, longestStreak: 9, totalReflections: 12, thisWeekCount: 2 };

test('the stats are asked 1.5 s after a submit, and what they have grown to is celebrated [4.26, 9.8]', async () => {
  // What the celebration loads must not come in the middle of the fake time.
  await Promise.all([import('../../../core/domain/stats/milestones.ts'), import('./achievement-dialog.tsx')]);
  const realTimeout = window.setTimeout;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const api = fakeApi({ [call]: { body: { ...before, currentStreak: '7', totalReflections: 13 } } });
  const reached = milestoneAfterSubmit(
    createQueryClient(() => undefined),
    '2026-11-20',
    before,
  );
  await vi.advanceTimersByTimeAsync(1_499);
  await new Promise((resolve) => realTimeout(resolve, 100));
  expect(api.of(call)).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(await reached).toMatchObject({ type: 'streak', milestone: 7 });
  expect(api.of(call)).toHaveLength(1);
});
