import { dataFault, dataLines } from './data-file.ts';
import { hasProperty } from './properties.ts';
import { arabicForms, normaliserOf, withoutParticle } from './spellings.ts';
import { type TopicEntry, topicTable } from './topic-table.ts';

/** A subject that people write about in diaries. */
export type Topic = TopicEntry & {
  readonly id: string;
  /** The simplest name first. A theme gets the first name if the user wrote none of them. */
  readonly names: readonly string[];
};

/**
 * How an entry refers to its topic: by name, by a word that is used only for the topic, or by a hint, which often means
 * something else.
 */
export type Role = 'names' | 'speaks' | 'hints';

export type TopicMatch = { readonly topic: Topic; readonly role: Role };

type Finder = (lower: string, isRun: boolean) => readonly TopicMatch[];

export const topicLanguages: readonly string[] = [
  ...['ar', 'de', 'en', 'es', 'fr', 'hi', 'hi-Latn', 'it', 'ja', 'ko', 'nl', 'pl', 'pt', 'ru', 'sv', 'tr', 'zh'],
];

const roles: readonly Role[] = ['names', 'speaks', 'hints'];

type Beginning = TopicMatch & { readonly matches: RegExp };

type Entries = {
  readonly exact: Map<string, TopicMatch[]>;
  /**
   * Entries that end in a star. The key is the first word of an entry with several words, otherwise the first letter.
   */
  readonly beginnings: Map<string, Beginning[]>;
  readonly runs: Set<string>;
  readonly byId: Map<string, Topic>;
};

/** Add an entry of a topic. The marks ! and ~ stay part of its key; README.md explains the marks. */
function addEntry({ exact, beginnings, runs }: Entries, entry: string, spoken: TopicMatch): void {
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

const nameOf = (entry: string) => entry.replaceAll('_', ' ').replace(/^[!~?]|\*$/gu, '');

/** Read the topics of a language. Only the first line of a topic may have names; later lines add other words. */
function readEntries(code: string): Entries {
  const file = new URL(`${code}/topics.txt`, import.meta.url);
  const fold = normaliserOf(code);
  const entries: Entries = { exact: new Map(), beginnings: new Map(), runs: new Set(), byId: new Map() };
  for (const { number, text } of dataLines(file)) {
    const [[id = '', ...first] = [], ...lists] = text.split('|').map((part) => part.trim().split(/\s+/u));
    const entry = topicTable().get(id);
    if (entry === undefined) throw dataFault(file, number, `no topic of topics.txt has the id ${id}`);
    if (lists.length >= roles.length) throw dataFault(file, number, `expected at most ${roles.length} lists`);
    const known = entries.byId.get(id);
    if (known !== undefined && first.length > 0)
      throw dataFault(file, number, `the names of ${id} stand in an earlier line`);
    const topic = known ?? { id, ...entry, names: first.map(nameOf) };
    entries.byId.set(id, topic);
    for (const [at, list] of [first, ...lists].entries())
      for (const word of list) {
        const role = word.startsWith('?') ? 'hints' : (roles[at] ?? 'hints');
        if (word === '') continue;
        try {
          addEntry(entries, fold(word.toLowerCase().replace(/^\?/u, '')), { topic, role });
        } catch (error) {
          throw dataFault(file, number, `${word} is no word: ${String(error)}`);
        }
      }
  }
  return entries;
}

/** The maximum number of words per language for which the found topics are cached. */
const mostKnown = 5_000;

export function plainestRoles(found: readonly TopicMatch[]): readonly TopicMatch[] {
  if (found.length < 2) return found;
  const best = new Map<Topic, TopicMatch>();
  for (const spoken of found) {
    const known = best.get(spoken.topic);
    if (known === undefined || roles.indexOf(spoken.role) < roles.indexOf(known.role)) best.set(spoken.topic, spoken);
  }
  return [...best.values()];
}

function finderFor({ exact, beginnings }: Entries, code: string): Finder {
  const fold = normaliserOf(code);
  const known = new Map<string, readonly TopicMatch[]>();
  const one = (word: string, isRun: boolean): readonly TopicMatch[] => {
    const found = exact.get(word) ?? known.get(word) ?? (code === 'ko' ? exact.get(withoutParticle(word)) : undefined);
    if (found !== undefined) return plainestRoles(found);
    const [first = ''] = isRun ? word.split(' ') : [word.charAt(0)];
    const begun = plainestRoles((beginnings.get(first) ?? []).filter(({ matches }) => matches.test(word)));
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

/** The topics of a language. A topic whose id is also the id of an area gives the area its name. */
export type Topics = {
  readonly find: Finder;
  /** Return whether an entry of several words begins with this word. */
  readonly beginsRun: (lower: string) => boolean;
  readonly byId: ReadonlyMap<string, Topic>;
};

const read = new Map<string, Topics>();
const nowhere: Topics = { find: () => [], beginsRun: () => false, byId: new Map() };

/** Return the topics of a language; none if it has no topics. */
export function topicsIn(code: string): Topics {
  const known = read.get(code);
  if (known !== undefined) return known;
  if (!topicLanguages.includes(code)) return nowhere;
  const entries = readEntries(code);
  const hasSpaces = !hasProperty(code, 'no-spaces');
  const fold = normaliserOf(code);
  const formsOf = code === 'ar' ? arabicForms : (word: string) => [word];
  const beginsRun = (lower: string) => !hasSpaces || formsOf(fold(lower)).some((form) => entries.runs.has(form));
  const topics = { find: finderFor(entries, code), beginsRun, byId: entries.byId };
  read.set(code, topics);
  return topics;
}
