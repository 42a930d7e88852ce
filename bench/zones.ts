// Live many simulated years under the time rules: users with several devices in several zones, and liars. No evening may
// be locked that the wall clock shows open, and no liar may gain more than one day.
// PEOPLE and LIARS set their numbers; 10,000 and 100,000 take about half an hour on one core.
import { liveHonestly, lives } from '../testing/zone-lives/honest-life.ts';
import { lie, plans } from '../testing/zone-lives/liar-life.ts';

const people = Number(process.env['PEOPLE'] ?? 1_000);
const liars = Number(process.env['LIARS'] ?? 6_000);

let isGood = true;
for (const life of lives) {
  const sum = { evenings: 0, locked: 0, untold: 0 };
  for (let seed = 0; seed < people / lives.length; seed += 1) {
    const { evenings, locked, untold } = liveHonestly(seed, life);
    sum.evenings += evenings;
    sum.locked += locked;
    sum.untold += untold;
  }
  if (sum.locked > 0) isGood = false;
  console.log(
    `${life}: ${Math.ceil(people / lives.length)} people, ${sum.evenings} evenings, ${sum.locked} locked, ` +
      `${sum.untold} where no device knew the zone`,
  );
}
for (const plan of plans) {
  const most = { gained: -1_000, streakGained: -1_000, bridged: 0 };
  for (let seed = 0; seed < liars / plans.length; seed += 1) {
    const { gained, streakGained, bridged } = lie(seed, plan);
    most.gained = Math.max(most.gained, gained);
    most.streakGained = Math.max(most.streakGained, streakGained);
    most.bridged = Math.max(most.bridged, bridged);
  }
  if (most.gained > 1 || most.streakGained > 1) isGood = false;
  console.log(
    `${plan}: ${Math.ceil(liars / plans.length)} liars gained at most ${most.gained} days and ${most.streakGained} days ` +
      `of streak, with at most ${most.bridged} bridged days`,
  );
}
process.exitCode = isGood ? 0 : 1;
