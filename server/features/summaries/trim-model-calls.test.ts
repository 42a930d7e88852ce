import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { trimModelCalls, trimModelCallsJob } from './trim-model-calls.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.stop());

test('the trim-model-calls job deletes records of model calls that are more than 90 days old', async () => {
  app.clock.set('2026-06-10T12:00:00Z');
  await app.database.query(`
    insert into app.model_calls (id, called_at, model, duration_ms)
      select gen_random_uuid(), at, 'm', 1 from unnest(array[
        '2025-12-24T00:00:00Z', '2026-03-12T11:59:59Z', '2026-03-12T12:00:00Z', '2026-06-10T11:00:00Z'
      ]::timestamptz[]) at`);
  await trimModelCallsJob.run(app.deps);
  expect(await app.database.query('select called_at from app.model_calls order by 1')).toEqual([
    { called_at: new Date('2026-03-12T12:00:00Z') },
    { called_at: new Date('2026-06-10T11:00:00Z') },
  ]);
  app.clock.set('2026-06-10T12:00:01Z');
  expect(await trimModelCalls(app.deps)).toBe(1);
  expect(await trimModelCalls(app.deps)).toBe(0);
});
