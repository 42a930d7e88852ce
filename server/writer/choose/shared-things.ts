import { frequentWords } from '../languages/frequent-words.ts';
import { type Lexicon, languageSet } from '../languages/lexicon.ts';
import { hasProperty } from '../languages/properties.ts';
import { topicsIn } from '../languages/topics.ts';
import { isCalendar } from '../model/check/find-names.ts';
import type { Page } from '../read/read-week.ts';
import type { Passage } from './passages.ts';
import { singular } from './subjects.ts';
import { hasName, isDefinite, runsOf, type Token } from './word-runs.ts';

/** A thing that the pages of two or three days name: "the lettuces" of one page and "a lettuce" of another. */
export type SharedThing = {
  /** The thing as the last page names it, without an article: "lettuce". */
  readonly name: string;
  /** The language of the pages. */
  readonly code: string;
  /** Whether a page has "the" or "my" before the thing. */
  readonly isDefinite: boolean;
  /** False for relatives, and for words that may be names: nouns of no topic in German, and text in capitals. */
  readonly isSurelyThing: boolean;
  readonly places: readonly { readonly reflection: number; readonly at: number }[];
  /** How well the thing connects two pages: from about 0 (phone) over 0.6 (lantern) to 1 (three words). */
  readonly weight: number;
};

type Mention = {
  readonly reflection: number;
  readonly at: number;
  readonly text: string;
  readonly isDefinite: boolean;
  readonly isNoun: boolean;
  readonly isAllCapitals: boolean;
};

/** The maximum number of words of a thing: "zucchini bread". */
const mostWords = 3;
const shortestWord = 3;
/** The maximum number of sentences that are read per page. */
const mostSentences = 120;
// A thing on more days, or with more mentions, is a subject of the week: its pages may have nothing else in common.
const mostDays = 3;
const mostMentions = 6;

const usualWeight = 0.6;
const furtherWord = 0.2;
/** For a thing that names a topic, such as "bread". */
const topicName = -0.2;
/** For a relative or a friend: two pages about the same person may have nothing else in common. */
const person = -0.4;
/** For a thing that many journals name, such as "phone": two days may have it in common by chance. */
const frequentWord = -0.4;

const prepositions = languageSet('en', 'prepositions in titles');

/** Return whether the English word before a thing makes it a verb: "I'll fight". */
function isVerbAt(run: readonly Token[], at: number, { code, beforeNouns }: Lexicon): boolean {
  const before = run[at - 1];
  return (
    code === 'en' && before?.isGrammar === true && !beforeNouns.has(before.lower) && !prepositions.has(before.lower)
  );
}

const isCapital = (text: string) => /^\p{Lu}/u.test(text);

function isNounAt(run: readonly Token[], at: number, { code, beforeNouns, negation }: Lexicon): boolean {
  const before = run[at - 1]?.lower ?? '';
  if (hasProperty(code, 'capital-nouns')) return at > 0 && isCapital(run[at]?.text ?? '');
  // Two days that say “no milk” do not share milk.
  return beforeNouns.has(before) && !negation.has(before);
}

/** Return whether a thing may end here. In most languages, a grammar word or a pause follows a noun. */
const endsAt = (run: readonly Token[], at: number, { code }: Lexicon): boolean =>
  hasProperty(code, 'capital-nouns') ? isCapital(run[at]?.text ?? '') : run[at + 1]?.isGrammar !== false;

/** Return all possible things of the pages, by language and words in the singular. An adjective may come first. */
function mentionsOf(pages: readonly Page[]): Map<string, Mention[]> {
  const known = new Map<string, Mention[]>();
  for (const [reflection, { lexicon, sentences }] of pages.entries()) {
    const { code } = lexicon;
    for (const [at, sentence] of sentences.slice(0, mostSentences).entries()) {
      const isAllCapitals = !/\p{Ll}/u.test(sentence);
      for (const run of runsOf(sentence, lexicon))
        for (const [from, { start }] of run.entries()) {
          if (isVerbAt(run, from, lexicon)) continue;
          const words: string[] = [];
          for (const [further, last] of run.slice(from, from + mostWords).entries()) {
            if (last.isGrammar) break;
            words.push(singular(last.lower));
            const isWord =
              last.isContent &&
              last.lower.length >= shortestWord &&
              !/['’]/u.test(last.lower) &&
              !isCalendar(last.text);
            if (!isWord || !endsAt(run, from + further, lexicon)) continue;
            const written = sentence.slice(start, last.end);
            const isLowered = isAllCapitals || (start === 0 && !hasProperty(code, 'capital-nouns'));
            const key = `${code} ${words.join(' ')}`;
            const mentions = known.get(key) ?? [];
            known.set(key, mentions);
            mentions.push({
              reflection,
              at,
              text: isLowered ? written.toLowerCase() : written,
              isDefinite: isDefinite(run[from - 1]?.lower ?? '', lexicon),
              isNoun: isNounAt(run, from, lexicon),
              isAllCapitals,
            });
          }
        }
    }
  }
  return known;
}

/** Return whether the mentions surely use the words as a noun, and not as a name. */
function isNounOf(mentions: readonly Mention[], lexicon: Lexicon): boolean {
  const nouns = mentions.filter(({ isNoun }) => isNoun).length;
  if (nouns === 0 || mentions.some(({ text }) => hasName(text, lexicon))) return false;
  if (mentions.some(({ text }) => text.includes(' '))) return true;
  // English and German have other signs of a noun: the word before it, and capitals.
  const hasOtherSigns = lexicon.code === 'en' || hasProperty(lexicon.code, 'capital-nouns');
  return nouns >= mentions.length * (hasOtherSigns ? 0.5 : 1);
}

function sharedThing(words: string, mentions: readonly Mention[], lexicon: Lexicon): SharedThing {
  const { code } = lexicon;
  const topics = [words, `!${words}`, `~${words}`].flatMap((entry) => topicsIn(code).find(entry, true));
  const isPerson = topics.some(({ topic }) => topic.article === 'my ');
  const isKnown = !hasProperty(code, 'capital-nouns') || topics.length > 0;
  return {
    name: mentions.at(-1)?.text ?? words,
    code,
    isDefinite: mentions.some((mention) => mention.isDefinite),
    isSurelyThing: !isPerson && isKnown && mentions.every(({ isAllCapitals }) => !isAllCapitals),
    places: mentions,
    weight:
      usualWeight +
      furtherWord * (words.split(' ').length - 1) +
      (isPerson ? person : topics.some(({ role }) => role === 'names') ? topicName : 0) +
      (frequentWords(code).has(words) ? frequentWord : 0),
  };
}

/** Return the things that two or three days have in common, the best connections first. */
export function sharedThings(pages: readonly Page[], dayOf: (reflection: number) => string): SharedThing[] {
  const found: SharedThing[] = [];
  for (const [key, mentions] of mentionsOf(pages)) {
    const lexicon = pages[mentions[0]?.reflection ?? 0]?.lexicon;
    const days = new Set(mentions.map(({ reflection }) => dayOf(reflection)));
    if (lexicon === undefined || days.size < 2 || days.size > mostDays || mentions.length > mostMentions) continue;
    if (isNounOf(mentions, lexicon)) found.push(sharedThing(key.slice(lexicon.code.length + 1), mentions, lexicon));
  }
  return found.toSorted((a, b) => b.weight - a.weight);
}

/**
 * Return which of the things a passage names, and the best thing that two passages both name (null if none). `things`
 * are sorted by weight.
 */
export function connectionsOf(passages: readonly Passage[], things: readonly SharedThing[]) {
  const known = new Map(
    passages.map((passage) => {
      const isIn = ({ reflection, at }: SharedThing['places'][number]) =>
        reflection === passage.reflection && passage.from <= at && at <= passage.to;
      return [passage, things.filter(({ places }) => places.some(isIn))];
    }),
  );
  const thingsIn = (passage: Passage): readonly SharedThing[] => known.get(passage) ?? [];
  const thingOfBoth = (one: Passage, other: Passage): SharedThing | null =>
    thingsIn(one).find((thing) => thingsIn(other).includes(thing)) ?? null;
  return { thingsIn, thingOfBoth };
}
