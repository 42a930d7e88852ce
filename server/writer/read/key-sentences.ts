import { toSimplified } from '../languages/chinese-script.ts';
import { countMatches, type Lexicon } from '../languages/lexicon.ts';
import { sentenceWords } from '../languages/sentence-words.ts';
import { countWords, wordsIn } from './words.ts';

export type KeySentence = {
  readonly reflection: number;
  readonly at: number;
  readonly sentence: string;
  readonly words: number;
  /** Whether the subject of the sentence is clear only from the sentence before it. */
  readonly isDependent: boolean;
  /** The probability that a reader would mark the sentence as a key sentence. */
  readonly chance: number;
};

export const sentenceSigns = [
  'none',
  'self',
  'opens',
  'feeling',
  'insight',
  'contrast',
  'place',
  'last',
  'first',
  'page',
  'words',
  'short',
  'full',
  'fragment',
  'list',
  'figures',
  'cut',
] as const;

/** Features of a sentence, each from 0 to about 2. `none` is always 1, so its weight is the base of the log odds. */
export type SentenceSigns = Readonly<Record<(typeof sentenceSigns)[number], number>>;

/** Log odds that `bench/eval/fit-sentences.ts` fitted to the sentences that readers marked as key sentences. */
const weights: SentenceSigns = {
  none: -3.5,
  self: 0.5,
  opens: 0.5,
  feeling: 0.9,
  insight: 0.9,
  contrast: 0.5,
  place: 3.4,
  last: -0.2,
  first: 1,
  page: -2.6,
  words: -0.7,
  short: -1.6,
  full: 2.5,
  fragment: -0.4,
  list: -0.8,
  figures: -1.3,
  cut: -3,
};

/** A sentence with fewer words counts as short. */
const shortest = 9;
// A page counts as having at most `manySentences` sentences, and a sentence as having at most `manyWords` words.
const manySentences = 40;
const usualSentences = 20;
const manyWords = 40;
const usualWords = 30;

const clamp = (value: number) => Math.max(0, Math.min(1, value));

/** A first-person word that starts before this index opens its sentence, as in "I" or "And I". */
const opening = 5;

const nearStart = (index: number) => index >= 0 && index < opening;

// Count Chinese words in simplified characters, because the platform splits traditional ones differently.
const lengthOf = (sentence: string, { code }: Lexicon) => countWords(code === 'zh' ? toSimplified(sentence) : sentence);

export function signsOf(sentence: string, at: number, of: number, lexicon: Lexicon): SentenceSigns {
  const words = lengthOf(sentence, lexicon);
  const plain = sentence.replaceAll('’', "'");
  const self = countMatches(lexicon.firstPerson, plain);
  return {
    none: 1,
    self: clamp(self / 2) * 0.5 + (self > 0 ? 0.5 : 0),
    opens: nearStart(plain.search(lexicon.firstPerson)) ? 1 : 0,
    feeling: clamp(countMatches(lexicon.feeling, plain) / 2),
    insight: clamp(countMatches(lexicon.insight, plain) / 3),
    contrast: clamp(countMatches(lexicon.contrast, plain) / 2),
    place: of < 2 ? 1 : at / (of - 1),
    last: at === of - 1 ? 1 : 0,
    first: at === 0 && of > 1 ? 1 : 0,
    page: Math.min(of, manySentences) / usualSentences,
    words: Math.min(words, manyWords) / usualWords,
    short: clamp((shortest - words) / 6),
    full: clamp((words - 6) / 14),
    fragment: words < 5 ? 1 : 0,
    list: clamp((plain.match(/[,、]/gu)?.length ?? 0) / Math.max(1, words) / 0.2 - 0.5),
    figures: clamp((plain.match(/\d+/gu)?.length ?? 0) / 2),
    cut: (plain.startsWith('…') ? 1 : 0) + (plain.endsWith('…') ? 0.4 : 0),
  };
}

/** Return whether a sentence begins with an unexplained pronoun, such as "she" or "it". */
function isDependent(sentence: string, lexicon: Lexicon): boolean {
  return lexicon.dependentOpening.test(sentence) && !lexicon.independentOpening.test(sentence);
}

/** Return the distinct words of a sentence, in lower case as in the files `sentence-words.txt`. */
export const wordsToWeigh = (sentence: string): ReadonlySet<string> =>
  new Set(wordsIn(sentence).map((word) => word.toLowerCase().replaceAll('’', "'")));

function chanceOf(sentence: string, signs: SentenceSigns, { code }: Lexicon): number {
  let logOdds = 0;
  for (const sign of sentenceSigns) logOdds += signs[sign] * weights[sign];
  const known = sentenceWords(code);
  if (known.size > 0) for (const word of wordsToWeigh(sentence)) logOdds += known.get(word) ?? 0;
  return 1 / (1 + Math.exp(-logOdds));
}

/** At most this many sentences of a page are scored. Long sentences and sentences near the end are preferred. */
const mostScored = 80;
const usualCharacters = 140;

function indexesToScore(sentences: readonly string[]): number[] {
  const all = [...sentences.keys()];
  if (all.length <= mostScored) return all;
  const promise = (at: number) =>
    Math.min(sentences[at]?.length ?? 0, usualCharacters) / usualCharacters + at / all.length;
  return all.toSorted((a, b) => promise(b) - promise(a)).slice(0, mostScored);
}

export function rankSentences(sentences: readonly string[], reflection: number, lexicon: Lexicon): KeySentence[] {
  return indexesToScore(sentences)
    .map((at) => {
      const sentence = sentences[at] ?? '';
      return {
        reflection,
        at,
        sentence,
        words: lengthOf(sentence, lexicon),
        isDependent: isDependent(sentence.replaceAll('’', "'"), lexicon),
        chance: chanceOf(sentence, signsOf(sentence, at, sentences.length, lexicon), lexicon),
      };
    })
    .toSorted((a, b) => b.chance - a.chance || b.at - a.at);
}
