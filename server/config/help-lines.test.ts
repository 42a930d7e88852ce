import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { helpLines } from '../../core/domain/danger/help-lines.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { readHelpLines } from './help-lines.ts';

const folder = temporaryFolder('help-lines');
afterAll(() => folder.remove());
const put = (text: string) => writeFileSync(join(folder.path, 'help-lines.json'), text);

test('GET /api/help-lines returns the built-in help lines without authentication', async () => {
  const app = await createTestApp();
  expect(await app.call('GET', '/api/help-lines')).toMatchObject({ status: 200, body: helpLines });
  await app.stop();
});

test('uses the operator’s help lines instead of the built-in ones', () => {
  const mine = [{ country: 'LV', lines: [{ name: 'Skalbes', number: '67 222 922', hours: 'day and night' }] }];
  put(JSON.stringify(mine));
  expect(readHelpLines(folder.path)).toEqual(mine);
});

test.each([
  ['{', /help-lines\.json must be a list like/],
  ['{}', /must be a list like/],
  ['[{"country": "Latvia", "lines": [{"name": "a", "number": "1"}]}]', /see 0\.country\.$/],
  ['[{"country": "LV", "lines": []}]', /see 0\.lines\.$/],
  ['[{"country": "LV", "lines": [{"name": "a", "number": "javascript:1"}]}]', /see 0\.lines\.0\.number\.$/],
])('throws an error that names the invalid field of the help lines %s', (text, fault) => {
  put(text);
  expect(() => readHelpLines(folder.path)).toThrow(fault);
});
