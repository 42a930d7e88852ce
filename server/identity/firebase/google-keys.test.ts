import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { standInGoogle } from '../../../testing/identity/stand-in-google.ts';
import { IssuerUnavailable } from '../identity.ts';
import { lifetimeMs, openGoogleKeys } from './google-keys.ts';
import { type GoogleResponse, requestGoogle } from './google-request.ts';

const minute = 60_000;
const hour = 60 * minute;

async function keysAt(answer: () => Partial<GoogleResponse> | null | Promise<never>) {
  let now = 0;
  const google = await standInGoogle(() => answer());
  return {
    google,
    keys: openGoogleKeys(google.ask, () => now),
    at: (ms: number) => {
      now = ms;
    },
  };
}

describe('the published keys', () => {
  it('are asked for once for all who wait, and kept as long as their Cache-Control says', async () => {
    const { google, keys, at } = await keysAt(() => ({
      headers: new Headers({ 'cache-control': 'public, max-age=600' }),
    }));
    await Promise.all([keys.current(), keys.current(), keys.current()]);
    at(10 * minute - 1);
    await keys.current();
    expect(google.asked).toHaveLength(1);
    at(10 * minute);
    await keys.current();
    expect(google.asked).toHaveLength(2);
    expect(google.asked[0]).toBe(
      'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
    );
  });

  it('outlive half a day of silence, asked for again at most every five seconds, but not a second more', async () => {
    let isAway = false;
    const { google, keys, at } = await keysAt(() => {
      if (isAway) throw new IssuerUnavailable();
      return { headers: new Headers({ 'cache-control': 'max-age=3600' }) };
    });
    const first = await keys.current();
    isAway = true;
    at(hour);
    expect(await keys.current()).toBe(first);
    expect(await keys.current()).toBe(first);
    expect(google.asked).toHaveLength(2);
    at(hour + 6_000);
    expect(await keys.current()).toBe(first);
    expect(google.asked).toHaveLength(3);
    at(13 * hour);
    await expect(keys.current()).rejects.toThrow(IssuerUnavailable);
    isAway = false;
    at(13 * hour + 6_000);
    expect(await keys.current()).not.toBe(first);
  });

  it.each<[string, Partial<GoogleResponse>]>([
    ['an error', { status: 500 }],
    ['no JSON', { body: null }],
    ['no keys', { body: { keys: [] } }],
    ['keys of another kind', { body: { keys: [{ kty: 'oct', kid: 'google-1', k: 'c2VjcmV0' }] } }],
  ])('are not %s', async (_what, answer) => {
    const { keys } = await keysAt(() => answer);
    await expect(keys.current()).rejects.toThrow(IssuerUnavailable);
  });
});

it.each([
  ['public, max-age=19800, must-revalidate, no-transform', undefined, 330 * minute],
  ['max-age=3600', '600', 50 * minute],
  ['max-age=0', undefined, minute],
  ['max-age=999999999', undefined, 24 * hour],
  ['no-store', undefined, hour],
  ['max-age=3600', 'a while', hour],
])('an answer with "%s" of age %s is good for %i ms', (cacheControl, age, expected) => {
  const headers = new Headers({ 'cache-control': cacheControl, ...(age !== undefined && { age }) });
  expect(lifetimeMs(headers)).toBe(expected);
});

describe('asking', () => {
  const answering = async (status: number, headers: Record<string, string>, body: string) => {
    const server = createServer((_request, response) => response.writeHead(status, headers).end(body));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const answer = await requestGoogle(url).catch((error: unknown) => error);
    await new Promise((resolve) => server.close(resolve));
    return answer;
  };

  it('reads JSON, and says so where it is none', async () => {
    expect(await answering(200, {}, '{"keys":[]}')).toMatchObject({ status: 200, body: { keys: [] } });
    expect(await answering(200, {}, '<html>')).toMatchObject({ status: 200, body: null });
  });

  it.each([
    ['is sent elsewhere', 302, { location: 'http://127.0.0.1:1/' }, ''],
    ['never ends', 200, {}, `"${'x'.repeat(1_048_576)}"`],
  ])('gives up when it %s', async (_what, status, headers, body) => {
    expect(await answering(status, headers, body)).toBeInstanceOf(IssuerUnavailable);
  });

  it('gives up where nobody listens', async () => {
    await expect(requestGoogle('http://127.0.0.1:1/')).rejects.toThrow(IssuerUnavailable);
  });
});
