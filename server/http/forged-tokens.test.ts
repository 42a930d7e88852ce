import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  CompactEncrypt,
  exportJWK,
  exportSPKI,
  generateKeyPair,
  generateSecret,
  importJWK,
  type JWK,
  type JWTPayload,
  SignJWT,
} from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtinCalls } from '../../testing/identity/builtin-calls.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let evil: Server;
let genuine: string;
/** Hosts other than the app to which this process sent requests. */
const outgoing: string[] = [];

type Outgoing = { readonly request?: { readonly origin?: string; readonly host?: string } };
const note = (message: unknown) => {
  const { request } = message as Outgoing;
  const where = String(request?.origin ?? request?.host);
  if (!app.address.endsWith(where.replace(/^https?:\/\//, ''))) outgoing.push(where);
};
const channels = ['undici:request:create', 'http.client.request.start'];

beforeAll(async () => {
  app = await createTestApp({ identity: 'builtin' });
  evil = createServer((_, response) => void response.end('{"keys":[]}'));
  await new Promise<void>((resolve) => {
    evil.listen(0, '127.0.0.1', resolve);
  });
  const { signUp, tokenOf } = builtinCalls(() => app);
  genuine = await tokenOf((await signUp()).cookie);
  for (const channel of channels) subscribe(channel, note);
});
afterAll(async () => {
  for (const channel of channels) unsubscribe(channel, note);
  evil.closeAllConnections();
  evil.close();
  await app.stop();
});

type Key = Awaited<ReturnType<typeof generateKeyPair>>['privateKey'];

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const decode = (part = '') => JSON.parse(Buffer.from(part, 'base64url').toString()) as JWTPayload & { kid?: string };

/** Return forged tokens that an attacker can make from the public keys and the token of a real account. */
async function forgeries(): Promise<(readonly [name: string, token: string])[]> {
  const [header = '', payload = '', signature = ''] = genuine.split('.');
  const { kid = '' } = decode(header);
  const claims = decode(payload);
  const { keys } = (await app.call('GET', '/api/identity/jwks')).body as { keys: (JWK & { kid: string })[] };
  const published: JWK = keys.find((key) => key.kid === kid) ?? {};
  const own = await generateKeyPair('ES256', { extractable: true });
  const ownKey = await exportJWK(own.publicKey);
  const sign = (given: Record<string, unknown>, key: Key | Uint8Array = own.privateKey, said: JWTPayload = claims) =>
    new SignJWT(said).setProtectedHeader({ alg: 'ES256', ...given }).sign(key);
  const there = `http://127.0.0.1:${(evil.address() as AddressInfo).port}/keys`;
  const list: (readonly [string, string])[] = [];
  const add = (name: string, token: string) => list.push([name, token]);

  for (const alg of ['none', 'None', 'NONE', 'nOnE'])
    for (const end of ['', 'AA', signature])
      add(`alg ${alg}, "${end.slice(0, 2)}"`, `${encode({ alg, kid })}.${payload}.${end}`);

  const spki = await exportSPKI((await importJWK(published, 'ES256')) as Key);
  const secrets = {
    spki,
    trimmed: spki.trim(),
    jwk: JSON.stringify(published),
    x: published.x ?? '',
    kid,
    word: 'secret',
  };
  for (const alg of ['HS256', 'HS384', 'HS512'])
    for (const [name, secret] of Object.entries(secrets))
      add(`${alg} by ${name}`, await sign({ alg, kid }, new TextEncoder().encode(secret)));

  for (const alg of ['RS256', 'PS256', 'ES384', 'ES512', 'EdDSA']) {
    const other = await generateKeyPair(alg);
    add(`${alg} under our key’s name`, await sign({ alg, kid }, other.privateKey));
  }

  const pointers: Record<string, Record<string, unknown>> = {
    jku: { jku: there },
    'jku in capitals': { JKU: there },
    x5u: { x5u: there },
    jwk: { jwk: ownKey },
    x5c: { x5c: [Buffer.from('a certificate').toString('base64')] },
    'jku and jwk': { jku: there, jwk: ownKey },
  };
  for (const [name, pointer] of Object.entries(pointers)) {
    add(`${name}, our key’s name`, await sign({ ...pointer, kid }));
    add(`${name}, its own name`, await sign({ ...pointer, kid: 'evil' }));
    add(`${name}, no name`, await sign(pointer));
  }
  for (const name of ['../../../dev/null', "' or 1=1 --", there, '', 'x'.repeat(5_000), '__proto__'])
    add(`kid ${name.slice(0, 20)}`, await sign({ kid: name }));
  for (let flood = 0; flood < 12; flood += 1) add(`unknown kid ${flood}`, await sign({ kid: `flood-${flood}` }));

  const changes: Record<string, JWTPayload> = {
    subject: { ...claims, sub: 'somebody-else' },
    'no subject': { ...claims, sub: '' },
    later: { ...claims, exp: (claims.exp ?? 0) + 86_400 },
    issuer: { ...claims, iss: 'https://elsewhere.example' },
    audience: { ...claims, aud: 'elsewhere' },
    session: { ...claims, sid: 'another' },
  };
  for (const [name, said] of Object.entries(changes)) {
    add(`${name} changed under the old signature`, `${header}.${encode(said)}.${signature}`);
    add(`${name} changed, signed by another`, await sign({ kid }, own.privateKey, said));
  }

  const zero = Buffer.alloc(64).toString('base64url');
  const full = Buffer.alloc(64, 255).toString('base64url');
  add('a signature of zeros', `${header}.${payload}.${zero}`);
  add('a signature of ones', `${header}.${payload}.${full}`);
  add('half a signature', `${header}.${payload}.${signature.slice(0, 40)}`);
  add('two signatures', `${header}.${payload}.${signature}${signature}`);
  add('a fourth part', `${genuine}.${signature}`);
  add('padding', `${header}=.${payload}=.${signature}=`);
  add('a header that is a list', `${encode([])}.${payload}.${signature}`);
  add('a header that is no JSON', `AAAA.${payload}.${signature}`);
  add('a payload that is no JSON', `${header}.AAAA.${signature}`);
  add('crit', `${encode({ alg: 'ES256', kid, crit: ['exp'], exp: 1 })}.${payload}.${signature}`);
  add('twice in its own place', `${genuine} ${genuine}`);
  add('8 kB', `${header}.${encode({ ...claims, more: 'x'.repeat(8_000) })}.${signature}`);
  add('1 MB', `${header}.${'x'.repeat(1_000_000)}.${signature}`);
  const secret = await generateSecret('A256GCM');
  const sealed = new CompactEncrypt(new TextEncoder().encode(JSON.stringify(claims)));
  add('encrypted', await sealed.setProtectedHeader({ alg: 'dir', enc: 'A256GCM' }).encrypt(secret));
  return list;
}

/** Return the status of a call with the token. A closed connection counts as 431: the header was too long. */
const statusOf = (token: string) =>
  app.call('GET', '/api/user/stats', { token }).then(
    ({ status }) => status,
    () => 431,
  );

test('refuses over sixty kinds of forged tokens, without a 5xx response and without outgoing requests', async () => {
  const list = await forgeries();
  expect(new Set(list.map(([name]) => name)).size).toBe(list.length);
  expect(list.length).toBeGreaterThan(60);
  expect(await statusOf(genuine)).toBe(200);
  outgoing.length = 0;
  // Send all tokens in parallel: an unknown key makes the server look for new keys, but at most every two seconds.
  const statuses = await Promise.all(list.map(async ([name, token]) => ({ name, status: await statusOf(token) })));
  expect(statuses.filter(({ status }) => status !== 401 && status !== 431)).toEqual([]);
  expect(outgoing).toEqual([]);
  expect(await statusOf(genuine)).toBe(200);
  expect(JSON.stringify(app.log.lines)).not.toContain(genuine.slice(-40));
});
