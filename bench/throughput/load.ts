// Sends as many requests as a server can answer over persistent connections. Server and client share a machine, so the
// client must use little CPU time: requests are prepared as bytes, and response bodies are not parsed.
import { connect, type Socket } from 'node:net';

export type Call = {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
};

/** The result of one round with one server, with a latency for each response. */
export type Round = { readonly perSecond: number; readonly latenciesMs: readonly number[] };

export function bytesOf({ method, path, headers = {}, body }: Call): Buffer {
  const text = body === undefined ? '' : JSON.stringify(body);
  const about =
    body === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) };
  const lines = Object.entries({ host: 'localhost', ...headers, ...about }).map(([name, value]) => `${name}: ${value}`);
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${text}`);
}

const headEnd = Buffer.from('\r\n\r\n');

/** Return the length of the response, or null if its head is incomplete. Throw if it is no success or has no length. */
function lengthOf(received: Buffer): number | null {
  const end = received.indexOf(headEnd);
  if (end < 0) return null;
  const head = received.toString('latin1', 0, end);
  const length = /^content-length: (\d+)$/im.exec(head)?.[1];
  if (!/^HTTP\/1\.1 20[01] /.test(head) || length === undefined) throw new Error(received.toString());
  return end + headEnd.length + Number(length);
}

function keepAsking(socket: Socket, next: () => Buffer | null, latenciesMs: number[]): Promise<void> {
  return new Promise((resolve, reject) => {
    let received: Buffer = Buffer.alloc(0);
    let wanted: number | null = null;
    let sentAt = 0;
    const send = () => {
      const request = next();
      if (request === null) {
        socket.destroy();
        resolve();
        return;
      }
      sentAt = performance.now();
      socket.write(request);
    };
    socket.on('connect', send);
    socket.on('error', reject);
    socket.on('data', (part) => {
      received = received.length === 0 ? part : Buffer.concat([received, part]);
      try {
        wanted ??= lengthOf(received);
      } catch (error) {
        reject(error);
        socket.destroy();
        return;
      }
      if (wanted === null || received.length < wanted) return;
      latenciesMs.push(performance.now() - sentAt);
      received = received.subarray(wanted);
      wanted = null;
      send();
    });
    socket.setNoDelay(true);
  });
}

/** Send requests over parallel connections until `next` returns null. Reject if a response is not a 200 or 201. */
export async function load(address: string, connections: number, next: () => Buffer | null): Promise<Round> {
  const { hostname: host, port } = new URL(address);
  const latenciesMs: number[] = [];
  const began = performance.now();
  await Promise.all(
    Array.from({ length: connections }, () => keepAsking(connect({ host, port: Number(port) }), next, latenciesMs)),
  );
  return { perSecond: (latenciesMs.length * 1000) / (performance.now() - began), latenciesMs };
}
