import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CurrentWindowBody } from '../../../core/contract/reflections.ts';
import type { StreakExplained } from '../../../core/contract/stats.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createTestUser, type TestUser } from '../../../testing/test-user.ts';

let app: TestApp;
let user: TestUser;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  user = await createTestUser(app);
  app.clock.set('2026-03-04T19:00:00+02:00');
});

const remove = (id: string, ifMatch?: string, token = user.token) =>
  app.call('DELETE', `/api/reflections/${id}`, { token, ...(ifMatch && { headers: { 'if-match': ifMatch } }) });

describe('the deletion of a reflection', () => {
  test('the deletion removes the reflection from every list, and a second deletion gets a 404', async () => {
    const { id } = await user.write('A secret harbour.');
    expect(await remove(id, '"1"')).toMatchObject({ status: 200, body: { deleted: true } });
    expect((await user.get('/api/reflections')).body).toEqual([]);
    expect((await user.get('/api/reflections/weekly?weekStart=2026-03-02')).body).toEqual([]);
    expect((await user.post('/api/reflections/search', { q: 'harbour' })).body).toEqual([]);
    expect(await remove(id)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });

  test('the deletion is refused if another device has edited the reflection, and the response contains the stored text', async () => {
    const { id } = await user.write('First.');
    await user.edit(id, 'Second.');
    expect(await remove(id, '1')).toMatchObject({
      status: 409,
      body: { code: 'stale_revision', reflection: { content: 'Second.', revision: 2 } },
    });
    expect((await user.get('/api/reflections')).body).toHaveLength(1);
  });

  test('the deletion gets a 404 if the reflection belongs to another user', async () => {
    const { id } = await user.write();
    const other = await createTestUser(app);
    await other.sync();
    expect((await remove(id, undefined, other.token)).status).toBe(404);
    expect((await user.get('/api/reflections')).body).toHaveLength(1);
  });

  test('the deletion does not shorten a streak, but reduces the counts of reflections', async () => {
    await user.write();
    app.clock.set('2026-03-05T19:00:00+02:00');
    const { id } = await user.write();
    app.clock.set('2026-03-06T19:00:00+02:00');
    await user.write();
    await remove(id);
    const counts = { currentStreak: 3, longestStreak: 3, totalReflections: 2, thisWeekCount: 2 };
    expect(await user.stats()).toEqual({ ...counts, deletedDays: ['2026-03-05'] });
    const { body } = await user.get<StreakExplained>('/api/user/streak');
    expect(body.days).toEqual([
      { localDate: '2026-03-04', kind: 'counted' },
      { localDate: '2026-03-05', kind: 'counted', isDeleted: true },
      { localDate: '2026-03-06', kind: 'counted' },
    ]);
  });

  test('the deletion does not free the window: a repeated submit and a new submit are refused and name the deletion', async () => {
    const asked = await user.ask('evening');
    const key = 'the-key-of-a-draft';
    const { body } = await user.submit(asked, { key, content: 'Gone.' });
    await remove(body.id);
    for (const again of [key, 'another-key-of-a-draft']) {
      expect(await user.submit(asked, { key: again, content: 'Gone.' })).toMatchObject({
        status: 422,
        body: { code: 'window_closed', isDeleted: true },
      });
    }
    const { window, existingReflection, prompt } = (await user.ask('evening')) as CurrentWindowBody;
    expect([window.isActive, existingReflection, prompt]).toEqual([false, undefined, undefined]);
    expect((await user.get('/api/reflections')).body).toEqual([]);
  });

  test('a submit after the end of the window names the deletion as long as the window would accept it', async () => {
    const asked = await user.ask('evening');
    const { body } = await user.submit(asked);
    await remove(body.id);
    app.clock.set('2026-03-05T23:59:59+02:00');
    const late = await user.submit(asked);
    expect(late).toMatchObject({ status: 422, body: { code: 'window_closed', isDeleted: true } });
    app.clock.advance(1);
    const tooLate = await user.submit(asked);
    expect(tooLate).toMatchObject({ status: 422, body: { code: 'window_closed' } });
    expect(tooLate.body).not.toHaveProperty('isDeleted');
  });
});
