import { existsSync } from 'node:fs';
import { checkNames, dataSections, linesOf, type Sections, wordsOf } from '../../../languages/data-file.ts';
import { lexiconOf } from '../../../languages/lexicon.ts';
import { foldWord } from './word-forms.ts';

/** The words that the checks of an answer need in one language. README.md describes the files. */
export type AnswerWords = {
  readonly isKnown: boolean;
  /** Words that state nothing: grammar, and words that fit any week. */
  readonly neutral: ReadonlySet<string>;
  readonly neutralStems: ReadonlyMap<string, readonly string[]>;
  readonly negation: ReadonlySet<string>;
  readonly doubt: ReadonlySet<string>;
  /** Words that alone make a sentence of a reflection doubtful. */
  readonly sureDoubt: ReadonlySet<string>;
  /** Words of sentences that say more than what happened: never, nobody, would, if. */
  readonly beyondFacts: ReadonlySet<string>;
  /** Words that may be in a theme even if no reflection contains them. */
  readonly themes: ReadonlySet<string>;
  /** Words that judge the week in a title or theme: only, less, finally, new. */
  readonly judging: ReadonlySet<string>;
  /** Words that often precede a noun, such as articles. */
  readonly beforeNouns: ReadonlySet<string>;
  /** Words that show who does something: "I", "you", "she" and their verbs. */
  readonly persons: {
    readonly first: ReadonlySet<string>;
    readonly second: ReadonlySet<string>;
    readonly third: ReadonlySet<string>;
  };
  /** For each word, the index of its group of related words. */
  readonly groups: ReadonlyMap<string, number>;
};

const names = [
  ...[
    'function',
    'frame',
    'same',
    'negation',
    'doubt',
    'sure doubt',
    'beyond facts',
    'themes',
    'judging',
    'first person',
    'second person',
    'third person',
  ],
];

const stemLength = 5;

function byStem(words: ReadonlySet<string>): ReadonlyMap<string, readonly string[]> {
  const stems = new Map<string, string[]>();
  for (const word of words)
    if (word.length >= stemLength)
      stems.set(word.slice(0, stemLength), [...(stems.get(word.slice(0, stemLength)) ?? []), word]);
  return stems;
}

const read = new Map<string, AnswerWords>();

function wordsOfLanguage(code: string): AnswerWords {
  const file = new URL(`languages/${code}.txt`, import.meta.url);
  const isKnown = existsSync(file);
  const sections: Sections = isKnown ? dataSections(file) : { file, byName: new Map() };
  checkNames(sections, names);
  const fold = (words: Iterable<string>) => new Set([...words].map(foldWord));
  const words = (name: string) => (sections.byName.has(name) ? wordsOf(sections, name) : []);
  const lexicon = lexiconOf(code);
  // Many English stop words state something, such as "laughed" and "lost", so they are not neutral.
  const grammar = code === 'en' ? [] : [...lexicon.stopWords];
  const same = sections.byName.has('same') ? linesOf(sections, 'same') : [];
  const neutral = fold([...grammar, ...words('function'), ...words('frame'), ...words('doubt')]);
  return {
    isKnown,
    neutral,
    neutralStems: byStem(neutral),
    negation: fold(isKnown ? words('negation') : lexicon.negation),
    doubt: fold([...words('doubt'), ...words('sure doubt')]),
    sureDoubt: fold(words('sure doubt')),
    beyondFacts: fold(words('beyond facts')),
    themes: fold(words('themes')),
    judging: fold(words('judging')),
    beforeNouns: fold(lexicon.beforeNouns),
    persons: {
      first: fold(words('first person')),
      second: fold(words('second person')),
      third: fold(words('third person')),
    },
    groups: new Map(same.flatMap((line, at) => line.split(' ').map((word): [string, number] => [foldWord(word), at]))),
  };
}

export function answerWords(code: string): AnswerWords {
  const words = read.get(code) ?? wordsOfLanguage(code);
  read.set(code, words);
  return words;
}
