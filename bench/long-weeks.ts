// `npm run bench -- long-weeks` measures how long the builtin writer blocks requests while it summarises fourteen texts
// of maximum length. It measures CPU time of the thread that answers requests, which other load does not change.
import { hasDangerPhrase } from '../core/domain/danger/danger.ts';
import { threadedWriter } from '../server/writer/tell/threaded-writer.ts';
import { bigWeeks } from '../testing/big-weeks.ts';
import { reportAtMost } from './report.ts';

const OWN_MAX_MS = 60;
const ROUNDS = 5;

/**
 * Return the CPU time of this thread in the slowest round. The first round counts, although it includes compilation.
 */
async function mostOwnMs(work: () => Promise<unknown>): Promise<number> {
  const rounds: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = process.threadCpuUsage();
    await work();
    const { user, system } = process.threadCpuUsage(before);
    rounds.push((user + system) / 1_000);
  }
  return Math.max(...rounds);
}

let failed = false;
function say(name: string, ms: number): void {
  if (!reportAtMost({ name: `long weeks, ${name}`, value: ms, unit: 'ms' }, OWN_MAX_MS)) failed = true;
}

for (const [name, week] of bigWeeks) {
  say(`${name}, written`, await mostOwnMs(() => threadedWriter.write(week)));
  const [page] = week.reflections;
  say(
    `${name}, search of one reflection for danger phrases`,
    await mostOwnMs(async () => hasDangerPhrase(page?.content ?? '')),
  );
}
process.exit(failed ? 1 : 0);
