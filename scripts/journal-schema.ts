// Writes docs/inward.schema.json from the schema that parses a download. Run `npm run export:schema` after changing
// core/contract/journal-file.ts; a test checks that the two agree.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import { journalFile } from '../core/contract/journal-file.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const published = join(root, 'docs', 'inward.schema.json');
const schema = z.toJSONSchema(journalFile, { io: 'input', unrepresentable: 'any' });
writeFileSync(published, `${JSON.stringify(schema, null, 2)}\n`);
execFileSync(join(root, 'node_modules', '.bin', 'biome'), ['check', '--write', published]);
