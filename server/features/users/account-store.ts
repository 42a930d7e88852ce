import { sql } from 'kysely';
import type { IdentityKey, Tx } from '../../db/db.ts';

/** An account as an operator sees it, without the user's name or content. */
export type Account = {
  /** The user's id, or the subject of the identity if the account never opened the product and has no user. */
  readonly userId: string;
  /** False until the first request creates the user. Until then, only the builtin identity has the account. */
  readonly hasOpened: boolean;
  readonly issuer: string;
  readonly subject: string;
  readonly email: string;
  readonly createdAt: Date;
  readonly disabledAt: Date | null;
  readonly isOperator: boolean;
  readonly reflections: number;
  readonly lastReflectionDay: string | null;
  /** When a session was last used. Null if the account has no session, or if a hosted identity stores the sessions. */
  readonly lastSeenAt: Date | null;
};

type UserPart = Pick<Account, 'userId' | 'hasOpened' | 'email' | 'createdAt' | 'reflections' | 'lastReflectionDay'>;
type IdentityPart = Omit<Account, Exclude<keyof UserPart, 'userId'>>;

const users = sql`
  select user_id as "userId", true as "hasOpened", email, created_at as "createdAt", total_reflections as reflections,
    last_reflection_day::text as "lastReflectionDay"
  from app.users`;

const identities = sql`
  select i.user_id as "userId", i.issuer, i.subject, i.disabled_at as "disabledAt", i.is_operator as "isOperator",
    (select max(s."updatedAt") from identity.session s where i.issuer = 'inward' and s."userId" = i.subject)
      as "lastSeenAt"
  from app.identities i`;

/** Builtin accounts whose users never opened the product. */
const unopened = sql`
  select a.id as "userId", false as "hasOpened", a.email, a."createdAt", 0 as reflections, null as "lastReflectionDay",
    'inward' as issuer, a.id as subject, null as "disabledAt", false as "isOperator",
    (select max(s."updatedAt") from identity.session s where s."userId" = a.id) as "lastSeenAt"
  from identity."user" a
  where not exists (select from app.identities i where i.issuer = 'inward' and i.subject = a.id)`;

const arrayOf = (ids: readonly { readonly userId: string }[]) => `{${ids.map(({ userId }) => userId).join(',')}}`;

/** Join in code: a distributed database stores users and identities on different machines and cannot join them. */
function join(found: readonly UserPart[], identified: readonly IdentityPart[]): Account[] {
  const parts = new Map<string, IdentityPart[]>();
  for (const part of identified) parts.set(part.userId, [...(parts.get(part.userId) ?? []), part]);
  return found.flatMap((user) => (parts.get(user.userId) ?? []).map((identity) => ({ ...identity, ...user })));
}

async function withIdentities(tx: Tx, found: readonly UserPart[]): Promise<Account[]> {
  const query = sql<IdentityPart>`${identities} where i.user_id = any (${arrayOf(found)}::uuid[])`;
  return join(found, (await query.execute(tx)).rows);
}

/** Sort newest first, as the queries do. Ids are in lower case, so JavaScript and PostgreSQL sort them equally. */
const newestFirst = (one: Account, other: Account): number =>
  other.createdAt.getTime() - one.createdAt.getTime() || (one.userId < other.userId ? 1 : -1);

/**
 * Return a page of accounts, newest first. `before` is the last account of the previous page. The transaction must have
 * the operator's role.
 */
export async function listAccounts(
  tx: Tx,
  { limit, before = null }: { readonly limit: number; readonly before?: { at: Date; userId: string } | null },
): Promise<Account[]> {
  const later = before ? sql`where (created_at, user_id) < (${before.at}, ${before.userId}::uuid)` : sql``;
  const page = sql<UserPart>`${users} ${later} order by created_at desc, user_id desc limit ${limit}`;
  const opened = await withIdentities(tx, (await page.execute(tx)).rows);
  const laterToo = before ? sql`and (a."createdAt", a.id collate "C") < (${before.at}, ${before.userId})` : sql``;
  const { rows } = await sql<Account>`
    ${unopened} ${laterToo} order by a."createdAt" desc, a.id collate "C" desc limit ${limit}`.execute(tx);
  return [...opened, ...rows].sort(newestFirst).slice(0, limit);
}

/** Return the accounts of all operators. The transaction must have the operator's role. */
export async function listOperators(tx: Tx): Promise<Account[]> {
  const { rows: marked } = await sql<IdentityPart>`${identities} where i.is_operator`.execute(tx);
  const { rows: found } = await sql<UserPart>`
    ${users} where user_id = any (${arrayOf(marked)}::uuid[]) order by email, user_id`.execute(tx);
  return join(found, marked);
}

/** Return the accounts with this user id or email address. Two identities may have the same address. */
export async function findAccounts(tx: Tx, idOrEmail: string): Promise<Account[]> {
  const { rows } = await sql<UserPart>`
    ${users} where user_id::text = lower(${idOrEmail}) or lower(email) = lower(${idOrEmail})`.execute(tx);
  const { rows: rest } = await sql<Account>`
    ${unopened} and (a.id = lower(${idOrEmail}) or lower(a.email) = lower(${idOrEmail}))`.execute(tx);
  return [...(await withIdentities(tx, rows)), ...rest];
}

export async function setDisabled(tx: Tx, { issuer, subject }: IdentityKey, at: Date | null): Promise<void> {
  await tx
    .updateTable('app.identities')
    .set({ disabled_at: at })
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .execute();
}

export async function setOperator(tx: Tx, { issuer, subject }: IdentityKey, isOperator: boolean): Promise<void> {
  await tx
    .updateTable('app.identities')
    .set({ is_operator: isOperator })
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .execute();
}

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
  /** The number of all accounts, including those that never opened the product. */
  readonly accounts: number;
  readonly neverOpened: number;
  readonly disabled: number;
  readonly newIn30Days: number;
  readonly wroteIn7Days: number;
  readonly reflections: number;
  readonly databaseBytes: number;
};

/** Count accounts and reflections. The transaction must have the operator's role. */
export async function countAccounts(tx: Tx, now: Date): Promise<AccountCounts> {
  // Use separate queries, because a distributed database stores users and identities on different machines.
  const { rows: marks } = await sql<Pick<AccountCounts, 'disabled' | 'databaseBytes'>>`
    select count(*)::int as disabled, pg_database_size(current_database())::float8 as "databaseBytes"
    from app.identities where disabled_at is not null`.execute(tx);
  type UserCounts = Omit<AccountCounts, 'disabled' | 'databaseBytes' | 'neverOpened'>;
  const { rows } = await sql<UserCounts>`
    select count(*)::int as accounts, coalesce(sum(total_reflections), 0)::int as reflections,
      (count(*) filter (where created_at > ${now}::timestamptz - interval '30 days'))::int as "newIn30Days",
      (count(*) filter (where last_reflection_day > (${now}::timestamptz - interval '7 days')::date))::int
        as "wroteIn7Days"
    from app.users`.execute(tx);
  const { rows: rest } = await sql<Pick<AccountCounts, 'neverOpened' | 'newIn30Days'>>`
    select count(*)::int as "neverOpened",
      (count(*) filter (where "createdAt" > ${now}::timestamptz - interval '30 days'))::int as "newIn30Days"
    from (${unopened}) u`.execute(tx);
  if (!rows[0] || !marks[0] || !rest[0]) throw new Error('a count returns one row');
  const { neverOpened } = rest[0];
  return {
    ...marks[0],
    ...rows[0],
    accounts: rows[0].accounts + neverOpened,
    neverOpened,
    newIn30Days: rows[0].newIn30Days + rest[0].newIn30Days,
  };
}

/** Return users without an identity, and users of the builtin issuer without a row in identity."user". */
export async function listBrokenIdentities(tx: Tx): Promise<{ readonly userId: string; readonly fault: string }[]> {
  // `offset 0` makes a distributed database evaluate this subquery first, instead of joining tables on different
  // machines.
  const { rows: lost } = await sql<{ userId: string; fault: string }>`
    select u.user_id as "userId", 'it has no identity' as fault
    from app.users u left join (select user_id from app.identities offset 0) i on i.user_id = u.user_id
    where i.user_id is null order by 1`.execute(tx);
  const { rows: unsigned } = await sql<{ userId: string; fault: string }>`
    select i.user_id as "userId", 'its sign-in is missing' as fault from app.identities i
    where i.issuer = 'inward' and not exists (select 1 from identity."user" a where a.id = i.subject)
    order by 1`.execute(tx);
  return [...lost, ...unsigned];
}
