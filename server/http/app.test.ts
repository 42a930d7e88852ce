import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testProject } from '../../testing/identity/stand-in-google.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Config } from '../config/config.ts';
import { Refusal } from '../errors/refusal.ts';

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await createTestApp();
  token = await app.tokenFor();
});

afterAll(() => app.stop());

const current = '/api/reflections/current';
const refusal = (code: string, field?: string) => ({
  code,
  message: expect.any(String),
  requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
  ...(field !== undefined && { field }),
});

const post = (path: string, body: string | Uint8Array | ReadableStream, headers: Record<string, string>) =>
  fetch(app.address + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, ...headers },
    body,
    ...(body instanceof ReadableStream && { duplex: 'half' }),
  } as RequestInit);

describe('the API', () => {
  it.each([
    ['a body of another media type', 'text/plain', '{}', 'headers.content-type'],
    ['a body of invalid JSON', 'application/json', '{"timezoneOffset":', 'body'],
    ['an empty body', 'application/json', '', 'body'],
    ['a body that is not an object', 'application/json', '[]', 'body'],
    ['an unknown field', 'application/json', '{"timezoneOffset":0,"owner":"me"}', 'owner'],
    ['a missing field', 'application/json', '{}', 'timezoneOffset'],
    ['a field of another type', 'application/json', '{"timezoneOffset":"120"}', 'timezoneOffset'],
    ['a number out of range', 'application/json', '{"timezoneOffset":721}', 'timezoneOffset'],
    ['an infinite number', 'application/json', '{"timezoneOffset":1e999}', 'timezoneOffset'],
  ])('refuses a request with %s and names the invalid field', async (_what, type, body, field) => {
    const response = await post(current, body, { 'content-type': type });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual(refusal('bad_request', field));
  });

  it('names the permitted values of an invalid field', async () => {
    const { body } = await app.call('POST', current, { token, body: { timezoneOffset: 0.5 } });
    expect(body).toMatchObject({ message: 'timezoneOffset must be a whole number of minutes from -840 to 720' });
  });

  it.each([
    ['/api/reflections?limit=0', 'query.limit'],
    ['/api/reflections?limit=5&limit=6', 'query.limit'],
    ['/api/reflections?offset=1', 'query.offset'],
    ['/api/summaries/7', 'params.id'],
    ['/api/reflections/calendar?start=2026-03-01&end=2026-03-31', 'query.start'],
  ])('refuses a request to %s and names the invalid field %s', async (path, field) => {
    expect(await app.call('GET', path, { token })).toMatchObject({ status: 400, body: refusal('bad_request', field) });
  });

  it.each([
    ['PUT', '/api/summaries/0b9f4b9e-0000-4000-8000-000000000000/version', { version: 2 ** 31 }, 'version'],
    ['PUT', '/api/user/preferences', { summaryModel: { name: 'a\u0000', destination: 'b' } }, 'summaryModel.name'],
    ['POST', '/api/notifications/register-device', { token: 'a\u0000', deviceInfo: {} }, 'token'],
    ['DELETE', '/api/notifications/subscriptions', { endpoint: 'a\u0000' }, 'endpoint'],
  ])('refuses %s %s with the body %o, whose value the database cannot store', async (method, path, body, field) => {
    expect(await app.call(method, path, { token, body })).toMatchObject({
      status: 400,
      body: refusal('bad_request', field),
    });
  });

  it('refuses a body with a Content-Length over 256 kB with a 413', async () => {
    const response = await post(current, 'x'.repeat(257 * 1024), { 'content-type': 'application/json' });
    expect([response.status, await response.json()]).toEqual([413, { ...refusal('too_large'), field: 'body' }]);
  });

  it('refuses a streamed body over 256 kB before it has been sent completely', async () => {
    let sent = 0;
    const endless = new ReadableStream({
      pull: (controller) => {
        sent += 1;
        controller.enqueue(new Uint8Array(64 * 1024).fill(0x20));
      },
    });
    const response = await post(current, endless, { 'content-type': 'application/json' }).catch(() => null);
    expect(response?.status ?? 413).toBe(413);
    expect(sent).toBeLessThan(1_000);
  });

  it('answers GET /metrics with a 404, because metrics have a port of their own', async () => {
    expect((await app.call('GET', '/metrics')).status).toBe(404);
  });

  it('answers an unknown path under /api with a JSON 404', async () => {
    expect(await app.call('GET', '/api/nothing')).toMatchObject({ status: 404, body: refusal('not_found') });
    expect(await app.call('DELETE', '/api/reflections')).toMatchObject({ status: 404, body: refusal('not_found') });
  });
});

describe('with the builtin identity, the API', () => {
  let builtin: TestApp;
  beforeAll(async () => {
    builtin = await createTestApp({ database: app.database, identity: 'builtin' });
  });
  afterAll(() => builtin.stop());

  it.each(['/api/identity/get-session', '/api/auth/token', '/api/user/data', '/api/health', '/'])(
    'answers the method TRACE at %s with a 404',
    async (path) => {
      const call = request(builtin.address + path, { method: 'TRACE' }).end();
      const [answer] = (await once(call, 'response')) as IncomingMessage[];
      expect(answer?.statusCode).toBe(404);
      call.destroy();
    },
  );

  it.each([
    ['/api/identity/sign-in/email', 'content-length: 1000'],
    ['/api/identity/sign-in/email', 'transfer-encoding: chunked'],
    [current, 'content-length: 1000'],
    ['/api/user/import/preview', 'content-length: 1000'],
  ])(
    'logs the status 400 and no error when a client disconnects while it sends the body to %s (%s)',
    async (path, length) => {
      const to = path.startsWith('/api/identity/') ? builtin : app;
      const before = to.log.lines.length;
      const head = ['host: localhost', `authorization: Bearer ${token}`, 'content-type: application/json', length];
      const socket = connect(Number(new URL(to.address).port), '127.0.0.1');
      socket.write(`POST ${path} HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n4\r\n{"a"`);
      setTimeout(() => socket.resetAndDestroy(), 200);
      const lines = () => to.log.lines.slice(before);
      await expect.poll(() => lines().find(({ event }) => event === 'request')?.fields).toMatchObject({ status: 400 });
      expect(lines().filter(({ level }) => level === 'fault')).toEqual([]);
    },
  );
});

describe('the response to a thrown error', () => {
  it('the response to an unexpected error contains the request id but not the message, and the error is logged', async () => {
    const secret = 'what she wrote on Tuesday';
    const broken = await createTestApp({
      database: app.database,
      writer: { write: () => Promise.reject(new Error(secret)) },
      onAnswer: () => {
        throw new Error(secret);
      },
    });
    const answer = await broken.call('GET', '/api/config');
    expect(answer).toMatchObject({ status: 500, body: refusal('internal') });
    expect(JSON.stringify(answer.body)).not.toContain(secret);
    expect(broken.log.lines).toContainEqual(expect.objectContaining({ level: 'fault', event: 'a request failed' }));
    await broken.stop();
  });

  it('the response is a 503 with Retry-After when the database is unreachable', async () => {
    const broken = await createTestApp({
      database: app.database,
      onAnswer: () => {
        throw Object.assign(new Error('the text of a row'), { code: '57P01' });
      },
    });
    const answer = await broken.call('GET', '/api/config');
    expect(answer).toMatchObject({ status: 503, body: refusal('unavailable') });
    expect(answer.headers.get('retry-after')).toBe('2');
    await broken.stop();
  });

  it('the response contains the details of a refusal that a use case throws', async () => {
    const closed = await createTestApp({
      database: app.database,
      onAnswer: () => {
        throw new Refusal('window_closed', { field: 'availableUntil' });
      },
    });
    expect(await closed.call('GET', '/api/config')).toMatchObject({
      status: 422,
      body: refusal('window_closed', 'availableUntil'),
    });
    await closed.stop();
  });
});

describe('response headers', () => {
  it('headers of API responses forbid browsers to cache the response, show it in a frame or guess its type', async () => {
    const { headers } = await app.call('GET', '/api/health');
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      'x-request-id': expect.any(String),
    });
  });

  it('headers of pages allow only the server’s own scripts and styles, and the images and fonts that share cards need', async () => {
    const policy = (await app.call('GET', '/')).headers.get('content-security-policy') ?? '';
    for (const part of [
      "default-src 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types inward',
      "object-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self' data: blob:",
      "font-src 'self' data:",
      "connect-src 'self'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "form-action 'self'",
    ])
      expect(policy.split('; ')).toContain(part);
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
  });

  it('headers of pages allow the popup frame and the script of Firebase only if there are sign-in providers', async () => {
    const policyOf = async (config: Partial<Config>) => {
      const hosted = await createTestApp({ database: app.database, config });
      const { headers } = await hosted.call('GET', '/');
      await hosted.stop();
      return (headers.get('content-security-policy') ?? '').split('; ');
    };
    const calls =
      "connect-src 'self' https://identitytoolkit.googleapis.com/v1/ https://identitytoolkit.googleapis.com/v2/ https://securetoken.googleapis.com/v1/token";
    const byEmail = await policyOf({ identity: testProject });
    expect(byEmail).toEqual(
      expect.arrayContaining([
        calls,
        "script-src 'self'",
        "require-trusted-types-for 'script'",
        'trusted-types inward',
      ]),
    );
    expect(byEmail.join()).not.toContain('frame-src');
    const byProvider = await policyOf({ identity: testProject, federated: ['google'] });
    expect(byProvider).toEqual(
      expect.arrayContaining([
        calls,
        "script-src 'self' https://apis.google.com/js/api.js https://apis.google.com/_/scs/",
        'frame-src https://demo-inward.firebaseapp.com/__/auth/',
      ]),
    );
    expect((await policyOf({ federated: ['google'] })).join()).not.toContain('google');
  });

  it('GET /api/config returns the public settings of the Firebase project', async () => {
    const { body } = await app.call('GET', '/api/config');
    expect(body).toMatchObject({ identity: 'builtin', firebase: null });
    const identity = { ...testProject, syncsToken: true };
    const hosted = await createTestApp({ database: app.database, config: { identity, federated: ['apple'] } });
    expect((await hosted.call('GET', '/api/config')).body).toMatchObject({
      identity: 'firebase',
      firebase: {
        projectId: 'demo-inward',
        apiKey: 'web-key-of-the-tests',
        authDomain: 'demo-inward.firebaseapp.com',
        tokenSyncPath: '/api/auth/token',
      },
      federated: ['apple'],
    });
    await hosted.stop();
  });

  it('headers of pages set the opener policy to same-origin, but allow popups if there are sign-in providers', async () => {
    const opener = async (from: TestApp) => (await from.call('GET', '/')).headers.get('cross-origin-opener-policy');
    expect(await opener(app)).toBe('same-origin');
    const federated = await createTestApp({ database: app.database, config: { federated: ['google'] } });
    expect(await opener(federated)).toBe('same-origin-allow-popups');
    await federated.stop();
  });

  it('headers of all responses require https when PUBLIC_URL is https', async () => {
    const secure = await createTestApp({ database: app.database, config: { publicUrl: 'https://inward.example' } });
    for (const path of ['/', '/api/health', '/api/identity/get-session', '/api/login']) {
      const { headers } = await secure.call('GET', path);
      expect([path, headers.get('strict-transport-security')]).toEqual([path, 'max-age=31536000']);
    }
    await secure.stop();
  });
});

describe('the built pages', () => {
  const page = { status: 200, body: expect.stringContaining('<title>Inward</title>') };
  const html = { accept: 'text/html' };

  it.each(['/', '/auth', '/history', '/summary/2026-03-02', '/share/x', '/nowhere'])(
    'the built pages show the app at %s',
    async (path) => {
      const answer = await app.call('GET', path, { headers: html });
      expect(answer).toMatchObject(page);
      expect(answer.headers.get('cache-control')).toBe('no-cache');
    },
  );

  it('a request for a built page with a matching ETag gets a 304', async () => {
    const { headers } = await app.call('GET', '/', { headers: html });
    const again = await app.call('GET', '/', { headers: { ...html, 'if-none-match': headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
  });

  it.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['gzip, br;q=0', 'gzip'],
    ['identity', null],
  ])('built files are sent with the best accepted encoding for Accept-Encoding "%s"', async (accepted, encoding) => {
    const answer = await app.call('GET', '/assets/app-3f9c2b1a.js', { headers: { 'accept-encoding': accepted } });
    expect(answer.body).toContain('document.title');
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('vary')).toBe('accept-encoding');
  });

  it.each(['/assets/gone.js', '/favicon.ico', '/assets/app-3f9c2b1a.js.br'])(
    'the built pages do not contain the file %s, so a request for it gets a 404',
    async (path) => {
      expect((await app.call('GET', path, { headers: html })).status).toBe(404);
    },
  );

  it('the built pages include robots.txt', async () => {
    expect(await app.call('GET', '/robots.txt')).toMatchObject({ status: 200, body: expect.stringContaining('Allow') });
  });

  it.each([
    '/../package.json',
    '/%2e%2e/package.json',
    '/..%2fpackage.json',
    '/assets/..%5c..%5cpackage.json',
    '//etc/passwd',
  ])('the built pages expose no file outside their folder for the path %s', async (path) => {
    const answer = await new Promise<string>((resolve) => {
      const socket = connect(Number(new URL(app.address).port), '127.0.0.1', () => {
        socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\naccept: text/html\r\nconnection: close\r\n\r\n`);
      });
      let text = '';
      socket.setEncoding('utf8').on('data', (part) => {
        text += part;
      });
      socket.on('close', () => resolve(text));
    });
    expect(answer).not.toContain('"inward"');
    expect(answer).not.toContain('root:');
  });

  it('the built pages include the sign-in screen, to which /api/login redirects [2.12]', async () => {
    const answer = await app.call('GET', '/api/login');
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/auth']);
  });
});

describe('the health check', () => {
  it('the health check returns ok while the database responds', async () => {
    expect(await app.call('GET', '/api/health')).toMatchObject({ status: 200, body: { status: 'ok' } });
  });

  it('the health check returns unavailable when the database does not respond', async () => {
    const withoutDatabase = await createTestApp();
    await withoutDatabase.database.remove();
    expect(await withoutDatabase.call('GET', '/api/health')).toMatchObject({
      status: 503,
      body: refusal('unavailable'),
    });
    await withoutDatabase.stop();
  });
});

describe('a stopping server', () => {
  it('finishes running requests and accepts no new requests', async () => {
    const busy = await createTestApp({ database: app.database });
    const person = await busy.tokenFor();
    await busy.call('GET', '/api/user/stats', { token: person });
    const holder = busy.database.query(
      'begin; lock table app.users in access exclusive mode; select pg_sleep(0.7); commit',
    );
    await new Promise((resolve) => setTimeout(resolve, 150));
    const running = busy.call('GET', '/api/user/stats', { token: person });
    await new Promise((resolve) => setTimeout(resolve, 100));
    const stopped = busy.server.stop();
    await expect(busy.call('GET', '/api/health')).rejects.toThrow();
    expect((await running).status).toBe(200);
    await holder;
    await stopped;
    await busy.stop();
  });
});
