import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtinCalls } from '../../../testing/identity/builtin-calls.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { isErased, recordErased } from './erased-identity-store.ts';
import { forgetDeletedJob } from './forget-deleted.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.stop());

test('the deletion of an account is remembered for 400 days, or longer if the account is deleted again', async () => {
  const erasedAt = new Date('2026-03-04T12:00:00Z');
  const [one, other] = [
    { issuer: 'inward', subject: 'a' },
    { issuer: 'https://hosted.example', subject: 'b' },
  ];
  const record = (identity: typeof one, at: Date) =>
    app.deps.db.asIdentity(identity, (tx) => recordErased(tx, identity, at));
  const areRefused = async () => {
    await forgetDeletedJob.run(app.deps);
    return Promise.all(
      [one, other].map((each) => app.deps.db.asIdentity(each, (tx) => isErased(tx, each, erasedAt.getTime()))),
    );
  };
  await record(one, erasedAt);
  await record(other, erasedAt);
  app.clock.set('2027-04-08T11:59:00Z');
  expect(await areRefused()).toEqual([true, true]);
  await record(one, new Date('2026-03-04T12:01:00Z'));
  app.clock.set('2027-04-08T12:00:00Z');
  expect(await areRefused()).toEqual([true, false]);
  app.clock.set('2027-04-08T12:01:00Z');
  expect(await areRefused()).toEqual([false, false]);
});

test('the forget-deleted job deletes sessions, links and counters only if they have expired', async () => {
  const own = await createTestApp({ identity: 'builtin' });
  const { answer } = await builtinCalls(() => own).signUp();
  const { id } = (answer.body as { user: { id: string } }).user;
  const left = async () => {
    const tables = { session: 'id', verification: 'id', emailUndo: 'tokenHash', counters: 'key' };
    const ids = Object.entries(tables).map(([table, key]) =>
      own.database.query(`select "${key}" as id from identity."${table}" where "${key}" like 'test-%' order by 1`),
    );
    return (await Promise.all(ids)).map((rows) => rows.map((row) => row['id']));
  };
  for (const [name, expiry] of [
    ['test-expired', '-1 second'],
    ['test-open', '1 hour'],
  ]) {
    await own.database.query(
      `with expiry as (select now() + $3::interval as at), sessions as (
         insert into identity.session (id, token, "userId", "expiresAt", "updatedAt") select $1, $1, $2, at, now() from expiry
       ), links as (
         insert into identity.verification (id, identifier, value, "expiresAt") select $1, $1, $2, at from expiry
       ), counters as (
         insert into identity.counters (key, points, expire) select $1, 1, extract(epoch from at) * 1000 from expiry
       )
       insert into identity."emailUndo" ("tokenHash", "userId", "email", "waysUntil", "expiresAt")
       select $1, $2, 'earlier@mail.example', now(), at from expiry`,
      [name, id, expiry],
    );
  }
  for (const _again of [1, 2]) {
    await forgetDeletedJob.run(own.deps);
    expect(await left()).toEqual(Array(4).fill(['test-open']));
  }
  await own.stop();
});
