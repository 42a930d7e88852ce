import { expect, test } from 'vitest';
import { diarist } from '../../../testing/diarist.ts';
import { fixedClock } from '../../../testing/fixed-clock.ts';
import { modelStandIn, spoken } from '../../../testing/model-stand-in.ts';
import { createTestApp } from '../../../testing/test-app.ts';

test('a model that answers nonsense leaves the builtin summary, which says so, and no word in the log', async () => {
  const standIn = await modelStandIn();
  standIn.answerWith(spoken.compatible('The wisteria was lovely.'));
  const clock = fixedClock();
  const web = await createTestApp({ clock });
  const maya = await diarist(web);
  const token = maya.token;
  const body = { aiSummaries: 'on' };
  expect((await web.call('PUT', '/api/user/preferences', { token, body })).status).toBe(200);
  for (const day of [2, 3, 4, 5]) {
    clock.set(`2026-03-0${day}T19:00:00+02:00`);
    await maya.write('The wisteria was quiet and I sat there for an hour.');
  }
  clock.set('2026-03-12T12:00:00+02:00');
  const choice = { provider: 'compatible' as const, model: 'm', key: null, baseUrl: standIn.baseUrl, timeoutMs: 1_000 };
  const config = { databaseUrl: web.database.url, roles: ['web', 'worker'] as const, writer: choice };
  const worker = await createTestApp({ clock, config });
  await expect
    .poll(async () => (await maya.summaries())[0]?.writer, { timeout: 20_000 })
    .toEqual({ kind: 'builtin', name: null, modelFailed: true });
  expect(standIn.asked).toHaveLength(2);
  const { lines } = worker.log;
  expect(JSON.stringify(lines.map((line) => [line, String(line.error)]))).not.toContain('wisteria');
  await worker.stop();
  await web.stop();
  await standIn.close();
});
