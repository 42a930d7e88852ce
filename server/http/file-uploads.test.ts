import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const mb = 1024 * 1024;
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ limits: { file: 10_000 } });
});
afterAll(() => app.stop());

type Upload = {
  readonly call: ClientRequest;
  readonly answer: Promise<{ status: number; retry: unknown; body: string }>;
};

/**
 * Return the token of a new user, after a first request with it. The server has then cached the token, so that it can
 * refuse an upload before reading the body.
 */
async function somebody(): Promise<string> {
  const token = await app.tokenFor();
  expect((await app.call('GET', '/api/user/data', { token })).status).toBe(200);
  return token;
}

/** Start an upload with a Content-Length (null: chunked), wait until the server wants the body, and send one byte. */
async function begin(token: string, bytes: number | null): Promise<Upload> {
  const length = bytes === null ? { 'transfer-encoding': 'chunked' } : { 'content-length': String(bytes) };
  const call = request(`${app.address}/api/user/import/preview`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/octet-stream',
      expect: '100-continue',
      ...length,
    },
  });
  const read = async ([message]: IncomingMessage[]) => {
    let body = '';
    for await (const chunk of message ?? []) body += String(chunk);
    return { status: message?.statusCode ?? 0, retry: message?.headers['retry-after'], body };
  };
  const answer = once(call, 'response').then((messages) => read(messages as IncomingMessage[]));
  answer.catch(() => undefined);
  call.flushHeaders();
  await once(call, 'continue');
  call.write('{');
  return { call, answer };
}

const whole = async (token: string) => (await begin(token, 1)).answer;

test('refuses an upload of 200 MB before reading the body', async () => {
  const { call, answer } = await begin(await somebody(), 200 * mb);
  const { status, body } = await answer;
  expect(status).toBe(413);
  expect(JSON.parse(body)).toMatchObject({ code: 'too_large', message: 'The file is larger than 100 MB.' });
  expect(call.socket?.bytesWritten).toBeLessThan(mb);
  call.destroy();
});

test('accepts one upload per user at a time, and serves other users while slow uploads reserve much memory', async () => {
  const [maya, noor, otto] = [await somebody(), await somebody(), await somebody()];
  const first = await begin(maya, 100 * mb);
  expect(await whole(maya)).toMatchObject({ status: 503, retry: '2' });
  // For an upload without a Content-Length, the server reserves memory for the maximum size.
  const second = await begin(noor, null);
  expect(await whole(otto)).toMatchObject({ status: 400 });
  first.call.destroy();
  await expect(first.answer).rejects.toThrow();
  await expect.poll(async () => (await whole(maya)).status, { timeout: 10_000, interval: 200 }).toBe(400);
  second.call.end('not JSON');
  expect((await second.answer).status).toBe(400);
  expect((await whole(noor)).status).toBe(400);
});
