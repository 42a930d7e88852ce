import type { WrittenSummary } from '../../server/writer/writer.ts';
import type { LabelledWeek } from './labelled-week.ts';
import { bars, type Figure, figuresOf } from './measure/bars.ts';
import { constantGuess, sentenceGuess } from './measure/baseline.ts';
import { echoesFound } from './measure/echoes.ts';
import type { WriterKind } from './measure/faithful.ts';
import { weekWords } from './measure/length.ts';
import { type Criterion, criteriaOf, type Verdict } from './measure/measure.ts';
import { namesIn } from './measure/theme-match.ts';

export type Judged = {
  readonly labelled: LabelledWeek;
  readonly summary: WrittenSummary;
  /** Whether the builtin summary replaces a model's answer that was refused. */
  readonly standsIn: boolean;
  readonly milliseconds: number;
  readonly verdict: Verdict;
};

/** The figure for the time ignores weeks with this many words or more. */
const longWeek = 1_000;

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** Return all figures of a writer. A figure without labelled weeks is NaN. */
export function totalsOf(judged: readonly Judged[]): Readonly<Record<Figure, number>> {
  const finding = (week: Judged, criterion: Criterion) => week.verdict.findings[criterion];
  const passing = (criterion: Criterion) => mean(judged.map((week) => Number(finding(week, criterion).passed)));
  const values = (criterion: Criterion) => mean(judged.map((week) => finding(week, criterion).value));
  const withSubject = judged.filter(({ labelled }) => labelled.subject.length > 0);
  const withEchoes = judged.filter(({ labelled }) => labelled.echoes.length > 0);
  const found = withEchoes.filter(({ labelled, summary }) => echoesFound(labelled, summary.longSummary).length > 0);
  const names = judged.map(({ labelled, summary }) => namesIn(labelled, summary));
  const right = names.flatMap((each) => each.right).length;
  const ordinary = judged.filter(({ labelled }) => weekWords(labelled) < longWeek);
  return {
    faithful: passing('faithful'),
    'nothing false': judged.some(({ labelled }) => labelled.falsehoods.length > 0)
      ? passing('nothing false')
      : Number.NaN,
    'share-safe': passing('share-safe'),
    allowed: passing('allowed'),
    'main subject': mean(withSubject.map((week) => finding(week, 'main subject').value)),
    'single names': right / Math.max(1, right + names.flatMap(({ wrong }) => wrong).length),
    length: passing('length'),
    'whole quotes': values('whole quotes'),
    'key sentences': values('key sentences'),
    'echoes found': withEchoes.length === 0 ? Number.NaN : found.length / withEchoes.length,
    'echoes true': values('echoes true'),
    'reads well': passing('reads well'),
    accepted: mean(judged.map(({ standsIn }) => Number(!standsIn))),
    milliseconds: Math.max(...ordinary.map(({ milliseconds }) => milliseconds)),
  };
}

export const missedBars = (totals: Readonly<Record<Figure, number>>, kind: WriterKind): Figure[] =>
  figuresOf(kind).filter((figure) => {
    const bar = bars[kind][figure];
    if (bar === undefined) return false;
    return figure === 'milliseconds' ? totals[figure] > bar : totals[figure] < bar;
  });

/** Return a table of figures without texts of weeks: value, value of a constant guess, difference, limit. */
export function figuresTable(judged: readonly Judged[], practice: readonly LabelledWeek[], kind: WriterKind): string {
  const totals = totalsOf(judged);
  const weeks = judged.map(({ labelled }) => labelled);
  const constant = constantGuess(weeks, practice);
  const guesses: Partial<Record<Figure, number>> = {
    'main subject': constant.subject,
    'single names': constant.names,
    'key sentences': sentenceGuess(weeks),
    'echoes found': 0,
  };
  const number = (value: number | undefined) =>
    (value === undefined || Number.isNaN(value) ? '' : value.toFixed(2)).padStart(8);
  const rows = figuresOf(kind).map((figure) => {
    const [value, guess] = [totals[figure], guesses[figure]];
    const lift = guess === undefined ? undefined : value - guess;
    return `${figure.padEnd(16)}${number(value)}${number(guess)}${number(lift)}${number(bars[kind][figure])}`;
  });
  return [
    `${''.padEnd(16)}${['value', 'guess', 'lift', 'bar'].map((name) => name.padStart(8)).join('')}`,
    ...rows,
  ].join('\n');
}

export function criteriaTable(judged: readonly Judged[], kind: WriterKind): string {
  const rows = criteriaOf(kind).map((criterion) => {
    const findings = judged.map(({ verdict }) => verdict.findings[criterion]);
    const value = mean(findings.map((finding) => finding.value)).toFixed(2);
    const passing = 100 * mean(findings.map(({ passed }) => Number(passed)));
    return `${criterion.padEnd(16)} mean ${value.padStart(6)}   weeks ${passing.toFixed(0).padStart(3)}%`;
  });
  const passed = 100 * mean(judged.map(({ verdict }) => Number(verdict.passed)));
  return [...rows, `${'all criteria'.padEnd(29)}weeks ${passed.toFixed(0).padStart(3)}%`].join('\n');
}

/** Return why a summary did not pass. Never print it for a locked week: it contains words of the week. */
export function reasons({ labelled, verdict }: Judged, kind: WriterKind): string {
  const failed = criteriaOf(kind).filter((criterion) => !verdict.findings[criterion].passed);
  return [
    labelled.name,
    ...failed.map((criterion) => {
      const { value, why } = verdict.findings[criterion];
      return `  ${criterion} ${value.toFixed(2)}${why.length > 0 ? `: ${why.slice(0, 8).join('; ')}` : ''}`;
    }),
  ].join('\n');
}
