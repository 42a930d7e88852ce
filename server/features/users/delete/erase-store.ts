import { hash } from 'node:crypto';
import type { IdentityKey, Tx } from '../../../db/db.ts';

/**
 * Every table of a person's, in the order in which they are emptied: reminders before what is planned by them, because
 * whoever plans holds the former. The tables of the sign-in and the queue go by doors
 * of their own; a test finds in the database's catalogue what is in none of the three.
 */
export const erasedTables = [
  'app.model_weeks',
  'app.due_weeks',
  'app.summary_versions',
  'app.summaries',
  'app.reflections',
  'app.days',
  'app.devices',
  'app.reminders',
  'app.planned_messages',
  'app.identities',
  'app.users',
] as const;

export async function eraseTables(tx: Tx, userId: string): Promise<void> {
  for (const table of erasedTables) await tx.deleteFrom(table).where('user_id', '=', userId).execute();
}

const dayMs = 24 * 3_600_000;
/** Longer than any identity token lives; and where devices renew theirs by themselves, than one is likely to lie unused. */
const rememberedMs = { token: dayMs, device: 400 * dayMs } as const;

const keyOf = ({ issuer, subject }: IdentityKey) => hash('sha256', `${issuer}\n${subject}`, 'buffer');

/** Remembers that sign-ins of this identity until now are worth nothing; forgets what is longer past than they last. */
export async function noteErased(
  tx: Tx,
  identity: IdentityKey,
  { erasedAt, lasting }: { readonly erasedAt: Date; readonly lasting: keyof typeof rememberedMs },
): Promise<void> {
  await tx
    .insertInto('app.erased')
    .values({ key: keyOf(identity), erased_at: erasedAt })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ erased_at: erasedAt }))
    .execute();
  await tx
    .deleteFrom('app.erased')
    .where('erased_at', '<', new Date(erasedAt.getTime() - rememberedMs[lasting]))
    .execute();
}

/** Whether a sign-in of then (epoch ms) is of an account that was deleted after. */
export async function isErased(tx: Tx, identity: IdentityKey, signedInAt: number): Promise<boolean> {
  const row = await tx
    .selectFrom('app.erased')
    .select('erased_at')
    .where('key', '=', keyOf(identity))
    .where('erased_at', '>=', new Date(signedInAt))
    .executeTakeFirst();
  return row !== undefined;
}
