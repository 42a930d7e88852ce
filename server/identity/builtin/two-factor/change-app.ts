import type { AuthContext } from 'better-auth';
import type { ReportParts } from '../emails/owner-notices.ts';
import { inProvenAccount } from '../sessions/proof.ts';
import { wrapEndpoint } from './wrap-endpoint.ts';

export type StoredApp = {
  readonly secret: string;
  readonly backupCodes: string;
  readonly verified?: boolean | null;
};

/** Return the user's authenticator app, also one that is only half added. */
export const findApp = ({ adapter }: AuthContext, userId: string) =>
  adapter.findOne<StoredApp>({ model: 'twoFactor', where: [{ field: 'userId', value: userId }] });

/** Like the library, count an app without a mark as verified: a sign-in must not go without its code. */
export const isVerified = ({ verified }: StoredApp): boolean => verified !== false;

/** Return whether sign-in by password needs a code: the user has added an authenticator app and verified one code. */
export async function hasAuthenticatorApp(context: AuthContext, userId: string): Promise<boolean> {
  const app = await findApp(context, userId);
  return app !== null && isVerified(app);
}

/**
 * Run an endpoint of better-auth that changes the authenticator app in one transaction, and notify the owner directly
 * after the commit. The library writes step by step: an app that is only half added would ask for codes that the owner
 * does not have, without a notice, and two that are begun at the same moment would leave two apps. A code that is
 * entered without a session belongs to a sign-in: its wrong codes must stay counted.
 */
export const asOneChange =
  ({ pool, emails, createUndo, record }: ReportParts) =>
  <E extends object>(endpoint: E): E =>
    wrapEndpoint(endpoint, async ({ context, headers }, { id: userId, email }, run) => {
      const { answer, hadApp, hasApp, undoToken } = await inProvenAccount(pool, async (client) => {
        const hadApp = await hasAuthenticatorApp(context, userId);
        const answer = await run();
        const hasApp = await hasAuthenticatorApp(context, userId);
        const undoToken = hasApp && !hadApp ? await createUndo(client, { userId, email }) : null;
        return { answer, hadApp, hasApp, undoToken };
      });
      if (hasApp && !hadApp) {
        emails.sendUndoable(email, 'codeAdded', undoToken);
        await record(userId, 'code_added', headers ?? null);
      }
      if (hadApp && !hasApp) {
        emails.sendNotice(email, 'codeRemoved');
        await record(userId, 'code_removed', headers ?? null);
      }
      return answer;
    });
