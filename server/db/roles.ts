import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { errorCode } from '../errors/database-errors.ts';
import { StartFault } from '../errors/start-fault.ts';

/** The database roles of transactions. They own nothing, cannot log in and cannot bypass row-level security. */
export const roles = ['inward_app', 'inward_sweeper', 'inward_operator'] as const;

/** The product's database user in the embedded database. It owns nothing and inherits no rights from a role. */
export const embeddedLogin = 'inward_login';

const unprivileged = 'nosuperuser nobypassrls';

/**
 * Error codes that occur if two databases of one cluster are set up at the same time, because they share their roles.
 */
const racing = new Set(['42710', '23505', 'XX000', '40001', '40P01']);

async function withRetries(work: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt >= 10 || !racing.has(errorCode(error))) throw error;
      await pause(attempt * 20 * (0.5 + Math.random()));
    }
  }
}

async function createMissing(client: pg.ClientBase, role: string, attributes: string): Promise<void> {
  const { rows } = await client.query('select 1 from pg_roles where rolname = $1', [role]);
  if (rows.length === 0) await client.query(`create role ${role} ${unprivileged} ${attributes}`);
}

async function grantMissing(client: pg.ClientBase, role: string, login: string): Promise<void> {
  const { rows } = await client.query(
    `select r.rolsuper or exists (
       select 1 from pg_auth_members m where m.roleid = $1::regrole and m.member = r.oid
         and coalesce((to_jsonb(m) ->> 'set_option')::boolean, true)
     ) as taken
     from pg_roles r where r.rolname = $2`,
    [role, login],
  );
  if (rows[0]?.taken !== true) await client.query(`grant ${role} to ${pg.escapeIdentifier(login)}`);
}

export const makeEmbeddedLogin = (client: pg.ClientBase): Promise<void> =>
  withRetries(() => createMissing(client, embeddedLogin, 'login noinherit'));

/** Create missing roles and grant them to the product's database user. */
export async function makeRoles(client: pg.ClientBase, login: string): Promise<void> {
  try {
    for (const role of roles) {
      await withRetries(() => createMissing(client, role, 'nologin'));
      await withRetries(() => grantMissing(client, role, login));
    }
  } catch (error) {
    if (errorCode(error) !== '42501') throw error;
    const member = pg.escapeIdentifier(login);
    const statements = roles.map((role) => `create role ${role} nologin ${unprivileged}; grant ${role} to ${member};`);
    throw new StartFault(
      `The owner of the database may not create roles: let an administrator run '${statements.join(' ')}'.`,
    );
  }
}

/**
 * Let the product's database user read and write the accounts of the builtin identity. They have no row-level security,
 * because a sign-in does not know its user yet. The user may also call the function `words_of`, because an index of
 * these tables calls it at each write.
 */
export async function grantIdentity(client: pg.ClientBase, login: string): Promise<void> {
  const { rows } = await client.query<{ lacking: boolean }>(
    `select exists (select 1 from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where n.nspname = 'identity' and c.relkind = 'r' and not has_table_privilege($1, c.oid, 'delete')) as lacking`,
    [login],
  );
  if (rows[0]?.lacking !== true) return;
  const user = pg.escapeIdentifier(login);
  await client.query(`
    grant usage on schema identity to ${user};
    grant select, insert, update, delete on all tables in schema identity to ${user};
    grant execute on function identity.words_of(text) to ${user};`);
}

const unreadable = `
  select c.relname::text as name, c.relowner::regrole::text as owner,
    exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'backup') as "isStale"
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = 'app' and c.relkind = 'r' and c.relrowsecurity and not exists (select from pg_policy p
    where p.polrelid = c.oid and p.polname = 'backup' and c.relowner = any(p.polroles))
    and pg_has_role(current_user, c.relowner, 'usage')`;

/**
 * Let the owner of the tables read all rows, for backups: forced row-level security hides them from the owner, too. The
 * roles of transactions are not members of the owner, so they gain no rights.
 */
export async function letOwnerRead(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ name: string; owner: string; isStale: boolean }>(unreadable);
  for (const { name, owner, isStale } of rows) {
    const table = `app.${pg.escapeIdentifier(name)}`;
    if (isStale) await client.query(`drop policy backup on ${table}`);
    await client.query(`create policy backup on ${table} for select to ${owner} using (true)`);
  }
}
