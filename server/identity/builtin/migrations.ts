import { sql } from 'kysely';
import type { Migration } from '../../db/migration.ts';
import {
  codeAges,
  codeSteps,
  emailUndo,
  keptConfirmations,
  oneApp,
  oneOfProvider,
  openLinks,
  provenUndo,
  tokenEpochs,
  undonePasswords,
  uniquePasskeys,
} from './account/account-migrations.ts';

/** The tables of better-auth 1.7.7, and the attempt counters. A test compares the tables with those of the library. */
const accountTables = `
  create schema if not exists identity;
  create table identity."user" (
    "id" text not null primary key, "name" text not null, "email" text not null unique,
    "emailVerified" boolean not null, "image" text,
    "createdAt" timestamptz default current_timestamp not null,
    "updatedAt" timestamptz default current_timestamp not null
  );
  create table identity.session (
    "id" text not null primary key, "expiresAt" timestamptz not null, "token" text not null unique,
    "createdAt" timestamptz default current_timestamp not null, "updatedAt" timestamptz not null,
    "ipAddress" text, "userAgent" text,
    "userId" text not null references identity."user" ("id") on delete cascade
  );
  create table identity.account (
    "id" text not null primary key, "accountId" text not null, "providerId" text not null,
    "userId" text not null references identity."user" ("id") on delete cascade,
    "accessToken" text, "refreshToken" text, "idToken" text, "accessTokenExpiresAt" timestamptz,
    "refreshTokenExpiresAt" timestamptz, "scope" text, "password" text,
    "createdAt" timestamptz default current_timestamp not null, "updatedAt" timestamptz not null
  );
  create table identity.verification (
    "id" text not null primary key, "identifier" text not null, "value" text not null,
    "expiresAt" timestamptz not null,
    "createdAt" timestamptz default current_timestamp not null,
    "updatedAt" timestamptz default current_timestamp not null
  );
  create table identity.jwks (
    "id" text not null primary key, "publicKey" text not null, "privateKey" text not null,
    "createdAt" timestamptz not null, "expiresAt" timestamptz, "alg" text, "crv" text
  );
  create index "session_userId_idx" on identity.session ("userId");
  create index "account_userId_idx" on identity.account ("userId");
  create index verification_identifier_idx on identity.verification ("identifier");
  create table identity.counters (key text primary key, points integer not null default 0, expire bigint);`;

const twoFactorTables = `
  alter table identity."user" add column "twoFactorEnabled" boolean default false;
  create table identity."twoFactor" (
    "id" text not null primary key, "secret" text not null, "backupCodes" text not null,
    "userId" text not null references identity."user" ("id") on delete cascade,
    "verified" boolean default true, "failedVerificationCount" integer default 0, "lockedUntil" timestamptz
  );
  create table identity.passkey (
    "id" text not null primary key, "name" text, "publicKey" text not null,
    "userId" text not null references identity."user" ("id") on delete cascade,
    "credentialID" text not null, "counter" integer not null, "deviceType" text not null,
    "backedUp" boolean not null, "transports" text, "createdAt" timestamptz, "aaguid" text
  );
  create index "twoFactor_secret_idx" on identity."twoFactor" ("secret");
  create index "twoFactor_userId_idx" on identity."twoFactor" ("userId");
  create index "passkey_userId_idx" on identity.passkey ("userId");
  create index "passkey_credentialID_idx" on identity.passkey ("credentialID");`;

/** The devices whose sign-in attempts are counted separately. */
const trustedDevices = `
  create table identity."trustedDevice" (
    "id" text not null primary key,
    "userId" text not null references identity."user" ("id") on delete cascade,
    "passwordDigest" bytea not null, "usedAt" timestamptz default current_timestamp not null
  );
  create index "trustedDevice_userId_idx" on identity."trustedDevice" ("userId");`;

const migration = (name: string, statements: string): Migration => ({
  name,
  up: async (tx) => {
    await sql.raw(statements).execute(tx);
  },
});

export const identityMigrations: readonly Migration[] = [
  migration('identity-0001-tables', accountTables),
  migration('identity-0002-second-steps', twoFactorTables),
  migration('identity-0003-trusted-devices', trustedDevices),
  migration('identity-0004-open-links', openLinks),
  migration('identity-0005-code-steps', codeSteps),
  migration('identity-0006-email-undo', emailUndo),
  migration('identity-0007-proven-undo', provenUndo),
  migration('identity-0008-code-ages', codeAges),
  migration('identity-0009-token-epochs', tokenEpochs),
  migration('identity-0010-kept-confirmations', keptConfirmations),
  migration('identity-0011-undone-passwords', undonePasswords),
  migration('identity-0012-unique-passkeys', uniquePasskeys),
  migration('identity-0013-one-app', oneApp),
  migration('identity-0014-one-of-provider', oneOfProvider),
];
