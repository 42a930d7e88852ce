// `npm run eval [-- --practice | --locked] [--texts] [--writer model]` measures a writer on the open, the practice or
// the locked weeks (totals only). The exit code is 1 if a total misses its bar. docs/summaries-measure.md explains the
// output.
import { parseArgs } from 'node:util';
import { loadWeeks, type WeekFolder } from './labelled-week.ts';
import { judge } from './measure/measure.ts';
import { themeParts } from './measure/theme-match.ts';
import { bars, type Judged, missedBars, reasons, table, totalsOf } from './report.ts';
import { openWriter, timed } from './writers.ts';

const { values } = parseArgs({
  options: {
    practice: { type: 'boolean', default: false },
    locked: { type: 'boolean', default: false },
    texts: { type: 'boolean', default: false },
    writer: { type: 'string', default: 'builtin' },
  },
});
if (values.practice && values.locked) throw new Error('--practice and --locked exclude each other: choose one');
const from: WeekFolder = values.locked ? 'locked' : values.practice ? 'practice' : 'open';
const writer = await openWriter(values.writer);
const judged: Judged[] = [];
let standIns = 0;
const parts = { right: 0, all: 0 };
for (const labelled of loadWeeks(from)) {
  const { summary, standsIn, milliseconds } = await timed(writer, labelled.week);
  if (standsIn) standIns += 1;
  const week = { labelled, milliseconds, verdict: judge(labelled, summary) };
  judged.push(week);
  const { right, all } = themeParts(labelled, summary.keyThemes);
  parts.right += right;
  parts.all += all;
  if (values.locked) continue;
  if (!week.verdict.passed) console.log(reasons(week));
  if (!values.texts) continue;
  const { title, keyThemes, longSummary } = summary;
  console.log(`\n== ${labelled.name}\n${title}\n${keyThemes.join(' · ')}\n\n${longSummary}\n`);
}
const totals = totalsOf(judged);
console.log(`\n${table(judged)}\n`);
for (const [name, bar] of Object.entries(bars))
  console.log(`${name.padEnd(16)} ${totals[name as keyof typeof bars].toFixed(3).padStart(8)}   bar ${bar}`);
console.log(`names in themes  ${(parts.right / parts.all).toFixed(3).padStart(8)}   share of right single names`);
const missed = missedBars(totals);
const verdict = missed.length === 0 ? 'every bar reached' : `below the bar: ${missed.join(', ')}`;
console.log(`${writer.name}, ${judged.length} weeks, ${standIns} replaced by the builtin summary; ${verdict}`);
process.exitCode = missed.length === 0 ? 0 : 1;
