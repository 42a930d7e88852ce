import { generateKeyPairSync } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { jwtVerify } from 'jose';
import * as z from 'zod/mini';

const text = z.string().check(z.minLength(1));

/** A message of FCM HTTP v1 with the fields that the product sends. Refuses unknown fields, as FCM does. */
const fcmMessage = z.strictObject({
  message: z.strictObject({
    token: text,
    data: z.record(z.string(), z.string()),
    android: z.strictObject({
      ttl: z.string().check(z.regex(/^\d+s$/)),
      collapse_key: text,
      priority: z.enum(['HIGH', 'NORMAL']),
      notification: z.strictObject({ title: text, body: text, tag: text }),
    }),
  }),
});
type FcmMessage = z.output<typeof fcmMessage>['message'];

type Answer = (response: ServerResponse) => void;

export type FcmStandIn = {
  readonly url: string;
  /** Write the service account's JSON key into a folder, and return its path. */
  readonly writeAccount: (folder: string) => string;
  readonly arrived: FcmMessage[];
  readonly faults: string[];
  /** Return the number of access tokens issued so far. */
  readonly grants: () => number;
  readonly answerWith: (...answers: readonly Answer[]) => void;
  /** Revoke all access tokens issued so far. */
  readonly revoke: () => void;
  readonly close: () => Promise<void>;
};

export const fcmFault =
  (status: number, errorCode?: string, headers: Readonly<Record<string, string>> = {}): Answer =>
  (response) => {
    const details = errorCode
      ? [{ '@type': 'type.googleapis.com/google.firebase.fcm.v1.FcmError', errorCode }]
      : undefined;
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify({ error: { code: status, message: 'no', status: 'NO', ...(details && { details }) } }));
  };

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return body;
}

/**
 * Start a fake server for Google's token endpoint and FCM HTTP v1. It checks each assertion's signature, audience,
 * scope and age.
 */
export async function fcmStandIn(now: () => number = Date.now): Promise<FcmStandIn> {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  const email = 'sender@inward-test.iam.gserviceaccount.com';
  const arrived: FcmMessage[] = [];
  const faults: string[] = [];
  let answers: Answer[] = [];
  let given = 0;
  let oldest = 1;

  const grant = async (request: IncomingMessage, response: ServerResponse) => {
    const form = new URLSearchParams(await bodyOf(request));
    if (form.get('grant_type') !== 'urn:ietf:params:oauth:grant-type:jwt-bearer') throw new Error('wrong grant type');
    const { payload } = await jwtVerify(form.get('assertion') ?? '', publicKey, {
      algorithms: ['RS256'],
      issuer: email,
      audience: `${url}/token`,
      currentDate: new Date(now()),
    });
    if (payload['scope'] !== 'https://www.googleapis.com/auth/firebase.messaging') throw new Error('wrong scope');
    if ((payload.exp ?? 0) - (payload.iat ?? 0) > 3_600)
      throw new Error('the assertion is valid for more than an hour');
    given += 1;
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ access_token: `access-${given}`, expires_in: 3_599, token_type: 'Bearer' }));
  };

  const take = async (request: IncomingMessage, response: ServerResponse) => {
    const number = Number(/^Bearer access-(\d+)$/.exec(request.headers.authorization ?? '')?.[1] ?? 0);
    const body = await bodyOf(request);
    if (number < oldest || number > given) return fcmFault(401)(response);
    const { message } = fcmMessage.parse(JSON.parse(body));
    const own = answers.shift();
    if (own) return own(response);
    arrived.push(message);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"name":"projects/inward-test/messages/1"}');
  };

  const routes: Readonly<Record<string, typeof grant>> = {
    '/token': grant,
    '/v1/projects/inward-test/messages:send': async (request, response) => {
      await take(request, response);
    },
  };
  const server = createServer((request, response) => {
    const route = routes[request.url ?? ''] ?? (() => Promise.reject(new Error('unknown path')));
    route(request, response).catch((error: Error) => {
      faults.push(error.message);
      fcmFault(400, 'INVALID_ARGUMENT')(response);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    arrived,
    faults,
    grants: () => given,
    answerWith: (...next) => {
      answers = [...next];
    },
    revoke: () => {
      oldest = given + 1;
    },
    writeAccount: (folder) => {
      const path = join(folder, 'service-account.json');
      const key = privateKey.export({ type: 'pkcs8', format: 'pem' });
      const account = { type: 'service_account', project_id: 'inward-test', client_email: email, private_key: key };
      writeFileSync(path, JSON.stringify({ ...account, token_uri: `${url}/token` }));
      return path;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}
