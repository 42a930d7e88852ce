import { afterAll, beforeAll, expect, test } from 'vitest';
import { standInChoice, standInPlace } from '../../../testing/stand-in-model.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { consentOf, wantsModel } from './model-consent.ts';

let app: TestApp;
const offered = { ...standInPlace, isLocal: false };

beforeAll(async () => {
  app = await createTestApp({ config: { writer: { ...standInChoice, key: 'a-secret-key' } } });
});
afterAll(() => app.stop());

test('the builtin writer is the default preference, and the response contains the name and host of the model but not its key', async () => {
  const token = await app.tokenFor();
  const path = '/api/user/preferences';
  const reminders = { deep: true, evening: true, streak: true, summary: true, quiet: null };
  const chosenNothing = { extraTime: false, aiSummaries: 'builtin', reminders, openedSummary: null };
  const unchosen = { ...chosenNothing, summaryModel: offered, agreedBefore: null };
  expect((await app.call('GET', path, { token })).body).toEqual(unchosen);
  const changed = await app.call('PUT', path, { token, body: { aiSummaries: 'on', summaryModel: standInPlace } });
  expect(changed.body).toEqual({ ...unchosen, aiSummaries: 'on' });
  expect((await app.call('GET', path, { token })).body).toMatchObject({ aiSummaries: 'on' });
  expect(await app.call('PUT', path, { token, body: { aiSummaries: 'maybe' } })).toMatchObject({
    status: 400,
    body: { field: 'aiSummaries' },
  });
});

test('a consent is valid only for the model and the host that it names', async () => {
  const token = await app.tokenFor();
  const path = '/api/user/preferences';
  const choose = (body: object) => app.call('PUT', path, { token, body });
  expect(await choose({ aiSummaries: 'on' })).toMatchObject({ status: 400, body: { field: 'summaryModel' } });
  // The user saw this model before the operator configured the current one.
  const other = { name: 'stand-in-1', destination: 'api.example.com' };
  const asked = { aiSummaries: 'builtin', summaryModel: offered, agreedBefore: other };
  expect((await choose({ aiSummaries: 'on', summaryModel: other })).body).toMatchObject(asked);
  expect((await choose({ extraTime: true })).body).toMatchObject({ ...asked, extraTime: true });
  const agreed = { aiSummaries: 'on', summaryModel: offered, agreedBefore: null };
  expect((await choose({ aiSummaries: 'on', summaryModel: standInPlace })).body).toMatchObject(agreed);
  expect((await choose({ aiSummaries: 'off' })).body).toMatchObject({ aiSummaries: 'off', agreedBefore: null });
});

test.each([
  [{}, false],
  [{ earlierTitles: false }, false],
  [{ earlierTitles: true }, true],
])('after a consent with %j, the permission to send titles of earlier weeks is %s', async (named, isStored) => {
  const token = await app.tokenFor();
  await app.database.query('update app.users set ai_agreed_earlier = false');
  const body = { aiSummaries: 'on', summaryModel: standInPlace, ...named };
  expect((await app.call('PUT', '/api/user/preferences', { token, body })).status).toBe(200);
  const rows = await app.database.query('select 1 from app.users where ai_agreed_earlier');
  expect(rows).toHaveLength(isStored ? 1 : 0);
});

test('a consent is not valid on a server without a model', async () => {
  const writer = app.deps.summaryModel.now();
  const yes = { ai_summaries: 'on', ai_agreed_model: 'stand-in-1', ai_agreed_host: '127.0.0.1:9' } as const;
  const nothing = { aiSummaries: 'builtin', agreedBefore: null };
  expect(wantsModel(yes, writer)).toBe(true);
  expect(consentOf(yes, null)).toEqual({ ...nothing, summaryModel: null });
  expect(consentOf({ ...yes, ai_agreed_model: null }, writer)).toEqual({ ...nothing, summaryModel: offered });
});

test('a change of another preference leaves the reminders and their quiet hours unchanged', async () => {
  const token = await app.tokenFor();
  const path = '/api/user/preferences';
  const reminders = {
    deep: true,
    evening: false,
    streak: true,
    summary: false,
    quiet: { from: '21:30', until: '07:05' },
  };
  const put = (body: object) => app.call('PUT', path, { token, body });
  expect(await put({ reminders })).toMatchObject({ status: 200, body: { reminders } });
  expect((await put({ extraTime: true })).body).toMatchObject({ extraTime: true, reminders });
  expect((await put({ reminders: { ...reminders, quiet: null } })).body).toMatchObject({ reminders: { quiet: null } });
  expect((await app.call('GET', path, { token })).body).toMatchObject({ reminders: { ...reminders, quiet: null } });
});

test('the latest week whose summary was opened stays stored when a device opens an earlier one', async () => {
  const token = await app.tokenFor();
  const path = '/api/user/preferences';
  const open = async (openedSummary: string) => (await app.call('PUT', path, { token, body: { openedSummary } })).body;
  expect(await open('2026-11-09')).toMatchObject({ openedSummary: '2026-11-09' });
  expect(await open('2026-11-02')).toMatchObject({ openedSummary: '2026-11-09' });
  expect((await app.call('GET', path, { token })).body).toMatchObject({ openedSummary: '2026-11-09' });
  expect(await open('2026-11-16')).toMatchObject({ openedSummary: '2026-11-16' });
  for (const openedSummary of ['Monday', '2026-11-17']) {
    const wrong = await app.call('PUT', path, { token, body: { openedSummary } });
    expect(wrong).toMatchObject({ status: 400, body: { field: 'openedSummary' } });
  }
});

test.each([
  ['reminders.deep', { deep: 'yes' }],
  ['reminders.quiet.from', { quiet: { from: '24:00', until: '07:00' } }],
  ['reminders.quiet.until', { quiet: { from: '22:00', until: '7:00' } }],
  ['reminders.loud', { loud: true }],
])('an update with an invalid %s is refused with a 400', async (field, fault) => {
  const reminders = { deep: true, evening: true, streak: true, summary: true, quiet: null, ...fault };
  const answer = await app.call('PUT', '/api/user/preferences', { token: await app.tokenFor(), body: { reminders } });
  expect(answer).toMatchObject({ status: 400, body: { field } });
});
