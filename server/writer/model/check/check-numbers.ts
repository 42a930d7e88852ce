import { checkNames, dataSections, linesOf, wordsOf } from '../../languages/data-file.ts';
import { unicodeWords } from '../answer/answer-text.ts';
import type { Fault, Part } from './fault.ts';
import { areRelated, hasWord, type ReadPages } from './read-pages.ts';
import { foldWord } from './words/word-forms.ts';

const sections = dataSections(new URL('words/number-words.txt', import.meta.url));
checkNames(sections, ['two to twenty', 'one', 'units', 'larger numbers']);

const wordsByCode = (section: string) =>
  new Map(
    linesOf(sections, section).map((line): [string, string[]] => {
      const [code = '', ...words] = line.split(' ');
      return [code, words.map(foldWord)];
    }),
  );

const numberWords = wordsByCode('two to twenty');
const ones = new Set(wordsOf(sections, 'one').map(foldWord));
const units = wordsByCode('units');
const largerNumbers: ReadonlyMap<string, number> = new Map(
  linesOf(sections, 'larger numbers').map((line): [string, number] => {
    const [word = '', value] = line.split(' ');
    return [foldWord(word), Number(value)];
  }),
);

const zeros = ['0', '٠', '۰', '०'].map((zero) => zero.charCodeAt(0));

/** Convert a digit of any script to 0 to 9. */
function plainDigit(digit: string): string {
  const code = digit.charCodeAt(0);
  const zero = zeros.find((each) => code >= each && code < each + 10);
  return zero === undefined ? digit : String(code - zero);
}

/**
 * Return the values that a word may have as a number: '12', '1,204', '45th', 'twelve', 'elf'. Empty for other words.
 */
function valuesOf(word: string, codes: readonly string[]): number[] {
  const digits = word.normalize('NFKC').match(/\p{Nd}[\p{Nd}.,:]*/gu);
  if (digits) return digits.map((run) => Number(run.replaceAll(/[.,:]/gu, '').replaceAll(/\p{Nd}/gu, plainDigit)));
  const folded = foldWord(word);
  const big = largerNumbers.get(folded);
  const small = codes.map((code) => (numberWords.get(code) ?? []).indexOf(folded) + 2).filter((value) => value > 1);
  return [...new Set([...small, ...(big === undefined ? [] : [big])])];
}

export const isNumberWord = (code: string, word: string): boolean => numberWords.get(code)?.includes(word) ?? false;

/** A number, given by its possible values, and the noun that it counts. */
type Counted = { readonly values: readonly number[]; readonly noun: string };

const isUnit = ({ code }: ReadPages, word: string) => units.get(code)?.includes(word) ?? false;

function countedIn(read: ReadPages, text: string, codes: readonly string[]): Counted[] {
  return text
    .split(/[,;:.!?](?!\p{Nd})/u)
    .map(unicodeWords)
    .flatMap((words) =>
      words.flatMap((word, at) => {
        const values = ones.has(foldWord(word)) ? [1] : valuesOf(word, codes);
        const noun = words
          .slice(at + 1, at + 3)
          .map(foldWord)
          .find((one) => isUnit(read, one) || (!read.words.neutral.has(one) && valuesOf(one, codes).length === 0));
        return values.length === 0 || noun === undefined ? [] : [{ values, noun }];
      }),
    );
}

/**
 * A summary may contain a number word up to this number, as in "two things", even if no reflection contains the number.
 */
const mostCounted = 5;

type Known = {
  readonly values: ReadonlySet<number>;
  readonly counted: readonly Counted[];
  readonly words: ReadonlySet<string>;
};

function known(read: ReadPages, sources: readonly number[]): Known {
  const texts = sources.flatMap((at) => read.pages[at]?.sentences.map(({ text }) => text) ?? []);
  const words = texts.flatMap(unicodeWords);
  const codes = [...numberWords.keys()];
  return {
    values: new Set(words.flatMap((word) => valuesOf(word, codes))),
    counted: texts.flatMap((text) => countedIn(read, text, codes)),
    words: new Set(words.map(foldWord)),
  };
}

/**
 * Return whether a reflection has the number before a unit of time in any language. For "six weeks", that may be "sechs
 * Wochen".
 */
const isInOtherUnit = ({ values }: Counted, { counted }: Known) =>
  counted.some(
    (one) =>
      one.values.some((value) => values.includes(value)) && [...units.values()].some((list) => list.includes(one.noun)),
  );

function isMiscounted(read: ReadPages, { values, noun }: Counted, { counted }: Known): boolean {
  if (values.includes(1)) return false;
  const same = counted.filter((one) => areRelated(read, one.noun, noun));
  const isTold = same.some((one) => one.values.some((value) => values.includes(value)));
  if (isTold) return false;
  if (isUnit(read, noun))
    return same.length > 0 || counted.some((one) => one.values.some((value) => values.includes(value)));
  const isOften = same.length > 1 && values.some((value) => value <= mostCounted);
  return same.length > 0 && !isOften;
}

/**
 * Return a fault for each number that the cited reflections do not contain. Also return a fault for each thing that has
 * another number in the cited reflections.
 */
export function numberFaults(read: ReadPages, { place, text, sources }: Part): Fault[] {
  const codes = [...new Set([read.code, 'en'])];
  const words = [...new Set(unicodeWords(text))];
  if (!words.some((word) => valuesOf(word, codes).length > 0 || isUnit(read, foldWord(word)))) return [];
  const written = known(read, sources);
  const days = new Set(read.pages.map(({ weekday }) => weekday)).size;
  const fault = (word: string): Fault => ({
    place,
    text: `This number is not in the reflections: ${word}`,
    isGrave: false,
  });
  const unknown = words.filter((word) => {
    const values = valuesOf(word, codes);
    if (values.length === 0) return false;
    if (written.words.has(foldWord(word)) || values.some((value) => written.values.has(value))) return false;
    if (!/\p{Nd}/u.test(word) && values.some((value) => value <= mostCounted)) return false;
    return !values.some((value) => value === read.pages.length || value === days);
  });
  const wrong = countedIn(read, text, codes).filter(
    (counted) =>
      isMiscounted(read, counted, written) ||
      (isUnit(read, counted.noun) && !hasWord(read, counted.noun, sources) && !isInOtherUnit(counted, written)),
  );
  return [...unknown, ...wrong.map(({ noun }) => noun)].map(fault);
}
