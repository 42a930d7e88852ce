import { sql } from 'kysely';
import type { Migration } from '../migration.ts';
import { owner } from './owner-only.ts';

/**
 * Index the user ids in temporary identity records (links, pending sign-ins): otherwise the deletion of an account
 * scans all of them. Words over 64 characters are not user ids and might not fit into an index.
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

/** Keep the deletion of an account fast, however many users there are. */
export const erasing: Migration = {
  name: '0012-erasing',
  up: async (tx) => {
    await sql.raw(named).execute(tx);
  },
};
