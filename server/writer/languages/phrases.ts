import { existsSync } from 'node:fs';
import { checkNames, dataFault, dataSections, linesOf } from './data-file.ts';

/** The sections of a language's `phrases.txt`, with the placeholders that each may use. README.md explains them. */
const sections = {
  days: [],
  'two names': ['a', 'b'],
  numbers: [],
  since: [],
  quotes: [],
  'quotes with a shared thing': [],
  'no quotes': [],
  'weeks in a row': ['theme', 'weeks'],
  back: ['theme', 'since', 'year'],
  'back, earlier wording': ['theme', 'since', 'year'],
  quote: ['Day', 'day', 'quote'],
  'same day': ['quote'],
  'name on pages': ['name', 'count', 'all'],
  'name on all pages': ['name'],
  'title without themes': [],
} as const;

type PhraseSection = keyof typeof sections;

/** The phrases of a language. Each section has at least one phrase, unless it is optional. */
export type Phrases = { readonly code: string } & Readonly<Record<PhraseSection, readonly string[]>>;

const optional: ReadonlySet<string> = new Set<PhraseSection>(['back, earlier wording', 'quotes with a shared thing']);

const counts: Partial<Record<PhraseSection, number>> = { days: 7, 'two names': 1, numbers: 14, since: 12 };

export function readPhrases(code: string, file: URL): Phrases {
  const read = dataSections(file);
  checkNames(read, Object.keys(sections));
  const lines = (name: PhraseSection) => {
    if (optional.has(name) && !read.byName.has(name)) return [];
    const found = linesOf(read, name);
    const known: readonly string[] = sections[name];
    const count = counts[name] ?? found.length;
    const unknown = found
      .flatMap((line) => line.match(/(?<=\{)\w+(?=\})/gu) ?? [])
      .find((each) => !known.includes(each));
    const { line = 1 } = read.byName.get(name) ?? {};
    if (found.length !== count) throw dataFault(file, line, `[${name}] needs ${count} lines`);
    if (unknown !== undefined) throw dataFault(file, line, `[${name}] cannot have {${unknown}}`);
    return found;
  };
  const names = Object.keys(sections) as PhraseSection[];
  const phrases = Object.fromEntries(names.map((name) => [name, lines(name)])) as Record<PhraseSection, string[]>;
  return { code, ...phrases };
}

const files = new Map<string, Phrases | null>();

export function phrasesOf(code: string): Phrases | null {
  const known = files.get(code);
  if (known !== undefined) return known;
  const file = new URL(`${code}/phrases.txt`, import.meta.url);
  const phrases = existsSync(file) ? readPhrases(code, file) : null;
  files.set(code, phrases);
  return phrases;
}
