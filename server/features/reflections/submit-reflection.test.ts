import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createTestUser, type TestUser } from '../../../testing/test-user.ts';

let app: TestApp;
let maya: TestUser;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  app.clock.set('2026-03-04T19:00:00+02:00');
  maya = await createTestUser(app);
});

const at = (instant: string) => app.clock.set(`2026-03-${instant}+02:00`);
const countOf = async () => (await maya.stats()).totalReflections;

test('a submitted evening reflection is stored, counted in the stats and returned with its window [3.5, 7.5]', async () => {
  const asked = await maya.ask();
  expect(asked.window).toMatchObject({
    type: 'evening',
    isActive: true,
    availableFrom: '2026-03-04T16:00:00.000Z',
    availableUntil: '2026-03-04T21:59:59.000Z',
  });
  const { status, body } = await maya.submit(asked, { content: 'Rain all day.\nI read by the window.' });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    type: 'evening',
    content: 'Rain all day.\nI read by the window.',
    wordCount: 8,
    submittedAt: '2026-03-04T17:00:00.000Z',
    promptId: asked.prompt?.id,
    question: asked.prompt?.question,
    timezoneOffset: -120,
    localDate: '2026-03-04',
    late: false,
    revision: 1,
  });
  expect(await maya.stats()).toEqual({ currentStreak: 1, longestStreak: 1, totalReflections: 1, thisWeekCount: 1 });
  expect((await maya.ask()).existingReflection).toEqual(body);
  expect((await maya.get('/api/reflections')).body).toEqual([body]);
});

describe('a window', () => {
  test('time case 12: a submit that is repeated with the same key is stored once, and both requests get the same response', async () => {
    const asked = await maya.ask();
    const key = randomUUID();
    const first = await maya.submit(asked, { key, content: 'Once.' });
    const again = await maya.submit(asked, { key, content: 'Once.' });
    expect([first.status, again.status]).toEqual([201, 200]);
    expect(again.body).toEqual(first.body);
    expect(await countOf()).toBe(1);
  });

  test('a submit with a used key gets the stored reflection, even if its content differs and the window has closed', async () => {
    const asked = await maya.ask();
    const key = randomUUID();
    const first = await maya.submit(asked, { key, content: 'The first words.' });
    at('07T09:00:00');
    const again = await maya.submit(asked, { key, content: 'Other words.' });
    expect(again).toEqual({ status: 200, body: first.body });
  });

  test('time case 11: a submit from a second device is refused with already_submitted and the stored reflection', async () => {
    const asked = await maya.ask();
    const phone = await maya.submit(asked, { content: 'From the phone.' });
    const laptop = await maya.submit(asked, { content: 'From the laptop.' });
    expect(laptop.status).toBe(409);
    expect(laptop.body).toMatchObject({
      code: 'already_submitted',
      reflection: { id: phone.body.id, content: 'From the phone.' },
    });
    expect(await countOf()).toBe(1);
  });

  test('20 concurrent submits with the same key store one row: one gets 201 and 19 get 200', async () => {
    const asked = await maya.ask();
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => maya.submit(asked, { key })));
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([...Array(19).fill(200), 201]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await maya.stats()).toEqual({ currentStreak: 1, longestStreak: 1, totalReflections: 1, thisWeekCount: 1 });
  });

  test('only one of 20 concurrent submits with different keys is stored; the others get 409 with the stored reflection', async () => {
    const asked = await maya.ask();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => maya.submit(asked, { content: `Text ${index}` })),
    );
    const stored = answers.find(({ status }) => status === 201);
    const others = answers.filter(({ status }) => status === 409);
    expect(others).toHaveLength(19);
    expect(new Set(others.map(({ body }) => body.reflection?.id))).toEqual(new Set([stored?.body.id]));
    expect(await countOf()).toBe(1);
  });

  test('a window accepts only one submit, even if the submits have no idempotency key', async () => {
    const asked = await maya.ask();
    expect((await maya.submit(asked, { key: null })).status).toBe(201);
    expect((await maya.submit(asked, { key: null })).status).toBe(409);
  });

  test('a submit is accepted if another user has already used its idempotency key', async () => {
    const key = randomUUID();
    const noor = await createTestUser(app);
    expect((await maya.submit(await maya.ask(), { key, content: 'Maya’s.' })).status).toBe(201);
    const hers = await noor.submit(await noor.ask(), { key, content: 'Noor’s.' });
    expect(hers.status).toBe(201);
    expect(hers.body.content).toBe('Noor’s.');
  });

  test('only one of two concurrent submits of a new user is accepted, and only one user is created', async () => {
    const lena = await createTestUser(app);
    const asked = await maya.ask();
    const answers = await Promise.all([lena.submit(asked), lena.submit(asked), lena.ask(), lena.sync()]);
    expect(
      answers
        .slice(0, 2)
        .map((answer) => ('status' in answer ? answer.status : 0))
        .toSorted(),
    ).toEqual([201, 409]);
    const owners = await app.database.query('select user_id from app.identities where subject = $1', [lena.subject]);
    expect(owners).toHaveLength(1);
  });
});

describe('a submit', () => {
  test('time case 2: a submit at 00:05 is on time and counts for yesterday', async () => {
    at('04T23:59:58');
    const asked = await maya.ask();
    expect(asked.window.isActive).toBe(true);
    at('04T23:59:59');
    expect((await maya.ask()).window.isActive).toBe(false);
    at('05T00:05:00');
    expect(await maya.submit(asked)).toMatchObject({ status: 201, body: { late: false, localDate: '2026-03-04' } });
  });

  test('time case 3: a submit at 00:20 is late and counts for yesterday, if its window was shown at 23:50', async () => {
    at('04T23:50:00');
    const asked = await maya.ask();
    at('05T00:20:00');
    expect(await maya.submit(asked)).toMatchObject({ status: 201, body: { late: true, localDate: '2026-03-04' } });
  });

  test('time case 4: a submit on the next morning is refused and writes nothing, if its window was never requested', async () => {
    const asked = await maya.ask();
    at('08T07:00:00');
    const never = {
      ...asked,
      window: {
        ...asked.window,
        availableFrom: '2026-03-07T16:00:00.000Z',
        availableUntil: '2026-03-07T21:59:59.000Z',
      },
    };
    expect(await maya.submit(never)).toMatchObject({ status: 422, body: { code: 'window_closed' } });
    expect(await countOf()).toBe(0);
  });

  test('time case 5: a submit at 07:00 is accepted as late, if the client requested the window at noon the day before', async () => {
    at('05T12:00:00');
    const announced = await maya.ask('evening');
    expect(announced.window.isActive).toBe(false);
    expect(announced).not.toHaveProperty('prompt');
    at('06T07:00:00');
    expect(await maya.submit(announced)).toMatchObject({ status: 201, body: { late: true, localDate: '2026-03-05' } });
  });

  test('a submit is refused 24 hours after the end of its window', async () => {
    const asked = await maya.ask();
    at('05T23:59:59');
    app.clock.advance(1);
    expect(await maya.submit(asked)).toMatchObject({ status: 422, body: { code: 'window_closed' } });
    app.clock.advance(-1);
    expect(await maya.submit(asked)).toMatchObject({ status: 201, body: { late: true } });
  });

  test('a submit of an evening reflection at 17:00 is refused with window_not_open', async () => {
    at('04T17:00:00');
    const announced = await maya.ask();
    expect(await maya.submit(announced)).toMatchObject({ status: 422, body: { code: 'window_not_open' } });
    expect(await countOf()).toBe(0);
  });
});

describe('a submit of a reflection', () => {
  test.each([
    ['content', { content: '' }],
    ['content', { content: ' \n\t ' }],
    ['content', { content: 'a'.repeat(20_001) }],
    ['content', { content: 'a\u0000b' }],
    ['content', { content: 5 }],
    ['type', { type: 'morning' }],
    ['promptId', { promptId: 'abc' }],
    ['promptId', { promptId: '018f0000-0000-7000-8000-000000000000' }],
    ['promptId', { promptId: '0000000d-0000-8000-8000-000000000001' }],
    ['availableFrom', { availableFrom: 'yesterday' }],
    ['timezoneOffset', { timezoneOffset: 721 }],
    ['timezoneOffset', { timezoneOffset: '120' }],
    ['mood', { mood: 'fine' }],
  ])('a submit with an invalid %s is refused with a 400 and stores nothing: %j', async (field, wrong) => {
    const { window, prompt } = await maya.ask();
    const { type, availableFrom, availableUntil } = window;
    const body = {
      promptId: prompt?.id,
      type,
      content: 'Fine.',
      availableFrom,
      availableUntil,
      timezoneOffset: -120,
      ...wrong,
    };
    const answer = await app.call('POST', '/api/reflections', { token: maya.token, body });
    expect(answer).toMatchObject({ status: 400, body: { code: 'bad_request', field } });
    expect(await countOf()).toBe(0);
  });

  test('a submit with a malformed idempotency key is refused with a 400', async () => {
    const answer = await maya.submit(await maya.ask(), { key: 'short' });
    expect(answer).toMatchObject({ status: 400, body: { field: 'headers.idempotency-key' } });
  });

  test('a submit is accepted with content of 20,000 UTF-16 units, even if it consists only of emoji', async () => {
    const answer = await maya.submit(await maya.ask(), { content: '😀'.repeat(10_000) });
    expect(answer.status).toBe(201);
    expect(answer.body.content).toHaveLength(20_000);
  });

  test('a submit returns the content unchanged', async () => {
    const content = '  “Zażółć”\r\n\r\n\t<b>& 😀🏳️‍🌈 ᚠ \u202e abc  ';
    const answer = await maya.submit(await maya.ask(), { content });
    expect(answer.body.content).toBe(content);
  });

  test('time case 37: a submit with the offset -0 stores the offset 0', async () => {
    app.clock.set('2026-03-04T19:00:00Z');
    const zero = await createTestUser(app, { offset: -0 });
    expect((await zero.submit(await zero.ask())).body.timezoneOffset).toBe(0);
    const [row] = await app.database.query<{ offset: string }>(
      "select ledger ->> 'offset' as offset from app.users u join app.identities i using (user_id) where i.subject = $1",
      [zero.subject],
    );
    expect(row?.offset).toBe('0');
  });
});
