import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtinCalls, password, statusAndCode } from '../../../../testing/identity/builtin-calls.ts';
import { passkeyCalls } from '../../../../testing/identity/software-passkey.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { uniquePasskeys } from '../account/account-migrations.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ identity: 'builtin' });
});
afterAll(() => app.stop());
const { post, get, signUp, emailOf } = builtinCalls(() => app);
const { createPasskey, register, signInWith } = passkeyCalls(() => app);

it('another account cannot register the id of a passkey with its own key, and the owner still signs in', async () => {
  const { email, cookie } = await signUp();
  const passkey = createPasskey();
  expect((await register(cookie, passkey)).status).toBe(200);
  const stranger = await signUp();
  const taken = await register(stranger.cookie, createPasskey(passkey.id));
  expect(statusAndCode(taken)).toEqual([400, 'PASSKEY_TAKEN']);
  expect(await emailOf((await signInWith(passkey)).cookie)).toBe(email);
});

it('the options to sign in with a passkey name only passkeys of the session’s user', async () => {
  const [owner, stranger] = [await signUp(), await signUp()];
  const passkey = createPasskey();
  await register(owner.cookie, passkey);
  const allowed = async (cookie: string) =>
    ((await get('passkey/generate-authenticate-options', cookie)).body as { allowCredentials?: { id: string }[] })
      .allowCredentials;
  expect(await allowed(owner.cookie)).toMatchObject([{ id: passkey.id.toString('base64url') }]);
  expect([await allowed(stranger.cookie), await allowed('')]).toEqual([undefined, undefined]);
});

it('the removal of another user’s passkey gives 404, as for an unknown one, and logs no fault', async () => {
  const [owner, stranger] = [await signUp(), await signUp()];
  const { id } = (await register(owner.cookie, createPasskey())).body as { id: string };
  await post('account/prove', { password }, { cookie: stranger.cookie });
  for (const each of [id, 'unknown']) {
    const answer = await post('passkey/delete-passkey', { id: each }, { cookie: stranger.cookie });
    expect(statusAndCode(answer)).toEqual([404, 'PASSKEY_NOT_FOUND']);
  }
  expect((await get('account', owner.cookie)).body).toMatchObject({ passkeys: [{ id }] });
  expect(app.log.lines.filter(({ level }) => level === 'fault')).toEqual([]);
});

it('answers a passkey with an impossible id like one with an unknown id', async () => {
  for (const id of ['\u0000', 'unknown', 5, {}]) {
    const answer = await post('passkey/verify-authentication', { response: { id } });
    expect(answer.status).toBe(400);
  }
  expect(app.log.lines.filter(({ level }) => level === 'fault')).toEqual([]);
});

it('a migration keeps the oldest of several passkeys with one id', async () => {
  const { answer } = await signUp();
  const { id: userId } = (answer.body as { user: { id: string } }).user;
  await app.database.query(`
    drop index identity."passkey_credentialID_key";
    create index "passkey_credentialID_idx" on identity.passkey ("credentialID")`);
  for (const [id, age] of [
    ['a', '1 hour'],
    ['b', '2 hours'],
    ['c', '0 hours'],
  ]) {
    await app.database.query(
      `insert into identity.passkey
         ("id", "publicKey", "userId", "credentialID", "counter", "deviceType", "backedUp", "createdAt")
       values ($1, 'k', $2, 'same', 0, 'singleDevice', false, now() - $3::interval)`,
      [id, userId, age],
    );
  }
  await app.database.query(uniquePasskeys);
  expect(await app.database.query(`select id from identity.passkey where "credentialID" = 'same'`)).toEqual([
    { id: 'b' },
  ]);
});
