import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** Replace stored session tokens by their digests and schedule the erasure of their bytes. Users stay signed in. */
const statements = `
  with replaced as (
    update identity.session set "token" = encode(sha256(convert_to("token", 'UTF8')), 'hex') returning 1
  )
  insert into app.traces select from replaced limit 1`;

export const sessionDigests: Migration = {
  name: '0017-session-digests',
  up: async (tx) => {
    await sql.raw(statements).execute(tx);
  },
};
