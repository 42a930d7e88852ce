import type { BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthMiddleware } from 'better-auth/api';
import type { SecurityEventKind } from '../../../core/contract/security.ts';
import type { Log } from '../../log/log.ts';
import type { AccountGate } from '../identity.ts';
import { deviceName } from './sessions/device-name.ts';
import { findPendingUser } from './two-factor/code-step.ts';

/** Record a security event of the account `subject`. Never throw: a sign-in must not fail because of this record. */
export type RecordEvent = (subject: string, kind: SecurityEventKind, headers?: Headers | null) => Promise<void>;

export const openRecorder =
  (gate: AccountGate, issuer: string, log: Log): RecordEvent =>
  async (subject, kind, headers) => {
    const userAgent = headers?.get('user-agent') ?? null;
    const device = userAgent === null ? null : deviceName(userAgent);
    await gate
      .record({ issuer, subject }, { kind, device })
      .catch((error: unknown) => log.fault('a security event was not recorded', error));
  };

/** Return whether `returned`, the result of an endpoint, refuses the request. */
export const isRefused = (returned: unknown): boolean => returned instanceof APIError && returned.statusCode >= 400;

/** The event to record after a successful request, by the path of the request. */
const changes: Readonly<Record<string, SecurityEventKind>> = {
  '/two-factor/generate-backup-codes': 'recovery_codes_made',
  '/passkey/delete-passkey': 'passkey_removed',
  '/account/disconnect': 'provider_removed',
  '/sessions/end': 'sessions_ended',
  '/sessions/end-all': 'sessions_ended',
};

export const recoveryCodePath = '/two-factor/verify-backup-code';
const codePaths = new Set(['/two-factor/verify-totp', recoveryCodePath]);
const wrongCodes = new Set(['INVALID_CODE', 'INVALID_BACKUP_CODE']);
const isWrongCode = (returned: unknown) => returned instanceof APIError && wrongCodes.has(returned.body?.code ?? '');
const signIns = new Set(['/sign-in/email', '/passkey/verify-authentication', '/callback/:id', ...codePaths]);

/**
 * Record sign-ins, wrong codes and changed ways to sign in. Install this plugin after the two-factor plugin, which
 * delays the session until the user enters a code.
 */
export const recordEvents = (record: RecordEvent) =>
  ({
    id: 'record-events',
    hooks: {
      after: [
        {
          matcher: ({ path }) => path !== undefined && (path in changes || signIns.has(path)),
          handler: createAuthMiddleware(async (call) => {
            const { path, headers, context } = call;
            const { session, newSession, returned } = context;
            const refused = isRefused(returned);
            const kind = changes[path];
            if (kind !== undefined) {
              if (session && !refused) await record(session.user.id, kind, headers ?? null);
              return;
            }
            if (newSession) {
              // A code that is entered within a session adds an authenticator app. It is not a sign-in.
              if (session && codePaths.has(path)) return;
              const signedIn = path === recoveryCodePath ? 'signed_in_with_recovery_code' : 'signed_in';
              await record(newSession.user.id, signedIn, headers ?? null);
            } else if (isWrongCode(returned)) {
              const userId = session?.user.id ?? (await findPendingUser(call));
              if (userId) await record(userId, 'code_failed', headers ?? null);
            }
          }),
        },
      ],
    },
  }) satisfies BetterAuthPlugin;
