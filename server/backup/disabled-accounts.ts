import type pg from 'pg';
import { transactionOn } from '../db/transaction.ts';
import { stopReminders } from '../features/reminders/reminder-store.ts';
import { pauseWeeks } from '../features/summaries/pause-weeks.ts';

/** An account that an operator disabled. `key` is the digest of its identity, as in `app.erased`. */
export type Disabled = { readonly key: string; readonly at: string };

const digest = `encode(sha256(convert_to(i.issuer || E'\\n' || i.subject, 'UTF8')), 'hex')`;

const marks = `
  select exists (select from pg_attribute where attrelid = to_regclass('app.identities') and attname = 'disabled_at') as found`;

/** Return whether the schema is new enough to mark accounts as disabled. */
async function hasMarks(client: pg.ClientBase): Promise<boolean> {
  return (await client.query<{ found: boolean }>(marks)).rows[0]?.found === true;
}

export async function readDisabled(client: pg.ClientBase): Promise<readonly Disabled[]> {
  if (!(await hasMarks(client))) return [];
  const { rows } = await client.query<Disabled>(
    `select ${digest} as key, disabled_at::text as at from app.identities i where disabled_at is not null`,
  );
  return rows;
}

const disable = `
  update app.identities i set disabled_at = d.at
  from unnest($1::text[], $2::timestamptz[]) d (key, at)
  where ${digest} = d.key and i.disabled_at is null
  returning i.user_id as "userId"`;

/**
 * Disable again the accounts that were disabled after the backup was made. A restore ends all sessions, so this
 * function need not end the sessions of these accounts.
 */
export async function disableAgain(client: pg.ClientBase, disabled: readonly Disabled[]): Promise<void> {
  if (!(await hasMarks(client))) return;
  const columns = [disabled.map(({ key }) => key), disabled.map(({ at }) => at)];
  const { rows } = await client.query<{ userId: string }>(disable, columns);
  const tx = transactionOn(client);
  for (const { userId } of rows) {
    await stopReminders(tx, userId);
    await pauseWeeks(tx, userId);
  }
}
