import { languageSet } from '../languages/lexicon.ts';
import { alsoWhenWritten, alwaysAlso, onlyWhenWritten } from '../languages/topic-groups.ts';
import { type Topic, topicsIn } from '../languages/topics.ts';
import { byUse, isPlural, joinedNames, secondWord, withArticle } from './name-words.ts';
import type { TopicCount } from './topic-counts.ts';
import { type TopicUse, usesOf } from './topic-uses.ts';

export type ThemeName = { readonly name: string; readonly label: string; readonly code: string };

function unknownName(total: TopicCount): ThemeName | null {
  const [first] = [...total.wordCounts].toSorted(byUse);
  if (first === undefined) return null;
  const [key, use] = first;
  const spelling = key.trimStart();
  const article = total.afterArticle >= total.count / 2 ? 'the ' : '';
  const name = `${use.lexicon.code === 'en' ? withArticle(spelling, article) : spelling}${secondWord(total, spelling, use)}`;
  return { name, label: name, code: use.lexicon.code };
}

const plainly = 0.8;
const returning = 1.6;
/** How often the user must write a name before a theme is called by it. For a person, once is enough. */
const oftenNamed = 2;

function alsoOf({ wordCounts }: TopicCount, { id }: Topic): string | undefined {
  const often = alsoWhenWritten.get(id);
  const isSaid = [...wordCounts.values()].some(({ topic }) => topic?.id === often);
  return alwaysAlso.get(id) ?? (isSaid ? often : undefined);
}

/** Names that mean the same as the name of their area, such as "job" for "work". */
const synonyms = languageSet('en', 'synonyms of areas');

/**
 * Name a theme by the name that the user wrote, or else by the first name of its area or topic. `label` may join two
 * names. Return null if the area must not be a theme.
 */
export function themeName(total: TopicCount): ThemeName | null {
  if (total.area === null) return unknownName(total);
  const uses = usesOf(total).filter(({ weight }) => weight >= plainly);
  const [main] = uses;
  if (main === undefined) return null;
  const { topic, lexicon } = main;
  if (main.written === null && onlyWhenWritten.has(topic.id)) return null;
  const { code } = lexicon;
  const called = (name: string, of: Topic) => (lexicon.code === 'en' ? withArticle(name, of.article) : name);
  const calledAsWritten = (name: string, { topic: of, isWrittenWithThe }: TopicUse) => {
    const plain = called(name, of);
    return plain === name && isWrittenWithThe && !isPlural(name) && name !== of.names[0] ? `the ${name}` : plain;
  };
  const isPerson = topic.article === 'my ';
  const area = topicsIn(code).byId.get(total.area);
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
  const also = topicsIn(code).byId.get(alsoOf(total, topic) ?? '')?.names[0] ?? null;
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

/** Return whether two names are nearly the same, such as "run" and "running". */
function isNear(a: string, b: string): boolean {
  const [short = '', long = ''] = [a, b]
    .map((name) => name.replace(/^(?:the|my) /u, '').toLowerCase())
    .toSorted((x, y) => x.length - y.length);
  return long.includes(short) || long.startsWith(short.slice(0, Math.max(4, short.length - 3)));
}
