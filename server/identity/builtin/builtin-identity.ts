import { Kysely, PostgresDialect } from 'kysely';
import { openPool } from '../../db/pool.ts';
import type { Log } from '../../log/log.ts';
import type { Mail } from '../../outside/mail/mail.ts';
import type { Random } from '../../random/random.ts';
import { basePathOf } from '../../requests/origin.ts';
import type { AccountGate, Identity } from '../identity.ts';
import { openTokenVerifier } from '../verify-token.ts';
import { openAccountRecords } from './account/account-records.ts';
import { openAttemptLimits } from './attempt-limits/attempt-limits.ts';
import { openDeviceStore } from './attempt-limits/device-store.ts';
import { openEmailLimits } from './attempt-limits/email-limits.ts';
import { type Auth, algorithm, audience, createAuth, issuer } from './auth.ts';
import { ensureSampleAccount, sampleEmail } from './demo/sample-user.ts';
import { openIdentityEmails } from './emails/identity-emails.ts';
import { forgetExpired } from './forget-expired.ts';
import { openOwnKeys } from './own-keys.ts';
import type { ProviderConfig } from './providers/provider-config.ts';
import { openRequestHandler } from './requests/handle-request.ts';
import { openActiveSessions } from './sessions/active-sessions.ts';
import { withoutProof } from './sessions/proof.ts';

type BuiltinIdentity = Identity & {
  readonly isSessionActive: NonNullable<Identity['isSessionActive']>;
  /** Wait until pending emails are sent, then close the database connections. */
  readonly close: () => Promise<void>;
};

type BuiltinOptions = {
  readonly url: string;
  readonly connections: number;
  readonly secret: string;
  readonly publicUrl: string;
  readonly mail: Mail;
  readonly log: Log;
  readonly random: Random;
  readonly providers: readonly ProviderConfig[];
  readonly gate: AccountGate;
  /** Return the sample user's offset from UTC at sign-in, in minutes. Null outside the demo. */
  readonly sampleOffset: (() => number) | null;
};

/** Open the product's own issuer, which serves accounts, sessions and identity tokens under /api/identity. */
export function openBuiltinIdentity(options: BuiltinOptions): BuiltinIdentity {
  const { publicUrl, mail, log, random, providers, secret, sampleOffset } = options;
  const pool = openPool(options.url, { most: options.connections, name: 'inward identity' });
  const emails = openIdentityEmails({ mail, log, publicUrl });
  const sessions = openActiveSessions(pool);
  const limits = openAttemptLimits(pool);
  const auth: Auth = createAuth({
    database: new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) }),
    pool,
    secret,
    publicUrl,
    random,
    limits,
    devices: openDeviceStore(pool, random),
    emailLimits: openEmailLimits(pool),
    emails,
    renewHash: async (oldHash, newHash) => {
      // The password stays the same. This setting stops the database trigger that would revoke the account's unused
      // links.
      await pool.query(
        `update identity.account set password = $2
         where password = $1 and set_config('inward.same_password', 'on', true) = 'on'`,
        [oldHash, newHash],
      );
    },
    log,
    providers,
    gate: options.gate,
    sampleOffset,
  });

  const readKeys = async () => {
    const { keys } = await auth.api.getJwks();
    return { keys };
  };
  const verifyToken = openTokenVerifier({ issuer, audience, algorithms: [algorithm], keys: openOwnKeys(readKeys) });
  const isSessionActive: BuiltinIdentity['isSessionActive'] = async ({ sessionId }) =>
    sessionId !== undefined && (await sessions.isActive(sessionId));

  return {
    asksGate: true,
    verify: async (token) => {
      const claims = await verifyToken(token);
      return claims && (await isSessionActive(claims)) ? claims : null;
    },
    isSessionActive,
    handle: openRequestHandler({
      handle: (request) => withoutProof(() => auth.handler(request)),
      onPost: sessions.clearCache,
      providers,
      log,
      basePath: basePathOf(publicUrl),
    }),
    ...openAccountRecords({ pool, limits, passwords: async () => (await auth.$context).password }),
    notifyDeleted: (email) => emails.sendNotice(email, 'accountDeleted'),
    forgetExpired: () => forgetExpired(pool),
    ensureSampleUser: async ({ name, picture }) => {
      const { id: subject, email } = await ensureSampleAccount(await auth.$context, { name, picture });
      return { issuer, subject, email, name, picture, issuedAt: 0, expiresAt: 0, authenticatedAt: null };
    },
    isSampleUser: ({ email }) => sampleOffset !== null && email === sampleEmail,
    close: async () => {
      await emails.settled();
      await pool.end();
    },
  };
}
