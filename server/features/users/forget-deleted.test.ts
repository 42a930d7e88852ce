import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { isErased, recordErased } from './erased-identity-store.ts';
import { forgetDeletedJob } from './forget-deleted.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.stop());

test('a record of a deleted account stays for its own time, whatever other records have', async () => {
  const erasedAt = new Date('2026-03-04T12:00:00Z');
  const [here, hosted] = [
    { issuer: 'inward', subject: 'a' },
    { issuer: 'https://hosted.example', subject: 'b' },
  ];
  const record = (identity: typeof here, lasting: 'token' | 'device') =>
    app.deps.db.asIdentity(identity, (tx) => recordErased(tx, identity, { erasedAt, lasting }));
  const areRefused = async () => {
    await forgetDeletedJob.run(app.deps);
    return Promise.all(
      [here, hosted].map((one) => app.deps.db.asIdentity(one, (tx) => isErased(tx, one, erasedAt.getTime()))),
    );
  };
  await record(hosted, 'device');
  await record(here, 'token');
  app.clock.set('2026-03-05T11:59:00Z');
  expect(await areRefused()).toEqual([true, true]);
  app.clock.set('2026-03-05T12:00:00Z');
  expect(await areRefused()).toEqual([false, true]);
  await record(here, 'token');
  app.clock.set('2027-04-07T12:00:00Z');
  await record(here, 'token');
  expect(await areRefused()).toEqual([false, true]);
  app.clock.set('2027-04-08T12:00:00Z');
  expect(await areRefused()).toEqual([false, false]);
  await forgetDeletedJob.run(app.deps);
});
