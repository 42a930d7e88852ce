import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { callService } from './call-service.ts';

let server: Server;
let connections = 0;

async function serve(listener: RequestListener): Promise<string> {
  server = createServer(listener);
  connections = 0;
  server.on('connection', () => {
    connections += 1;
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/push`;
}
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const none = { status: null, retryAfterMs: null, body: '' };
const call = { headers: { topic: 'deep' }, body: 'grüße' };

test('callService sends headers and the whole body to a push service, and reads the answer', async () => {
  const url = await serve((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { 'content-length': length, topic } = request.headers;
      response.writeHead(429, { 'retry-after': '7' }).end(`${length} ${topic} ${Buffer.concat(chunks)}`);
    });
  });
  expect(await callService(url, call)).toEqual({ status: 429, retryAfterMs: 7_000, body: '7 deep grüße' });
});

test('callService sends successive calls over one connection', async () => {
  const url = await serve((request, response) => request.resume().on('end', () => response.writeHead(201).end()));
  for (let count = 0; count < 5; count += 1) expect((await callService(url, call)).status).toBe(201);
  expect(connections).toBe(1);
});

test.each<[string, RequestListener]>([
  ['is a redirect', (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end()],
  ['is too large', (_, response) => response.end('x'.repeat(1_048_577))],
  [
    'ends before its content length',
    (_, response) => {
      response.writeHead(201, { 'content-length': '10' });
      response.write('half', () => response.destroy());
    },
  ],
  ['never begins', (request) => request.destroy()],
])('callService returns the status null for an answer that %s', async (_, listener) => {
  expect(await callService(await serve(listener), call)).toEqual(none);
});
