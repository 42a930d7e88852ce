import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/**
 * Browsers beside the wrapper, and devices that change hands: whoever holds a token may take it from who had it before.
 * `app.device` is set for the one statement that does so; the index finds the row wherever its owner's others lie.
 */
const statements = `
  alter table app.devices add column p256dh text, add column auth text,
    add constraint web_keys check ((p256dh is null) = (auth is null));
  create index devices_by_token on app.devices (token_hash);
  create policy bearer_sees on app.devices for select to inward_app
    using (token_hash = decode(nullif(current_setting('app.device', true), ''), 'hex'));
  create policy bearer_takes on app.devices for delete to inward_app
    using (token_hash = decode(nullif(current_setting('app.device', true), ''), 'hex'));`;

export const pushDevices: Migration = {
  name: '0006-push-devices',
  up: async (tx) => {
    await sql.raw(statements).execute(tx);
  },
};
