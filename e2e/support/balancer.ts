import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './server-process.ts';

export type Balancer = { readonly url: string; readonly program: string; readonly close: () => Promise<void> };

const hasHaproxy = () => spawnSync('haproxy', ['-v']).status === 0;

/** The haproxy configuration that docs/running.md recommends, with these ports. */
const haproxyConfiguration = (port: number, backends: readonly number[]) => `
defaults
  mode http
  timeout connect 2s
  timeout check 5s
  timeout client 60s
  timeout server 60s
  retries 10
  option redispatch 1
  # A connection that is not used again cannot close while the next request is on its way.
  option http-server-close
  # When no server has a database, haproxy answers in their place.
  http-error status 503 content-type text/plain string "Please try again in a moment." hdr Retry-After 2
frontend inward
  bind 127.0.0.1:${port}
  option forwardfor
  default_backend servers
backend servers
  balance roundrobin
  option httpchk GET /api/health
  retry-on conn-failure empty-response
${backends.map((backend, index) => `  server s${index} 127.0.0.1:${backend} check inter 500ms fall 2 rise 1`).join('\n')}
`;

async function openHaproxy(folder: string, backends: readonly number[]): Promise<Balancer> {
  const port = await freePort();
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(file, haproxyConfiguration(port, backends));
  const child: ChildProcess = spawn('haproxy', ['-db', '-f', file], { stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  for (const until = Date.now() + 10_000; ; await pause(50)) {
    if (
      await fetch(`${url}/api/health`)
        .then(({ ok }) => ok)
        .catch(() => false)
    )
      break;
    if (Date.now() > until) throw new Error('haproxy did not answer in time');
  }
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const close = () => {
    child.kill('SIGTERM');
    return ended;
  };
  return { url, program: 'haproxy', close };
}

/**
 * Start a balancer that uses the servers in turn. If a server closes the connection without an answer, try the next.
 */
async function openOwnBalancer(backends: readonly number[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: false });
  let next = 0;
  const pass = (
    incoming: IncomingMessage,
    response: ServerResponse,
    body: Buffer,
    index: number,
    triesLeft: number,
  ) => {
    const forwardedFor = [incoming.headers['x-forwarded-for'], incoming.socket.remoteAddress]
      .filter(Boolean)
      .join(', ');
    const headers = { ...incoming.headers, 'x-forwarded-for': forwardedFor, connection: 'close' };
    const { method, url: path } = incoming;
    const outgoing = request(
      { agent, host: '127.0.0.1', port: backends[index % backends.length], method, path, headers },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    outgoing.on('error', (error: NodeJS.ErrnoException) => {
      if (/ECONN(REFUSED|RESET)/.test(error.code ?? '') && !response.headersSent && triesLeft > 0)
        pass(incoming, response, body, index + 1, triesLeft - 1);
      else response.writeHead(502).end();
    });
    outgoing.end(body);
  };
  const server = createServer(async (incoming, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    next += 1;
    pass(incoming, response, Buffer.concat(chunks), next, 2 * backends.length);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${port}`, program: 'the test’s own balancer', close };
}

/** Start haproxy in front of these servers, or a small balancer of this file if haproxy is not installed. */
export const openBalancer = (folder: string, backends: readonly number[]): Promise<Balancer> =>
  hasHaproxy() ? openHaproxy(folder, backends) : openOwnBalancer(backends);
