import { readdirSync, readFileSync } from 'node:fs';
import type { WeekToSummarise } from '../../server/writer/writer.ts';

/** Marks by a careful reader. Each string is part of the reflection's text. */
export type Marks = {
  /** Up to three sentences that are equally good to quote; empty if nothing can be quoted. */
  readonly keySentences: readonly string[];
  readonly dangerous: readonly string[];
  /** Text that the user did not write: mail, code, lyrics, instructions to a model. */
  readonly pasted: readonly string[];
};

/** Words that the user wrote on two days. Day 0 is Monday. */
export type Echo = { readonly days: readonly [number, number]; readonly words: string };

/** An invented week with labels by a careful reader. The labels show how good a summary of the week is. */
export type LabelledWeek = {
  /** The name of the file without its extension. */
  readonly name: string;
  readonly about: string;
  readonly week: WeekToSummarise;
  readonly marks: readonly Marks[];
  /** BCP 47 tags, the main language first: ['en', 'es']. */
  readonly languages: readonly string[];
  /** Groups of names that mean the same theme, in lower case. */
  readonly themes: readonly (readonly string[])[];
  /** Names of the main subject, in lower case; empty if the week has none. */
  readonly subject: readonly string[];
  /**
   * Each string is a set of words. A title, theme or sentence with all words of one set says something false about the
   * user.
   */
  readonly falsehoods: readonly string[];
  readonly echoes: readonly Echo[];
  /** People, places and brands, which a share card must not show. */
  readonly names: readonly string[];
  readonly forbidden: readonly string[];
};

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const heading = /^# (Mon|Tue|Wed|Thu|Fri|Sat|Sun) (evening|deep) \| (.+)$/u;
const mark = /\[\[([!^]?)([\s\S]*?)\]\]/gu;

const list = (text: string | undefined, separator: string) =>
  (text ?? '')
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');

function marksOf(marked: string): Marks {
  const found = { '': [] as string[], '!': [] as string[], '^': [] as string[] };
  for (const [, kind, text] of marked.matchAll(mark)) found[kind as keyof typeof found].push((text ?? '').trim());
  return { keySentences: found[''], dangerous: found['!'], pasted: found['^'] };
}

function echoOf(name: string, text: string): Echo {
  const [, first = '', second = '', words = ''] = /^(\w{3}) and (\w{3}): (.+)$/u.exec(text) ?? [];
  if (!days.includes(first) || !days.includes(second)) throw new Error(`${name} has an echo without its two days`);
  return { days: [days.indexOf(first), days.indexOf(second)], words };
}

function dayOf(weekStart: string, weekday: number): string {
  return new Date(Date.parse(`${weekStart}T00:00:00Z`) + weekday * 86_400_000).toISOString().slice(0, 10);
}

/**
 * Parse a week file: `key: value` lines, then for each reflection a line `# Mon evening | question` and its text. Marks
 * in the text are `[[key sentence]]`, `[[!dangerous line]]` and `[[^pasted text]]`. Throw if there is no `start:` line.
 */
export function parseWeek(name: string, text: string): LabelledWeek {
  const lines = text.split('\n');
  const first = lines.findIndex((line) => heading.test(line));
  const head = new Map(
    lines.slice(0, first).flatMap((line): [string, string][] => {
      const at = line.indexOf(':');
      return at < 1 ? [] : [[line.slice(0, at).trim(), line.slice(at + 1).trim()]];
    }),
  );
  const weekStart = head.get('start');
  if (weekStart === undefined) throw new Error(`${name} has no line "start: YYYY-MM-DD"`);
  const parts: { weekday: number; type: 'evening' | 'deep'; question: string; lines: string[] }[] = [];
  for (const line of lines.slice(first)) {
    const found = heading.exec(line);
    if (found !== null)
      parts.push({
        weekday: days.indexOf(found[1] ?? ''),
        type: found[2] === 'deep' ? 'deep' : 'evening',
        question: found[3] ?? '',
        lines: [],
      });
    else parts.at(-1)?.lines.push(line);
  }
  const themes = list(head.get('themes')?.toLowerCase(), '|').map((group) => list(group, ','));
  const subject = head.get('subject')?.toLowerCase();
  const marked = parts.map((part) => part.lines.join('\n').trim());
  const marks = marked.map(marksOf);
  return {
    name,
    about: head.get('about') ?? '',
    week: {
      weekStart,
      reflections: parts.map(({ weekday, type, question }, index) => ({
        type,
        localDate: dayOf(weekStart, weekday),
        question,
        content: (marked[index] ?? '').replaceAll(mark, '$2'),
      })),
      version: 0,
      careful: marks.some(({ dangerous }) => dangerous.length > 0),
      earlier: [],
      corrections: [],
    },
    marks,
    languages: list(head.get('language') ?? 'en', ','),
    themes,
    subject: subject === undefined ? (themes[0] ?? []) : subject === 'none' ? [] : list(subject, ','),
    falsehoods: list(head.get('false')?.toLowerCase(), '|'),
    echoes: list(head.get('echo'), '|').map((echo) => echoOf(name, echo)),
    names: list(head.get('names'), ','),
    forbidden: list(head.get('forbid'), ','),
  };
}

export type WeekFolder = 'open' | 'practice' | 'locked';

/** Load the weeks of a folder. Never show the texts of the locked weeks: use them only for totals. */
export function loadWeeks(from: WeekFolder): LabelledWeek[] {
  const folder = new URL(`./weeks/${from}/`, import.meta.url);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .toSorted()
    .map((file) => parseWeek(file.replace(/\.txt$/u, ''), readFileSync(new URL(file, folder), 'utf8')));
}
