import { advance, type Claim } from '../../../core/domain/ledger/ledger.ts';
import { wordCount } from '../../../core/domain/texts/word-count.ts';
import { mayEdit } from '../../../core/domain/windows/edit.ts';
import type { Tx } from '../../db/db.ts';
import type { Deps } from '../../deps/deps.ts';
import { Refusal } from '../../errors/refusal.ts';
import { deepMinutesOf } from '../users/deep-minutes.ts';
import { lockUserWithLedger } from '../users/ledger-store.ts';
import { lockUser, updateUser } from '../users/user-store.ts';
import { sizeWith } from './journal-size.ts';
import { lockReflection, type ReflectionRow, updateContent } from './reflection-store.ts';
import { reflectionView } from './reflection-view.ts';
import { saveLedger } from './save-ledger.ts';

export type Edit = {
  readonly id: string;
  readonly content: string;
  /** The revision on which the edit is based; undefined if the client did not send it. */
  readonly seenRevision: number | undefined;
  readonly timezoneOffset: number | undefined;
  readonly device?: string | undefined;
};

/** Update the ledger with the zone offset in the request. */
async function noteClaim(deps: Deps, tx: Tx, userId: string, claim: Claim): Promise<void> {
  const person = await lockUserWithLedger(tx, userId);
  if (person === null) throw new Refusal('unauthorized');
  const after = advance(person.ledger, claim, deepMinutesOf(deps.deepChance, userId));
  await saveLedger(deps, tx, person, after, claim.nowMs);
}

/**
 * Edit a reflection during its window and up to 15 minutes after its end, or 100 minutes with extra time. If the
 * content equals the stored content, succeed without a change, so that a retry after a lost response does not conflict.
 * Refusals: `unauthorized`, `not_found`, `window_closed`, `journal_full`, and `stale_revision` with the stored
 * reflection.
 */
export async function editReflection(deps: Deps, userId: string, edit: Edit): Promise<ReflectionRow> {
  const nowMs = deps.clock.now();
  return deps.db.asOwner(userId, async (tx) => {
    const { timezoneOffset: offset, device } = edit;
    if (offset !== undefined) await noteClaim(deps, tx, userId, { nowMs, offset, device });
    const user = await lockUser(tx, userId);
    const stored = await lockReflection(tx, userId, edit.id);
    if (user === null || stored === null) throw new Refusal('not_found');
    if (stored.content === edit.content) return stored;
    const window = { fromMs: stored.available_from.getTime(), untilMs: stored.available_until.getTime() };
    if (stored.imported_from !== null || !mayEdit(window, nowMs, user.extra_time)) throw new Refusal('window_closed');
    if (edit.seenRevision !== undefined && edit.seenRevision !== stored.revision) {
      throw new Refusal('stale_revision', { reflection: reflectionView(stored) });
    }
    const change = {
      content: edit.content,
      word_count: wordCount(edit.content),
      updated_at: new Date(nowMs),
      revision: stored.revision + 1,
    };
    const textBytes = await sizeWith(tx, user, { before: stored.content, after: edit.content });
    await updateUser(tx, userId, { text_bytes: textBytes });
    await updateContent(tx, userId, edit.id, change);
    if (user.ledger !== null) {
      const where = { offset: user.ledger.offset, timeZone: user.time_zone, nowMs };
      await deps.weekListener.reflectionEdited(tx, userId, { day: stored.day, content: edit.content }, where);
    }
    return { ...stored, ...change };
  });
}
