import type { WeekToSummarise } from '../../writer.ts';
import type { Answer } from '../answer/answer.ts';
import { unicodeWords, writtenWords } from '../answer/answer-text.ts';

/** From two on: one is an article in most languages. Position 0 is 2. */
const numberWords: readonly (readonly string[])[] = [
  'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
  'zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig',
  'deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt',
  'dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte',
  'due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove venti',
  'dois três quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezesseis dezessete dezoito dezenove vinte',
  'twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien twintig',
].map((line) => line.split(' '));

/** Number words that are also another common word of a language. */
const ambiguous = new Set(['sei', 'acht', 'once', 'elf', 'due', 'sept', 'tien']);

const bigNumbers = new Map(
  Object.entries({
    thirty: 30,
    forty: 40,
    fifty: 50,
    sixty: 60,
    seventy: 70,
    eighty: 80,
    ninety: 90,
    hundred: 100,
    hundreds: 100,
    thousand: 1_000,
    thousands: 1_000,
    million: 1_000_000,
    millions: 1_000_000,
    dozen: 12,
  }),
);

const zeros = ['0', '٠', '۰', '०'].map((zero) => zero.charCodeAt(0));

/** Return a digit of any script as 0 to 9. */
function plainDigit(digit: string): string {
  const code = digit.charCodeAt(0);
  const zero = zeros.find((each) => code >= each && code < each + 10);
  return zero === undefined ? digit : String(code - zero);
}

/** Return the values of a number: '12', '1,204', '45th', 'twelve', 'elf'. Other words have none. */
function valuesOf(word: string): number[] {
  const digits = word.normalize('NFKC').match(/\p{Nd}[\p{Nd}.,:]*/gu);
  if (digits) return digits.map((run) => Number(run.replaceAll(/[.,:]/gu, '').replaceAll(/\p{Nd}/gu, plainDigit)));
  const lower = word.toLowerCase();
  const big = bigNumbers.get(lower);
  const small = numberWords.map((line) => line.indexOf(lower) + 2).filter((value) => value > 1);
  return [...new Set([...small, ...(big === undefined ? [] : [big])])];
}

/** Return numbers that the user did not write. The number of reflections and days is allowed. */
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
