import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { errorCode } from '../errors/database-errors.ts';
import { StartFault } from '../errors/start-fault.ts';

type Fetch = Parameters<typeof getRequestListener>[0];

export type Listener = {
  readonly port: number;
  /** Set the handler. Requests that arrive earlier wait until it is set. */
  readonly serve: (fetch: Fetch) => void;
  /** Accept no new requests, wait at most `limitMs` for running requests, then close all connections. */
  readonly stop: (limitMs: number) => Promise<void>;
};

/** The environment variable that sets the port, for error messages. */
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

async function closeGracefully(server: Server, limitMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const sweep = setInterval(() => server.closeIdleConnections(), 25);
  const cut = setTimeout(() => server.closeAllConnections(), limitMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(cut);
}

/**
 * Bind the port before anything else starts, so that a port in use is reported before the database is touched. Throw a
 * `StartFault` that names `variable` when the port cannot be bound.
 */
export async function listen(host: string, port: number, variable: PortVariable): Promise<Listener> {
  let serve: (fetch: Fetch) => void = () => {};
  const ready = new Promise<Fetch>((resolve) => {
    serve = resolve;
  });
  const listener = getRequestListener(async (request, env) => (await ready)(request, env));
  const server = createServer({ keepAliveTimeout: 65_000 }, listener);
  const actualPort = await bind(server, host, port, variable);
  return { port: actualPort, serve, stop: (limitMs) => closeGracefully(server, limitMs) };
}
