import { createServer, type Server } from 'node:http';
import { type AddressInfo, Server as NetServer, type Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { errorCode } from '../errors/database-errors.ts';
import { StartFault } from '../errors/start-fault.ts';

type Fetch = Parameters<typeof getRequestListener>[0];

export type Listener = {
  readonly port: number;
  /** Set the handler. Earlier requests wait for it. */
  readonly serve: (fetch: Fetch) => void;
  readonly stop: (limitMs: number) => Promise<void>;
};

/** A connection without complete request headers is closed after 15 to 20 s. */
const headersTimeoutMs = 15_000;

/** A connection is closed when its client has read no byte of a response for this long. */
const stalledMs = 30_000;

/** Return whether a GET or HEAD has a body. The server does not read it, so a slow body would block the connection. */
const hasUnreadBody = ({ method, headers }: Request): boolean =>
  (method === 'GET' || method === 'HEAD') && (headers.has('content-length') || headers.has('transfer-encoding'));

type PortVariable = 'PORT' | 'METRICS_PORT';

const sentences: Readonly<Record<string, (host: string, port: number, variable: PortVariable) => string>> = {
  EADDRINUSE: (_host, port, variable) =>
    `Port ${port} is in use: stop the program that uses it, or choose another ${variable}.`,
  EACCES: (_host, port, variable) => `Port ${port} needs administrator rights: choose another ${variable}.`,
  EADDRNOTAVAIL: (host) => `HOST ${host} is not an address of this machine.`,
  ENOTFOUND: (host) => `HOST ${host} cannot be resolved.`,
};

function bind(server: Server, host: string, port: number, variable: PortVariable): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      const sentence = sentences[errorCode(error)];
      reject(sentence ? new StartFault(sentence(host, port, variable)) : error);
    });
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}

/**
 * A stopping server closes a connection that has had no request for this many rounds of a timer. It counts rounds
 * instead of time, because time also passes while the process is paused. After a pause, the server must first read the
 * requests that arrived in the meantime.
 */
const idleRounds = 3;
const roundMs = 20;

/**
 * Stop without resetting connections. Node's `Server.close` destroys idle connections, even if a request is arriving.
 * So answer such requests with `Connection: close`, end the connections that stay idle, and wait for the clients.
 */
async function closeGracefully(server: Server, { idle, limitMs }: { idle: Map<Socket, number>; limitMs: number }) {
  const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
  const leave = setInterval(() => {
    for (const [socket, rounds] of idle) {
      if (rounds === idleRounds) socket.end();
      idle.set(socket, rounds + 1);
    }
  }, roundMs);
  const cut = setTimeout(() => server.closeAllConnections(), limitMs);
  await closed;
  clearInterval(leave);
  clearTimeout(cut);
  server.close();
}

/**
 * Track the connections without a running request. Each value counts the timer rounds since the last request (see
 * `idleRounds`).
 */
function trackIdle(server: Server): Map<Socket, number> {
  const idle = new Map<Socket, number>();
  server.on('connection', (socket) => {
    idle.set(socket, 0);
    socket.on('close', () => idle.delete(socket));
  });
  server.on('request', ({ socket }, response) => {
    idle.delete(socket);
    response.on('close', () => {
      if (!socket.destroyed) idle.set(socket, 0);
    });
  });
  return idle;
}

/** Bind the port, or throw a `StartFault` that names `variable`. Requests wait until `serve` is called. */
export async function listen(
  host: string,
  port: number,
  variable: PortVariable,
  { headersTimeout = headersTimeoutMs, stalledTimeout = stalledMs } = {},
): Promise<Listener> {
  let serve: (fetch: Fetch) => void = () => {};
  const ready = new Promise<Fetch>((resolve) => {
    serve = resolve;
  });
  let isStopping = false;
  const answer: Fetch = async (request, env) => {
    const handle = await ready;
    // The connection has ended: start no work whose response cannot be sent.
    if (env.incoming.socket.writableEnded) return new Response(null, { status: 503 });
    const response = (await handle(request, env)) as Response;
    // Node restarts this timeout whenever the client reads some bytes, and removes it when the response ends.
    env.incoming.socket.setTimeout(stalledTimeout);
    if (isStopping || hasUnreadBody(request)) response.headers.set('connection', 'close');
    return response;
  };
  const server = createServer(
    {
      keepAliveTimeout: 65_000,
      headersTimeout,
      connectionsCheckingInterval: headersTimeout / 3,
      // No fixed limit, because an upload of 100 MB may take long. The code that reads a body demands a minimum rate.
      requestTimeout: 0,
    },
    // The host for HTTP/1.0 health checks of load balancers, which send no Host header.
    getRequestListener(answer, { hostname: 'localhost' }),
  );
  const idle = trackIdle(server);
  const actualPort = await bind(server, host, port, variable);
  const stop: Listener['stop'] = (limitMs) => {
    isStopping = true;
    return closeGracefully(server, { idle, limitMs });
  };
  return { port: actualPort, serve, stop };
}
