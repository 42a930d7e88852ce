import { createHash } from 'node:crypto';
import { kyselyAdapter } from '@better-auth/kysely-adapter';
import type { BetterAuthOptions } from 'better-auth';
import type { DBAdapter, Where } from 'better-auth/adapters';
import type { Kysely } from 'kysely';

type Row = Readonly<Record<string, unknown>>;
type Query = { readonly model?: string; readonly where?: readonly Where[]; readonly data?: Row; readonly update?: Row };
type Method = (query: Query) => Promise<unknown>;

/** Run a query with digests in place of the session tokens, and put the tokens back into the returned rows. */
async function runWithDigests(method: Method, query: Query): Promise<unknown> {
  const originals = new Map<unknown, string>();
  const digest = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(digest);
    if (typeof value !== 'string') return value;
    const hex = createHash('sha256').update(value).digest('hex');
    originals.set(hex, value);
    return hex;
  };
  const digestToken = (row: Row): Row => ('token' in row ? { ...row, token: digest(row['token']) } : row);
  const { where, data, update } = query;
  const result = await method({
    ...query,
    ...(where && {
      where: where.map((one) => (one.field === 'token' ? { ...one, value: digest(one.value) as Where['value'] } : one)),
    }),
    ...(data && { data: digestToken(data) }),
    ...(update && { update: digestToken(update) }),
  });
  const restore = (row: unknown): unknown =>
    typeof row === 'object' && row !== null && 'token' in row && originals.has(row.token)
      ? { ...row, token: originals.get(row.token) }
      : row;
  return Array.isArray(result) ? result.map(restore) : restore(result);
}

/**
 * Run all queries about sessions with `runWithDigests`. If a query finds a session by another field than its token,
 * `token` in the returned row is the digest: callers must end such a session by its id.
 */
function withDigests(adapter: DBAdapter): DBAdapter {
  return new Proxy(adapter, {
    get: (target, name) => {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      const method = member as Method;
      return (query: Query) => (query.model === 'session' ? runWithDigests(method, query) : method(query));
    },
  });
}

/** Make better-auth store only the SHA-256 of session tokens, so that a dump of the database signs nobody in. */
export const digestingAdapter =
  (database: Kysely<unknown>) =>
  (options: BetterAuthOptions): DBAdapter =>
    withDigests(kyselyAdapter(database.withSchema('identity'), { type: 'postgres' })(options));
