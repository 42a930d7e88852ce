import { hashPassword } from 'better-auth/crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtinCalls, password } from '../../../../testing/identity/builtin-calls.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { passwordHashes } from './password-hash.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ identity: 'builtin' });
});
afterAll(() => app.stop());
const { post, signUp } = builtinCalls(() => app);

/** Outdated hashes of `password`: Argon2id with less memory than today, and better-auth's scrypt. */
const olderHashes = [
  [
    'Argon2id with other costs',
    '$argon2id$v=19$m=8192,t=1,p=1$c2FsdHNhbHRzYWx0c2FsdA$5mIWcv6HDm1yzDbCrRD/UEWBBWswIO7ekJlyNcDbNDo',
  ],
  ['scrypt', await hashPassword(password)],
] as const;

it('hashes passwords with Argon2id, 19 MiB, two passes and a new salt each time', async () => {
  const { hash, verify } = passwordHashes(() => Promise.reject(new Error('a current hash needs no renewal')));
  const [one, other] = [await hash(password), await hash(password)];
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(other).not.toBe(one);
  expect([await verify({ hash: one, password }), await verify({ hash: one, password: 'Secret!24' })]).toEqual([
    true,
    false,
  ]);
});

it.each(olderHashes)(
  'verifies a password hash made with %s, and replaces it at the next sign-in',
  async (_kind, old) => {
    const { email } = await signUp();
    const stored = async () => {
      const [row] = await app.database.query<{ password: string }>(
        `select a.password from identity.account a join identity."user" u on u.id = a."userId" where u.email = $1`,
        [email],
      );
      return row?.password;
    };
    await app.database.query(
      `update identity.account a set password = $2 from identity."user" u where u.id = a."userId" and u.email = $1`,
      [email, old],
    );
    expect((await post('sign-in/email', { email, password: 'Secret!24' })).status).toBe(401);
    expect(await stored()).toBe(old);
    expect((await post('sign-in/email', { email, password })).status).toBe(200);
    expect(await stored()).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await post('sign-in/email', { email, password })).status).toBe(200);
  },
);
