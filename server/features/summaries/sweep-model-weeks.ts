import type { Deps } from '../../deps/deps.ts';
import { modelSummary } from '../../jobs/model-summary.ts';
import { dueModelWeeks } from './model-week-store.ts';
import { modelJobId } from './order-model.ts';

/** More wait for the next minute: no provider answers as many. */
const most = 500;

/** Sends a job for each version whose time to ask a model has come, also after an outage; answers how many. */
export async function sweepModelWeeks({ db, queue, clock }: Pick<Deps, 'db' | 'queue' | 'clock'>): Promise<number> {
  const nowMs = clock.now();
  return db.asSweeper(async (tx) => {
    const due = await dueModelWeeks(tx, new Date(nowMs), most);
    const batch = due.map(({ dueAt, ...key }) => ({ id: modelJobId(key, dueAt, nowMs), payload: key }));
    await queue.sendAll(tx, modelSummary, batch);
    return due.length;
  });
}
