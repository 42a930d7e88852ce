import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.stop());

it('refuses the requests of a user above the rate limit, and returns the time to wait', async () => {
  const strict = await createTestApp({ database: app.database, limits: { read: 3 } });
  const eager = await strict.tokenFor();
  const answers = [];
  for (let count = 0; count < 4; count += 1)
    answers.push(await strict.call('GET', '/api/user/stats', { token: eager }));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
  expect(answers[3]?.body).toMatchObject({ code: 'too_many_requests' });
  expect(Number(answers[3]?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await strict.call('GET', '/api/user/stats', { token: await strict.tokenFor() })).status).toBe(200);
  await strict.stop();
});

it('refuses a valid identity token that is longer than 8 kB', async () => {
  const statuses = [];
  for (const letters of [4_000, 8_000]) {
    const token = await app.tokenFor({ name: 'x'.repeat(letters) });
    statuses.push((await app.call('GET', '/api/user/stats', { token })).status);
  }
  expect(statuses).toEqual([200, 401]);
});

it('refuses an IP address that tries too many unknown tokens in a minute', async () => {
  const strict = await createTestApp({ database: app.database, limits: { stranger: 2 } });
  const statuses = [];
  for (const part of ['a', 'b', 'c']) {
    statuses.push((await strict.call('GET', '/api/user/stats', { token: `${part}.b.c` })).status);
  }
  expect(statuses).toEqual([401, 401, 429]);
  await strict.stop();
});

it.each([
  [0, [401, 401, 429, 429]],
  [1, [401, 401, 429, 401]],
])(
  'counts callers behind %d proxies by the address that the outermost trusted proxy saw',
  async (proxies, expected) => {
    const strict = await createTestApp({ database: app.database, config: { proxies }, limits: { stranger: 2 } });
    const statuses = [];
    for (const seen of ['192.0.2.1', '192.0.2.1', '192.0.2.1', '192.0.2.2']) {
      const headers = { 'x-forwarded-for': `203.0.113.9, ${seen}` };
      statuses.push((await strict.call('GET', '/api/user/stats', { token: 'a.b.c', headers })).status);
    }
    expect(statuses).toEqual(expected);
    await strict.stop();
  },
);
