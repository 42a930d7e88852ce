import { hasProperty } from '../../languages/properties.ts';
import type { AnswerSentence } from '../answer/answer.ts';
import { withoutQuotations } from '../answer/answer-text.ts';
import { isNumberWord } from './check-numbers.ts';
import { citedSentences } from './check-reading.ts';
import { areRelated, foldedWords, type PageSentence, type ReadPages } from './read-pages.ts';
import { personForms } from './words/person-forms.ts';

export type Person = 'writer' | 'other';
type Said = { readonly word: string; readonly by: Person; readonly isPassive: boolean };

/** Words further than this from their subject are ignored. `first`: the user is "I"; `second`: the user is "you". */
const reach = { first: 6, second: 3 };

/** Matches quoted speech in a reflection. In such speech, "I" is another person and "you" is the user. */
const speech = /“[^“”]*”|"[^"]*"|„[^„“”]*[“”]|«[^«»]*»/gu;

/** Auxiliary verbs of the passive voice, in which something is done to the subject. */
const passive = /^(?:were|was|been|being|wurdest|wirst|wurde|worden)$/u;

/** Return the words that say what a person does, each with this person. Leave out grammar words and common words. */
function subjects(read: ReadPages, names: ReadonlySet<string>, text: string, writer: 'first' | 'second'): Said[] {
  const { persons, neutral, beforeNouns } = read.words;
  const pronounOf = (word: string): Person | null => {
    const bare = word.replace(/'.*$/u, '');
    if (persons[writer].has(bare)) return 'writer';
    return persons.third.has(bare) || (writer === 'second' && persons.first.has(bare)) ? 'other' : null;
  };
  // Only the first words after a subject say what the subject does. Words after the verb belong to the object.
  const mostClaims = read.code === 'en' ? 1 : 2;
  const said: Said[] = [];
  const clauses = text.split(clauseEnd).map(foldedWords);
  for (const [index, words] of clauses.entries()) {
    // In "Having slept, you wrote", the subject of the first clause is in the next clause.
    const opens = writer === 'second' && read.code === 'en' && /ing$/u.test(words[0] ?? '');
    const next = opens ? (clauses[index + 1] ?? []).map(pronounOf).find((person) => person !== null) : null;
    let by: Person | null = next ?? null;
    let since = 0;
    let claims = 0;
    for (const [at, word] of words.entries()) {
      const person: Person | null = pronounOf(word) ?? (by === null && names.has(word) ? 'other' : null);
      since += 1;
      const isPassive = passive.test(words[at - 1] ?? '');
      const next = hasProperty(read.code, 'verb-before-subject') && since > 1 ? pronounOf(words[at + 1] ?? '') : null;
      if (person === null && persons.second.has(word.replace(/'.*$/u, '')) && writer === 'first') by = null;
      else if (person !== null) {
        by = person;
        since = 0;
        claims = 0;
      } else if (beforeNouns.has(word) && writer === 'second') by = null;
      else if (neutral.has(word) && !isNumberWord(read.code, word)) continue;
      else if (next !== null) said.push({ word, by: next, isPassive });
      else if (by !== null && since <= reach[writer]) {
        claims += 1;
        if (claims <= mostClaims) said.push({ word, by, isPassive });
      }
    }
  }
  return said;
}

type Speech = { readonly text: string; readonly writer: 'first' | 'second' };

/** Split a sentence into the user's own words and quoted speech, in which "I" and "you" are reversed. */
function splitSpeech(read: ReadPages, names: ReadonlySet<string>, text: string): Speech[] {
  const reported = /^([^:]*): (.+)$/u.exec(text);
  const isReport = subjects(read, names, `${reported?.[1] ?? ''} xyzzy`, 'first').at(-1)?.by === 'other';
  const spoken = [
    ...(text.match(speech) ?? []).map((part) => part.slice(1, -1)),
    ...(isReport ? [reported?.[2] ?? ''] : []),
  ];
  const outside = (isReport ? (reported?.[1] ?? '') : text).replaceAll(speech, '.');
  return [{ text: outside, writer: 'first' }, ...spoken.map((part): Speech => ({ text: part, writer: 'second' }))];
}

const clauseEnd = /[.,!?;:…\n–—()]+/u;

/**
 * Split a sentence of a reflection into clauses. `writer` says which word in a clause means the user: "I" ('first') or
 * "you" ('second').
 */
export const clausesWithSpeech = (read: ReadPages, names: ReadonlySet<string>, text: string): Speech[] =>
  splitSpeech(read, names, text).flatMap(({ text: part, writer }) =>
    part.split(clauseEnd).map((clause): Speech => ({ text: clause, writer })),
  );

const subjectsOfPage = (read: ReadPages, names: ReadonlySet<string>, text: string): Said[] =>
  splitSpeech(read, names, text).flatMap((part) => subjects(read, names, part.text, part.writer));

const cache = new WeakMap<PageSentence, Said[]>();

function subjectsOnce(read: ReadPages, names: ReadonlySet<string>, sentence: PageSentence): Said[] {
  const said = cache.get(sentence) ?? subjectsOfPage(read, names, sentence.text);
  cache.set(sentence, said);
  return said;
}

/** Return whether a sentence says about the user what its evidence says about another person, or the reverse. */
export function swapsPersons(read: ReadPages, names: ReadonlySet<string>, sentence: AnswerSentence): boolean {
  const sources = citedSentences(read, sentence).flatMap((one) => subjectsOnce(read, names, one));
  return subjects(read, names, withoutQuotations(sentence.text), 'second').some(({ word, by, isPassive }) => {
    const mentions = sources.filter((source) => source.isPassive === isPassive && areRelated(read, source.word, word));
    return mentions.length > 0 && mentions.every((mention) => mention.by !== by);
  });
}

/** Return whether a sentence says "I" or "my" outside quotations. A summary must address the user as "you". */
export function saysI({ code }: ReadPages, text: string): boolean {
  const { pronouns, possessives } = personForms(code);
  return foldedWords(withoutQuotations(text)).some((word) => pronouns.has(word) || possessives.get(word) === 'first');
}
