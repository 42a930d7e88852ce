import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** Remove the value that 0010 stored. The deep windows of stored days do not change. */
export const noDeepChain: Migration = {
  name: '0013-no-deep-chain',
  up: async (tx) => {
    await sql`delete from inward_private.secrets where name = 'deep-since'`.execute(tx);
  },
};
