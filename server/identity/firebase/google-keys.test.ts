import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { standInGoogle } from '../../../testing/identity/stand-in-google.ts';
import { IssuerUnavailable } from '../identity.ts';
import { lifetimeMs, openGoogleKeys } from './google-keys.ts';
import { type GoogleResponse, requestGoogle } from './google-request.ts';

const minute = 60_000;
const hour = 60 * minute;

/**
 * Open the keys with a fake Google and a clock that starts at 0. `key` returns the same object until the keys are
 * fetched again.
 */
async function keysWithClock(respond: () => Partial<GoogleResponse> | null | Promise<never>) {
  let now = 0;
  const google = await standInGoogle(() => respond());
  const keys = openGoogleKeys(google.request, () => now);
  return {
    google,
    key: async () => keys({ alg: 'RS256', kid: 'google-1' }, { payload: '', signature: '' }),
    setClock: (ms: number) => {
      now = ms;
    },
  };
}

describe('the published keys of Google', () => {
  it('fetches Google’s keys again only after the max-age of the response has passed', async () => {
    const { google, key, setClock } = await keysWithClock(() => ({
      headers: new Headers({ 'cache-control': 'public, max-age=600' }),
    }));
    await Promise.all([key(), key(), key()]);
    setClock(10 * minute - 1);
    await key();
    expect(google.requestedUrls).toHaveLength(1);
    setClock(10 * minute);
    await key();
    expect(google.requestedUrls).toHaveLength(2);
    expect(google.requestedUrls[0]).toBe(
      'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
    );
  });

  it('uses expired keys for up to 12 hours while Google is down', async () => {
    let isDown = false;
    const { google, key, setClock } = await keysWithClock(() => {
      if (isDown) throw new IssuerUnavailable();
      return { headers: new Headers({ 'cache-control': 'max-age=3600' }) };
    });
    const first = await key();
    isDown = true;
    setClock(hour);
    expect(await key()).toBe(first);
    expect(await key()).toBe(first);
    expect(google.requestedUrls).toHaveLength(2);
    setClock(hour + 6_000);
    expect(await key()).toBe(first);
    expect(google.requestedUrls).toHaveLength(3);
    setClock(13 * hour);
    await expect(key()).rejects.toThrow(IssuerUnavailable);
    isDown = false;
    setClock(13 * hour + 6_000);
    expect(await key()).not.toBe(first);
  });

  it.each<[string, Partial<GoogleResponse>]>([
    ['an error response', { status: 500 }],
    ['text that is not JSON', { body: null }],
    ['an empty list', { body: { keys: [] } }],
    ['keys of another kind', { body: { keys: [{ kty: 'oct', kid: 'google-1', k: 'c2VjcmV0' }] } }],
  ])('the lookup of a key throws IssuerUnavailable if Google responds with %s', async (_what, answer) => {
    const { key } = await keysWithClock(() => answer);
    await expect(key()).rejects.toThrow(IssuerUnavailable);
  });
});

it.each([
  ['public, max-age=19800, must-revalidate, no-transform', undefined, 330 * minute],
  ['max-age=3600', '600', 50 * minute],
  ['max-age=0', undefined, minute],
  ['max-age=999999999', undefined, 24 * hour],
  ['no-store', undefined, hour],
  ['max-age=3600', 'a while', hour],
])('a response with Cache-Control "%s" and Age %s is cached for %i ms', (cacheControl, age, expected) => {
  const headers = new Headers({ 'cache-control': cacheControl, ...(age !== undefined && { age }) });
  expect(lifetimeMs(headers)).toBe(expected);
});

describe('a request to Google', () => {
  const requestTo = async (status: number, headers: Record<string, string>, body: string) => {
    const server = createServer((_request, response) => response.writeHead(status, headers).end(body));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const answer = await requestGoogle(url).catch((error: unknown) => error);
    await new Promise((resolve) => server.close(resolve));
    return answer;
  };

  it('requestGoogle returns parsed JSON, or null for a body that is not JSON', async () => {
    expect(await requestTo(200, {}, '{"keys":[]}')).toMatchObject({ status: 200, body: { keys: [] } });
    expect(await requestTo(200, {}, '<html>')).toMatchObject({ status: 200, body: null });
  });

  it.each([
    ['a redirect', 302, { location: 'http://127.0.0.1:1/' }, ''],
    ['a body over the limit', 200, {}, `"${'x'.repeat(1_048_576)}"`],
  ])('requestGoogle throws IssuerUnavailable after %s', async (_what, status, headers, body) => {
    expect(await requestTo(status, headers, body)).toBeInstanceOf(IssuerUnavailable);
  });

  it('requestGoogle throws IssuerUnavailable when the connection is refused', async () => {
    await expect(requestGoogle('http://127.0.0.1:1/')).rejects.toThrow(IssuerUnavailable);
  });
});
