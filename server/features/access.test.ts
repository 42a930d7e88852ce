import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Entry } from '../../core/contract/base/entry.ts';
import { contract } from '../../core/contract/contract.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestUser, type TestUser } from '../../testing/test-user.ts';
import { runDue } from '../jobs/run-jobs.ts';
import { weeklySummaryJob } from './summaries/make-weekly-summary.ts';

let app: TestApp;
let owner: TestUser;
let stranger: TestUser;
let reflectionId: string;
let summaryId: string;

const calendar = '/api/reflections/calendar?start=2026-03-01T00:00:00Z&end=2026-03-31T00:00:00Z';

beforeAll(async () => {
  app = await createTestApp();
  owner = await createTestUser(app);
  stranger = await createTestUser(app);
  for (const day of [2, 3, 4, 5]) {
    app.clock.set(`2026-03-0${day}T19:00:00+02:00`);
    await owner.write(`The owner’s words of day ${day}.`);
  }
  app.clock.set('2026-03-09T19:00:00+02:00');
  reflectionId = (await owner.write('The owner’s words of day 9.')).id;
  await runDue(weeklySummaryJob, app.deps);
  summaryId = (await owner.summaries())[0]?.id ?? '';
});
afterAll(() => app.stop());

test('the owner gets their reflections from every list, and another user gets an empty list', async () => {
  for (const path of ['/api/reflections', '/api/reflections/weekly?weekStart=2026-03-02', calendar]) {
    expect((await owner.get<unknown[]>(path)).body.length).toBeGreaterThan(3);
    expect(await stranger.get(path)).toEqual({ status: 200, body: [] });
  }
});

test('the current window contains the existing reflection for its owner, but not for another user', async () => {
  expect((await owner.ask()).existingReflection?.id).toBe(reflectionId);
  expect(await stranger.ask()).not.toHaveProperty('existingReflection');
});

test('another user who edits a reflection gets a 404, exactly as for a reflection that does not exist', async () => {
  expect((await owner.edit(reflectionId, 'Changed by the owner.')).status).toBe(200);
  const hidden = await stranger.edit(reflectionId, 'Changed by a stranger.');
  const missing = await stranger.edit(randomUUID(), 'Changed by a stranger.');
  for (const { status, body } of [hidden, missing]) {
    expect(status).toBe(404);
    expect(body).toEqual({ code: 'not_found', message: expect.any(String), requestId: expect.any(String) });
  }
  expect(hidden.body.message).toBe(missing.body.message);
  expect((await owner.ask()).existingReflection?.content).toBe('Changed by the owner.');
});

test('the owner may read a summary, and another user gets a 404 [7.15]', async () => {
  expect(await owner.get(`/api/summaries/${summaryId}`)).toMatchObject({
    status: 200,
    body: { id: summaryId, reflectionCount: 4 },
  });
  expect(await stranger.get(`/api/summaries/${summaryId}`)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  expect(await owner.get(`/api/summaries/${randomUUID()}`)).toMatchObject({ status: 404 });
  expect(await owner.get('/api/summaries/latest')).toMatchObject({ status: 400, body: { field: 'params.id' } });
  expect(await stranger.summaries()).toEqual([]);
});

test('the owner may list, create and choose versions of a summary, and another user gets a 404', async () => {
  const versions = `/api/summaries/${summaryId}/versions`;
  const version = `/api/summaries/${summaryId}/version`;
  expect(await owner.get(versions)).toMatchObject({ status: 200, body: { chosen: 0, left: 2 } });
  expect(await stranger.get(versions)).toMatchObject({ status: 404 });
  for (const [method, path, body] of [
    ['POST', versions, { newest: 0 }],
    ['PUT', version, { version: 0 }],
  ] as const) {
    expect((await app.call(method, path, { token: stranger.token, body })).status).toBe(404);
    expect((await app.call(method, path, { token: owner.token, body })).status).toBeLessThan(300);
  }
});

test('the stats of a user do not count reflections of another user', async () => {
  expect((await owner.stats()).totalReflections).toBe(5);
  expect((await stranger.stats()).totalReflections).toBe(0);
});

test('a submit is stored for its sender, even if it contains the prompt and window bounds of another user', async () => {
  const answer = await stranger.submit(await owner.ask(), { content: 'The stranger’s words.' });
  expect(answer.status).toBe(201);
  expect((await owner.stats()).totalReflections).toBe(5);
  expect((await stranger.get<unknown[]>('/api/reflections')).body).toHaveLength(1);
});

const personal = Object.entries<Entry>(contract).filter(([, { caller }]) => caller === 'person');

test.each(personal)('the route %s answers 401 without a token [6.2]', async (_, { method, path }) => {
  const answer = await app.call(method, path.replace(':id', reflectionId), method === 'GET' ? {} : { body: {} });
  expect(answer).toMatchObject({
    status: 401,
    body: { code: 'unauthorized', message: expect.stringContaining('Unauthorized') },
  });
});
