import type { Tx } from '../../db/db.ts';
import type { Deps } from '../../deps/deps.ts';
import { jobIdOf } from '../../jobs/job-id.ts';
import { modelSummary } from '../../jobs/model-summary.ts';
import { wantsModel } from '../users/model-consent.ts';
import type { UserRow } from '../users/user-store.ts';
import { putModelWeek } from './model-week-store.ts';
import type { VersionKey } from './summary-store.ts';

/** The same version due at the same instant is one job; after an hour, lost ones get another. */
export const modelJobId = ({ userId, weekStart, version }: VersionKey, dueAt: Date, nowMs: number): string =>
  jobIdOf('model-summary', userId, weekStart, version, dueAt.getTime(), Math.floor(nowMs / 3_600_000));

/** Lets a model replace the words just stored, where the person and the operator want one and the week allows it. */
export async function orderModel(
  { config, queue }: Pick<Deps, 'config' | 'queue'>,
  tx: Tx,
  key: VersionKey,
  about: { readonly user: UserRow; readonly careful: boolean; readonly now: Date },
): Promise<void> {
  if (about.careful || !wantsModel(about.user, config.writer)) return;
  await putModelWeek(tx, key, about.now);
  await queue.send(tx, modelSummary, { ...key }, { id: modelJobId(key, about.now, about.now.getTime()) });
}
