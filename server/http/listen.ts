import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { codeOf } from '../db/sqlstate.ts';
import { StartFault } from '../errors/start-fault.ts';

type Fetch = Parameters<typeof getRequestListener>[0];

export type Listening = {
  readonly port: number;
  /** Requests that came before this wait for it. */
  readonly serve: (fetch: Fetch) => void;
  /** Takes no new request, lets running ones finish for at most `limitMs`, then cuts what is left. */
  readonly stop: (limitMs: number) => Promise<void>;
};

/** Which variable named the port. */
type PortVariable = 'PORT' | 'METRICS_PORT';

const sentences: Readonly<Record<string, (host: string, port: number, variable: PortVariable) => string>> = {
  EADDRINUSE: (_host, port, variable) =>
    `Port ${port} is in use: stop whatever listens there, or choose another ${variable}.`,
  EACCES: (_host, port, variable) =>
    `Nobody but an administrator may listen on port ${port}: choose another ${variable}.`,
  EADDRNOTAVAIL: (host) => `HOST ${host} is no address of this machine.`,
  ENOTFOUND: (host) => `HOST ${host} is not known.`,
};

function bind(server: Server, host: string, port: number, variable: PortVariable): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      const sentence = sentences[codeOf(error)];
      reject(sentence ? new StartFault(sentence(host, port, variable)) : error);
    });
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}

async function closeGently(server: Server, limitMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const sweep = setInterval(() => server.closeIdleConnections(), 25);
  const cut = setTimeout(() => server.closeAllConnections(), limitMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(cut);
}

/**
 * Takes the port first of all, so that a port in use is found before anything is touched. Throws a `StartFault` that
 * names `variable` where it cannot be had.
 */
export async function listen(host: string, port: number, variable: PortVariable): Promise<Listening> {
  let serve: (fetch: Fetch) => void = () => {};
  const ready = new Promise<Fetch>((resolve) => {
    serve = resolve;
  });
  const listener = getRequestListener(async (request, env) => (await ready)(request, env));
  const server = createServer({ keepAliveTimeout: 65_000 }, listener);
  const actualPort = await bind(server, host, port, variable);
  return { port: actualPort, serve, stop: (limitMs) => closeGently(server, limitMs) };
}
