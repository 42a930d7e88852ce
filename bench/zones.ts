// Live many simulated years under the time rules, with fixed seeds: users with several devices in several zones, and liars.
// No evening may be locked that the wall clock shows open, and no liar may gain more than one day.
// PEOPLE and LIARS set their numbers; 10,000 and 100,000 take a quarter of an hour on one core.
import { liveHonestly, lives } from '../testing/zone-lives/honest-life.ts';
import { lie, plans } from '../testing/zone-lives/liar-life.ts';

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
  if (faults.length > 0) isGood = false;
  console.log(
    `${life}: ${count} people, ${sum.evenings} evenings, ${sum.locked} locked (seeds ${faults.slice(0, 10).join(', ') || 'none'}), ` +
      `${sum.untold} where no device knew the zone; the zone in force moved ${(sum.moved / count).toFixed(1)} times a year`,
  );
}
for (const plan of plans) {
  const count = Math.ceil(liars / plans.length);
  const most = { gained: -1_000, streakGained: -1_000 };
  for (let seed = 0; seed < count; seed += 1) {
    const { gained, streakGained } = lie(seed, plan);
    most.gained = Math.max(most.gained, gained);
    most.streakGained = Math.max(most.streakGained, streakGained);
  }
  if (most.gained > 1 || most.streakGained > 1) isGood = false;
  console.log(`${plan}: ${count} liars gained at most ${most.gained} days and ${most.streakGained} days of streak`);
}
console.log(isGood ? 'ok' : 'FAILED');
process.exitCode = isGood ? 0 : 1;
