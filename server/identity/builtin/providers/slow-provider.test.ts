import { afterEach, expect, it, vi } from 'vitest';
import { recordingLog } from '../../../../testing/recording-log.ts';
import { signInProviders } from './sign-in-providers.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each(['github', 'facebook'] as const)('gives up on the provider %s after 5 s without an answer', async (id) => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const choice = { id, clientId: 'client', clientSecret: 'secret', issuer: null };
  const [provider] = signInProviders([choice], recordingLog()).init().context.socialProviders;
  const answers = [
    provider?.validateAuthorizationCode({ code: 'code', redirectURI: 'http://127.0.0.1/callback' }),
    provider?.getUserInfo({ accessToken: 'token' }),
  ];
  const settled = vi.fn();
  for (const answer of answers) void answer?.then(settled);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await Promise.all(answers)).toEqual([null, null]);
});
