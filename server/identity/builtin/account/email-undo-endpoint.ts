import type { BetterAuthPlugin } from 'better-auth';
import { createAuthEndpoint } from 'better-auth/api';
import type pg from 'pg';
import * as z from 'zod/mini';
import type { Random } from '../../../random/random.ts';
import type { IdentityEmails } from '../emails/identity-emails.ts';
import type { RecordEvent } from '../record-events.ts';
import { addressTaken } from './email-confirmation.ts';
import { emailToRestore, isKeptForUndo, undoEmailChange } from './email-undo.ts';
import { invalidToken, linkSecret } from './link-secret.ts';

const hourMs = 60 * 60_000;

type Parts = {
  readonly pool: pg.Pool;
  readonly emails: IdentityEmails;
  readonly random: Random;
  readonly record: RecordEvent;
};

/**
 * Add the endpoints that check an undo link and restore the old email. They need no session, because a stranger may
 * control the account. The check names the email: the link was sent only to that address.
 */
export const emailUndoEndpoint = ({ pool, emails, random, record }: Parts) =>
  ({
    id: 'email-undo',
    endpoints: {
      checkUndoLink: createAuthEndpoint(
        '/account/email/undo/check',
        { method: 'POST', body: z.object({ token: z.string() }) },
        async ({ body, json }) => {
          const email = await emailToRestore(pool, body.token);
          if (email === null) throw invalidToken();
          return json({ status: true, email });
        },
      ),

      undoEmailChange: createAuthEndpoint(
        '/account/email/undo',
        { method: 'POST', body: z.object({ token: z.string() }) },
        async ({ context, headers, body, json }) => {
          // The undo removes the password: send the restored address a link to choose a new one.
          const token = linkSecret(random);
          const undone = await undoEmailChange(pool, body.token, async (userId) => {
            await context.internalAdapter.createVerificationValue({
              identifier: `reset-password:${token}`,
              value: userId,
              expiresAt: new Date(Date.now() + hourMs),
            });
          });
          if (!undone) throw invalidToken();
          const { userId, email, replaced, codeRemoved } = undone;
          await record(userId, 'email_restored', headers ?? null);
          emails.sendAccountRestored(email, token, codeRemoved);
          if (replaced !== email) emails.sendAddressRestored(replaced);
          return json({ status: true, codeRemoved });
        },
      ),
    },
  }) satisfies BetterAuthPlugin;

/** Refuse a sign-up with an address that another account can still restore with an undo link. */
export const refuseKeptEmail =
  (pool: pg.Pool) =>
  async ({ email }: { readonly email: string }): Promise<void> => {
    if (await isKeptForUndo(pool, email, null)) throw addressTaken();
  };
