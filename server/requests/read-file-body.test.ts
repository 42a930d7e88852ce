import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { readFileBody } from './read-file-body.ts';
import { openUploadMemory } from './upload-memory.ts';

const mb = 1024 * 1024;
const patience = 300;

/** Return a request whose chunks arrive with pauses, endlessly if `chunks` is null. */
function uploadOf(
  chunkBytes: number,
  { pauseMs, chunks }: { readonly pauseMs: number; readonly chunks: number | null },
) {
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      await pause(pauseMs);
      if (sent === chunks) controller.close();
      else controller.enqueue(new Uint8Array(chunkBytes).fill(sent));
      sent += 1;
    },
  });
  return new Request('http://localhost', { method: 'POST', body, duplex: 'half' } as RequestInit);
}

test('refuses an upload that arrives more slowly than the minimum rate', async () => {
  const upload = openUploadMemory()('maya');
  const slow = readFileBody(uploadOf(1, { pauseMs: 20, chunks: null }), { mostBytes: mb, upload, patience });
  await expect(slow).rejects.toMatchObject({
    code: 'bad_request',
    details: { field: 'file', message: expect.stringContaining('too slowly') },
  });
});

test('reads an upload that takes longer than the measured period but keeps the minimum rate', async () => {
  const upload = openUploadMemory()('maya');
  const request = uploadOf(100_000, { pauseMs: 300, chunks: 8 });
  // The period is long, so that a chunk delayed by a busy machine does not count as slow.
  const bytes = await readFileBody(request, { mostBytes: mb, upload, patience: 1_500 });
  expect(bytes.length).toBe(800_000);
  expect([bytes[0], bytes.at(-1)]).toEqual([0, 7]);
});

/** Return an upload that sends a megabyte at once, then nothing. */
const burst = () => {
  const body = new ReadableStream<Uint8Array>({ start: (controller) => controller.enqueue(new Uint8Array(mb)) });
  return new Request('http://localhost', { method: 'POST', body, duplex: 'half' } as RequestInit);
};

test('refuses an upload that stops after a fast start', async () => {
  const upload = openUploadMemory()('maya');
  const startedAt = performance.now();
  const reading = readFileBody(burst(), { mostBytes: 2 * mb, upload, patience });
  await expect(reading).rejects.toMatchObject({ details: { message: expect.stringContaining('too slowly') } });
  expect(performance.now() - startedAt).toBeLessThan(5 * patience);
});

test('refuses an upload that takes too long, whatever its rate', async () => {
  const upload = openUploadMemory()('maya');
  const request = uploadOf(100_000, { pauseMs: 50, chunks: null });
  const reading = readFileBody(request, { mostBytes: 100 * mb, upload, patience, longest: 1_000 });
  await expect(reading).rejects.toMatchObject({ details: { message: expect.stringContaining('too slowly') } });
});

test('refuses an upload as soon as it exceeds the size limit', async () => {
  const upload = openUploadMemory()('maya');
  const endless = readFileBody(uploadOf(mb, { pauseMs: 0, chunks: null }), { mostBytes: 2 * mb, upload });
  await expect(endless).rejects.toMatchObject({ code: 'too_large', details: { field: 'file' } });
});
