import { titlePrefix } from '../measure/faithful.ts';
import { numberOf } from '../measure/numbers.ts';
import { quotesIn, sentencesIn } from '../measure/summary-text.ts';
import { holdsWords } from '../measure/words.ts';
import { appended, edited } from './edit.ts';
import type { Mutation } from './mutation.ts';

const adding =
  (text: string): Mutation =>
  (summary) =>
    appended(summary, ` ${text}`);

/** Return a mutation that adds a text to the first paragraph, which share cards show. */
const opening =
  (text: (names: readonly string[]) => string): Mutation =>
  (summary, { names }) => {
    const end = summary.longSummary.indexOf('\n');
    return end < 0 || names.length === 0 ? null : edited(summary, end, end, ` ${text(names)}`);
  };

const counted =
  /\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|\d+)(?= (?:\p{L}+ )?(?:reflections|evenings|days|pages|words|entries)\b)/iu;

/** Increase the first number that counts reflections, days or words. */
const changedCount: Mutation = (summary) => {
  for (const { start, free } of sentencesIn(summary.longSummary)) {
    const found = counted.exec(summary.longSummary.slice(start, start + free.length));
    if (found === null) continue;
    const value = numberOf(found[0].toLowerCase()) ?? 0;
    return edited(summary, start + found.index, start + found.index + found[0].length, String(value + 1));
  }
  return null;
};

const doubledSentence: Mutation = (summary) => {
  const sentence = sentencesIn(summary.longSummary).find(({ free }) => free.split(' ').length > 4);
  return sentence === undefined
    ? null
    : edited(summary, sentence.end, sentence.end, ` ${summary.longSummary.slice(sentence.start, sentence.end).trim()}`);
};

const misplacedEvidence: Mutation = (summary, { week }) => {
  const quote = quotesIn(summary.longSummary)[0];
  const at = summary.evidence.findIndex(
    (span) => quote !== undefined && span.start < quote.end && span.end > quote.start,
  );
  const span = summary.evidence[at];
  if (span === undefined) return null;
  const other = ((span.reflections[0] ?? 0) + 1) % week.reflections.length;
  return { ...summary, evidence: summary.evidence.with(at, { ...span, reflections: [other] }) };
};

/** Claim falsely that two days share a word that is only on the first of them. */
const falseEcho: Mutation = (summary, { week: { reflections } }) => {
  const [first] = reflections;
  const second = reflections.find(({ localDate }) => localDate !== first?.localDate);
  if (first === undefined || second === undefined) return null;
  const days = [first, second].map(({ localDate }) =>
    new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' }).format(Date.parse(`${localDate}T00:00:00Z`)),
  );
  const other = reflections.filter(({ localDate }) => localDate === second.localDate).map(({ content }) => content);
  const word = first.content.match(/\p{L}{5,}/gu)?.find((found) => !holdsWords(other.join('\n'), found));
  return word === undefined ? null : appended(summary, ` On ${days.join(' and on ')}: “${word}”.`);
};

export const frameMutations: Readonly<Record<string, Mutation>> = {
  'changed count': changedCount,
  'invented count': adding('You wrote it down 87 times.'),
  advice: adding('You should rest more.'),
  'gentle advice': adding('Try to keep writing on each day.'),
  'a diagnosis': adding('You seem depressed.'),
  'a clinical word': adding('There is burnout in it.'),
  'praise as advice': adding('Well done, keep going.'),
  'an invented event': adding('You bought a yacht and quarrelled with the mayor.'),
  'an invented name': (summary) => {
    const at = summary.longSummary.indexOf('\n\n');
    return at < 0 ? null : edited(summary, at + 2, at + 2, 'Balthasar was there. ');
  },
  'a doubled sentence': doubledSentence,
  'the text twice': (summary) => appended(summary, `\n\n${summary.longSummary}`),
  'one paragraph': (summary) => ({ ...summary, longSummary: summary.longSummary.replaceAll(/\n\n+/gu, ' ') }),
  'a list': (summary) => ({ ...summary, longSummary: summary.longSummary.replaceAll('\n\n', '\n\n- ') }),
  'bold type': (summary) => ({ ...summary, longSummary: summary.longSummary.replace(/^(\S+)/u, '**$1**') }),
  'a heading': (summary) => ({ ...summary, longSummary: `# ${summary.longSummary}` }),
  'a tag': adding('<b>You</b>'),
  'a link': adding('www.example.com'),
  'cut in half': (summary) =>
    edited(summary, Math.floor(summary.longSummary.length / 2), summary.longSummary.length, ''),
  'a name as a theme': (summary, { names }) =>
    names[0] === undefined ? null : { ...summary, keyThemes: [names[0], ...summary.keyThemes.slice(1)] },
  'a name in the title': (summary, { names }) =>
    names[0] === undefined ? null : { ...summary, title: `${summary.title} ${names[0]}` },
  'a name in the opening': opening(([name]) => `${name}.`),
  'foreign themes': (summary) => ({ ...summary, keyThemes: ['Blockchain', 'Yachting', 'Polo'] }),
  'themes of another life': (summary) => ({ ...summary, keyThemes: ['Gambling', 'Chess', 'Fishing'] }),
  'a topic in the telling': adding('There is gambling in it.'),
  'a false theme': (summary, { falsehoods }) =>
    falsehoods[0] === undefined ? null : { ...summary, keyThemes: [falsehoods[0], ...summary.keyThemes.slice(1)] },
  'a joined theme': (summary) => ({ ...summary, keyThemes: [`${summary.keyThemes[0]} and sleep`] }),
  'a false echo': falseEcho,
  'without quotes': (summary) => ({
    ...summary,
    longSummary: quotesIn(summary.longSummary).reduceRight(
      (text, { start, end }) => `${text.slice(0, start)}it${text.slice(end)}`,
      summary.longSummary,
    ),
  }),
  'two spaces': (summary) => {
    const at = summary.longSummary.search(/(?<=\p{L}) /u);
    return at < 0 ? null : edited(summary, at, at, ' ');
  },
  'an unfilled place': adding('On {day}.'),
  'a theme twice': (summary) => ({ ...summary, keyThemes: [...summary.keyThemes, summary.keyThemes[0] ?? ''] }),
  'seven themes': (summary) => ({
    ...summary,
    keyThemes: [...summary.keyThemes, ...'one two three four five six seven'.split(' ')].slice(0, 7),
  }),
  'another week’s title': (summary, { week }) => ({
    ...summary,
    title: summary.title.replace(titlePrefix(week.weekStart), titlePrefix('2024-02-26')),
  }),
  'a forbidden word': (summary, { forbidden }) =>
    forbidden[0] === undefined ? null : appended(summary, ` ${forbidden[0]}.`),
  'evidence elsewhere': misplacedEvidence,
};
