import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { openProbes } from './probes.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ config: { basePath: '/inward', publicUrl: 'http://localhost:0/inward' } });
});
afterAll(() => app.stop());

test('answers /health and /ready with and without the base path', async () => {
  const { origin } = new URL(app.address);
  for (const address of [app.address, origin]) {
    expect(await (await fetch(`${address}/health`)).json()).toEqual({ status: 'ok' });
    expect(await (await fetch(`${address}/ready`)).json()).toEqual({ status: 'ready' });
  }
});

test('while the database accepts no writes, /ready fails and /health succeeds', async () => {
  let count = 0;
  const probes = openProbes({
    ping: async () => {
      count += 1;
      throw new Error('the disk is full');
    },
  });
  const ready = await Promise.all([probes('/ready'), probes('/ready')]);
  expect(ready.map((answer) => [answer?.status, answer?.headers.get('retry-after')])).toEqual([
    [503, '5'],
    [503, '5'],
  ]);
  expect(count).toBe(1);
  expect((await probes('/health'))?.status).toBe(200);
  expect(probes('/elsewhere')).toBeNull();
});
