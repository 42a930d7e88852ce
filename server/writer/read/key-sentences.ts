import { toSimplified } from '../languages/chinese-script.ts';
import { countMatches, type Lexicon } from '../languages/lexicon.ts';
import { countWords } from './words.ts';

/** A sentence of a reflection and how likely a wise friend would pick it. */
export type KeySentence = {
  /** Position of its reflection in the week, oldest first. */
  readonly reflection: number;
  /** Position of the sentence in its reflection. */
  readonly at: number;
  readonly sentence: string;
  readonly words: number;
  /** Whether only the sentence before it says who or what it speaks of. */
  readonly leans: boolean;
  readonly score: number;
};

/** What is heard in a sentence; each is a number between 0 and about 1. */
type Signals = Readonly<Record<(typeof signals)[number], number>>;

const signals = [
  'self',
  'feeling',
  'insight',
  'contrast',
  'place',
  'last',
  'first',
  'short',
  'long',
  'leaning',
  'question',
  'speech',
  'list',
  'dull',
  'figures',
  'bare',
  'fragment',
  'full',
  'past',
  'torn',
  'opens',
] as const;

/**
 * Fitted once to sentences that readers marked in some fifty weeks, then rounded: what was felt or understood, told of
 * oneself, towards the end, at some length; not lists, figures, asides and openers. Scores are log odds.
 */
const weights: Signals = {
  self: 0.8,
  feeling: 0.6,
  insight: 0.7,
  contrast: 0.3,
  place: 2.4,
  last: 0.1,
  first: 0,
  short: -1.1,
  long: -0.1,
  leaning: -0.2,
  question: -0.3,
  speech: -0.1,
  list: -0.4,
  dull: -0.3,
  figures: -0.3,
  bare: -0.4,
  fragment: -0.8,
  full: 1.9,
  past: 0.2,
  torn: -0.8,
  opens: 0.7,
};

/** Words of a sentence that is neither a note nor a story. */
const shortest = 9;
const longest = 34;

const cut = (value: number) => Math.max(0, Math.min(1, value));

/** "I", "And I": how far from its start a sentence may name its writer to open with them, in characters. */
const opening = 5;

const nearStart = (index: number) => index >= 0 && index < opening;

/** How many words it has: as many in either script of Chinese, which the platform's dictionary cuts otherwise. */
const lengthOf = (sentence: string, { code }: Lexicon) => countWords(code === 'zh' ? toSimplified(sentence) : sentence);

/** Hears a sentence at its place among the others of its reflection. */
function signalsOf(sentence: string, at: number, of: number, lexicon: Lexicon): Signals {
  const words = lengthOf(sentence, lexicon);
  const plain = sentence.replaceAll('’', "'");
  const self = countMatches(lexicon.firstPerson, plain);
  return {
    self: cut(self / 2) * 0.5 + (self > 0 ? 0.5 : 0),
    feeling: cut(countMatches(lexicon.feeling, plain) / 2),
    insight: cut(countMatches(lexicon.insight, plain) / 3),
    contrast: cut(countMatches(lexicon.contrast, plain) / 2),
    place: of < 2 ? 1 : at / (of - 1),
    last: at === of - 1 ? 1 : 0,
    first: at === 0 && of > 1 ? 1 : 0,
    short: cut((shortest - words) / 6),
    long: cut((words - longest) / 20),
    leaning: leansOn(plain, lexicon) ? 1 : 0,
    question: /[?？؟]["'”’)]*$/u.test(plain) ? 1 : 0,
    speech: /["“”„«»「」]/u.test(plain) ? 1 : 0,
    list: cut((plain.match(/[,、]/gu)?.length ?? 0) / Math.max(1, words) / 0.2 - 0.5),
    dull: lexicon.emptyOpening.test(plain) ? 1 : 0,
    figures: cut((plain.match(/\d+/gu)?.length ?? 0) / 2),
    bare:
      self === 0 && countMatches(lexicon.feeling, plain) === 0 && countMatches(lexicon.insight, plain) === 0 ? 1 : 0,
    fragment: words < 5 ? 1 : 0,
    full: cut((words - 6) / 14),
    torn: (plain.startsWith('…') ? 1 : 0) + (plain.endsWith('…') ? 0.4 : 0),
    opens: nearStart(plain.search(lexicon.firstPerson)) ? 1 : 0,
    past: countMatches(/(?<!\p{L})(?:had|hadn't|been|was|were|would|\p{L}+ed)(?!\p{L})/giu, plain) > 1 ? 1 : 0,
  };
}

/** Whether a sentence begins with "she", "it" or the like and nothing in it says who that is. */
function leansOn(sentence: string, lexicon: Lexicon): boolean {
  return lexicon.dependentOpening.test(sentence) && !lexicon.independentOpening.test(sentence);
}

const scoreOf = (heard: Signals): number => signals.reduce((sum, name) => sum + heard[name] * weights[name], 0);

/** On a page of many sentences only so many are heard closely: long enough ones, rather from its end. */
const mostHeard = 80;
const usualCharacters = 140;

function heardOf(sentences: readonly string[]): number[] {
  const all = [...sentences.keys()];
  if (all.length <= mostHeard) return all;
  const promise = (at: number) =>
    Math.min(sentences[at]?.length ?? 0, usualCharacters) / usualCharacters + at / all.length;
  return all.toSorted((a, b) => promise(b) - promise(a)).slice(0, mostHeard);
}

/** The sentences of a reflection that may carry it, best first. */
export function rankSentences(sentences: readonly string[], reflection: number, lexicon: Lexicon): KeySentence[] {
  return heardOf(sentences)
    .map((at) => {
      const sentence = sentences[at] ?? '';
      const heard = signalsOf(sentence, at, sentences.length, lexicon);
      return {
        reflection,
        at,
        sentence,
        words: lengthOf(sentence, lexicon),
        leans: heard.leaning === 1,
        score: scoreOf(heard),
      };
    })
    .toSorted((a, b) => b.score - a.score || b.at - a.at);
}
