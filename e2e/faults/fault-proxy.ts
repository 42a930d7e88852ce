import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Fault, isWrite, refusals } from './network.ts';

/** The faults of one user's next writes, and functions that apply faults to the user's device. */
export type UserConnection = {
  readonly faults: Fault[];
  readonly goOffline: () => Promise<void>;
  /** Kill the tab that sent the write, or the whole browser. */
  readonly kill: (what: 'tab killed' | 'browser killed', tab: number) => Promise<void>;
};

export type FaultProxy = {
  readonly port: number;
  /** The connections by user id, which is the subject of a request's token. */
  readonly connections: Map<string, UserConnection>;
  readonly stop: () => Promise<void>;
};

/** The request header with the number of the tab. */
export const tabHeader = 'x-tab';

type CompleteResponse = {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
};

async function bytesOf(stream: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function subjectOf(authorization: string | undefined): string {
  const payload = authorization?.split('.')[1];
  if (!payload) return '';
  const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
  return typeof claims === 'object' && claims !== null && 'sub' in claims ? String(claims.sub) : '';
}

const closed = (response: ServerResponse): Promise<void> =>
  new Promise((resolve) => {
    if (response.destroyed) resolve();
    else response.once('close', () => resolve());
  });

/** Start a proxy that forwards requests to the real server and applies each user's faults to the user's writes. */
export async function startFaultProxy(port: number, serverPort: number): Promise<FaultProxy> {
  const connections: FaultProxy['connections'] = new Map();

  let calls = 0;
  /** Give each request a different client address, because the server limits sign-ups from one address. */
  const withOwnAddress = (headers: IncomingMessage['headers']) => {
    calls += 1;
    return { ...headers, 'x-forwarded-for': `10.0.${(calls >> 8) & 255}.${calls & 255}` };
  };

  const pass = ({ method, url, headers }: IncomingMessage, body: Buffer): Promise<CompleteResponse> =>
    new Promise((resolve, reject) => {
      const options = { host: '127.0.0.1', port: serverPort, method, path: url, headers: withOwnAddress(headers) };
      const outgoing = request(options, (received) => {
        bytesOf(received).then(
          (whole) => resolve({ status: received.statusCode ?? 502, headers: received.headers, body: whole }),
          reject,
        );
      });
      outgoing.on('error', reject);
      outgoing.end(body);
    });

  const applyFault = async (
    connection: UserConnection,
    { kind, reachesServer }: Fault,
    incoming: IncomingMessage,
    body: Buffer,
    response: ServerResponse,
  ) => {
    const whole =
      reachesServer || kind === 'drop the response' || kind === 'half a body' ? await pass(incoming, body) : null;
    switch (kind) {
      case 'half a body':
        response.writeHead(whole?.status ?? 200, { ...whole?.headers });
        response.write(whole?.body.subarray(0, whole.body.length / 2), () => response.destroy());
        return;
      case '30 s delay':
        // Wait until the page's timeout has cancelled the request, then forward the request, so that it reaches the
        // server late.
        await closed(response);
        if (!whole) await pass(incoming, body);
        return;
      case 'offline':
        await connection.goOffline();
        response.destroy();
        return;
      case 'tab killed':
      case 'browser killed':
        await connection.kill(kind, Number(incoming.headers[tabHeader]));
        response.destroy();
        return;
      case 'drop the request':
      case 'drop the response':
        response.destroy();
        return;
      default:
        response.writeHead(Number(kind), { 'content-type': 'application/json' }).end(refusals[kind] ?? '');
    }
  };

  const serve = async (incoming: IncomingMessage, response: ServerResponse) => {
    const body = await bytesOf(incoming);
    const connection = connections.get(subjectOf(incoming.headers.authorization));
    const fault = connection && isWrite(incoming.url ?? '', incoming.method) ? connection.faults.shift() : undefined;
    if (connection && fault) return applyFault(connection, fault, incoming, body, response);
    const whole = await pass(incoming, body);
    response.writeHead(whole.status, whole.headers).end(whole.body);
  };
  const server = createServer((incoming, response) => void serve(incoming, response).catch(() => response.destroy()));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    connections,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
