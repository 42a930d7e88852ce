import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/**
 * Distinguish users who have not chosen (`auto`: a model on this machine may write) from those who chose `builtin`.
 * Existing users stay on `builtin`, because it is unknown which of them chose it.
 */
export const modelUnchosen: Migration = {
  name: '0019-model-unchosen',
  up: async (tx) => {
    await sql`
      alter table app.users drop constraint users_ai_summaries_check,
        add constraint users_ai_summaries_check check (ai_summaries in ('auto', 'on', 'off', 'builtin')),
        alter column ai_summaries set default 'auto'`.execute(tx);
  },
};
