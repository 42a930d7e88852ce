import { sql } from 'kysely';
import type { Migration } from '../migration.ts';
import { owner, ownerOnly } from './owner-only.ts';
import { peopleTables } from './tables/people-tables.ts';

const identityOnly = `
  alter table app.identities enable row level security;
  alter table app.identities force row level security;
  create policy bearer on app.identities to inward_app
    using (issuer = current_setting('app.issuer', true) and subject = current_setting('app.subject', true))
    with check (issuer = current_setting('app.issuer', true) and subject = current_setting('app.subject', true));
  create policy owner on app.identities for select to inward_app using (user_id = ${owner});`;

const sweeper = `create policy sweeper on app.due_weeks for select to inward_sweeper using (true);`;

const grants = `
  grant select, insert on app.identities to inward_app;
  grant select, insert, update on app.users, app.days, app.reflections, app.summaries to inward_app;
  grant select, insert, update, delete on app.due_weeks, app.devices to inward_app;
  grant select on app.due_weeks to inward_sweeper;
  grant select on app.prompts to inward_app;`;

export const people: Migration = {
  name: '0001-people',
  up: async (tx) => {
    for (const { create, indexes } of peopleTables) {
      await sql.raw(create).execute(tx);
      for (const index of indexes) await sql.raw(index).execute(tx);
    }
    for (const { name } of peopleTables) {
      if (name !== 'identities' && name !== 'prompts') await sql.raw(ownerOnly(name)).execute(tx);
    }
    for (const statement of [identityOnly, sweeper, grants]) await sql.raw(statement).execute(tx);
  },
};
