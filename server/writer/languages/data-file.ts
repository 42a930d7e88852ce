import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export type DataLine = { readonly number: number; readonly text: string };

/** A section starts with `[name]` or `[name: kind]`. */
export type Section = { readonly kind: string | null; readonly line: number; readonly lines: readonly DataLine[] };

export type Sections = { readonly file: URL; readonly byName: ReadonlyMap<string, Section> };

export const dataFault = (file: URL, line: number, problem: string): Error =>
  new Error(`${fileURLToPath(file)}:${line}: ${problem}`);

/** Read a data file. Skip comments and blank lines. A line that begins with a space continues the previous line. */
export function dataLines(file: URL): DataLine[] {
  const lines: { number: number; text: string }[] = [];
  for (const [index, line] of readFileSync(file, 'utf8').split(/\r?\n/u).entries()) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const last = lines.at(-1);
    if (!line.startsWith(' ')) lines.push({ number: index + 1, text: line.trimEnd() });
    else if (last === undefined) throw dataFault(file, index + 1, 'no line stands before this continuation');
    else last.text += ` ${line.trim()}`;
  }
  return lines;
}

/** Read the sections of a data file. Throw if a section is repeated or if text precedes the first section. */
export function dataSections(file: URL): Sections {
  const byName = new Map<string, { kind: string | null; line: number; lines: DataLine[] }>();
  let section: DataLine[] | null = null;
  for (const line of dataLines(file)) {
    const [, name, kind = null] = /^\[([^\]:]+)(?:: ([^\]]+))?\]$/u.exec(line.text) ?? [];
    if (name === undefined) {
      if (section === null) throw dataFault(file, line.number, 'this text stands before the first [section]');
      section.push(line);
      continue;
    }
    if (byName.has(name)) throw dataFault(file, line.number, `the section [${name}] stands twice`);
    section = [];
    byName.set(name, { kind, line: line.number, lines: section });
  }
  return { file, byName };
}

export function linesOf({ file, byName }: Sections, name: string): string[] {
  const section = byName.get(name);
  if (section === undefined) throw dataFault(file, 1, `the section [${name}] is missing`);
  if (section.lines.length === 0) throw dataFault(file, section.line, `the section [${name}] is empty`);
  return section.lines.map(({ text }) => text);
}

export const wordsOf = (sections: Sections, name: string): string[] => linesOf(sections, name).join(' ').split(/\s+/u);

export function checkNames({ file, byName }: Sections, known: readonly string[]): void {
  for (const [name, { line }] of byName)
    if (!known.includes(name)) throw dataFault(file, line, `[${name}] is not one of ${known.join(', ')}`);
}
