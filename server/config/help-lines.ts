import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type HelpLineTable, helpLineTable } from '../../core/contract/help-lines.ts';
import { helpLines } from '../../core/domain/danger/help-lines.ts';
import { StartFault } from '../errors/start-fault.ts';

const builtin = (): HelpLineTable =>
  helpLines.map(({ country, lines }) => ({ country, lines: lines.map((line) => ({ ...line })) }));

function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    // A DATA_DIR that is not a folder is reported by another check.
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')) return null;
    throw new StartFault(`${path} cannot be read.`);
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Return the operator's help lines from DATA_DIR/help-lines.json, or the built-in ones if the file does not exist.
 * Throw a `StartFault` that names the first invalid field.
 */
export function readHelpLines(dataDir: string): HelpLineTable {
  const path = join(dataDir, 'help-lines.json');
  const text = read(path);
  if (text === null) return builtin();
  const { data, error } = helpLineTable.safeParse(parse(text));
  if (data !== undefined) return data;
  const place = error.issues[0]?.path.map(String).join('.');
  throw new StartFault(
    `${path} must be a list like [{"country": "US", "lines": [{"name": "988 Lifeline", "number": "988"}]}]${place ? `; see ${place}` : ''}.`,
  );
}
