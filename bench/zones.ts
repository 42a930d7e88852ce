// Simulates years of users under the rules of time zones, with fixed seeds. An honest user must never find the evening
// locked while the clock on the wall says that it is evening. A liar must gain at most one day by claiming false
// zones. The variables PEOPLE and LIARS set the numbers of honest users and of liars; 10,000 and 100,000 take a quarter
// of an hour.
import { liveHonestly, lives } from '../testing/zone-lives/honest-life.ts';
import { lie, plans } from '../testing/zone-lives/liar-life.ts';
import { report } from './report.ts';

const people = Number(process.env['PEOPLE'] ?? 500);
const liars = Number(process.env['LIARS'] ?? 6_000);

let isGood = true;
for (const life of lives) {
  const count = Math.ceil(people / lives.length);
  const sum = { evenings: 0, locked: 0, untold: 0, moved: 0 };
  const faults: number[] = [];
  for (let seed = 0; seed < count; seed += 1) {
    const { evenings, locked, untold, moved } = liveHonestly(seed, life);
    sum.evenings += evenings;
    sum.locked += locked;
    sum.untold += untold;
    sum.moved += moved;
    if (locked > 0) faults.push(seed);
  }
  const seeds = faults.length > 0 ? ` (seeds ${faults.slice(0, 10).join(', ')})` : '';
  const row = {
    name: `open evenings locked: ${life}`,
    figure:
      `${sum.locked} of ${sum.evenings} evenings of ${count} people${seeds}, ${sum.untold} where no device knew the zone; ` +
      `the zone in force moved ${(sum.moved / count).toFixed(1)} times a year`,
    goal: 'none',
    isGood: sum.locked === 0,
  };
  isGood = report(row) && isGood;
}
for (const plan of plans) {
  const count = Math.ceil(liars / plans.length);
  const most = { gained: -1_000, streakGained: -1_000 };
  for (let seed = 0; seed < count; seed += 1) {
    const { gained, streakGained } = lie(seed, plan);
    most.gained = Math.max(most.gained, gained);
    most.streakGained = Math.max(most.streakGained, streakGained);
  }
  const row = {
    name: `gained by lies: ${plan}`,
    figure: `at most ${most.gained} days and ${most.streakGained} days of streak by ${count} liars`,
    goal: 'at most 1 day',
    isGood: most.gained <= 1 && most.streakGained <= 1,
  };
  isGood = report(row) && isGood;
}
process.exitCode = isGood ? 0 : 1;
