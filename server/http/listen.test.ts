import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { type Listener, listen } from './listen.ts';

let listener: Listener | undefined;
afterEach(() => listener?.stop(0));

/** Listen, and answer after `answerMs`. */
async function start(options: { readonly headersTimeout?: number; readonly answerMs?: number } = {}) {
  listener = await listen('127.0.0.1', 0, 'PORT', options.headersTimeout);
  listener.serve(async () => {
    await pause(options.answerMs ?? 0);
    return new Response('done');
  });
  return listener;
}

/** Connect, and send the text. `received` has everything the server sent, `ended` how the connection ended. */
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

/** Send a byte now and then until the connection ends. */
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
  ])('that %s ends with a 408', async (_what, text) => {
    await start({ headersTimeout: 300 });
    const { socket, ended, received } = await open(text);
    await (text === '' ? ended : trickle(socket, ended));
    expect(received()).toMatch(/^HTTP\/1\.1 408 /);
    socket.destroy();
  });

  it.each([
    ['GET', 'content-length: 100000'],
    ['GET', 'transfer-encoding: chunked'],
    ['POST', 'content-length: 100000'],
  ])('ends soon after the response to a %s with a slow body (%s) that nobody reads', async (method, length) => {
    await start();
    const { socket, ended, received } = await open(`${method} / HTTP/1.1\r\nhost: a\r\n${length}\r\n\r\n`);
    await trickle(socket, ended);
    expect(received()).toMatch(/^HTTP\/1\.1 200 [\s\S]*done/);
  });
});

const request = 'GET / HTTP/1.1\r\nhost: a\r\n\r\n';

describe('a stop', () => {
  it('ends idle connections without a reset', async () => {
    const { stop } = await start();
    const { socket, ended, received } = await open(request);
    await expect.poll(received).toContain('done');
    const stopped = stop(20_000);
    expect(await ended).toBe('end');
    socket.end();
    await stopped;
  });

  it('answers a request that arrives on a kept-alive connection just after it, and closes that connection', async () => {
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

  it('answers a running request, and closes its connection', async () => {
    const { stop } = await start({ answerMs: 300 });
    const { socket, ended, received } = await open(request);
    await pause(100);
    const stopped = stop(20_000);
    expect(await ended).toBe('end');
    expect(received()).toMatch(/connection: close[\s\S]*done/i);
    socket.end();
    await stopped;
  });

  it('breaks no request on a kept-alive connection of clients that send without a pause', async () => {
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
        // A new connection is refused, or reset if nobody had accepted it.
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
