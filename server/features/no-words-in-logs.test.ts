import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestUser, type TestUser } from '../../testing/test-user.ts';
import { openLog } from '../log/pino-log.ts';

const canary = 'canary-of-a-secret-garden';

let app: TestApp;
let maya: TestUser;
const printed: string[] = [];

/** Start a web server with a worker, and record everything that the server's log prints at level debug. */
beforeAll(async () => {
  app = await createTestApp({
    config: { roles: ['web', 'worker'] },
    log: openLog({ logLevel: 'debug', logFormat: 'json' }, { write: (text) => printed.push(text) }),
    writer: { write: ({ reflections }) => Promise.reject(new Error(`the model refused: ${reflections[0]?.content}`)) },
  });
  app.clock.set('2026-03-02T19:00:00+02:00');
  maya = await createTestUser(app, { email: `${canary}@example.com`, name: canary });
});
afterAll(() => app.stop());

test('the log never contains the content of a reflection, even when the database or the summary writer fails', async () => {
  for (const day of ['02', '03', '04', '05']) {
    app.clock.set(`2026-03-${day}T19:00:00+02:00`);
    const { id } = await maya.write(`The ${canary} was quiet.`);
    await maya.edit(id, `The ${canary} was loud.`);
  }
  await maya.sync();
  await maya.get(`/api/reflections?limit=${canary}`);
  await maya.get(`/api/${canary}`);
  await app.call('POST', '/api/reflections', { token: maya.token, body: { content: canary, [canary]: 1 } });
  await app.call('POST', '/api/reflections', { token: `${canary}.${canary}.${canary}`, body: {} });
  const body = { token: canary, deviceInfo: { userAgent: canary } };
  await app.call('POST', '/api/notifications/register-device', { token: maya.token, body });

  // Add a constraint that refuses the content, because the database error then quotes the whole row.
  await app.database.query(
    `alter table app.reflections add constraint quiet check (content not like '%${canary}%') not valid`,
  );
  app.clock.set('2026-03-06T19:00:00+02:00');
  const failed = await maya.submit(await maya.ask(), { content: `The ${canary} broke the rule.` });
  expect(failed.status).toBe(500);
  expect(JSON.stringify(failed.body)).not.toContain(canary);

  app.clock.set('2026-03-09T12:00:00+02:00');
  const failedWeeks = () =>
    app.database.query<{ all: string }>('select w::text as all from app.due_weeks w where tries > 0');
  await expect.poll(failedWeeks, { timeout: 15_000 }).toHaveLength(1);
  expect((await failedWeeks())[0]?.all).not.toContain(canary);

  // Wait for the log line about the failed job: the worker increments `tries` before the job, and logs the failure
  // after it.
  await expect.poll(() => printed.join(''), { timeout: 15_000 }).toContain('a job failed');
  expect(printed.length).toBeGreaterThan(10);
  expect(printed.filter((line) => line.includes(canary) || line.includes(maya.token))).toEqual([]);
});
