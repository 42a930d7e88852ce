import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TonightsQuestion } from '../../../core/contract/reflections.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createTestUser, type TestUser } from '../../../testing/test-user.ts';

let app: TestApp;
let maya: TestUser;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  at('04T10:00:00');
  maya = await createTestUser(app);
});

const at = (instant: string) => app.clock.set(`2026-03-${instant}+02:00`);
const read = async (person: TestUser) => {
  const { status, body } = await person.post<TonightsQuestion>('/api/reflections/tonight', {
    timezoneOffset: person.offset,
  });
  expect(status).toBe(200);
  return body;
};

test('tonight’s question, read at ten in the morning, is the question of the evening window', async () => {
  const { localDate, prompt } = await read(maya);
  expect(localDate).toBe('2026-03-04');
  expect(prompt?.question).toMatch(/\?$/);
  expect((await read(maya)).prompt).toEqual(prompt);
  at('04T18:05:00');
  expect((await maya.ask()).prompt).toEqual(prompt);
});

test('reading tonight’s question before the evening does not add it to the current-window response', async () => {
  // After the hours of the deep window, which may be open at ten.
  at('04T17:30:00');
  await read(maya);
  const asked = await maya.ask();
  expect(asked.window.isActive).toBe(false);
  expect(asked.prompt).toBeUndefined();
});

test('tonight’s question is followed by a different question on the next day, even if the user did not answer it', async () => {
  const { prompt } = await read(maya);
  at('05T10:00:00');
  const next = await read(maya);
  expect(next.localDate).toBe('2026-03-05');
  expect(next.prompt?.id).not.toBe(prompt?.id);
});

test('there is no question for tonight after the evening reflection was written or the evening window has ended', async () => {
  at('04T20:00:00');
  await maya.write('A quiet day.');
  expect(await read(maya)).toEqual({ localDate: '2026-03-04', prompt: null });
  const other = await createTestUser(app);
  at('04T23:59:59');
  expect((await read(other)).prompt).toBeNull();
});

test('two concurrent requests for tonight’s question get the same question', async () => {
  const [one, other] = await Promise.all([read(maya), read(maya)]);
  expect(one.prompt).not.toBeNull();
  expect(one).toEqual(other);
});

test('reading tonight’s question changes nothing for another user', async () => {
  const noor = await createTestUser(app);
  await read(maya);
  const rows = await app.database.query<{ count: string }>(
    `select count(*) from app.days d join app.identities i using (user_id) where i.subject = $1`,
    [noor.subject],
  );
  expect(Number(rows[0]?.count)).toBe(0);
});
