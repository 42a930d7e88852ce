import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtinCalls, cookieOf, password, statusAndCode } from '../../../../testing/identity/builtin-calls.ts';
import { totpCode } from '../../../../testing/identity/totp.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ identity: 'builtin' });
});
afterAll(() => app.stop());

const { post, get, signUp, signIn } = builtinCalls(() => app);
type Setup = { totpURI: string; backupCodes: string[]; setup: string };

const begin = async (cookie: string) => (await post('two-factor/enable', { password }, { cookie })).body as Setup;
const confirm = (cookie: string, { setup }: Setup, code: string) =>
  post('two-factor/verify-totp', { code, setup }, { cookie });

/** Sign up and sign in on a second device. Begin a setup on the first device, then one on the second. */
async function twoSetups() {
  const { email, cookie: laptop } = await signUp();
  const phone = await signIn(email);
  return { email, laptop, phone, onLaptop: await begin(laptop), onPhone: await begin(phone) };
}

it('refuses to confirm a setup of an app after another session has finished another one', async () => {
  const { email, laptop, phone, onLaptop, onPhone } = await twoSetups();
  expect((await confirm(phone, onPhone, totpCode(onPhone.totpURI))).status).toBe(200);
  const late = await confirm(laptop, onLaptop, totpCode(onPhone.totpURI));
  expect(statusAndCode(late)).toEqual([400, 'APP_IS_ON']);
  expect(late.body).toMatchObject({ message: 'The app was turned on elsewhere just now.' });
  expect(statusAndCode(await post('two-factor/enable', { password }, { cookie: laptop }))).toEqual([400, 'APP_IS_ON']);
  const waiting = (await post('sign-in/email', { email, password })).headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const code = onPhone.backupCodes[0];
  expect((await post('two-factor/verify-backup-code', { code }, { cookie: waiting })).status).toBe(200);
});

it('refuses each code of a setup that another one has replaced, and accepts the newer one', async () => {
  const { laptop, phone, onLaptop, onPhone } = await twoSetups();
  for (const { totpURI } of [onLaptop, onPhone]) {
    const answer = await confirm(laptop, onLaptop, totpCode(totpURI));
    expect(statusAndCode(answer)).toEqual([400, 'SETUP_REPLACED']);
  }
  expect((await get('account', laptop)).body).toMatchObject({ hasCode: false });
  expect(statusAndCode(await confirm(phone, onPhone, '000000'))).toEqual([401, 'INVALID_CODE']);
  expect((await confirm(phone, onPhone, totpCode(onPhone.totpURI))).status).toBe(200);
});

it('refuses to confirm a setup after another one was finished and turned off again', async () => {
  const { laptop, phone, onLaptop, onPhone } = await twoSetups();
  const added = cookieOf(await confirm(phone, onPhone, totpCode(onPhone.totpURI)));
  expect((await post('two-factor/disable', { password }, { cookie: added })).status).toBe(200);
  const answer = await confirm(laptop, onLaptop, totpCode(onLaptop.totpURI));
  expect(statusAndCode(answer)).toEqual([400, 'SETUP_REPLACED']);
});

it('confirms a setup again with the same codes, but not after new recovery codes were made', async () => {
  const { email, cookie } = await signUp();
  const other = await signIn(email);
  const setup = await begin(cookie);
  const added = cookieOf(await confirm(cookie, setup, totpCode(setup.totpURI)));
  expect((await confirm(other, setup, totpCode(setup.totpURI))).status).toBe(200);
  await post('two-factor/generate-backup-codes', { password }, { cookie: added });
  expect(statusAndCode(await confirm(other, setup, totpCode(setup.totpURI)))).toEqual([400, 'APP_IS_ON']);
});
