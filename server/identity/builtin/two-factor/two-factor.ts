import { passkey } from '@better-auth/passkey';
import type { AuthContext } from 'better-auth';
import { APIError } from 'better-auth/api';
import { twoFactor } from 'better-auth/plugins/two-factor';
import type pg from 'pg';
import * as z from 'zod/mini';
import type { Random } from '../../../random/random.ts';
import type { ReportParts } from '../emails/owner-notices.ts';
import { asReportedPasskey } from './add-passkey.ts';
import { asOneChange } from './change-app.ts';
import { createRecoveryCodes } from './recovery-code.ts';
import { ofOpenSetup, withSetupName } from './setup.ts';

const passkeyRows = z.array(z.object({ id: z.string(), name: z.nullish(z.string()), createdAt: z.nullish(z.date()) }));

/** Return the user's passkeys without their public keys, oldest first. Ids sort by creation time. */
export async function listPasskeys({ adapter }: AuthContext, userId: string) {
  const found = await adapter.findMany({ model: 'passkey', where: [{ field: 'userId', value: userId }] });
  return passkeyRows
    .parse(found)
    .map(({ id, name = null, createdAt = null }) => ({ id, name: name ?? 'Passkey', addedAt: createdAt }))
    .sort((one, other) => one.id.localeCompare(other.id));
}

/** Throw a 404 unless the passkey is the user's, so that nobody learns the ids of other passkeys. */
export async function checkPasskeyOwner(pool: pg.Pool, id: string, userId: string): Promise<void> {
  const found = await pool.query('select from identity.passkey where "id" = $1 and "userId" = $2', [id, userId]);
  if (found.rowCount !== 0) return;
  throw new APIError('NOT_FOUND', { code: 'PASSKEY_NOT_FOUND', message: 'Passkey not found' });
}

type Parts = ReportParts & { readonly random: Random };

/** The library's plugin, whose changes of an account are transactions. */
function authenticatorApp(parts: Parts) {
  const plugin = twoFactor({
    issuer: 'Inward',
    // The library would also lock recovery codes. `AttemptLimits` counts the codes of the app instead.
    accountLockout: { enabled: false },
    backupCodeOptions: { customBackupCodesGenerate: () => createRecoveryCodes(parts.random) },
  });
  const { enableTwoFactor, verifyTOTP, disableTwoFactor } = plugin.endpoints;
  const oneChange = asOneChange(parts);
  const changes = {
    enableTwoFactor: oneChange(withSetupName(enableTwoFactor)),
    verifyTOTP: oneChange(ofOpenSetup(verifyTOTP)),
    disableTwoFactor: oneChange(disableTwoFactor),
  };
  return { ...plugin, endpoints: { ...plugin.endpoints, ...changes } };
}

/** The library's plugin, which reports a new passkey with an undo link. */
function passkeys(parts: Parts) {
  const plugin = passkey({
    rpName: 'Inward',
    // A passkey replaces the password and the code, so the device must verify the user by fingerprint, face or PIN.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    authentication: {
      afterVerification: async ({ verification }) => {
        if (verification.authenticationInfo.userVerified) return;
        throw new APIError('UNAUTHORIZED', {
          code: 'AUTHENTICATION_FAILED',
          message: 'Your device did not ask who you are.',
        });
      },
    },
  });
  const verifyPasskeyRegistration = asReportedPasskey(parts)(plugin.endpoints.verifyPasskeyRegistration);
  return { ...plugin, endpoints: { ...plugin.endpoints, verifyPasskeyRegistration } };
}

/** Plugins for an optional authenticator app, as the second factor after the password, and for passkeys. */
export const twoFactorPlugins = (parts: Parts) => [authenticatorApp(parts), passkeys(parts)] as const;
