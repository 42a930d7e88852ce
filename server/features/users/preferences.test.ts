import { afterAll, beforeAll, expect, test } from 'vitest';
import { standInChoice } from '../../../testing/stand-in-model.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ config: { writer: { ...standInChoice, key: 'a-secret-key' } } });
});
afterAll(() => app.stop());

test('who may write summaries: builtin until chosen, and where the text would go, never with a key', async () => {
  const token = await app.tokenFor();
  const path = '/api/user/preferences';
  const summaryModel = { name: 'stand-in-1', destination: '127.0.0.1:9' };
  expect((await app.call('GET', path, { token })).body).toEqual({
    extraTime: false,
    aiSummaries: 'builtin',
    summaryModel,
  });
  const changed = await app.call('PUT', path, { token, body: { aiSummaries: 'on' } });
  expect(changed.body).toEqual({ extraTime: false, aiSummaries: 'on', summaryModel });
  expect((await app.call('GET', path, { token })).body).toMatchObject({ aiSummaries: 'on' });
  expect(await app.call('PUT', path, { token, body: { aiSummaries: 'maybe' } })).toMatchObject({
    status: 400,
    body: { field: 'aiSummaries' },
  });
});
