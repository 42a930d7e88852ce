import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtinCalls, freshEmail, linkTokenIn, password } from '../../../../testing/identity/builtin-calls.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ identity: 'builtin', config: { proxies: 1 } });
});
afterAll(() => app.stop());
const { post, signUp, emailTo, lettersTo } = builtinCalls(() => app);

const from = (address: string) => ({ 'x-forwarded-for': address });
const askReset = async (email: string, address: string) =>
  (await post('request-password-reset', { email }, from(address))).status;
const askChange = async (to: string, cookie: string, address = '192.0.2.9') =>
  (await post('account/email', { email: to, password }, { cookie, ...from(address) })).status;
const resetLinks = (email: string) => lettersTo(email).flatMap((text) => linkTokenIn(text, 'reset') || []);

describe('the emails to a mailbox', () => {
  it('sends the owner a reset link, however often a stranger has requested a reset', async () => {
    const { email } = await signUp();
    const stranger: number[] = [];
    for (let again = 0; again < 6; again += 1) stranger.push(await askReset(email, '192.0.2.1'));
    expect(stranger).toEqual([200, 200, 429, 429, 429, 429]);
    await expect.poll(() => resetLinks(email).length).toBe(2);
    expect(await askReset(email, '192.0.2.2')).toBe(200);
    await expect.poll(() => resetLinks(email).length).toBe(3);
  });

  it('sends a mailbox at most five emails an hour, and all their reset links are valid', async () => {
    const { email } = await signUp();
    await emailTo(email, 'confirm=');
    const { cookie } = await signUp();
    for (const address of ['192.0.2.7', '192.0.2.8']) expect(await askChange(email, cookie, address)).toBe(200);
    for (let caller = 1; caller <= 8; caller += 1) expect(await askReset(email, `198.51.100.${caller}`)).toBe(200);
    await expect.poll(() => lettersTo(email).length).toBe(5);
    await emailTo((await signUp()).email, 'confirm=');
    expect([lettersTo(email).length, resetLinks(email).length]).toEqual([5, 2]);
    for (const token of resetLinks(email)) expect((await post('reset-password/check', { token })).status).toBe(200);
  });

  it('sends the owner a reset link even after another user has tried to change to the owner’s address', async () => {
    const { email } = await signUp();
    const { cookie } = await signUp();
    const asked: number[] = [];
    for (let again = 0; again < 3; again += 1) asked.push(await askChange(email, cookie));
    expect(asked).toEqual([200, 200, 429]);
    expect(await askReset(email, '192.0.2.3')).toBe(200);
    await emailTo(email, 'reset=');
  });

  it('sends the owner of an address a confirmation link, however often strangers have tried to change to that address', async () => {
    const [owner, one, two] = [await signUp(), await signUp(), await signUp()];
    const to = freshEmail();
    const strangers: number[] = [];
    for (const { cookie } of [one, one, two, two]) strangers.push(await askChange(to, cookie, '192.0.2.5'));
    expect(strangers).toEqual([200, 200, 429, 429]);
    await expect.poll(() => lettersTo(to).length).toBe(2);
    expect(await askChange(to, owner.cookie, '192.0.2.6')).toBe(200);
    const token = () => linkTokenIn(lettersTo(to)[2] ?? '', 'confirm');
    await expect.poll(token).not.toBe('');
    expect((await post('account/email/confirm', { token: token() }, { cookie: owner.cookie })).status).toBe(200);
  });

  it('sends the owner a reset link even after a stranger with the password has requested links and ended them', async () => {
    const { email, cookie } = await signUp();
    for (const address of ['192.0.2.11', '192.0.2.11', '192.0.2.12']) await askReset(email, address);
    await expect.poll(() => resetLinks(email).length).toBe(3);
    const newPassword = 'Altered!1x';
    const change = { currentPassword: password, newPassword, revokeOtherSessions: true };
    expect((await post('change-password', change, { cookie, ...from('192.0.2.11') })).status).toBe(200);
    expect(await askReset(email, '192.0.2.13')).toBe(200);
    await expect.poll(() => resetLinks(email).length).toBe(4);
    const token = resetLinks(email)[3];
    expect((await post('reset-password', { newPassword, token }, from('192.0.2.13'))).status).toBe(200);
  });

  it('says when to ask for another link, in the same words for an address without an account', async () => {
    const answers = await Promise.all(
      [(await signUp()).email, freshEmail()].map(async (email, caller) => {
        const headers = from(`203.0.113.${caller}`);
        for (let again = 0; again < 2; again += 1) await post('request-password-reset', { email }, headers);
        const { status, body } = await post('request-password-reset', { email }, headers);
        return { status, body };
      }),
    );
    const code = 'TOO_MANY_EMAILS';
    const message =
      'Several emails were requested already. Please use the latest one that arrived, or ask again in 60 minutes.';
    expect(answers).toEqual(Array(2).fill({ status: 429, body: { code, message } }));
  });

  it('tells a user behind a shared address that the emails were requested from the network', async () => {
    const headers = from('203.0.113.50');
    for (let other = 0; other < 50; other += 1) expect(await askReset(freshEmail(), '203.0.113.50')).toBe(200);
    const { status, body } = await post('request-password-reset', { email: freshEmail() }, headers);
    const code = 'TOO_MANY_EMAILS';
    const message = 'Too many emails were requested from your network. Please ask again in 60 minutes.';
    expect({ status, body }).toEqual({ status: 429, body: { code, message } });
  });

  it('limits reset requests for an address without an account like requests for other addresses', async () => {
    const unknown = freshEmail();
    const statuses: number[] = [];
    for (let again = 0; again < 3; again += 1) statuses.push(await askReset(unknown, '192.0.2.4'));
    for (let caller = 5; caller <= 7; caller += 1) statuses.push(await askReset(unknown, `192.0.2.${caller}`));
    expect(statuses).toEqual([200, 200, 429, 200, 200, 200]);
  });
});

it('lets one account cause ten emails a day to addresses that are not its own', async () => {
  const { cookie } = await signUp();
  const statuses: number[] = [];
  for (let stranger = 0; stranger < 12; stranger += 1) statuses.push(await askChange(freshEmail(), cookie));
  expect(statuses).toEqual([...Array(10).fill(200), 429, 429]);
  const refused = await post('account/email', { email: freshEmail(), password }, { cookie, ...from('192.0.2.9') });
  expect(refused.body).toMatchObject({ code: 'TOO_MANY_EMAILS', message: expect.stringMatching(/in 24 hours\.$/) });
  const other = await signUp();
  expect(await askChange(freshEmail(), other.cookie)).toBe(200);
});
