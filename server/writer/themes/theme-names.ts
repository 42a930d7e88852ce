import { givenNames } from '../languages/given-names.ts';
import { type Lexicon, languageSet } from '../languages/lexicon.ts';
import { normaliserOf } from '../languages/spellings.ts';
import { alsoWhenWritten, alwaysAlso, onlyWhenWritten } from '../languages/topic-groups.ts';
import { type Topic, topicsIn } from '../languages/topics.ts';
import { isEnglish, type TopicCount, type WordCount } from './topic-counts.ts';

/** What a theme is called: in a sentence, and on a badge, where a second word may say more of it. */
export type ThemeName = { readonly name: string; readonly label: string; readonly code: string };

/** Names that stand alone only with an article. */
const countable = languageSet('en', 'with article');

/** Names of more than one that want no article. */
const isPlural = (name: string) => /(?<!s)s$/u.test(name);

/** A name with what English puts before it: "the garden", "my father", "sleep". */
function withArticle(name: string, article: Topic['article']): string {
  if (article === 'the ' && isPlural(name)) return name;
  return `${article === '' && countable.has(name) ? 'the ' : article}${name}`;
}

/** In characters; a longer one would be no word. */
const longestSecond = 20;

/** The second word of a name of two: what nearly always follows the first. */
function secondWord({ after }: TopicCount, first: string, { count: often, lexicon }: WordCount): string {
  if (!isEnglish(lexicon)) return '';
  const prefix = `${first} `;
  const [pair, times] = [...after]
    .filter(([words]) => words.startsWith(prefix))
    .toSorted(([, m], [, n]) => n - m)[0] ?? ['', 0];
  const second = pair.slice(prefix.length);
  const isNoun =
    second.length > 3 &&
    second.length <= longestSecond &&
    !lexicon.stopWords.has(second) &&
    !givenNames.has(second) &&
    /^\p{L}+$/u.test(second) &&
    !/(?:ly|ed)$/u.test(second);
  return times > 1 && times >= often * 0.6 && isNoun ? ` ${second}` : '';
}

const byUse = (a: readonly [string, WordCount], b: readonly [string, WordCount]) =>
  b[1].reflections.size - a[1].reflections.size || b[1].count - a[1].count || (a[0] < b[0] ? -1 : 1);

/** A noun that no list knows is called as it was written. */
function unknownName(tally: TopicCount): ThemeName | null {
  const [first] = [...tally.spellings].toSorted(byUse);
  if (first === undefined) return null;
  const [key, use] = first;
  const spelling = key.trimStart();
  const article = tally.nounlike >= tally.count / 2 ? 'the ' : '';
  const name = `${isEnglish(use.lexicon) ? withArticle(spelling, article) : spelling}${secondWord(tally, spelling, use)}`;
  return { name, label: name, code: use.lexicon.code };
}

type TopicUse = {
  readonly topic: Topic;
  readonly lexicon: Lexicon;
  /** How much was said of it. */
  readonly weight: number;
  /** The noun that the person named it by most, in its plain form. */
  readonly written: string | null;
  /** Whether it was mostly written with "the": "the shed". */
  readonly isWrittenWithThe: boolean;
  readonly times: number;
  /** How many of its words were used that do more than hint. */
  readonly words: number;
};

const weights = { names: 1, speaks: 0.8, hints: 0.25 };
/** What is said plainly at least once weighs so much, and in two reflections twice that. */
const plainly = 0.8;
const returning = 1.6;

function usesOf(tally: TopicCount): TopicUse[] {
  const byTopic = new Map<Topic, [string, WordCount][]>();
  for (const [key, use] of tally.spellings) {
    if (use.topic === null) continue;
    const spelling = key.slice(key.indexOf(' ') + 1);
    byTopic.set(use.topic, [...(byTopic.get(use.topic) ?? []), [spelling, use]]);
  }
  return [...byTopic]
    .flatMap(([topic, spellings]): TopicUse[] => {
      const sorted = spellings.toSorted(byUse);
      const named = sorted.find(
        ([spelling, { role, lexicon }]) =>
          role === 'names' && topic.names.some((name) => isSame(name, spelling) || isAsHeard(name, spelling, lexicon)),
      );
      const [first] = sorted;
      if (first === undefined || sorted.every(([, { role }]) => role === 'hints')) return [];
      return [
        {
          topic,
          lexicon: first[1].lexicon,
          weight: spellings.reduce((sum, [, { role, reflections }]) => sum + weights[role] * reflections.size, 0),
          written:
            named === undefined
              ? null
              : `${asListed(topic, named[0])}${topic.article === 'my ' ? '' : secondWord(tally, named[0], named[1])}`,
          isWrittenWithThe:
            isEnglish(first[1].lexicon) && named !== undefined && named[1].withThe >= named[1].count * 0.5,
          times: named?.[1].count ?? 0,
          words: spellings.filter(([, { role }]) => role !== 'hints').length,
        },
      ];
    })
    .toSorted((a, b) => b.weight - a.weight || (a.topic.id < b.topic.id ? -1 : 1));
}

const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** "Pyaar" and "pyar": where no spelling is taught, a person's own is as good as the listed one. */
const isAsHeard = (a: string, b: string, { code }: Lexicon) =>
  code === 'hi-Latn' && normaliserOf(code)(a) === normaliserOf(code)(b);

/** As a dictionary has it: "Schule" of who writes all small. */
const asListed = ({ names }: Topic, spelling: string) => names.find((name) => isSame(name, spelling)) ?? spelling;

/** What is named this often is called so; else its topic's plain name is surer. */
const oftenNamed = 2;

/** How a language joins the two words of a badge; most have a sign for it. */
const joints: Readonly<Record<string, string>> = {
  en: ' and ',
  ja: '・',
  zh: '、',
  ar: ' · ',
  hi: ' · ',
  'hi-Latn': ' · ',
  ko: ' · ',
};

/** "Work and the ward", „Arbeit & Schicht“. */
export const joinedNames = (one: string, other: string, code: string): string =>
  `${one}${joints[code] ?? ' & '}${other}`;

/** Two names of more: "my mum, my dad", „ママ・パパ“. */
export const listedNames = (one: string, other: string, code: string): string =>
  `${one}${code === 'en' ? ', ' : (joints[code] ?? ', ')}${other}`;

/** The broader or other side of a topic that a badge may name beside it. */
function alsoOf({ spellings }: TopicCount, { id }: Topic): string | undefined {
  const often = alsoWhenWritten.get(id);
  const isSaid = [...spellings.values()].some(({ topic }) => topic?.id === often);
  return alwaysAlso.get(id) ?? (isSaid ? often : undefined);
}

/** Said beside the plain name of their area they say it twice: "work and the job". */
const synonyms = languageSet('en', 'synonyms of areas');

/**
 * What the topics of an area are called: by the noun the person used most, else by the plain name of the topic; with a
 * second word where they spoke of another side of it.
 */
export function themeName(tally: TopicCount): ThemeName | null {
  if (tally.area === null) return unknownName(tally);
  const uses = usesOf(tally).filter(({ weight }) => weight >= plainly);
  const [main] = uses;
  if (main === undefined) return null;
  const { topic, lexicon } = main;
  if (main.written === null && onlyWhenWritten.has(topic.id)) return null;
  const { code } = lexicon;
  const called = (name: string, of: Topic) => (isEnglish(lexicon) ? withArticle(name, of.article) : name);
  const calledAsWritten = (name: string, { topic: of, isWrittenWithThe }: TopicUse) => {
    const plain = called(name, of);
    return plain === name && isWrittenWithThe && !isPlural(name) && name !== of.names[0] ? `the ${name}` : plain;
  };
  const isPerson = topic.article === 'my ';
  const area = topicsIn(code).byId.get(tally.area);
  const broad = area === undefined ? null : called(area.names[0] ?? '', area);
  const isNamed = main.written !== null && (isPerson || main.times >= oftenNamed);
  const own = isNamed ? calledAsWritten(main.written ?? '', main) : (broad ?? called(topic.names[0] ?? '', topic));
  const others = uses
    .slice(1)
    .filter((use) => use.topic.article !== 'my ')
    .filter(
      ({ written, weight, topic: { id } }) => weight >= returning && (written !== null || !onlyWhenWritten.has(id)),
    )
    .map((use) => calledAsWritten(use.written ?? use.topic.names[0] ?? '', use));
  const also = topicsIn(code).byId.get(alsoOf(tally, topic) ?? '')?.names[0] ?? null;
  const written = main.written === null ? null : calledAsWritten(main.written, main);
  const sides = isPerson ? [also] : [written, broad, ...others, also];
  const second = sides.find((name) => name !== null && !isNear(name, own) && !areSynonyms(name, own));
  if (second === undefined || second === null) return { name: own, label: own, code };
  const [first, last] = second === broad ? [second, own] : [own, second];
  return { name: broad === null || isPerson ? own : first, label: joinedNames(first, last, code), code };
}

const areSynonyms = (a: string, b: string) =>
  [a, b].some((name) => synonyms.has(name.replace(/^(?:the|my) /u, ''))) && [a, b].some((name) => plainAreas.has(name));
const plainAreas = languageSet('en', 'areas with synonyms');

/** Whether two names would say the same twice: "run" and "running". */
function isNear(a: string, b: string): boolean {
  const [short = '', long = ''] = [a, b]
    .map((name) => name.replace(/^(?:the|my) /u, '').toLowerCase())
    .toSorted((x, y) => x.length - y.length);
  return long.includes(short) || long.startsWith(short.slice(0, Math.max(4, short.length - 3)));
}
