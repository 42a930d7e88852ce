import { expect, test } from 'vitest';
import { type FakeAnswer, fakeApi } from '../../../../testing/fake-api.ts';
import { renderInApp } from '../../../../testing/render.tsx';
import { AccountCard } from './account-card.tsx';

const stats = { currentStreak: 3, longestStreak: 9, totalReflections: 1234, thisWeekCount: 2 };
const ofImport = (entries: number) => ({ source: 'dayone', importedAt: `2026-0${entries}-01T09:00:00Z`, entries });

test.each<[string, FakeAnswer | 'offline', string]>([
  ['several imports', { body: [ofImport(2), ofImport(1)] }, 'and 3 imported entries, which do not count for streaks'],
  ['one imported entry', { body: [ofImport(1)] }, 'and 1 imported entry, which does not count for streaks'],
  ['no imports', { body: [] }, ''],
  ['imports that cannot be loaded', { status: 500 }, ''],
  ['imports without a connection', 'offline', ''],
])('says below the total what it leaves out: %s', async (_what, imports, note) => {
  const api = fakeApi({ 'GET /api/user/stats': { body: stats }, 'GET /api/user/imports': imports });
  const screen = await renderInApp(<AccountCard />);
  const account = screen.getByRole('region', { name: 'Account' });
  await expect.element(account).toMatchTextContent(new RegExp(`Total Reflections1,234Longest Streak9${note}$`));
  expect(api.of('GET /api/user/imports')).toHaveLength(1);
});
