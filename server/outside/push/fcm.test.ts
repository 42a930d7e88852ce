import { generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { openFcm } from './fcm.ts';

const limitMs = 1_500;
const message = { kind: 'evening', tag: 'evening-2026-03-04', path: '/reflect/evening', expiresAtMs: 9e12 } as const;

/** Start fakes of Google's token endpoint and FCM, each with a delay in milliseconds. FCM always refuses the token. */
async function slowGoogle(tokenMs: number, sendMs: number) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const isToken = request.url === '/token';
    asked.push(isToken ? 'token' : 'send');
    const body = isToken ? JSON.stringify({ access_token: 'a', expires_in: 3_600 }) : '{}';
    setTimeout(() => response.writeHead(isToken ? 200 : 401).end(body), isToken ? tokenMs : sendMs);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  const account = { projectId: 'p', clientEmail: 'sender@mail.example', privateKey, tokenUrl: `${url}/token` };
  return { send: openFcm(account, url, limitMs), asked };
}

test.each([
  ['the sign-in', 60_000, 0, ['token']],
  ['the send', 0, 60_000, ['token', 'send']],
  ['the second sign-in after a refused token', 1_000, 100, ['token', 'send', 'token']],
])(
  'a message that exceeds its time limit during %s causes no further calls and has the outcome “later”',
  async (_at, tokenMs, sendMs, calls) => {
    const { send, asked } = await slowGoogle(tokenMs, sendMs);
    const beganMs = performance.now();
    expect(await send('a-phone', message, Date.now())).toEqual({ status: 'later', afterMs: null });
    expect(performance.now() - beganMs).toBeLessThan(3 * limitMs);
    await new Promise((resolve) => setTimeout(resolve, limitMs));
    expect(asked).toEqual(calls);
  },
);
