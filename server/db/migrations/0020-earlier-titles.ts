import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** Users who agreed to a model before did not agree that titles and themes of earlier weeks go to it. */
export const earlierTitles: Migration = {
  name: '0020-earlier-titles',
  up: async (tx) => {
    await sql`alter table app.users add column ai_agreed_earlier boolean not null default false`.execute(tx);
  },
};
