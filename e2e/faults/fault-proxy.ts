import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Fault, isWrite, refusals } from './network.ts';

/** One person's line to the server: what goes wrong with their next writes, and what that does to their device. */
export type Line = {
  readonly faults: Fault[];
  readonly goOffline: () => Promise<void>;
  /** Kills the tab that sent the write, or the whole browser. */
  readonly kill: (what: 'tab killed' | 'browser killed', tab: number) => Promise<void>;
};

export type FaultProxy = {
  readonly port: number;
  /** By the subject of the tokens that come along. */
  readonly lines: Map<string, Line>;
  readonly stop: () => Promise<void>;
};

/** A request header by which the proxy knows the tab. */
export const tabHeader = 'x-tab';

type Whole = { readonly status: number; readonly headers: IncomingMessage['headers']; readonly body: Buffer };

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

const closed = (answer: ServerResponse): Promise<void> =>
  new Promise((resolve) => {
    if (answer.destroyed) resolve();
    else answer.once('close', () => resolve());
  });

/** Stands between browsers and the real server and lets everything through, but for what the lines' faults do to writes. */
export async function startFaultProxy(port: number, serverPort: number): Promise<FaultProxy> {
  const lines: FaultProxy['lines'] = new Map();

  let calls = 0;
  /** As from many homes: a hundred people of one address would be kept from signing up. */
  const withAddress = (headers: IncomingMessage['headers']) => {
    calls += 1;
    return { ...headers, 'x-forwarded-for': `10.0.${(calls >> 8) & 255}.${calls & 255}` };
  };

  const pass = ({ method, url, headers }: IncomingMessage, body: Buffer): Promise<Whole> =>
    new Promise((resolve, reject) => {
      const options = { host: '127.0.0.1', port: serverPort, method, path: url, headers: withAddress(headers) };
      const sent = request(options, (came) => {
        bytesOf(came).then(
          (whole) => resolve({ status: came.statusCode ?? 502, headers: came.headers, body: whole }),
          reject,
        );
      });
      sent.on('error', reject);
      sent.end(body);
    });

  const meet = async (
    line: Line,
    { kind, isHeard }: Fault,
    asked: IncomingMessage,
    body: Buffer,
    answer: ServerResponse,
  ) => {
    const whole = isHeard || kind === 'drop the answer' || kind === 'half a body' ? await pass(asked, body) : null;
    switch (kind) {
      case 'half a body':
        answer.writeHead(whole?.status ?? 200, { ...whole?.headers });
        answer.write(whole?.body.subarray(0, whole.body.length / 2), () => answer.destroy());
        return;
      case '30 s delay':
        // The page gives up by its own clock. What was on its way reaches the server all the same, later.
        await closed(answer);
        if (!whole) await pass(asked, body);
        return;
      case 'offline':
        await line.goOffline();
        answer.destroy();
        return;
      case 'tab killed':
      case 'browser killed':
        await line.kill(kind, Number(asked.headers[tabHeader]));
        answer.destroy();
        return;
      case 'drop the request':
      case 'drop the answer':
        answer.destroy();
        return;
      default:
        answer.writeHead(Number(kind), { 'content-type': 'application/json' }).end(refusals[kind] ?? '');
    }
  };

  const serve = async (asked: IncomingMessage, answer: ServerResponse) => {
    const body = await bytesOf(asked);
    const line = lines.get(subjectOf(asked.headers.authorization));
    const fault = line && isWrite(asked.url ?? '', asked.method) ? line.faults.shift() : undefined;
    if (line && fault) return meet(line, fault, asked, body, answer);
    const whole = await pass(asked, body);
    answer.writeHead(whole.status, whole.headers).end(whole.body);
  };
  const server = createServer((asked, answer) => void serve(asked, answer).catch(() => answer.destroy()));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    lines,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
