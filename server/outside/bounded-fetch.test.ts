import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { openDiscovery } from '../identity/builtin/providers/openid-discovery.ts';
import { requestGoogle } from '../identity/firebase/google-request.ts';
import { IssuerUnavailable } from '../identity/identity.ts';
import { answerMaxBytes, blankNotes, boundedFetch } from './bounded-fetch.ts';

async function serve(answer: (response: ServerResponse, path: string) => void): Promise<string> {
  const server = createServer((request, response) => answer(response, request.url ?? ''));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Send data until the client disconnects, and count the sent bytes in `taken`. */
function endlessly(response: ServerResponse): { taken: number } {
  const count = { taken: 0 };
  const chunk = Buffer.alloc(65_536, ' ');
  const more = () => {
    while (!response.destroyed && response.write(chunk)) count.taken += chunk.length;
    count.taken += chunk.length;
  };
  response.writeHead(200, { 'content-type': 'application/json' });
  response.on('drain', more);
  more();
  return count;
}

test('requests to Google and to an OpenID issuer stop reading an endless answer at the size limit', async () => {
  const counts: { taken: number }[] = [];
  const base = await serve((response, path) => {
    if (path !== '/.well-known/openid-configuration') return void counts.push(endlessly(response));
    const at = (name: string) => `${base}/${name}`;
    const document = { issuer: base, authorization_endpoint: at('a'), token_endpoint: at('t'), jwks_uri: at('keys') };
    response.end(JSON.stringify(document));
  });
  await expect(requestGoogle(base)).rejects.toThrow(IssuerUnavailable);
  await expect(openDiscovery(`${base}/endless`)()).rejects.toThrow('too large');
  const { keys } = await openDiscovery(base)();
  await expect(keys({ alg: 'ES256', kid: 'one' }, { payload: '', signature: '' })).rejects.toThrow('too large');
  expect(counts).toHaveLength(3);
  // The count includes bytes that were still on the way when the connection closed.
  for (const { taken } of counts) expect(taken).toBeLessThan(16 * answerMaxBytes);
});

test('boundedFetch applies the time limit of a call also to the body of the answer', async () => {
  const base = await serve((response) => response.writeHead(200).write('{'));
  const asked = boundedFetch(blankNotes())(base, { signal: AbortSignal.timeout(200) });
  await expect(asked).rejects.toMatchObject({ name: 'TimeoutError' });
});

test('requestGoogle returns the caching headers of the server’s answer', async () => {
  const base = await serve((response) =>
    response.writeHead(200, { 'cache-control': 'max-age=90', age: '5' }).end('{}'),
  );
  const { headers } = await requestGoogle(base);
  expect([headers.get('cache-control'), headers.get('age')]).toEqual(['max-age=90', '5']);
});
