import { cpSync, rmSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { testPages } from '../../testing/test-pages.ts';

test('a request for a file that a new build has removed fails with a 500, and the log names the cause', async () => {
  const { path, remove } = temporaryFolder('pages');
  onTestFinished(remove);
  cpSync(testPages, path, { recursive: true });
  const app = await createTestApp({ webRoot: path });
  onTestFinished(() => app.stop());
  rmSync(path, { recursive: true });
  expect(await app.call('GET', '/')).toMatchObject({ status: 500, body: { code: 'internal' } });
  expect(app.log.lines.filter(({ level }) => level === 'fault')).toMatchObject([
    { event: 'a file of the built pages is missing: restart the server after a build', error: { code: 'ENOENT' } },
  ]);
  cpSync(testPages, path, { recursive: true });
  expect((await app.call('GET', '/')).status).toBe(200);
});
