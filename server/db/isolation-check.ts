import type pg from 'pg';
import { StartFault } from '../errors/start-fault.ts';
import { roles } from './roles.ts';

const unboundRoles = `
  select r.rolname as name from pg_roles r
  where r.rolname = any($1) and (r.rolsuper or r.rolbypassrls or r.rolcanlogin)
  union
  select r.rolname from pg_roles r, pg_class c join pg_namespace n on n.oid = c.relnamespace
  where r.rolname = any($1) and n.nspname = 'app' and pg_has_role(r.oid, c.relowner, 'MEMBER')`;

const openTables = `
  select distinct c.relname as name
  from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
  where n.nspname = 'app' and c.relkind in ('r', 'p') and a.attname = 'user_id' and not a.attisdropped
    and not (c.relrowsecurity and c.relforcerowsecurity)`;

const loginRights = `
  select
    exists (select 1 from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'app' and c.relname = 'users') as "isSetUp",
    exists (select 1 from pg_roles r
      where (r.rolsuper or r.rolbypassrls) and pg_has_role(session_user, r.oid, 'member')) as "isUnbound",
    exists (select 1 from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ('app', 'identity', 'inward_private')
        and pg_has_role(session_user, c.relowner, 'member')) as "isOwner"`;

export type LoginRights = {
  readonly isSetUp: boolean;
  /** Whether the user of the connection can bypass row-level security, as a superuser can. */
  readonly isUnbound: boolean;
  /** Whether the user owns a table of the product and can therefore change its policies. */
  readonly isOwner: boolean;
};

/** Return the rights of this connection's user, including the rights of roles that the user is a member of. */
export async function readLoginRights(client: pg.ClientBase): Promise<LoginRights> {
  const { rows } = await client.query<LoginRights>(loginRights);
  return rows[0] ?? { isSetUp: false, isUnbound: true, isOwner: true };
}

/** Throw if a query could read rows of other users: a role bypasses row-level security or a table does not force it. */
export async function checkIsolation(client: pg.ClientBase): Promise<void> {
  const unbound = await client.query<{ name: string }>(unboundRoles, [roles]);
  if (unbound.rows.length > 0) {
    const names = unbound.rows.map((row) => row.name).join(', ');
    throw new StartFault(
      `The database role ${names} must not be a superuser, sign in, bypass row-level security or own a table of schema app.`,
    );
  }
  const open = await client.query<{ name: string }>(openTables);
  if (open.rows.length > 0) {
    const names = open.rows.map((row) => `app.${row.name}`).join(', ');
    throw new StartFault(`FORCE ROW LEVEL SECURITY is off on ${names}: rows of other users could be read.`);
  }
}
