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
  // At 8:00, no deep window can be open, because deep windows begin at 9:00 or later.
  at('04T08:00:00');
  maya = await createTestUser(app);
});

const at = (instant: string) => app.clock.set(`2026-03-${instant}+02:00`);
const idsAhead = async () => (await maya.ask()).ahead?.prompts.map(({ id }) => id);

test('in the morning, the current-window response lists the prompts of the next seven evenings, but no current prompt', async () => {
  const morning = await maya.ask();
  expect(morning.prompt).toBeUndefined();
  expect(morning.ahead?.from).toBe('2026-03-04');
  expect(new Set(morning.ahead?.prompts.map(({ id }) => id)).size).toBe(7);
  at('04T20:00:00');
  expect((await maya.ask()).prompt).toEqual(morning.ahead?.prompts[0]);
});

test('an evening uses up a prompt only if its window was requested', async () => {
  const noon = await idsAhead();
  at('07T12:00:00');
  expect(await idsAhead()).toEqual(noon);
});

test('a reflection that was written without a network is accepted the next morning, and its prompt is not shown again', async () => {
  const noon = await maya.ask();
  at('05T07:00:00');
  const [tonight, next] = noon.ahead?.prompts ?? [];
  const stored = await maya.submit({ ...noon, ...(tonight && { prompt: tonight }) });
  expect([stored.status, stored.body.late, stored.body.localDate, stored.body.question]).toEqual([
    201,
    true,
    '2026-03-04',
    tonight?.question,
  ]);
  at('05T20:00:00');
  expect((await maya.ask()).prompt).toEqual(next);
});

test('the current-window response keeps the zone in force when a device suddenly sends a distant zone', async () => {
  const ask = async (timezoneOffset: number, timeZone: string) => {
    const body = { timezoneOffset, timeZone };
    return (await app.call('POST', '/api/reflections/current', { token: maya.token, body })).body;
  };
  const inRiga = { zone: { offset: -120, name: 'Europe/Riga' } };
  expect(await ask(-120, 'Europe/Riga')).toMatchObject(inRiga);
  expect(await ask(480, 'America/Los_Angeles')).toMatchObject(inRiga);
  expect(await ask(-120, 'Europe/Vilnius')).toMatchObject({ zone: { offset: -120, name: 'Europe/Vilnius' } });
  // The response does not contain the name of a zone whose current offset differs from the offset in force.
  expect((await ask(-120, 'Europe/London')) as object).toHaveProperty('zone', { offset: -120 });
});
