import type { AuthContext } from 'better-auth';
import type { ReportParts } from '../emails/owner-notices.ts';
import { inProvenAccount } from '../sessions/proof.ts';

type Call = { readonly context: AuthContext; readonly headers?: Headers | undefined };

/**
 * Run the endpoint of better-auth that adds a passkey in one transaction with its undo link, and notify the owner
 * directly after the commit: a fault must not leave a passkey without a notice.
 */
export const asReportedPasskey =
  ({ pool, emails, createUndo, record }: ReportParts) =>
  <E extends object>(endpoint: E): E => {
    const run = endpoint as unknown as (call: Call) => Promise<unknown>;
    const add = async (call: Call) => {
      const { session } = call.context;
      if (!session) return run(call);
      const { id: userId, email } = session.user;
      const { answer, undoToken } = await inProvenAccount(pool, async (client) => ({
        answer: await run(call),
        undoToken: await createUndo(client, { userId, email }),
      }));
      emails.sendUndoable(email, 'passkeyAdded', undoToken);
      await record(userId, 'passkey_added', call.headers ?? null);
      return answer;
    };
    return Object.assign(add, endpoint) as unknown as E;
  };
