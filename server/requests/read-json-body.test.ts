import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it, test } from 'vitest';
import { readBodyText, readJsonBody } from './read-json-body.ts';

const post = (body: string | ReadableStream, headers: Record<string, string> = {}) =>
  new Request('http://localhost', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
    duplex: 'half',
  } as RequestInit);

/** Return a body that sends a byte every 20 ms, endlessly. */
const endless = () =>
  new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      await pause(20);
      controller.enqueue(new Uint8Array([0x20]));
    },
  });
const brokenOff = () =>
  new ReadableStream<Uint8Array>({
    start: (controller) => controller.error(Object.assign(new Error('aborted'), { code: 'ECONNRESET' })),
  });

describe.each([
  ['a declared', { 'content-length': '1000' }],
  ['no declared', {}],
])('a JSON body with %s length', (_what, headers) => {
  it('refuses a JSON body that arrives too slowly', async () => {
    await expect(readBodyText(post(endless(), headers), 200)).rejects.toMatchObject({
      code: 'bad_request',
      details: { field: 'body', message: expect.stringContaining('too slowly') },
    });
  });

  it('a disconnect during a JSON body is a bad request, not a database fault', async () => {
    await expect(readBodyText(post(brokenOff(), headers))).rejects.toMatchObject({ code: 'bad_request' });
  });
});

test('reads a JSON body with 32 levels of nesting, and refuses a body with 33 levels', async () => {
  const nested = (levels: number) => post(`${'['.repeat(levels)}${']'.repeat(levels)}`);
  expect(JSON.stringify(await readJsonBody(nested(32)))).toHaveLength(64);
  await expect(readJsonBody(nested(33))).rejects.toMatchObject({ code: 'bad_request', details: { field: 'body' } });
  await expect(readJsonBody(nested(100_000))).rejects.toMatchObject({ code: 'bad_request' });
});
