// `npm run eval [-- --practice | --locked | --series] [--texts] [--writer model]` measures a writer on the open weeks,
// the practice weeks, the locked weeks (totals only) or ten weeks of one user. The exit code is 1 if a figure misses
// its limit. docs/summaries-measure.md explains the output.
import { parseArgs } from 'node:util';
import { loadWeeks, type WeekFolder } from './labelled-week.ts';
import { judge } from './measure/measure.ts';
import { criteriaTable, figuresTable, type Judged, missedBars, reasons, totalsOf } from './report.ts';
import { repeatsIn, writeSeries } from './series.ts';
import { openWriter, timed } from './writers.ts';

const { values } = parseArgs({
  options: {
    practice: { type: 'boolean', default: false },
    locked: { type: 'boolean', default: false },
    series: { type: 'boolean', default: false },
    texts: { type: 'boolean', default: false },
    writer: { type: 'string', default: 'builtin' },
  },
});
const { practice, locked, series, texts } = values;
if ([practice, locked, series].filter(Boolean).length > 1)
  throw new Error('--practice, --locked and --series exclude each other: choose one');
const writer = await openWriter(values.writer);
const kind = values.writer === 'model' ? 'model' : 'builtin';

const show = (name: string, { title, keyThemes, longSummary }: Judged['summary']) =>
  console.log(`\n== ${name}\n${title}\n${keyThemes.join(' · ')}\n\n${longSummary}\n`);

async function measureSeries(): Promise<boolean> {
  const weeks = await writeSeries(writer);
  for (const { weekStart, title, summary } of weeks)
    if (texts) show(weekStart, summary);
    else console.log(`${weekStart}  ${title}`);
  const repeats = repeatsIn(weeks);
  console.log(`\n${[...repeats, `${writer.name}, ${weeks.length} weeks, ${repeats.length} repeats`].join('\n')}`);
  return repeats.length === 0;
}

async function measureWeeks(from: WeekFolder): Promise<boolean> {
  const judged: Judged[] = [];
  for (const labelled of loadWeeks(from)) {
    const written = await timed(writer, labelled.week);
    const week = { labelled, ...written, verdict: judge(labelled, written.summary, kind) };
    judged.push(week);
    if (from === 'locked') continue;
    if (!week.verdict.passed) console.log(reasons(week, kind));
    if (texts) show(labelled.name, written.summary);
  }
  const missed = missedBars(totalsOf(judged), kind);
  console.log(`\n${criteriaTable(judged, kind)}\n\n${figuresTable(judged, loadWeeks('practice'), kind)}`);
  const verdict = missed.length === 0 ? 'every bar reached' : `below the bar: ${missed.join(', ')}`;
  console.log(`${writer.name}, ${judged.length} weeks; ${verdict}`);
  return missed.length === 0;
}

const reached = series ? await measureSeries() : await measureWeeks(locked ? 'locked' : practice ? 'practice' : 'open');
process.exitCode = reached ? 0 : 1;
