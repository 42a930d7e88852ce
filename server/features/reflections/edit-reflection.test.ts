import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createTestUser, type TestUser } from '../../../testing/test-user.ts';

let app: TestApp;
let maya: TestUser;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  at('04T19:00:00');
  maya = await createTestUser(app);
});

const at = (instant: string) => app.clock.set(`2026-03-${instant}+02:00`);

test('time case 13: an edit of an evening reflection is allowed at 22:00 and 00:10, and refused at 00:20', async () => {
  const { id } = await maya.write('First.');
  at('04T22:00:00');
  expect(await maya.edit(id, 'The second text.')).toMatchObject({
    status: 200,
    body: { content: 'The second text.', wordCount: 3, revision: 2, updatedAt: '2026-03-04T20:00:00.000Z' },
  });
  at('05T00:10:00');
  expect(await maya.edit(id, 'Third.')).toMatchObject({ status: 200, body: { revision: 3 } });
  at('05T00:20:00');
  expect(await maya.edit(id, 'Fourth.')).toMatchObject({ status: 422, body: { code: 'window_closed' } });
  expect((await maya.get<{ content: string }[]>('/api/reflections')).body).toMatchObject([
    { content: 'Third.', late: false },
  ]);
});

test('an edit changes neither the stats nor the time of submission', async () => {
  const { id, submittedAt } = await maya.write('First.');
  at('04T22:00:00');
  expect((await maya.edit(id, 'Second.')).body.submittedAt).toBe(submittedAt);
  expect(await maya.stats()).toMatchObject({ totalReflections: 1, currentStreak: 1, thisWeekCount: 1 });
});

test('an edit of an old revision is refused, with the stored reflection in the response', async () => {
  const { id } = await maya.write('First.');
  expect((await maya.edit(id, 'From the phone.', '1')).status).toBe(200);
  expect(await maya.edit(id, 'From the laptop.', '"1"')).toMatchObject({
    status: 409,
    body: { code: 'stale_revision', reflection: { id, content: 'From the phone.', revision: 2 } },
  });
  expect((await maya.edit(id, 'From the laptop.', '"2"')).body.revision).toBe(3);
});

test('a repeated edit, as after a lost response, gets the same response as the first edit', async () => {
  const { id } = await maya.write('First.');
  const edited = await maya.edit(id, 'Second.', '1');
  expect(await maya.edit(id, 'Second.', '1')).toEqual(edited);
});

test('only one of 20 concurrent edits of the same revision is stored', async () => {
  const { id } = await maya.write('First.');
  const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => maya.edit(id, `Text ${index}.`, '1')));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(19).fill(409)]);
});

test.each([
  ['content', '/api/reflections/ID?timezone=-120', { content: ' ' }, {}],
  ['query.timezone', '/api/reflections/ID?timezone=east', { content: 'Text.' }, {}],
  ['query.timezone', '/api/reflections/ID?timezone=-841', { content: 'Text.' }, {}],
  ['params.id', '/api/reflections/12', { content: 'Text.' }, {}],
  ['headers.if-match', '/api/reflections/ID', { content: 'Text.' }, { 'if-match': 'newest' }],
])('an edit with an invalid %s gets a 400 and changes nothing', async (field, path, body, headers) => {
  const { id } = await maya.write('First.');
  const answer = await app.call('PUT', path.replace('ID', id), { token: maya.token, body, headers });
  expect(answer).toMatchObject({ status: 400, body: { code: 'bad_request', field } });
  expect((await maya.get<{ content: string }[]>('/api/reflections')).body[0]?.content).toBe('First.');
});

test('an edit without a timezone is accepted [7.6]', async () => {
  const { id } = await maya.write('First.');
  const answer = await app.call('PUT', `/api/reflections/${id}`, { token: maya.token, body: { content: 'Second.' } });
  expect(answer.status).toBe(200);
});
