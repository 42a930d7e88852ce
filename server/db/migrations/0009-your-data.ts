import { sql } from 'kysely';
import type { Migration } from '../migration.ts';
import { owner } from './owner-only.ts';

/** Allow imported reflections: they have no prompt, and several may have the same day and type. */
const imported = `
  alter table app.reflections
    alter column prompt_id drop not null,
    add column imported_from text check (imported_from in ('dayone')),
    add constraint reflections_answer_a_prompt check (prompt_id is not null or imported_from is not null),
    drop constraint reflections_user_id_day_type_key;
  create unique index reflections_one_per_window on app.reflections (user_id, day, type) where imported_from is null;`;

/** Store hashes of deleted identities for a day: a token from before the deletion must not create a new account. */
const erased = `
  create table app.erased (key bytea primary key, erased_at timestamptz not null);
  grant select, insert, update, delete on app.erased to inward_app;`;

/**
 * Let the application's role delete a sign-in, although it has no other access to the schema `identity`. The function
 * has no parameter: it deletes the sign-in of the transaction's owner.
 */
const door = `
  create policy eraser on app.identities for delete to inward_app using (user_id = ${owner});
  create policy door on app.identities for select to current_user using (user_id = ${owner});
  create function identity.erase_owner() returns void language sql security definer set search_path = '' as $$
    delete from identity.verification v using app.identities i
      where i.user_id = ${owner} and i.issuer = 'inward' and position(i.subject in v.value) > 0;
    delete from identity."user" u using app.identities i
      where i.user_id = ${owner} and i.issuer = 'inward' and u.id = i.subject;
  $$;
  revoke execute on function identity.erase_owner() from public;
  grant usage on schema identity to inward_app;
  grant execute on function identity.erase_owner() to inward_app;`;

const deletes = `
  grant delete on app.users, app.identities, app.days, app.reflections, app.summaries, app.summary_versions,
    app.reminders to inward_app;`;

export const yourData: Migration = {
  name: '0009-your-data',
  up: async (tx) => {
    for (const statements of [imported, erased, door, deletes]) await sql.raw(statements).execute(tx);
  },
};
