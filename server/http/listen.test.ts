import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { type Listener, listen } from './listen.ts';

let listener: Listener | undefined;
afterEach(() => listener?.stop(0));

type Options = {
  readonly headersTimeout?: number;
  readonly stalledTimeout?: number;
  readonly answerMs?: number;
  readonly answer?: string;
};

/** Listen, and answer each request after `answerMs`. */
async function start({ answerMs = 0, answer = 'done', ...timeouts }: Options = {}) {
  listener = await listen('127.0.0.1', 0, 'PORT', timeouts);
  listener.serve(async () => {
    await pause(answerMs);
    return new Response(answer);
  });
  return listener;
}

/** Connect and send the text. `received` returns what the server sent, `ended` resolves to how the connection ended. */
async function open(text: string) {
  const socket = connect(listener?.port ?? 0, '127.0.0.1');
  await once(socket, 'connect');
  let received = '';
  socket.setEncoding('utf8').on('data', (part: string) => {
    received += part;
  });
  const ended = new Promise<string>((resolve) => {
    socket.on('error', (error) => resolve(String(error)));
    socket.on('end', () => resolve('end'));
  });
  socket.write(text);
  return { socket, ended, received: () => received };
}

/** Send a byte every 50 ms until the connection ends. Return how it ended. */
async function trickle(socket: Socket, ended: Promise<string>) {
  const sender = setInterval(() => socket.write('a'), 50);
  const how = await ended;
  clearInterval(sender);
  socket.destroy();
  return how;
}

describe('a connection', () => {
  it.each([
    ['sends nothing', ''],
    ['sends its headers slowly', 'GET / HTTP/1.1\r\nhost: a\r\nx: '],
  ])('a connection that %s ends with a 408', async (_what, text) => {
    await start({ headersTimeout: 300 });
    const { socket, ended, received } = await open(text);
    await (text === '' ? ended : trickle(socket, ended));
    expect(received()).toMatch(/^HTTP\/1\.1 408 /);
    socket.destroy();
  });

  it('a health check that sends HTTP/1.0 without a Host header gets an answer', async () => {
    await start();
    const { socket, ended, received } = await open('GET /api/health HTTP/1.0\r\n\r\n');
    await ended;
    expect(received()).toMatch(/^HTTP\/1\.1 200 /);
    socket.destroy();
  });

  it.each([
    ['GET', 'content-length: 100000'],
    ['GET', 'transfer-encoding: chunked'],
    ['POST', 'content-length: 100000'],
  ])('a connection ends soon after the answer to a %s with a slow unread body (%s)', async (method, length) => {
    await start();
    const { socket, ended, received } = await open(`${method} / HTTP/1.1\r\nhost: a\r\n${length}\r\n\r\n`);
    await trickle(socket, ended);
    expect(received()).toMatch(/^HTTP\/1\.1 200 [\s\S]*done/);
  });
});

const request = 'GET / HTTP/1.1\r\nhost: a\r\n\r\n';

describe('a response of 20 MB', () => {
  const answer = 'x'.repeat(20_000_000);

  it('a response of 20 MB is aborted with its connection when the client reads nothing', async () => {
    await start({ answer, stalledTimeout: 300 });
    const { socket, received, ended } = await open(request);
    socket.pause();
    await pause(1_500);
    socket.resume();
    expect(await ended).toMatch(/end|reset/i);
    expect(received().length).toBeGreaterThan(0);
    expect(received().length).toBeLessThan(answer.length);
  });

  it('a response of 20 MB arrives completely at a client that reads slowly', async () => {
    await start({ answer, stalledTimeout: 800 });
    const { socket, received } = await open(request);
    while (received().length < answer.length) {
      socket.pause();
      await pause(120);
      const before = received().length;
      socket.resume();
      await expect.poll(() => received().length, { interval: 1 }).toBeGreaterThan(before);
    }
    expect(received().endsWith('xxx')).toBe(true);
    socket.destroy();
  });

  it('the time limit of one response does not apply to the next response on the same connection', async () => {
    await start({ answerMs: 700, stalledTimeout: 300 });
    const { socket, received } = await open(request);
    await expect.poll(received).toContain('done');
    socket.write(request);
    await expect.poll(() => received().match(/done/g)).toHaveLength(2);
    socket.destroy();
  });
});

describe('stopping the server', () => {
  it('a stopping server closes idle connections without a reset', async () => {
    const { stop } = await start();
    const { socket, ended, received } = await open(request);
    await expect.poll(received).toContain('done');
    const stopped = stop(20_000);
    expect(await ended).toBe('end');
    socket.end();
    await stopped;
  });

  it('a stopping server answers a request on a kept-alive connection, then closes the connection', async () => {
    const { stop } = await start();
    const { socket, ended, received } = await open(request);
    await expect.poll(received).toContain('done');
    const stopped = stop(20_000);
    socket.write(request);
    expect(await ended).toBe('end');
    expect(received().match(/HTTP\/1\.1 200/g)).toHaveLength(2);
    expect(received()).toMatch(/connection: close/i);
    socket.end();
    await stopped;
  });

  it('a stopping server lets a running request finish, then closes its connection', async () => {
    const { stop } = await start({ answerMs: 300 });
    const { socket, ended, received } = await open(request);
    await pause(100);
    const stopped = stop(20_000);
    expect(await ended).toBe('end');
    expect(received()).toMatch(/connection: close[\s\S]*done/i);
    socket.end();
    await stopped;
  });

  it('a stopping server breaks no request of clients that send without a pause on kept-alive connections', async () => {
    const { port, stop } = await start({ answerMs: 2 });
    const agent = new Agent({ keepAlive: true, maxSockets: 50 });
    let answered = 0;
    const failures: string[] = [];
    const send = async (): Promise<void> => {
      const call = get({ port, agent });
      try {
        const [response] = (await once(call, 'response')) as IncomingMessage[];
        await response?.resume();
        if (response) await once(response, 'end');
        answered += 1;
      } catch (error) {
        // Count only failures on reused connections: a stopping server refuses new connections.
        if (call.reusedSocket) failures.push(String(error));
        return;
      }
      return send();
    };
    const clients = Array.from({ length: 50 }, send);
    await expect.poll(() => answered).toBeGreaterThan(500);
    await stop(20_000);
    await Promise.all(clients);
    agent.destroy();
    expect(failures).toEqual([]);
  });
});
