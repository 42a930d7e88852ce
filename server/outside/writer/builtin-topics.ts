import { arabicTopics } from './topics/arabic.ts';
import { chineseTopics } from './topics/chinese.ts';
import { dutchTopics } from './topics/dutch.ts';
import { englishTopics } from './topics/english.ts';
import { frenchTopics } from './topics/french.ts';
import { germanTopics } from './topics/german.ts';
import { hindiTopics } from './topics/hindi.ts';
import { italianTopics } from './topics/italian.ts';
import { japaneseTopics } from './topics/japanese.ts';
import { koreanTopics } from './topics/korean.ts';
import { polishTopics } from './topics/polish.ts';
import { portugueseTopics } from './topics/portuguese.ts';
import { russianTopics } from './topics/russian.ts';
import { spanishTopics } from './topics/spanish.ts';
import { swedishTopics } from './topics/swedish.ts';
import { turkishTopics } from './topics/turkish.ts';

/** Something that diaries are about. */
export type Topic = {
  readonly id: string;
  /** Topics of one area are told as one: of the ward and work only the stronger is a theme. */
  readonly area: string;
  /** How often a week is about it when it is spoken of at all, from 1 to 3. */
  readonly weight: number;
  /** What stands before its name in English: "my father", "the garden", "sleep". */
  readonly article: '' | 'the ' | 'my ';
  /** What it may be called, the plainest first. */
  readonly names: readonly string[];
};

/** How plainly a word speaks of its topic: by a noun that may name it, otherwise, or only perhaps. */
export type Role = 'names' | 'speaks' | 'hints';

export type Spoken = {
  readonly topic: Topic;
  readonly role: Role;
  /** As a dictionary has it. */
  readonly plain: string;
};

/** The topics of a language, as they are found in its words. */
type Finder = (lower: string) => readonly Spoken[];

const sources: Readonly<Record<string, string>> = {
  ar: arabicTopics,
  de: germanTopics,
  en: englishTopics,
  es: spanishTopics,
  fr: frenchTopics,
  hi: hindiTopics,
  it: italianTopics,
  ja: japaneseTopics,
  ko: koreanTopics,
  nl: dutchTopics,
  pl: polishTopics,
  pt: portugueseTopics,
  ru: russianTopics,
  sv: swedishTopics,
  tr: turkishTopics,
  zh: chineseTopics,
};

const articles: Readonly<Record<string, Topic['article']>> = { '-': '', the: 'the ', my: 'my ' };
const roles: readonly Role[] = ['names', 'speaks', 'hints'];

type Beginning = Spoken & { readonly matches: RegExp };

type Entries = { readonly exact: Map<string, Spoken[]>; readonly beginnings: Map<string, Beginning[]> };

/**
 * 'sing', 'mat[ky]*=matka': a word, or what begins so with its plain form; '!back' only behind "my", '~run' only behind
 * an article.
 */
function addEntry({ exact, beginnings }: Entries, entry: string, topic: Topic, role: Role): void {
  const [pattern = '', written] = entry.split('=');
  const begins = pattern.replace('*', '');
  const plain = (written ?? begins).replaceAll('_', ' ').replace(/^[!~]/u, '');
  const spoken = { topic, role, plain };
  if (!pattern.endsWith('*')) {
    const key = begins.replaceAll('_', ' ').toLowerCase();
    exact.set(key, [...(exact.get(key) ?? []), spoken]);
    return;
  }
  const first = begins.charAt(0).toLowerCase();
  const matches = new RegExp(`^${begins.toLowerCase()}`, 'u');
  beginnings.set(first, [...(beginnings.get(first) ?? []), { ...spoken, matches }]);
}

function entriesOf(source: string, hasArticles: boolean): Entries {
  const entries: Entries = { exact: new Map(), beginnings: new Map() };
  for (const line of source.trim().split('\n')) {
    const [head = '', ...others] = line.split('|').map((part) => part.trim().split(/\s+/u));
    const [name = '', weight, ...rest] = head;
    const [id = '', area = id] = name.split('@');
    const article = hasArticles ? (articles[rest[0] ?? ''] ?? '') : '';
    const names = hasArticles ? rest.slice(1) : rest;
    const plain = names.map((one) => one.replace(/^[!~]/u, ''));
    const topic = { id, area, weight: Number(weight), article, names: plain };
    for (const [at, list] of [names, ...others].entries())
      for (const entry of list) if (entry !== '') addEntry(entries, entry, topic, roles[at] ?? 'hints');
  }
  return entries;
}

/** "بالعمل" is "عمل" behind what Arabic writes in one with it. */
const withoutPrefix = (lower: string) => lower.replace(/^[وف]?[بلك]?(?:ال|ل(?=ل))?/u, '');

function arabicFinder({ exact, beginnings }: Entries): Finder {
  return (lower) =>
    [lower, withoutPrefix(lower)].flatMap((word) => [
      ...(exact.get(word) ?? []),
      ...(beginnings.get(word.charAt(0)) ?? []).filter(({ matches }) => matches.test(word)),
    ]);
}

const finderFor = (entries: Entries): Finder => {
  const { exact, beginnings } = entries;
  return (lower) => {
    const found = exact.get(lower);
    if (found !== undefined) return found;
    return (beginnings.get(lower.charAt(0)) ?? []).filter(({ matches }) => matches.test(lower));
  };
};

const finders = new Map<string, Finder>();
const nowhere: Finder = () => [];

/** What speaks of a topic in a language, by its lower-case words or pairs of words; nothing where it is not known. */
export function topicFinder(code: string): Finder {
  const known = finders.get(code);
  if (known !== undefined) return known;
  const source = sources[code];
  if (source === undefined) return nowhere;
  const entries = entriesOf(source, code === 'en');
  const finder = code === 'ar' ? arabicFinder(entries) : finderFor(entries);
  finders.set(code, finder);
  return finder;
}
