import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { builtinCalls, statusAndCode } from '../../../testing/identity/builtin-calls.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ identity: 'builtin' });
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => app.stop());

const { post, get, signUp, tokenOf } = builtinCalls(() => app);

const setBack = (ms: number) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - ms });
};

it('keeps users signed in when the clock is set back by an hour', async () => {
  const { cookie } = await signUp();
  setBack(3_600_000);
  const token = await tokenOf(cookie);
  expect((await app.call('GET', '/api/user/data', { token })).status).toBe(200);
});

it('asks for the password again when the clock was set back to before the last password check', async () => {
  const { cookie } = await signUp();
  const options = () => get('passkey/generate-register-options', cookie);
  await post('account/prove', { password: 'Secret!23' }, { cookie });
  expect((await options()).status).toBe(200);
  setBack(3_600_000);
  expect(statusAndCode(await options())).toEqual([403, 'REQUIRES_RECENT_LOGIN']);
});
