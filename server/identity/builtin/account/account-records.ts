import { APIError } from 'better-auth/api';
import { sql } from 'kysely';
import type pg from 'pg';
import type { Tx } from '../../../db/db.ts';
import { TooManyRequests } from '../../../errors/refusal.ts';
import type { AccountRecord, Identity } from '../../identity.ts';
import type { AttemptLimits } from '../attempt-limits/attempt-limits.ts';
import { isPasswordUndone } from '../two-factor/recent-login.ts';

type Parts = {
  readonly pool: pg.Pool;
  readonly limits: AttemptLimits;
  readonly passwords: () => Promise<{
    readonly verify: (pair: { readonly hash: string; readonly password: string }) => Promise<boolean>;
  }>;
};

type UserRow = {
  readonly name: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly image: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly twoFactorEnabled: boolean | null;
};

const retryAfterSeconds = ({ headers }: APIError): number => Number(new Headers(headers).get('retry-after')) || 60;

/** Return the functions that read, check and delete this issuer's data about a user. */
export function openAccountRecords({
  pool,
  limits,
  passwords,
}: Parts): Required<
  Pick<
    Identity,
    | 'readAccount'
    | 'confirmedEmails'
    | 'hasPassword'
    | 'isPasswordUndone'
    | 'checkPassword'
    | 'tokenEpoch'
    | 'eraseOwner'
  >
> {
  const findPasswordHash = async (subject: string): Promise<string | null> => {
    const { rows } = await pool.query<{ password: string }>(
      `select password from identity.account
       where "userId" = $1 and "providerId" = 'credential' and password is not null`,
      [subject],
    );
    return rows[0]?.password ?? null;
  };

  return {
    confirmedEmails: (subject) => findConfirmedEmails(pool, subject),
    readAccount: async (subject) => {
      const { rows } = await pool.query<UserRow>(`select * from identity."user" where id = $1`, [subject]);
      const [user] = rows;
      if (user === undefined) return null;
      const methods = await pool.query<{ provider: string; account: string; since: Date }>(
        `select "providerId" as provider, "accountId" as account, "createdAt" as since
         from identity.account where "userId" = $1 order by "createdAt", "providerId"`,
        [subject],
      );
      const sessions = await pool.query<{ since: Date; until: Date; userAgent: string | null }>(
        `select "createdAt" as since, "expiresAt" as until, "userAgent"
         from identity.session where "userId" = $1 order by "createdAt", id`,
        [subject],
      );
      const passkeys = await pool.query<AccountRecord['passkeys'][number]>(
        `select name, "createdAt" as since, "deviceType", "backedUp"
         from identity.passkey where "userId" = $1 order by "createdAt", id`,
        [subject],
      );
      const { name, email, emailVerified, image, createdAt, updatedAt } = user;
      return {
        name,
        email,
        emailVerified,
        picture: image,
        createdAt,
        updatedAt,
        passkeys: passkeys.rows,
        hasAuthenticatorApp: user.twoFactorEnabled === true,
        methods: methods.rows,
        sessions: sessions.rows,
      };
    },

    hasPassword: async (subject) => (await findPasswordHash(subject)) !== null,

    isPasswordUndone: (subject) => isPasswordUndone(pool, subject),

    checkPassword: async (subject, password) => {
      const hash = await findPasswordHash(subject);
      if (hash === null) return false;
      await limits.countPasswordCheck(subject).catch((error: unknown) => {
        throw error instanceof APIError ? new TooManyRequests(retryAfterSeconds(error)) : error;
      });
      const isCorrect = await (await passwords()).verify({ hash, password });
      if (isCorrect) await limits.clearPasswordChecks(subject);
      return isCorrect;
    },

    tokenEpoch: async (subject) => {
      const { rows } = await pool.query<{ epoch: number }>(
        'select "tokenEpoch" as epoch from identity."user" where id = $1',
        [subject],
      );
      return rows[0]?.epoch ?? null;
    },

    eraseOwner,
  };
}

export async function findConfirmedEmails(pool: pg.Pool, subject: string): Promise<readonly string[]> {
  const { rows } = await pool.query<{ email: string }>(
    `select email from identity."user" where id = $1 and "emailVerified"
     union select email from identity."emailUndo" where "userId" = $1 and "expiresAt" > now()`,
    [subject],
  );
  return rows.map(({ email }) => email);
}

export async function eraseOwner(tx: Tx): Promise<void> {
  await sql`select identity.erase_owner()`.execute(tx);
}
