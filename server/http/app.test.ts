import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.stop());

describe('a call', () => {
  it('answers health', async () => {
    expect(await app.call('GET', '/api/health')).toMatchObject({ status: 200, body: { status: 'ok' } });
  });
});
