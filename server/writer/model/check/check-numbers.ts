import { checkNames, dataSections, linesOf, wordsOf } from '../../languages/data-file.ts';
import type { WeekToSummarise } from '../../writer.ts';
import type { Answer } from '../answer/answer.ts';
import { unicodeWords, writtenWords } from '../answer/answer-text.ts';

const sections = dataSections(new URL('number-words.txt', import.meta.url));
checkNames(sections, ['two to twenty', 'ambiguous', 'larger numbers']);

/** The words for 2 to 20, one list for each language. */
const numberWords = linesOf(sections, 'two to twenty').map((line) => line.split(' '));

const ambiguous: ReadonlySet<string> = new Set(wordsOf(sections, 'ambiguous'));

const largerNumbers: ReadonlyMap<string, number> = new Map(
  linesOf(sections, 'larger numbers').map((line): [string, number] => {
    const [word = '', value] = line.split(' ');
    return [word, Number(value)];
  }),
);

const zeros = ['0', '٠', '۰', '०'].map((zero) => zero.charCodeAt(0));

/** Return a digit of any script as 0 to 9. */
function plainDigit(digit: string): string {
  const code = digit.charCodeAt(0);
  const zero = zeros.find((each) => code >= each && code < each + 10);
  return zero === undefined ? digit : String(code - zero);
}

/** Return the possible values of a word that is a number: '12', '1,204', '45th', 'twelve', 'elf'. */
function valuesOf(word: string): number[] {
  const digits = word.normalize('NFKC').match(/\p{Nd}[\p{Nd}.,:]*/gu);
  if (digits) return digits.map((run) => Number(run.replaceAll(/[.,:]/gu, '').replaceAll(/\p{Nd}/gu, plainDigit)));
  const lower = word.toLowerCase();
  const big = largerNumbers.get(lower);
  const small = numberWords.map((line) => line.indexOf(lower) + 2).filter((value) => value > 1);
  return [...new Set([...small, ...(big === undefined ? [] : [big])])];
}

/** Return a fault for each number that the user did not write, except for the number of reflections or days. */
export function numberFaults(week: WeekToSummarise, { title, themes, paragraphs }: Answer): string[] {
  const written = writtenWords(week);
  const known = new Set([
    ...written.flatMap(valuesOf),
    week.reflections.length,
    new Set(week.reflections.map(({ localDate }) => localDate)).size,
    ...(['evening', 'deep'] as const).map((type) => week.reflections.filter((one) => one.type === type).length),
  ]);
  const texts = [title, ...themes, ...paragraphs.flatMap(({ sentences }) => sentences.map(({ text }) => text))];
  const said = new Set(texts.flatMap(unicodeWords));
  const own = new Set(written.map((word) => word.toLowerCase()));
  return [...said]
    .filter((word) => {
      const lower = word.toLowerCase();
      const values = valuesOf(word);
      return values.length > 0 && !own.has(lower) && !ambiguous.has(lower) && !values.some((value) => known.has(value));
    })
    .map((word) => `This number is not in the reflections: ${word}`);
}
