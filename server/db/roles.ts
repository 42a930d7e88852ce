import type pg from 'pg';
import { errorCode } from '../errors/database-errors.ts';
import { StartFault } from '../errors/start-fault.ts';

/** The database roles of transactions. They own nothing, cannot log in and cannot bypass row-level security. */
export const roles = ['inward_app', 'inward_sweeper'] as const;

const roleSql = roles.map(
  (role) => `create role ${role} nologin nosuperuser nobypassrls; grant ${role} to current_user;`,
);

/** Error codes of a race: two databases of a cluster share its roles and may be set up at the same time. */
const racing = new Set(['42710', '23505', 'XX000', '40001', '40P01']);

async function makeRole(client: pg.ClientBase, role: string): Promise<void> {
  const { rows } = await client.query('select 1 from pg_roles where rolname = $1', [role]);
  if (rows.length === 0) await client.query(`create role ${role} nologin nosuperuser nobypassrls`);
  const { rows: mine } = await client.query(
    `select r.rolsuper or exists (
       select 1 from pg_auth_members m where m.roleid = $1::regrole and m.member = r.oid
         and coalesce((to_jsonb(m) ->> 'set_option')::boolean, true)
     ) as taken
     from pg_roles r where r.rolname = current_user`,
    [role],
  );
  if (mine[0]?.taken !== true) await client.query(`grant ${role} to current_user`);
}

/** Create missing roles and grant them to the connecting user. */
export async function makeRoles(client: pg.ClientBase): Promise<void> {
  for (const role of roles) {
    for (let attempt = 1; ; attempt += 1) {
      try {
        await makeRole(client, role);
        break;
      } catch (error) {
        if (errorCode(error) === '42501') {
          throw new StartFault(
            `The user of DATABASE_URL may not create roles: let an administrator run "${roleSql.join(' ')}" with that user in place of current_user.`,
          );
        }
        if (attempt >= 10 || !racing.has(errorCode(error))) throw error;
        await new Promise((resolve) => setTimeout(resolve, attempt * 20 * (0.5 + Math.random())));
      }
    }
  }
}
