import { toSimplified } from '../languages/chinese-script.ts';
import { countMatches, type Lexicon } from '../languages/lexicon.ts';
import { countWords } from './words.ts';

/** A sentence of a reflection, and how well it represents the whole reflection. */
export type KeySentence = {
  /** The position of the sentence's reflection in the week, oldest first. */
  readonly reflection: number;
  /** Position of the sentence in its reflection. */
  readonly at: number;
  readonly sentence: string;
  readonly words: number;
  /** Whether the subject of the sentence is clear only from the sentence before it. */
  readonly isDependent: boolean;
  /** The log odds that the sentence is a key sentence of its reflection. */
  readonly score: number;
};

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
  'dependent',
  'question',
  'speech',
  'list',
  'empty',
  'figures',
  'bare',
  'fragment',
  'full',
  'past',
  'cut',
  'opens',
] as const;

/** Features of a sentence, each between 0 and about 1. */
type Signals = Readonly<Record<(typeof signals)[number], number>>;

/**
 * Weights in log odds, fitted to the sentences that readers marked in about fifty weeks, then rounded. Readers marked
 * longer sentences near the end, in the first person, about what the user felt or understood. They did not mark lists,
 * sentences with figures, or sentences that only introduce the next one.
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
  dependent: -0.2,
  question: -0.3,
  speech: -0.1,
  list: -0.4,
  empty: -0.3,
  figures: -0.3,
  bare: -0.4,
  fragment: -0.8,
  full: 1.9,
  past: 0.2,
  cut: -0.8,
  opens: 0.7,
};

/** The usual range of the length of a sentence, in words. */
const shortest = 9;
const longest = 34;

const clamp = (value: number) => Math.max(0, Math.min(1, value));

/** A sentence opens with a first-person word if this word begins within this many characters: "I", "And I". */
const opening = 5;

const nearStart = (index: number) => index >= 0 && index < opening;

/**
 * Return the number of words of a sentence. The platform's dictionary splits traditional Chinese differently, so
 * convert the sentence to simplified characters first.
 */
const lengthOf = (sentence: string, { code }: Lexicon) => countWords(code === 'zh' ? toSimplified(sentence) : sentence);

/**
 * Compute the signals of the sentence at index `at` of a reflection. `of` is the number of the reflection's sentences.
 */
function signalsOf(sentence: string, at: number, of: number, lexicon: Lexicon): Signals {
  const words = lengthOf(sentence, lexicon);
  const plain = sentence.replaceAll('’', "'");
  const self = countMatches(lexicon.firstPerson, plain);
  return {
    self: clamp(self / 2) * 0.5 + (self > 0 ? 0.5 : 0),
    feeling: clamp(countMatches(lexicon.feeling, plain) / 2),
    insight: clamp(countMatches(lexicon.insight, plain) / 3),
    contrast: clamp(countMatches(lexicon.contrast, plain) / 2),
    place: of < 2 ? 1 : at / (of - 1),
    last: at === of - 1 ? 1 : 0,
    first: at === 0 && of > 1 ? 1 : 0,
    short: clamp((shortest - words) / 6),
    long: clamp((words - longest) / 20),
    dependent: isDependent(plain, lexicon) ? 1 : 0,
    question: /[?？؟]["'”’)]*$/u.test(plain) ? 1 : 0,
    speech: /["“”„«»「」]/u.test(plain) ? 1 : 0,
    list: clamp((plain.match(/[,、]/gu)?.length ?? 0) / Math.max(1, words) / 0.2 - 0.5),
    empty: lexicon.emptyOpening.test(plain) ? 1 : 0,
    figures: clamp((plain.match(/\d+/gu)?.length ?? 0) / 2),
    bare:
      self === 0 && countMatches(lexicon.feeling, plain) === 0 && countMatches(lexicon.insight, plain) === 0 ? 1 : 0,
    fragment: words < 5 ? 1 : 0,
    full: clamp((words - 6) / 14),
    cut: (plain.startsWith('…') ? 1 : 0) + (plain.endsWith('…') ? 0.4 : 0),
    opens: nearStart(plain.search(lexicon.firstPerson)) ? 1 : 0,
    past: countMatches(/(?<!\p{L})(?:had|hadn't|been|was|were|would|\p{L}+ed)(?!\p{L})/giu, plain) > 1 ? 1 : 0,
  };
}

/** Return whether a sentence begins with an unexplained pronoun, such as "she" or "it". */
function isDependent(sentence: string, lexicon: Lexicon): boolean {
  return lexicon.dependentOpening.test(sentence) && !lexicon.independentOpening.test(sentence);
}

const scoreOf = (values: Signals): number => signals.reduce((sum, name) => sum + values[name] * weights[name], 0);

/** The maximum number of sentences to score on a page. Long sentences, and sentences near the end, are preferred. */
const mostScored = 80;
const usualCharacters = 140;

function indexesToScore(sentences: readonly string[]): number[] {
  const all = [...sentences.keys()];
  if (all.length <= mostScored) return all;
  const promise = (at: number) =>
    Math.min(sentences[at]?.length ?? 0, usualCharacters) / usualCharacters + at / all.length;
  return all.toSorted((a, b) => promise(b) - promise(a)).slice(0, mostScored);
}

/** Return the sentences of a reflection, the likeliest key sentence first. */
export function rankSentences(sentences: readonly string[], reflection: number, lexicon: Lexicon): KeySentence[] {
  return indexesToScore(sentences)
    .map((at) => {
      const sentence = sentences[at] ?? '';
      const signs = signalsOf(sentence, at, sentences.length, lexicon);
      return {
        reflection,
        at,
        sentence,
        words: lengthOf(sentence, lexicon),
        isDependent: signs.dependent === 1,
        score: scoreOf(signs),
      };
    })
    .toSorted((a, b) => b.score - a.score || b.at - a.at);
}
