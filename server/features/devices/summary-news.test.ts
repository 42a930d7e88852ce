import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Reflection } from '../../../core/contract/reflection.ts';
import { createPushApp, type PushApp } from '../../../testing/push-app.ts';
import type { TestUser } from '../../../testing/test-user.ts';
import { runDue } from '../../jobs/run-jobs.ts';
import { weeklySummaryJob } from '../summaries/make-weekly-summary.ts';

let pushes: PushApp;

beforeAll(async () => {
  pushes = await createPushApp('2026-03-09T07:00:00+02:00');
});
beforeEach(() => {
  pushes.app.clock.set('2026-03-09T07:00:00+02:00');
});
afterEach(() => expect(pushes.service.faults).toEqual([]));
afterAll(() => pushes.stop());

/** Return two users whose summary of the week of March 9 was made on Monday at 04:00, with their windows of Sunday. */
async function withNewSummaries() {
  const [maya, omar] = [await pushes.subscriber(), await pushes.subscriber()];
  const users = [maya, omar];
  for (const day of ['09', '10', '11', '12']) {
    pushes.app.clock.set(`2026-03-${day}T19:00:00+02:00`);
    for (const user of users) await user.write();
  }
  pushes.app.clock.set('2026-03-15T20:00:00+02:00');
  const sundays = { maya: await maya.ask('evening'), omar: await omar.ask('evening') };
  pushes.app.clock.set('2026-03-16T04:00:00+02:00');
  expect(await runDue(weeklySummaryJob, pushes.app.deps)).toBe(2);
  pushes.app.clock.set('2026-03-16T07:00:00+02:00');
  return { maya, omar, sundays };
}

const open = async ({ token }: TestUser, openedSummary: string) => {
  const { status } = await pushes.app.call('PUT', '/api/user/preferences', { token, body: { openedSummary } });
  expect(status).toBe(200);
};
async function removeNewest({ get, token }: TestUser) {
  const [newest] = (await get<Reflection[]>('/api/reflections')).body;
  expect((await pushes.app.call('DELETE', `/api/reflections/${newest?.id}`, { token })).status).toBe(200);
}
/** Send the messages of Monday morning, and return the push addresses that got one about a summary. */
async function newsOfMonday() {
  pushes.service.arrived.length = 0;
  await pushes.tick('2026-03-16T09:30:00+02:00');
  return pushes.service.arrived.flatMap(({ endpoint, payload }) => (payload['kind'] === 'summary' ? [endpoint] : []));
}

test('the message about a summary is not sent to a user who has opened it, but to one who has opened an older one', async () => {
  const { maya, omar } = await withNewSummaries();
  await open(maya, '2026-03-09');
  await open(omar, '2026-03-02');
  expect(await newsOfMonday()).toEqual([omar.browser.endpoint]);
});

test('the message about a summary is not sent after the summary was deleted', async () => {
  const { maya, omar } = await withNewSummaries();
  await removeNewest(maya);
  expect(await newsOfMonday()).toEqual([omar.browser.endpoint]);
});

test('the message about a summary that was deleted and made again is sent, unless the summary was opened before', async () => {
  const { maya, omar, sundays } = await withNewSummaries();
  await open(maya, '2026-03-09');
  for (const user of [maya, omar]) await removeNewest(user);
  expect((await maya.submit(sundays.maya)).status).toBe(201);
  expect((await omar.submit(sundays.omar)).status).toBe(201);
  expect(await runDue(weeklySummaryJob, pushes.app.deps)).toBe(2);
  expect(await newsOfMonday()).toEqual([omar.browser.endpoint]);
});

test('the message about a summary stays planned when the user deletes a reflection of the new week', async () => {
  const { maya } = await withNewSummaries();
  pushes.app.clock.set('2026-03-16T19:00:00+02:00');
  await maya.write();
  await removeNewest(maya);
  expect((await pushes.planned(maya)).map(({ kind }) => kind)).toContain('summary');
});
