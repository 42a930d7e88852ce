import { expect, test } from 'vitest';
import { fixedClock } from '../../../testing/fixed-clock.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { createTestUser } from '../../../testing/test-user.ts';

test('workers that start after an outage of days write every week that became due in the meantime', async () => {
  const clock = fixedClock();
  const web = await createTestApp({ clock });
  const maya = await createTestUser(web);
  for (const day of [2, 3, 4, 5, 9, 10, 11, 12]) {
    clock.set(`2026-03-${String(day).padStart(2, '0')}T19:00:00+02:00`);
    await maya.write('The garden was quiet and I sat there for an hour.');
  }
  clock.set('2026-03-20T12:00:00+02:00');
  const workers = await Promise.all(
    [1, 2].map(() => createTestApp({ clock, config: { roles: ['web', 'worker'] }, database: web.database })),
  );
  await expect.poll(() => maya.summaries(), { timeout: 20_000 }).toHaveLength(2);
  const weeks = (await maya.summaries()).map(({ weekStart }) => weekStart);
  expect(weeks).toEqual(['2026-03-09', '2026-03-02']);
  await Promise.all(workers.map((worker) => worker.stop()));
  await web.stop();
});
