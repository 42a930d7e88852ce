import { arabicForms, foldOf, withoutParticle } from './builtin-spellings.ts';
import { arabicTopics } from './topics/arabic.ts';
import { chineseTopics } from './topics/chinese.ts';
import { dutchTopics } from './topics/dutch.ts';
import { englishTopics, englishWords } from './topics/english.ts';
import { frenchTopics } from './topics/french.ts';
import { germanTopics } from './topics/german.ts';
import { hindiTopics } from './topics/hindi.ts';
import { hindiLatinTopics } from './topics/hindi-latin.ts';
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
  /** Topics of one area are told as one: the ward and work, sleep and tiredness. */
  readonly area: string;
  /** How often a week is about it when it is spoken of at all, about from 0.5 to 4. */
  readonly weight: number;
  /** What stands before its name in English: "my father", "the garden", "sleep". */
  readonly article: '' | 'the ' | 'my ';
  /** What it may be called, the plainest first: that one also where the person wrote none of them. */
  readonly names: readonly string[];
};

/** How plainly a word speaks of its topic: by a noun that may name it, otherwise, or only perhaps. */
export type Role = 'names' | 'speaks' | 'hints';

export type Spoken = { readonly topic: Topic; readonly role: Role };

/** The topics of a language, as they are found in its words. */
type Finder = (lower: string, isRun: boolean) => readonly Spoken[];

const sources: Readonly<Record<string, string>> = {
  ar: arabicTopics,
  de: germanTopics,
  en: `${englishTopics}${englishWords}`,
  es: spanishTopics,
  fr: frenchTopics,
  hi: hindiTopics,
  'hi-Latn': hindiLatinTopics,
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

/** BCP 47 codes of the languages that have topics. */
export const topicLanguages: readonly string[] = Object.keys(sources);

const articles: Readonly<Record<string, Topic['article']>> = { '-': '', the: 'the ', my: 'my ' };
const roles: readonly Role[] = ['names', 'speaks', 'hints'];

type Beginning = Spoken & { readonly matches: RegExp };

type Entries = {
  readonly exact: Map<string, Spoken[]>;
  /** By the first letter, or the first word of several. */
  readonly beginnings: Map<string, Beginning[]>;
  /** The first words of those of several. */
  readonly runs: Set<string>;
  readonly byId: Map<string, Topic>;
};

/**
 * 'sing', or 'mat[ky]*' for what begins so; '!back' only behind "my", '~run' only where a noun stands; '?casa' may name
 * its topic, but is said of much else.
 */
function addEntry({ exact, beginnings, runs }: Entries, entry: string, spoken: Spoken): void {
  const plain = entry.replaceAll('_', ' ');
  const [first = '', ...others] = plain.split(' ');
  if (others.length > 0) runs.add(first);
  if (!plain.endsWith('*')) {
    exact.set(plain, [...(exact.get(plain) ?? []), spoken]);
    return;
  }
  const begins = plain.slice(0, -1);
  const key = others.length > 0 ? first : begins.charAt(0);
  const matches = new RegExp(others.length > 0 ? `^${begins}[^ ]*$` : `^${begins}`, 'u');
  beginnings.set(key, [...(beginnings.get(key) ?? []), { ...spoken, matches }]);
}

/** As a dictionary has it: without the marks of `addEntry`. */
const nameOf = (entry: string) => entry.replaceAll('_', ' ').replace(/^[!~?]|\*$/gu, '');

type Line = { readonly head: readonly string[]; readonly lists: readonly (readonly string[])[] };

const linesOf = (source: string): Line[] =>
  source
    .trim()
    .split(/\n+(?! )/u)
    .map((line) => {
      const [head = [], ...lists] = line.split('|').map((part) => part.trim().split(/\s+/u));
      return { head, lists };
    });

type Place = Pick<Topic, 'area' | 'weight' | 'article'>;

/** Area, weight and article of each topic, from the English list; its names stand behind them there. */
const places: ReadonlyMap<string, Place> = new Map(
  linesOf(englishTopics).map(({ head: [name = '', weight, article = ''] }) => {
    const [id = '', area = id] = name.split('@');
    return [id, { area, weight: Number(weight), article: articles[article] ?? '' }];
  }),
);

/** A second line of a topic only adds words to it. */
function entriesOf(source: string, code: string): Entries {
  const isEnglish = code === 'en';
  const fold = foldOf(code);
  const entries: Entries = { exact: new Map(), beginnings: new Map(), runs: new Set(), byId: new Map() };
  for (const { head, lists } of linesOf(source)) {
    const [id = ''] = (head[0] ?? '').split('@');
    const place = places.get(id);
    if (place === undefined) throw new Error(`no topic is called ${id}`);
    const names = entries.byId.has(id) ? [] : head.slice(isEnglish ? 3 : 1);
    const topic = entries.byId.get(id) ?? { id, ...place, names: names.map(nameOf) };
    entries.byId.set(id, topic);
    for (const [at, list] of [names, ...lists].entries())
      for (const entry of list) {
        const role = entry.startsWith('?') ? 'hints' : (roles[at] ?? 'hints');
        if (entry !== '') addEntry(entries, fold(entry.toLowerCase().replace(/^\?/u, '')), { topic, role });
      }
  }
  return entries;
}

/** So many words of a language are remembered with what they begin like. */
const mostKnown = 5_000;

/** Each topic once, in its plainest role. */
export function plainest(found: readonly Spoken[]): readonly Spoken[] {
  if (found.length < 2) return found;
  const best = new Map<Topic, Spoken>();
  for (const spoken of found) {
    const known = best.get(spoken.topic);
    if (known === undefined || roles.indexOf(spoken.role) < roles.indexOf(known.role)) best.set(spoken.topic, spoken);
  }
  return [...best.values()];
}

/** What a run of words is, or a single word begins with. */
function finderFor({ exact, beginnings }: Entries, code: string): Finder {
  const fold = foldOf(code);
  const known = new Map<string, readonly Spoken[]>();
  const one = (word: string, isRun: boolean): readonly Spoken[] => {
    const found = exact.get(word) ?? known.get(word) ?? (code === 'ko' ? exact.get(withoutParticle(word)) : undefined);
    if (found !== undefined) return plainest(found);
    const [first = ''] = isRun ? word.split(' ') : [word.charAt(0)];
    const begun = plainest((beginnings.get(first) ?? []).filter(({ matches }) => matches.test(word)));
    if (known.size < mostKnown) known.set(word, begun);
    return begun;
  };
  if (code !== 'ar') return (word, isRun) => one(fold(word), isRun);
  return (word, isRun) => {
    for (const form of arabicForms(fold(word))) {
      const found = one(form, isRun);
      if (found.length > 0) return found;
    }
    return [];
  };
}

/** A language's topics: how they are found, and each by its id; one that is called as its area is stands for the others of it. */
export type Topics = {
  readonly find: Finder;
  /** Whether a word may begin a run that is looked for. */
  readonly beginsRun: (lower: string) => boolean;
  readonly byId: ReadonlyMap<string, Topic>;
};

const read = new Map<string, Topics>();
const nowhere: Topics = { find: () => [], beginsRun: () => false, byId: new Map() };

/** The topics of a language; nothing is found where it is not known. `find` takes a lower-case word, or a run of up to three. */
export function topicsIn(code: string): Topics {
  const known = read.get(code);
  if (known !== undefined) return known;
  const source = sources[code];
  if (source === undefined) return nowhere;
  const entries = entriesOf(source, code);
  const hasSpaces = code !== 'ja' && code !== 'zh';
  const fold = foldOf(code);
  const formsOf = code === 'ar' ? arabicForms : (word: string) => [word];
  const beginsRun = (lower: string) => !hasSpaces || formsOf(fold(lower)).some((form) => entries.runs.has(form));
  const topics = { find: finderFor(entries, code), beginsRun, byId: entries.byId };
  read.set(code, topics);
  return topics;
}
