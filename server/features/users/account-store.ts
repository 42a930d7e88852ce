import { sql } from 'kysely';
import type { IdentityKey, Tx } from '../../db/db.ts';

/** An account as an operator sees it: no name and no word. */
export type Account = {
  readonly userId: string;
  readonly issuer: string;
  readonly subject: string;
  readonly email: string;
  readonly createdAt: Date;
  readonly disabledAt: Date | null;
  readonly isOperator: boolean;
  readonly reflections: number;
  readonly lastReflectionDay: string | null;
  /** When a session of the builtin identity was last used; null without a session. */
  readonly lastSeenAt: Date | null;
};

const accounts = sql`
  select u.user_id as "userId", i.issuer, i.subject, u.email, u.created_at as "createdAt",
    i.disabled_at as "disabledAt", i.is_operator as "isOperator", u.total_reflections as reflections,
    u.last_reflection_day::text as "lastReflectionDay",
    (select max(s."updatedAt") from identity.session s where i.issuer = 'inward' and s."userId" = i.subject)
      as "lastSeenAt"
  from app.users u join app.identities i on i.user_id = u.user_id`;

/** Return a page of accounts, the newest first. `before`: the last account of the page before. Needs the operator's role. */
export async function listAccounts(
  tx: Tx,
  { limit, before = null }: { readonly limit: number; readonly before?: { at: Date; userId: string } | null },
): Promise<Account[]> {
  const later = before ? sql`where (u.created_at, u.user_id) < (${before.at}, ${before.userId}::uuid)` : sql``;
  const page = sql<Account>`${accounts} ${later} order by u.created_at desc, u.user_id desc limit ${limit}`;
  return (await page.execute(tx)).rows;
}

/** Return the accounts of all operators. Needs the operator's role. */
export async function listOperators(tx: Tx): Promise<Account[]> {
  return (await sql<Account>`${accounts} where i.is_operator order by u.email, u.user_id`.execute(tx)).rows;
}

/** Return the accounts with this user id, or with this e-mail address. Two identities may have the same address. */
export async function findAccounts(tx: Tx, idOrEmail: string): Promise<Account[]> {
  const found = await sql<Account>`
    ${accounts} where u.user_id::text = lower(${idOrEmail}) or lower(u.email) = lower(${idOrEmail})`.execute(tx);
  return found.rows;
}

export async function setDisabled(tx: Tx, { issuer, subject }: IdentityKey, at: Date | null): Promise<void> {
  await tx
    .updateTable('app.identities')
    .set({ disabled_at: at })
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .execute();
}

/** Mark an account as an operator's, or take the mark back. */
export async function setOperator(tx: Tx, { issuer, subject }: IdentityKey, isOperator: boolean): Promise<void> {
  await tx
    .updateTable('app.identities')
    .set({ is_operator: isOperator })
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .execute();
}

/** Return whether an operator disabled the account of this identity. */
export async function isDisabled(tx: Tx, { issuer, subject }: IdentityKey): Promise<boolean> {
  const row = await tx
    .selectFrom('app.identities')
    .select('disabled_at')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return (row?.disabled_at ?? null) !== null;
}

export type AccountCounts = {
  readonly accounts: number;
  readonly disabled: number;
  readonly newIn30Days: number;
  readonly wroteIn7Days: number;
  readonly reflections: number;
  readonly databaseBytes: number;
};

/** Count accounts and reflections. Needs the operator's role. */
export async function countAccounts(tx: Tx, now: Date): Promise<AccountCounts> {
  const { rows } = await sql<AccountCounts>`
    select count(*)::int as accounts, coalesce(sum(total_reflections), 0)::int as reflections,
      (count(*) filter (where created_at > ${now}::timestamptz - interval '30 days'))::int as "newIn30Days",
      (count(*) filter (where last_reflection_day > (${now}::timestamptz - interval '8 days')::date))::int
        as "wroteIn7Days",
      (select count(*)::int from app.identities where disabled_at is not null) as disabled,
      pg_database_size(current_database())::float8 as "databaseBytes"
    from app.users`.execute(tx);
  if (!rows[0]) throw new Error('a count returns one row');
  return rows[0];
}

/** Return the users without a sign-in, and the identities of the builtin issuer without an account. */
export async function listBrokenIdentities(tx: Tx): Promise<{ readonly userId: string; readonly fault: string }[]> {
  const { rows } = await sql<{ userId: string; fault: string }>`
    select u.user_id as "userId", 'it has no identity' as fault from app.users u
      where not exists (select 1 from app.identities i where i.user_id = u.user_id)
    union all
    select i.user_id, 'its sign-in is missing' from app.identities i
      where i.issuer = 'inward' and not exists (select 1 from identity."user" a where a.id = i.subject)
    order by 1, 2`.execute(tx);
  return rows;
}
