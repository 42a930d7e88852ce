import { JOURNAL_MAX_BYTES } from '../../../core/domain/limits.ts';
import type { Tx } from '../../db/db.ts';
import { Refusal } from '../../errors/refusal.ts';
import type { UserRow } from '../users/user-store.ts';
import { countTextBytes } from './reflection-store.ts';

/**
 * Return the size in bytes of all texts of the user after the text `before` is replaced by `after`. Throw
 * `journal_full` if the text becomes longer and the size exceeds the limit. The caller must have locked the user's row,
 * and must store the returned size in it.
 */
export async function sizeWith(
  tx: Tx,
  { user_id: userId, text_bytes: known }: UserRow,
  { before, after }: { readonly before: string; readonly after: string },
): Promise<number> {
  const growth = Buffer.byteLength(after) - Buffer.byteLength(before);
  const size = (known ?? (await countTextBytes(tx, userId))) + growth;
  if (growth > 0 && size > JOURNAL_MAX_BYTES) throw new Refusal('journal_full');
  return size;
}
