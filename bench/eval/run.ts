// `npm run eval`: the measure over the open weeks, or with --locked over the locked ones (totals only).
import { builtinWriter } from '../../server/outside/writer/builtin.ts';
import { loadWeeks } from './labelled-week.ts';
import { criteria, judge, type Verdict } from './measure/measure.ts';

const locked = process.argv.includes('--locked');
const weeks = loadWeeks(locked ? 'locked' : 'open');
const verdicts: { name: string; ms: number; verdict: Verdict }[] = [];
for (const labelled of weeks) {
  const began = performance.now();
  const summary = await builtinWriter.write(labelled.week);
  const ms = performance.now() - began;
  const verdict = judge(labelled, summary);
  verdicts.push({ name: labelled.name, ms, verdict });
  if (locked || verdict.passed) continue;
  console.log(`${labelled.name}`);
  for (const criterion of criteria) {
    const { passed, value, why } = verdict.findings[criterion];
    if (!passed) console.log(`  ${criterion} ${value.toFixed(2)} ${why.slice(0, 6).join('; ')}`);
  }
  if (process.argv.includes('--texts'))
    console.log(`\n${summary.title}\n${summary.keyThemes.join(' · ')}\n${summary.longSummary}\n`);
}
const share = (part: number) => `${((100 * part) / verdicts.length).toFixed(1)}%`;
for (const criterion of criteria) {
  const all = verdicts.map(({ verdict }) => verdict.findings[criterion]);
  const mean = all.reduce((sum, { value }) => sum + value, 0) / all.length;
  console.log(
    `${criterion.padEnd(16)} mean ${mean.toFixed(3)}  passes ${share(all.filter(({ passed }) => passed).length)}`,
  );
}
const passes = verdicts.filter(({ verdict }) => verdict.passed).length;
console.log(
  `pass ${passes} of ${verdicts.length} (${share(passes)}), ${Math.max(...verdicts.map(({ ms }) => ms)).toFixed(1)} ms at most`,
);
