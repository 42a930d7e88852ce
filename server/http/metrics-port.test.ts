import { expect, test } from 'vitest';
import { metricsPort } from './metrics-port.ts';

const token = 'a-token-of-prometheus';

const statusOf = async (ownToken: string | null, remoteAddress: string, authorization?: string, path = '/metrics') => {
  const metrics = { text: async () => 'up 1', contentType: 'text/plain' };
  const probes = (asked: string) => (asked === '/health' ? Promise.resolve(new Response('ok')) : null);
  const answer = metricsPort({ metrics, probes, token: ownToken });
  const request = new Request(`http://metrics${path}`, authorization ? { headers: { authorization } } : {});
  return (await answer(request, { incoming: { socket: { remoteAddress } } })).status;
};

test.each([
  [null, '127.0.0.1', undefined, 200],
  [null, '::1', undefined, 200],
  [null, '::ffff:127.0.0.1', undefined, 200],
  [null, '10.0.0.7', undefined, 403],
  [null, '::ffff:10.0.0.7', undefined, 403],
  [null, '10.0.0.7', `Bearer ${token}`, 403],
  [token, '10.0.0.7', `Bearer ${token}`, 200],
  [token, '10.0.0.7', undefined, 401],
  [token, '127.0.0.1', undefined, 401],
  [token, '10.0.0.7', `Bearer ${token}x`, 401],
  [token, '10.0.0.7', token, 401],
])(
  'shows metrics only to this machine or, if METRICS_TOKEN is set, to callers with this token (token %s, address %s, authorization %s)',
  async (own, address, sent, status) => {
    expect(await statusOf(own, address, sent)).toBe(status);
  },
);

test('the metrics port answers probes from any address, and returns a 404 for other paths', async () => {
  expect(await statusOf(token, '10.0.0.7', undefined, '/health')).toBe(200);
  expect(await statusOf(null, '127.0.0.1', undefined, '/')).toBe(404);
});
