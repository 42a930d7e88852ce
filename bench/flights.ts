// Simulates years of users who fly, with fixed seeds. Fewer than 10 of 4,000 flights may end the streak of a user who
// writes on every evening on the ground. The variable FLIGHTS sets the number of flights.
import { fly } from '../testing/zone-lives/flights.ts';
import { report } from './report.ts';

const wanted = Number(process.env['FLIGHTS'] ?? 4_000);
const LOST_PER_FLIGHT_MAX = 10 / 4_000;

const sum = { flights: 0, lost: 0, spent: 0 };
for (let seed = 0; sum.flights < wanted; seed += 1) {
  const { flights, lost, spent } = fly(seed);
  sum.flights += flights;
  sum.lost += lost;
  sum.spent += spent;
}
const isGood = sum.lost < LOST_PER_FLIGHT_MAX * sum.flights;
report({
  name: `streaks lost by ${sum.flights} flights`,
  figure: `${sum.lost} lost, ${sum.spent} bridges spent`,
  goal: `fewer than ${(LOST_PER_FLIGHT_MAX * sum.flights).toFixed(0)} lost`,
  isGood,
});
process.exitCode = isGood ? 0 : 1;
