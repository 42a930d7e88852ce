import { createECDH, createPublicKey, type ECDH, randomBytes, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { jwtVerify } from 'jose';
import { decryptPush } from './decrypt-push.ts';

/** The body of `POST /api/notifications/subscriptions` as a browser sends it. */
export type BrowserSubscription = {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
};

/** A delivered message, decrypted with the browser's key. */
type ArrivedPush = {
  readonly endpoint: string;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly ttl: number;
  readonly topic: string | undefined;
  readonly urgency: string | undefined;
  readonly atMs: number;
};

type Answer = (response: ServerResponse) => void;

export type PushService = {
  readonly origin: string;
  readonly subscribe: () => BrowserSubscription;
  readonly arrived: ArrivedPush[];
  /** The reasons for which requests were refused, such as a wrong signature or encryption. */
  readonly faults: string[];
  /** Set the responses to the next valid requests, in order. Messages of these requests are not delivered. */
  readonly answerWith: (...answers: readonly Answer[]) => void;
  readonly close: () => Promise<void>;
};

export const answer =
  (status: number, headers: Readonly<Record<string, string>> = {}): Answer =>
  (response) => {
    response.writeHead(status, headers).end();
  };

const longestTokenSeconds = 24 * 3_600;

/** Return a function that verifies the authorization header of RFC 8292. It caches verified headers, as services do. */
function openTokenCheck(origin: string, key: () => string, now: () => number) {
  const known = new Set<string>();
  return async (header: string): Promise<void> => {
    const [, token = '', claimedKey = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(header) ?? [];
    if (claimedKey !== key()) throw new Error('wrong application server key');
    if (known.has(token)) return;
    const point = Buffer.from(claimedKey, 'base64url');
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
    const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' } });
    const currentDate = new Date(now());
    const { payload } = await jwtVerify(token, publicKey, { algorithms: ['ES256'], audience: origin, currentDate });
    if ((payload.exp ?? 0) > now() / 1_000 + longestTokenSeconds)
      throw new Error('the token is valid for more than a day');
    if (!/^(mailto|https):/.test(payload.sub ?? '')) throw new Error('the token has no contact address');
    known.add(token);
  };
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/**
 * Start a fake push service and its browsers. Like a real service, it accepts only messages that are signed with
 * `applicationKey` and encrypted for the browser.
 */
export async function pushService(
  applicationKey: () => string,
  now: () => number = Date.now,
  port = 0,
): Promise<PushService> {
  const browsers = new Map<string, { pair: ECDH; auth: Buffer }>();
  const arrived: ArrivedPush[] = [];
  const faults: string[] = [];
  let answers: Answer[] = [];
  let check: ReturnType<typeof openTokenCheck> = async () => {};

  const receive = async (request: IncomingMessage): Promise<ArrivedPush> => {
    const { headers, url = '', method } = request;
    const body = await bodyOf(request);
    const browser = browsers.get(url);
    if (method !== 'POST' || !browser) throw new Error('unknown browser');
    await check(headers.authorization ?? '');
    if (headers['content-encoding'] !== 'aes128gcm') throw new Error('wrong content encoding');
    const ttl = Number(headers['ttl']);
    if (!Number.isInteger(ttl) || ttl < 0) throw new Error('no valid time to live');
    const topic = headers['topic'] as string | undefined;
    if (topic !== undefined && !/^[\w-]{1,32}$/.test(topic)) throw new Error('an invalid topic');
    const payload = JSON.parse(decryptPush(body, browser.pair, browser.auth)) as ArrivedPush['payload'];
    const urgency = headers['urgency'] as string | undefined;
    return { endpoint: `${origin}${url}`, payload, ttl, topic, urgency, atMs: now() };
  };

  const server = createServer((request, response) => {
    receive(request).then(
      (push) => {
        const own = answers.shift();
        if (own) return own(response);
        arrived.push(push);
        response.writeHead(201).end();
      },
      (error: Error) => {
        faults.push(error.message);
        response.writeHead(400).end();
      },
    );
  });
  // Keep idle connections open: a push over a connection that the server has just closed would wait for a retry.
  server.keepAliveTimeout = 600_000;
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  check = openTokenCheck(origin, applicationKey, now);
  return {
    origin,
    arrived,
    faults,
    subscribe: () => {
      const pair = createECDH('prime256v1');
      const p256dh = pair.generateKeys('base64url');
      const auth = randomBytes(16);
      const path = `/push/${randomUUID()}`;
      browsers.set(path, { pair, auth });
      return { endpoint: `${origin}${path}`, keys: { p256dh, auth: auth.toString('base64url') } };
    },
    answerWith: (...next) => {
      answers = [...next];
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}
