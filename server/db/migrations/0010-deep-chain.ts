import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/**
 * Store the first day whose deep window was to be chosen by a hash chain. Migration 0013 removes this value again. If
 * the database already contains days, use a day that has not begun in any time zone.
 */
const since = `
  insert into inward_private.secrets (name, value)
  select 'deep-since', convert_to(
    case when exists (select 1 from app.days)
      then to_char((now() at time zone 'UTC')::date + 3, 'YYYY-MM-DD') else '0001-01-01' end, 'UTF8')`;

export const deepChain: Migration = {
  name: '0010-deep-chain',
  up: async (tx) => {
    // Forced row-level security hides the rows from the table's owner, too: lift it for this statement.
    await sql.raw('alter table app.days no force row level security').execute(tx);
    await sql.raw(since).execute(tx);
    await sql.raw('alter table app.days force row level security').execute(tx);
  },
};
