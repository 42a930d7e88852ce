// `node bench/eval/fit-sentences.ts` fits a model that predicts which sentences a reader marks as key sentences. It
// uses the open and the practice weeks. It prints the weights for server/writer/read/key-sentences.ts. With `--write`,
// it writes the weights of English words to server/writer/languages/en/sentence-words.txt. It also prints a
// cross-validation: how often the sentence that the model ranks first in a reflection is a key sentence.
import { writeFileSync } from 'node:fs';
import { sentenceSigns, signsOf, wordsToWeigh } from '../../server/writer/read/key-sentences.ts';
import { readWeek } from '../../server/writer/read/read-week.ts';
import { loadWeeks } from './labelled-week.ts';
import { type Example, fitWeights, logOddsOf } from './logistic-regression.ts';

/** Only words of this language get weights, because there are too few weeks in other languages. */
const withWords = 'en';
const parts = 5;
const rounds = 500;
const signCost = 1;
const wordCost = 10;
// A word gets a weight only if it is in at least `leastSentences` sentences. At most `mostWords` words get a weight.
const leastSentences = 5;
const mostWords = 300;

type Row = Example & {
  readonly week: number;
  readonly page: string;
  readonly code: string;
  readonly words: ReadonlySet<string>;
};

const weeks = [...loadWeeks('open'), ...loadWeeks('practice')];
const rows: Row[] = [];
for (const [week, { week: written, marks, name }] of weeks.entries())
  for (const [index, page] of (await readWeek(written)).entries()) {
    const keys = marks[index]?.keySentences ?? [];
    if (keys.length === 0 || page.sentences.length < 2) continue;
    for (const [at, sentence] of page.sentences.entries()) {
      const signs = signsOf(sentence, at, page.sentences.length, page.lexicon);
      rows.push({
        week,
        page: `${name} ${index}`,
        code: page.lexicon.code,
        words: page.lexicon.code === withWords ? wordsToWeigh(sentence) : new Set(),
        features: sentenceSigns.map((sign, place) => [place, signs[sign]] as const),
        isRight: keys.some((key) => key.includes(sentence) || (sentence.length > 15 && sentence.includes(key))),
      });
    }
  }

type Model = { readonly signs: Float64Array; readonly words: ReadonlyMap<string, number> };

function fitModel(from: readonly Row[], words: readonly string[]): Model {
  const places = new Map(words.map((word, place) => [word, sentenceSigns.length + place]));
  const examples = from.map((row) => ({
    ...row,
    features: [
      ...row.features,
      ...[...row.words].flatMap((word): [number, number][] => {
        const place = places.get(word);
        return place === undefined ? [] : [[place, 1]];
      }),
    ],
  }));
  const weights = fitWeights({
    rows: examples,
    size: sentenceSigns.length + words.length,
    costOf: (at) => (at === 0 ? 0 : at < sentenceSigns.length ? signCost : wordCost),
    rounds,
  });
  return {
    signs: weights.subarray(0, sentenceSigns.length),
    words: new Map(words.map((word, place) => [word, weights[sentenceSigns.length + place] ?? 0])),
  };
}

/** Fit the weights of all frequent words. Then fit again with only the words that matter most. */
function modelOf(from: readonly Row[]): Model {
  const counts = new Map<string, number>();
  for (const { words } of from) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const frequent = [...counts].flatMap(([word, count]) =>
    count >= leastSentences && /^\p{L}[\p{L}']*$/u.test(word) ? [word] : [],
  );
  const influence = ([word, weight]: [string, number]) => Math.abs(weight) * Math.sqrt(counts.get(word) ?? 0);
  const strongest = [...fitModel(from, frequent).words].toSorted((a, b) => influence(b) - influence(a));
  return fitModel(
    from,
    strongest.slice(0, mostWords).map(([word]) => word),
  );
}

const logOddsIn = (row: Row, { signs, words }: Model): number =>
  [...row.words].reduce((sum, word) => sum + (words.get(word) ?? 0), logOddsOf(row, signs));

const right = { own: { hits: 0, pages: 0 }, others: { hits: 0, pages: 0 } };
for (let part = 0; part < parts; part += 1) {
  const from = rows.filter(({ week }) => week % parts !== part);
  const model = modelOf(from);
  const pages = new Map<string, Row[]>();
  for (const row of rows) if (row.week % parts === part) pages.set(row.page, [...(pages.get(row.page) ?? []), row]);
  for (const page of pages.values()) {
    const [likeliest] = page.toSorted((a, b) => logOddsIn(b, model) - logOddsIn(a, model));
    const counted = likeliest?.code === withWords ? right.own : right.others;
    counted.pages += 1;
    counted.hits += likeliest?.isRight ? 1 : 0;
  }
}
const share = ({ hits, pages }: { hits: number; pages: number }) => `${(hits / pages).toFixed(3)} of ${pages} pages`;
console.log(`${weeks.length} weeks, ${rows.length} sentences; the likeliest sentence is a key sentence on`);
console.log(`${share(right.own)} in the language with word weights, on ${share(right.others)} in others`);
const { signs, words } = modelOf(rows);
for (const [place, sign] of sentenceSigns.entries()) console.log(`  ${sign}: ${(signs[place] ?? 0).toFixed(1)},`);
if (process.argv.includes('--write')) {
  const sorted = [...words].toSorted(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(
    new URL(`../../server/writer/languages/${withWords}/sentence-words.txt`, import.meta.url),
    [
      '# What a word adds to the log odds that its sentence is a key sentence. Written by bench/eval/fit-sentences.ts; do not',
      '# edit. The format is described in ../README.md.',
      ...sorted.map(([word, weight]) => `${word} ${weight.toFixed(2)}`),
      '',
    ].join('\n'),
  );
}
