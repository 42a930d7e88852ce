// The process that opens the connections of bench/connections.ts. An idle connection does nothing after one response. A
// slow connection sends one byte of a body every two seconds.
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Sent by the parent process: how many connections of each kind to open, and the tokens for the slow ones. */
export type Crowd = { readonly idle: number; readonly slow: number; readonly authorizations: readonly string[] };

const [host = '', port = ''] = process.argv.slice(2);
const byteEveryMs = 2_000;
// Open the slow connections over this time, because otherwise the server would time them all out at once.
const spreadMs = 20_000;
/** Only this many idle connections may be opening at once, because the queue of a listening socket is short. */
const openingAtOnce = 100;

const idleHead = 'GET /api/health HTTP/1.1\r\nhost: localhost\r\n\r\n';
const slowHead = (authorization: string) =>
  `POST /api/reflections HTTP/1.1\r\nhost: localhost\r\nauthorization: ${authorization}\r\n` +
  'content-type: application/json\r\ncontent-length: 2000\r\n\r\n';

const sockets = new Set<Socket>();
let isEnding = false;

/** Open one connection. Resolve when the server has responded (idle) or when the head of the request is sent (slow). */
function open(kind: 'idle' | 'slow', head: string): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect({ host, port: Number(port) });
    let writing: NodeJS.Timeout | undefined;
    sockets.add(socket);
    socket.on('connect', () => {
      socket.write(head);
      if (kind === 'idle') return;
      writing = setInterval(() => socket.write(' '), byteEveryMs);
      resolve();
    });
    socket.on('data', () => resolve());
    socket.on('error', () => {});
    socket.on('close', () => {
      clearInterval(writing);
      sockets.delete(socket);
      resolve();
      if (!isEnding) void open(kind, head);
    });
  });
}

async function openAll({ idle, slow, authorizations }: Crowd): Promise<void> {
  let left = idle;
  const next = async (): Promise<void> => {
    while (left-- > 0) await open('idle', idleHead);
  };
  await Promise.all(Array.from({ length: openingAtOnce }, next));
  const openSlow = async (n: number) => {
    await pause((spreadMs * n) / slow);
    await open('slow', slowHead(authorizations[n % authorizations.length] ?? ''));
  };
  await Promise.all(Array.from({ length: slow }, (_, n) => openSlow(n)));
}

process.on('message', (crowd: Crowd) => {
  void openAll(crowd).then(() => process.send?.({ open: sockets.size }));
});
process.on('disconnect', () => {
  isEnding = true;
  for (const socket of sockets) socket.destroy();
});
