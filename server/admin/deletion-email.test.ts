import { afterAll, beforeAll, expect, test } from 'vitest';
import { countRowsContaining } from '../../testing/count-rows-containing.ts';
import { builtinCalls } from '../../testing/identity/builtin-calls.ts';
import { runAdmin } from '../../testing/run-admin.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ identity: 'builtin' });
});
afterAll(() => app.stop());

const { signUp, lettersTo } = builtinCalls(() => app);

async function confirmed(): Promise<string> {
  const { email } = await signUp();
  await app.database.query(`update identity."user" set "emailVerified" = true where email = $1`, [email]);
  return email;
}
const notices = (email: string) =>
  lettersTo(email).filter((letter) => letter.includes('The person who runs this Inward deleted your account'));

test('`admin users delete` sends an email to a confirmed address after the deletion, but none to another one', async () => {
  const [email, { email: unconfirmed }] = [await confirmed(), await signUp()];
  expect(await runAdmin(app, { answer: 'yes\n' }, 'users', 'delete', email)).toMatchObject({ code: 1 });
  expect(notices(email)).toEqual([]);
  for (const one of [email, unconfirmed])
    expect(await runAdmin(app, { answer: `${one}\n` }, 'users', 'delete', one)).toMatchObject({ code: 0 });
  expect(notices(email)).toEqual([expect.stringContaining('From: Inward <no-reply@localhost>')]);
  expect(lettersTo(unconfirmed)).toEqual([]);
});

test('`admin users delete` deletes the account also if the mail server is down, and prints the fault', async () => {
  const email = await confirmed();
  const typed = { answer: `${email}\n`, variables: { SMTP_URL: 'smtp://127.0.0.1:1' } };
  const { code, text } = await runAdmin(app, typed, 'users', 'delete', email);
  expect([code, text]).toEqual([0, expect.stringContaining('The account is deleted.')]);
  expect(text).toContain('an email of the identity could not be sent');
  expect(await countRowsContaining(app.database, [email])).toEqual({});
});
