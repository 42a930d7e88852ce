import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** Store whether a user's consent to a model covers titles and themes of earlier weeks. Existing consents do not. */
export const earlierTitles: Migration = {
  name: '0020-earlier-titles',
  up: async (tx) => {
    await sql`alter table app.users add column ai_agreed_earlier boolean not null default false`.execute(tx);
  },
};
