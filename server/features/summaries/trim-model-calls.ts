import type { Deps } from '../../deps/deps.ts';
import type { PeriodicJob } from '../../jobs/job.ts';

const storedDays = 90;
const dayMs = 86_400_000;

/** Delete the records of model calls that are more than 90 days old and return their number. */
export async function trimModelCalls({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  const before = new Date(clock.now() - storedDays * dayMs);
  const { numDeletedRows } = await db.asSweeper((tx) =>
    tx.deleteFrom('app.model_calls').where('called_at', '<', before).executeTakeFirstOrThrow(),
  );
  return Number(numDeletedRows);
}

export const trimModelCallsJob: PeriodicJob = {
  name: 'trim-model-calls',
  room: 'summaries',
  everyMs: 60_000,
  run: async (deps) => void (await trimModelCalls(deps)),
};
