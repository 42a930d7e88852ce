import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type pg from 'pg';
import { giveToOwner } from '../account/give-to-owner.ts';

/** The record of a deleted account. `key` is the digest of its identity, as in `app.erased`. */
export type Tombstone = { readonly key: string; readonly erasedAt: string };

const fileName = 'deleted-accounts';
const line = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z) ([0-9a-f]{64})$/;
const rememberedMs = 400 * 86_400_000;

/** Return the path of the list of deleted accounts, which is beside the backups in case the database's disk is lost. */
export const tombstoneFile = (folder: string): string => join(folder, fileName);

function readTombstoneFile(path: string): Tombstone[] {
  if (!existsSync(path)) return [];
  return readFileSync(path, 'utf8')
    .split('\n')
    .flatMap((text) => {
      const [, erasedAt, key] = line.exec(text) ?? [];
      return key && erasedAt ? [{ key, erasedAt }] : [];
    });
}

const textOf = (tombstones: readonly Tombstone[]): string =>
  [...new Set(tombstones.map(({ key, erasedAt }) => `${erasedAt} ${key}\n`))].sort().join('');

/** Add a database's deleted accounts to the list beside the backups. Drop deletions that are older than 400 days. */
export async function storeTombstones(client: pg.ClientBase, folder: string, now: Date): Promise<void> {
  const path = tombstoneFile(folder);
  const known = readTombstoneFile(path);
  const first = new Date(now.getTime() - rememberedMs).toISOString();
  const all = [...known, ...(await readTombstones(client))].filter(({ erasedAt }) => erasedAt > first);
  const text = textOf(all);
  if (text === textOf(known)) return;
  const draft = `${path}.${process.pid}.part`;
  writeFileSync(draft, text, { mode: 0o600, flush: true });
  giveToOwner(draft);
  renameSync(draft, path);
}

/** Return whether at least one of the files that `tombstonesBeside` reads exists. */
export const hasTombstoneFile = (folder: string, backup: string): boolean =>
  [folder, dirname(backup)].some((one) => existsSync(tombstoneFile(one)));

/** Return the deleted accounts from the lists in the folder of backups and in the folder of this backup. */
export const tombstonesBeside = (folder: string, backup: string): Tombstone[] =>
  [...new Set([folder, dirname(backup)])].flatMap((one) => readTombstoneFile(tombstoneFile(one)));

/** Return the deleted accounts that a database records, or none if the database has no tables yet. */
export async function readTombstones(client: pg.ClientBase): Promise<Tombstone[]> {
  const { rows } = await client.query<{ found: boolean }>(`select to_regclass('app.erased') is not null as found`);
  if (!rows[0]?.found) return [];
  const erased = await client.query<Tombstone>(
    `select encode(key, 'hex') as key,
       to_char(erased_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "erasedAt"
     from app.erased order by erased_at, key`,
  );
  return erased.rows;
}

const store = `
  create temporary table tombstones on commit drop as
    select decode(key, 'hex') as key, erased_at from unnest($1::text[], $2::timestamptz[]) t (key, erased_at)`;

/**
 * Compare the deletion with the sign-up: an account that is newer than the deletion belongs to a user who signed up
 * again with the same hosted identity, and must stay.
 */
const revived = `
  create temporary table revived on commit drop as
    select i.user_id, i.issuer, i.subject from app.identities i join app.users u using (user_id)
      join tombstones t on t.key = sha256(convert_to(i.issuer || E'\\n' || i.subject, 'UTF8'))
    where t.erased_at >= u.created_at`;

/** Delete accounts that had never opened the product when the backup was made: they have no row in app.users. */
const revivedSignIns = `
  delete from identity."user" u using tombstones t
  where t.key = sha256(convert_to('inward' || E'\\n' || u.id, 'UTF8')) and t.erased_at >= u."createdAt"`;

const ownedTables = `
  select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'user_id' and not a.attisdropped
  where n.nspname = 'app' and c.relkind = 'r'`;

const remember = `
  insert into app.erased (key, erased_at, forget_at)
    select key, max(erased_at), max(erased_at) + interval '400 days' from tombstones group by key
  on conflict (key) do update set erased_at = greatest(app.erased.erased_at, excluded.erased_at),
    forget_at = greatest(app.erased.forget_at, excluded.forget_at)`;

/** Delete the accounts again that were deleted after the backup was made. Return their number. */
export async function deleteRevived(client: pg.ClientBase, tombstones: readonly Tombstone[]): Promise<number> {
  await client.query(store, [tombstones.map(({ key }) => key), tombstones.map(({ erasedAt }) => erasedAt)]);
  await client.query(revived);
  await client.query(revivedSignIns);
  const { rows } = await client.query<{ name: string }>(ownedTables);
  for (const { name } of rows) {
    await client.query(`delete from ${name} t using revived r where t.user_id = r.user_id`);
  }
  await client.query(remember);
  const { rowCount } = await client.query('select distinct user_id from revived');
  return rowCount ?? 0;
}
