import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { journalFile } from '../../../../core/contract/journal-file.ts';

test('the JSON schema in the docs equals the schema that checks imported files', () => {
  const published = new URL('../../../../docs/inward.schema.json', import.meta.url);
  const schema = z.toJSONSchema(journalFile, { io: 'input', unrepresentable: 'any' });
  expect(JSON.parse(readFileSync(published, 'utf8'))).toEqual(JSON.parse(JSON.stringify(schema)));
});
