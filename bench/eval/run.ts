// `npm run eval [-- --locked] [--texts]`: the measure over the open weeks, or over the locked ones (totals only).
// Exit code 1 under the bars. docs/summaries-measure.md tells what each line means.
import { builtinWriter } from '../../server/outside/writer/builtin.ts';
import { loadWeeks } from './labelled-week.ts';
import { judge } from './measure/measure.ts';
import { bars, type Judged, missedBars, reasons, table, totalsOf } from './report.ts';

const locked = process.argv.includes('--locked');
const showsTexts = process.argv.includes('--texts') && !locked;
const judged: Judged[] = [];
for (const labelled of loadWeeks(locked ? 'locked' : 'open')) {
  const began = performance.now();
  const summary = await builtinWriter.write(labelled.week);
  const milliseconds = performance.now() - began;
  const week = { labelled, milliseconds, verdict: judge(labelled, summary) };
  judged.push(week);
  if (!locked && !week.verdict.passed) console.log(reasons(week));
  if (showsTexts)
    console.log(
      `\n== ${labelled.name}\n${summary.title}\n${summary.keyThemes.join(' · ')}\n\n${summary.longSummary}\n`,
    );
}
const totals = totalsOf(judged);
console.log(`\n${table(judged)}\n`);
for (const [name, bar] of Object.entries(bars))
  console.log(`${name.padEnd(16)} ${totals[name as keyof typeof bars].toFixed(3).padStart(8)}   bar ${bar}`);
const missed = missedBars(totals);
console.log(`${judged.length} weeks, ${missed.length === 0 ? 'every bar met' : `under the bar: ${missed.join(', ')}`}`);
process.exitCode = missed.length === 0 ? 0 : 1;
