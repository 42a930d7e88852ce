import { createHmac } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtinCalls, linkTokenIn } from '../../../testing/identity/builtin-calls.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { readSecrets } from '../../db/secrets.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ identity: 'builtin' });
});
afterAll(() => app.stop());
const { post, signUp, signIn, emailOf, emailTo } = builtinCalls(() => app);

/** Return all rows of all tables, as a dump or backup has them. */
async function dump(): Promise<string> {
  const tables = await app.database.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname in ('app', 'identity', 'inward_private') and c.relkind = 'r' order by 1`,
  );
  const rows: string[] = [];
  for (const { name } of tables) {
    const found = await app.database.query<{ row: string }>(`select t::text as row from ${name} t`);
    rows.push(...found.map(({ row }) => `${name} ${row}`));
  }
  return rows.join('\n');
}

const sessionTokenOf = (cookie: string) => decodeURIComponent(cookie.split('=')[1] ?? '').split('.')[0] ?? '';

it('has no token of a session, a reset or a confirmation', async () => {
  const { email, cookie } = await signUp();
  const other = await signIn(email);
  await post('request-password-reset', { email });
  const secrets = [
    sessionTokenOf(cookie),
    sessionTokenOf(other),
    linkTokenIn(await emailTo(email, 'reset='), 'reset'),
    linkTokenIn(await emailTo(email, 'confirm='), 'confirm'),
  ];
  const text = await dump();
  expect(text).toContain(email);
  for (const secret of secrets) {
    expect(secret.length).toBeGreaterThan(20);
    expect(text.includes(secret), secret).toBe(false);
  }
  expect([await emailOf(cookie), await emailOf(other)]).toEqual([email, email]);
});

/** Sign a cookie as the server does, with the server's own secret. */
async function forgedCookie(value: string): Promise<string> {
  const client = new pg.Client({ connectionString: app.database.url });
  await client.connect();
  const { identity } = await readSecrets(client);
  await client.end();
  const signature = createHmac('sha256', identity).update(value).digest('base64');
  return `inward.session_token=${encodeURIComponent(`${value}.${signature}`)}`;
}

it('gives no session with a stored digest as the token, even in a signed cookie', async () => {
  const { cookie, email } = await signUp();
  const token = sessionTokenOf(cookie);
  const stored = await app.database.query<{ token: string }>(
    'select s.token from identity.session s join identity."user" u on u.id = s."userId" where u.email = $1',
    [email],
  );
  expect(await emailOf(await forgedCookie(token))).toBe(email);
  expect(await emailOf(await forgedCookie(stored[0]?.token ?? ''))).toBeNull();
});
