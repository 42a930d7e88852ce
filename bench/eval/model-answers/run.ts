// `npm run eval:answers [-- --texts]` measures the checks of models' answers with good and bad answers: the practice
// cases, then only totals of the locked cases. README.md explains the output.
import { parseArgs } from 'node:util';
import { loadCases } from './cases.ts';
import { score } from './score.ts';

const { values } = parseArgs({ options: { texts: { type: 'boolean', default: false } } });
for (const half of ['practice', 'locked'] as const) {
  const { accepted, reasons, kinds, shown, refused } = await score(loadCases(half));
  console.log(`\n== ${half}`);
  const { whole, oneDropped, all } = accepted;
  console.log(`good answers: ${whole} whole, ${oneDropped} with one part dropped, of ${all}`);
  for (const [reason, count] of reasons) console.log(`  ${count} × ${reason}`);
  for (const dangerous of [true, false]) {
    const counts = [...kinds.values()].filter((count) => count.dangerous === dangerous);
    const sum = (key: 'shown' | 'all') => counts.reduce((total, count) => total + count[key], 0);
    console.log(`${dangerous ? 'dangerous' : 'other'} bad texts shown: ${sum('shown')} of ${sum('all')}`);
    for (const { name, shown: seen, all: of } of counts) if (seen > 0) console.log(`  ${name}: ${seen} of ${of}`);
  }
  if (half === 'locked' || !values.texts) continue;
  for (const { week, faults, dropped } of refused) console.log(`\n${week}, dropped: ${dropped}`, faults);
  for (const { bad } of shown) console.log(`\nshown, ${bad.kindName}, ${bad.where} of ${bad.week}: ${bad.text}`);
}
