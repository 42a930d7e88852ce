import { createHash, createHmac } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Config } from '../../../core/contract/product.ts';
import type { DeepProof } from '../../../core/contract/reflections.ts';
import { addDays } from '../../../core/domain/day.ts';
import { deepMinute } from '../../../core/domain/deep-minute.ts';
import { type Diarist, diarist } from '../../../testing/diarist.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let maya: Diarist;

beforeAll(async () => {
  app = await createTestApp();
  maya = await diarist(app);
  for (const day of ['04', '05', '06']) {
    app.clock.set(`2026-03-${day}T19:00:00+02:00`);
    await maya.ask();
  }
});
afterAll(() => app.stop());

const proof = async () => (await maya.get<DeepProof>('/api/reflections/deep-proof')).body;
const hashed = (hex: string) => createHash('sha256').update(Buffer.from(hex, 'hex')).digest('hex');

test('a day is shown once it is over where days end last, and not before', async () => {
  const shown = async (at: string) => {
    app.clock.set(at);
    const { latest, windows } = await proof();
    return [latest.day, windows.map(({ day }) => day)];
  };
  expect(await shown('2026-03-06T11:59:59Z')).toEqual(['2026-03-04', ['2026-03-04']]);
  expect(await shown('2026-03-06T12:00:00Z')).toEqual(['2026-03-05', ['2026-03-05', '2026-03-04']]);
  expect(await shown('2026-03-09T12:00:00Z')).toEqual(['2026-03-08', ['2026-03-06', '2026-03-05', '2026-03-04']]);
});

test('anybody can check it with two hash functions and the value published before', async () => {
  app.clock.set('2026-03-09T12:00:00Z');
  const { latest, anchor, windows, userId } = await proof();
  const { deepAnchor } = (await app.call('GET', '/api/config')).body as Config;
  let { day, value } = latest;
  const values = new Map([[day, value]]);
  while (day > anchor.day) {
    day = addDays(day, -1);
    value = hashed(value);
    values.set(day, value);
  }
  expect(value).toBe(anchor.value);
  expect(deepAnchor).toBe(anchor.value);
  for (const { day: of, minute } of windows) {
    const secret = Buffer.from(values.get(of) ?? '', 'hex');
    expect(minute).toBe(deepMinute(() => createHmac('sha256', secret).update(`${userId}/${of}/0`).digest()));
  }
  expect(windows).toHaveLength(3);
});

test('nobody sees another person’s windows', async () => {
  const stranger = await diarist(app);
  expect((await stranger.get<DeepProof>('/api/reflections/deep-proof')).body.windows).toEqual([]);
});
