import { afterEach, expect, it, vi } from 'vitest';
import { quietLog } from '../../../../testing/quiet-log.ts';
import { federated } from './federated.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each(['github', 'facebook'] as const)('%s without an answer is left after 10 s', async (id) => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const choice = { id, clientId: 'client', clientSecret: 'secret', issuer: null };
  const [provider] = federated([choice], quietLog()).init().context.socialProviders;
  const answers = [
    provider?.validateAuthorizationCode({ code: 'code', redirectURI: 'http://127.0.0.1/back' }),
    provider?.getUserInfo({ accessToken: 'token' }),
  ];
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await Promise.all(answers)).toEqual([null, null]);
});
