import { sql } from 'kysely';
import type { Migration } from '../migration.ts';
import { owner } from './owner-only.ts';

/**
 * Who is named in what the identity keeps for a while (links, sign-ins under way), by an index: an account that goes
 * would else have every row read. A name longer than 64 letters is nobody's, and would not fit into an index.
 */
const named = String.raw`
  create function identity.words_of(value text) returns text[] language sql immutable strict parallel safe as $$
    select array(select word from regexp_split_to_table(value, '[^\w-]+') word where length(word) between 1 and 64);
  $$;
  revoke execute on function identity.words_of(text) from public;
  create index verification_names on identity.verification using gin (identity.words_of(value));
  create or replace function identity.erase_owner() returns void language sql security definer set search_path = '' as $$
    delete from identity.verification v using app.identities i
      where i.user_id = ${owner} and i.issuer = 'inward'
        and identity.words_of(v.value) @> array[i.subject];
    delete from identity."user" u using app.identities i
      where i.user_id = ${owner} and i.issuer = 'inward'
        and u.id = i.subject;
  $$;`;

/** Deleting an account costs what it holds, however many people there are. */
export const erasing: Migration = {
  name: '0012-erasing',
  up: async (tx) => {
    await sql.raw(named).execute(tx);
  },
};
