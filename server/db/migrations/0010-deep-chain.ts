import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/**
 * The first day of the deep windows that a hash chain chose, a way that 0013 removed. On a database with days it is the
 * day after every day that can be open already in any time zone.
 */
const since = `
  insert into inward_private.secrets (name, value)
  select 'deep-since', convert_to(
    case when exists (select 1 from app.days)
      then to_char((now() at time zone 'UTC')::date + 3, 'YYYY-MM-DD') else '0001-01-01' end, 'UTF8')`;

export const deepChain: Migration = {
  name: '0010-deep-chain',
  up: async (tx) => {
    // Policies also bind the table's owner, who would see no rows.
    await sql.raw('alter table app.days no force row level security').execute(tx);
    await sql.raw(since).execute(tx);
    await sql.raw('alter table app.days force row level security').execute(tx);
  },
};
