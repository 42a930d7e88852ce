import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { countRowsContaining } from '../../../../testing/count-rows-containing.ts';
import { upload } from '../../../../testing/downloads.ts';
import { builtinCalls } from '../../../../testing/identity/builtin-calls.ts';
import { signUpUser } from '../../../../testing/identity/sign-up.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { createTestUser, type TestUser } from '../../../../testing/test-user.ts';

const confirmation = 'DELETE';
const ownerOf = async (app: TestApp, subject: string) => {
  const rows = await app.database.query<{ user_id: string }>('select user_id from app.identities where subject = $1', [
    subject,
  ]);
  return rows[0]?.user_id ?? '';
};

describe('the deletion of an account with a password', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ identity: 'builtin' });
  });
  afterAll(() => app.stop());

  const { lettersTo } = builtinCalls(() => app);

  /** Sign up a user, and store a reflection, a device and scheduled weeks for the user. */
  async function userWithData() {
    const person = await signUpUser(app.address, 'Mara Ozola');
    const { token, uid } = person;
    const call = (method: string, path: string, body?: object) =>
      app.call(method, path, { token, ...(body && { body }) });
    await call('POST', '/api/auth/sync', { uid });
    app.clock.set('2026-03-04T19:00:00+02:00');
    const asked = await call('POST', '/api/reflections/current', { timezoneOffset: -120 });
    const { window, prompt } = asked.body as { window: object; prompt: { id: string } };
    const { isActive: _isActive, ...bounds } = window as { isActive: boolean };
    const words = { promptId: prompt.id, content: 'A secret harbour.', timezoneOffset: -120 };
    expect((await call('POST', '/api/reflections', { ...words, ...bounds })).status).toBe(201);
    const device = { token: `push-token-of-${uid}`, deviceInfo: {} };
    await call('POST', '/api/notifications/register-device', device);
    const userId = await ownerOf(app, uid);
    await app.database.query(
      `insert into app.due_weeks (user_id, week_start, due_at, generation, claimed_until)
         values ($1, '2026-03-02', '2026-03-09T02:00:00Z', 1, '2026-03-09T02:02:00Z')`,
      [userId],
    );
    await app.database.query(
      `insert into app.model_weeks (user_id, week_start, version, due_at) values ($1, '2026-03-02', 0, now())`,
      [userId],
    );
    await app.call('POST', '/api/identity/request-password-reset', { body: { email: person.email } });
    const remove = (body: object) => call('POST', '/api/user/delete', body);
    return { ...person, userId, call, remove };
  }

  test('the deletion requires the password of the account', async () => {
    const { call } = await userWithData();
    expect((await call('GET', '/api/user/data')).body).toEqual({
      reflections: 1,
      summaries: 0,
      proof: 'password',
      isSample: false,
    });
  });

  test('the deletion removes all rows of the user from all schemas, and no rows of other users', async () => {
    const [person, neighbour] = [await userWithData(), await userWithData()];
    const about = (one: typeof person) => countRowsContaining(app.database, [one.userId, one.uid, one.email]);
    const theirs = await about(neighbour);
    expect(Object.keys(await about(person))).toEqual(
      expect.arrayContaining([
        ...['app.devices', 'app.due_weeks', 'app.model_weeks', 'app.reflections', 'app.users'],
        ...['identity.session', 'identity.user'],
      ]),
    );
    expect(await person.remove({ confirmation, password: person.password })).toMatchObject({
      status: 200,
      body: { deleted: true },
    });
    expect(await about(person)).toEqual({});
    expect(await about(neighbour)).toEqual(theirs);
    expect((await neighbour.call('GET', '/api/user/data')).body).toMatchObject({ reflections: 1 });
  });

  test('the deletion invalidates the user’s token on all servers, even where the token is cached', async () => {
    const person = await userWithData();
    const second = await createTestApp({ identity: 'builtin', database: app.database });
    const { token } = person;
    const there = (method: string, path: string, body?: object) =>
      second.call(method, path, { token, ...(body && { body }) });
    expect((await there('GET', '/api/user/stats')).status).toBe(200);
    await person.remove({ confirmation, password: person.password });
    expect((await person.call('GET', '/api/user/stats')).status).toBe(401);
    expect((await person.call('POST', '/api/auth/sync', { uid: person.uid })).status).toBe(401);
    expect((await app.call('GET', '/api/identity/token', { headers: { cookie: person.cookie } })).status).toBe(401);
    const device = { token: 'late', deviceInfo: {} };
    expect((await there('POST', '/api/notifications/register-device', device)).status).toBe(401);
    expect((await there('PUT', '/api/user/preferences', { extraTime: true })).status).toBe(401);
    expect((await there('POST', '/api/reflections/current', { timezoneOffset: 0 })).status).toBe(401);
    // A server checks a cached session every two seconds. Before the next check, it may still answer, but only with
    // empty lists.
    expect((await there('GET', '/api/reflections')).body).not.toHaveProperty('0');
    await expect.poll(async () => (await there('GET', '/api/reflections')).status, { timeout: 5_000 }).toBe(401);
    expect(await countRowsContaining(app.database, [person.userId, person.uid, person.email])).toEqual({});
    await second.stop();
  });

  test('the deletion removes the emails to the present address, and none to an earlier one of the account', async () => {
    const { email, uid, remove, password } = await userWithData();
    const { identity, mail } = app.deps;
    const read = identity.readAccount?.bind(identity);
    const changed = vi.spyOn(identity, 'readAccount').mockImplementation(async (subject) => {
      const account = (await read?.(subject)) ?? null;
      return account && subject === uid ? { ...account, email: `later-${email}` } : account;
    });
    const erase = vi.spyOn(mail, 'erase');
    onTestFinished(() => {
      changed.mockRestore();
      erase.mockRestore();
    });
    expect((await remove({ confirmation, password })).status).toBe(200);
    expect(erase.mock.calls).toEqual([[`later-${email}`]]);
  });

  const noticesTo = (email: string) =>
    lettersTo(email).filter((letter) => /^Subject: Your account was deleted$/m.test(letter));

  test('the owner gets an email after the deletion, but not after a refused one, and no row keeps the address', async () => {
    const { email, uid, remove, password } = await userWithData();
    await app.database.query(`update identity."user" set "emailVerified" = true where id = $1`, [uid]);
    const earlier = `earlier-${email}`;
    await app.database.query(
      `insert into identity."emailUndo" ("tokenHash", "userId", "email", "waysUntil", "expiresAt")
       values ($2, $1, $2, now(), now() + interval '1 hour'), ($3, $1, $3, now(), now())`,
      [uid, earlier, `ended-${email}`],
    );
    expect((await remove({ confirmation, password: 'Wrong!23' })).status).toBe(403);
    expect((await remove({ confirmation, password })).status).toBe(200);
    await expect.poll(() => noticesTo(email)).toHaveLength(1);
    // A stranger who changed the email of a stolen account cannot delete it without a notice to the owner.
    await expect.poll(() => noticesTo(earlier)).toHaveLength(1);
    expect(noticesTo(`ended-${email}`)).toEqual([]);
    expect(lettersTo(email)).toHaveLength(1);
    expect(await countRowsContaining(app.database, [email])).toEqual({});
  });

  test('an address that was never confirmed gets no email about the deletion', async () => {
    const { email, remove, password } = await userWithData();
    expect((await remove({ confirmation, password })).status).toBe(200);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(noticesTo(email)).toEqual([]);
  });

  test('the same email address can sign up again after the deletion, with an empty account', async () => {
    const { email, password, remove, userId } = await userWithData();
    await remove({ confirmation, password });
    const answer = await app.call('POST', '/api/identity/sign-up/email', { body: { email, password, name: '' } });
    expect(answer.status).toBe(200);
    const cookie = (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    const { body } = await app.call('GET', '/api/identity/token', { headers: { cookie } });
    const { token } = body as { token: string };
    expect((await app.call('GET', '/api/user/data', { token })).body).toMatchObject({ reflections: 0 });
    const uid = (answer.body as { user: { id: string } }).user.id;
    expect(await ownerOf(app, uid)).not.toBe(userId);
  });

  test.each([
    ['no confirmation', { password: 'Secret!23' }, 400, 'bad_request', 'confirmation'],
    ['a wrong confirmation', { confirmation: 'delete', password: 'Secret!23' }, 400, 'bad_request', 'confirmation'],
    ['no password', { confirmation }, 403, 'wrong_password', 'password'],
    ['a wrong password', { confirmation, password: 'Secret!24' }, 403, 'wrong_password', 'password'],
  ])('the deletion is refused with %s and deletes nothing', async (_what, body, status, code, field) => {
    const person = await userWithData();
    expect(await person.remove(body)).toMatchObject({ status, body: { code, field } });
    expect((await person.call('GET', '/api/user/data')).body).toMatchObject({ reflections: 1 });
  });

  test('the attempts to delete an account with a wrong password are limited', async () => {
    const person = await userWithData();
    const guess = () => person.remove({ confirmation, password: 'Wrong!23' });
    for (let guesses = 0; guesses < 10; guesses += 1) await guess();
    const refused = await guess();
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(600);
    expect(await person.remove({ confirmation, password: person.password })).toMatchObject({ status: 429 });
  });
});

describe('the deletion of an account without a password', () => {
  let app: TestApp;
  let person: TestUser;
  const remove = (token: string) => app.call('POST', '/api/user/delete', { token, body: { confirmation } });

  beforeAll(async () => {
    app = await createTestApp();
    person = await createTestUser(app);
    await person.sync();
  });
  afterAll(() => app.stop());

  test.each([
    ['a token without the time of the sign-in', undefined],
    ['a token whose sign-in was six minutes ago', new Date(Date.now() - 6 * 60_000)],
    ['a token whose sign-in lies ahead, after the clock was set back', new Date(Date.now() + 3_600_000)],
  ])('the deletion is refused with %s', async (_what, authenticatedAt) => {
    const token = await app.tokenFor({ subject: person.subject, ...(authenticatedAt && { authenticatedAt }) });
    expect((await app.call('GET', '/api/user/data', { token })).body).toMatchObject({ proof: 'recent-sign-in' });
    expect(await remove(token)).toMatchObject({
      status: 403,
      body: {
        code: 'recent_login_required',
        message: 'Please sign out and sign in again to perform this action.',
      },
    });
    expect((await person.sync()).id).not.toBe('');
  });

  test('the deletion succeeds after a recent sign-in, and invalidates all earlier tokens', async () => {
    const { subject } = person;
    const token = await app.tokenFor({ subject, authenticatedAt: new Date() });
    const userId = await ownerOf(app, subject);
    expect((await remove(token)).status).toBe(200);
    for (const old of [token, person.token])
      expect((await app.call('GET', '/api/user/stats', { token: old })).status).toBe(401);
    expect(await countRowsContaining(app.database, [userId, subject])).toEqual({});
  });

  test('a device that is still signed in and renews its token weeks after the deletion cannot create a new account', async () => {
    const phone = await createTestUser(app);
    const authenticatedAt = new Date(Date.now() - 60_000);
    await app.call('POST', '/api/user/delete', {
      token: await app.tokenFor({ subject: phone.subject, authenticatedAt }),
      body: { confirmation },
    });
    await app.database.query(`update app.erased set erased_at = erased_at - interval '30 days'`);
    const other = await createTestUser(app);
    await app.call('POST', '/api/user/delete', {
      token: await app.tokenFor({ subject: other.subject, authenticatedAt: new Date() }),
      body: { confirmation },
    });
    const renewed = await app.tokenFor({
      subject: phone.subject,
      authenticatedAt: new Date(Date.now() - 31 * 86_400_000),
    });
    expect((await app.call('GET', '/api/user/data', { token: renewed })).status).toBe(401);
  });

  test('the deletion invalidates, within a minute, a token that another server has cached', async () => {
    const person = await createTestUser(app);
    const second = await createTestApp({ database: app.database, identity: app.deps.identity });
    expect((await second.call('GET', '/api/reflections', { token: person.token })).status).toBe(200);
    const token = await app.tokenFor({ subject: person.subject, authenticatedAt: new Date() });
    expect((await remove(token)).status).toBe(200);
    const now = Date.now();
    vi.spyOn(Date, 'now').mockImplementation(() => now + 61_000);
    expect((await second.call('GET', '/api/reflections', { token: person.token })).status).toBe(401);
    vi.restoreAllMocks();
    await second.stop();
  });

  test('the same hosted identity can sign in again after the deletion, with an empty account', async () => {
    const back = await createTestUser(app);
    await app.call('POST', '/api/user/delete', {
      token: await app.tokenFor({ subject: back.subject, authenticatedAt: new Date() }),
      body: { confirmation },
    });
    // Wait for the next second, because the times in tokens are whole seconds.
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    const again = await createTestUser(app, { subject: back.subject });
    expect((await again.get('/api/user/data')).body).toMatchObject({ reflections: 0 });
  });
});

test('the shared sample user of a demo cannot be deleted, no file can be imported into its journal, and no import removed', async () => {
  const app = await createTestApp({ identity: 'builtin', config: { demo: true } });
  const entered = await app.call('POST', '/api/identity/demo/sign-in');
  const headers = { cookie: (entered.headers.get('set-cookie') ?? '').split(';')[0] ?? '' };
  const { token } = (await app.call('GET', '/api/identity/token', { headers })).body as { token: string };
  const before = (await app.call('GET', '/api/user/data', { token })).body;
  expect(before).toMatchObject({ isSample: true });
  expect(await app.call('POST', '/api/user/delete', { token, body: { confirmation } })).toMatchObject({
    status: 403,
    body: { code: 'sample_person', message: 'The sample journal belongs to everybody and stays as it is.' },
  });
  for (const path of ['/api/user/import/preview', '/api/user/import']) {
    const answer = await upload(app, token, 'My own words.', path);
    expect(answer.status).toBe(403);
  }
  const body = { source: 'dayone', importedAt: null };
  expect(await app.call('DELETE', '/api/user/imports', { token, body })).toMatchObject({
    status: 403,
    body: { code: 'sample_person' },
  });
  expect((await app.call('GET', '/api/user/data', { token })).body).toEqual(before);
  await app.stop();
});
