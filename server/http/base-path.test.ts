import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtinCalls } from '../../testing/identity/builtin-calls.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { manifestUnder, pageUnder } from './base-path.ts';

let app: TestApp;
beforeAll(async () => {
  const provider = { id: 'oidc', clientId: 'inward', clientSecret: 's', issuer: 'https://id.invalid' } as const;
  app = await createTestApp({
    identity: 'builtin',
    config: {
      basePath: '/inward',
      publicUrl: 'http://localhost:0/inward',
      federated: ['oidc'],
      providers: [provider],
    },
  });
});
afterAll(() => app.stop());

const { post, signUp, tokenOf, emailTo, get } = builtinCalls(() => app);
const origin = () => new URL(app.address).origin;

test('serves the API and the pages below the base path, and nothing outside it', async () => {
  expect((await app.call('GET', '/api/health')).status).toBe(200);
  const page = await app.call('GET', '/history', { headers: { accept: 'text/html' } });
  expect(page.body).toContain('<html data-base="/inward" lang="en">');
  for (const path of ['/', '/api/health', '/history', '/inwardly', '/inward.']) {
    expect((await fetch(origin() + path)).status).toBe(404);
  }
});

test('redirects the base path without a trailing slash to the path with the slash', async () => {
  const answer = await fetch(`${origin()}/inward?confirm=a`, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([308, '/inward/?confirm=a']);
});

test('sends a compressed index.html for the base path, and a 304 for its ETag', async () => {
  const load = (headers: Record<string, string>) =>
    fetch(`${app.address}/`, { headers: { accept: '*/*', ...headers } });
  const plain = await (await load({ 'accept-encoding': 'identity' })).text();
  const packed = await load({ 'accept-encoding': 'br' });
  expect(packed.headers.get('content-encoding')).toBe('br');
  expect(await packed.text()).toBe(plain);
  expect((await load({ 'if-none-match': packed.headers.get('etag') ?? '', 'accept-encoding': 'br' })).status).toBe(304);
});

test('keeps cookies, links in emails and redirects below the base path', async () => {
  const { answer, cookie, email } = await signUp();
  const set = answer.headers.getSetCookie();
  expect(set.length).toBeGreaterThan(0);
  for (const one of set) expect(one).toMatch(/; Path=\/inward(\/|;|$)/i);
  const token = await tokenOf(cookie);
  expect((await app.call('GET', '/api/user/stats', { token })).status).toBe(200);
  await post('request-password-reset', { email });
  const link = new RegExp(`${app.deps.config.publicUrl}/auth#reset=`);
  expect(await emailTo(email, 'auth#reset=')).toMatch(link);
  const back = await app.call('GET', '/api/identity/callback/oidc?error=access_denied&state=x');
  expect(back.headers.get('location')).toMatch(/^(http:\/\/localhost:\d+)?\/inward\/auth\?error=/);
  expect((await get('popup', '')).body).toContain('<a href="/inward/">');
  expect((await app.call('GET', '/api/login')).headers.get('location')).toBe('/inward/auth');
});

test('prefixes every absolute path in index.html and in the manifest with the base path', () => {
  const page = readFileSync(new URL('../../web/index.html', import.meta.url), 'utf8');
  const manifest = readFileSync(new URL('../../web/public/manifest.webmanifest', import.meta.url), 'utf8');
  expect(pageUnder('/inward', page).match(/"\/(?!inward)[^"]*"/)).toBeNull();
  const changed = manifestUnder('/inward', manifest);
  expect(changed.match(/"\/(?!inward)[^"]*"/)).toBeNull();
  expect(JSON.parse(changed)).toMatchObject({ id: '/inward/', start_url: '/inward/', scope: '/inward/' });
});
