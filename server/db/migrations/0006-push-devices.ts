import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/**
 * Add browsers as push devices. While the setting `app.device` names a device, a transaction may see and delete the
 * rows of the device's previous user. Only the registration of a device changes this setting. The index finds the rows
 * of a token among all users.
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
