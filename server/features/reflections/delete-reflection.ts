import { weekEnd, weekStartOf } from '../../../core/domain/days/week.ts';
import type { Deps } from '../../deps/deps.ts';
import { Refusal } from '../../errors/refusal.ts';
import type { Person } from '../../http/handler.ts';
import { recordTraces } from '../users/trace-store.ts';
import { lockUser, updateUser } from '../users/user-store.ts';
import { countWritten, deleteRow, lockReflection } from './reflection-store.ts';
import { reflectionView } from './reflection-view.ts';

type Deletion = {
  readonly id: string;
  /** The revision that the user saw; undefined if the client did not send it. */
  readonly seenRevision: number | undefined;
};

/**
 * Delete a reflection and every summary that was made from it. The day still counts for the streak, the window accepts
 * no other reflection, and the counts of reflections go down by one.
 * Refusals: `sample_person`, `not_found`, and `stale_revision` with the stored reflection.
 */
export async function deleteReflection(
  { db, clock, identity, weekListener }: Deps,
  person: Person,
  { id, seenRevision }: Deletion,
): Promise<void> {
  // Do not delete reflections of the sample user, because all visitors of a demo share this account.
  if (identity.isSampleUser?.(person)) throw new Refusal('sample_person');
  const { userId } = person;
  await db.asOwner(userId, async (tx) => {
    const user = await lockUser(tx, userId);
    const stored = await lockReflection(tx, userId, id);
    if (user === null || stored === null) throw new Refusal('not_found');
    if (seenRevision !== undefined && seenRevision !== stored.revision) {
      throw new Refusal('stale_revision', { reflection: reflectionView(stored) });
    }
    await deleteRow(tx, userId, id);
    await recordTraces(tx);
    // An imported reflection is in no summary and no count, so only the size of the journal changes.
    if (stored.imported_from !== null) return updateUser(tx, userId, { text_bytes: null });
    const weekStart = weekStartOf(stored.day);
    const count = await countWritten(tx, userId, weekStart, weekEnd(weekStart));
    await updateUser(tx, userId, {
      total_reflections: user.total_reflections - 1,
      text_bytes: null,
      ...(user.week_start === weekStart && { week_count: count }),
    });
    await weekListener.reflectionDeleted(tx, userId, { weekStart, count }, new Date(clock.now()));
  });
}
