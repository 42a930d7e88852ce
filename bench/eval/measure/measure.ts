import type { WrittenSummary } from '../../../server/writer/writer.ts';
import type { LabelledWeek } from '../labelled-week.ts';
import { attributedQuotes } from './attribution.ts';
import { echoesSaid } from './echoes.ts';
import { unfaithful, type WriterKind } from './faithful.ts';
import { falseOfThePerson } from './falsehoods.ts';
import { forbiddenIn } from './forbidden.ts';
import { fewestQuotes, lengthShare, longestShareOf, mostQuotes } from './length.ts';
import { isKeySentence, isWhole } from './quotes.ts';
import { readingErrors } from './reading.ts';
import { unsafeToShare } from './share-safe.ts';
import { paragraphsOf } from './summary-text.ts';
import { namesIn, namesSubject, themeFaults } from './theme-match.ts';

export const criteria = [
  'faithful',
  'nothing false',
  'share-safe',
  'allowed',
  'main subject',
  'single names',
  'themes',
  'length',
  'quotes',
  'whole quotes',
  'key sentences',
  'echoes true',
  'reads well',
  'paragraphs',
] as const;
export type Criterion = (typeof criteria)[number];

const ofQuotesAlone: readonly Criterion[] = ['quotes', 'whole quotes', 'key sentences', 'echoes true'];

/**
 * Return the criteria for a kind of writer. Criteria about whole quotes do not apply to models, which quote parts of
 * sentences.
 */
export const criteriaOf = (kind: WriterKind): Criterion[] =>
  criteria.filter((criterion) => kind === 'builtin' || !ofQuotesAlone.includes(criterion));

/** The result of one criterion. Never print `why` for a locked week: it contains words of the week. */
export type Finding = { readonly value: number; readonly passed: boolean; readonly why: readonly string[] };
export type Verdict = { readonly passed: boolean; readonly findings: Readonly<Record<Criterion, Finding>> };

const none = (why: readonly string[]): Finding => ({ value: why.length, passed: why.length === 0, why });
const within = (value: number, least: number, most: number, why: readonly string[] = []): Finding => ({
  value,
  passed: value >= least && value <= most,
  why,
});

/** Return a finding that passes if the share of right values is at least `least`, or if there are no values. */
const share = <T>(values: readonly T[], isRight: (value: T) => boolean, least: number, text: (value: T) => string) =>
  within(
    values.length === 0 ? 1 : values.filter(isRight).length / values.length,
    least,
    1,
    values.filter((value) => !isRight(value)).map(text),
  );

export function judge(labelled: LabelledWeek, summary: WrittenSummary, kind: WriterKind = 'builtin'): Verdict {
  const { longSummary, keyThemes } = summary;
  const quotes = attributedQuotes(labelled, summary);
  const { right, wrong } = namesIn(labelled, summary);
  const quoted = ({ quote }: (typeof quotes)[number]) => quote.text;
  const findings: Record<Criterion, Finding> = {
    faithful: none(unfaithful(labelled, summary, kind)),
    'nothing false': none(falseOfThePerson(labelled, summary, kind)),
    'share-safe': none(unsafeToShare(labelled, summary)),
    allowed: none(forbiddenIn(labelled, summary)),
    'main subject': within(Number(namesSubject(labelled, summary)), 1, 1),
    'single names': share([...right, ...wrong], (name) => right.includes(name), 0.5, String),
    themes: none(themeFaults(labelled, keyThemes, kind)),
    length: within(lengthShare(labelled, longSummary), 0, longestShareOf(labelled)),
    quotes: within(quotes.length, fewestQuotes(labelled), mostQuotes),
    'whole quotes': share(quotes, (quote) => isWhole(labelled, quote), 1, quoted),
    'key sentences': share(quotes, (quote) => isKeySentence(labelled, quote), 0.6, quoted),
    'echoes true': share(
      echoesSaid(labelled, summary),
      ({ isTrue }) => isTrue,
      1,
      ({ text }) => text,
    ),
    'reads well': none(readingErrors(labelled, summary)),
    paragraphs: within(paragraphsOf(longSummary).length, 2, 7),
  };
  return { passed: criteriaOf(kind).every((criterion) => findings[criterion].passed), findings };
}
